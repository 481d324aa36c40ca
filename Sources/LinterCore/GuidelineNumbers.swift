public import Guidelines

/// What a check asks for: one end of the range that a rule states in a dimension.
///
/// ``GuidelineNumbers/limit(for:on:)`` answers it with a ``GuidelineLimit``.
public struct LimitQuery: Hashable, Sendable {
  /// The end of a range that is asked for.
  public enum Bound: String, Codable, CaseIterable, Sendable {
    /// The lower end of a range, or the least where nothing ends it.
    case minimum
    /// The upper end of a range, or the most where it begins with nothing.
    case maximum
    /// Both ends, the same number: a size that has to be met.
    case exact
  }

  /// The rule that states it.
  public var rule: RuleID
  /// What is measured.
  public var dimension: Dimension
  /// What it is counted in.
  public var unit: Unit
  /// The end that is asked for.
  public var bound: Bound
  /// The scale factor of a pixel size, or `nil`.
  public var scale: Int?
  /// What narrows it further: `["shape": "circular"]`.
  public var qualifiers: [String: String]
  /// The only authority whose number counts, where it is one of the system; `nil` for all.
  public var authority: Authority?
  /// Whether a check does as well without it: Apple states none, but a team may.
  public var isOptional: Bool

  /// Creates a query.
  public init(
    rule: RuleID, dimension: Dimension, unit: Unit, bound: Bound, scale: Int? = nil,
    qualifiers: [String: String] = [:], authority: Authority? = nil, isOptional: Bool = false
  ) {
    self.rule = rule
    self.dimension = dimension
    self.unit = unit
    self.bound = bound
    self.scale = scale
    self.qualifiers = qualifiers
    self.authority = authority
    self.isOptional = isOptional
  }
}

/// One end of the range that a guideline allows, which a check judges by.
///
/// A metric states the whole range; this is its minimum, its maximum, or its one exact value.
public struct GuidelineLimit: Hashable, Sendable {
  /// The number, in the metric's unit.
  public var value: Double
  /// Whether the guideline says "about".
  public var isApproximate: Bool
  /// The metric that states it.
  public var metric: Metric
}

/// The numbers of a knowledge base, as checks ask for them.
///
/// Where several authorities state one, that of the highest counts.
public struct GuidelineNumbers: Sendable {
  private var metrics: [RuleID: [Metric]] = [:]
  /// The rules that took the place of others.
  private var successors: [RuleID: RuleID] = [:]
  /// What each authority states of what a rule of Apple's is about, the highest first; no entry where
  /// only Apple does.
  private var voices: [RuleID: [(authority: Authority, metrics: [Metric])]] = [:]
  /// When rules ended that checks ask about.
  private var ends: [RuleID: Edition] = [:]

  /// Takes the metrics of a knowledge base; those of no rule are left out.
  public init(metrics: [Metric]) { add(metrics) }

  /// Adds `metrics`; those of no rule are left out.
  mutating func add(_ metrics: [Metric]) {
    for metric in metrics {
      guard let rule = metric.rule else { continue }
      self.metrics[rule, default: []].append(metric)
    }
  }

  /// What the guideline states for `query` on any of `platforms`; `nil` where it is silent.
  ///
  /// The highest authority that states it counts, unless a still higher one leaves no room for it. Of
  /// its metrics one that names one of the platforms wins over one that names none, and one that
  /// names few over one that names many. Where several remain, the last one stated counts.
  public func limit(for query: LimitQuery, on platforms: [Platform]) -> GuidelineLimit? {
    var opposites: [GuidelineLimit] = []
    for metrics in spoken(for: query) {
      if let limit = Self.nearest(metrics.compactMap(query.answer), to: platforms) {
        return opposites.allSatisfy { query.bound.leavesRoom(for: limit.value, beside: $0.value) }
          ? limit : nil
      }
      var opposite = query
      opposite.bound = query.bound.opposite
      opposites += [Self.nearest(metrics.compactMap(opposite.answer), to: platforms)]
        .compactMap(\.self)
    }
    return nil
  }

  private static func nearest(
    _ candidates: [GuidelineLimit], to platforms: [Platform]
  ) -> GuidelineLimit? {
    let named = candidates.filter { candidate in
      candidate.metric.platforms.contains { platforms.contains($0) }
    }
    let fewest = named.map(\.metric.platforms.count).min()
    return named.last { $0.metric.platforms.count == fewest }
      ?? candidates.last { $0.metric.platforms.isEmpty }
  }

  /// The metrics that may answer `query`, by authority, the highest first.
  private func spoken(for query: LimitQuery) -> [[Metric]] {
    let voices = (voices[query.rule] ?? []).filter { voice in
      query.authority.map { $0 == voice.authority } ?? true
    }
    return voices.isEmpty ? [stated(by: query.rule)] : voices.map(\.metrics)
  }

  /// Every number stated for `query`, of all platforms, those of the highest authority first, in the
  /// order of the documents.
  public func statements(for query: LimitQuery) -> [GuidelineLimit] {
    spoken(for: query).joined().compactMap(query.answer)
  }

  /// What `metric` answers, be it a number of the rule that took the place of the one asked about.
  func answer(to query: LimitQuery, in metric: Metric) -> GuidelineLimit? {
    let isAsked = spoken(for: query).contains { $0.contains { $0.rule == metric.rule } }
    return isAsked ? query.answer(in: metric) : nil
  }

  /// Answers what is asked about `rule`, which ended, with the numbers of `successor`.
  mutating func letStand(_ successor: RuleID, for rule: RuleID) { successors[rule] = successor }

  /// Takes `voices`, metrics by authority, the highest first, as what is said of what `rule` is about.
  mutating func hear(_ voices: [(authority: Authority, metrics: [Metric])], of rule: RuleID) {
    self.voices[rule] = voices
  }

  /// Records when `rule`, which a check asks about, ended.
  mutating func end(_ rule: RuleID, in edition: Edition) { ends[rule] = edition }

  /// Every number that a rule states, or other authorities of the same, in the order of the documents.
  public func metrics(of rule: RuleID) -> [Metric] {
    voices[rule]?.flatMap(\.metrics) ?? stated(by: rule)
  }

  /// Every number that a rule of Apple's, or its successor, states itself.
  func stated(by rule: RuleID) -> [Metric] { metrics[successors[rule] ?? rule] ?? [] }
}

extension GuidelineNumbers {
  /// `finding` of a check that asked for `queries`; where the number it went by is not Apple's, under the
  /// rule that states it, with its line and what the other authorities say.
  func attributed(_ finding: Finding, to queries: [LimitQuery]) -> Finding {
    guard let name = finding.evidence["authority"], name != Authority.apple.rawValue,
      let query = queries.first(where: { query in
        voices[query.rule]?.contains { $0.authority.rawValue == name } ?? false
      }), let voices = voices[query.rule],
      let metric = voices.lazy.flatMap(\.metrics).first(where: {
        $0.authority.rawValue == name && $0.place == finding.evidence["source"]
      })
    else { return finding }
    var finding = finding
    finding.rule = metric.rule ?? finding.rule
    for language in finding.message.languages {
      let said = voices.map { voice in
        words(of: voice.metrics, by: voice.authority, to: query, in: language)
      }
      let whole = "\(metric.place): \(said.joined(separator: "; "))"
      finding.message[language]? += " (\(whole))"
    }
    return finding
  }

  /// What `authority` says to `query`: `Acme: 4 tabs`, `Apple: no number after June 2024`.
  private func words(
    of metrics: [Metric], by authority: Authority, to query: LimitQuery, in language: Language
  ) -> String {
    let asked = metrics.filter { $0.dimension == query.dimension && $0.unit == query.unit }
    var amounts: [String] = []
    for amount in StatedAmount.list(of: asked, in: language).map(\.amount)
    where !amounts.contains(amount) {
      amounts.append(amount)
    }
    guard amounts.isEmpty else { return "\(authority): \(amounts.joined(separator: ", "))" }
    let none =
      ends[query.rule].map { end in
        Phrase("no number after \(end.phrase.en)", "\(end.phrase.ko) 이후로 수치 없음")
      } ?? Phrase("no number", "수치 없음")
    return "\(authority): \(none[language])"
  }
}

extension Metric {
  /// Where it is stated, as the evidence of a finding has it.
  var place: String { "\(source.document):\(source.line)" }
}

extension LimitQuery.Bound {
  /// The other end of a range.
  fileprivate var opposite: LimitQuery.Bound {
    switch self {
    case .minimum: .maximum
    case .maximum: .minimum
    case .exact: .exact
    }
  }

  /// Whether this end may be at `value` where the other one is at `other`.
  fileprivate func leavesRoom(for value: Double, beside other: Double) -> Bool {
    switch self {
    case .minimum: value <= other
    case .maximum: value >= other
    case .exact: true
    }
  }
}

extension LimitQuery {
  /// What `metric` answers; `nil` where it is about something else or leaves that end open.
  func answer(in metric: Metric) -> GuidelineLimit? {
    guard metric.dimension == dimension, metric.unit == unit, metric.scale == scale,
      qualifiers.allSatisfy({ metric.qualifiers[$0.key] == $0.value })
    else { return nil }
    let isExact = metric.minimum == metric.maximum
    let value: Double? =
      switch bound {
      // "Exactly 4" in a team's own words is both the least and the most.
      case .minimum: isExact && metric.authority == .apple ? nil : metric.minimum
      case .maximum: isExact && metric.authority == .apple ? nil : metric.maximum
      case .exact: isExact ? metric.minimum : nil
      }
    return value.map {
      GuidelineLimit(value: $0, isApproximate: metric.isApproximate, metric: metric)
    }
  }
}

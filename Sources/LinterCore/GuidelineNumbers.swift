public import Guidelines

/// A check's query for one end of the range that a rule states for a dimension.
///
/// ``GuidelineNumbers/limit(for:on:)`` answers it with a ``GuidelineLimit``.
public struct LimitQuery: Hashable, Sendable {
  /// An end of a range.
  public enum Bound: String, Codable, CaseIterable, Sendable {
    /// The lower end of a range, whether or not it has an upper one.
    case minimum
    /// The upper end of a range, whether or not it has a lower one.
    case maximum
    /// A single number that is both ends: a size that has to be met exactly.
    case exact
  }

  /// The rule that states it.
  public var rule: RuleID
  /// What is measured.
  public var dimension: Dimension
  /// The unit.
  public var unit: Unit
  /// The end to look up.
  public var bound: Bound
  /// The scale factor of a pixel size, or `nil`.
  public var scale: Int?
  /// Further conditions: `["shape": "circular"]`.
  public var qualifiers: [String: String]
  /// The only authority whose number counts, for numbers set by the system; `nil` for any.
  public var authority: Authority?
  /// Whether the check works without it: Apple states no number, but a team's guideline may.
  public var isOptional: Bool
  /// Whether its conditions make an exception, for which a number without conditions says nothing: "4.5:1"
  /// for all text leaves bold text as it is.
  public var isException: Bool

  /// Creates a query.
  public init(
    rule: RuleID, dimension: Dimension, unit: Unit, bound: Bound, scale: Int? = nil,
    qualifiers: [String: String] = [:], authority: Authority? = nil, isOptional: Bool = false,
    isException: Bool = false
  ) {
    self.rule = rule
    self.dimension = dimension
    self.unit = unit
    self.bound = bound
    self.scale = scale
    self.qualifiers = qualifiers
    self.authority = authority
    self.isOptional = isOptional
    self.isException = isException
  }
}

/// One end of the range that a guideline allows, as used by a check.
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

/// The numbers of a knowledge base, looked up by checks.
///
/// If several authorities state a number, the highest authority's is used.
public struct GuidelineNumbers: Sendable {
  private var metrics: [RuleID: [Metric]] = [:]
  /// The replacements of rules that have ended.
  private var successors: [RuleID: RuleID] = [:]
  /// The metrics of each authority on the subject of an Apple rule, highest authority first; no entry if
  /// only Apple states any.
  private var voices: [RuleID: [(authority: Authority, metrics: [Metric])]] = [:]
  /// When the rules that checks query ended.
  private var ends: [RuleID: Edition] = [:]

  /// Creates a lookup of `metrics`; metrics without a rule are ignored.
  public init(metrics: [Metric]) { add(metrics) }

  /// Adds `metrics`; metrics without a rule are ignored.
  mutating func add(_ metrics: [Metric]) {
    for metric in metrics {
      guard let rule = metric.rule else { continue }
      self.metrics[rule, default: []].append(metric)
    }
  }

  /// The limit stated for `query` on any of `platforms`; `nil` if the guidelines state none.
  ///
  /// The highest authority that states a limit decides, unless it contradicts the opposite limit of a
  /// higher one. Of its metrics, one that names a given platform wins over one that names none, then one
  /// that names fewer platforms, then the last one stated.
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

  /// The metrics that may answer `query`, grouped by authority, highest first.
  private func spoken(for query: LimitQuery) -> [[Metric]] {
    let voices = (voices[query.rule] ?? []).filter { voice in
      query.authority.map { $0 == voice.authority } ?? true
    }
    return voices.isEmpty ? [stated(by: query.rule)] : voices.map(\.metrics)
  }

  /// Every limit stated for `query` on any platform, highest authority first, then in document order.
  public func statements(for query: LimitQuery) -> [GuidelineLimit] {
    spoken(for: query).joined().compactMap(query.answer)
  }

  /// The limit in `metric`, if it belongs to the rule in `query` or to a replacement of that rule.
  func answer(to query: LimitQuery, in metric: Metric) -> GuidelineLimit? {
    let isAsked = spoken(for: query).contains { $0.contains { $0.rule == metric.rule } }
    return isAsked ? query.answer(in: metric) : nil
  }

  /// Uses the numbers of `successor` for queries about `rule`, which has ended.
  mutating func letStand(_ successor: RuleID, for rule: RuleID) { successors[rule] = successor }

  /// Sets the metrics about the subject of `rule`, grouped by authority, highest first.
  mutating func hear(_ voices: [(authority: Authority, metrics: [Metric])], of rule: RuleID) {
    self.voices[rule] = voices
  }

  /// Records when `rule`, which a check queries, ended.
  mutating func end(_ rule: RuleID, in edition: Edition) { ends[rule] = edition }

  /// Every number stated by a rule, or by other authorities on its subject, in document order.
  public func metrics(of rule: RuleID) -> [Metric] {
    voices[rule]?.flatMap(\.metrics) ?? stated(by: rule)
  }

  /// Every number stated by an Apple rule, or by its replacement.
  func stated(by rule: RuleID) -> [Metric] { metrics[successors[rule] ?? rule] ?? [] }
}

extension GuidelineNumbers {
  /// Attributes `finding` to the rule that states its limit, if that is not Apple's, and appends the source
  /// line and what the other authorities state to the message.
  ///
  /// `queries` belong to the check and `platforms` to the file; numbers for other platforms are left out.
  func attributed(
    _ finding: Finding, to queries: [LimitQuery], on platforms: [Platform]
  ) -> Finding {
    guard let name = finding.evidence["authority"], name != Authority.apple.rawValue else {
      return finding
    }
    let stated = queries.flatMap { query in
      (voices[query.rule] ?? []).flatMap(\.metrics).filter {
        $0.authority.rawValue == name && $0.place == finding.evidence["source"]
      }.map { (query, $0) }
    }
    // A rule may state a width and a height in one line.
    guard let (query, metric) = stated.first(where: { $0.isOfSame(as: $1) }) ?? stated.first,
      let voices = voices[query.rule]
    else { return finding }
    var finding = finding
    finding.rule = metric.rule ?? finding.rule
    for language in finding.message.languages {
      let said = voices.map { voice in
        words(
          of: voice.metrics.filter { $0.holds(on: platforms) }, by: voice.authority, to: query,
          in: language)
      }
      let whole = "\(metric.place): \(said.joined(separator: "; "))"
      finding.message[language]? += " (\(whole))"
    }
    return finding
  }

  /// What `authority` states for `query`: `Acme: 4 tabs`, `Apple: no number after June 2024`.
  private func words(
    of metrics: [Metric], by authority: Authority, to query: LimitQuery, in language: Language
  ) -> String {
    let asked = metrics.filter(query.isOfSame)
    var amounts: [String] = []
    for stated in StatedAmount.list(of: asked, in: language) {
      let platforms = stated.metric.platforms.map(\.rawValue).joined(separator: ", ")
      let amount = platforms.isEmpty ? stated.amount : "\(stated.amount) (\(platforms))"
      if !amounts.contains(amount) { amounts.append(amount) }
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
  /// Whether it is stated for one of `platforms`, or for all; whatever it is stated for, if there are none.
  fileprivate func holds(on platforms: [Platform]) -> Bool {
    platforms.isEmpty || self.platforms.isEmpty
      || !Set(platforms).isDisjoint(with: self.platforms)
  }

  /// Where it is stated, in the form used in the evidence of a finding.
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

  /// Whether this end can be `value` if the other end is `other`.
  fileprivate func leavesRoom(for value: Double, beside other: Double) -> Bool {
    switch self {
    case .minimum: value <= other
    case .maximum: value >= other
    case .exact: true
    }
  }
}

extension LimitQuery {
  /// Whether `metric` measures what is asked for.
  ///
  /// A team's "at least 48 pt" of a thing that has a width and a height is about both.
  func isOfSame(as metric: Metric) -> Bool {
    let isOfBoth = metric.dimension == .size && metric.authority != .apple
    return unit == metric.unit
      && (dimension == metric.dimension || isOfBoth && [.width, .height].contains(dimension))
  }

  /// Whether `metric` holds under the conditions of the query.
  ///
  /// A team's number holds under all conditions that it does not name, but for an exception.
  private func isMet(by metric: Metric) -> Bool {
    let (needed, given) =
      metric.authority == .apple || isException
      ? (qualifiers, metric.qualifiers) : (metric.qualifiers, qualifiers)
    return needed.allSatisfy { given[$0.key] == $0.value }
  }

  /// The limit stated in `metric`; `nil` if it is about something else or that end is open.
  func answer(in metric: Metric) -> GuidelineLimit? {
    guard isOfSame(as: metric), metric.scale == scale, isMet(by: metric) else { return nil }
    let isExact = metric.minimum == metric.maximum
    let value: Double? =
      switch bound {
      // A team's "exactly 4" is both a minimum and a maximum.
      case .minimum: isExact && metric.authority == .apple ? nil : metric.minimum
      case .maximum: isExact && metric.authority == .apple ? nil : metric.maximum
      case .exact: isExact ? metric.minimum : nil
      }
    return value.map {
      GuidelineLimit(value: $0, isApproximate: metric.isApproximate, metric: metric)
    }
  }
}

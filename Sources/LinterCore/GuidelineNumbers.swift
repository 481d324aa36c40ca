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

  /// Creates a query.
  public init(
    rule: RuleID, dimension: Dimension, unit: Unit, bound: Bound, scale: Int? = nil,
    qualifiers: [String: String] = [:]
  ) {
    self.rule = rule
    self.dimension = dimension
    self.unit = unit
    self.bound = bound
    self.scale = scale
    self.qualifiers = qualifiers
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
public struct GuidelineNumbers: Sendable {
  private var metrics: [RuleID: [Metric]] = [:]
  /// The rules that took the place of others.
  private var successors: [RuleID: RuleID] = [:]

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
  /// A metric that names one of the platforms wins over one that names none, and one that names
  /// few over one that names many. Where several remain, the last one stated counts.
  public func limit(for query: LimitQuery, on platforms: [Platform]) -> GuidelineLimit? {
    let candidates = statements(for: query)
    let named = candidates.filter { candidate in
      candidate.metric.platforms.contains { platforms.contains($0) }
    }
    let fewest = named.map(\.metric.platforms.count).min()
    return named.last { $0.metric.platforms.count == fewest }
      ?? candidates.last { $0.metric.platforms.isEmpty }
  }

  /// Every number stated for `query`, of all platforms, in the order of the documents.
  public func statements(for query: LimitQuery) -> [GuidelineLimit] {
    metrics(of: query.rule).compactMap { answer(to: query, in: $0) }
  }

  /// What `metric` answers, be it a number of the rule that took the place of the one asked about.
  func answer(to query: LimitQuery, in metric: Metric) -> GuidelineLimit? {
    var query = query
    query.rule = successors[query.rule] ?? query.rule
    return query.answer(in: metric)
  }

  /// Answers what is asked about `rule`, which ended, with the numbers of `successor`.
  mutating func letStand(_ successor: RuleID, for rule: RuleID) { successors[rule] = successor }

  /// Every number that a rule states, in the order of the documents.
  public func metrics(of rule: RuleID) -> [Metric] {
    metrics[successors[rule] ?? rule] ?? []
  }
}

extension LimitQuery {
  /// What `metric` answers; `nil` where it is about something else or leaves that end open.
  func answer(in metric: Metric) -> GuidelineLimit? {
    guard metric.rule == rule, metric.dimension == dimension, metric.unit == unit,
      metric.scale == scale, qualifiers.allSatisfy({ metric.qualifiers[$0.key] == $0.value })
    else { return nil }
    let isExact = metric.minimum == metric.maximum
    let value: Double? =
      switch bound {
      case .minimum: isExact ? nil : metric.minimum
      case .maximum: isExact ? nil : metric.maximum
      case .exact: isExact ? metric.minimum : nil
      }
    return value.map {
      GuidelineLimit(value: $0, isApproximate: metric.isApproximate, metric: metric)
    }
  }
}

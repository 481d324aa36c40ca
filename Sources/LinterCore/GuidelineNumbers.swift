public import Guidelines

/// A question for a number: what the guideline states of a subject in a dimension.
public struct NumberRequest: Hashable, Sendable {
  /// The rule that states it.
  public var rule: RuleID
  /// What is measured.
  public var dimension: Dimension
  /// What it is counted in.
  public var unit: Unit
  /// The scale factor of a pixel size, or `nil`.
  public var scale: Int?
  /// What narrows it further: `["shape": "circular"]`.
  public var qualifiers: [String: String]

  /// Creates a request.
  public init(
    rule: RuleID, dimension: Dimension, unit: Unit, scale: Int? = nil,
    qualifiers: [String: String] = [:]
  ) {
    self.rule = rule
    self.dimension = dimension
    self.unit = unit
    self.scale = scale
    self.qualifiers = qualifiers
  }
}

/// What a guideline allows; an open end is `nil`.
public struct Threshold: Hashable, Codable, Sendable {
  /// The smallest value allowed.
  public var minimum: Double?
  /// The largest value allowed.
  public var maximum: Double?
  /// Whether the guideline says "about".
  public var isApproximate: Bool

  /// Creates a threshold.
  public init(minimum: Double?, maximum: Double?, isApproximate: Bool = false) {
    self.minimum = minimum
    self.maximum = maximum
    self.isApproximate = isApproximate
  }

  /// Whether `value` lies inside.
  public func allows(_ value: Double) -> Bool {
    (minimum.map { value >= $0 } ?? true) && (maximum.map { value <= $0 } ?? true)
  }
}

/// The numbers of a knowledge base, as checks ask for them.
public struct GuidelineNumbers: Sendable {
  private var metrics: [RuleID: [Metric]] = [:]

  /// Takes the metrics of a knowledge base; those of no rule are left out.
  public init(metrics: [Metric]) {
    for metric in metrics {
      guard let rule = metric.rule else { continue }
      self.metrics[rule, default: []].append(metric)
    }
  }

  /// What the guideline states for `request` on `platform`; `nil` where it states nothing.
  ///
  /// A metric of the platform itself wins over one that names no platform. Where several remain
  /// (editions differ), the last one stated counts.
  public func threshold(for request: NumberRequest, on platform: Platform?) -> Threshold? {
    let candidates = (metrics[request.rule] ?? []).filter { metric in
      metric.dimension == request.dimension && metric.unit == request.unit
        && metric.scale == request.scale
        && request.qualifiers.allSatisfy { metric.qualifiers[$0.key] == $0.value }
    }
    let named = candidates.filter { metric in platform.map(metric.platforms.contains) ?? false }
    let unnamed = candidates.filter { $0.platforms.isEmpty }
    guard let metric = named.last ?? unnamed.last else { return nil }
    return Threshold(
      minimum: metric.minimum, maximum: metric.maximum, isApproximate: metric.isApproximate)
  }
}

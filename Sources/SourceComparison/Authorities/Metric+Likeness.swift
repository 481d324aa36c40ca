internal import Guidelines
internal import TextAnalysis

extension Metric {
  /// The subject of a number if the text does not name it.
  static let unnamed = ""

  /// The evidence that two numbers measure the same thing.
  enum Likeness: Comparable, Hashable {
    case none
    /// Both are counts, but of differently named things.
    case unnamed
    /// Both have the same unit, or count the same.
    case named
  }

  /// The evidence that both measure the same thing under the same conditions.
  func likeness(to other: Metric) -> Likeness {
    guard scale == other.scale,
      qualifiers == other.qualifiers || qualifiers.isEmpty || other.qualifiers.isEmpty,
      platforms.isEmpty || other.platforms.isEmpty
        || !Set(platforms).isDisjoint(with: other.platforms)
    else { return .none }
    if dimension == .count, other.dimension == .count {
      return unit == other.unit ? .named : .unnamed
    }
    guard unit == other.unit || factor(to: other) != nil else { return .none }
    return isMeasuredLike(other) ? .named : .none
  }

  /// Whether both have the same dimension, or dimensions with a common name.
  ///
  /// A "size" may be a width, and a "margin" the space above. A unit other than one of distance has only
  /// one dimension, however it is called, but a share of opacity is no other.
  private func isMeasuredLike(_ other: Metric) -> Bool {
    dimension == other.dimension || !isDistance && ![dimension, other.dimension].contains(.opacity)
      || Self.kinds.contains { $0.contains(dimension) && $0.contains(other.dimension) }
  }

  /// Whether it is a size or a distance on the screen.
  var isDistance: Bool { unit == .points || unit == .pixels }

  private static let kinds: [Set<Dimension>] = [
    [.size, .width, .height], [.margin, .spacing, .top, .bottom, .leading, .trailing],
  ]

  /// The factor from its unit of time to that of `other`; `nil` for other units.
  private func factor(to other: Metric) -> Double? {
    guard let mine = Self.seconds[unit], let theirs = Self.seconds[other.unit] else { return nil }
    return mine / theirs
  }

  private static let seconds: [Unit: Double] = [
    .milliseconds: 0.001, .seconds: 1, .minutes: 60, .hours: 3600, .days: 86_400,
    .weeks: 604_800, .months: 2_592_000,
  ]

  /// Whether it allows more than one value.
  var isLimit: Bool { minimum != maximum }

  /// The bounds in the unit of `other`; a minimum of 0 or 1 things says nothing and is left out.
  private func range(as other: Metric) -> (least: Double, most: Double) {
    let factor = factor(to: other) ?? 1
    let isCount = dimension == .count || dimension == .length
    let least = minimum.flatMap { isCount && $0 <= 1 && maximum != $0 ? nil : $0 * factor }
    return (least ?? -.infinity, maximum.map { $0 * factor } ?? .infinity)
  }

  /// Whether it allows every value that `other` allows.
  func range(contains other: Metric) -> Bool {
    let (mine, theirs) = (range(as: self), other.range(as: self))
    return mine.least <= theirs.least && mine.most >= theirs.most
  }

  /// Whether they have no allowed value in common.
  func range(excludes other: Metric) -> Bool {
    let (mine, theirs) = (range(as: self), other.range(as: self))
    return mine.least > theirs.most || mine.most < theirs.least
  }

  /// Whether the maximum of one is the minimum of the other: "up to 200 %" may mean the same as "at least
  /// 200 %".
  func range(touches other: Metric) -> Bool {
    let (mine, theirs) = (range(as: self), other.range(as: self))
    return mine.most == theirs.least || mine.least == theirs.most
  }

  /// Whether both are open at the same ends: two minimums, two maximums, two ranges.
  func isBounded(as other: Metric) -> Bool {
    let (mine, theirs) = (range(as: self), other.range(as: other))
    return mine.least.isInfinite == theirs.least.isInfinite
      && mine.most.isInfinite == theirs.most.isInfinite
  }
}

extension [Metric] {
  /// The best evidence that one of these numbers measures the same thing as one of `others`.
  func likeness(to others: [Metric]) -> Metric.Likeness {
    lazy.flatMap { mine in others.lazy.map { mine.likeness(to: $0) } }.max() ?? .none
  }
}

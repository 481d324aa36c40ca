internal import Guidelines
internal import TextAnalysis

extension Metric {
  /// The subject of a number of which the text does not tell what it is of.
  static let unnamed = ""

  /// How much speaks for two numbers being of the same thing.
  enum Likeness: Comparable, Hashable {
    case none
    /// Both count something, and at least one of them does not say the same as the other.
    case unnamed
    /// Both are in one unit, or count the same.
    case named
  }

  /// How much speaks for both being of the same thing, under the same conditions.
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

  /// Whether both are of one dimension, or of such as one word may mean.
  ///
  /// A "size" may be a width, a "margin" the space above. What is no distance has one dimension a unit,
  /// whatever words name it.
  private func isMeasuredLike(_ other: Metric) -> Bool {
    dimension == other.dimension || !Self.distances.contains(unit)
      || Self.kinds.contains { $0.contains(dimension) && $0.contains(other.dimension) }
  }

  private static let distances: Set<Unit> = [.points, .pixels]
  private static let kinds: [Set<Dimension>] = [
    [.size, .width, .height], [.margin, .spacing, .top, .bottom, .leading, .trailing],
  ]

  /// How many of the other one's unit one of its own is, of units of time.
  private func factor(to other: Metric) -> Double? {
    guard let mine = Self.seconds[unit], let theirs = Self.seconds[other.unit] else { return nil }
    return mine / theirs
  }

  private static let seconds: [Unit: Double] = [
    .milliseconds: 0.001, .seconds: 1, .minutes: 60, .hours: 3600, .days: 86_400,
    Unit(rawValue: "weeks"): 604_800,
  ]

  /// Whether it allows more than one value.
  var isLimit: Bool { minimum != maximum }

  /// The least and the most that it allows, in the unit of `other`; that there is one of something goes
  /// without saying.
  private func range(as other: Metric) -> (least: Double, most: Double) {
    let factor = factor(to: other) ?? 1
    let isCount = dimension == .count || dimension == .length
    let least = minimum.flatMap { isCount && $0 <= 1 && maximum != $0 ? nil : $0 * factor }
    return (least ?? -.infinity, maximum.map { $0 * factor } ?? .infinity)
  }

  /// Whether every value that `other` allows is one that it allows.
  func range(contains other: Metric) -> Bool {
    let (mine, theirs) = (range(as: self), other.range(as: self))
    return mine.least <= theirs.least && mine.most >= theirs.most
  }

  /// Whether no value is allowed by both.
  func range(excludes other: Metric) -> Bool {
    let (mine, theirs) = (range(as: self), other.range(as: self))
    return mine.least > theirs.most || mine.most < theirs.least
  }

  /// Whether one allows up to the number from which the other one allows: "up to 200 %" may ask for as
  /// much as "at least 200 %".
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
  /// How much speaks for a number of these and one of `others` being of the same thing.
  func likeness(to others: [Metric]) -> Metric.Likeness {
    lazy.flatMap { mine in others.lazy.map { mine.likeness(to: $0) } }.max() ?? .none
  }
}

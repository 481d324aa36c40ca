internal import Guidelines

/// A number in a sentence with its unit, its bounds and all other words that determine its meaning.
package struct Quantity {
  /// The tokens of the number, its unit and its counter.
  package var tokens: Range<Int>
  /// The tokens of the number together with adjacent words that bound or approximate it.
  package var reach: Range<Int>
  package var low: Double
  package var high: Double
  /// The height in "25x25"; in "408x84–160" the smallest height.
  package var second: Double?
  /// The largest height in "408x84–160".
  package var highestSecond: Double?
  package var isRange = false
  /// Whether the range is a choice of two neighbours, such as "one or two".
  package var isChoice = false
  package var unit: MeasuredUnit?
  /// The Korean counter after the number.
  package var counter: String?
  /// Whether a hyphen joins it to the next word, as in "44-point target".
  package var isAttributive = false
  /// Whether the number is written as a word.
  package var isSpelled = false
  package var scale: Int?
  package var bound: Bound?
  /// The index after the last word of its bound, which may follow the noun: "두 줄 이하로".
  package var boundEnd: Int?
  package var isApproximate = false
  /// Whether it is a contrast that WCAG demands at least, though no word says so.
  package var isLeastContrast = false

  /// The index after the number and all words of its bound.
  package var end: Int { max(reach.upperBound, boundEnd ?? 0) }

  /// Whether it is a length on a screen.
  package var isOfLayout: Bool { unit.map { Units.ofLayout.contains($0.unit) } ?? false }

  /// Whether this number without a unit may be a line height, as a multiple of the letter height.
  package var isLineHeight: Bool {
    unit == nil && counter == nil && second == nil && !isSpelled && low > 0.8 && high <= 3
  }

  /// The smallest and the largest value allowed, for countable objects.
  package var countLimits: (minimum: Double?, maximum: Double?) { limits(low, high, step: 1) }

  /// The smallest and the largest value allowed, for measurements.
  package func measuredLimits(_ low: Double, _ high: Double) -> (minimum: Double?, maximum: Double?)
  {
    // Characters and times are whole numbers, as counts are.
    let isWhole = unit?.unit == .characters || unit?.unit == .times
    return limits(low, high, step: isWhole ? 1 : 0)
  }

  private func limits(
    _ low: Double, _ high: Double, step: Double
  ) -> (minimum: Double?, maximum: Double?) {
    guard let bound else { return (low, isLeastContrast ? nil : high) }
    // In "more than two or three" the outer number is the limit.
    let step = bound.isInclusive ? 0 : step
    return bound.side == .minimum ? (low + step, nil) : (nil, high - step)
  }
}

internal import Guidelines

/// A number of a sentence with everything around it that says how to read it.
package struct Quantity {
  /// The tokens of the number, its unit and its counter.
  package var tokens: Range<Int>
  /// The tokens with the words that bound or approximate it.
  package var reach: Range<Int>
  package var low: Double
  package var high: Double
  /// The height in "25x25", and in "408x84–160" the lowest.
  package var second: Double?
  /// The highest height in "408x84–160".
  package var highestSecond: Double?
  package var isRange = false
  /// Whether the range is "one or two".
  package var isChoice = false
  package var unit: MeasuredUnit?
  /// The Korean counter after the number.
  package var counter: String?
  /// Whether a hyphen joins it to the word after it.
  package var isAttributive = false
  /// Whether the number is a word.
  package var isSpelled = false
  package var scale: Int?
  package var bound: Bound?
  /// Where the words that bound it end; behind the noun in "두 줄 이하로".
  package var boundEnd: Int?
  package var isApproximate = false

  /// Whether a number without a unit may say how many times as high as its letters a line is.
  package var isLineHeight: Bool {
    unit == nil && counter == nil && second == nil && !isSpelled && low > 0.8 && high <= 3
  }

  /// Smallest and largest allowed value, for things that are counted.
  package var countLimits: (minimum: Double?, maximum: Double?) { limits(low, high, step: 1) }

  /// Smallest and largest allowed value, for things that are measured.
  package func measuredLimits(_ low: Double, _ high: Double) -> (minimum: Double?, maximum: Double?)
  {
    // Characters and times come in whole numbers, as things that are counted do.
    let isWhole = unit?.unit == .characters || unit?.unit == .times
    return limits(low, high, step: isWhole ? 1 : 0)
  }

  private func limits(
    _ low: Double, _ high: Double, step: Double
  ) -> (minimum: Double?, maximum: Double?) {
    guard let bound else { return (low, high) }
    // "more than two or three" bounds by the outer number of its side.
    let step = bound.isInclusive ? 0 : step
    return bound.side == .minimum ? (low + step, nil) : (nil, high - step)
  }
}

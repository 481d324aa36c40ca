internal import Guidelines
internal import TextAnalysis

/// The numbers in a text, for audits.
struct SaidNumbers {
  private let numbers: NamedNumbers
  private let values: Set<Double>

  private init(_ numbers: NamedNumbers) {
    self.numbers = numbers
    values = numbers.all
  }

  /// Reads `text` inclusively: if in doubt, a word counts as a number.
  static func read(_ text: String) -> SaidNumbers { SaidNumbers(NamedNumbers.read(text)) }

  /// Whether the text contains a number in figures.
  var hasFigures: Bool { !numbers.inFigures.isEmpty }

  /// Whether the text contains `value`.
  ///
  /// One is implied by every "a", "only" and "each", so it always counts as contained.
  func contains(_ value: Double) -> Bool { value == 1 || value == 0 || values.contains(value) }

  /// The number in the text that stands for the limit `end`: "more than three" means at least 4.
  func named(for end: Double) -> Double {
    [end, end - 1, end + 1].first { values.contains($0) } ?? end
  }

  /// Whether `other` contains none of these numbers.
  func isDisjoint(with other: SaidNumbers) -> Bool { values.isDisjoint(with: other.values) }

  /// Whether all bounds in the text are of the kind that `metric` has.
  func boundsOnly(as metric: Metric) -> Bool {
    numbers.sides == [metric.minimum == nil ? .maximum : .minimum]
  }
}

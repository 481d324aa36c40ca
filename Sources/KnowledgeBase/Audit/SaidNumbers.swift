internal import Guidelines
internal import TextAnalysis

/// The numbers that a text names, as an audit asks for them.
struct SaidNumbers {
  private let numbers: NamedNumbers
  private let values: Set<Double>

  private init(_ numbers: NamedNumbers) {
    self.numbers = numbers
    values = numbers.all
  }

  /// Reads `text`: better a number too many than one too few.
  static func read(_ text: String) -> SaidNumbers { SaidNumbers(NamedNumbers.read(text)) }

  /// Whether the text names a number in figures.
  var hasFigures: Bool { !numbers.inFigures.isEmpty }

  /// Whether the text names `value`.
  ///
  /// One is said by every "a", "only" and "each"; nobody can tell whether a text lacks it.
  func contains(_ value: Double) -> Bool { value == 1 || value == 0 || values.contains(value) }

  /// The number that the text names where it means `end`: "more than three" means 4.
  func named(for end: Double) -> Double {
    [end, end - 1, end + 1].first { values.contains($0) } ?? end
  }

  /// Whether `other` names one of these numbers.
  func isDisjoint(with other: SaidNumbers) -> Bool { values.isDisjoint(with: other.values) }

  /// Whether all bounds of the text are of the kind that `metric` has.
  func boundsOnly(as metric: Metric) -> Bool {
    numbers.sides == [metric.minimum == nil ? .maximum : .minimum]
  }
}

internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis

/// A number in a text, with its unit or noun.
struct StatedNumber: Hashable, Sendable {
  /// The value, converted to the unit for comparison.
  let value: Double
  /// The values that mean the same: "fewer than 15" also means at most 14.
  let alternatives: Set<Double>
  /// Whether it is a minimum or a maximum; `nil` for an exact value or a range.
  let side: Bound.Side?
  /// The unit or the noun; `nil` if it has none.
  let unit: Unit?
  /// Whether the unit is a unit of measurement.
  let isMeasured: Bool
  /// The words of the noun, if it is a count.
  let noun: Set<Feature>
  /// The words of its sentence; empty for a metric.
  let sentence: Set<Feature>
  /// The line that states it.
  let line: Int
  /// Whether a reader took it for a metric of the guideline.
  let isMetric: Bool

  /// Whether both may have the same value.
  func agrees(with other: StatedNumber) -> Bool {
    if alternatives.contains(other.value) || other.alternatives.contains(value) { return true }
    // To forbid three or more is to allow at most two.
    guard let side, let opposite = other.side, side != opposite else { return false }
    return abs(value - other.value) == 1
  }

  /// Whether `other` may measure the same thing, judging by unit and noun.
  func isComparable(to other: StatedNumber) -> Bool {
    if isMeasured || other.isMeasured { return unit == other.unit }
    if let unit, unit == other.unit { return true }
    return other.unit == nil && !noun.isEmpty && noun.isSubset(of: other.sentence)
  }

  /// The number with its unit, as shown in messages.
  var shown: String {
    let number = Metric.shown(value)
    return switch unit {
    case nil: number
    case .percent?, .degrees?, .toOne?: number + (unit?.rawValue ?? "")
    case let unit?: "\(number) \(unit.rawValue)"
    }
  }
}

extension Unit {
  /// Units that texts use interchangeably, with the factor from one to the other.
  private static let equivalents: [Unit: (unit: Unit, factor: Double)] = [
    .weeks: (.days, 7), Unit(rawValue: "cm"): (.millimetres, 10),
  ]

  /// The unit used for comparison: days for weeks.
  var compared: Unit { Self.equivalents[self]?.unit ?? self }

  /// `value` converted to the unit used for comparison, rounded to a millionth.
  func compared(_ value: Double) -> Double {
    Self.equivalents[self].map { (value * $0.factor * 1e6).rounded() / 1e6 } ?? value
  }
}

extension StatedNumber {
  /// The numbers in both texts of `passage`: its metrics, and the numbers in its sentences.
  static func numbers(
    of passage: Passage, analyzer: TextAnalyzer
  ) -> Bilingual<[StatedNumber]> {
    var numbers = Bilingual<[StatedNumber]>()
    for language in Language.allCases {
      guard let text = passage.text[language] else { continue }
      numbers[language] =
        set(by: passage.metrics, in: language, analyzer: analyzer)
        + named(in: text, warns: FormClassifier.isWarning(lead(of: passage, language)), analyzer)
    }
    return numbers
  }

  private static func lead(of passage: Passage, _ language: Language) -> Bilingual<String> {
    var lead = Bilingual<String>()
    lead[language] = passage.statement?.lead[language]
    return lead
  }

  private static func set(
    by metrics: [Metric], in language: Language, analyzer: TextAnalyzer
  ) -> [StatedNumber] {
    metrics.flatMap { metric -> [StatedNumber] in
      let place = [metric.source, metric.confirmed].compactMap(\.self)
        .first { $0.language == language }
      guard let place else { return [] }
      let isMeasured = metric.dimension != .count
      let noun =
        isMeasured
        ? [] : Set(WordFeatures(of: metric.unit.rawValue, analyzer: analyzer).features)
      return Set([metric.minimum, metric.maximum].compactMap(\.self)).sorted().map { end in
        let value = metric.unit.compared(end)
        return StatedNumber(
          value: value, alternatives: [value], side: side(of: metric), unit: metric.unit.compared,
          isMeasured: isMeasured, noun: noun, sentence: [], line: place.line, isMetric: true)
      }
    }
  }

  private static func side(of metric: Metric) -> Bound.Side? {
    switch (metric.minimum, metric.maximum) {
    case (nil, _?): .maximum
    case (_?, nil): .minimum
    default: nil
    }
  }

  /// The numbers in the sentences of `text`; a text that `warns` of a number allows one less.
  private static func named(
    in text: SourceText, warns: Bool, _ analyzer: TextAnalyzer
  ) -> [StatedNumber] {
    var tokenizer = SentenceTokenizer()
    tokenizer.start([TextLine(text: text.text, line: text.lines.first)])
    var sentence: [SentenceToken] = []
    var numbers: [StatedNumber] = []
    while tokenizer.read(&sentence) {
      let quantities = QuantityParser(tokens: sentence).quantities()
      guard !quantities.isEmpty else { continue }
      let words = Set(
        WordFeatures(of: Self.text(of: sentence, in: text.text), analyzer: analyzer).features)
      for quantity in quantities {
        let unit = quantity.unit?.unit
        let values = [quantity.low, quantity.high, quantity.second, quantity.highestSecond]
          .compactMap(\.self)
        for value in Set(values.map { unit?.compared($0) ?? $0 }).sorted() {
          numbers.append(
            StatedNumber(
              value: value,
              alternatives: alternatives(to: value, quantity.bound, warns: warns),
              side: quantity.bound?.side,
              unit: unit?.compared, isMeasured: unit != nil, noun: [], sentence: words,
              line: sentence[quantity.tokens.lowerBound].line, isMetric: false))
        }
      }
    }
    return numbers
  }

  private static func text(of sentence: [SentenceToken], in text: String) -> String {
    guard let first = sentence.first, let last = sentence.last else { return "" }
    let utf8 = Array(text.utf8)
    let range = max(0, Int(first.start))..<min(utf8.count, max(Int(first.start), Int(last.end)))
    return String(decoding: utf8[range], as: UTF8.self)
  }

  private static func alternatives(
    to value: Double, _ bound: Bound?, warns: Bool
  ) -> Set<Double> {
    var values: Set<Double> = [value]
    if let bound, !bound.isInclusive {
      values.insert(bound.side == .minimum ? value + 1 : value - 1)
    }
    if warns { values.insert(value - 1) }
    return values
  }
}

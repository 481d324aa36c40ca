/// The numbers that a text contains, in figures or in words of either language, and the limits it
/// sets with them.
///
/// They are read by the recogniser of quantities, sentence by sentence; nothing else in the project
/// reads numbers out of prose.
package struct NamedNumbers: Sendable {
  /// The numbers in figures.
  package private(set) var inFigures: Set<Double> = []
  /// The numbers in words, including those that words imply: both, twice, 양쪽.
  package private(set) var inWords: Set<Double> = []
  /// Which limits the text sets: minimum, maximum, both or none.
  package private(set) var sides: Set<Bound.Side> = []

  /// All numbers.
  package var all: Set<Double> { inFigures.union(inWords) }

  /// Reads `text` inclusively: numbers in dates and names count as well.
  package static func read(_ text: String) -> NamedNumbers {
    var numbers = NamedNumbers()
    var tokenizer = SentenceTokenizer()
    tokenizer.start([TextLine(text: text, line: 0)])
    var sentence: [SentenceToken] = []
    while tokenizer.read(&sentence) {
      for token in sentence { numbers.add(token) }
      guard sentence.contains(where: { $0.kind == .number }) else { continue }
      let bounds = QuantityParser(tokens: sentence).quantities().compactMap(\.bound)
      numbers.sides.formUnion(bounds.map(\.side))
    }
    return numbers
  }

  private mutating func add(_ token: SentenceToken) {
    switch token.kind {
    case .number where token.isSpelled: inWords.formUnion([token.low, token.high])
    case .number, .scale: inFigures.formUnion([token.low, token.high])
    case .word: if let value = Self.implied(by: token) { inWords.insert(value) }
    case .mark: break
    }
  }

  /// The number that a word implies without being a numeral.
  ///
  /// A Hangul word may carry a particle.
  private static func implied(by token: SentenceToken) -> Double? {
    if let value = Numerals.implied[token.text] { return value }
    guard token.isHangul else { return nil }
    return HangulWords.stems(token.text).lazy.compactMap { Numerals.implied[$0] }.first
  }
}

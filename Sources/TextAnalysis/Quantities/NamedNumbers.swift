/// The numbers that a text names, in figures or in words of either language, and how it bounds them.
///
/// They are what the recogniser of quantities reads, one sentence after the other; nothing else
/// reads numbers out of prose.
package struct NamedNumbers: Sendable {
  /// Those in figures.
  package private(set) var inFigures: Set<Double> = []
  /// Those in words, and what words imply: both, twice, 양쪽.
  package private(set) var inWords: Set<Double> = []
  /// The ends that its bounds leave: a minimum, a maximum, both or none.
  package private(set) var sides: Set<Bound.Side> = []

  /// All of them.
  package var all: Set<Double> { inFigures.union(inWords) }

  /// Reads `text`, generously: also numbers that are no quantities, as those of dates and names.
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

  /// The number that a word implies without being one; a Hangul word may carry a particle.
  private static func implied(by token: SentenceToken) -> Double? {
    if let value = Numerals.implied[token.text] { return value }
    guard token.isHangul else { return nil }
    return HangulWords.stems(token.text).lazy.compactMap { Numerals.implied[$0] }.first
  }
}

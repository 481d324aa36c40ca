internal import Guidelines
internal import Lexicon

/// What the first sentence of a passage is for those behind it.
enum Opening {
  /// It names what they are about: "Logo."
  case label
  /// It is a rule that is set off from them, its reasons.
  case rule
  /// It is one of them.
  case sentence

  /// The most words of a label; an English one with more may be an imperative.
  private static let mostWords: [Language: Int] = [.en: 2, .ko: 5]

  /// Reads what `sentence` is, which the `source` of its passage may set off by markup.
  init(_ sentence: Substring, _ language: Language, in source: String) {
    // The mark of an item: "가."
    let isMark = sentence.count { $0.isLetter || $0.isNumber } <= 1
    guard isMark || Self.isSetOff(sentence, in: source) else {
      self = .sentence
      return
    }
    let words = sentence.split { !$0.isLetter && !$0.isNumber }
    let isShort = words.count <= Self.mostWords[language] ?? 0
    let isStatement = Self.statementEnds.contains { words.last?.hasSuffix($0) == true }
    self = isMark || isShort && !isStatement ? .label : .rule
  }

  /// Whether a mark of `source`, and no space, follows `sentence`.
  private static func isSetOff(_ sentence: Substring, in source: String) -> Bool {
    guard let end = source.firstRange(of: sentence)?.upperBound, end < source.endIndex else {
      return false
    }
    return !source[end].isWhitespace
  }

  private static let statementEnds = Lexicon.ruleForms.list("korean-statement-end")
}

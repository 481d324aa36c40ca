/// The tokens of what people ask about an entry.
///
/// They differ from those of its own texts, so that questions change neither how rare a word is nor
/// which entries have all words of a query.
enum AskedTokens {
  /// The byte before each of them, which no other token begins with.
  static let mark: UInt8 = 2

  /// The form of `token` in a question.
  static func token(_ token: String) -> String { "\u{2}" + token }

  /// `text` in the form by which the tokenizer recognises questions.
  static func marked(_ text: String) -> String { text.isEmpty ? "" : "\u{2}" + text }

  /// The lines of the text that was `marked`.
  static func lines(of marked: String) -> [String] {
    marked.drop { $0 == "\u{2}" }.split(separator: "\n").map(String.init)
  }
}

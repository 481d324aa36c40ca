/// Marks the tokens of the questions that people ask about an entry.
///
/// The mark tells them from the tokens of the entry's own texts, so that questions affect neither
/// document frequencies nor which entries contain all words of a query.
enum AskedTokens {
  /// The first byte of every question token; no other token begins with it.
  static let mark: UInt8 = 2

  /// `token` with the mark of a question.
  static func token(_ token: String) -> String { "\u{2}" + token }

  /// `text` with the mark by which the tokenizer recognises questions; an empty text stays empty.
  static func marked(_ text: String) -> String { text.isEmpty ? "" : "\u{2}" + text }

  /// The lines of a text returned by ``marked(_:)``.
  static func lines(of marked: String) -> [String] {
    marked.drop { $0 == "\u{2}" || $0 == "\u{4}" }.split(separator: "\n").map(String.init)
  }
}

internal import TextAnalysis

/// What is asked of the full-text index.
///
/// A pattern is built from analysed words alone, each quoted, so that none can be malformed
/// whatever was typed.
package struct SearchPattern: Hashable, Sendable {
  /// The pattern as FTS5 reads it.
  let text: String

  /// Separates alternatives in one string; the tokenizer splits there. Nobody can type it: it
  /// separates words.
  static let separator: UInt8 = 0x02

  /// Asks for every one of `words`.
  ///
  /// `nil` where there is no word.
  init?(all words: [SearchWord]) { self.init(words, joinedBy: " AND ") }

  /// Asks for any of `words`.
  ///
  /// `nil` where there is no word.
  init?(any words: [SearchWord]) { self.init(words, joinedBy: " OR ") }

  private init?(_ words: [SearchWord], joinedBy operation: String) {
    guard !words.isEmpty else { return nil }
    text = words.map(Self.quoted).joined(separator: operation)
  }

  private static func quoted(_ word: SearchWord) -> String {
    var text = "\""
    for (index, alternative) in word.alternatives.enumerated() {
      if index > 0 { text.unicodeScalars.append(Unicode.Scalar(separator)) }
      for scalar in alternative.unicodeScalars where scalar.value != 0 && scalar.value != UInt32(separator) {
        if scalar == "\"" { text += "\"" }
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

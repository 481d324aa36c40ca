internal import Guidelines
internal import TextAnalysis

extension Sentences {
  /// The first sentence that is not a question, or the first one if all are questions.
  ///
  /// "Is there no label? Then add a tooltip." orders something.
  static func firstStatement(of text: String, _ language: Language) -> Range<String.Index>? {
    let sentences = split(text, language: language)
    return sentences.first { text[$0].last != "?" } ?? sentences.first
  }

  /// The label of a text, which is the part before its first colon; `nil` without a colon near the start.
  static func label(of text: String) -> Substring? {
    text.utf8.prefix(longestLabel).firstIndex(of: UInt8(ascii: ":")).map { text[..<$0] }
  }

  /// The number of leading bytes that are searched for the colon of a label.
  private static let longestLabel = 100
}

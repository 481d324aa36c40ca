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
}

internal import Guidelines
internal import TextAnalysis

extension Sentences {
  /// The first sentence that is not a question: "Is there no label? Then add a tooltip."
  ///
  /// The first one if all are questions.
  static func firstStatement(of text: String, _ language: Language) -> Range<String.Index>? {
    let sentences = split(text, language: language)
    return sentences.first { text[$0].last != "?" } ?? sentences.first
  }
}

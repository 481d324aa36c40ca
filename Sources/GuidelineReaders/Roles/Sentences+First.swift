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

  /// The label of a text, which is the part before its first colon, or else before a dash if `orDash`; `nil`
  /// without a colon near the start.
  static func label(of text: String, orDash: Bool = false) -> Substring? {
    let colon = text.utf8.prefix(longestLabel).firstIndex(of: UInt8(ascii: ":"))
    let end = colon ?? (orDash ? text[...].utf8Range(of: " — ")?.lowerBound : nil)
    return end.map { text[..<$0] }
  }

  /// The number of leading bytes that are searched for the colon of a label.
  private static let longestLabel = 100
}

/// The texts of an interface that a sentence quotes.
enum Quotations {
  /// The sentence without them: an error that reads “The date must be in the past”.
  static func removed(from sentence: Substring) -> Substring {
    guard sentence.utf8Holds("\"") || sentence.utf8Contains("“") || sentence.utf8Contains("「")
    else { return sentence }
    let parts = sentence.split(omittingEmptySubsequences: false) { "\"“”「」".contains($0) }
    // An odd mark quotes nothing.
    guard parts.count.isMultiple(of: 2) == false else { return sentence }
    return Substring(parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }.joined())
  }

  /// A sentence without what it adds in brackets.
  static func withoutBrackets(_ sentence: Substring) -> Substring {
    guard sentence.utf8Holds("(") else { return sentence }
    var (text, rest) = (sentence[..<sentence.startIndex], sentence)
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      text += rest[..<open]
      rest = rest[close...].dropFirst()
    }
    return text + rest
  }
}

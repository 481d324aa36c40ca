internal import TextAnalysis

/// The texts of an interface that a sentence quotes.
enum Quotations {
  /// The sentence without them: an error that reads “The date must be in the past”.
  static func removed(from sentence: Substring) -> Substring {
    guard sentence.utf8.contains(UInt8(ascii: "\"")) || sentence.utf8Contains("“") else {
      return sentence
    }
    let parts = sentence.split(omittingEmptySubsequences: false) { "\"“”".contains($0) }
    // An odd mark quotes nothing.
    guard parts.count.isMultiple(of: 2) == false else { return sentence }
    return Substring(parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }.joined())
  }
}

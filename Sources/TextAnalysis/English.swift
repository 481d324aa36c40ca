/// English inflection, as far as search needs it.
enum English {
  /// The uninflected forms that `word` may come from, without the word itself; `word` is folded.
  static func stems(of word: String) -> [String] {
    guard word.utf8.count > 3, word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return []
    }
    if word.hasSuffix("ies") { return [String(word.dropLast(3)) + "y"] }
    if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return [] }
    if word.hasSuffix("xes") || word.hasSuffix("ches") || word.hasSuffix("shes")
      || word.hasSuffix("sses")
    {
      return [String(word.dropLast(2))]
    }
    if word.hasSuffix("s") { return [String(word.dropLast())] }
    return []
  }
}

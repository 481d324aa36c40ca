public import Guidelines

/// The sentences of a text.
public enum Sentences {
  /// The ranges of the sentences of `text`, without the white space around them.
  public static func split(_ text: String, language: Language?) -> [Range<String.Index>] {
    var sentences: [Range<String.Index>] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      let ends = ".!?".contains(text[index])
      if ends, next == text.endIndex || text[next].isWhitespace {
        sentences.append(start..<next)
        start = next
        while start < text.endIndex, text[start].isWhitespace { start = text.index(after: start) }
        index = start
      } else {
        index = next
      }
    }
    if start < text.endIndex { sentences.append(start..<text.endIndex) }
    return sentences
  }
}

public import Guidelines

/// The sentences of a text.
public enum Sentences {
  /// The ranges of the sentences of `text`, without the white space around them.
  ///
  /// ICU's sentence breaks, without those after abbreviations (`e.g.`) and list numbers (`1.`). In
  /// a Korean text abbreviations are left as ICU has them; `nil` stands for any language.
  public static func split(_ text: String, language: Language?) -> [Range<String.Index>] {
    let units = Array(text.utf16)
    var sentences: [Range<String.Index>] = []
    var start = text.startIndex
    var index = text.startIndex
    var offset = 0
    var isOpen = false
    for end in BreakIterators.sentenceEnds(in: units) {
      index = text.utf16.index(index, offsetBy: end - offset)
      offset = end
      let sentence = trimmed(text, start..<index)
      isOpen = !sentence.isEmpty && goesOn(text[sentence], language: language)
      // An abbreviation at the end of a paragraph ends its sentence, too.
      if isOpen, end < units.count, !endsParagraph(text[start..<index]) { continue }
      if !sentence.isEmpty { sentences.append(sentence) }
      start = index
    }
    let rest = trimmed(text, start..<text.endIndex)
    if !rest.isEmpty { sentences.append(rest) }
    return sentences
  }

  private static func trimmed(
    _ text: String, _ range: Range<String.Index>
  ) -> Range<String.Index> {
    var range = range
    while let first = text[range].first, first.isWhitespace {
      range = text.index(after: range.lowerBound)..<range.upperBound
    }
    while let last = text[range].last, last.isWhitespace {
      range = range.lowerBound..<text.index(before: range.upperBound)
    }
    return range
  }

  private static func endsParagraph(_ sentence: Substring) -> Bool {
    sentence.reversed().prefix(while: \.isWhitespace).contains(where: \.isNewline)
  }

  /// Whether what looks like a sentence ends in an abbreviation or is the number of a list item.
  private static func goesOn(_ sentence: Substring, language: Language?) -> Bool {
    guard sentence.last == "." else { return false }
    let word = sentence.dropLast().reversed().prefix { !$0.isWhitespace && !"([“‘\"'".contains($0) }
    let last = String(word.reversed()).lowercased()
    if last.count == sentence.count - 1, !last.isEmpty, last.allSatisfy(\.isNumber) { return true }
    return language != .ko && abbreviations.contains(last)
  }

  private static let abbreviations: Set = [
    "e.g", "i.e", "vs", "etc", "fig", "cf", "approx", "mr", "mrs", "dr", "inc",
    "ltd", "u.s", "ver", "vol", "eg", "ie",
  ]
}

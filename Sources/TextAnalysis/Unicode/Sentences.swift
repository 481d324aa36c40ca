public import Guidelines
internal import Lexicon

/// Splits texts into sentences.
public enum Sentences {
  /// The ranges of the sentences of `text`, without surrounding white space.
  ///
  /// ICU's sentence breaks, except those after abbreviations (`e.g.`) and list numbers (`1.`). In
  /// Korean texts abbreviations are left to ICU. `nil` means any language.
  public static func split(_ text: String, language: Language?) -> [Range<String.Index>] {
    if text.utf8.withContiguousStorageIfAvailable(isOne) == true {
      let whole = trimmed(text, text.startIndex..<text.endIndex)
      return whole.isEmpty ? [] : [whole]
    }
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
      isOpen =
        !sentence.isEmpty
        && (goesOn(text[sentence], language: language)
          || endsInParentheses(text[sentence], before: text[index...]))
      // An abbreviation at the end of a paragraph also ends its sentence.
      if isOpen, end < units.count, !endsParagraph(text[start..<index]) { continue }
      if !sentence.isEmpty { sentences += parts(of: sentence, in: text, language: language) }
      start = index
    }
    let rest = trimmed(text, start..<text.endIndex)
    if !rest.isEmpty { sentences += parts(of: rest, in: text, language: language) }
    return sentences
  }

  /// Whether a parenthesis that a sentence opens is closed in `rest`: "(“Delete it? It cannot be undone.”)".
  static func endsInParentheses(_ sentence: Substring, before rest: Substring) -> Bool {
    guard let open = sentence.utf8.lastIndex(of: UInt8(ascii: "(")),
      !sentence.utf8[open...].contains(UInt8(ascii: ")"))
    else { return false }
    let next = rest.utf8.prefix(longestRemark).first { "()".utf8.contains($0) }
    return next == UInt8(ascii: ")")
  }

  /// The most bytes between the end of a sentence in a parenthesis and that of the parenthesis.
  private static let longestRemark = 200

  /// A prefilter: whether `text` is certainly a single sentence, as most texts are, so that ICU is
  /// not needed.
  private static func isOne(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = text.last.map(SentencePieces.isStop) == true ? text.count - 1 : text.count
    var index = 0
    while index < end {
      if SentencePieces.isStop(text[index]) { return false }
      if (0x20..<0x7F).contains(text[index]) {
        index += 1
      } else if UTF8Scalar.syllable(text, at: index) != nil {
        index += 3
      } else {
        // Dashes and quotation marks.
        let (scalar, length) = UTF8Scalar.decode(text, at: index)
        guard let scalar, (0x2010...0x201F).contains(scalar) else { return false }
        index += length
      }
    }
    return true
  }

  /// Splits a sentence that ICU did not split because the next one begins with the lower-case
  /// letter of a system's name.
  private static func parts(
    of sentence: Range<String.Index>, in text: String, language: Language?
  ) -> [Range<String.Index>] {
    // Most sentences have no full stop but the last.
    guard Substring(text[sentence].utf8.dropLast()).utf8Holds(".") else { return [sentence] }
    let scalars = text.unicodeScalars
    var parts: [Range<String.Index>] = []
    var start = sentence.lowerBound
    var previous: Unicode.Scalar?
    var index = sentence.lowerBound
    while index < sentence.upperBound {
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      defer { previous = scalar }
      guard scalar == ".", let last = previous, index < sentence.upperBound,
        scalars[index].isWhiteSpace,
        let next = scalars[index..<sentence.upperBound]
          .firstIndex(where: { !$0.isWhiteSpace }),
        Hangul.isSyllable(last)
          ? scalars[next].properties.isLowercase && language != .en || isDigit(scalars[next])
          : language != .ko
            && (isDigit(scalars[next]) && !abbreviatesNumber(text[start..<index])
              || isSystem(text[next..<sentence.upperBound]))
      else { continue }
      parts.append(start..<index)
      start = next
    }
    return parts + [start..<sentence.upperBound]
  }

  /// Whether a text begins with a system's name in lower case: "macOS 윈도우에서", "iPad".
  private static func isSystem(_ text: Substring) -> Bool {
    let name = text.unicodeScalars.prefix(7).prefix { $0.properties.isAlphabetic && $0.isASCII }
    return name.count > 2 && name.first.map { (0x61...0x7A).contains($0.value) } ?? false
      && name.dropFirst().contains { (0x41...0x5A).contains($0.value) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  /// Whether a sentence up to a full stop ends in an abbreviation that precedes numbers: "No.",
  /// "approx.".
  private static func abbreviatesNumber(_ sentence: Substring) -> Bool {
    let scalars = sentence.unicodeScalars
    guard !scalars.isEmpty else { return true }
    let stop = scalars.index(before: scalars.endIndex)
    // From its end, because the text before may be long.
    var start = stop
    var count = 0
    while count < 12, start > scalars.startIndex,
      scalars[scalars.index(before: start)].properties.isAlphabetic
    {
      scalars.formIndex(before: &start)
      count += 1
    }
    let text = sentence[start..<stop].lowercased()
    guard count > 3 else { return !units.contains(text) }
    return abbreviations.contains(text) || ["sect", "chap", "pages"].contains(text)
  }

  // By scalar: comparing characters takes time quadratic in the number of marks on a letter.

  private static func trimmed(
    _ text: String, _ range: Range<String.Index>
  ) -> Range<String.Index> {
    let scalars = text.unicodeScalars[range]
    guard let first = scalars.firstIndex(where: { !$0.isWhiteSpace }),
      let last = scalars.lastIndex(where: { !$0.isWhiteSpace })
    else { return range.lowerBound..<range.lowerBound }
    return first..<scalars.index(after: last)
  }

  private static func endsParagraph(_ sentence: Substring) -> Bool {
    sentence.unicodeScalars.reversed().prefix(while: \.isWhiteSpace)
      .contains { $0 == "\n" || $0 == "\r" || $0 == "\u{2029}" }
  }

  /// Whether `sentence` ends in an abbreviation, or is the number of a list item, and therefore
  /// continues.
  static func goesOn(_ sentence: Substring, language: Language?) -> Bool {
    let scalars = sentence.unicodeScalars
    guard scalars.last == "." else { return false }
    let stop = scalars.index(before: scalars.endIndex)
    var start = stop
    var count = 0
    while start > scalars.startIndex {
      let before = scalars.index(before: start)
      if scalars[before].isWhiteSpace || isOpener(scalars[before]) { break }
      count += 1
      guard count <= longestAbbreviation else { return false }
      start = before
    }
    guard count > 0 else { return false }
    let word = scalars[start..<stop]
    if start == scalars.startIndex, word.allSatisfy({ $0.properties.numericType != nil }) {
      return true
    }
    return language != .ko && abbreviations.contains(String(word).lowercased())
  }

  private static func isOpener(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "[", "“", "‘", "\"", "'": true
    default: false
    }
  }

  private static let units: Set = ["pt", "px", "dp", "sp", "ms", "fps"]
  private static let longestAbbreviation = 6
  private static let abbreviations = Lexicon.stopWords.set("abbreviation")
}

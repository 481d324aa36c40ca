public import Guidelines

extension Sentences {
  /// The last of the sentences that `split` finds, or `nil` if there is none.
  ///
  /// Only the text after the last certain sentence end is passed to ICU.
  public static func last(of text: String, language: Language?) -> Substring? {
    var whole = text
    let start = whole.withUTF8 { lastSureStart(in: $0) { goesOn(text, upTo: $0, language) } }
    guard let start else { return split(text, language: language).last.map { text[$0] } }
    let rest = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
    return split(rest, language: language).last.map { rest[$0] }
  }

  /// The last certain start of a sentence: a capital letter or Hangul syllable after a word, a full
  /// stop and a space, unless `goesOn` decides otherwise.
  private static func lastSureStart(
    in text: UnsafeBufferPointer<UInt8>, unless goesOn: (Int) -> Bool
  ) -> Int? {
    var start = text.count - 1
    while start > 2 {
      if text[start - 1] == 0x20, text[start - 2] == UInt8(ascii: "."),
        (0x41...0x5A).contains(text[start]) || UTF8Scalar.syllable(text, at: start) != nil,
        isWord(before: start - 2, in: text), !goesOn(start - 1)
      {
        return start
      }
      start -= 1
    }
    return nil
  }

  /// Whether there are only letters between the last space before `end` and `end`.
  private static func isWord(before end: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = end
    while start > 0 {
      if (0x61...0x7A).contains(text[start - 1] | 0x20) {
        start -= 1
      } else if start >= 3, UTF8Scalar.syllable(text, at: start - 3) != nil {
        start -= 3
      } else {
        break
      }
    }
    return start < end && (start == 0 || text[start - 1] == 0x20)
  }

  private static func goesOn(_ text: String, upTo end: Int, _ language: Language?) -> Bool {
    let utf8 = text.utf8
    let place = utf8.index(utf8.startIndex, offsetBy: end)
    return goesOn(text[..<place], language: language)
      || endsInParentheses(text[..<place], before: text[place...])
  }
}

internal import TextAnalysis

/// The text of a query before analysis.
enum SearchText {
  /// The first 1,000 scalars of `text`: longer queries would take seconds.
  static func bounded(_ text: String) -> String {
    guard text.utf8.count > 1000 else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(1000)))
  }

  /// The part of `text` in `range`, given in UTF-8 offsets.
  static func slice(of text: String, _ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(decoding: utf8[start..<utf8.index(start, offsetBy: range.count)], as: UTF8.self)
  }

  /// Whether `text` consists only of Korean consonants and spaces, such as ㅌㅂ.
  static func isInitials(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { isConsonant($0) || $0 == " " }
  }

  /// The complete syllables of a word that is still being typed, and the consonant after them: 배
  /// and ㅈ of 배ㅈ.
  static func unfinished(_ text: String) -> (whole: String, initial: Unicode.Scalar)? {
    guard let initial = text.unicodeScalars.last, isConsonant(initial) else { return nil }
    let whole = text.unicodeScalars.dropLast()
    guard !whole.isEmpty, whole.allSatisfy(Hangul.isSyllable) else { return nil }
    return (String(String.UnicodeScalarView(whole)), initial)
  }

  /// Whether `word` is long enough that one slip leaves no doubt what was meant: more than five
  /// letters, or two syllables.
  static func isLong(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy(Hangul.isSyllable)
      ? word.unicodeScalars.count > 1 : word.unicodeScalars.count > 5
  }

  private static func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    (0x3131...0x314E).contains(scalar.value)
  }
}

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

  /// Whether `word` is certainly what `typed`, one edit away, was meant to be: a Korean word of
  /// several syllables with another vowel, or a long word with the same beginning.
  static func isSlip(_ word: String, for typed: String) -> Bool {
    let (own, other) = (word.unicodeScalars, typed.unicodeScalars)
    guard word.unicodeScalars.allSatisfy(Hangul.isSyllable) else {
      return other.count > 5 && own.first == other.first
    }
    return own.count > 1 && own.count == other.count
      && zip(own, other).allSatisfy(Hangul.differInVowelAtMost)
  }

  private static func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    (0x3131...0x314E).contains(scalar.value)
  }
}

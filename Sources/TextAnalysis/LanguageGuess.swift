public import Guidelines

/// Which language a text is written in.
public enum LanguageGuess {
  /// The language of `text`, or `nil` where it is neutral: numbers, code, addresses only.
  public static func language(of text: String) -> Language? {
    var hangul = 0
    var latin = 0
    for scalar in text.unicodeScalars {
      if Hangul.isSyllable(scalar) {
        hangul += 1
      } else if scalar.isASCII, scalar.properties.isAlphabetic {
        latin += 1
      }
    }
    if hangul * 5 >= latin, hangul > 0 { return .ko }
    return latin > 3 ? .en : nil
  }

  /// The stretches of `text` in one language each; together they cover it.
  ///
  /// A text in one language is one stretch; a neutral text is none.
  public static func runs(in text: String) -> [(Language, Range<String.Index>)] {
    guard let language = language(of: text) else { return [] }
    return [(language, text.startIndex..<text.endIndex)]
  }
}

internal import TextAnalysis

/// Iterates over the first words of a sentence, in lower case and without punctuation at their end.
struct OpeningWords {
  private var rest: Substring.UnicodeScalarView

  /// Iterates over the first sixty scalars of `sentence`.
  init(_ sentence: Substring) { rest = sentence.unicodeScalars.prefix(60) }

  /// The next word, with straight apostrophes.
  mutating func next() -> String? {
    rest = rest.drop(while: \.isWhiteSpace)
    guard !rest.isEmpty else { return nil }
    let word = rest.prefix { !$0.isWhiteSpace }
    rest = rest[word.endIndex...]
    guard let last = word.lastIndex(where: \.isLetter) else { return "" }
    return Substring(word[...last]).lowercased().utf8Replacing("’", with: "'")
  }
}

extension Unicode.Scalar {
  /// Whether characters that begin with this scalar are letters.
  var isLetter: Bool {
    isASCII ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic
  }
}

extension Substring {
  /// The text from its first letter on, or from its first digit if that comes before.
  func fromFirstLetter(orNumber: Bool) -> Substring {
    Substring(
      unicodeScalars.drop { !$0.isLetter && !(orNumber && $0.properties.numericType != nil) })
  }
}

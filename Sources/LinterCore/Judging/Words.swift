internal import Guidelines

extension InterfaceText {
  /// The text in each known language, trimmed.
  var readings: [(language: Language, text: String)] {
    Language.allCases.compactMap { language in
      guard let text = values[language]?.trimmed, !text.isEmpty else { return nil }
      return (language, text)
    }
  }

  /// The reading with the most characters (grapheme clusters).
  var longest: (language: Language, text: String)? {
    readings.max { $0.text.count < $1.text.count }
  }

  /// Whether it equals one of `words` in any language, ignoring case.
  func reads(as words: String...) -> Bool {
    readings.contains { words.contains($0.text.lowercased()) }
  }

  /// The text to show in a message: the English one, else the Korean one, else the key.
  var shown: String { readings.first?.text ?? key ?? "" }
}

extension String {
  /// The text without white space at either end.
  var trimmed: String {
    // Most texts begin and end with a letter, which is known without finding characters.
    if let first = unicodeScalars.first, first.isVisible,
      let last = unicodeScalars.last, last.isVisible
    {
      return self
    }
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    var rest = Substring(self)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}

extension Unicode.Scalar {
  /// Whether it is a Hangul syllable, which only a part of another one can precede in a character.
  var isSyllable: Bool { (0xAC00...0xD7A3).contains(value) }

  /// Whether it is a letter of ASCII; marks that follow it leave its character a letter.
  var isASCIILetter: Bool { (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }

  /// Whether it is an ASCII character or a Hangul syllable that people see.
  fileprivate var isVisible: Bool { (0x21...0x7E).contains(value) || isSyllable }
}

extension Tab {
  /// The tab's name in a message: its title, else its number.
  func shown(number: Int) -> Bilingual<String> {
    let name = title.value?.shown ?? ""
    return name.isEmpty
      ? Bilingual(en: "tab \(number)", ko: "\(number)번 탭")
      : Bilingual(en: "the tab “\(name)”", ko: "‘\(name)’ 탭")
  }
}

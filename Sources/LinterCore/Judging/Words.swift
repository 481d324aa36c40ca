internal import Guidelines

extension InterfaceText {
  /// What people read, trimmed, in each language that is known.
  var readings: [(language: Language, text: String)] {
    Language.allCases.compactMap { language in
      guard let text = values[language]?.trimmed, !text.isEmpty else { return nil }
      return (language, text)
    }
  }

  /// The reading with the most characters as a reader counts them.
  var longest: (language: Language, text: String)? {
    readings.max { $0.text.count < $1.text.count }
  }

  /// Whether it reads, in any language and letter case, as one of `words`.
  func reads(as words: String...) -> Bool {
    readings.contains { words.contains($0.text.lowercased()) }
  }

  /// The text for a message: in English where it is known, else in Korean, else its key.
  var shown: String { readings.first?.text ?? key ?? "" }
}

extension String {
  /// Without white space at either end.
  var trimmed: String {
    var rest = Substring(self)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}

extension Tab {
  /// The tab's name for a message: its title, else its place in the row.
  func shown(number: Int) -> Bilingual<String> {
    let name = title.value?.shown ?? ""
    return name.isEmpty
      ? Bilingual(en: "tab \(number)", ko: "\(number)번째 탭")
      : Bilingual(en: "the tab “\(name)”", ko: "‘\(name)’ 탭")
  }
}

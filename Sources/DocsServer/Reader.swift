package import Guidelines

/// The reader of a page: the languages of the guidelines, and that of the user interface.
package struct Reader: Hashable, Sendable {
  /// The languages of the guidelines.
  package var presentation: Presentation
  /// The language of the site's own words.
  package var language: Language
  /// Whether the address says the languages, so that links say them too.
  package var isExplicit: Bool
  /// The language with which the path begins (`/ko/rules/ID`), and so that of every link.
  package var path: Language?
  /// Whether the pages are files, so that nothing answers forms and programs.
  var readsFiles = false
  /// Whether the files are those of a docset, whose readers list what a page has.
  var readsDocset = false

  /// Takes the languages from the path or the query, else from the server's setting and the
  /// browser's header.
  init(asked: Presentation?, path: Language?, preset: Presentation, browser: Language?) {
    self.path = path
    presentation = path.map { Presentation(only: $0) } ?? asked ?? preset
    isExplicit = path != nil || asked != nil
    switch presentation {
    case .en: language = .en
    case .ko: language = .ko
    case .both: language = browser ?? .en
    }
  }

  /// `phrase` in the language of the site.
  func say(_ phrase: Phrase) -> String { phrase[language] }

  /// The texts that are shown, each with its language; the other language where one is missing.
  func shown<Value>(_ texts: Bilingual<Value>) -> [(language: Language, value: Value)] {
    let own = presentation.languages.compactMap { language in
      texts[language].map { (language, $0) }
    }
    guard own.isEmpty else { return own }
    return texts.languages.compactMap { language in texts[language].map { (language, $0) } }
  }

  /// The one text where there is room for one alone.
  func one<Value>(_ texts: Bilingual<Value>) -> (language: Language, value: Value)? {
    for language in [language, language.other] {
      if let value = texts[language] { return (language, value) }
    }
    return nil
  }
}

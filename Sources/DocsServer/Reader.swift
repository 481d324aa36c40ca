package import Guidelines

/// The preferences of a reader: the languages of the guidelines and of the user interface.
package struct Reader: Hashable, Sendable {
  /// The languages of the guidelines.
  package var presentation: Presentation
  /// The language of the user interface.
  package var language: Language
  /// Whether the address contains the languages, so that links must too.
  package var isExplicit: Bool
  /// The language at the start of the path (`/ko/rules/ID`) and of the path of every link.
  package var path: Language?
  /// Whether pages are exported as files, without a server for forms and programs.
  var readsFiles = false
  /// Whether pages are exported as a docset, with anchors for its table of contents.
  var readsDocset = false

  /// Takes the languages from the path or the query, or else from the server's settings and the browser's
  /// header.
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

  /// The texts to show with their languages; in the other language if there is none in the reader's.
  func shown<Value>(_ texts: Bilingual<Value>) -> [(language: Language, value: Value)] {
    let own = presentation.languages.compactMap { language in
      texts[language].map { (language, $0) }
    }
    guard own.isEmpty else { return own }
    return texts.languages.compactMap { language in texts[language].map { (language, $0) } }
  }

  /// The text to show if there is room for only one.
  func one<Value>(_ texts: Bilingual<Value>) -> (language: Language, value: Value)? {
    for language in [language, language.other] {
      if let value = texts[language] { return (language, value) }
    }
    return nil
  }
}

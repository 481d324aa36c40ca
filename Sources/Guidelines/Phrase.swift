/// A sentence or a word of the program itself, in both languages.
package struct Phrase: Sendable {
  /// The English words.
  package let en: String
  /// The Korean words.
  package let ko: String

  /// Creates a phrase.
  package init(_ en: String, _ ko: String) {
    self.en = en
    self.ko = ko
  }

  /// The phrase in `language`.
  package subscript(language: Language) -> String { language == .en ? en : ko }

  /// The phrase as `presentation` shows it: both languages side by side where both are asked for.
  package subscript(presentation: Presentation) -> String {
    presentation.languages.map { self[$0] }.joined(separator: " · ")
  }

  /// How a message ends after an unknown name: with the names `nearest` to it, else with `fallback`.
  package static func suggesting(
    _ nearest: [String], in language: Language, else fallback: String
  ) -> String {
    let names = nearest.map { "'\($0)'" }
    return switch language {
    case .en:
      names.isEmpty ? "; \(fallback)" : "; did you mean \(names.joined(separator: " or "))?"
    case .ko:
      names.isEmpty ? ". \(fallback)" : ". 혹시 \(names.joined(separator: " 또는 "))인가요?"
    }
  }
}

/// The languages of the text that a command prints: `--lang`, else the locale's.
package enum Presentation: String, CaseIterable, Sendable {
  case en
  case ko
  case both

  /// The language of the locale, by the precedence of POSIX (XBD 8.2); both where it names neither.
  package init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    switch locale?.prefix(2) {
    case "ko": self = .ko
    case "en": self = .en
    default: self = .both
    }
  }

  /// The languages shown, English first.
  package var languages: [Language] {
    switch self {
    case .en: [.en]
    case .ko: [.ko]
    case .both: [.en, .ko]
    }
  }

  /// The language of one-line messages, which are never doubled.
  package var messages: Language { self == .ko ? .ko : .en }
}

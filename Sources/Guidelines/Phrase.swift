/// A message or word of the program itself, in both languages.
package struct Phrase: Sendable {
  /// The English words.
  package let en: String
  /// The Korean words.
  package let ko: String

  /// Creates a phrase.
  package init(_ en: String, _ ko: String) {
    self.en = en
    self.ko = ko.withParticles
  }

  /// The phrase in `language`.
  package subscript(language: Language) -> String { language == .en ? en : ko }

  /// The phrase in the languages of `presentation`, side by side if these are both.
  package subscript(presentation: Presentation) -> String {
    presentation.languages.map { self[$0] }.joined(separator: " · ")
  }

  /// The end of a message about an unknown name: the names `nearest` to it, or else `fallback`.
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

  /// The language of the locale, by the precedence of POSIX (XBD 8.2); both if the locale has
  /// neither.
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

  /// `language` alone.
  package init(only language: Language) { self = language == .ko ? .ko : .en }

  /// The languages shown, English first.
  package var languages: [Language] {
    switch self {
    case .en: [.en]
    case .ko: [.ko]
    case .both: [.en, .ko]
    }
  }

  /// The language of one-line messages, which are never bilingual.
  package var messages: Language { self == .ko ? .ko : .en }
}

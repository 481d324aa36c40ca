internal import Guidelines
internal import Lexicon

/// Words of either language that a text may name, from a pair of lists of `rule-forms.tsv`.
struct NamedWords {
  private let english: Set<String>
  /// The beginnings of Korean words.
  private let korean: [String]

  private init(_ list: String) {
    english = Lexicon.ruleForms.set(list)
    korean = Lexicon.ruleForms.list("korean-" + list)
  }

  /// Large or bold text, and pictures, for which rules about contrast ask for less.
  static let largeText = NamedWords("large-text")
  /// Parts of a component, whose sizes are not that of the component.
  static let parts = NamedWords("component-part")

  /// Whether `text` names one of them.
  func occur(in text: String, _ language: Language) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    switch language {
    case .en: return words.contains { english.contains(String($0)) }
    case .ko: return words.contains { word in korean.contains(where: word.hasPrefix) }
    }
  }
}

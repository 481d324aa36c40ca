internal import Guidelines
internal import TextAnalysis

/// The components and platforms that texts name by terms of the glossary and of teams.
struct ComponentNames {
  private let analyzer: TextAnalyzer
  /// The components, and the platforms, that concepts name, by the token of the concept.
  private let components: [String: ComponentName]
  private let platforms: [String: Platform]
  /// Apple's terms for the components that teams call otherwise, by the token of the team's concept.
  private let applesTerms: [String: Bilingual<String>]
  /// The terms that also have an ordinary meaning, in lower case.
  private let ambiguous: Set<String>

  /// Knows the names of `concepts`, which `analyzer` finds.
  init(_ concepts: [Concept], _ analyzer: TextAnalyzer) {
    self.analyzer = analyzer
    components = Dictionary(
      concepts.compactMap { concept in concept.component.map { ("\u{1}\(concept.id)", $0) } },
      uniquingKeysWith: { $1 })
    platforms = Dictionary(
      concepts.compactMap { concept in
        (concept.en + concept.ko).lazy.compactMap(Platform.init(named:)).first
          .map { ("\u{1}\(concept.id)", $0) }
      }, uniquingKeysWith: { $1 })
    let apples = Dictionary(
      concepts.filter { $0.origin == .builtIn }.compactMap { concept in
        concept.component.map { ($0, Bilingual(en: concept.en.first, ko: concept.ko.first)) }
      }, uniquingKeysWith: { first, _ in first })
    applesTerms = Dictionary(
      concepts.filter { $0.origin == .user }.compactMap { concept in
        concept.component.flatMap { apples[$0] }.map { ("\u{1}\(concept.id)", $0) }
      }, uniquingKeysWith: { $1 })
    ambiguous = Set(concepts.lazy.flatMap(\.ambiguous).map { $0.lowercased() })
  }

  /// The components that `text` names by terms that mean nothing else, in order.
  func components(in text: String) -> [ComponentName] {
    analyzer.tokens(in: text).compactMap { token in
      let spelt = text.utf8.dropFirst(token.utf8Range.lowerBound).prefix(token.utf8Range.count)
      return ambiguous.contains(String(Substring(spelt)).lowercased())
        ? nil : components[token.text]
    }
  }

  /// The components of Apple's that `statement` and its heading name, or to which its page belongs.
  func components(of statement: OwnStatement) -> Set<ComponentName> {
    let named = components(in: statement.text) + components(in: statement.heading ?? "")
    return Set(named + [statement.rule.component].compactMap(\.self))
      .intersection(components.values)
  }

  /// `text` with Apple's terms for what it calls by terms of teams, which Apple's texts are not indexed with.
  func withApplesTerms(_ text: String, _ language: Language) -> String {
    let terms = analyzer.tokens(in: text).compactMap { applesTerms[$0.text]?[language] }
    return ([text] + terms).joined(separator: " ")
  }

  /// The platforms that `text` names, in order.
  func platforms(in text: String) -> [Platform] {
    analyzer.tokens(in: text).compactMap { platforms[$0.text] }
  }
}

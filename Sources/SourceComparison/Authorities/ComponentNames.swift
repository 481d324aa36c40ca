internal import Guidelines
internal import TextAnalysis

/// The components and platforms that texts name by terms of the glossary and of teams.
struct ComponentNames {
  let analyzer: TextAnalyzer
  let concepts: [Concept]
  /// The components, and the platforms, that concepts name, by the token of the concept.
  private let components: [String: ComponentName]
  private let platforms: [String: Platform]
  /// The tokens of the concepts that are no components, each by itself.
  private let tokens: [String: String]
  /// Apple's terms for the components that teams call otherwise, by the token of the team's concept.
  private let applesTerms: [String: Bilingual<String>]
  /// The terms that also have an ordinary meaning, in lower case.
  private let ambiguous: Set<String>

  /// Knows the names of `concepts`.
  init(_ concepts: [Concept]) {
    self.concepts = concepts
    analyzer = TextAnalyzer(concepts: Glossary(concepts: concepts))
    components = Dictionary(
      concepts.compactMap { concept in concept.component.map { ("\u{1}\(concept.id)", $0) } },
      uniquingKeysWith: { $1 })
    platforms = Dictionary(
      concepts.compactMap { concept in
        (concept.en + concept.ko).lazy.compactMap(Platform.init(named:)).first
          .map { ("\u{1}\(concept.id)", $0) }
      }, uniquingKeysWith: { $1 })
    let others = concepts.filter { $0.component == nil }.map { "\u{1}\($0.id)" }
    tokens = Dictionary(zip(others, others), uniquingKeysWith: { $1 })
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
    mentions(of: components, in: text).map(\.name)
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

  /// The tokens of the concepts that are no components and that `text` names by terms that mean nothing else.
  func concepts(in text: String) -> [String] { mentions(of: tokens, in: text).map(\.name) }

  /// The platforms that `text` names, in order, each once.
  func platforms(in text: String) -> [Platform] {
    mentions(of: platforms, in: text).map(\.name).reduce(into: []) { found, platform in
      if !found.contains(platform) { found.append(platform) }
    }
  }

  /// The platforms that `clauses` name.
  func platforms(in clauses: [Clause]) -> [Platform] {
    clauses.flatMap { platforms(in: $0.text) }
  }

  /// Of these, the ones with words of restriction beside them: "on iPhone only".
  func onlyPlatforms(in text: String, _ language: Language) -> [Platform] {
    mentions(of: platforms, in: text).compactMap { platform, place in
      let before = text[..<place.lowerBound].split(separator: " ").suffix(2)
      let after = text[place.upperBound...].split(
        separator: " ", maxSplits: 2, omittingEmptySubsequences: false
      ).prefix(2)
      // A Korean particle is known by the space behind it.
      let near = (before + after).joined(separator: " ") + " "
      return Clause(near, language).isNarrowed ? platform : nil
    }
  }

  /// Where `text` has terms for `names` that mean nothing else, in order.
  private func mentions<Name>(
    of names: [String: Name], in text: String
  ) -> [(name: Name, place: Range<String.Index>)] {
    analyzer.tokens(in: text).compactMap { token in
      guard let name = names[token.text] else { return nil }
      let start = text.utf8.index(text.startIndex, offsetBy: token.utf8Range.lowerBound)
      let end = text.utf8.index(start, offsetBy: token.utf8Range.count)
      return ambiguous.contains(text[start..<end].lowercased()) ? nil : (name, start..<end)
    }
  }
}

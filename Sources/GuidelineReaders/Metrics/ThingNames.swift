internal import Guidelines
package import TextAnalysis

/// The names of the things that numbers may be about: our own nouns and those of a glossary.
///
/// Made once for a glossary, because every word of every sentence with a number is looked up.
package final class ThingNames: Sendable {
  let glossary: Glossary
  /// The English singular for each spelling of the glossary; `nil` where it names no thing.
  private let nameOfSpelling: [String?]
  /// The English singular of each component of the glossary; `nil` for the page of a platform.
  private let nameOfComponent: [ComponentName: String?]

  /// Takes the names from `glossary`.
  package init(_ glossary: Glossary) {
    self.glossary = glossary
    var nameOfConcept: [ConceptID: String] = [:]
    var nameOfComponent: [ComponentName: String?] = [:]
    for concept in glossary.concepts {
      if let component = concept.component, nameOfComponent.index(forKey: component) == nil {
        nameOfComponent[component] = .some(
          concept.en.first.map {
            Platform(named: $0) == nil ? EnglishNouns.singularPhrase($0) : nil
          }
            ?? Self.words(of: component))
      }
      guard let name = concept.en.first.map(EnglishNouns.singularPhrase),
        let head = name.split(separator: " ").last, MetricThings.heads.contains(String(head))
      else { continue }
      nameOfConcept[concept.id] = name
    }
    self.nameOfComponent = nameOfComponent
    nameOfSpelling = glossary.conceptsOfSpellings.map { concepts in
      concepts.lazy.compactMap { nameOfConcept[$0] }.first
    }
  }

  /// The English singular of the thing with this spelling.
  func name(squashed: String) -> String? {
    if case .whole = Self.nouns.reach(of: squashed).end,
      let name = MetricThings.names[squashed]
    {
      return name
    }
    guard case .whole(let spelling) = glossary.reach(of: squashed).end else { return nil }
    return nameOfSpelling[spelling]
  }

  /// The English name of a component: "tab bar" for tab-bars; `nil` for the page of a platform.
  func name(of component: ComponentName) -> String? {
    nameOfComponent[component] ?? Self.words(of: component)
  }

  private static func words(of component: ComponentName) -> String {
    EnglishNouns.singularPhrase(component.rawValue.replacing("-", with: " "))
  }

  /// Whether a name may begin with `token`, in whatever form it stands there; `false` is sure.
  func mayBegin(with token: MetricToken) -> Bool {
    guard token.kind == .word else { return false }
    let isHangul = token.isHangul
    func isPromising(_ reach: Glossary.Reach) -> Bool {
      guard case .broken = reach.end else { return true }
      // A Hangul word begins with its stem; a plural is at most three letters longer.
      return isHangul
        ? reach.holdsSpelling
        : reach.length + 3 >= token.text.utf8.count || token.has(.irregularPlural)
    }
    return isPromising(glossary.reach(of: token.text))
      || isPromising(Self.nouns.reach(of: token.text))
  }

  /// Whether a name of several words may begin with the words that `squashed` spells.
  func mayGoOn(after squashed: String) -> Bool {
    [glossary.reach(of: squashed).end, Self.nouns.reach(of: squashed).end].contains { end in
      if case .broken = end { false } else { true }
    }
  }

  /// Our own nouns as a glossary, to walk their letters.
  private static let nouns = Glossary(
    concepts: MetricThings.nouns.keys.sorted().compactMap { english in
      ConceptID(words: english).map { id in
        Concept(id: id, en: [english], ko: MetricThings.nouns[english] ?? [])
      }
    })
}

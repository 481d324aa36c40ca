internal import Guidelines
package import TextAnalysis

/// The names of the things that numbers may be about: our own nouns and those of a glossary.
///
/// Made once for a glossary, because every word of every sentence with a number is looked up.
package final class ThingNames: Sendable {
  let glossary: Glossary
  /// The English singular for each spelling of the glossary; `nil` where it names no thing.
  private let nameOfSpelling: [String?]

  /// Takes the names from `glossary`.
  package init(_ glossary: Glossary) {
    self.glossary = glossary
    var nameOfConcept: [ConceptID: String] = [:]
    for concept in glossary.concepts {
      guard let name = concept.en.first.map(EnglishNouns.singularPhrase),
        let head = name.split(separator: " ").last, MetricThings.heads.contains(String(head))
      else { continue }
      nameOfConcept[concept.id] = name
    }
    nameOfSpelling = glossary.conceptsOfSpellings.map { concepts in
      concepts.lazy.compactMap { nameOfConcept[$0] }.first
    }
  }

  /// The English singular of the thing with this spelling.
  func name(squashed: String) -> String? {
    if let name = MetricThings.names[squashed] { return name }
    guard case .whole(let spelling) = glossary.reach(of: squashed).end else { return nil }
    return nameOfSpelling[spelling]
  }

  /// Whether a name may begin with `token`, in whatever form it stands there; `false` is sure.
  func mayBegin(with token: MetricToken) -> Bool {
    guard token.kind == .word else { return false }
    let isHangul = token.isHangul
    return [glossary, Self.nouns].contains { glossary in
      let reach = glossary.reach(of: token.text)
      if case .broken = reach.end {
        // A Hangul word begins with its stem; a plural is at most three letters longer.
        return isHangul
          ? reach.holdsSpelling
          : reach.length + 3 >= token.text.utf8.count || EnglishNouns.isIrregular(token.text)
      }
      return true
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

internal import Guidelines
package import TextAnalysis

/// The names of things that numbers may be about, from our own nouns and a glossary.
///
/// Built once for a glossary, because every word of every sentence with a number is looked up.
package final class ThingNames: Sendable {
  private let glossary: Glossary
  /// Our own nouns as a glossary, so that its trie can be walked.
  private let nouns = ThingNames.ownNouns
  /// The English singular for each surface form of the glossary; `nil` if it does not name a thing.
  private let nameOfSpelling: [String?]
  /// The English singular of each component of the glossary; `nil` for the page of a platform.
  private let nameOfComponent: [ComponentName: String?]
  /// A prefilter: whether a name begins with three Latin letters, by their index.
  private let beginnings: [Bool]
  /// A prefilter: for each syllable from U+AC00 a Bloom filter of the letters with which names
  /// continue after it: all if a name ends with it, none if no name begins with it.
  private let syllables: [UInt64]

  /// Creates the names from `glossary`.
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
    beginnings = Self.beginnings(of: [glossary, nouns])
    syllables = Self.syllables(of: [glossary, nouns])
  }

  /// The filter of each syllable over all `glossaries`.
  private static func syllables(of glossaries: [Glossary]) -> [UInt64] {
    var syllables = [UInt64](repeating: 0, count: 0xD7A4 - 0xAC00)
    for glossary in glossaries {
      for index in syllables.indices {
        guard let syllable = Unicode.Scalar(UInt32(0xAC00 + index)),
          let place = glossary.place(after: Glossary.Place(), syllable)
        else { continue }
        let isName = glossary.spelling(at: place) != nil
        syllables[index] |= isName ? .max : glossary.letters(after: place)
      }
    }
    return syllables
  }

  /// Whether any of `glossaries` has a name that begins with each combination of three letters.
  private static func beginnings(of glossaries: [Glossary]) -> [Bool] {
    var beginnings = [Bool](repeating: false, count: 1 << 15)
    let letters = (0x61...0x7A).map { Unicode.Scalar(UInt8($0)) }
    for glossary in glossaries {
      func visit(_ place: Glossary.Place, _ number: Int, _ depth: Int) {
        if depth == 3 {
          beginnings[number] = true
          return
        }
        for letter in letters {
          guard let next = glossary.place(after: place, letter) else { continue }
          visit(next, number | Int(letter.value & 0x1F) << (depth * 5), depth + 1)
        }
      }
      visit(Glossary.Place(), 0, 0)
    }
    return beginnings
  }

  /// A prefilter: whether a name may begin with a word that has these roles, in any of its forms.
  ///
  /// `false` is certain.
  @inline(__always)
  func mayBegin(with word: ShortWord, in roles: WordRoles) -> Bool {
    // The singular of a short or irregular word may differ in its third letter.
    if roles.contains(.irregularPlural) || word.count <= 5 && EnglishNouns.isRegularPlural(word) {
      return true
    }
    if let number = word.firstLetters { return beginnings[number] }
    guard let (first, second) = word.firstSyllables else { return true }
    let letters = syllables[Int(first - 0xAC00)]
    return second == 0 ? letters != 0 : Glossary.mayHold(letters, second)
  }

  /// A position in the tries of names, which are walked scalar by scalar.
  struct Place {
    fileprivate var glossary: Glossary.Place? = Glossary.Place()
    fileprivate var nouns: Glossary.Place? = Glossary.Place()

    /// Whether any name continues from here.
    var goesOn: Bool { glossary != nil || nouns != nil }
  }

  /// The position reached by `scalar`.
  func place(after place: Place, _ scalar: Unicode.Scalar) -> Place {
    var place = place
    if let here = place.glossary { place.glossary = glossary.place(after: here, scalar) }
    if let here = place.nouns { place.nouns = nouns.place(after: here, scalar) }
    return place
  }

  /// The position reached by all of `letters`.
  func place(after place: Place, _ letters: some Sequence<Unicode.Scalar>) -> Place {
    var place = place
    for letter in letters {
      guard place.goesOn else { break }
      place = self.place(after: place, letter)
    }
    return place
  }

  /// The English singular of the thing whose surface form ends at `place`.
  ///
  /// `squashed` is called only to look for homophones of our own nouns.
  func name(at place: Place, squashed: () -> String) -> String? {
    if let place = place.nouns, nouns.spelling(at: place) != nil,
      let name = MetricThings.names[squashed()]
    {
      return name
    }
    guard let place = place.glossary, let spelling = glossary.spelling(at: place) else {
      return nil
    }
    return nameOfSpelling[spelling]
  }

  /// The English singular of the thing with this surface form.
  func name(squashed: String) -> String? {
    name(at: place(after: Place(), squashed.unicodeScalars)) { squashed }
  }

  /// The English name of a component: "tab bar" for tab-bars; `nil` for the page of a platform.
  func name(of component: ComponentName) -> String? {
    if let name = nameOfComponent[component] { return name }
    let words = Self.words(of: component)
    // "Mobile UX requirements" does not name a thing.
    guard let last = words.split(separator: " ").last, words.utf8.contains(UInt8(ascii: " ")) else {
      return words
    }
    return MetricThings.heads.contains(String(last)) ? words : nil
  }

  private static func words(of component: ComponentName) -> String {
    let words = component.rawValue.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
    return EnglishNouns.singularPhrase(String(decoding: words, as: UTF8.self))
  }

  private static let ownNouns = Glossary(
    concepts: MetricThings.nouns.keys.sorted().compactMap { english in
      ConceptID(words: english).map { id in
        Concept(id: id, en: [english], ko: MetricThings.nouns[english] ?? [])
      }
    })
}

public import Guidelines

/// The concepts of the guidelines and every spelling of each.
///
/// ```swift
/// let glossary = try Glossary(tsv: text, name: "Glossary.tsv")
/// glossary.component(named: "탭 막대")  // tab-bars
/// ```
public struct Glossary: ConceptLookup, Sendable {
  static let columns = ["id", "en", "ko", "api", "page", "note"]

  /// The concepts in the order given.
  public let concepts: [Concept]
  /// The length of the longest squashed spelling in characters.
  public let longestSpelling: Int

  private let indexByID: [String: Int]
  private let pages: [String: ComponentName]
  let spellings: SpellingTrie

  /// Creates a glossary; of two concepts with one id the later one replaces the earlier.
  public init(concepts: [Concept]) {
    var indexByID: [String: Int] = [:]
    var kept: [Concept] = []
    for concept in concepts {
      if let index = indexByID[concept.id.rawValue] {
        kept[index] = concept
      } else {
        indexByID[concept.id.rawValue] = kept.count
        kept.append(concept)
      }
    }
    var spellings = SpellingTrie(spellingCount: kept.count * 8)
    var pages: [String: ComponentName] = [:]
    var longest = 0
    for concept in kept {
      for form in Self.letterForms(of: concept) {
        longest = max(longest, form.letters.count)
        spellings.insert(
          form.letters, concept.id, isAmbiguous: form.isAmbiguous, isSpaced: form.isSpaced)
      }
      if let page = concept.component { pages[Self.squash(page.rawValue)] = page }
    }
    self.concepts = kept
    self.indexByID = indexByID
    self.spellings = spellings
    self.pages = pages
    self.longestSpelling = longest
  }

  /// The glossary with `others` as well; what has the id of a concept adds its spellings to it.
  public func adding(_ others: [Concept]) -> Glossary {
    guard !others.isEmpty else { return self }
    var concepts = concepts
    var places = Dictionary(
      concepts.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for other in others {
      if let place = places[other.id] {
        concepts[place] = concepts[place].joined(with: other)
      } else {
        places[other.id] = concepts.count
        concepts.append(other)
      }
    }
    return Glossary(concepts: concepts)
  }

  /// The concept with this id.
  public func concept(_ id: ConceptID) -> Concept? {
    indexByID[id.rawValue].map { concepts[$0] }
  }

  /// The concepts with this spelling, however it is spaced and cased.
  ///
  /// Those that it names beyond doubt come first.
  public func concepts(spelled spelling: String) -> [Concept] {
    guard let entry = spellings.entry(Self.letters(of: spelling)) else { return [] }
    return (entry.concepts + entry.ambiguous).compactMap(concept)
  }

  /// The component that `name` names: "Tab Bars", "탭 막대", "tab-bars", "UITabBar" → tab-bars.
  ///
  /// `nil` where it names no concept that has a page.
  public func component(named name: String) -> ComponentName? {
    let squashed = Self.squash(name)
    if let page = pages[squashed] { return page }
    let letters = Self.letters(squashed.unicodeScalars)
    let stems = English.stems(of: letters) + Particles.stems(of: letters)
    let forms = [letters] + stems.map { letters[..<($0.end - 1)] + [$0.last] }
    for form in forms {
      guard let entry = spellings.entry(form) else { continue }
      for id in entry.concepts + entry.ambiguous {
        if let page = concept(id)?.component { return page }
      }
    }
    return nil
  }

  /// `text` folded, without white space, hyphens and dots.
  public static func squash(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        Folding.fold(text).unicodeScalars.filter { !isSqueezedOut($0) }))
  }

  private static func isSqueezedOut(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "."
      || scalar.properties.generalCategory == .dashPunctuation
  }
}

extension Glossary {
  /// The concepts that the squashed spelling names beyond doubt, or else those it may name.
  public func concepts(squashed: Substring) -> [ConceptID] {
    spellings.entry(Self.letters(squashed.unicodeScalars))?.named ?? []
  }

  /// Whether the squashed spelling also means something that is no concept.
  public func isAmbiguous(squashed: Substring) -> Bool {
    guard let entry = spellings.entry(Self.letters(squashed.unicodeScalars)) else { return false }
    return entry.concepts.isEmpty
  }

  /// A place on the way along the squashed spellings, which are walked letter by letter.
  package struct Place: Sendable {
    fileprivate var node = SpellingTrie.root

    /// Where every spelling begins.
    package init() {}
  }

  /// The place after `scalar`, or `nil` where no spelling goes on like this; what is no letter
  /// leads nowhere.
  package func place(after place: Place, _ scalar: Unicode.Scalar) -> Place? {
    guard Self.isLetter(scalar) else { return place }
    guard let node = spellings.next(place.node, scalar.value) else { return nil }
    var next = place
    next.node = node
    return next
  }

  /// The letters by which spellings go on from `place`, as a set that may hold others as well.
  package func letters(after place: Place) -> UInt64 { spellings.continuations(of: place.node) }

  /// Whether such a set holds `letter`; `false` is sure.
  package static func mayHold(_ letters: UInt64, _ letter: UInt32) -> Bool {
    SpellingTrie.mayHold(letters, letter)
  }

  /// The number of the spelling that ends at `place`, or `nil` where none does.
  package func spelling(at place: Place) -> Int? { spellings.entryNumber(at: place.node) }

  /// The concepts of each spelling, by its number: named beyond doubt, or else perhaps.
  package var conceptsOfSpellings: [[ConceptID]] { spellings.entries.map(\.named) }

  /// A spelling as it is looked up.
  public struct Form: Hashable, Sendable {
    /// Its letters and digits, folded.
    public var squashed: String
    /// Whether it also means something that is no concept.
    public var isAmbiguous: Bool
    /// Whether a person writes it in several words.
    public var isSpaced: Bool

    /// Creates a form, as ``Glossary/forms(of:)`` gave it.
    public init(squashed: String, isAmbiguous: Bool, isSpaced: Bool) {
      self.squashed = squashed
      self.isAmbiguous = isAmbiguous
      self.isSpaced = isSpaced
    }
  }

  /// The forms that find `concept`: its spellings, and Korean ones that sound alike.
  ///
  /// A lookup that holds them, and those of the other concepts, finds what a glossary finds.
  public static func forms(of concept: Concept) -> [Form] {
    letterForms(of: concept).map { form in
      Form(
        squashed: String(
          String.UnicodeScalarView(form.letters.compactMap { Unicode.Scalar($0) })),
        isAmbiguous: form.isAmbiguous, isSpaced: form.isSpaced)
    }
  }

  private static func letterForms(
    of concept: Concept
  ) -> [(letters: [UInt32], isAmbiguous: Bool, isSpaced: Bool)] {
    var forms: [(letters: [UInt32], isAmbiguous: Bool, isSpaced: Bool)] = []
    for spelling in concept.spellings {
      let letters = letters(of: spelling)
      guard !letters.isEmpty else { continue }
      let isAmbiguous = !concept.ambiguous.isEmpty && concept.ambiguous.contains(spelling)
      let isSpaced = spelling.utf8.contains(UInt8(ascii: " "))
      forms.append((letters, isAmbiguous, isSpaced))
      for homophone in homophones(of: letters) {
        forms.append((homophone, isAmbiguous, isSpaced))
      }
    }
    return forms
  }

  /// The letters of a spelling as people write it; as `letters(_:)` of its squashed form.
  private static func letters(of spelling: String) -> [UInt32] {
    var letters: [UInt32] = []
    letters.reserveCapacity(spelling.utf8.count)
    for scalar in spelling.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39, 0x61...0x7A, 0xAC00...0xD7A3: letters.append(scalar.value)
      case 0x41...0x5A: letters.append(scalar.value | 0x20)
      case 0..<0x80: continue
      default: return Self.letters(squash(spelling).unicodeScalars)
      }
    }
    return letters
  }

  /// What of a spelling stands in words: `.badge(_:)` is looked up as `badge`.
  private static func letters(_ spelling: some Sequence<Unicode.Scalar>) -> [UInt32] {
    spelling.lazy.filter(isLetter).map(\.value)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A, 0xAC00...0xD7A3: true
    case 0..<0x80: false
    default: isOtherLetter(scalar)
    }
  }

  // Apart, because asking for a numeric type costs something even where it is not asked.
  @inline(never)
  private static func isOtherLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// How people write `spelling` who do not hear ㅐ and ㅔ apart: 네비게이션 for 내비게이션.
  ///
  /// Only of three syllables and more; shorter ones are other words (새로, 세로).
  private static func homophones(of spelling: [UInt32]) -> [[UInt32]] {
    guard spelling.count > 2, spelling.allSatisfy(Hangul.isSyllable),
      spelling.contains(where: { Hangul.withE($0) != $0 || Hangul.withAe($0) != $0 })
    else { return [] }
    return [spelling.map(Hangul.withE), spelling.map(Hangul.withAe)].filter { $0 != spelling }
  }
}

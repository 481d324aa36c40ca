public import Guidelines

/// The concepts of the guidelines and every spelling of each.
///
/// ```swift
/// let glossary = try Glossary(tsv: text, name: "Glossary.tsv")
/// glossary.component(named: "탭 막대")  // tab-bars
/// ```
public struct Glossary: ConceptLookup, Sendable {
  package static let columns = ["id", "en", "ko", "api", "page", "note"]

  /// The concepts in their original order.
  public let concepts: [Concept]
  /// The length of the longest squashed surface form, in characters.
  public let longestSpelling: Int

  private let indexByID: [String: Int]
  private let pages: [String: ComponentName]
  let spellings: SpellingTrie

  /// Creates a glossary.
  ///
  /// Of two concepts with the same id the later one wins.
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

  /// This glossary extended by `others`.
  ///
  /// A concept whose id is already here adds its surface forms to the existing one.
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

  /// The concepts with this surface form, ignoring case and spacing, unambiguous ones first.
  public func concepts(spelled spelling: String) -> [Concept] {
    guard let entry = spellings.entry(Self.letters(of: spelling)) else { return [] }
    return (entry.concepts + entry.ambiguous).compactMap(concept)
  }

  /// The component that `name` names: "Tab Bars", "탭 막대", "tab-bars", "UITabBar" → tab-bars.
  ///
  /// `nil` if it names no concept that has a page.
  public func component(named name: String) -> ComponentName? {
    let squashed = Self.squash(name)
    if let page = pages[squashed] { return page }
    let letters = Self.letters(squashed.unicodeScalars)
    let stems = English.stems(of: letters) + Particles.stems(of: letters)
    let forms = [letters] + stems.map { letters[..<($0.end - 1)] + [$0.last] }
    for form in forms {
      guard let entry = spellings.entry(form) else { continue }
      let paged = (entry.concepts + entry.ambiguous).compactMap(concept)
        .filter { $0.component != nil }
      // 알림 is the preferred term for a notification, but some call an alert that, too.
      let called = paged.first { concept in
        [concept.en.first, concept.ko.first].contains { $0.map(Self.squash) == squashed }
      }
      if let page = (called ?? paged.first)?.component { return page }
    }
    return nil
  }

  /// `text` folded, without white space, hyphens or dots: the key under which surface forms are
  /// stored.
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
  /// The concepts that the squashed surface form names unambiguously; if there are none, those that
  /// it may name.
  public func concepts(squashed: Substring) -> [ConceptID] {
    spellings.entry(Self.letters(squashed.unicodeScalars))?.named ?? []
  }

  /// Whether the squashed surface form also has a meaning outside the glossary.
  public func isAmbiguous(squashed: Substring) -> Bool {
    guard let entry = spellings.entry(Self.letters(squashed.unicodeScalars)) else { return false }
    return entry.concepts.isEmpty
  }

  /// A position in the trie of squashed surface forms, which is walked scalar by scalar.
  package struct Place: Sendable {
    fileprivate var node = SpellingTrie.root

    /// The root of the trie.
    package init() {}
  }

  /// The position reached by `scalar`, or `nil` if no surface form continues with it.
  ///
  /// Characters other than letters and digits are skipped.
  package func place(after place: Place, _ scalar: Unicode.Scalar) -> Place? {
    guard Self.isLetter(scalar) else { return place }
    guard let node = spellings.next(place.node, scalar.value) else { return nil }
    var next = place
    next.node = node
    return next
  }

  /// The scalars with which surface forms continue from `place`, as a Bloom filter of 64 bits.
  package func letters(after place: Place) -> UInt64 { spellings.continuations(of: place.node) }

  /// Whether the filter may contain `letter`: false positives are possible, false negatives are
  /// not.
  package static func mayHold(_ letters: UInt64, _ letter: UInt32) -> Bool {
    SpellingTrie.mayHold(letters, letter)
  }

  /// The number of the surface form that ends at `place`, or `nil` if none does.
  package func spelling(at place: Place) -> Int? { spellings.entryNumber(at: place.node) }

  /// The concepts of each surface form, by its number: the unambiguous ones, or else the possible
  /// ones.
  package var conceptsOfSpellings: [[ConceptID]] { spellings.entries.map(\.named) }

  /// A surface form as it is looked up.
  public struct Form: Hashable, Sendable {
    /// Its letters and digits, folded.
    public var squashed: String
    /// Whether it also has a meaning outside the glossary.
    public var isAmbiguous: Bool
    /// Whether it is written as several words.
    public var isSpaced: Bool

    /// Restores a form that ``Glossary/forms(of:)`` returned.
    public init(squashed: String, isAmbiguous: Bool, isSpaced: Bool) {
      self.squashed = squashed
      self.isAmbiguous = isAmbiguous
      self.isSpaced = isSpaced
    }
  }

  /// The forms under which `concept` is found: its surface forms, and Korean homophones of them.
  ///
  /// A lookup that contains the forms of all concepts finds exactly what a glossary finds.
  public static func forms(of concept: Concept) -> [Form] {
    letterForms(of: concept).map { form in
      Form(
        squashed: string(form.letters), isAmbiguous: form.isAmbiguous, isSpaced: form.isSpaced)
    }
  }

  /// The letters and digits of `text`, folded.
  ///
  /// They contain the squashed form of every surface form that the text contains.
  package static func squashedLetters(_ text: String) -> String { string(letters(of: text)) }

  private static func string(_ letters: [UInt32]) -> String {
    var text = String.UnicodeScalarView()
    for letter in letters { Unicode.Scalar(letter).map { text.append($0) } }
    return String(text)
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

  /// The letters of a surface form as it is written, squashed by `letters(_:)`.
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

  /// The letters of a surface form without the punctuation of code: `.badge(_:)` is looked up as
  /// `badge`.
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

  // A function of its own because reading `numericType` slows its caller down even on paths that do
  // not use it.
  @inline(never)
  private static func isOtherLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// The misspellings of people who do not distinguish ㅐ from ㅔ: 네비게이션 for 내비게이션.
  ///
  /// Only for words of three or more syllables: a shorter one may become another word (새로, 세로).
  private static func homophones(of spelling: [UInt32]) -> [[UInt32]] {
    guard spelling.count > 2, spelling.allSatisfy(Hangul.isSyllable),
      spelling.contains(where: { Hangul.withE($0) != $0 || Hangul.withAe($0) != $0 })
    else { return [] }
    return [spelling.map(Hangul.withE), spelling.map(Hangul.withAe)].filter { $0 != spelling }
  }
}

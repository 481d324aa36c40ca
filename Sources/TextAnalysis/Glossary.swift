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

  private let indexByID: [ConceptID: Int]
  private let spellings: [Substring: Entry]
  private let pages: [Substring: ComponentName]

  private struct Entry {
    var concepts: [ConceptID] = []
    var ambiguous: [ConceptID] = []
  }

  /// Creates a glossary; of two concepts with one id the later one replaces the earlier.
  public init(concepts: [Concept]) {
    var indexByID: [ConceptID: Int] = [:]
    var kept: [Concept] = []
    for concept in concepts {
      if let index = indexByID[concept.id] {
        kept[index] = concept
      } else {
        indexByID[concept.id] = kept.count
        kept.append(concept)
      }
    }
    var spellings: [Substring: Entry] = [:]
    var pages: [Substring: ComponentName] = [:]
    for concept in kept {
      let ambiguous = Set(concept.ambiguous.map(Self.squash))
      for spelling in Set(concept.spellings.map(Self.squash)) where !spelling.isEmpty {
        if ambiguous.contains(spelling) {
          spellings[Substring(spelling), default: Entry()].ambiguous.append(concept.id)
        } else {
          spellings[Substring(spelling), default: Entry()].concepts.append(concept.id)
        }
      }
      if let page = concept.component { pages[Substring(Self.squash(page.rawValue))] = page }
    }
    self.concepts = kept
    self.indexByID = indexByID
    self.spellings = spellings
    self.pages = pages
    self.longestSpelling = spellings.keys.reduce(0) { max($0, $1.count) }
  }

  /// The concept with this id.
  public func concept(_ id: ConceptID) -> Concept? {
    indexByID[id].map { concepts[$0] }
  }

  /// The concepts with this spelling, however it is spaced and cased.
  public func concepts(spelled spelling: String) -> [Concept] {
    concepts(squashed: Substring(Self.squash(spelling))).compactMap(concept)
  }

  /// The component that `name` names: "Tab Bars", "탭 막대", "tab-bars" and "UITabBar" are tab-bars.
  ///
  /// `nil` where it names no concept that has a page.
  public func component(named name: String) -> ComponentName? {
    let squashed = Substring(Self.squash(name))
    if let page = pages[squashed] { return page }
    for form in [squashed] + English.stems(of: String(squashed)).map({ Substring($0) }) {
      for id in concepts(squashed: form) {
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
  /// The concepts with this squashed spelling, those that it names beyond doubt first.
  public func concepts(squashed: Substring) -> [ConceptID] {
    guard let entry = spellings[squashed] else { return [] }
    return entry.concepts + entry.ambiguous
  }

  /// Whether the squashed spelling also means something that is no concept.
  public func isAmbiguous(squashed: Substring) -> Bool {
    guard let entry = spellings[squashed] else { return false }
    return entry.concepts.isEmpty
  }
}

internal import Guidelines

/// A walk along the squashed spellings of concepts, scalar by scalar.
///
/// A glossary is walked in its trie; any other lookup is asked for every beginning.
struct SpellingWalk {
  /// What a spelling names.
  struct Match {
    /// The concepts that it names beyond doubt, or else those that it may name.
    var concepts: [ConceptID]
    /// Whether it also means something that is no concept.
    var isAmbiguous: Bool
    /// Whether a person writes it in several words.
    var isSpaced: Bool
  }

  /// Where the spellings are: one reference, so that a walk is kept and taken up again for free.
  final class Spellings: Sendable {
    fileprivate let trie: SpellingTrie
    /// Asked instead of the trie.
    fileprivate let lookup: (any ConceptLookup)?
    /// Whether it is, without taking hold of it.
    fileprivate let isAsked: Bool

    init(_ lookup: any ConceptLookup) {
      self.lookup = lookup
      isAsked = true
      trie = SpellingTrie(spellingCount: 0)
    }

    init(_ trie: SpellingTrie) {
      lookup = nil
      isAsked = false
      self.trie = trie
    }
  }

  /// How far a walk has come.
  struct Place {
    fileprivate var node = SpellingTrie.root
    fileprivate var spelling = ""
    fileprivate var length = 0
  }

  private let spellings: Spellings
  /// How far it has come; may be set to take up an earlier walk.
  var place = Place()

  init(_ spellings: Spellings) {
    self.spellings = spellings
  }

  /// Begins again.
  mutating func restart() {
    place.node = SpellingTrie.root
    place.length = 0
    if spellings.isAsked { place.spelling = "" }
  }

  /// Goes on by `scalar`; `false` where no spelling does.
  mutating func advance(_ scalar: UInt32) -> Bool {
    if Atoms.isApostrophe(scalar) { return true }
    place.length += 1
    guard spellings.isAsked, let lookup = spellings.lookup else {
      guard let next = spellings.trie.next(place.node, scalar) else { return false }
      place.node = next
      return true
    }
    guard place.length <= lookup.longestSpelling, let scalar = Unicode.Scalar(scalar) else {
      return false
    }
    place.spelling.unicodeScalars.append(scalar)
    return lookup.mayBegin(squashed: place.spelling[...])
  }

  /// Whether a spelling may go on from one of `places` in the `word` after it, in a trie; `false`
  /// is sure: none has its first letter next, or one alone and neither ends there nor goes on.
  func mayGoOn(from places: some Sequence<Place>, in word: Slice<FoldedText.Scalars>) -> Bool {
    guard let first = word.first else { return false }
    return places.contains { place in
      guard let node = spellings.trie.next(place.node, first) else { return false }
      guard let second = word.dropFirst().first else { return true }
      return spellings.trie.entryNumber(at: node) != nil || Atoms.isApostrophe(second)
        || spellings.trie.next(node, second) != nil
    }
  }

  /// The scalars by which spellings go on from one of `places`, in a trie: a set that may hold
  /// others as well.
  func continuations(from places: [Place]) -> UInt64 {
    places.reduce(0) { $0 | spellings.trie.continuations(of: $1.node) }
  }

  /// Whether a spelling ends here.
  var hasMatch: Bool {
    spellings.isAsked ? match != nil : spellings.trie.entryNumber(at: place.node) != nil
  }

  /// What the spelling up to here names, or `nil` where none ends here.
  var match: Match? {
    guard spellings.isAsked, let lookup = spellings.lookup else {
      guard let entry = spellings.trie.entry(at: place.node) else { return nil }
      return Match(
        concepts: entry.named, isAmbiguous: entry.concepts.isEmpty,
        isSpaced: entry.isSpaced)
    }
    let concepts = lookup.concepts(squashed: place.spelling[...])
    guard !concepts.isEmpty else { return nil }
    return Match(
      concepts: concepts, isAmbiguous: lookup.isAmbiguous(squashed: place.spelling[...]),
      isSpaced: lookup.isSpaced(squashed: place.spelling[...]))
  }

  /// Whether a spelling ends here that names something beyond doubt.
  var isSure: Bool {
    !spellings.isAsked
      ? spellings.trie.isSure(at: place.node) : match.map { !$0.isAmbiguous } ?? false
  }
}

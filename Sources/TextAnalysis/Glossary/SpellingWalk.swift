internal import Guidelines

/// A walk along the squashed surface forms of concepts, scalar by scalar.
///
/// A glossary is walked in its trie; any other lookup is queried for every prefix.
struct SpellingWalk {
  /// The concepts of a surface form.
  struct Match {
    /// The concepts that it names unambiguously; if there are none, those that it may name.
    var concepts: [ConceptID]
    /// Whether it also has a meaning outside the glossary.
    var isAmbiguous: Bool
    /// Whether it is written as several words.
    var isSpaced: Bool
  }

  /// The surface forms to walk along: one reference, so that saving and resuming a walk costs
  /// nothing.
  final class Spellings: Sendable {
    fileprivate let trie: SpellingTrie
    /// Queried instead of the trie if it is set.
    fileprivate let lookup: (any ConceptLookup)?
    /// Whether `lookup` is set, readable without retaining it.
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

  /// A position reached by a walk.
  struct Place {
    fileprivate var node = SpellingTrie.root
    fileprivate var spelling = ""
    fileprivate var length = 0
  }

  private let spellings: Spellings
  /// The current position.
  ///
  /// Set it to resume an earlier walk.
  var place = Place()

  init(_ spellings: Spellings) {
    self.spellings = spellings
  }

  /// Goes back to the beginning.
  mutating func restart() {
    place.node = SpellingTrie.root
    place.length = 0
    if spellings.isAsked { place.spelling = "" }
  }

  /// Moves on by `scalar`.
  ///
  /// Returns `false` if no surface form continues with it.
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

  /// A prefilter without false negatives, in a trie only: whether a surface form may continue from
  /// one of `places` into the following `word`, judged by its first two letters.
  func mayGoOn(from places: some Sequence<Place>, in word: Slice<FoldedText.Scalars>) -> Bool {
    guard let first = word.first else { return false }
    return places.contains { place in
      guard let node = spellings.trie.next(place.node, first) else { return false }
      guard let second = word.dropFirst().first else { return true }
      return spellings.trie.entryNumber(at: node) != nil || Atoms.isApostrophe(second)
        || spellings.trie.next(node, second) != nil
    }
  }

  /// The scalars with which surface forms continue from one of `places` in a trie, as a Bloom
  /// filter.
  func continuations(from places: [Place]) -> UInt64 {
    places.reduce(0) { $0 | spellings.trie.continuations(of: $1.node) }
  }

  /// Whether a surface form ends here.
  var hasMatch: Bool {
    spellings.isAsked ? match != nil : spellings.trie.entryNumber(at: place.node) != nil
  }

  /// The concepts of the surface form walked so far, or `nil` if none ends here.
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

  /// Whether a surface form that names something unambiguously ends here.
  var isSure: Bool {
    !spellings.isAsked
      ? spellings.trie.isSure(at: place.node) : match.map { !$0.isAmbiguous } ?? false
  }
}

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

  private let glossary: Glossary?
  private let lookup: any ConceptLookup
  private var node = SpellingTrie.root
  private var spelling = ""
  private var length = 0

  init(_ lookup: any ConceptLookup) {
    self.lookup = lookup
    glossary = lookup as? Glossary
  }

  /// Begins again.
  mutating func restart() {
    node = SpellingTrie.root
    length = 0
    if glossary == nil { spelling = "" }
  }

  /// Goes on by `scalar`; `false` where no spelling does.
  mutating func advance(_ scalar: UInt32) -> Bool {
    if Atoms.isApostrophe(scalar) { return true }
    length += 1
    if let glossary {
      guard let next = glossary.spellings.next(node, scalar) else { return false }
      node = next
      return true
    }
    guard length <= lookup.longestSpelling, let scalar = Unicode.Scalar(scalar) else {
      return false
    }
    spelling.unicodeScalars.append(scalar)
    return lookup.mayBegin(squashed: spelling[...])
  }

  /// What the spelling up to here names, or `nil` where none ends here.
  var match: Match? {
    if let glossary {
      guard let entry = glossary.spellings.entry(at: node) else { return nil }
      return Match(
        concepts: entry.named, isAmbiguous: entry.concepts.isEmpty,
        isSpaced: entry.isSpaced)
    }
    let concepts = lookup.concepts(squashed: spelling[...])
    guard !concepts.isEmpty else { return nil }
    return Match(
      concepts: concepts, isAmbiguous: lookup.isAmbiguous(squashed: spelling[...]),
      isSpaced: lookup.isSpaced(squashed: spelling[...]))
  }
}

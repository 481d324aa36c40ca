internal import Guidelines

extension IndexWriter {
  /// `words` and `forms` repeated for each part of the index, with their document frequency in it; empty
  /// if there is only one authority.
  ///
  /// On a server `words` may be only those of the `changed` tokens. Also stores the sizes of the parts.
  /// In a file, analyses the entries of all but the first part again.
  func partWords(
    _ words: [VocabularyWord], forms: [(word: VocabularyWord, isOwn: Bool)],
    among changed: Set<[UInt8]>?
  ) throws(KnowledgeBaseError) -> [VocabularyWord] {
    let authorities = try DocumentRecords(database: database).authorities()
    guard var parts = AuthorityParts(of: authorities) else {
      try Settings(database: database).set(.authorityParts, to: "")
      return []
    }
    var left = Dictionary(words.map { ($0.text, $0.entries) }) { first, _ in first }
    var marked: [VocabularyWord] = []
    let sizes = database.isShared ? try serverParts() : []
    for (place, other) in parts.others.enumerated() {
      let (size, counts) =
        if database.isShared {
          (
            sizes.first { $0.authority == other.authority }?.size ?? IndexSize(),
            try serverCounts(of: other.authority, among: changed)
          )
        } else {
          try tokens(of: other.authority)
        }
      parts.set(size, at: place)
      let prefix = IndexPart.prefix(place + 1)
      for (text, entries) in counts {
        left[text, default: 0] -= entries
        marked.append(VocabularyWord(prefix + text, entries: entries))
      }
    }
    try Settings(database: database).set(.authorityParts, to: parts.text)
    for (text, entries) in left where entries > 0 {
      marked.append(VocabularyWord(IndexPart.prefix(0) + text, entries: entries))
    }
    for (number, authority) in parts.authorities.enumerated() {
      for form in forms where !form.isOwn || authority != .apple {
        marked.append(VocabularyWord(IndexPart.prefix(number) + form.word.text, entries: 0))
      }
    }
    return marked
  }

  /// The size of the part of `authority` in a file, and the document frequency of each token in it.
  private func tokens(
    of authority: Authority
  ) throws(KnowledgeBaseError) -> (size: IndexSize, counts: [(text: String, entries: Int)]) {
    let stored = try indexedEntries(of: authority).map(\.entry)
    let counts = TokenCounts()
    let entries = IndexTokens.ahead(
      of: IndexEntries(count: stored.count) { [stored] in (stored[$0], []) },
      vocabulary: vocabulary, counts: counts, isForServer: false)
    var size = IndexSize()
    for number in stored.indices {
      // FTS5 counts each position once, however many tokens share it.
      let tokens = entries(number).texts.map { $0.tokens.places.count(where: \.isFirst) }
      size.add(IndexSize(entries: 1, tokens: tokens))
    }
    return (size, counts.sorted())
  }
}

internal import Guidelines
internal import TextAnalysis
internal import Workers

/// Brings the full-text index up to the rules and the passages that belong to none.
struct IndexWriter {
  /// Entries that other threads compose and analyse ahead, and a count of their tokens.
  struct Prepared {
    let entry: (Int) -> IndexTokens.PreparedEntry
    let counts: TokenCounts
  }

  private let index: FullTextIndex
  private let vocabulary: Vocabulary
  private let composer: EntryComposer
  private var database: Database { index.database }
  /// The next free id of each range of ids that an entry was added to.
  private var nextIDs: [Range<Int>: Int] = [:]

  init(_ index: FullTextIndex, vocabulary: Vocabulary) {
    self.index = index
    self.vocabulary = vocabulary
    composer = EntryComposer(vocabulary.glossary)
  }

  /// What the index is to hold of `rules`.
  func entries(of rules: [MadeRule]) -> IndexEntries { composer.entries(of: rules) }

  /// Begins to prepare `entries` on other threads, for an index that is written anew.
  func prepare(_ entries: IndexEntries) -> Prepared {
    let counts = TokenCounts()
    return Prepared(
      entry: IndexTokens.ahead(of: entries, vocabulary: vocabulary, counts: counts),
      counts: counts)
  }

  /// Makes the index hold the entries of the `rules` and the passages that belong to none.
  ///
  /// `prepared` gives the rules' entries where all are to be written, because the stored texts
  /// were analysed in another way than this one does.
  mutating func update(
    with rules: IndexEntries, prepared: Prepared?
  ) throws(KnowledgeBaseError) {
    let passages = try PassageRecords(database: database).unruled().map(composer.entry)
    let count = rules.count + passages.count
    var wanted = passages
    var changes = 0
    if let prepared {
      try removeAll()
      for number in 0..<rules.count { try add(prepared.entry(number)) }
      changes = rules.count
    } else {
      wanted = Array(0..<rules.count).mappedByThreads { rules.compose($0).entry } + passages
      changes = try removeStale(keeping: &wanted)
    }
    let entries = IndexTokens.ahead(
      of: IndexEntries(count: wanted.count) { [wanted] in (wanted[$0], []) },
      vocabulary: vocabulary, counts: prepared?.counts)
    for number in wanted.indices { try add(entries(number)) }
    changes += wanted.count
    try finish(changes: changes, of: count, counts: prepared?.counts)
  }

  /// Empties the index.
  ///
  /// The stored tokens are other ones than today's texts give: nothing could be taken out entry by
  /// entry.
  private func removeAll() throws(KnowledgeBaseError) {
    try database.run("INSERT INTO search_index (search_index) VALUES ('delete-all')")
    try database.run(
      "INSERT INTO search_index (search_index, rank) VALUES ('hashsize', ?1)", Self.indexBuffer)
    try database.run("DELETE FROM search_content")
  }

  /// Removes the entries that are not `wanted`, and leaves in that those that are to be added; how
  /// many were removed.
  private func removeStale(
    keeping wanted: inout [SearchEntry]
  ) throws(KnowledgeBaseError) -> Int {
    let all = Set(wanted)
    var kept: Set<SearchEntry> = []
    var removed = 0
    for (id, entry) in try indexedEntries() {
      if all.contains(entry), kept.insert(entry).inserted { continue }
      try database.run(
        """
        INSERT INTO search_index (search_index, rowid, title, body, subject, context)
        VALUES ('delete', ?1, ?2, ?3, ?4, ?5)
        """, id, entry.title, entry.body, entry.subject, entry.context)
      try database.run("DELETE FROM search_content WHERE id = ?1", id)
      removed += 1
    }
    wanted.removeAll(where: kept.contains)
    return removed
  }

  /// Notes that the index has `count` entries after so many `changes`, and brings the table of its
  /// words up to it: to `counts`, where all tokens were counted.
  private func finish(
    changes: Int, of count: Int, counts: TokenCounts?
  ) throws(KnowledgeBaseError) {
    // Counting what is written is quicker than reading all of the index afterwards.
    let words = counts.map { counts in
      OrderedWork(count: 1, threads: min(1, WorkThread.forOthers)) { _ in
        counts.sorted().map(VocabularyWord.init)
      }
    }
    // Many small segments make every query slower; a few changes are not worth a new whole.
    if changes * 4 > count {
      try database.run("INSERT INTO search_index (search_index) VALUES ('optimize')")
    }
    try Settings(database: database).set(.entries, to: "\(count)")
    if let words {
      try replaceVocabulary(by: words.take(0))
    } else if changes > 0 {
      try replaceVocabulary(
        by: try database.rows("SELECT term, doc FROM search_vocabulary") {
          VocabularyWord($0.text(0), entries: $0.int(1))
        })
    }
  }

  /// Adds an entry to the index under the next of its ids.
  ///
  /// One at a time: SQLite makes a savepoint for several rows, at which FTS5 writes out what it has
  /// gathered.
  private mutating func add(
    _ prepared: IndexTokens.PreparedEntry
  ) throws(KnowledgeBaseError) {
    index.tokenizer?.prepared = prepared.texts
    let entry = prepared.entry
    let ids = SearchIndex.ids(for: entry)
    let id: Int
    if let next = nextIDs[ids] { id = next } else { id = try nextEntryID(in: ids) }
    nextIDs[ids] = id + 1
    try database.run(
      """
      INSERT INTO search_content
        (id, name, component, platforms, has_numbers, known_from, known_until, title, body,
         subject, context)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """
    ) { values in
      values.take(id)
      values.take(entry.name)
      values.take(entry.component)
      values.take(entry.platforms)
      values.take(entry.hasNumbers)
      values.take(entry.knownFrom)
      values.take(entry.knownUntil)
      values.take(entry.title)
      values.take(entry.body)
      values.take(entry.subject)
      values.take(entry.context)
    }
    try database.run(
      """
      INSERT INTO search_index (rowid, title, body, subject, context)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """, id, entry.title, entry.body, entry.subject, entry.context)
  }

  /// Makes the vocabulary hold the `words` of the index, which are in order, beside the spellings
  /// of the concepts.
  private func replaceVocabulary(
    by words: consuming [VocabularyWord]
  ) throws(KnowledgeBaseError) {
    words += try database.rows("SELECT DISTINCT squashed FROM form") {
      VocabularyWord($0.text(0), entries: 0)
    }
    try database.run("DELETE FROM vocabulary")
    // Nothing that it does may have to be taken back: SQLite keeps no copies of the pages.
    try database.insert(
      words, verb: "INSERT OR IGNORE",
      into: "vocabulary (text, entries, letters, signature, initials)"
    ) { word, values in
      values.take(word.text)
      values.take(word.entries)
      values.take(word.letters?.count)
      values.take(word.letters?.signature)
      values.take(word.initials)
    }
  }

  private func nextEntryID(in ids: Range<Int>) throws(KnowledgeBaseError) -> Int {
    try database.first(
      "SELECT max(id) FROM search_content WHERE id >= ?1 AND id < ?2", ids.lowerBound,
      ids.upperBound
    ) { row in row.value(0).map { $0 + 1 } ?? ids.lowerBound } ?? ids.lowerBound
  }

  private func indexedEntries() throws(KnowledgeBaseError) -> [(id: Int, entry: SearchEntry)] {
    try database.rows(
      """
      SELECT id, name, component, platforms, has_numbers, known_from, known_until, title, body,
        subject, context
      FROM search_content
      """
    ) { row in
      (
        row.int(0),
        SearchEntry(
          name: row.text(1), isRule: row.int(0) < SearchIndex.firstPassage,
          isElsewhere: SearchIndex.isElsewhere(row.int(0)), component: row.value(2),
          platforms: row.int(3), hasNumbers: row.int(4) == 1,
          knownFrom: row.int(5), knownUntil: row.int(6), title: row.text(7), body: row.text(8),
          subject: row.text(9), context: row.text(10))
      )
    }
  }

  /// How many bytes of new entries FTS5 gathers before it writes them as a segment, which is merged
  /// with others later: most ingests write one.
  private static let indexBuffer = 64 << 20
}

internal import Guidelines
internal import TextAnalysis
internal import Workers

/// Brings the full-text index up to date with the rules and the passages that belong to none.
struct IndexWriter {
  /// Entries composed and analysed ahead by other threads, and the counts of their tokens.
  struct Prepared {
    let entry: (Int) -> IndexTokens.PreparedEntry
    let counts: TokenCounts
  }

  private let index: FullTextIndex
  let vocabulary: Vocabulary
  private let composer: EntryComposer
  var database: Database { index.database }
  /// The next free id in each range of ids to which an entry was added.
  private var nextIDs: [Range<Int>: Int] = [:]
  /// Changes to be sent to the index of a server.
  private let sent = ServerEntries()

  init(_ index: FullTextIndex, vocabulary: Vocabulary, questions: [Question]) {
    self.index = index
    self.vocabulary = vocabulary
    composer = EntryComposer(vocabulary, questions: questions)
  }

  /// The entries of `rules`.
  func entries(of rules: [MadeRule]) -> IndexEntries { composer.entries(of: rules) }

  /// Starts to prepare `entries` on other threads, for an index that is rebuilt.
  func prepare(_ entries: IndexEntries) -> Prepared {
    let counts = TokenCounts()
    return Prepared(
      entry: IndexTokens.ahead(
        of: entries, vocabulary: vocabulary, counts: counts, isForServer: database.isShared),
      counts: counts)
  }

  /// Replaces the contents of the index with the entries of `rules` and of the passages that belong to
  /// none.
  ///
  /// `prepared` has all entries of rules if the index must be rebuilt, because the analysis has changed.
  mutating func update(
    with rules: IndexEntries, prepared: Prepared?
  ) throws(KnowledgeBaseError) {
    let passages = try PassageRecords(database: database).unruled().mappedByThreads {
      [composer] passage in composer.entry(for: passage)
    }
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
      vocabulary: vocabulary, counts: prepared?.counts, isForServer: database.isShared)
    for number in wanted.indices { try add(entries(number)) }
    changes += wanted.count
    try finish(changes: changes, of: count, counts: prepared?.counts)
  }

  /// Empties the index.
  ///
  /// Entries cannot be removed one by one: FTS5 would need their old tokens, but the analysis has
  /// changed.
  private func removeAll() throws(KnowledgeBaseError) {
    if let server = database.server { return try sent.removeAll(from: server) }
    try database.run("INSERT INTO search_index (search_index) VALUES ('delete-all')")
    try database.run(
      "INSERT INTO search_index (search_index, rank) VALUES ('hashsize', ?1)", Self.indexBuffer)
    try database.run("DELETE FROM search_content")
  }

  /// Removes the entries that are not in `wanted`, and drops from `wanted` those already indexed.
  ///
  /// Returns the number of entries removed.
  private func removeStale(
    keeping wanted: inout [SearchEntry]
  ) throws(KnowledgeBaseError) -> Int {
    let digests = wanted.mappedByThreads { $0.digest }
    let all = Set(digests)
    var kept: Set<Int> = []
    let removed = try indexedDigests().filter { _, digest in
      !all.contains(digest) || !kept.insert(digest).inserted
    }.map(\.id)
    if let server = database.server {
      try sent.remove(removed, from: server)
    } else {
      for id in removed { try remove(id) }
    }
    wanted = zip(wanted, digests).filter { !kept.contains($1) }.map(\.0)
    return removed.count
  }

  /// The digests of the entries in the index.
  private func indexedDigests() throws(KnowledgeBaseError) -> [(id: Int, digest: Int)] {
    guard !database.isShared else {
      return try database.rows("SELECT id, digest FROM search_content") { ($0.int(0), $0.int(1)) }
    }
    return try indexedEntries().map { ($0.id, $0.entry.digest) }
  }

  /// Removes an entry from the index of a file.
  private func remove(_ id: Int) throws(KnowledgeBaseError) {
    try database.run(
      """
      INSERT INTO search_index (search_index, rowid, title, body, subject, context, asked)
      SELECT 'delete', id, title, body, subject, context, asked FROM search_content WHERE id = ?1
      """, id)
    try database.run("DELETE FROM search_content WHERE id = ?1", id)
  }

  /// Ends an update that made `changes`: stores the number of entries and the vocabulary, taken from
  /// `counts` if all tokens were counted.
  private func finish(
    changes: Int, of count: Int, counts: TokenCounts?
  ) throws(KnowledgeBaseError) {
    // Counting what is written is faster than reading the whole index afterwards.
    let words = counts.map { counts in
      OrderedWork(count: 1, threads: min(1, WorkThread.forOthers)) { _ in
        counts.sorted().map(VocabularyWord.init)
      }
    }
    if let server = database.server {
      try sent.finish(on: server)
      try finishOnServer(changed: Double(changes) / Double(max(1, count)))
    }
    // Many small segments slow queries down, but a few changes are not worth a merge of all.
    if changes * 4 > count, !database.isShared {
      try database.run("INSERT INTO search_index (search_index) VALUES ('optimize')")
    }
    try Settings(database: database).set(.entries, to: "\(count)")
    if let words {
      try replaceVocabulary(by: words.take(0))
    } else if changes > 0 {
      let changed = database.isShared ? try changedTokens(among: sent.tokens) : nil
      let counts =
        database.isShared
        ? try serverCounts(among: changed)
        : try database.rows("SELECT term, doc FROM search_vocabulary") { row in
          (text: row.text(0), entries: row.int(1))
        }
      try replaceVocabulary(by: counts.map(VocabularyWord.init), among: changed)
    }
  }

  /// Adds an entry under the next free id of its range.
  ///
  /// One row at a time: for several, SQLite creates a savepoint, at which FTS5 flushes its buffer.
  private mutating func add(
    _ prepared: IndexTokens.PreparedEntry
  ) throws(KnowledgeBaseError) {
    index.tokenizer?.prepared = prepared.texts
    let entry = prepared.entry
    let ids = SearchIndex.ids(for: entry)
    let id: Int
    if let next = nextIDs[ids] { id = next } else { id = try nextEntryID(in: ids) }
    nextIDs[ids] = id + 1
    if let server = database.server {
      return try sent.add(prepared, as: id, from: ids.lowerBound, to: server)
    }
    try database.run(
      """
      INSERT INTO search_content
        (id, name, component, platforms, has_numbers, known_from, known_until, title, body,
         subject, context, asked, authority)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
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
      values.take(entry.asked)
      values.take(entry.authority)
    }
    try database.run(
      """
      INSERT INTO search_index (rowid, title, body, subject, context, asked)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      """, id, entry.title, entry.body, entry.subject, entry.context, entry.asked)
  }

  /// Replaces the search vocabulary with `words`, which must be sorted, and the surface forms of the
  /// concepts; on a server only the words of the `changed` tokens if these are known.
  private func replaceVocabulary(
    by words: consuming [VocabularyWord], among changed: Set<[UInt8]>? = nil
  ) throws(KnowledgeBaseError) {
    let forms = try database.rows("SELECT squashed, min(own) FROM form GROUP BY squashed") {
      (word: VocabularyWord($0.text(0), entries: 0), isOwn: $0.int(1) == 1)
    }
    let parts = try partWords(words, forms: forms, among: changed)
    words += forms.map(\.word) + parts
    guard !database.isShared else {
      return try replaceVocabularyOnServer(by: words, among: changed)
    }
    try database.run("DELETE FROM vocabulary")
    // `OR IGNORE` never rolls back a statement, so SQLite keeps no copies of pages.
    try database.insert(
      words, verb: "INSERT OR IGNORE",
      into: "vocabulary (text, entries, letters, signature, initials)"
    ) { word, values in word.bind(to: &values) }
  }

  private func nextEntryID(in ids: Range<Int>) throws(KnowledgeBaseError) -> Int {
    try database.first(
      "SELECT max(id) FROM search_content WHERE id >= ?1 AND id < ?2", ids.lowerBound,
      ids.upperBound
    ) { row in row.value(0).map { $0 + 1 } ?? ids.lowerBound } ?? ids.lowerBound
  }

  /// The entries in the index, of all authorities or only of `authority`.
  func indexedEntries(
    of authority: Authority? = nil
  ) throws(KnowledgeBaseError) -> [(id: Int, entry: SearchEntry)] {
    try database.rows(
      """
      SELECT id, name, component, platforms, has_numbers, known_from, known_until, title, body,
        subject, context, asked, authority
      FROM search_content WHERE ?1 IS NULL OR lower(authority) = lower(?1)
      """, authority
    ) { row in
      (
        row.int(0),
        SearchEntry(
          name: row.text(1), isRule: row.int(0) < SearchIndex.firstPassage,
          isElsewhere: SearchIndex.isElsewhere(row.int(0)), authority: row.value(12) ?? .apple,
          component: row.value(2),
          platforms: row.int(3), hasNumbers: row.int(4) == 1,
          knownFrom: row.int(5), knownUntil: row.int(6), title: row.text(7), body: row.text(8),
          subject: row.text(9), context: row.text(10), asked: row.text(11))
      )
    }
  }

  /// The size in bytes of the buffer that FTS5 fills before it writes a segment.
  ///
  /// Large enough for most ingests to write a single segment, which saves merging.
  private static let indexBuffer = 64 << 20
}

extension VocabularyWord {
  /// Binds the values of its row in the order of the columns.
  func bind(to values: inout Parameters) {
    values.take(text)
    values.take(entries)
    values.take(letters?.count)
    values.take(letters?.signature)
    values.take(initials)
  }
}

internal import Guidelines

extension IndexWriter {
  /// Stores the size of the index on a server; `share` is the fraction of it that has changed.
  func finishOnServer(changed share: Double) throws(KnowledgeBaseError) {
    var size = IndexSize()
    for part in try serverParts() { size.add(part.size) }
    let numbers = [size.entries] + size.tokens
    try Settings(database: database).set(
      .indexSize, to: numbers.map(String.init).joined(separator: " "))
    // Query plans need current statistics; autovacuum takes care of small changes.
    guard share > 0.1 else { return }
    try database.run(
      "ANALYZE document, section, passage, statement, metric, rule, rule_source, search_content, posting"
    )
  }

  /// The sizes of the parts of the index on a server, by authority.
  func serverParts() throws(KnowledgeBaseError) -> [(authority: Authority, size: IndexSize)] {
    try database.rows(
      """
      SELECT min(authority), count(*), CAST(sum(title_length) AS bigint),
        CAST(sum(body_length) AS bigint), CAST(sum(subject_length) AS bigint),
        CAST(sum(context_length) AS bigint), CAST(sum(asked_length) AS bigint)
      FROM search_content GROUP BY part
      """
    ) { row in
      (
        row.value(0) ?? .apple,
        IndexSize(entries: row.int(1), tokens: (2..<7).map { row.int($0) })
      )
    }
  }

  /// The document frequency of each token in the entries of `authority`, from the server's posting lists.
  func serverCounts(
    of authority: Authority
  ) throws(KnowledgeBaseError) -> [(text: String, entries: Int)] {
    try database.rows(
      """
      SELECT token, CAST(sum(entries) AS bigint) FROM posting
      WHERE part = ?1 AND token <> '' GROUP BY token ORDER BY token
      """, authority.rawValue.lowercased()
    ) { (text: $0.text(0), entries: $0.int(1)) }
  }

  /// Replaces the vocabulary on a server with `words`, writing only what differs.
  func replaceVocabularyOnServer(by words: [VocabularyWord]) throws(KnowledgeBaseError) {
    let known = try database.rows("SELECT text, entries FROM vocabulary") {
      (Array($0.text(0).utf8), $0.int(1))
    }
    // Words are compared by bytes, as the server compares them.
    var stored = Dictionary(known) { $1 }
    var (changed, added): ([VocabularyWord], [VocabularyWord]) = ([], [])
    var seen: Set<[UInt8]> = []
    for word in words where seen.insert(Array(word.text.utf8)).inserted {
      switch stored.removeValue(forKey: Array(word.text.utf8)) {
      case nil: added.append(word)
      case word.entries: break
      default: changed.append(word)
      }
    }
    try database.runEach("DELETE FROM vocabulary WHERE text = ?1", Array(stored.keys)) {
      $1.take(String(decoding: $0, as: UTF8.self))
    }
    try database.runEach("UPDATE vocabulary SET entries = ?2 WHERE text = ?1", changed) {
      $1.take($0.text)
      $1.take($0.entries)
    }
    try database.insert(
      added, into: "vocabulary (text, entries, letters, signature, initials)"
    ) { word, values in word.bind(to: &values) }
  }
}

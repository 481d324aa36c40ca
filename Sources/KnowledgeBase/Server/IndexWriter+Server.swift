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

  /// `tokens`, whose document frequencies have changed; `nil` if all words are to be counted, because the
  /// authorities, by which the vocabulary numbers its parts, have changed.
  func changedTokens(among tokens: Set<[UInt8]>) throws(KnowledgeBaseError) -> Set<[UInt8]>? {
    let stored = try Settings(database: database).value(.authorityParts) ?? ""
    let authorities = try DocumentRecords(database: database).authorities()
    let known = AuthorityParts(text: stored)?.authorities
    return known == AuthorityParts(of: authorities)?.authorities ? tokens : nil
  }

  /// The document frequency of each token, or of the `changed` ones, in all entries on a server or in those
  /// of `authority`.
  func serverCounts(
    of authority: Authority? = nil, among changed: Set<[UInt8]>?
  ) throws(KnowledgeBaseError) -> [(text: String, entries: Int)] {
    try database.rows(
      """
      SELECT token, CAST(sum(entries) AS bigint) FROM posting
      WHERE token <> '' AND (CAST(?1 AS text) IS NULL OR part = ?1)
        AND \(Self.isAmong(changed, "token", "?2"))
      GROUP BY token ORDER BY token
      """, authority?.rawValue.lowercased(), changed.map(TextArray.text)
    ) { (text: $0.text(0), entries: $0.int(1)) }
  }

  /// The condition in SQL that `column` is one of `texts`, the value of `parameter`; true without them.
  private static func isAmong(
    _ texts: Set<[UInt8]>?, _ column: String, _ parameter: String
  ) -> String {
    texts == nil
      ? "CAST(\(parameter) AS text) IS NULL"
      : "\(column) = ANY (ARRAY(SELECT unnest(CAST(\(parameter) AS text[]))))"
  }

  /// Replaces the vocabulary on a server with `words`, or only the words of the `changed` tokens, writing
  /// only what differs.
  func replaceVocabularyOnServer(
    by words: [VocabularyWord], among changed: Set<[UInt8]>?
  ) throws(KnowledgeBaseError) {
    let parts = AuthorityParts(text: try Settings(database: database).value(.authorityParts) ?? "")
    let prefixes = [""] + (parts?.authorities.indices.map(IndexPart.prefix) ?? [])
    let texts = changed.map { changed in
      Set(prefixes.flatMap { prefix in changed.map { Array(prefix.utf8) + $0 } })
    }
    let known = try database.rows(
      "SELECT text, entries FROM vocabulary WHERE \(Self.isAmong(texts, "text", "?1"))",
      texts.map(TextArray.text)
    ) {
      (Array($0.text(0).utf8), $0.int(1))
    }
    // Words are compared by bytes, as the server compares them.
    var stored = Dictionary(known) { $1 }
    var (changed, added): ([VocabularyWord], [VocabularyWord]) = ([], [])
    var seen: Set<[UInt8]> = []
    for word in words {
      let text = Array(word.text.utf8)
      guard texts?.contains(text) ?? true, seen.insert(text).inserted else { continue }
      switch stored.removeValue(forKey: text) {
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

internal import Guidelines

/// Entries on their way to the index of a server, which takes many at a time.
final class ServerEntries {
  private var rows = CopiedRows()
  private static let atOnce = 4 << 20

  private static let table = """
    search_content
      (id, name, component, platforms, has_numbers, known_from, known_until, title, body, subject,
       context, asked, authority, title_length, body_length, subject_length, context_length,
       asked_length, tokens, places)
    """

  /// Adds `prepared` under `id`.
  func add(
    _ prepared: IndexTokens.PreparedEntry, as id: Int, to server: ServerConnection
  ) throws(KnowledgeBaseError) {
    let entry = prepared.entry
    let vector = TokenVector(prepared.texts)
    var values: [ServerValue] = [
      .integer(id), .text(entry.name), .text(entry.component?.rawValue), .integer(entry.platforms),
      .integer(entry.hasNumbers ? 1 : 0), .integer(entry.knownFrom), .integer(entry.knownUntil),
      .text(entry.title), .text(entry.body), .text(entry.subject), .text(entry.context),
      .text(entry.asked), .text(entry.authority.rawValue),
    ]
    values += vector.lengths.map { .integer($0) }
    values += [.text(vector.text), .text(vector.places)]
    rows.add(values)
    if rows.bytes.count > Self.atOnce { try send(to: server) }
  }

  /// Sends what was added.
  func send(to server: ServerConnection) throws(KnowledgeBaseError) {
    try server.copy(rows, into: Self.table)
    rows = CopiedRows()
  }
}

extension IndexWriter {
  /// Records the size of the index on a server, which then looks for entries in one place only.
  func finishOnServer() throws(KnowledgeBaseError) {
    let sizes = try database.first(
      """
      SELECT count(*), coalesce(sum(title_length), 0), coalesce(sum(body_length), 0),
        coalesce(sum(subject_length), 0), coalesce(sum(context_length), 0),
        coalesce(sum(asked_length), 0)
      FROM search_content
      """
    ) { row in (0..<6).map { "\(row.int($0))" }.joined(separator: " ") }
    try Settings(database: database).set(.indexSize, to: sizes ?? "0")
    try database.run("SELECT gin_clean_pending_list('search_tokens')")
    // Plans for the next questions go by what there is now.
    try database.run(
      "ANALYZE document, section, passage, statement, metric, rule, rule_source, search_content")
  }

  /// Makes `words` the vocabulary on a server; only what differs is written.
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
    for text in stored.keys {
      try database.run(
        "DELETE FROM vocabulary WHERE text = ?1", String(decoding: text, as: UTF8.self))
    }
    for word in changed {
      try database.run(
        "UPDATE vocabulary SET entries = ?2 WHERE text = ?1", word.text, word.entries)
    }
    try database.insert(
      added, into: "vocabulary (text, entries, letters, signature, initials)"
    ) { word, values in word.bind(to: &values) }
  }
}

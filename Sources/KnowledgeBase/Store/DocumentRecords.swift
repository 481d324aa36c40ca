internal import Guidelines

/// The tables `document`, `section` and `skipped`.
///
/// Passages are read by ``PassageRecords``.
struct DocumentRecords {
  let database: Database

  /// The digest of the contents from which each document was read, by name.
  func digests() throws(KnowledgeBaseError) -> [String: String] {
    let rows = try database.rows("SELECT name, digest FROM document") { ($0.text(0), $0.text(1)) }
    return Dictionary(rows) { $1 }
  }

  /// Whose each document is and the folder in which it was found, by name.
  func owners() throws(KnowledgeBaseError) -> [String: (authority: Authority, origin: String)] {
    let rows = try database.rows("SELECT name, authority, origin FROM document") { row in
      (row.text(0), (authority: row.value(1) ?? Authority.apple, origin: row.text(2)))
    }
    return Dictionary(rows) { $1 }
  }

  /// The text from which each document was read, by name.
  func sources() throws(KnowledgeBaseError) -> [String: String] {
    let rows = try database.rows("SELECT name, source FROM document") { ($0.text(0), $0.text(1)) }
    return Dictionary(rows) { $1 }
  }

  /// The URLs of the documents that have one, by name.
  func addresses() throws(KnowledgeBaseError) -> [String: String] {
    let rows = try database.rows("SELECT name, url FROM document WHERE url IS NOT NULL") {
      ($0.text(0), $0.text(1))
    }
    return Dictionary(rows) { $1 }
  }

  /// The authorities that have documents, by name.
  func authorities() throws(KnowledgeBaseError) -> [Authority] {
    let names = try database.rows("SELECT DISTINCT authority FROM document") {
      $0.value(0, as: Authority.self)
    }
    return Set(names.compactMap(\.self)).sorted()
  }

  /// The documents, by name.
  func summaries() throws(KnowledgeBaseError) -> [DocumentSummary] {
    try database.rows(
      """
      SELECT name, format, component, edition, title_en, title_ko, url, digest,
        (SELECT count(*) FROM passage WHERE passage.document = document.id),
        (SELECT count(*) FROM passage WHERE passage.document = document.id
         AND en IS NOT NULL AND ko IS NOT NULL),
        (SELECT count(DISTINCT rule) FROM passage JOIN rule_source ON passage = passage.id
         WHERE passage.document = document.id),
        (SELECT count(*) FROM passage JOIN metric ON passage = passage.id
         WHERE passage.document = document.id),
        (SELECT coalesce(sum(last - first + 1), 0) FROM skipped
         WHERE skipped.document = document.id), origin, verified, authority
      FROM document ORDER BY name
      """
    ) { row in
      DocumentSummary(
        name: row.text(0), format: row.value(1) ?? .text, title: row.bilingual(4),
        component: row.value(2), authority: row.value(15) ?? .apple, edition: row.value(3),
        verified: row.value(14),
        url: row.value(6), digest: row.text(7),
        passages: row.int(8), pairs: row.int(9), rules: row.int(10), metrics: row.int(11),
        skippedLines: row.int(12), origin: row.text(13))
    }
  }

  /// The document `name` as stored; `nil` if there is none.
  func document(_ name: String) throws(KnowledgeBaseError) -> Document? {
    try database.snapshot { () throws(KnowledgeBaseError) in
      let found: (id: Int, document: Document)? = try database.first(
        """
        SELECT id, format, component, edition, title_en, title_ko, url, source, verified, authority
        FROM document WHERE name = ?1
        """, name
      ) { row in
        (
          row.int(0),
          Document(
            name: name, format: row.value(1) ?? .text, title: row.bilingual(4),
            component: row.value(2), authority: row.value(9) ?? .apple, edition: row.value(3),
            verified: row.value(8),
            url: row.value(6), source: row.text(7), passages: [], skipped: [])
        )
      }
      guard let (id, shell) = found else { return nil }
      var document = shell
      document.passages = try PassageRecords(database: database).passages(
        where: "document.id = ?1 ORDER BY passage.ordinal", id
      ).map(\.passage)
      document.skipped = try database.rows(
        "SELECT first, last, reason FROM skipped WHERE document = ?1 ORDER BY first", id
      ) { row in
        SkippedLines(
          lines: LineRange(row.int(0), row.int(1)), reason: row.value(2) ?? .unknown)
      }
      return document
    }
  }
}

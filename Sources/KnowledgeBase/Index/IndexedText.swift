package import Guidelines

/// The indexed text of a rule or a passage, for comparing the search with another engine.
package struct IndexedText: Sendable {
  /// The id under which a search returns it.
  package var name: String
  /// Whether it is a rule rather than a passage.
  package var isRule: Bool
  /// The texts in the columns of the index.
  ///
  /// The context includes the names of the subject.
  package var title: String
  package var body: String
  package var context: String
  /// The lines that state it.
  package var places: [Place]

  /// Lines of a document.
  package struct Place: Sendable {
    package var document: String
    package var lines: LineRange
  }
}

extension FullTextIndex {
  /// The texts in the index, rules first.
  func texts() throws(KnowledgeBaseError) -> [IndexedText] {
    var places: [String: [IndexedText.Place]] = [:]
    try database.forEach(
      """
      SELECT coalesce(rule.name, passage.name), document.name,
        min(coalesce(en_first, ko_first), coalesce(ko_first, en_first)),
        max(coalesce(en_last, ko_last), coalesce(ko_last, en_last))
      FROM passage JOIN document ON document.id = passage.document
      LEFT JOIN rule_source ON rule_source.passage = passage.id
      LEFT JOIN rule ON rule.id = rule_source.rule
      ORDER BY rule_source.ordinal
      """
    ) { row in
      places[row.text(0), default: []].append(
        IndexedText.Place(document: row.text(1), lines: LineRange(row.int(2), row.int(3))))
    }
    return try database.rows(
      "SELECT id, name, title, body, subject, context FROM search_content ORDER BY id"
    ) { row in
      IndexedText(
        name: row.text(1), isRule: row.int(0) < SearchIndex.firstPassage, title: row.text(2),
        body: row.text(3), context: row.text(4) + "\n" + row.text(5),
        places: places[row.text(1)] ?? [])
    }
  }
}

extension FullTextIndex {
  /// The size in bytes of the index and the search vocabulary in the file.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite was built without `dbstat`.
  func size() throws(KnowledgeBaseError) -> Int {
    try database.first(
      """
      SELECT sum(pgsize) FROM dbstat WHERE aggregate = TRUE
        AND (name LIKE 'search\\_%' ESCAPE '\\' OR name LIKE 'vocabulary%')
      """
    ) { $0.int(0) } ?? 0
  }
}

internal import Guidelines

extension DocumentRecords {
  /// Stores `document`, replacing the one with the same name, and returns those of its passages
  /// that may state rules.
  ///
  /// Must be called in a transaction. `origin` is the folder in which it was found.
  func replace(
    by document: Document, digest: String, origin: String
  ) throws(KnowledgeBaseError) -> [StatedPassage] {
    try remove(document.name)
    let row = try database.insert(
      """
      INSERT INTO document
        (name, digest, format, component, edition, title_en, title_ko, url, origin, source,
         verified, authority)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
      """, document.name, digest, document.format, document.component, document.edition,
      document.title.en, document.title.ko, document.url, origin, document.source,
      document.verified, document.authority)
    let passages = PassageRecords(database: database)
    let elaborated = document.elaborated
    let firstRow = try passages.nextRow(of: document.passages.count)
    let places = try places(
      of: document.passages, elaborated: elaborated, document: row, firstRow: firstRow)
    let names = try passages.insert(document.passages, at: places)
    try database.runEach(
      """
      INSERT INTO skipped (document, first, last, reason) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (document, first) DO UPDATE SET last = excluded.last, reason = excluded.reason
      """, document.skipped
    ) { skipped, values in
      values.take(row)
      values.take(skipped.lines.first)
      values.take(skipped.lines.last)
      values.take(skipped.reason)
    }
    try passages.insertParts(of: document.passages, firstRow: firstRow)
    return document.statedPassages(firstRow: firstRow, names: names, elaborated: elaborated)
  }

  /// Removes the document `name` with everything that belongs to it.
  func remove(_ name: String) throws(KnowledgeBaseError) {
    try database.run("DELETE FROM document WHERE name = ?1", name)
  }

  /// The positions of `passages` in the tables; inserts their sections.
  private func places(
    of passages: [Passage], elaborated: [Int?], document row: Int, firstRow: Int
  ) throws(KnowledgeBaseError) -> [PassagePlace] {
    var sections: [String: Int] = [:]
    var section: (headings: [String], row: Int)?
    var places: [PassagePlace] = []
    places.reserveCapacity(passages.count)
    for ordinal in passages.indices {
      // Most passages are in the same section as the preceding one.
      let headings = passages[ordinal].section
      if section?.headings != headings {
        let path = ColumnText.lines(headings)
        if sections[path] == nil {
          sections[path] = try database.insert(
            "INSERT INTO section (document, path) VALUES (?1, ?2)", row, path)
        }
        section = (headings, sections[path] ?? 0)
      }
      let stated = passages[ordinal].statesRule ? ordinal : elaborated[ordinal]
      places.append(
        PassagePlace(
          document: row, section: section?.row ?? 0, ordinal: ordinal, row: firstRow + ordinal,
          states: stated.map { firstRow + $0 }))
    }
    return places
  }
}

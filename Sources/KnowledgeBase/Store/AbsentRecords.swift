internal import Guidelines
internal import TextAnalysis

/// The tables `absent` and `absent_name`: components of other systems that Apple does not have.
struct AbsentRecords {
  let database: Database

  /// All entries, by table and in its order.
  func all() throws(KnowledgeBaseError) -> [AbsentComponent] {
    try entries(where: "true")
  }

  /// The entries whose names occur in `text`, also within longer words, by table and in its order.
  func mentioned(in text: String) throws(KnowledgeBaseError) -> [AbsentComponent] {
    // Few queries name one, so the names are looked up first. Sorting them here is free then.
    var places = try database.rows(
      "SELECT source, ordinal FROM absent_name WHERE instr(?1, squashed) > 0",
      Glossary.squashedLetters(text)
    ) { (source: $0.text(0), ordinal: $0.int(1)) }
    if places.count > 1 { places.sort { $0 < $1 } }
    var found: [AbsentComponent] = []
    for (number, place) in places.enumerated() where number == 0 || places[number - 1] != place {
      found += try entries(where: "source = ?1 AND ordinal = ?2", place.source, place.ordinal)
    }
    return found
  }

  private func entries<each Value: DatabaseValue>(
    where condition: String, _ values: repeat each Value
  ) throws(KnowledgeBaseError) -> [AbsentComponent] {
    try database.rows(
      """
      SELECT id, names_en, names_ko, answer_en, answer_ko, rules FROM absent
      WHERE \(condition) ORDER BY source, ordinal
      """, repeat each values
    ) { row in
      AbsentComponent(
        id: ConceptID(unchecked: row.text(0)),
        names: Bilingual(
          en: ColumnText.split(lines: row.text(1)), ko: ColumnText.split(lines: row.text(2))),
        answer: Bilingual(en: row.text(3), ko: row.text(4)), rules: ColumnText.split(row.text(5)))
    }
  }

  /// The entries of each table, by its name.
  func tables() throws(KnowledgeBaseError) -> [String: [AbsentComponent]] {
    var tables: [String: [AbsentComponent]] = [:]
    for source in try database.rows("SELECT DISTINCT source FROM absent", read: { $0.text(0) }) {
      tables[source] = try entries(where: "source = ?1", source)
    }
    return tables
  }

  /// Replaces the entries of the table `source`.
  ///
  /// Must be called in a transaction.
  func store(_ entries: [AbsentComponent], from source: String) throws(KnowledgeBaseError) {
    try database.run("DELETE FROM absent WHERE source = ?1", source)
    for (ordinal, entry) in entries.enumerated() {
      try database.run(
        """
        INSERT INTO absent
          (source, ordinal, id, names_en, names_ko, answer_en, answer_ko, rules)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        """, source, ordinal, entry.id, ColumnText.lines(entry.names.en ?? []),
        ColumnText.lines(entry.names.ko ?? []), entry.answer.en, entry.answer.ko,
        ColumnText.join(entry.rules))
    }
    try storeNames()
  }

  /// Stores the squashed names of all entries.
  func storeNames() throws(KnowledgeBaseError) {
    try database.run("DELETE FROM absent_name")
    let entries = try database.rows(
      "SELECT source, ordinal, id, names_en, names_ko FROM absent"
    ) { row in
      (
        source: row.text(0), ordinal: row.int(1),
        concept: Concept(
          id: ConceptID(unchecked: row.text(2)), en: ColumnText.split(lines: row.text(3)),
          ko: ColumnText.split(lines: row.text(4)))
      )
    }
    for entry in entries {
      for form in Glossary.forms(of: entry.concept) {
        try database.run(
          "INSERT OR IGNORE INTO absent_name (squashed, source, ordinal) VALUES (?1, ?2, ?3)",
          form.squashed, entry.source, entry.ordinal)
      }
    }
  }
}

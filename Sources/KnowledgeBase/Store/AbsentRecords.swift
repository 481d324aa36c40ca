internal import Guidelines

/// The table `absent`: what other systems have and Apple has no component for.
struct AbsentRecords {
  let database: Database

  /// All entries, by table and in its order.
  func all() throws(KnowledgeBaseError) -> [AbsentComponent] {
    try database.rows(
      """
      SELECT id, names_en, names_ko, answer_en, answer_ko, rules FROM absent
      ORDER BY source, ordinal
      """
    ) { row in
      AbsentComponent(
        id: ConceptID(unchecked: row.text(0)),
        names: Bilingual(
          en: ColumnText.split(lines: row.text(1)), ko: ColumnText.split(lines: row.text(2))),
        answer: Bilingual(en: row.text(3), ko: row.text(4)), rules: ColumnText.split(row.text(5)))
    }
  }

  /// Stores the entries of the table called `source` in place of those that it had.
  ///
  /// To be called in a transaction.
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
  }
}

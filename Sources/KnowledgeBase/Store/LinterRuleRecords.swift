internal import Guidelines

/// The table `linter_rule`, which relates other linters' rules to ours.
struct LinterRuleRecords {
  let database: Database

  /// The rules of each table, by its name.
  func tables() throws(KnowledgeBaseError) -> [String: [LinterRule]] {
    var tables: [String: [LinterRule]] = [:]
    for source in try database.rows("SELECT DISTINCT source FROM linter_rule", read: { $0.text(0) })
    {
      tables[source] = try rules(from: source)
    }
    return tables
  }

  /// Stores the rules from the table `source`, replacing those it contained before.
  ///
  /// - Throws: ``KnowledgeBaseError`` if the file cannot be written; then nothing is stored.
  func store(
    _ linterRules: [LinterRule], from source: String
  ) throws(KnowledgeBaseError) {
    let ordered = linterRules.sorted { ($0.linter, $0.name) < ($1.linter, $1.name) }
    guard try rules(from: source) != ordered else { return }
    try database.transaction { () throws(KnowledgeBaseError) in
      try database.run("DELETE FROM linter_rule WHERE source = ?1", source)
      for rule in linterRules {
        try database.run(
          """
          INSERT INTO linter_rule (linter, name, rules, note, source) VALUES (?1, ?2, ?3, ?4, ?5)
          ON CONFLICT (linter, name) DO UPDATE SET
            rules = excluded.rules, note = excluded.note, source = excluded.source
          """, rule.linter, rule.name, ColumnText.join(rule.rules), rule.note, source)
      }
    }
  }

  /// The known rules of other linters, by linter and name, or only those from `source`.
  func rules(
    from source: String? = nil
  ) throws(KnowledgeBaseError) -> [LinterRule] {
    try database.rows(
      """
      SELECT linter, name, rules, note FROM linter_rule WHERE ?1 IS NULL OR source = ?1
      ORDER BY linter, name
      """, source
    ) { row in
      LinterRule(
        linter: row.text(0), name: row.text(1), rules: ColumnText.split(row.text(2)),
        note: row.text(3))
    }
  }
}

internal import Guidelines

extension RuleRecords {
  /// Makes the tables hold `rules` alone; a rule that lasts keeps its row.
  func replace(by rules: [MadeRule]) throws(KnowledgeBaseError) {
    let known = try removeAll(but: Set(rules.map(\.rule.id)))
    var next = try database.first("SELECT coalesce(max(id), 0) + 1 FROM rule") { $0.int(0) } ?? 1
    let rows = rules.map { made in
      if let row = known[made.rule.id] { return row }
      defer { next += 1 }
      return next
    }
    try insert(rules, rows: rows)
    try insertSources(of: rules, rows: rows)
  }

  /// Removes the rules that have none of these `names`, and what belongs to any rule; the rows of
  /// those that stay, by their names.
  private func removeAll(
    but names: Set<RuleID>
  ) throws(KnowledgeBaseError) -> [RuleID: Int] {
    var known: [RuleID: Int] = [:]
    let stored = try database.rows("SELECT id, name FROM rule") {
      ($0.int(0), RuleID(unchecked: $0.text(1)))
    }
    for (row, name) in stored {
      if names.contains(name) {
        known[name] = row
      } else {
        try database.run("DELETE FROM rule WHERE id = ?1", row)
      }
    }
    // Where there was no rule, nothing belonged to one.
    if !stored.isEmpty {
      try database.run("DELETE FROM alias")
      try database.run("DELETE FROM rule_source")
      try database.run(
        """
        UPDATE passage SET states = NULL
        WHERE states = id AND NOT EXISTS (SELECT 1 FROM statement WHERE passage = passage.id)
        """)
    }
    return known
  }

  private func insert(_ rules: [MadeRule], rows: [Int]) throws(KnowledgeBaseError) {
    try database.insert(
      Array(rules.indices),
      into: """
        rule
          (id, name, component, modality, platforms, since, until, related, checks,
           uncheckable_en, uncheckable_ko, title_en, title_ko, statement_en, statement_ko,
           rationale_en, rationale_ko)
        """,
      onConflict: """
        ON CONFLICT (id) DO UPDATE SET
          component = excluded.component, modality = excluded.modality,
          platforms = excluded.platforms, since = excluded.since, until = excluded.until,
          related = excluded.related, checks = excluded.checks,
          uncheckable_en = excluded.uncheckable_en, uncheckable_ko = excluded.uncheckable_ko,
          title_en = excluded.title_en, title_ko = excluded.title_ko,
          statement_en = excluded.statement_en, statement_ko = excluded.statement_ko,
          rationale_en = excluded.rationale_en, rationale_ko = excluded.rationale_ko
        """
    ) { number, values in
      values.take(rows[number])
      values.take(rules[number].rule.id)
      values.take(rules[number].rule.component)
      values.take(rules[number].rule.modality)
      values.take(ColumnText.join(rules[number].rule.platforms))
      values.take(rules[number].rule.since)
      values.take(rules[number].rule.until)
      values.take(ColumnText.join(rules[number].rule.related))
      values.take(ColumnText.join(rules[number].rule.checks))
      values.take(rules[number].rule.uncheckable.en)
      values.take(rules[number].rule.uncheckable.ko)
      values.take(rules[number].rule.title.en)
      values.take(rules[number].rule.title.ko)
      values.take(rules[number].rule.statement.en)
      values.take(rules[number].rule.statement.ko)
      values.take(rules[number].rule.rationale.en)
      values.take(rules[number].rule.rationale.ko)
    }
  }

  /// Inserts the aliases and sources of `rules`.
  private func insertSources(
    of rules: [MadeRule], rows: [Int]
  ) throws(KnowledgeBaseError) {
    var sources: [(rule: Int, ordinal: Int, passage: Int)] = []
    for (made, row) in zip(rules, rows) {
      for alias in made.rule.aliases {
        try database.run("INSERT INTO alias (name, rule) VALUES (?1, ?2)", alias, row)
      }
      for (ordinal, passage) in made.passages.enumerated() {
        if passage.isDescription {
          try database.run("UPDATE passage SET states = id WHERE id = ?1", passage.row)
        }
        sources.append((row, ordinal, passage.row))
      }
    }
    try database.insert(sources, into: "rule_source (rule, ordinal, passage)") { source, values in
      values.take(source.rule)
      values.take(source.ordinal)
      values.take(source.passage)
    }
  }
}

internal import Guidelines

extension RuleRecords {
  /// Replaces the contents of the tables with `rules`, writing only what differs; a rule that remains
  /// keeps its row.
  func replace(by rules: [MadeRule]) throws(KnowledgeBaseError) {
    let stored = try storedRules()
    let changed = rules.filter { made in
      stored[made.rule.id].map { !$0.isSame(as: made) } ?? true
    }
    let names = Set(rules.map(\.rule.id))
    let gone = stored.filter { !names.contains($0.key) }.values.map(\.row)
    try database.runEach("DELETE FROM rule WHERE id = ?1", gone) { $1.take($0) }
    var next = (stored.values.lazy.map(\.row).max() ?? 0) + 1
    let rows = changed.map { made in
      if let old = stored[made.rule.id] { return old.row }
      defer { next += 1 }
      return next
    }
    if !stored.isEmpty { try removeParts(ofRules: rows) }
    try insert(changed, rows: rows, isNew: stored.isEmpty)
    try insertParts(of: changed, rows: rows)
    try setDescriptions(of: rules, isNew: stored.isEmpty)
  }

  /// A rule as stored.
  private struct StoredRule {
    let row: Int
    /// The rule without its metrics, sources and links.
    let rule: Rule
    /// The rows of the passages that state it.
    var passages: [Int] = []

    func isSame(as made: MadeRule) -> Bool {
      guard passages == made.passages.map(\.row) else { return false }
      var bare = made.rule
      (bare.metrics, bare.sources, bare.links) = ([], [], [])
      return rule == bare
    }
  }

  private func storedRules() throws(KnowledgeBaseError) -> [RuleID: StoredRule] {
    var stored: [RuleID: StoredRule] = [:]
    var names: [Int: RuleID] = [:]
    for (row, rule) in try rows(.all, .whole) {
      stored[rule.id] = StoredRule(row: row, rule: rule)
      names[row] = rule.id
    }
    try database.forEach("SELECT rule, passage FROM rule_source ORDER BY rule, ordinal") { row in
      guard let name = names[row.int(0)] else { return }
      stored[name]?.passages.append(row.int(1))
    }
    return stored
  }

  /// Removes the aliases and sources of the rules in `rows`.
  private func removeParts(ofRules rows: [Int]) throws(KnowledgeBaseError) {
    try database.runEach("DELETE FROM alias WHERE rule = ?1", rows) { $1.take($0) }
    try database.runEach("DELETE FROM rule_source WHERE rule = ?1", rows) { $1.take($0) }
  }

  /// Links the descriptions that are sources of `rules` to these, and unlinks all others.
  ///
  /// With `isNew`, none was linked before.
  private func setDescriptions(
    of rules: [MadeRule], isNew: Bool
  ) throws(KnowledgeBaseError) {
    var stating = Set(
      rules.lazy.flatMap(\.passages).filter(\.isDescription).map(\.row))
    let before =
      isNew
      ? []
      : try database.rows(
        """
        SELECT id FROM passage
        WHERE states = id AND NOT EXISTS (SELECT 1 FROM statement WHERE passage = passage.id)
        """
      ) { $0.int(0) }
    let unlinked = before.filter { stating.remove($0) == nil }
    try database.runEach("UPDATE passage SET states = NULL WHERE id = ?1", unlinked) {
      $1.take($0)
    }
    try database.runEach("UPDATE passage SET states = id WHERE id = ?1", stating.sorted()) {
      $1.take($0)
    }
  }

  /// Inserts `rules`; with `isNew`, into an empty table.
  private func insert(
    _ rules: [MadeRule], rows: [Int], isNew: Bool
  ) throws(KnowledgeBaseError) {
    try database.insert(
      Array(rules.indices),
      into: """
        rule
          (id, name, authority, component, modality, platforms, related, checks, patterns, \(ValidityColumns.names),
           uncheckable_en, uncheckable_ko, title_en, title_ko, statement_en, statement_ko,
           rationale_en, rationale_ko)
        """,
      onConflict: isNew
        ? ""
        : """
        ON CONFLICT (id) DO UPDATE SET
          authority = excluded.authority, component = excluded.component, modality = excluded.modality,
          platforms = excluded.platforms, \(ValidityColumns.excluded), related = excluded.related, checks = excluded.checks,
          patterns = excluded.patterns,
          uncheckable_en = excluded.uncheckable_en, uncheckable_ko = excluded.uncheckable_ko,
          title_en = excluded.title_en, title_ko = excluded.title_ko,
          statement_en = excluded.statement_en, statement_ko = excluded.statement_ko,
          rationale_en = excluded.rationale_en, rationale_ko = excluded.rationale_ko
        """
    ) { number, values in
      values.take(rows[number])
      values.take(rules[number].rule.id)
      values.take(rules[number].rule.authority)
      values.take(rules[number].rule.component)
      values.take(rules[number].rule.modality)
      values.take(ColumnText.join(rules[number].rule.platforms))
      values.take(ColumnText.join(rules[number].rule.related))
      values.take(ColumnText.join(rules[number].rule.checks))
      values.take(ColumnText.lines(rules[number].rule.patterns))
      ValidityColumns.write(rules[number].rule.time.validity, to: &values)
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
  private func insertParts(
    of rules: [MadeRule], rows: [Int]
  ) throws(KnowledgeBaseError) {
    var aliases: [(name: RuleID, rule: Int)] = []
    var sources: [(rule: Int, ordinal: Int, passage: Int)] = []
    for (made, row) in zip(rules, rows) {
      for alias in made.rule.aliases { aliases.append((alias, row)) }
      for (ordinal, passage) in made.passages.enumerated() {
        sources.append((row, ordinal, passage.row))
      }
    }
    try database.insert(aliases, into: "alias (name, rule)") { alias, values in
      values.take(alias.name)
      values.take(alias.rule)
    }
    try database.insert(sources, into: "rule_source (rule, ordinal, passage)") { source, values in
      values.take(source.rule)
      values.take(source.ordinal)
      values.take(source.passage)
    }
  }
}

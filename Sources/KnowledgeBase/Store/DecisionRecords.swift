internal import Guidelines

/// The table `decision`: which rules people joined or keep apart.
struct DecisionRecords {
  let database: Database

  /// All decisions, by the ids of their rules.
  func all() throws(KnowledgeBaseError) -> [RuleDecision] {
    try database.rows("SELECT kind, rule, other FROM decision ORDER BY rule, other") { row in
      RuleDecision(
        row.text(0) == RuleDecision.Kind.join.rawValue ? .join : .apart,
        RuleID(unchecked: row.text(1)), RuleID(unchecked: row.text(2)))
    }
  }

  /// Stores `decision` in place of an earlier one about the same rules.
  func store(_ decision: RuleDecision) throws(KnowledgeBaseError) {
    try database.run(
      "DELETE FROM decision WHERE rule = ?2 AND other = ?1", decision.rule, decision.other)
    try database.run(
      """
      INSERT INTO decision (rule, other, kind) VALUES (?1, ?2, ?3)
      ON CONFLICT (rule, other) DO UPDATE SET kind = excluded.kind
      """, decision.rule, decision.other, decision.kind.rawValue)
  }

  /// Makes the statements of the rule `id` keep this id through edits, unless the rule has an explicit
  /// one.
  func keep(_ id: RuleID) throws(KnowledgeBaseError) {
    try database.run(
      """
      UPDATE statement SET given = ?1
      WHERE explicit IS NULL AND given IS NULL AND passage IN (
        SELECT rule_source.passage FROM rule_source JOIN rule ON rule.id = rule_source.rule
        WHERE rule.name = ?1 AND NOT EXISTS (
          SELECT 1 FROM rule_source named JOIN statement ON statement.passage = named.passage
          WHERE named.rule = rule.id AND statement.explicit IS NOT NULL))
      """, id)
  }

  /// The id of the rule that each passage of the document `name` states, by the passage's row.
  func rules(ofDocument name: String) throws(KnowledgeBaseError) -> [Int: RuleID] {
    var rules: [Int: RuleID] = [:]
    try database.forEach(
      """
      SELECT passage.id, rule.name FROM passage
      JOIN rule_source ON rule_source.passage = passage.id JOIN rule ON rule.id = rule_source.rule
      WHERE passage.document = (SELECT id FROM document WHERE name = ?1)
      """, name
    ) { row in rules[row.int(0)] = RuleID(unchecked: row.text(1)) }
    return rules
  }

  /// The ids that statements have kept through edits, by document and passage index.
  func given() throws(KnowledgeBaseError) -> [String: [Int: RuleID]] {
    var given: [String: [Int: RuleID]] = [:]
    try database.forEach(
      """
      SELECT document.name, passage.ordinal, statement.given FROM statement
      JOIN passage ON passage.id = statement.passage
      JOIN document ON document.id = passage.document
      WHERE statement.given IS NOT NULL
      """
    ) { given[$0.text(0), default: [:]][$0.int(1)] = RuleID(unchecked: $0.text(2)) }
    return given
  }

  /// Sets the ids that the statements in these passages keep through edits.
  func give(_ ids: [(passage: Int, id: RuleID)]) throws(KnowledgeBaseError) {
    try database.runEach("UPDATE statement SET given = ?2 WHERE passage = ?1", ids) {
      $1.take($0.passage)
      $1.take($0.id)
    }
  }
}

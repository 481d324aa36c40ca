internal import Guidelines

extension RuleRecords {
  /// Fills the text columns of all rules from their passages, as an ingest does.
  func storeWords() throws(KnowledgeBaseError) {
    for (row, passages) in try passageWords() {
      var rule = Rule(
        id: RuleID(unchecked: ""), title: .init(), statement: .init(), modality: .should)
      rule.takeWords(of: passages)
      try database.run(
        """
        UPDATE rule SET title_en = ?2, title_ko = ?3, statement_en = ?4, statement_ko = ?5,
          rationale_en = ?6, rationale_ko = ?7
        WHERE id = ?1
        """, row, rule.title.en, rule.title.ko, rule.statement.en, rule.statement.ko,
        rule.rationale.en, rule.rationale.ko)
    }
  }

  /// The words of each rule's passages, by the rule's row and in order of precedence.
  private func passageWords() throws(KnowledgeBaseError) -> [Int: [PassageWords]] {
    var words: [Int: [PassageWords]] = [:]
    try database.forEach(
      """
      SELECT rule_source.rule, statement.passage, passage.en_first, passage.en_last,
        passage.ko_first, passage.ko_last, passage.en, passage.ko, lead_en, lead_ko, rationale_en,
        rationale_ko
      FROM rule_source
      JOIN passage ON passage.id = rule_source.passage
      LEFT JOIN statement ON statement.passage = passage.id
      ORDER BY rule_source.rule, rule_source.ordinal
      """
    ) { row in
      let text = PassageRecords.texts(row, lines: 2, texts: 6)
      let isDescription = row.value(1, as: Int.self) == nil
      let stated = RuleStatement(
        lead: row.bilingual(8), rationale: row.bilingual(10), modality: .should)
      words[row.int(0), default: []].append(
        PassageWords(
          text: text,
          statement: (isDescription ? RuleStatement(describing: text) : nil) ?? stated))
    }
    return words
  }
}

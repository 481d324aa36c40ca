internal import Guidelines

/// The table `question`: questions about rules and components, and statements that contradict rules.
struct QuestionRecords {
  let database: Database

  /// All questions, by table and in its order.
  func all() throws(KnowledgeBaseError) -> [Question] { try questions(from: nil) }

  /// The questions of each table, by its name.
  func tables() throws(KnowledgeBaseError) -> [String: [Question]] {
    var tables: [String: [Question]] = [:]
    for source in try database.rows("SELECT DISTINCT source FROM question", read: { $0.text(0) }) {
      tables[source] = try questions(from: source)
    }
    return tables
  }

  /// Replaces the questions of the table `source`.
  ///
  /// Returns whether they differ. Must be called in a transaction.
  func store(_ questions: [Question], from source: String) throws(KnowledgeBaseError) -> Bool {
    guard try self.questions(from: source) != questions else { return false }
    try database.run("DELETE FROM question WHERE source = ?1", source)
    try database.insert(
      Array(questions.enumerated()),
      into: "question (source, ordinal, rule, component, language, text, contrary)"
    ) { question, values in
      values.take(source)
      values.take(question.offset)
      values.take(question.element.rule)
      values.take(question.element.component)
      values.take(question.element.language.rawValue)
      values.take(question.element.text)
      values.take(question.element.isContrary ? 1 : 0)
    }
    return true
  }

  /// The statements that contradict rules, by table and in its order.
  func contraries() throws(KnowledgeBaseError) -> [Question] {
    try questions(where: "?1 IS NULL AND contrary = 1", nil)
  }

  private func questions(from source: String?) throws(KnowledgeBaseError) -> [Question] {
    try questions(where: "?1 IS NULL OR source = ?1", source)
  }

  private func questions(
    where condition: String, _ parameter: String?
  ) throws(KnowledgeBaseError) -> [Question] {
    try database.rows(
      """
      SELECT rule, component, language, text, contrary FROM question WHERE \(condition)
      ORDER BY source, ordinal
      """, parameter
    ) { row in
      let component: ComponentName? = row.value(1)
      return Question(
        about: component.map(Question.Topic.component) ?? .rule(RuleID(unchecked: row.text(0))),
        language: Language(rawValue: row.text(2)) ?? .en, text: row.text(3),
        isContrary: row.int(4) == 1)
    }
  }
}

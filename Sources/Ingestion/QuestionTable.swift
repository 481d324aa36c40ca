public import Guidelines

/// A table of questions as people ask them, one per line: `Corpus/Questions.tsv`; or of statements
/// that contradict rules, as a team's guidelines might: `Corpus/Contraries.tsv`.
public enum QuestionTable {
  /// The titles of its columns, by which the table is recognised.
  public static let columns = ["about", "language", "question"]
  /// The titles of the columns of a table of contradictions.
  public static let contraryColumns = ["about", "language", "contrary"]

  /// The questions or contradictions that `text` lists.
  ///
  /// Cells are separated by tabs. `about` is the id of a rule, or `component:NAME` if the question is a
  /// name for that component; `language` is `en` or `ko`. Lines that begin with `#` are comments.
  ///
  /// - Throws: a `TableError` with the line of `name` that is wrong.
  public static func read(_ text: String, name: String) throws(TableError) -> [Question] {
    let isContrary = TabbedRows.header(of: text) == contraryColumns
    let columns = isContrary ? contraryColumns : columns
    var questions: [Question] = []
    var lines: [Question: Int] = [:]
    for (line, cells) in try TabbedRows.read(text, name: name, columns: columns) {
      func error(_ reason: TableError.Reason) -> TableError {
        TableError(reason: reason, file: name, line: line, columns: columns)
      }
      guard let topic = topic(cells[0]) else { throw error(.topic(cells[0])) }
      if isContrary, case .component = topic { throw error(.id(cells[0])) }
      guard let language = Language(rawValue: cells[1]) else { throw error(.language(cells[1])) }
      guard cells[2].contains(where: { !$0.isWhitespace }) else { throw error(.noText) }
      let question = Question(
        about: topic, language: language, text: cells[2], isContrary: isContrary)
      if let first = lines.updateValue(line, forKey: question) {
        throw error(.repeated(cells[2], firstLine: first))
      }
      questions.append(question)
    }
    return questions
  }

  private static func topic(_ cell: String) -> Question.Topic? {
    guard cell.hasPrefix(componentMark) else {
      return RuleID(rawValue: cell).map(Question.Topic.rule)
    }
    return ComponentName(rawValue: String(cell.dropFirst(componentMark.count)))
      .map(Question.Topic.component)
  }

  private static let componentMark = "component:"
}

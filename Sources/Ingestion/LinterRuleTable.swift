public import Guidelines

/// Reads tables of other linters' rules, one per line: `Corpus/LinterRules.tsv`.
public enum LinterRuleTable {
  /// The column headers, by which the table is recognised.
  public static let columns = ["linter", "rule", "guidelines", "note"]

  /// The rules that `text` lists.
  ///
  /// Cells are separated by tabs. `guidelines` holds ids of rules separated by spaces, the nearest
  /// first, or `-` for a rule that concerns no guideline. Lines that begin with `#` are comments.
  ///
  /// - Throws: a `TableError` with the line of `name` that is wrong.
  public static func read(_ text: String, name: String) throws(TableError) -> [LinterRule] {
    var rules: [LinterRule] = []
    var lineOfRule: [[String]: Int] = [:]
    for (line, cells) in try TabbedRows.read(text, name: name, columns: columns) {
      func error(_ reason: TableError.Reason) -> TableError {
        TableError(reason: reason, file: name, line: line, columns: columns)
      }
      guard !cells[0].isEmpty, !cells[1].isEmpty else { throw error(.noName) }
      if let first = lineOfRule[[cells[0], cells[1]]] {
        throw error(.repeated(cells[1], firstLine: first))
      }
      lineOfRule[[cells[0], cells[1]]] = line
      var guidelines: [RuleID] = []
      for id in cells[2].split(separator: " ") where id != "-" {
        guard let rule = RuleID(rawValue: String(id)) else { throw error(.id(String(id))) }
        guidelines.append(rule)
      }
      guard !guidelines.isEmpty || cells[2] == "-" else { throw error(.noGuideline(cells[1])) }
      rules.append(
        LinterRule(linter: cells[0], name: cells[1], rules: guidelines, note: cells[3]))
    }
    return rules
  }
}

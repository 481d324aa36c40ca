public import Guidelines

/// A table of the components that other systems have and Apple's do not: `Corpus/Absent.tsv`.
public enum AbsentTable {
  /// The titles of its columns, by which the table is recognised.
  public static let columns = ["absent", "en", "ko", "rules", "answer", "answer-ko"]

  /// The entries of `text`.
  ///
  /// The cells, separated by tabs, are an identifier, the English and the Korean names (separated
  /// by `;`), the ids of the rules for what to use instead, and the answer in both languages.
  ///
  /// - Throws: a `TableError` with the line of `name` that is wrong.
  public static func read(_ text: String, name: String) throws(TableError) -> [AbsentComponent] {
    var entries: [AbsentComponent] = []
    var lines: [ConceptID: Int] = [:]
    for (line, cells) in try TabbedRows.read(text, name: name, columns: columns) {
      func error(_ reason: TableError.Reason) -> TableError {
        TableError(reason: reason, file: name, line: line, columns: columns)
      }
      guard let id = ConceptID(rawValue: cells[0]) else { throw error(.topic(cells[0])) }
      if let first = lines.updateValue(line, forKey: id) {
        throw error(.repeated(cells[0], firstLine: first))
      }
      var rules: [RuleID] = []
      for cell in cells[3].split(separator: " ") {
        guard let rule = RuleID(rawValue: String(cell)) else { throw error(.id(String(cell))) }
        rules.append(rule)
      }
      guard !cells[4].isEmpty, !cells[5].isEmpty else { throw error(.noText) }
      entries.append(
        AbsentComponent(
          id: id, names: Bilingual(en: names(in: cells[1]), ko: names(in: cells[2])),
          answer: Bilingual(en: cells[4], ko: cells[5]), rules: rules))
    }
    return entries
  }

  private static func names(in cell: String) -> [String] {
    cell.split(separator: ";").map { name in
      name.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}

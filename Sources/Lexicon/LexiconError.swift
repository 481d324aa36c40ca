/// What is wrong with a table, and where.
package struct LexiconError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  package enum Reason: Error, Equatable {
    /// No line names the columns.
    case noColumns
    /// A column has no name.
    case unnamedColumn
    /// A row has more or fewer cells than there are columns.
    case cells(found: Int, expected: Int)
  }

  /// The name of the file.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// What is wrong there.
  package var reason: Reason

  /// The place and what is wrong there: "site.tsv:12: has 3 cells, not 4".
  package var description: String {
    let what =
      switch reason {
      case .noColumns: "has no line that names the columns"
      case .unnamedColumn: "names no column between two tabs"
      case .cells(let found, let expected): "has \(found) cells, not \(expected)"
      }
    return "\(file):\(line): \(what)"
  }
}

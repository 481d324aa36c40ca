/// Reads tables whose cells are separated by tabs.
///
/// The first row holds the column headers; empty lines and lines that begin with `#` are ignored.
enum TabbedRows {
  /// The cells of the first row of `text`.
  static func header(of text: String) -> [String]? {
    lines(of: text).first { !$0.isEmpty && !$0.hasPrefix("#") }.map(cells)
  }

  /// The rows below the titles, which must be `columns`, each with its line, counted from 1.
  ///
  /// - Throws: a `TableError` with the line of `name` that is wrong.
  static func read(
    _ text: String, name: String, columns: [String]
  ) throws(TableError) -> [(line: Int, cells: [String])] {
    var rows: [(line: Int, cells: [String])] = []
    var hasHeader = false
    for (index, line) in lines(of: text).enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let cells = cells(line)
      let isRight = hasHeader ? cells.count == columns.count : cells == columns
      guard isRight else {
        throw TableError(
          reason: hasHeader ? .cells(found: cells.count) : .header, file: name, line: index + 1,
          columns: columns)
      }
      if hasHeader { rows.append((index + 1, cells)) }
      hasHeader = true
    }
    return rows
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}

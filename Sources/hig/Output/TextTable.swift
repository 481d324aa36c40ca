import TextAnalysis

/// Cells in columns as wide as their widest cell, by display width.
struct TextTable {
  /// The layout of a column.
  struct Column {
    let width: Int
    /// Whether all cells are numbers, which are right-aligned.
    let isNumeric: Bool
  }

  let rows: [[String]]
  /// The names of the columns; empty for none.
  let header: [String]

  /// The table without the columns that have no content.
  var withoutEmptyColumns: TextTable {
    let count = rows.map(\.count).max() ?? 0
    let used = (0..<count).filter { column in
      rows.contains { $0.indices.contains(column) && !$0[column].isEmpty }
    }
    func kept(_ row: [String]) -> [String] {
      used.compactMap { row.indices.contains($0) ? row[$0] : nil }
    }
    return TextTable(rows: rows.map(kept), header: kept(header))
  }

  /// The columns, from left to right.
  var columns: [Column] {
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).map { column in
      let cells = rows.map { $0.indices.contains(column) ? $0[column] : nil }
      let name = header.indices.contains(column) ? header[column] : ""
      return Column(
        width: (cells + [name]).map { DisplayWidth.columns($0 ?? "") }.max() ?? 0,
        isNumeric: cells.allSatisfy { $0.flatMap { Int($0) } != nil })
    }
  }

  /// `row` as a line of at most `room` columns, and the cells that do not fit.
  static func line(
    of row: [String], in columns: [Column], room: Int
  ) -> (text: String, below: [String]) {
    var rest = room
    let fitting = zip(row, columns).prefix { cell, column in
      guard DisplayWidth.columns(cell) <= rest else { return false }
      rest -= column.width + 2
      return true
    }
    let cells = fitting.enumerated().map { index, cell in
      let (text, column) = cell
      let gap = String(repeating: " ", count: column.width - DisplayWidth.columns(text))
      if column.isNumeric { return gap + text }
      return index == row.count - 1 ? text : text + gap
    }
    var text = cells.joined(separator: "  ")
    while text.last == " " { text.removeLast() }
    return (text, row.dropFirst(fitting.count).filter { !$0.isEmpty })
  }
}

internal import Guidelines

/// A table in HTML while its cells are read.
struct HTMLTable {
  /// The largest number of columns.
  static let widest = 64

  /// A cell whose end has not been reached.
  private struct OpenCell {
    var runs: [Run] = []
    let isHeader: Bool
    let span: (columns: Int, rows: Int)
  }

  private var rows: [[Cell]] = []
  private var cell: OpenCell?
  /// Cells that span further rows, by column, with the number of rows left.
  private var merged: [Int: (cell: Cell, left: Int)] = [:]

  /// Whether a cell is open.
  var isInCell: Bool { cell != nil }

  /// Adds words to the open cell.
  mutating func add(_ run: Run) { cell?.runs.append(run) }

  /// Begins a row on `line`.
  mutating func beginRow(line: Int) {
    endRow(line: line)
    rows.append([])
  }

  /// Ends the row, on `line`.
  mutating func endRow(line: Int) {
    endCell(line: line)
    addMerged(line: line)
  }

  /// Begins a cell on `line`.
  mutating func beginCell(isHeader: Bool, span: (columns: Int, rows: Int), line: Int) {
    endCell(line: line)
    cell = OpenCell(isHeader: isHeader, span: span)
  }

  /// Ends the cell, on `line`.
  mutating func endCell(line: Int) {
    guard let open = cell.take(), !rows.isEmpty else { return }
    addMerged(line: line)
    let row = rows.count - 1
    let column = rows[row].count
    let cell = Cell(text: collapsed(open.runs), line: open.runs.first?.line ?? line)
    rows[row].append(cell)
    guard column + open.span.columns <= Self.widest else { return }
    // A header that spans columns is kept over the first; a value is repeated in each.
    let blank = Cell(text: "", line: cell.line)
    for _ in 1..<open.span.columns { rows[row].append(open.isHeader ? blank : cell) }
    guard open.span.rows > 1 else { return }
    for place in column..<column + open.span.columns {
      merged[place] = (open.isHeader && row == 0 ? blank : cell, open.span.rows - 1)
    }
  }

  /// Adds the cells that extend into the last row from above.
  private mutating func addMerged(line: Int) {
    guard !rows.isEmpty else { return }
    let row = rows.count - 1
    while let (cell, left) = merged[rows[row].count] {
      merged[rows[row].count] = left > 1 ? (cell, left - 1) : nil
      rows[row].append(Cell(text: cell.text, line: line))
    }
  }

  /// The table as a block; `nil` without cells.
  var block: Block? {
    let found = rows.filter { !$0.isEmpty }
    let lines = found.flatMap { $0.map(\.line) }
    guard let first = lines.min(), let last = lines.max() else { return nil }
    var block = Block(kind: .table, lines: LineRange(first, last))
    block.rows = found
    return block
  }
}

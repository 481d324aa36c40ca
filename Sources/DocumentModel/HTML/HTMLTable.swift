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
    let line: Int
  }

  private var rows: [[Cell]] = []
  /// The line on which the last row begins.
  private var rowLine = 1
  private var cell: OpenCell?
  /// Cells that span further rows, by column, with the number of rows left.
  private var merged: [Int: (cell: Cell, left: Int)] = [:]

  /// Whether a cell is open.
  var isInCell: Bool { cell != nil }

  /// Adds words to the open cell.
  mutating func add(_ run: Run) { cell?.runs.append(run) }

  /// Begins a row on `line`.
  mutating func beginRow(line: Int) {
    endRow()
    rows.append([])
    rowLine = line
  }

  /// Ends the row.
  mutating func endRow() {
    endCell()
    addMerged()
  }

  /// Begins a cell on `line`.
  mutating func beginCell(isHeader: Bool, span: (columns: Int, rows: Int), line: Int) {
    endCell()
    cell = OpenCell(isHeader: isHeader, span: span, line: line)
  }

  /// Ends the cell.
  mutating func endCell() {
    guard let open = cell.take(), !rows.isEmpty else { return }
    addMerged()
    let row = rows.count - 1
    let column = rows[row].count
    let cell = Cell(text: collapsed(open.runs), line: open.runs.first?.line ?? open.line)
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
  private mutating func addMerged() {
    guard !rows.isEmpty else { return }
    let row = rows.count - 1
    let line = rows[row].last?.line ?? rowLine
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

  /// `blocks`, where words between the cells of a table, which HTML moves in front of it, are rows of it.
  static func takingIn(wordsBetweenCells blocks: [Block]) -> [Block] {
    var kept: [Block] = []
    var table: (place: Int, rowCount: Int)?
    for block in blocks.reversed() {
      if let table, !block.runs.isEmpty, block.kind != .comment,
        block.lines.first < kept[table.place].lines.last,
        kept[table.place].lines.first < block.lines.last
      {
        let row = [Cell(text: collapsed(block.runs), line: block.lines.first)]
        kept[table.place].rows.insert(row, at: table.rowCount)
        kept[table.place].images += block.images
        kept[table.place].lines = kept[table.place].lines.union(block.lines)
      } else {
        if block.kind == .table { table = (kept.count, block.rows.count) }
        kept.append(block)
      }
    }
    return kept.reversed()
  }
}

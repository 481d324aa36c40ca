package import Guidelines

/// The cells of a table as blocks of their own.
extension Block {
  /// The text of `cell` as a paragraph.
  package init(_ cell: Cell) {
    self.init(kind: .paragraph, lines: LineRange(cell.line))
    runs = [Run(text: cell.text, line: cell.line)]
  }

  /// The lines of a table above its first body row, which it must have.
  package var headerLines: LineRange {
    LineRange(lines.first, max(lines.first, rows[1][0].line - 1))
  }
}

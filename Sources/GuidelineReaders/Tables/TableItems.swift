internal import DocumentModel
internal import Guidelines

/// A table whose cells are read as the items of a list.
struct TableItems {
  /// The cells with words, row by row.
  let items: [Block]
  let headerLines: LineRange

  /// The cells of `table`, which has a body row, with `standing` for those of each column.
  ///
  /// In each row the cell of the `leading` column comes first. Cells to the right of it and of every column with
  /// a standing are asides. If `isNamed`, the first cell of a row names what those with a standing are about, and
  /// is put before them: "Needle: Visible". Those of `levels.column` only say how strongly the leading one binds.
  init(
    of table: Block, standing: [Modality?]? = nil, levels: (column: Int, of: [Modality])? = nil,
    leading: Int, isNamed: Bool = false
  ) {
    let last = max(leading, standing?.lastIndex { $0 != nil } ?? leading)
    items = table.rows.dropFirst().enumerated().flatMap { number, row in
      let cells = row.prefix(standing?.count ?? row.count).enumerated().dropFirst(isNamed ? 1 : 0)
        .filter { $0.offset != levels?.column }
      return (cells.filter { $0.offset == leading } + cells.filter { $0.offset != leading })
        .compactMap { column, cell in
          let standing = levels.map { column == leading ? $0.of[number] : nil } ?? standing?[column]
          var (cell, first) = (cell, cell.line)
          if isNamed, standing != nil {
            cell.text = [row[0].text, cell.text].filter { !$0.isEmpty }.joined(separator: ": ")
            first = row[0].line
          }
          var item = Block(itemOf: cell, row: number, column: column)
          item?.standing = standing
          item?.isAside = column > last
          item?.lines = LineRange(first, cell.line)
          return item
        }
    }
    headerLines = table.headerLines
  }
}

extension Block {
  /// The item of a list that a cell of a table is; `nil` for one without words.
  fileprivate init?(itemOf cell: Cell, row: Int, column: Int) {
    guard cell.text.contains(where: \.isLetter) else { return nil }
    self.init(cell)
    listDepth = 1
    // The items of a document's lists have positive numbers, so negative ones are free.
    item = -(cell.line * 4 + column)
    opensItem = true
    ordinal = row + 1
  }
}

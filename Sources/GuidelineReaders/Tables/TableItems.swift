internal import DocumentModel
internal import Guidelines

/// A table whose cells are read as the items of a list.
struct TableItems {
  /// The cells with words, row by row.
  let items: [Block]
  /// The lines of the header.
  let headerLines: LineRange

  /// The cells of `table`, which has a body row, with `standing` for those of each column.
  init(of table: Block, standing: [Modality?]? = nil) {
    items = table.rows.dropFirst().enumerated().flatMap { number, row in
      row.prefix(standing?.count ?? row.count).enumerated().compactMap { column, cell in
        var item = Block(itemOf: cell, row: number, column: column)
        item?.standing = standing?[column]
        return item
      }
    }
    headerLines = table.headerLines
  }

  /// The rows of `table`: what column `column` orders, with `standing`, behind the name in the first column,
  /// then the other cells.
  init(of table: Block, ordersIn column: Int, standing: Modality) {
    items = table.rows.dropFirst().enumerated().flatMap { number, row in
      let isNamed = column > 0 && row.count > column && !row[0].text.isEmpty
      return row.indices.dropFirst(isNamed ? 1 : 0).compactMap { index in
        guard index == column else { return Block(itemOf: row[index], row: number, column: index) }
        let (name, cell) = (isNamed ? row[0].text + ": " : "", row[index])
        var item = Block(
          itemOf: Cell(text: name + cell.text, line: cell.line), row: number, column: index)
        item?.standing = standing
        item?.lines = LineRange(row[0].line, cell.line)
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

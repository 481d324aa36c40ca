internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// A table with a column of sentences that order or prescribe something, so that every row is a guideline:
/// "Criterion | What to do".
struct GuidanceTable {
  /// The cells, row by row.
  let items: [Block]
  /// The lines of the header.
  let headerLines: LineRange

  /// The least number of rows, of words in a sentence, and the share of sentences that order.
  private static let (fewest, words, share) = (2, 5, 0.7)

  /// Reads a table; `nil` if it holds something else.
  static func read(_ table: Block) -> GuidanceTable? {
    guard let header = table.rows.first, (2...3).contains(header.count) else { return nil }
    let rows = table.rows.dropFirst()
    guard rows.count >= fewest, rows.allSatisfy({ $0.count <= header.count }),
      header.indices.count(where: { column in areOrders(cells(of: rows, column)) }) == 1
    else { return nil }
    let items = rows.enumerated().flatMap { number, row in
      row.enumerated().compactMap { column, cell in
        Block(itemOf: cell, row: number, column: column)
      }
    }
    return GuidanceTable(items: items, headerLines: table.headerLines)
  }

  private static func cells(of rows: ArraySlice<[Cell]>, _ column: Int) -> [String] {
    rows.compactMap { $0.count > column ? $0[column].text : nil }
  }

  private static func areOrders(_ cells: [String]) -> Bool {
    let sentences = cells.filter { $0.split(separator: " ").count >= words }
    let orders = sentences.count { cell in
      let language: Language = holdsHangul(cell) ? .ko : .en
      return Sentences.split(cell, language: language).contains { range in
        Orders.isPrescribed(cell[range], language) || Orders.isOrder(language, String(cell[range]))
      }
    }
    return sentences.count >= fewest && Double(orders) >= share * Double(cells.count)
  }
}

extension Block {
  /// The item of a list that a cell of a table is; `nil` for one without words.
  init?(itemOf cell: Cell, row: Int, column: Int) {
    guard cell.text.contains(where: \.isLetter) else { return nil }
    self.init(cell)
    listDepth = 1
    // The items of a document's lists have positive numbers, so negative ones are free.
    item = -(cell.line * 4 + column)
    opensItem = true
    ordinal = row + 1
  }
}

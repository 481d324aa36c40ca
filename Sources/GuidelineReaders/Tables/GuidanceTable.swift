internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// A table with a column of sentences that order or prescribe something, so that every row is a guideline:
/// "Criterion | What to do".
enum GuidanceTable {
  /// The least number of rows, of words in a sentence, and the share of sentences that order.
  private static let (fewest, words, share) = (2, 5, 0.7)

  /// Reads a table; `nil` if it holds something else.
  static func read(_ table: Block) -> TableItems? {
    guard let header = table.rows.first, (2...3).contains(header.count) else { return nil }
    let rows = table.rows.dropFirst()
    guard rows.count >= fewest, rows.allSatisfy({ $0.count <= header.count }),
      header.indices.count(where: { column in areOrders(cells(of: rows, column)) }) == 1
    else { return nil }
    return TableItems(of: table)
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

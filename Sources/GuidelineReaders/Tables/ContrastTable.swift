internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// A table with columns for dos and don'ts, in which every cell is an item.
struct ContrastTable {
  /// The cells, row by row.
  let items: [Block]
  /// The lines of the header.
  let headerLines: LineRange

  /// Reads a table; `nil` if its columns are something else.
  static func read(_ table: Block) -> ContrastTable? {
    guard let header = table.rows.first, table.rows.count > 1, (2...4).contains(header.count) else {
      return nil
    }
    let standings = header.compactMap { ExampleLists.modality(of: $0.text) }
    guard standings.count == header.count, Set(standings).count == 2 else { return nil }
    let items = table.rows.dropFirst().enumerated().flatMap { number, row in
      zip(row, standings).enumerated().compactMap { column, cell in
        item(cell.0, row: number, column: column, cell.1)
      }
    }
    return items.isEmpty ? nil : ContrastTable(items: items, headerLines: table.headerLines)
  }

  private static func item(
    _ cell: Cell, row: Int, column: Int, _ standing: Modality
  ) -> Block? {
    var block = Block(itemOf: cell, row: row, column: column)
    block?.standing = standing
    return block
  }
}

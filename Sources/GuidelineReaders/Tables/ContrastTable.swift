internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// A table whose columns say what to do and what not to do: every cell is an item.
struct ContrastTable {
  /// The cells, row by row.
  private(set) var items: [Block] = []
  /// The line of the header.
  private(set) var headerLines: LineRange

  /// Takes the table apart; `nil` where its columns are something else.
  init?(_ table: Block) {
    guard let header = table.rows.first, table.rows.count > 1, (2...4).contains(header.count) else {
      return nil
    }
    let standings = header.map { ExampleLists.modality(of: $0.text) }
    guard standings.allSatisfy({ $0 != nil }), Set(standings).count == 2 else { return nil }
    headerLines = table.headerLines
    for (number, row) in table.rows.dropFirst().enumerated() {
      for (column, cell) in row.enumerated() where column < standings.count {
        guard cell.text.contains(where: \.isLetter) else { continue }
        var block = Block(cell)
        block.listDepth = 1
        // The lists of a document count up from one.
        block.item = -(cell.line * 4 + column)
        block.opensItem = true
        block.ordinal = number + 1
        block.standing = standings[column]
        items.append(block)
      }
    }
    guard !items.isEmpty else { return nil }
  }
}

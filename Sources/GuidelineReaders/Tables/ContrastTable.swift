internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// A table with a column for don'ts, such as "Term | Avoid | Reason", in which every cell is an item.
enum ContrastTable {
  /// Reads a table; `nil` if its columns are something else.
  static func read(_ table: Block) -> TableItems? {
    guard let header = table.rows.first, table.rows.count > 1, (2...4).contains(header.count) else {
      return nil
    }
    let standings = header.map { ExampleLists.modality(of: $0.text) }
    guard standings.count(where: { $0 == .avoid }) == 1 else { return nil }
    let leading = standings.firstIndex { $0 != nil && $0 != .avoid } ?? 0
    let table = TableItems(of: table, standing: standings, leading: leading)
    return table.items.isEmpty ? nil : table
  }
}

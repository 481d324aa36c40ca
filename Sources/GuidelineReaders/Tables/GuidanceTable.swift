internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// A table in which every row is a guideline: a column is for don'ts, "Term | Avoid | Reason", or says how strongly
/// each binds, "MUST", or is headed so, "Check | Requirement", or has sentences that order or prescribe something,
/// "Criterion | What to do".
enum GuidanceTable {
  /// The least number of rows, of words in a sentence, and the share of sentences that order.
  private static let (fewest, words, share) = (2, 5, 0.7)

  /// Reads a table; `nil` if it holds something else.
  static func read(_ table: Block) -> TableItems? {
    guard let header = table.rows.first, (2...4).contains(header.count) else { return nil }
    let rows = table.rows.dropFirst()
    let standings = header.map { ExampleLists.modality(of: $0.text) }
    if rows.count > 0, standings.count(where: { $0 == .avoid }) == 1 {
      let leading = standings.firstIndex { $0 != nil && $0 != .avoid } ?? 0
      let items = TableItems(of: table, standing: standings, leading: leading)
      if !items.items.isEmpty { return items }
    }
    guard rows.count >= fewest, rows.allSatisfy({ $0.count <= header.count }) else { return nil }
    if let levels = levels(of: rows) {
      return TableItems(of: table, levels: levels, leading: levels.column == 0 ? 1 : 0)
    }
    if let (column, standing) = headed(header), rows.allSatisfy({ $0.count > column }),
      areWords(cells(of: rows, column))
    {
      let standings = header.indices.map { $0 == column ? standing : nil }
      return TableItems(of: table, standing: standings, leading: column, isNamed: column > 0)
    }
    let columns = header.indices.filter { areOrders(cells(of: rows, $0)) }
    guard header.count < 4, columns.count == 1 else { return nil }
    return TableItems(of: table, leading: columns[0])
  }

  /// The first column in which every cell says how strongly its row binds, and these strengths.
  private static func levels(of rows: ArraySlice<[Cell]>) -> (column: Int, of: [Modality])? {
    (0..<4).lazy.compactMap { column in
      let found = cells(of: rows, column).compactMap { strengths[$0.lowercased()] }
      return found.count == rows.count ? (column, found) : nil
    }.first
  }

  private static let strengths = ExampleLists.modalities(
    of: [Modality.must, .should, .avoid, .never].map { ("\($0.rawValue)-cell", $0) })

  /// The last column whose header says that rules stand below it, and their strength.
  private static func headed(_ header: [Cell]) -> (column: Int, standing: Modality)? {
    header.indices.reversed().lazy.compactMap { column in
      columns[header[column].text.lowercased()].map { (column, $0) }
    }.first
  }

  private static let columns = ExampleLists.modalities(
    of: [("required-column", .must), ("advised-column", .should)])

  /// Whether most cells have several words and so are no values.
  private static func areWords(_ cells: [String]) -> Bool {
    cells.count { $0.split(separator: " ").count > 1 } * 2 > cells.count
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

internal import Guidelines
internal import TextAnalysis

/// A table with a column in each language: every row is a pair.
struct BilingualTable {
  /// The rows as pairs; a cell that is empty leaves its language out.
  private(set) var rows: [BlockText] = []
  /// The lines of the header.
  private(set) var headerLines: LineRange

  /// Takes the table apart; `nil` where its columns are not one text in two languages.
  init?(_ table: Block) {
    guard let header = table.rows.first, table.rows.count > 1,
      let columns = Self.columns(of: table.rows.dropFirst()),
      // More columns hold something that belongs to each row: that is a table of its own kind.
      header.count <= 3
    else { return nil }
    headerLines = LineRange(table.lines.first, max(table.lines.first, table.rows[1][0].line - 1))
    for row in table.rows.dropFirst() {
      var texts = Bilingual<Block>()
      for (language, column) in [(Language.en, columns.en), (.ko, columns.ko)]
      where column < row.count && !row[column].text.isEmpty {
        var block = Block(kind: .paragraph, lines: LineRange(row[column].line))
        block.runs = [Run(text: row[column].text, line: row[column].line)]
        block.targets = []
        block.language = language
        texts[language] = block
      }
      if let text = BlockText(texts) { rows.append(text) }
    }
  }

  /// The columns of running text or terms in each language.
  private static func columns(of rows: ArraySlice<[Cell]>) -> (en: Int, ko: Int)? {
    let width = rows.map(\.count).max() ?? 0
    guard (2...3).contains(width) else { return nil }
    var found = Bilingual<Int>()
    for column in 0..<width {
      let cells = rows.compactMap { column < $0.count ? $0[column].text : nil }
      let languages = cells.map { LanguageGuess.language(of: $0) }
      for language in Language.allCases
      where languages.count(where: { $0 == language }) * 5 >= rows.count * 3 {
        guard found[language] == nil else { return nil }
        found[language] = column
      }
      // Figures beside the texts make it a table of values.
      let figures = cells.count { $0.contains(where: \.isNumber) && $0.count < 24 }
      if found.en != column, found.ko != column, figures > 0, column > 0 { return nil }
    }
    guard let en = found.en, let ko = found.ko else { return nil }
    return (en, ko)
  }
}

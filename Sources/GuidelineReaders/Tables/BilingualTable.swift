internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// A table with a column for each language, so that every row is a translation pair.
struct BilingualTable {
  /// The rows as pairs.
  ///
  /// An empty cell leaves its language out.
  let rows: [Bilingual<Block>]
  let headerLines: LineRange

  /// The maximum number of columns of such a table.
  private static let mostColumns = 9

  /// Reads a table; `nil` if its columns are not one text in two languages.
  static func read(_ table: Block) -> BilingualTable? {
    guard let header = table.rows.first, table.rows.count > 1, header.count <= mostColumns,
      mayHoldHangul(table.rows), let columns = columns(of: table.rows.dropFirst()),
      LanguageLabels.nameLanguage(header.map(\.text))
        || areSentences(table.rows.dropFirst(), columns.en)
    else { return nil }
    return BilingualTable(
      rows: table.rows.dropFirst().compactMap { pair(in: $0, columns) },
      headerLines: table.headerLines)
  }

  /// A prefilter: whether a cell contains a letter from a Hangul block of Unicode.
  private static func mayHoldHangul(_ rows: [[Cell]]) -> Bool {
    rows.contains { row in
      row.contains { cell in cell.text.utf8.contains { (0xE1...0xEF).contains($0) } }
    }
  }

  // MARK: Rows

  private static func pair(in row: [Cell], _ columns: (en: Int, ko: Int)) -> Bilingual<Block>? {
    let platforms = platforms(in: row)
    var texts = Bilingual<Block>()
    for (language, column) in [(Language.en, columns.en), (.ko, columns.ko)]
    where column < row.count && !row[column].text.isEmpty {
      var block = Block(row[column])
      block.targets = []
      block.language = language
      block.platforms = platforms
      texts[language] = block
    }
    guard !texts.isEmpty else { return nil }
    guard texts.languages.count == 1 else { return texts }
    return texts.map { block in
      var block = block
      block.isUntranslated = true
      return block
    }
  }

  /// The platforms in the first cell that contains nothing else.
  private static func platforms(in row: [Cell]) -> [Platform] {
    row.lazy.filter { PlatformMentions.isNothingElse(in: $0.text) }
      .map { PlatformMentions.platforms(in: $0.text) }.first { !$0.isEmpty } ?? []
  }

  // MARK: Columns

  /// A column below the header.
  private struct Column {
    let index: Int
    let cells: [String]
    /// The mean length of its cells in Unicode scalars.
    let meanLength: Double

    init(_ index: Int, of rows: ArraySlice<[Cell]>) {
      self.index = index
      cells = rows.compactMap { index < $0.count ? $0[index].text : nil }
      meanLength = BilingualTable.meanLength(of: cells)
    }

    /// Whether its cells are too short for the texts.
    var isShort: Bool { meanLength <= 16 }

    /// Whether most of its cells are signs without words that differ from each other: "➕".
    var holdsSigns: Bool {
      let signs = cells.filter { !$0.isEmpty && !$0.contains { $0.isLetter || $0.isNumber } }
      return signs.count * 2 > cells.count && Set(signs).count * 2 > cells.count
    }

    /// Whether most of its cells are code: ".btn:hover { }".
    var isCode: Bool {
      cells.count { cell in cell.utf8.contains { "{};<>=#".utf8.contains($0) } } * 2 > cells.count
    }
  }

  private static func meanLength(of cells: [String]) -> Double {
    Double(cells.reduce(0) { $0 + $1.unicodeScalars.count }) / Double(max(1, cells.count))
  }

  /// The columns of running text or terms in each language.
  private static func columns(of rows: ArraySlice<[Cell]>) -> (en: Int, ko: Int)? {
    let width = rows.map(\.count).max() ?? 0
    guard (2...mostColumns).contains(width) else { return nil }
    let columns = (0..<width).map { Column($0, of: rows) }
    guard let (texts, remarks) = textColumns(columns, rowCount: rows.count),
      let en = texts.en, let ko = texts.ko, !isGlossary(en, ko, remarks),
      mayTranslate(rows, en.index, ko.index)
    else { return nil }
    let found = (en: en.index, ko: ko.index)
    let others = columns.filter { $0.index != en.index && $0.index != ko.index }
    return others.contains { holdsValues($0, in: rows, width: width, beside: found) } ? nil : found
  }

  /// The longest column of each language, and the short one beside it, if any; `nil` if two columns
  /// of the same language both contain texts.
  private static func textColumns(
    _ columns: [Column], rowCount: Int
  ) -> (texts: Bilingual<Column>, remarks: Bilingual<Column>)? {
    var texts = Bilingual<Column>()
    var remarks = Bilingual<Column>()
    for column in columns {
      guard let language = language(of: column, rowCount: rowCount) else { continue }
      guard let other = texts[language] else {
        texts[language] = column
        continue
      }
      let (short, long) = column.meanLength < other.meanLength ? (column, other) : (other, column)
      guard short.isShort, short.meanLength * 2 < long.meanLength else { return nil }
      texts[language] = long
      remarks[language] = short
    }
    return (texts, remarks)
  }

  /// The language of most cells, if at least a third are filled; a missing translation leaves a cell empty.
  private static func language(of column: Column, rowCount: Int) -> Language? {
    let filled = column.cells.count { !$0.isEmpty }
    guard filled * 3 >= rowCount, !column.isCode else { return nil }
    let languages = column.cells.map { LanguageGuess.language(of: $0) }
    return Language.allCases.first { language in
      languages.count { $0 == language } * 5 >= filled * 3
        // "#FFFFFF 10%" is no text.
        && (language == .ko
          || column.cells.contains { $0.contains(where: \.isLowercase) && !holdsHangul($0) })
    }
  }

  /// Whether most rows have the lengths of a text and its translation, and not of a term and its explanation.
  private static func mayTranslate(_ rows: ArraySlice<[Cell]>, _ en: Int, _ ko: Int) -> Bool {
    let full = rows.filter { row in
      [en, ko].allSatisfy { $0 < row.count && !row[$0].text.isEmpty }
    }
    let fitting = full.count { TranslationLength.fits($0[en].text, $0[ko].text) }
    return fitting * 2 >= full.count
  }

  /// Whether the table gives a term in both languages and its definition in one: then a shorter
  /// column matches the other language better.
  private static func isGlossary(
    _ en: Column, _ ko: Column, _ remarks: Bilingual<Column>
  ) -> Bool {
    let whole = lengthDeviation(en, ko)
    guard whole > 1 else { return false }
    return remarks.en.map { lengthDeviation($0, ko) < whole } ?? false
      || remarks.ko.map { lengthDeviation(en, $0) < whole } ?? false
  }

  /// The deviation of the logarithm of the length ratio from its usual value.
  private static func lengthDeviation(_ en: Column, _ ko: Column) -> Double {
    abs(log(max(1, en.meanLength)) - log(max(1, ko.meanLength)) - AlignmentScorer.usualLogRatio)
  }

  // MARK: Other columns

  /// Whether another column has content that would be lost: code, figures that are not in the texts, or long
  /// texts in a table of more than three columns.
  private static func holdsValues(
    _ column: Column, in rows: ArraySlice<[Cell]>, width: Int, beside texts: (en: Int, ko: Int)
  ) -> Bool {
    if isOrdinal(column.cells) { return false }
    if column.isCode || column.holdsSigns { return true }
    let holdsFigures = column.cells.contains { $0.contains(where: \.isNumber) && $0.count < 24 }
    if holdsFigures, column.index > 0,
      !(areStated(column, in: rows, texts) && areSentences(rows, texts.en))
    {
      return true
    }
    return width > 3 && !column.isShort
  }

  /// Whether the texts contain every number of the column, so that nothing is lost by dropping it.
  private static func areStated(
    _ column: Column, in rows: ArraySlice<[Cell]>, _ texts: (en: Int, ko: Int)
  ) -> Bool {
    rows.allSatisfy { row in
      column.index >= row.count || !row[column.index].text.contains(where: \.isNumber)
        || [texts.en, texts.ko].contains {
          $0 < row.count && states(row[$0].text, row[column.index].text)
        }
    }
  }

  /// Whether at least half of the texts have three words or more.
  private static func areSentences(_ rows: ArraySlice<[Cell]>, _ en: Int) -> Bool {
    rows.count { en < $0.count && $0[en].text.split(separator: " ").count >= 3 } * 2 >= rows.count
  }

  /// Whether `text` contains a number in `figures`, or only numbers in words.
  private static func states(_ text: String, _ figures: String) -> Bool {
    guard NumberSearch.mayHoldNumber(text) else { return false }
    let stated = Set(text.split { !$0.isWholeNumber })
    return stated.isEmpty || !stated.isDisjoint(with: figures.split { !$0.isWholeNumber })
  }

  /// Whether the cells are only row numbers.
  private static func isOrdinal(_ cells: [String]) -> Bool {
    cells.enumerated().allSatisfy { index, cell in
      Int(cell.filter { $0.isASCII && $0.isNumber }) == index + 1
        && cell.allSatisfy { $0.isNumber || ".)#( ".contains($0) }
    }
  }
}

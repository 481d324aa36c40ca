internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A table with a column in each language: every row is a pair.
struct BilingualTable {
  /// The rows as pairs; a cell that is empty leaves its language out.
  private(set) var rows: [BlockText] = []
  /// The lines of the header.
  private(set) var headerLines: LineRange

  /// Takes the table apart; `nil` where its columns are not one text in two languages.
  init?(_ table: Block) {
    guard let header = table.rows.first, table.rows.count > 1, header.count <= Self.mostColumns,
      Self.holdHangul(table.rows), let columns = Self.columns(of: table.rows.dropFirst())
    else { return nil }
    headerLines = table.headerLines
    for row in table.rows.dropFirst() {
      let platforms = Self.platforms(in: row)
      var texts = Bilingual<Block>()
      for (language, column) in [(Language.en, columns.en), (.ko, columns.ko)]
      where column < row.count && !row[column].text.isEmpty {
        var block = Block(row[column])
        block.targets = []
        block.language = language
        block.platforms = platforms
        texts[language] = block
      }
      if texts.languages.count == 1 {
        texts = texts.map { block in
          var block = block
          block.isUntranslated = true
          return block
        }
      }
      if let text = BlockText(texts) { rows.append(text) }
    }
  }

  /// Whether there may be Korean in `rows`; `false` is sure.
  private static func holdHangul(_ rows: [[Cell]]) -> Bool {
    rows.contains { row in
      row.contains { cell in
        var text = cell.text
        return text.withUTF8 { $0.contains { (0xE1...0xEF).contains($0) } }
      }
    }
  }

  /// The platforms of a cell that names nothing else.
  private static func platforms(in row: [Cell]) -> [Platform] {
    row.lazy.filter { PlatformMentions.isNothingElse(in: $0.text) }
      .map { PlatformMentions.platforms(in: $0.text) }.first { !$0.isEmpty } ?? []
  }

  /// The columns of running text or terms in each language.
  private static func columns(of rows: ArraySlice<[Cell]>) -> (en: Int, ko: Int)? {
    let width = rows.map(\.count).max() ?? 0
    guard (2...mostColumns).contains(width) else { return nil }
    let columns = (0..<width).map { column in
      rows.compactMap { column < $0.count ? $0[column].text : nil }
    }
    let lengths = columns.map { cells in
      Double(cells.reduce(0) { $0 + $1.unicodeScalars.count }) / Double(max(1, cells.count))
    }
    var found = Bilingual<Int>()
    var remarks = Bilingual<Int>()
    for (column, cells) in columns.enumerated() {
      let languages = cells.map { LanguageGuess.language(of: $0) }
      // Where a translation is missing the cell is empty.
      let filled = cells.count { !$0.isEmpty }
      for language in Language.allCases
      where languages.count(where: { $0 == language }) * 5 >= filled * 3
        && filled * 3 >= rows.count
      {
        guard let other = found[language] else {
          found[language] = column
          continue
        }
        // A remark or a platform stands beside the texts; two columns of texts are no pair.
        let (short, long) = lengths[column] < lengths[other] ? (column, other) : (other, column)
        guard lengths[short] <= longestRemark, lengths[short] * 2 < lengths[long] else {
          return nil
        }
        found[language] = long
        remarks[language] = short
      }
    }
    guard let en = found.en, let ko = found.ko else { return nil }
    // A glossary explains in one language a term that it names in both.
    if let term = remarks.en, fits(lengths[term], lengths[ko], than: lengths[en], lengths[ko]) {
      return nil
    }
    if let term = remarks.ko, fits(lengths[en], lengths[term], than: lengths[en], lengths[ko]) {
      return nil
    }
    for (column, cells) in columns.enumerated() where column != en && column != ko {
      // Figures beside the texts make it a table of values, and so do many columns of words.
      if isOrdinal(cells) { continue }
      let figures = cells.count { $0.contains(where: \.isNumber) && $0.count < 24 }
      // Values that the texts state as well are lost with nothing.
      let isStated = rows.allSatisfy { row in
        column >= row.count || !row[column].text.contains(where: \.isNumber)
          || [en, ko].contains { $0 < row.count && states(row[$0].text, row[column].text) }
      }
      let areSentences =
        rows.count { en < $0.count && $0[en].text.split(separator: " ").count >= 3 } * 2
        >= rows.count
      if figures > 0, column > 0, !(isStated && areSentences) { return nil }
      if width > 3, lengths[column] > longestRemark { return nil }
    }
    return (en, ko)
  }

  /// Whether texts of the first two lengths are rather translations of each other than the others,
  /// which are too unlike for that.
  private static func fits(
    _ en: Double, _ ko: Double, than otherEN: Double, _ otherKO: Double
  ) -> Bool {
    func deviation(_ en: Double, _ ko: Double) -> Double {
      abs(log(max(1, en)) - log(max(1, ko)) - AlignmentScorer.usualLogRatio)
    }
    return deviation(otherEN, otherKO) > 1 && deviation(en, ko) < deviation(otherEN, otherKO)
  }

  /// Whether `text` holds a number of `figures`, or one in words.
  private static func states(_ text: String, _ figures: String) -> Bool {
    guard NumberSearch.mayHoldNumber(text) else { return false }
    let stated = Set(text.split { !$0.isWholeNumber })
    return stated.isEmpty || !stated.isDisjoint(with: figures.split { !$0.isWholeNumber })
  }

  /// Whether the cells only number their rows.
  private static func isOrdinal(_ cells: [String]) -> Bool {
    cells.enumerated().allSatisfy { index, cell in
      Int(cell.filter { $0.isASCII && $0.isNumber }) == index + 1
        && cell.allSatisfy { $0.isNumber || ".)#( ".contains($0) }
    }
  }

  private static let mostColumns = 9
  /// The mean length of the cells of a column that only remarks on the texts.
  private static let longestRemark = 16.0
}

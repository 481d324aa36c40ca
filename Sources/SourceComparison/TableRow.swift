internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis

/// The numbers and labels of a row or a column of a table.
struct TableRow: Sendable {
  /// The words of the cells that begin with a word.
  let label: Set<Feature>
  /// The numbers of the other cells, in reading order.
  let values: [Double]
  /// The numbers of all cells.
  let numbers: [Double]
  /// The line of the row; for a column, that of the header.
  let line: Int

  /// The rows of a table; prose counts as one row without a label.
  static func rows(of passage: Passage, analyzer: TextAnalyzer) -> [TableRow] {
    guard let text = passage.text.preferring(.en) else { return [] }
    guard passage.kind == .table else {
      let numbers = numbers(in: text.text[...])
      return [TableRow(label: [], values: numbers, numbers: numbers, line: text.lines.first)]
    }
    return cells(of: text).enumerated().map { place, row in
      TableRow(row, line: line(place, of: text), analyzer: analyzer)
    }
  }

  /// The columns of a table, because a row of one table may be a column of another.
  static func columns(of passage: Passage, analyzer: TextAnalyzer) -> [TableRow] {
    guard let text = passage.text.preferring(.en) else { return [] }
    let cells = cells(of: text)
    return (cells.first ?? []).indices.dropFirst().map { column in
      TableRow(
        cells.compactMap { $0.indices.contains(column) ? $0[column] : nil },
        line: text.lines.first, analyzer: analyzer)
    }
  }

  private init(label: Set<Feature>, values: [Double], numbers: [Double], line: Int) {
    self.label = label
    self.values = values
    self.numbers = numbers
    self.line = line
  }

  private static func cells(of text: SourceText) -> [[Substring]] {
    text.text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      row.split(separator: "|", omittingEmptySubsequences: false)
    }
  }

  private init(_ cells: [Substring], line: Int, analyzer: TextAnalyzer) {
    self.line = line
    let named = cells.filter { $0.first { !$0.isWhitespace }?.isLetter ?? false }
    let valued = cells.filter { !($0.first { !$0.isWhitespace }?.isLetter ?? false) }
    values = valued.flatMap(Self.numbers)
    numbers = values + named.flatMap(Self.numbers)
    let words = named.joined(separator: " ").filter { !$0.isNumber }
    label = Set(WordFeatures(of: words, analyzer: analyzer).features)
  }

  private static func numbers(in cell: Substring) -> [Double] {
    // "8-bit palette · 8비트 팔레트" contains the same number twice.
    let texts = String(cell).split(separator: " · ")
    return texts.map { text in
      let tokens = SentenceTokenizer.tokens(of: TextLine(text: String(text), line: 1))
      let quantities = QuantityParser(tokens: tokens).quantities()
      return tokens.indices.flatMap { place -> [Double] in
        let token = tokens[place]
        guard token.kind == .number, !token.isSpelled else { return [] }
        let unit = quantities.first { $0.tokens.contains(place) }?.unit?.unit
        let ends = token.low == token.high ? [token.low] : [token.low, token.high]
        return ends.map { unit?.compared($0) ?? $0 }
      }
    }.max { $0.count < $1.count } ?? []
  }

  /// The line of row `place`, counted from 0, of a table in `text`; Markdown has a line of dashes below
  /// the header.
  static func line(_ place: Int, of text: SourceText) -> Int {
    let rows = text.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let between = text.lines.last - text.lines.first + 1 - rows
    return min(text.lines.last, text.lines.first + place + (place > 0 ? max(0, between) : 0))
  }
}

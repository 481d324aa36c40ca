internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Restores tables whose rows are separated by blank lines, and those without a delimiter row.
enum SpacedTables {
  /// The blocks, with rows in separate blocks replaced by tables.
  static func restored(in blocks: [Block], of source: SourceLines) -> [Block] {
    let blocks = ruled(blocks, source)
    guard blocks.indices.contains(where: { isDelimiter(blocks[$0].kind, blocks[$0].lines, source) })
    else {
      return blocks
    }
    var result: [Block] = []
    var index = 0
    while index < blocks.count {
      var end = index
      while end < blocks.count, row(blocks[end].kind, blocks[end].lines, source) != nil { end += 1 }
      if end - index > 2, isDelimiter(blocks[index + 1].kind, blocks[index + 1].lines, source),
        let table = table(from: Array(blocks[index..<end]), source)
      {
        result.append(table)
        index = end
      } else {
        result.append(blocks[index])
        index += 1
      }
    }
    return result
  }

  /// The blocks, with paragraphs of rows replaced by tables.
  private static func ruled(_ blocks: [Block], _ source: SourceLines) -> [Block] {
    var blocks = blocks
    for index in blocks.indices where isUnruled(blocks[index].kind, blocks[index].lines, source) {
      let lines = Array(blocks[index].lines.first...blocks[index].lines.last)
      var rows = lines.map { String(source[$0].trimmingBoth()) }
      let columns = cells(of: rows[0][...])
      rows.insert(String(repeating: "|-", count: columns) + "|", at: 1)
      let text = rows.joined(separator: "\n") + "\n"
      if let table = table(
        of: text, on: [lines[0]] + lines, like: blocks[index])
      {
        blocks[index] = table
      }
    }
    return blocks
  }

  /// Whether all lines of a paragraph have the same number of cells, and most of them contain numbers.
  private static func isUnruled(
    _ kind: Block.Kind, _ lines: LineRange, _ source: SourceLines
  ) -> Bool {
    guard kind == .paragraph, lines.first < lines.last,
      source[lines.first].utf8Range(of: " |") != nil
    else { return false }
    let columns = cells(of: source[lines.first])
    guard columns > 1 else { return false }
    var (numbered, bilingual) = (0, 0)
    for line in lines.first...lines.last {
      guard cells(of: source[line]) == columns else { return false }
      if NumberSearch.mayHoldNumber(String(source[line])) { numbered += 1 }
      if columns == 2, isInBothLanguages(source[line]) { bilingual += 1 }
    }
    // "Show up to 4. | 최대 4개를 표시하세요."
    return numbered > 1 && numbered * 2 > lines.last - lines.first
      && bilingual <= lines.last - lines.first
  }

  /// Whether one cell of a line is Korean and the other is not.
  private static func isInBothLanguages(_ line: Substring) -> Bool {
    let cells = line.split(separator: "|").filter { $0.contains(where: \.isLetter) }
    return cells.count == 2 && holdsHangul(String(cells[0])) != holdsHangul(String(cells[1]))
  }

  /// The number of cells between the bars of a line.
  private static func cells(of line: Substring) -> Int {
    let line = line.trimmingBoth()
    let bars = line.utf8.count { $0 == UInt8(ascii: "|") }
    let outer = (line.first == "|" ? 1 : 0) + (line.last == "|" ? 1 : 0)
    return bars + 1 - outer
  }

  /// The line of a block that is a single row.
  ///
  /// It takes properties instead of the block, to avoid a copy.
  private static func row(
    _ kind: Block.Kind, _ lines: LineRange, _ source: SourceLines
  ) -> Substring? {
    guard kind == .paragraph, lines.first == lines.last else { return nil }
    return row(source[lines.first])
  }

  private static func row(_ whole: Substring) -> Substring? {
    guard mayBeRow(whole) else { return nil }
    let line = whole.trimmingBoth()
    return line.first == "|" && line.last == "|" && line.utf8.count > 2 ? line : nil
  }

  /// A prefilter: whether a line begins with a bar after white space.
  ///
  /// `false` is certain.
  private static func mayBeRow(_ line: Substring) -> Bool {
    line.utf8.first { $0 > 0x20 }.map { $0 == UInt8(ascii: "|") || $0 >= 0x80 } ?? false
  }

  private static func isDelimiter(
    _ kind: Block.Kind, _ lines: LineRange, _ source: SourceLines
  ) -> Bool {
    row(kind, lines, source).map { line in
      line.contains("-") && line.allSatisfy { "|-: ".contains($0) }
    } ?? false
  }

  private static func table(from rows: [Block], _ source: SourceLines) -> Block? {
    let text = rows.compactMap { row($0.kind, $0.lines, source) }.joined(separator: "\n") + "\n"
    return table(of: text, on: rows.map(\.lines.first), like: rows[0])
  }

  /// The table parsed from `text`, whose lines are `lines` of the document; it takes the place of `first`.
  private static func table(of text: String, on lines: [Int], like first: Block) -> Block? {
    let found = MarkdownBlocks.blocks(inProse: text, firstLine: 1)
    guard found.count == 1, var table = found.first, table.kind == .table else { return nil }
    table.lines = LineRange(lines[0], lines[lines.count - 1])
    table.rows = table.rows.map { cells in
      cells.map { Cell(text: $0.text, line: lines[min(max($0.line, 1), lines.count) - 1]) }
    }
    for index in table.images.indices {
      table.images[index].line = lines[min(max(table.images[index].line, 1), lines.count) - 1]
    }
    table.listDepth = first.listDepth
    table.quoteDepth = first.quoteDepth
    table.quote = first.quote
    table.item = first.item
    return table
  }
}

internal import Guidelines

/// Finds the tables whose rows an export set apart by blank lines.
enum SpacedTables {
  /// The blocks, with rows that stand alone as one table.
  static func restored(in blocks: [Block], of source: SourceLines) -> [Block] {
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

  /// The line of a block of one line that is a row; takes what it asks of the block, which would be
  /// copied.
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

  /// Whether a line begins with a bar behind white space; `false` is sure.
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
    let found = MarkdownBlocks.blocks(inProse: text, firstLine: 1)
    guard found.count == 1, var table = found.first, table.kind == .table else { return nil }
    let lines = rows.map(\.lines.first)
    table.lines = LineRange(lines[0], lines[lines.count - 1])
    table.rows = table.rows.map { cells in
      cells.map { Cell(text: $0.text, line: lines[min(max($0.line, 1), lines.count) - 1]) }
    }
    for index in table.images.indices {
      table.images[index].line = lines[min(max(table.images[index].line, 1), lines.count) - 1]
    }
    table.listDepth = rows[0].listDepth
    table.quoteDepth = rows[0].quoteDepth
    table.quote = rows[0].quote
    table.item = rows[0].item
    return table
  }
}

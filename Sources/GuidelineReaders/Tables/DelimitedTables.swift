internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Restores tables copied from a spreadsheet, with tabs, bars or commas between cells.
enum DelimitedTables {
  /// The blocks of a plain text, with lines that are rows replaced by tables.
  static func restored(in blocks: [Block], of source: SourceLines) -> [Block] {
    var result: [Block] = []
    var index = 0
    while index < blocks.count {
      let lines = rows(from: index, of: blocks, source)
      let end = index + lines.count
      // All of these rows have been examined: if none begins a table, the search continues after them.
      let first = firstRow(of: lines, source)
      let start = first.map { index + $0 } ?? max(end, index + 1)
      result += blocks[index..<start]
      index = start
      if let first {
        var table = Block(
          kind: .table, lines: LineRange(blocks[start].lines.first, blocks[end - 1].lines.last))
        table.rows = lines[first...].map(\.cells)
        result.append(table)
        index = end
      }
    }
    return result
  }

  /// A line that may be a row of a table.
  private struct Row {
    var cells: [Cell]
    var line: Int
    /// Whether it may be the first row and does not continue the row above.
    var mayBegin: Bool
  }

  /// The rows on consecutive lines, starting with a block.
  private static func rows(
    from index: Int, of blocks: [Block], _ source: SourceLines
  ) -> [Row] {
    var rows: [Row] = []
    for place in blocks.indices[index...] {
      let line = blocks[place].lines.first
      if place > index, blocks[place - 1].lines.last + 1 != line { break }
      if let cells = row(of: blocks[place], source, below: rows.first?.cells) {
        rows.append(Row(cells: cells, line: line, mayBegin: true))
      } else if let width = rows.first?.cells.count,
        let cells = continuation(blocks[place], source, width: width)
      {
        rows.append(Row(cells: cells, line: line, mayBegin: false))
      } else {
        break
      }
    }
    return rows
  }

  /// The first row of a table: one with a value directly below, or one with at least two rows below.
  ///
  /// Rows with bars need a value, because bars also separate text that is not a table.
  private static func firstRow(of rows: [Row], _ source: SourceLines) -> Int? {
    rows.indices.first { index in
      guard rows[index].mayBegin else { return false }
      let holdsValue =
        index + 1 < rows.count && rows[index + 1].cells.dropFirst().contains(where: isValue)
      return holdsValue || rows.count - index > 2 && !isBarred(source[rows[index].line])
    }
  }

  /// Whether a line looks like a complete row of cells.
  static func mayBeRow(_ line: Substring) -> Bool {
    line.trimmingBoth().utf8.contains(0x09) || line.utf8Range(of: ",\"") != nil || isBarred(line)
  }

  private static func isBarred(_ line: Substring) -> Bool { line.utf8Range(of: " | ") != nil }

  /// The cells of a line, as many as in the first row: an export may omit empty ones at the end.
  private static func row(
    of block: Block, _ source: SourceLines, below first: [Cell]?
  ) -> [Cell]? {
    guard let row = cells(of: block, source) else { return nil }
    let width = first?.count ?? row.count
    if row.count == width { return row }
    guard row.count < width, row.dropFirst().contains(where: isValue) else { return nil }
    let blank = Cell(text: "", line: block.lines.first)
    return row + Array(repeating: blank, count: width - row.count)
  }

  /// The cells of a line, or `nil` if it is not a row.
  private static func cells(of block: Block, _ source: SourceLines) -> [Cell]? {
    guard block.kind == .paragraph, block.lines.first == block.lines.last else { return nil }
    let line = block.lines.first
    let text = source[line]
    guard text.utf8.count < 4_000 else { return nil }
    let mark: Character? = text.utf8.contains(0x09) ? "\t" : isBarred(text) ? "|" : nil
    let parts =
      mark.map { text.split(separator: $0, omittingEmptySubsequences: false).map(String.init) }
      ?? fields(text)
    guard let parts, (2...12).contains(parts.count), text.first != "\t",
      parts.count > 2 || !Boilerplate.isDatedPost(parts[0], parts[1])
    else { return nil }
    return parts.map { Cell(text: collapsed($0), line: line) }
  }

  /// A line with further values for the row above, padded with empty cells.
  private static func continuation(
    _ block: Block, _ source: SourceLines, width: Int
  ) -> [Cell]? {
    guard block.kind == .paragraph, block.lines.first == block.lines.last else { return nil }
    let line = block.lines.first
    let parts = source[line].trimmingBoth().split(separator: "\t")
    guard parts.count < width, source[line].utf8.count < 400 else { return nil }
    let cells = parts.map { Cell(text: collapsed(String($0)), line: line) }
    guard cells.allSatisfy(isValue) else { return nil }
    return cells + Array(repeating: Cell(text: "", line: line), count: width - cells.count)
  }

  /// Whether a cell is only one value.
  private static func isValue(_ cell: Cell) -> Bool {
    guard NumberSearch.mayHoldNumber(cell.text),
      let cells = FlattenedTable.cells(of: TextLine(text: cell.text, line: cell.line))
    else { return false }
    return cells.label == nil && cells.values.count == 1
  }

  /// The fields between commas; `nil` if the line is prose.
  private static func fields(_ text: Substring) -> [String]? {
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\"" where isQuoted && rest.first == "\"":
        field.append("\"")
        rest.removeFirst()
      case "\"" where isQuoted: isQuoted = false
      case "\"" where field.isEmpty: isQuoted = true
      case "," where !isQuoted:
        // In prose a space follows a comma.
        if rest.first?.isWhitespace == true { return nil }
        fields.append(field)
        field = ""
      default: field.append(character)
      }
    }
    guard !isQuoted else { return nil }
    fields.append(field)
    return fields
  }
}

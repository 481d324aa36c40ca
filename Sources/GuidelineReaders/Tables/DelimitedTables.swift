internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Finds the tables that were copied from a spreadsheet: cells between tabs, or between commas in
/// quotation marks, or between bars.
enum DelimitedTables {
  /// The blocks of a plain text, with lines that are rows as one table.
  static func restored(in blocks: [Block], of source: SourceLines) -> [Block] {
    var result: [Block] = []
    var index = 0
    while index < blocks.count {
      var rows: [[Cell]] = []
      // Which of them may be the first of a table.
      var mayBegin: [Bool] = []
      var end = index
      while end < blocks.count,
        end == index || blocks[end - 1].lines.last + 1 == blocks[end].lines.first
      {
        if let row = row(of: blocks[end], source, below: rows.first) {
          rows.append(row)
          mayBegin.append(true)
        } else if let width = rows.first?.count,
          let row = continuation(blocks[end], source, width: width)
        {
          rows.append(row)
          mayBegin.append(false)
        } else {
          break
        }
        end += 1
      }
      let first = rows.indices.first { first in
        let holdsValue =
          first + 1 < rows.count && rows[first + 1].dropFirst().contains(where: isValue)
        // Bars part much that is no table.
        let isLong =
          rows.count - first > 2 && !isBarred(source[blocks[index + first].lines.first])
        return mayBegin[first] && (holdsValue || isLong)
      }
      // All rows are looked at here: what begins further down needs no second look.
      let start = first.map { index + $0 } ?? max(end, index + 1)
      result += blocks[index..<start]
      index = start
      if let first {
        var table = Block(
          kind: .table, lines: LineRange(blocks[start].lines.first, blocks[end - 1].lines.last))
        table.rows = Array(rows[first...])
        result.append(table)
        index = end
      }
    }
    return result
  }

  /// Whether a line looks like cells, so that it does not go on in the next.
  static func mayBeRow(_ line: Substring) -> Bool {
    line.trimmingBoth().utf8.contains(0x09) || line.utf8Range(of: ",\"") != nil || isBarred(line)
  }

  private static func isBarred(_ line: Substring) -> Bool { line.utf8Range(of: " | ") != nil }

  /// The cells of a line, as many as in the first row: an export may leave out empty ones at the end.
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

  /// The cells of a line, or `nil` where it is no row.
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

  /// A line of values that the name of the row above has as well, with what it lacks at its end.
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

  /// Whether a cell holds nothing but one value.
  private static func isValue(_ cell: Cell) -> Bool {
    guard NumberSearch.mayHoldNumber(cell.text),
      let cells = FlattenedTable.cells(of: MetricLine(text: cell.text, line: cell.line))
    else { return false }
    return cells.label == nil && cells.values.count == 1
  }

  /// The fields between commas; `nil` where the line is prose with commas.
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
        // In prose a space follows the comma.
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

internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Restores tables that lost their borders when a page was copied as text.
enum FlattenedTables {
  /// The blocks, with flattened tables restored.
  static func restored(in blocks: [Block]) -> [Block] {
    var result: [Block] = []
    var index = 0
    while index < blocks.count {
      var end = index + 1
      while end < blocks.count, blocks[end].kind == .paragraph,
        blocks[end - 1].lines.last + 1 == blocks[end].lines.first
      {
        end += 1
      }
      let group = Array(blocks[index..<end])
      // A table has few rows; a long text without blank lines is not one.
      if (2...60).contains(group.count), let table = table(from: group) {
        result.append(table)
      } else {
        result += group
      }
      index = end
    }
    return result
  }

  private static func table(from group: [Block]) -> Block? {
    let lines = group.flatMap(\.textLines).map { TextLine(text: $0.text, line: $0.line) }
    guard let first = lines.first, let last = lines.last,
      // "Rows must not exceed 44 pt." is not a row.
      !lines.contains(where: { endsSentence($0.text) }),
      let found = FlattenedTable.table(of: lines)
    else { return nil }
    var table = Block(kind: .table, lines: LineRange(first.line, last.line))
    table.rows = ([found.header] + found.rows).map { row in
      row.map { Cell(text: $0.text, line: $0.line) }
    }
    return table
  }
}

internal import Guidelines
internal import TextAnalysis

/// Finds the tables that were copied from a spreadsheet: cells between tabs, or between commas in
/// quotation marks.
enum DelimitedTables {
  /// The blocks of a plain text, with lines that are rows as one table.
  static func restored(in blocks: [Block], of source: SourceLines) -> [Block] {
    var result: [Block] = []
    var index = 0
    while index < blocks.count {
      var rows: [[Cell]] = []
      var end = index
      while end < blocks.count, let row = cells(of: blocks[end], source),
        rows.isEmpty || row.count == rows[0].count,
        end == index || blocks[end - 1].lines.last + 1 == blocks[end].lines.first
      {
        rows.append(row)
        end += 1
      }
      if rows.count > 2 {
        var table = Block(
          kind: .table, lines: LineRange(blocks[index].lines.first, blocks[end - 1].lines.last))
        table.rows = rows
        result.append(table)
        index = end
      } else {
        result.append(blocks[index])
        index += 1
      }
    }
    return result
  }

  /// Whether a line looks like cells, so that it does not go on in the next.
  static func mayBeRow(_ line: Substring) -> Bool {
    line.trimmingBoth().utf8.contains(0x09) || line.utf8Range(of: ",\"") != nil
  }

  /// The cells of a line, or `nil` where it is no row.
  private static func cells(of block: Block, _ source: SourceLines) -> [Cell]? {
    guard block.kind == .paragraph, block.lines.first == block.lines.last else { return nil }
    let line = block.lines.first
    let text = source[line]
    guard text.utf8.count < 4_000 else { return nil }
    let parts =
      text.utf8.contains(0x09)
      ? text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      : fields(text)
    guard let parts, (2...12).contains(parts.count), text.first != "\t",
      parts.count > 2 || !Furniture.isDatedPost(parts[0], parts[1])
    else { return nil }
    return parts.map { Cell(text: collapsed($0), line: line) }
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

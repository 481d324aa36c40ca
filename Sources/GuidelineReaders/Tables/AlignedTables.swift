internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Restores tables whose columns are separated only by spaces or tabs.
///
///     Attribute    Value
///     Height       32dp
enum AlignedTables {
  /// The blocks, with paragraphs of such rows replaced by tables.
  static func restored(in blocks: [Block], of source: SourceLines) -> [Block] {
    guard blocks.indices.contains(where: { mayBegin(blocks[$0], source) }) else { return blocks }
    var result: [Block] = []
    result.reserveCapacity(blocks.count)
    var index = 0
    while index < blocks.count {
      var end = index
      while end < blocks.count, mayBegin(blocks[end], source),
        end == index || blocks[end - 1].lines.last + 1 == blocks[end].lines.first
      {
        end += 1
      }
      if end > index,
        let rows = rows(
          of: blocks[index].lines.first...blocks[end - 1].lines.last, source)
      {
        var table = blocks[index]
        table.kind = .table
        table.lines = LineRange(table.lines.first, blocks[end - 1].lines.last)
        table.runs = []
        table.rows = rows
        result.append(table)
      } else {
        end = max(end, index + 1)
        result += blocks[index..<end]
      }
      index = end
    }
    return result
  }

  /// Whether the first line of a paragraph has a gap between its words.
  private static func mayBegin(_ block: borrowing Block, _ source: SourceLines) -> Bool {
    block.kind == .paragraph && block.listDepth == 0 && block.quoteDepth == 0
      && block.images.isEmpty && block.targets.isEmpty
      && gap(in: source[block.lines.first].trimmingBoth()) != nil
  }

  /// The rows of a table, with as many cells as the first or a part of them; `nil` if there is no table.
  private static func rows(of lines: ClosedRange<Int>, _ source: SourceLines) -> [[Cell]]? {
    guard lines.count > 2 else { return nil }
    var rows: [[Cell]] = []
    var header: [Int] = []
    for line in lines {
      guard let cells = cells(of: source[line]) else { return nil }
      if header.isEmpty { header = cells.map(\.column) }
      guard cells.count > 1, cells.count <= header.count,
        // Markup in a cell would lose its meaning.
        !source[line].utf8.contains(where: "*`[<|".utf8.contains),
        cells.allSatisfy({ $0.text.utf8.count <= longestCell && !endsSentence($0.text) })
      else { return nil }
      var row = header.map { _ in Cell(text: "", line: line) }
      for (place, cell) in cells.enumerated() {
        let below =
          cells.count == header.count ? place : header.firstIndex { abs($0 - cell.column) < 2 }
        guard let below else { return nil }
        row[below].text = collapsed(String(cell.text))
      }
      rows.append(row)
    }
    return rows
  }

  private static let longestCell = 90
  private static let mostCells = 12

  /// The start of the first gap between cells.
  private static func gap(in text: Substring) -> Substring.Index? {
    let spaces = text.utf8Range(of: "  ")?.lowerBound
    guard let tab = text.utf8.firstIndex(of: 0x09) else { return spaces }
    return min(spaces ?? tab, tab)
  }

  /// The words between gaps of a tab or two spaces, and where each begins; `nil` if a line is not a row.
  private static func cells(of line: Substring) -> [(text: Substring, column: Int)]? {
    guard line.utf8.count < 4_000 else { return nil }
    var cells: [(text: Substring, column: Int)] = []
    var (rest, column) = (line, 0)
    while cells.count <= mostCells {
      let words = rest.drop { $0 == " " || $0 == "\t" }
      guard !words.isEmpty else { return cells }
      column += DisplayWidth.columns(String(rest[..<words.startIndex]))
      let text = gap(in: words).map { words[..<$0] } ?? words
      cells.append((text, column))
      column += DisplayWidth.columns(String(text))
      rest = words[text.endIndex...]
    }
    return nil
  }
}

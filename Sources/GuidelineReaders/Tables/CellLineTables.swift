internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Restores tables that were copied with one cell per line.
///
/// Short lines alternate with lines that contain only numbers: "iOS", "25x25 pt", "16 pt",
/// "iPadOS", … The lines above the first row are the header.
enum CellLineTables {
  /// The blocks, with lines that are cells replaced by tables.
  static func restored(in blocks: [Block]) -> [Block] {
    guard blocks.indices.contains(where: { mayBeCells(blocks[$0]) }) else { return blocks }
    var result: [Block] = []
    var index = 0
    while index < blocks.count {
      var end = index
      while end < blocks.count, end - index < longest, mayBeCells(blocks[end]) { end += 1 }
      if end == index {
        result.append(blocks[index])
        index += 1
      } else {
        result += restored(Array(blocks[index..<end]))
        index = end
      }
    }
    return result
  }

  private static let longest = 200

  /// A line with its kind.
  private struct Line {
    var text: String
    var line: Int
    var block: Int
    var isValue: Bool
  }

  /// Names of rows or columns, and the values that follow them.
  private struct Segment {
    var labels: Range<Int>
    var values: Range<Int>
  }

  private static func mayBeCells(_ block: borrowing Block) -> Bool {
    guard block.kind == .paragraph, block.listDepth == 0, block.quoteDepth == 0,
      block.images.isEmpty,
      block.targets.isEmpty, block.boldLeadEnd == nil, block.runs.count <= 60
    else { return false }
    let lines = block.textLines
    return !lines.isEmpty && lines.allSatisfy { $0.text.utf8.count <= 60 && !endsSentence($0.text) }
  }

  private static func restored(_ blocks: [Block]) -> [Block] {
    let lines = blocks.enumerated().flatMap { index, block in
      block.textLines.map {
        Line(text: $0.text, line: $0.line, block: index, isValue: isValue($0.text))
      }
    }
    guard lines.count(where: \.isValue) > 1 else { return blocks }
    let segments = segments(of: lines)
    var index = 0
    while index < segments.count {
      if let (header, end) = table(at: index, in: segments) {
        // Lines before the table in the same block stay a paragraph.
        return result(blocks, lines, header, segments[index..<end])
      }
      index += 1
    }
    return blocks
  }

  private static func segments(of lines: [Line]) -> [Segment] {
    var segments: [Segment] = []
    var index = 0
    while index < lines.count {
      let start = index
      while index < lines.count, !lines[index].isValue { index += 1 }
      let values = index
      while index < lines.count, lines[index].isValue { index += 1 }
      if values < index { segments.append(Segment(labels: start..<values, values: values..<index)) }
    }
    return segments
  }

  /// The lines of the header, and the end of the rows; `nil` if no table begins at `index`.
  private static func table(at index: Int, in segments: [Segment]) -> (Range<Int>, Int)? {
    let first = segments[index]
    let named = first.labels.dropLast()
    func rows(_ isRow: (Segment) -> Bool) -> Int {
      segments[(index + 1)...].firstIndex { $0.labels.count != 1 || !isRow($0) } ?? segments.count
    }
    let even = rows { $0.values.count == first.values.count }
    let width = first.values.count
    if even - index > 1, width < 8 {
      if named.count > width { return (named.suffix(width + 1), even) }
      if named.count == width { return (named, even) }
    }
    // A label may have several values on consecutive lines.
    let ragged = rows { _ in true }
    if ragged - index > 1, named.count >= 2,
      segments[index..<ragged].contains(where: { $0.values.count == 1 })
    {
      return (named.suffix(2), ragged)
    }
    return nil
  }

  private static func result(
    _ blocks: [Block], _ lines: [Line], _ header: Range<Int>, _ rows: ArraySlice<Segment>
  ) -> [Block] {
    guard let last = rows.last?.values.upperBound else { return blocks }
    let width = header.count
    func cell(_ line: Line) -> Cell { Cell(text: line.text, line: line.line) }
    var table = Block(
      kind: .table,
      lines: LineRange(lines[header.lowerBound].line, lines[last - 1].line))
    let names = lines[header].map(cell)
    var body: [[Cell]] = []
    for row in rows {
      guard let label = row.labels.last.map({ lines[$0] }) else { continue }
      let values = lines[row.values].map(cell)
      if width == 2 {
        body += values.map { [Cell(text: label.text, line: label.line), $0] }
      } else {
        body.append([cell(label)] + values)
      }
    }
    let columns = body[0].count
    table.rows =
      [names.count < columns ? [Cell(text: "", line: names[0].line)] + names : names] + body
    let (opening, closing) = (lines[header.lowerBound].block, lines[last - 1].block)
    var result = Array(blocks[..<opening])
    result += part(blocks[opening]) { $0 < table.lines.first }
    result.append(table)
    result += restored(part(blocks[closing]) { $0 > table.lines.last } + blocks[(closing + 1)...])
    return result
  }

  private static func part(_ block: Block, where isKept: (Int) -> Bool) -> [Block] {
    let runs = block.runs.filter { isKept($0.line) }
    return collapsed(runs).isEmpty ? [] : [block.part(runs)]
  }

  /// Whether a line is only a value, or a placeholder for none.
  private static func isValue(_ text: String) -> Bool {
    guard text.contains(where: \.isNumber) else { return ["-", "–", "—", "N/A"].contains(text) }
    let line = TextLine(text: text, line: 0)
    if let cells = FlattenedTable.cells(of: line) {
      return cells.label == nil && cells.values.count == 1
    }
    return text.allSatisfy { $0.isNumber || "., ~–-".contains($0) } && !Boilerplate.isDate(text)
  }
}

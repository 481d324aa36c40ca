internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Restores tables of one column that an export wrote without bars.
///
/// Markdown reads a name above a line of hyphens, directly followed by values, as a heading and a paragraph.
enum UnderlinedTables {
  /// The blocks, with such a heading and its paragraph replaced by a table.
  static func restored(in blocks: [Block], of source: SourceLines) -> [Block] {
    // In a document with only underlined headings, those above values are headings as well.
    guard blocks.contains(where: { isUnderlined($0, source) }),
      blocks.contains(where: isMarkedHeading)
    else { return blocks }
    var result: [Block] = []
    result.reserveCapacity(blocks.count)
    for block in blocks {
      if let name = result.last, isUnderlined(name, source),
        name.lines.last + 1 == block.lines.first,
        let table = table(named: name, of: block)
      {
        result[result.count - 1] = table
      } else {
        result.append(block)
      }
    }
    return result
  }

  private static func isUnderlined(_ block: Block, _ source: SourceLines) -> Bool {
    guard case .heading(2) = block.kind, block.lines.last == block.lines.first + 1 else {
      return false
    }
    return source[block.lines.last].trimmingBoth() == "---"
  }

  /// Whether a block is a heading marked with number signs: "## Overview".
  private static func isMarkedHeading(_ block: Block) -> Bool {
    guard block.isHeading else { return false }
    return block.lines.first == block.lines.last
  }

  private static func table(named name: Block, of values: Block) -> Block? {
    guard values.kind == .paragraph, values.listDepth == name.listDepth,
      values.quote == name.quote, values.images.isEmpty
    else { return nil }
    let lines = values.textLines
    guard lines.allSatisfy({ isValue($0.text) }) else { return nil }
    var table = name
    table.kind = .table
    table.lines = LineRange(name.lines.first, values.lines.last)
    table.rows = ([(name.text, name.lines.first)] + lines).map { text, line in
      [Cell(text: text, line: line)]
    }
    table.runs += values.runs
    return table
  }

  /// Whether a line contains a number and few words.
  private static func isValue(_ text: String) -> Bool {
    text.utf8.count <= 40 && text.utf8.contains { (0x30...0x39).contains($0) }
      && !endsSentence(text) && text.split(separator: " ").count <= 4
  }
}

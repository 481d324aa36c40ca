internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Distinguishes the section headings of plain text from the items of numbered lists.
enum NumberedSections {
  /// The blocks, with numbered lines that only name what follows turned into paragraphs: `1. General`.
  static func open(in blocks: consuming [Block], of source: SourceLines) -> [Block] {
    var blocks = blocks
    for index in blocks.indices.dropLast() where blocks[index].opensItem {
      let line = blocks[index].lines.first
      let next = blocks[index + 1]
      guard source[line].first?.isNumber == true, blocks[index].lines.last == line,
        !next.opensItem
      else { continue }
      let text = blocks[index].text
      let isName =
        text.count <= 60 && !endsSentence(text) && text.last != ":"
        && !EnglishMood.isImperative(text) && !KoreanMood.isImperative(text)
      let isAlone =
        line < source.count && source.isBlank(line + 1)
        || SectionLabels.label(of: source[next.lines.first]) != nil
      guard isName, isAlone else { continue }
      blocks[index].opensItem = false
      blocks[index].item = nil
      blocks[index].listDepth = 0
      blocks[index].ordinal = 0
    }
    return blocks
  }
}

internal import Guidelines
internal import TextAnalysis

/// The blocks of a Markdown text, as cmark-gfm parses it.
package enum MarkdownBlocks {
  /// Reads the blocks of a document.
  ///
  /// - Parameters:
  ///   - source: the lines of the document.
  ///   - skippedLines: the number of lines to skip at the top: those of the front matter.
  ///   - opensRule: whether a text is a command, which begins a paragraph directly after a caption.
  /// - Returns: the blocks in reading order.
  package static func blocks(
    in source: SourceLines, skipping skippedLines: Int = 0,
    opensRule: @escaping (String) -> Bool = { _ in false }
  ) -> [Block] {
    // Blank lines replace what is skipped, so that line numbers stay the same.
    let blank = String(repeating: "\n", count: skippedLines)
    let rest = source.lines.dropFirst(skippedLines)
    let template = TemplateLines.cleared(
      skippedLines == 0 ? source.text : blank + rest.joined(separator: "\n") + "\n")
    let marks = ComponentMarks(template.text)
    let text = NoteMarks.cleared(marks.text)
    var walk = MarkdownWalk(source: source, opensRule: opensRule)
    MarkdownParser.parse(text) { node, isEntering in walk.visit(node, isEntering: isEntering) }
    let markup = template.lines + marks.lines.flatMap { $0.first...$0.last }
    return filled(walk.blocks, with: markup)
  }

  /// `blocks` plus a decoration for each of `lines` that is in none of them.
  private static func filled(_ blocks: [Block], with lines: [Int]) -> [Block] {
    guard !lines.isEmpty else { return blocks }
    var taken: Set<Int> = []
    for block in blocks { taken.formUnion(block.lines.first...block.lines.last) }
    let blank = Set(lines).subtracting(taken).map { line in
      Block(kind: .decoration, lines: LineRange(line))
    }
    return (blocks + blank).sorted { $0.lines < $1.lines }
  }

  /// The blocks of prose embedded elsewhere: `text` begins on line `firstLine` of the document.
  package static func blocks(inProse text: String, firstLine: Int) -> [Block] {
    MarkdownWalk.blocks(inProse: text, firstLine: firstLine) { _ in false }
  }
}

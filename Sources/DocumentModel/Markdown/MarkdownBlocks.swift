internal import CMarkGFM
internal import Guidelines
internal import TextAnalysis

/// The blocks of a Markdown text, as cmark-gfm parses it.
package enum MarkdownBlocks {
  /// Reads the blocks of a document.
  ///
  /// - Parameters:
  ///   - source: the lines of the document.
  ///   - skippedLines: how many lines at the top are left out: those of the front matter.
  ///   - opensRule: whether a text is an order, which begins a paragraph right behind a caption.
  /// - Returns: the blocks in reading order.
  package static func blocks(
    in source: SourceLines, skipping skippedLines: Int = 0,
    opensRule: @escaping (String) -> Bool = { _ in false }
  ) -> [Block] {
    // Blank lines stand in for what is skipped, so that every line keeps its number.
    let blank = String(repeating: "\n", count: skippedLines)
    let rest = source.lines.dropFirst(skippedLines)
    let text = NoteMarks.cleared(
      skippedLines == 0 ? source.text : blank + rest.joined(separator: "\n") + "\n")
    var walk = MarkdownWalk(source: source, opensRule: opensRule)
    parse(text) { node, isEntering in walk.visit(node, isEntering: isEntering) }
    return walk.blocks
  }

  /// The blocks of prose that was set as code, by accident of its indentation or in a fence.
  ///
  /// - Parameters:
  ///   - text: the content of the code block.
  ///   - firstLine: the line of the document that it begins on.
  ///   - opensRule: whether a text is an order, which begins a paragraph right behind a caption.
  /// - Returns: the blocks, on the lines of the document.
  package static func blocks(
    inProse text: String, firstLine: Int, opensRule: @escaping (String) -> Bool = { _ in false }
  ) -> [Block] {
    let source = SourceLines(text)
    var walk = MarkdownWalk(source: source, opensRule: opensRule)
    walk.looksForProse = false
    parse(text) { node, isEntering in walk.visit(node, isEntering: isEntering) }
    return walk.blocks.map { $0.moved(by: firstLine - 1) }
  }

  /// Where a link or an image leads.
  static func address(of node: OpaquePointer) -> String {
    cmark_node_get_url(node).map { String(cString: $0) } ?? ""
  }
}

/// Whether a line makes a heading of the one above it: `===` or `---`.
func isUnderline(_ line: Substring) -> Bool {
  let text = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }.trimmingEnd()
  return !text.isEmpty && (text.allSatisfy { $0 == "=" } || text.allSatisfy { $0 == "-" })
}

/// Whether a line defines a link: `[name]: address`.
package func isLinkDefinition(_ line: Substring) -> Bool {
  let text = line.drop { $0 == " " || $0 == ">" }
  guard text.first == "[", let end = text.firstIndex(of: "]") else { return false }
  return text[text.index(after: end)...].first == ":" && text.dropFirst().first != "^"
}

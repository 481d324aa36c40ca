internal import CMarkGFM
internal import Guidelines
internal import TextAnalysis

/// Collects the runs of a leaf from its inline nodes.
struct InlineRuns {
  var runs: [Run] = []
  var targets: [String] = []
  var images: [Image] = []
  var comments: [Run] = []
  /// The number of runs before each image.
  private(set) var imagePlaces: [Int] = []
  private(set) var firstLine = 0

  private var lastLine = 0
  private var firstTarget = 0
  private var line = 0
  private var bold = 0
  private var emphasis = 0
  private var struck = 0
  private var htmlBold = 0
  private var link: Int?
  private var imageDepth = 0
  private var alternative = ""

  /// Begins a leaf.
  mutating func begin(line: Int, lastLine: Int, firstTarget: Int) {
    // The array of a cell has been copied out, so its buffer is reused for the next one.
    var room: [Run] = []
    swap(&room, &runs)
    self = InlineRuns()
    room.removeAll(keepingCapacity: true)
    swap(&room, &runs)
    (firstLine, self.line, self.lastLine) = (line, line, lastLine)
    self.firstTarget = firstTarget
  }

  mutating func visit(_ node: OpaquePointer, _ type: cmark_node_type, isEntering: Bool) {
    let step = isEntering ? 1 : -1
    switch type {
    case CMARK_NODE_TEXT: add(node, [])
    case CMARK_NODE_CODE: add(node, .code)
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: breakLine()
    case CMARK_NODE_HTML_INLINE: addTag(node)
    case CMARK_NODE_EMPH: emphasis += step
    case CMARK_NODE_STRONG: bold += step
    case CMARK_NODE_LINK: visitLink(node, isEntering)
    case CMARK_NODE_IMAGE: visitImage(node, isEntering)
    default: struck += step  // the strikethrough extension's node: the only other inline
    }
  }

  private mutating func visitLink(_ node: OpaquePointer, _ isEntering: Bool) {
    guard imageDepth == 0 else { return }
    link = isEntering ? addTarget(MarkdownParser.address(of: node)) : nil
  }

  private mutating func addTarget(_ target: String) -> Int {
    targets.append(target)
    return firstTarget + targets.count - 1
  }

  private mutating func moveTo(_ node: OpaquePointer) {
    let start = Int(cmark_node_get_start_line(node))
    if line < start, start <= lastLine { line = start }
  }

  private mutating func breakLine() {
    if imageDepth > 0 {
      alternative += " "
    } else {
      runs.append(Run(text: " ", line: line, style: style, link: link))
    }
    if line < lastLine { line += 1 }
  }

  private var style: Run.Style {
    var style: Run.Style = []
    if bold > 0 || htmlBold > 0 { style.insert(.bold) }
    if emphasis > 0 { style.insert(.emphasis) }
    if struck > 0 { style.insert(.struck) }
    return style
  }

  private mutating func add(_ node: OpaquePointer, _ more: Run.Style) {
    moveTo(node)
    guard let literal = cmark_node_get_literal(node) else { return }
    let text = String(cString: literal)
    guard imageDepth == 0 else {
      alternative += text
      return
    }
    let style = style.union(more)
    // cmark splits text at every character that could be markup.
    let last = runs.count - 1
    if last >= 0, runs[last].line == line, runs[last].style == style, runs[last].link == link,
      imagePlaces.last != runs.count
    {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, line: line, style: style, link: link))
    }
  }

  private mutating func visitImage(_ node: OpaquePointer, _ isEntering: Bool) {
    imageDepth += isEntering ? 1 : -1
    if isEntering {
      if imageDepth == 1 { alternative = "" }
    } else if imageDepth == 0 {
      moveTo(node)
      let url = MarkdownParser.address(of: node)
      let text = collapsed(alternative)
      images.append(Image(source: url, alternative: text == url ? "" : text, line: line))
      imagePlaces.append(runs.count)
    }
  }

  private mutating func addTag(_ node: OpaquePointer) {
    moveTo(node)
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    switch HTMLTag(literal, line: line) {
    case .lineBreak: runs.append(Run(text: " ", line: line, style: style, link: link))
    case .image(let image): images.append(image)
    case .bold(let isClosing): htmlBold = max(0, htmlBold + (isClosing ? -1 : 1))
    case .comment(let text): comments.append(Run(text: text, line: line))
    case .other: break
    }
    line = min(lastLine, line + literal.utf8.count { $0 == 0x0A })
  }
}

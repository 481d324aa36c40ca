internal import CGumbo
package import Guidelines
internal import TextAnalysis

/// An HTML page as a browser saves it: the blocks of its content, and the lines that are skipped.
///
/// The content is the page's `main` element, else its body. Navigation, headers and footers of the
/// site, forms and scripts are left out.
package struct HTMLPage {
  /// The blocks of the content, in reading order.
  package let blocks: [Block]
  /// The lines with words outside the content.
  package let skipped: [SkippedLines]
  /// The page's own statement of its URL: the canonical link, or else `og:url`.
  package let url: String?
  /// The text of the page's `title` element.
  package let windowTitle: String?

  /// Parses the page that follows `frontMatter` in `source`.
  package init(_ source: SourceLines, below frontMatter: FrontMatter) {
    var walk = HTMLPageWalk()
    walk.read(source, from: (frontMatter.lines?.last ?? 0) + 1)
    blocks = walk.content
    skipped = walk.skipped
    url = walk.url
    windowTitle = walk.title?.text
  }

  /// Whether `text` begins like an HTML page, after any comments and XML declaration.
  package static func isOne(_ text: String) -> Bool {
    let start = text.utf8.first { $0 > 0x20 }
    guard start == UInt8(ascii: "<") || start == 0xEF else { return false }
    let head = text.prefix(2048).lowercased()[...]
    guard let end = head.utf8Range(of: "<!doctype html") ?? head.utf8Range(of: "<html") else {
      return false
    }
    // Only markup may come before it; otherwise the text merely quotes HTML.
    return head[..<end.lowerBound].split(separator: "\n").allSatisfy { line in
      ["<!--", "<?xml", "-->"].contains { line.drop(while: \.isWhitespace).hasPrefix($0) }
    }
  }
}

/// The state of a walk through a page.
private struct HTMLPageWalk {
  private(set) var skipped: [SkippedLines] = []
  private(set) var url: String?
  private var blocks: [(block: Block, isInMain: Bool)] = []
  private(set) var title: Block?
  private var line = 1
  private var current = Block(kind: .paragraph, lines: LineRange(1))
  private var table: HTMLTable?
  /// The open elements, outermost first, with their tags.
  private var open: [PageElement] = []
  private var tags: [GumboTag] = []
  /// The index in `open` of the outermost element that hides its content; `nil` if none does.
  private var hiddenBelow: Int?
  private var tableDepth = 0
  /// The number of items so far in each open list.
  private var lists: [Int] = []
  private var itemCount = 0
  private var openedItem = 0
  private var quoteCount = 0

  /// Walks through the page from the line `first`, in pieces if it is nested too deeply.
  mutating func read(_ source: SourceLines, from first: Int) {
    let below = first == 1 ? source.text : source.lines[(first - 1)...].joined(separator: "\n")
    let html = withoutCommands(below, from: first)
    var first = first
    for piece in Self.isShallow(html) ? [html[...]] : HTMLBlocks.pieces(of: html) {
      HTMLTree.walk(String(piece)) { event, line in visit(event, on: first + line - 1) }
      first += piece.utf8.count { $0 == 0x0A }
    }
    flush()
  }

  /// A part of a page that begins on line `first`, without the commands of a template, whose lines are skipped:
  /// "{% include menu.html %}", "{{ page.title }}".
  private mutating func withoutCommands(_ html: String, from first: Int) -> String {
    guard !HTMLPage.isOne(html) else { return html }
    var (rest, kept, line) = (html[...], "", first)
    while let brace = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      kept += rest[..<brace]
      line += rest[..<brace].utf8.count { $0 == 0x0A }
      rest = rest[brace...]
      guard rest.hasPrefix("{%") || rest.hasPrefix("{{") else {
        kept += rest.prefix(1)
        rest = rest.dropFirst()
        continue
      }
      let ending = rest.hasPrefix("{%") ? "%}" : "}}"
      guard let close = rest.utf8Range(of: ending) else { break }
      let ends = rest[..<close.upperBound].utf8.count { $0 == 0x0A }
      skipped.append(SkippedLines(lines: LineRange(line, line + ends), reason: .decoration))
      kept += String(repeating: "\n", count: ends)
      line += ends
      rest = rest[close.upperBound...]
    }
    return kept + rest
  }

  /// Whether a page is short or nested at most `deepest` levels.
  ///
  /// At each tag the parser searches all open ones, so a long page with deep nesting would take
  /// quadratic time.
  private static func isShallow(_ html: String) -> Bool {
    var depth = 0
    var isBehindSign = false
    for byte in html.utf8 {
      if isBehindSign {
        depth += byte == UInt8(ascii: "/") ? -1 : (0x61...0x7A).contains(byte | 0x20) ? 1 : 0
        if depth > deepest { return html.utf8.count < HTMLBlocks.longestPiece }
      }
      isBehindSign = byte == UInt8(ascii: "<")
    }
    return true
  }

  /// The deepest nesting parsed as a whole; elements without an end, such as `br`, count too.
  private static let deepest = 4096

  /// The blocks of the content.
  var content: [Block] {
    let hasMain = blocks.contains { $0.isInMain }
    var content = hasMain ? blocks.filter(\.isInMain).map(\.block) : blocks.map(\.block)
    let hasTitle = content.contains { $0.kind == .heading(level: 1) }
    if !hasTitle, let title {
      // "Title - Site": the heading that it begins with is the page's title.
      let heading = content.firstIndex(where: \.isHeading)
      if let heading, !content[heading].text.isEmpty, title.text.hasPrefix(content[heading].text) {
        content[heading].kind = .heading(level: 1)
      } else {
        content.insert(title, at: 0)
      }
    }
    content = HTMLTable.takingIn(wordsBetweenCells: content)
    for place in content.indices { content[place].order = place }
    return content
  }

  // MARK: - Elements

  private mutating func visit(_ event: HTMLEvent, on line: Int) {
    self.line = line
    switch event {
    case .opening(let element): enter(element)
    case .closing: leave()
    case .text(let text, _): add(text)
    // Tools put comments between the words of a sentence.
    case .comment: break
    }
  }

  private mutating func enter(_ element: HTMLElement) {
    readAddress(element)
    var effect = PageElement(element, inside: outer)
    if effect.breaksBlock(element.tag) { flush() }
    if hiddenBelow == nil {
      begin(&effect, element)
      if case .hidden = effect { hiddenBelow = open.count }
    }
    open.append(effect)
    tags.append(element.tag)
  }

  /// Begins a list, an item, which gets its number, a link or whatever else the element is.
  private mutating func begin(_ effect: inout PageElement, _ element: HTMLElement) {
    switch effect {
    case .list: lists.append(0)
    case .item:
      itemCount += 1
      if !lists.isEmpty { lists[lists.count - 1] += 1 }
      effect = .item(number: itemCount, ordinal: lists.last ?? 0)
    case .quote: quoteCount += 1
    case .lineBreak: addRun(" ")
    case .image: if let image = element.image(line: line) { current.images.append(image) }
    case .link:
      let target = element.attribute("href")
      current.targets += [target].compactMap(\.self)
      effect = target == nil ? .inline : .link(current.targets.count - 1)
    default: beginTable(effect, element)
    }
  }

  private mutating func beginTable(_ effect: PageElement, _ element: HTMLElement) {
    switch effect {
    case .table:
      tableDepth += 1
      if tableDepth == 1 { table = HTMLTable() }
    case .row: table?.beginRow(line: line)
    case .cell(let isHeader): table?.beginCell(isHeader: isHeader, span: element.span, line: line)
    default: break
    }
  }

  private mutating func leave() {
    guard let effect = open.last, let tag = tags.last else { return }
    if effect.breaksBlock(tag) { flush() }
    open.removeLast()
    tags.removeLast()
    if hiddenBelow == open.count { hiddenBelow = nil }
    guard hiddenBelow == nil else { return }
    switch effect {
    case .list: lists.removeLast()
    case .row: table?.endRow()
    case .cell: table?.endCell()
    case .table:
      tableDepth -= 1
      if tableDepth == 0 { finishTable() }
    default: break
    }
  }

  private mutating func readAddress(_ element: HTMLElement) {
    switch element.tag {
    case GUMBO_TAG_LINK where element.attribute("rel")?.lowercased() == "canonical":
      url = element.attribute("href") ?? url
    case GUMBO_TAG_META where element.attribute("property") == "og:url":
      url = url ?? element.attribute("content")
    default: break
    }
  }

  /// Why the words here are not content; `nil` if they are.
  private var hidingReason: SkippedLines.Reason? {
    guard let hiddenBelow, case .hidden(let reason) = open[hiddenBelow] else { return nil }
    return reason
  }

  /// The open elements that are taken into account; no real page nests deeper.
  private var outer: ArraySlice<PageElement> { open.prefix(256) }

  // MARK: - Words

  private mutating func add(_ text: String) {
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 {
        addRun(" ")
        line += 1
      }
      if !part.isEmpty { addRun(String(part)) }
    }
  }

  private mutating func addRun(_ text: String) {
    guard hidingReason == nil else {
      if !collapsed(text).isEmpty { skip(line) }
      return
    }
    var run = Run(text: text, line: line)
    for element in outer {
      switch element {
      case .style(let style): run.style.formUnion(style)
      case .preformatted: run.style.formUnion(.code)
      case .link(let target) where target < current.targets.count: run.link = target
      default: break
      }
    }
    if table?.isInCell == true { table?.add(run) } else { current.runs.append(run) }
  }

  private mutating func skip(_ line: Int) {
    let reason = hidingReason ?? .boilerplate
    if let last = skipped.last, last.reason == reason, last.lines.first <= line,
      last.lines.last >= line - 1
    {
      skipped[skipped.count - 1].lines.last = max(line, last.lines.last)
    } else {
      skipped.append(SkippedLines(lines: LineRange(line), reason: reason))
    }
  }

  // MARK: - Blocks

  /// Ends the current block and adds it, if it has words or images.
  private mutating func flush() {
    if table?.isInCell == true { return addRun(" ") }
    let seen = current.runs.filter { !collapsed($0.text).isEmpty }
    let lines = seen.map(\.line) + current.images.map(\.line)
    defer { current = Block(kind: .paragraph, lines: LineRange(line)) }
    guard let first = lines.min(), let last = lines.max(), hidingReason == nil else { return }
    current.lines = LineRange(first, last)
    append(current, hasWords: !seen.isEmpty)
  }

  private mutating func finishTable() {
    guard var done = table.take() else { return }
    done.endCell()
    guard var block = done.block else { return }
    block.images = current.images
    block.targets = current.targets
    current = Block(kind: .paragraph, lines: LineRange(line))
    append(block, hasWords: true)
  }

  /// Adds `block` with the properties that the open elements give it.
  private mutating func append(_ block: Block, hasWords: Bool) {
    var block = block
    for element in outer { element.describe(&block, hasWords: hasWords) }
    if block.quoteDepth > 0 { block.quote = quoteCount }
    if let item = block.item, item > openedItem {
      block.opensItem = true
      openedItem = item
    }
    if outer.contains(where: \.isTitle) {
      block.kind = .heading(level: 1)
      title = block
    } else {
      blocks.append((block, outer.contains(where: \.isMain)))
    }
  }
}

extension PageElement {
  fileprivate var isTitle: Bool { if case .title = self { true } else { false } }
  fileprivate var isMain: Bool { if case .main = self { true } else { false } }

  /// Sets the properties that the element gives a block inside it.
  fileprivate func describe(_ block: inout Block, hasWords: Bool) {
    switch self {
    case .aside: block.isAside = true
    case .caption: block.isCaption = true
    case .quote: block.quoteDepth += 1
    case .item(let number, let ordinal):
      block.listDepth += 1
      block.item = number
      block.ordinal = ordinal
    case .heading(let level) where hasWords && block.kind != .table:
      block.kind = .heading(level: level)
    case .preformatted where hasWords && block.kind != .table: block.kind = .code
    default: break
    }
  }
}

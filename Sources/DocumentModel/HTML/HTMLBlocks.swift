internal import CGumbo
internal import CMarkGFM
internal import Guidelines
internal import TextAnalysis

/// The effect of a tag on the blocks around it.
private enum HTMLRole {
  case bold
  case lineBreak
  case image
  case link
  case heading(level: Int)
  case item
  case table
  case row
  case cell(isHeader: Bool)
  /// A paragraph, or a container of paragraphs.
  case flow
  /// A term that is defined below.
  case term
  case aside
  /// The caption of a figure.
  case caption
  /// An element that no viewer shows.
  case hidden

  private static let all: [UInt32: HTMLRole] = {
    var roles: [UInt32: HTMLRole] = [:]
    let flow = [
      GUMBO_TAG_P, GUMBO_TAG_DIV, GUMBO_TAG_SECTION, GUMBO_TAG_CENTER, GUMBO_TAG_DETAILS,
      GUMBO_TAG_SUMMARY, GUMBO_TAG_UL, GUMBO_TAG_OL, GUMBO_TAG_BLOCKQUOTE, GUMBO_TAG_HR,
      GUMBO_TAG_FIGURE, GUMBO_TAG_DL, GUMBO_TAG_DD, GUMBO_TAG_ARTICLE, GUMBO_TAG_MAIN,
      GUMBO_TAG_HEADER,
      GUMBO_TAG_FOOTER, GUMBO_TAG_NAV,
    ]
    for tag in flow { roles[tag.rawValue] = .flow }
    let headings = [
      GUMBO_TAG_H1, GUMBO_TAG_H2, GUMBO_TAG_H3, GUMBO_TAG_H4, GUMBO_TAG_H5, GUMBO_TAG_H6,
    ]
    for (index, tag) in headings.enumerated() { roles[tag.rawValue] = .heading(level: index + 1) }
    let others: [(GumboTag, HTMLRole)] = [
      (GUMBO_TAG_B, .bold), (GUMBO_TAG_STRONG, .bold), (GUMBO_TAG_BR, .lineBreak),
      (GUMBO_TAG_IMG, .image), (GUMBO_TAG_A, .link), (GUMBO_TAG_LI, .item),
      (GUMBO_TAG_TABLE, .table), (GUMBO_TAG_TR, .row), (GUMBO_TAG_TD, .cell(isHeader: false)),
      (GUMBO_TAG_TH, .cell(isHeader: true)), (GUMBO_TAG_ASIDE, .aside),
      (GUMBO_TAG_FIGCAPTION, .caption), (GUMBO_TAG_DT, .term),
      (GUMBO_TAG_SCRIPT, .hidden), (GUMBO_TAG_STYLE, .hidden),
    ]
    for (tag, role) in others { roles[tag.rawValue] = role }
    return roles
  }()

  init?(_ tag: GumboTag) {
    guard let role = Self.all[tag.rawValue] else { return nil }
    self = role
  }
}

/// Converts a block of HTML inside a Markdown document into blocks.
///
/// libgumbo parses the tags, and words between them are parsed as Markdown, because that is how
/// people write them.
struct HTMLBlocks {
  private(set) var blocks: [Block] = []
  private let firstLine: Int
  private var line: Int
  private var current: Block
  private var bold = 0
  private var hidden = 0
  private var link: Int?
  private var table: HTMLTable?
  private var isAside = false
  private var isCaption = false
  /// For each open element that HTML does not define, whether it is a block.
  private var ownBlocks: [Bool] = []

  /// Creates a converter for a block of HTML that begins on line `firstLine`.
  init(firstLine: Int) {
    self.firstLine = firstLine
    line = firstLine
    current = Block(kind: .paragraph, lines: LineRange(firstLine))
  }

  /// Reads the block `literal`, as delimited by cmark.
  mutating func read(_ literal: String) {
    let trimmed = literal.drop(while: \.isWhitespace)
    let count = literal.utf8.count { $0 == 0x0A } - (literal.hasSuffix("\n") ? 1 : 0)
    let lines = LineRange(firstLine, firstLine + max(0, count))
    if trimmed.hasPrefix("<!--") {
      var comment = Block(kind: .comment, lines: lines)
      let text = HTMLTag.comment(in: String(trimmed)) ?? ""
      comment.runs = [Run(text: text, line: lines.first)]
      blocks.append(comment)
      return
    }
    let lower = trimmed.prefix(8).lowercased()
    if ["<script", "<style", "<?"].contains(where: lower.hasPrefix) {
      blocks.append(Block(kind: .decoration, lines: lines))
      return
    }
    var first = firstLine
    for piece in Self.pieces(of: literal) {
      HTMLTree.walk(String(piece)) { event, line in visit(event, on: first + line - 1) }
      first += piece.utf8.count { $0 == 0x0A }
    }
    flush()
    finishTable()
    partAroundOthers()
    blocks = HTMLTable.takingIn(wordsBetweenCells: blocks)
    fill(lines)
  }

  /// The most bytes that are parsed at once: at each tag the parser searches all open ones.
  static let longestPiece = 1 << 18

  /// `literal`, split after tags if it is longer than anything written by hand.
  static func pieces(of literal: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = Substring(literal)
    while rest.utf8.count > longestPiece {
      let head = rest.utf8.prefix(longestPiece)
      let end = head.lastIndex(of: UInt8(ascii: ">")).map { rest.utf8.index(after: $0) }
      let cut = end ?? rest.endIndex
      pieces.append(rest[..<cut])
      rest = rest[cut...]
    }
    return pieces + [rest]
  }

  /// Parts paragraphs between whose lines another block begins, as words around the cells of a damaged table do.
  private mutating func partAroundOthers() {
    let starts = Set(blocks.map(\.lines.first))
    guard starts.count > 2 else { return }
    blocks = blocks.flatMap { block -> [Block] in
      guard block.kind == .paragraph else { return [block] }
      let seen = block.runs.filter { !collapsed($0.text).isEmpty }
      let gaps = zip(seen, seen.dropFirst()).map { $0.line + 1..<max($0.line + 1, $1.line) }
      let cuts = gaps.filter { $0.contains(where: starts.contains) }.map(\.upperBound)
      guard !cuts.isEmpty else { return [block] }
      let bounds = zip([block.lines.first] + cuts, cuts + [block.lines.last + 1])
      return bounds.map { lower, upper in
        let lines = lower..<upper
        return block.part(
          block.runs.filter { lines.contains($0.line) },
          images: block.images.filter { lines.contains($0.line) })
      }
    }
  }

  /// Adds blocks for lines that contain only tags, so that all lines are accounted for.
  private mutating func fill(_ lines: LineRange) {
    var taken = Set<Int>()
    for block in blocks { taken.formUnion(block.lines.first...block.lines.last) }
    for number in lines.first...lines.last where !taken.contains(number) {
      blocks.append(Block(kind: .decoration, lines: LineRange(number)))
    }
    blocks.sort { $0.lines < $1.lines }
  }

  // MARK: - Tags

  private mutating func visit(_ event: HTMLEvent, on line: Int) {
    self.line = line
    switch event {
    case .opening(let element):
      if let role = HTMLRole(element.tag) { open(element, role) } else { openOwn(element) }
    case .closing(let element):
      if let role = HTMLRole(element.tag) { close(role) } else { closeOwn(element) }
    case .text(let text, let raw): if hidden == 0 { add(text, raw: raw) }
    case .comment(let text): addComment(collapsed(text))
    }
  }

  private mutating func open(_ element: HTMLElement, _ role: HTMLRole) {
    switch role {
    case .bold: bold += 1
    case .lineBreak: addRun(" ", [])
    case .image: addImage(element)
    case .link: openLink(element)
    case .hidden: hidden += 1
    case .row: table?.beginRow(line: line)
    case .cell(let isHeader):
      table?.beginCell(isHeader: isHeader, span: element.span, line: line)
    case .term:
      begin(role)
      bold += 1
    case .heading, .item, .table, .flow, .aside, .caption: begin(role)
    }
  }

  /// Begins a block.
  private mutating func begin(_ role: HTMLRole) {
    if case .flow = role, table != nil { return }
    flush()
    switch role {
    case .heading(let level): current.kind = .heading(level: level)
    case .item: current.listDepth = 1
    case .aside: isAside = true
    case .caption: isCaption = true
    case .table:
      finishTable()
      table = HTMLTable()
    default: break
    }
  }

  private mutating func close(_ role: HTMLRole) {
    switch role {
    case .bold: bold = max(0, bold - 1)
    case .lineBreak, .image: break
    case .link: link = nil
    case .hidden: hidden = max(0, hidden - 1)
    case .row: table?.endRow()
    case .cell: table?.endCell()
    case .term:
      end(role)
      bold = max(0, bold - 1)
    case .heading, .item, .table, .flow, .aside, .caption: end(role)
    }
  }

  /// Ends a block.
  private mutating func end(_ role: HTMLRole) {
    if case .flow = role, table != nil { return }
    flush()
    switch role {
    case .table: finishTable()
    case .aside: isAside = false
    case .caption: isCaption = false
    default: break
    }
  }

  // MARK: - Elements that HTML does not know

  /// An element that begins its line is a block.
  private mutating func openOwn(_ element: HTMLElement) {
    guard element.tag == GUMBO_TAG_UNKNOWN else { return }
    let isInLine = current.runs.contains { $0.line == line && !collapsed($0.text).isEmpty }
    ownBlocks.append(!isInLine && table == nil)
    if ownBlocks.last == true { flush() }
  }

  private mutating func closeOwn(_ element: HTMLElement) {
    guard element.tag == GUMBO_TAG_UNKNOWN else { return }
    if ownBlocks.popLast() == true, table == nil { flush() }
  }

  private mutating func addComment(_ text: String) {
    flush()
    var comment = Block(kind: .comment, lines: LineRange(line))
    comment.runs = [Run(text: text, line: line)]
    blocks.append(comment)
  }

  private mutating func addImage(_ element: HTMLElement) {
    let image = element.image(line: line)
    guard element.tag == GUMBO_TAG_IMG, table == nil, let caption = element.caption else {
      current.images += [image].compactMap(\.self)
      return
    }
    flush()
    current.images = [image].compactMap(\.self)
    current.runs = [Run(text: caption, line: line)]
    current.standing = element.verdict
    let isInCaption = isCaption
    isCaption = true
    flush()
    isCaption = isInCaption
  }

  private mutating func openLink(_ element: HTMLElement) {
    link = nil
    if let target = element.attribute("href") { open(link: target) }
  }

  private mutating func open(link target: String) {
    current.targets.append(target)
    link = current.targets.count - 1
  }

  private mutating func finishTable() {
    guard var done = table.take() else { return }
    done.endCell()
    guard var block = done.block else { return }
    block.images = current.images
    block.targets = current.targets
    current = Block(kind: .paragraph, lines: LineRange(line))
    blocks.append(block)
  }

  private mutating func flush() {
    let seen = current.runs.filter { !collapsed($0.text).isEmpty }
    let lines = seen.map(\.line) + current.images.map(\.line)
    if let first = lines.min(), let last = lines.max() {
      current.lines = LineRange(first, last)
      if seen.isEmpty { current.kind = .paragraph }
      current.isAside = isAside
      current.isCaption = isCaption
      blocks.append(current)
    }
    current = Block(kind: .paragraph, lines: LineRange(line))
    link = nil
  }

  // MARK: - Words

  private mutating func addRun(_ text: String, _ style: Run.Style) {
    let style = bold > 0 ? style.union(.bold) : style
    let run = Run(text: text, line: line, style: style, link: link)
    if table?.isInCell == true {
      table?.add(run)
    } else {
      current.runs.append(run)
    }
  }

  private mutating func add(_ text: String, raw: String) {
    if MarkdownParser.mayHoldMarks(raw) { return addMarkdown(raw) }
    for (index, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 {
        addRun(" ", [])
        line += 1
      }
      if !part.isEmpty { addRun(String(part), []) }
    }
  }

  private mutating func addMarkdown(_ raw: String) {
    if raw.first?.isWhitespace == true { addRun(" ", []) }
    // A blank line would end the paragraph, and cmark drops white space around it.
    let lead = raw.prefix(while: \.isWhitespace)
    line += lead.utf8.count { $0 == 0x0A }
    let lines = raw[lead.endIndex...].split(separator: "\n", omittingEmptySubsequences: false)
    let guarded = lines.enumerated().map { index, text -> String in
      // A word joiner prevents a line from beginning a Markdown block.
      let text = text.drop(while: \.isWhitespace)
      return index > 0 && text.first?.isLetter == true ? String(text) : "\u{2060}" + text
    }
    MarkdownParser.parse(guarded.joined(separator: "\n")) { node, isEntering in
      visit(node, isEntering)
    }
    if raw.last?.isWhitespace == true { addRun(" ", []) }
  }

  private mutating func visit(_ node: OpaquePointer, _ isEntering: Bool) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: addLiteral(node, [])
    case CMARK_NODE_CODE:
      addLiteral(node, .code)
      // Its literal has spaces in place of line ends.
      line += max(0, Int(cmark_node_get_end_line(node) - cmark_node_get_start_line(node)))
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
      addRun(" ", [])
      line += 1
    case CMARK_NODE_STRONG: bold = max(0, bold + (isEntering ? 1 : -1))
    case CMARK_NODE_LINK:
      link = nil
      if isEntering { open(link: MarkdownParser.address(of: node)) }
    case CMARK_NODE_IMAGE where isEntering:
      current.images.append(
        Image(source: MarkdownParser.address(of: node), alternative: "", line: line))
    default: break
    }
  }

  private mutating func addLiteral(_ node: OpaquePointer, _ style: Run.Style) {
    guard let literal = cmark_node_get_literal(node) else { return }
    addRun(String(cString: literal), style)
  }
}

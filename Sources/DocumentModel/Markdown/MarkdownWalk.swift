internal import CMarkGFM
internal import Guidelines
internal import TextAnalysis

/// The state of a walk through a Markdown tree.
struct MarkdownWalk {
  let source: SourceLines
  /// Whether a text is a command.
  let opensRule: (String) -> Bool
  var blocks: [Block] = []

  /// Whether code blocks are searched for prose.
  ///
  /// Not inside of prose found in one.
  var looksForProse = true

  private var quoteDepth = 0
  private var quoteCount = 0
  private var lists: [Int] = []  // the ordinal of the current item of each open list
  private var items: [(number: Int, isEmpty: Bool, isTask: Bool)] = []
  private var itemCount = 0
  private var leaf: Block?
  private var inlines = InlineRuns()
  /// Whether inline nodes belong to a leaf or a cell.
  private var takesInlines = false
  private var table: Block?
  private var headerLine: Int?
  /// The node type of table cells, the most common extension nodes, once one has been seen.
  private var cellType: cmark_node_type?

  init(source: SourceLines, opensRule: @escaping (String) -> Bool) {
    self.source = source
    self.opensRule = opensRule
  }

  mutating func visit(_ node: OpaquePointer, isEntering: Bool) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: break
    case CMARK_NODE_BLOCK_QUOTE: visitQuote(isEntering)
    case CMARK_NODE_LIST: visitList(node, isEntering)
    case CMARK_NODE_ITEM: visitItem(node, isEntering)
    case CMARK_NODE_PARAGRAPH: visitLeaf(node, .paragraph, isEntering)
    case CMARK_NODE_HEADING:
      visitLeaf(node, .heading(level: Int(cmark_node_get_heading_level(node))), isEntering)
    case CMARK_NODE_CODE_BLOCK: addCode(node)
    case CMARK_NODE_HTML_BLOCK: addHTML(node)
    default: visitOther(node, isEntering)
    }
  }

  private mutating func visitQuote(_ isEntering: Bool) {
    quoteDepth += isEntering ? 1 : -1
    if isEntering, quoteDepth == 1 { quoteCount += 1 }
  }

  private mutating func visitList(_ node: OpaquePointer, _ isEntering: Bool) {
    if isEntering {
      lists.append(max(0, Int(cmark_node_get_list_start(node)) - 1))
    } else {
      lists.removeLast()
    }
  }

  private mutating func visitItem(_ node: OpaquePointer, _ isEntering: Bool) {
    guard isEntering else {
      items.removeLast()
      return
    }
    itemCount += 1
    if !lists.isEmpty { lists[lists.count - 1] += 1 }
    items.append((itemCount, true, Self.extensionName(node) == "tasklist"))
  }

  private mutating func visitOther(_ node: OpaquePointer, _ isEntering: Bool) {
    let type = cmark_node_get_type(node)
    if takesInlines, Self.isInline(type) {
      inlines.visit(node, type, isEntering: isEntering)
      return
    }
    if type == CMARK_NODE_THEMATIC_BREAK { return append(makeBlock(.decoration, node)) }
    if type == cellType { return visitCell(node, isEntering) }
    visitExtension(node, type, isEntering)
  }

  /// Visits an extension node, whose type has no constant visible in Swift.
  private mutating func visitExtension(
    _ node: OpaquePointer, _ type: cmark_node_type, _ isEntering: Bool
  ) {
    switch Self.extensionName(node) {
    case "table":
      if isEntering {
        table = makeBlock(.table, node)
      } else {
        flushTable()
      }
    case "table_header", "table_row":
      guard isEntering, let rows = table?.rows.count else { break }
      table?.rows.append([])
      headerLine = rows == 0 ? headerLine(ofTable: cmark_node_parent(node)) : nil
    case "table_cell":
      cellType = type
      visitCell(node, isEntering)
    default: break
    }
  }

  /// The name of a node's type, the only way to tell extension nodes apart.
  private static func extensionName(_ node: OpaquePointer) -> String? {
    cmark_node_get_type_string(node).map { String(cString: $0) }
  }

  private static func isInline(_ type: cmark_node_type) -> Bool {
    type.rawValue & UInt32(CMARK_NODE_TYPE_MASK) == UInt32(CMARK_NODE_TYPE_INLINE)
  }

  /// The line of the header row of a table.
  ///
  /// cmark puts the header on the first line of the paragraph that it ends, so its line is counted
  /// back from the row below it, or from the delimiter row at the table's end.
  private func headerLine(ofTable table: OpaquePointer?) -> Int? {
    guard let table, let header = cmark_node_first_child(table) else { return nil }
    if let below = cmark_node_next(header) { return Int(cmark_node_get_start_line(below)) - 2 }
    let first = Int(cmark_node_get_start_line(table))
    return (source.trimmed(first, Int(cmark_node_get_end_line(table)))?.last).map { $0 - 1 }
  }

  private mutating func visitCell(_ node: OpaquePointer, _ isEntering: Bool) {
    if isEntering {
      let line = headerLine ?? Int(cmark_node_get_start_line(node))
      inlines.begin(line: line, lastLine: line, firstTarget: table?.targets.count ?? 0)
      takesInlines = true
    } else if takesInlines {
      takesInlines = false
      let last = (table?.rows.count ?? 0) - 1
      if last >= 0 {
        table?.rows[last].append(Cell(text: collapsed(inlines.runs), line: inlines.firstLine))
      }
      table?.runs += inlines.runs
      table?.targets += inlines.targets
      table?.images += inlines.images
    }
  }

  private mutating func flushTable() {
    guard var done = table.take() else { return }
    let lines = done.rows.compactMap { $0.first?.line }.filter { $0 > 0 }
    if let first = lines.min(), let last = lines.max() {
      // The delimiter row belongs to the table.
      let lowest = done.rows.count == 1 ? last + 1 : last
      done.lines = source.trimmed(first, lowest) ?? done.lines
    }
    append(consume done)
  }

  private mutating func visitLeaf(_ node: OpaquePointer, _ kind: Block.Kind, _ isEntering: Bool) {
    if isEntering {
      leaf = makeBlock(kind, node)
      guard let lines = leaf?.lines else { return }
      inlines.begin(line: lines.first, lastLine: lines.last, firstTarget: 0)
      takesInlines = true
    } else if takesInlines, let done = leaf.take() {
      takesInlines = false
      finish(done, kind)
      inlines = InlineRuns()
    }
  }

  /// Adds a leaf with the contents of its inline nodes.
  private mutating func finish(_ done: consuming Block, _ kind: Block.Kind) {
    if kind == .paragraph, let parts = inlines.captioned(in: done, opensRule: opensRule) {
      for part in parts { append(part) }
      return
    }
    var runs = inlines.runs.restoringBold()
    done.anchor = runs.takeAnchor()
    if runs.dropAttributes(), collapsed(runs).isEmpty { done.kind = .decoration }
    if case .heading = kind {
      runs.dropBullet()
      runs.dropNumber()
    }
    done.runs = runs
    done.targets = inlines.targets
    done.images = inlines.images
    append(done)
    for comment in inlines.comments {
      var block = Block(kind: .comment, lines: LineRange(comment.line))
      block.runs = [comment]
      append(block)
    }
  }

  private mutating func makeBlock(_ kind: Block.Kind, _ node: OpaquePointer) -> Block {
    var block = Block(kind: kind, lines: lines(of: node, kind))
    place(&block)
    return block
  }

  /// The lines of a block, with cmark's errors corrected.
  private func lines(of node: OpaquePointer, _ kind: Block.Kind) -> LineRange {
    var first = Int(cmark_node_get_start_line(node))
    var last = Int(cmark_node_get_end_line(node))
    if first == 0, let table = cmark_node_next(node), let header = headerLine(ofTable: table) {
      // cmark gives no lines to text above the header in the same paragraph.
      first = Int(cmark_node_get_start_line(table))
      last = header - 1
    }
    first = max(1, first)
    last = max(first, last)
    let lines = source.trimmed(first, last) ?? LineRange(first, last)
    switch kind {
    case .heading: return headingLines(lines)
    case .paragraph: return paragraphLines(lines)
    default: return lines
    }
  }

  /// The lines of a heading without those after its underline: cmark ends it on the next line,
  /// unless the text ends there.
  private func headingLines(_ lines: LineRange) -> LineRange {
    guard lines.last > lines.first else { return lines }
    let below = (lines.first + 1...lines.last).first { isUnderline(source[$0]) }
    return LineRange(lines.first, below ?? lines.last)
  }

  /// The lines of a paragraph without the link definitions at its top, which are not part of it.
  private func paragraphLines(_ lines: LineRange) -> LineRange {
    var first = lines.first
    while first < lines.last, isLinkDefinition(source[first]) { first += 1 }
    return LineRange(first, lines.last)
  }

  private mutating func place(_ block: inout Block) {
    block.quoteDepth = quoteDepth
    block.quote = quoteDepth > 0 ? quoteCount : nil
    block.listDepth = lists.count
    guard let item = items.last else { return }
    block.item = item.number
    block.opensItem = item.isEmpty
    if item.isTask, item.isEmpty { block.standing = .should }
    block.ordinal = lists.last ?? 0
    items[items.count - 1].isEmpty = false
  }

  private mutating func append(_ block: consuming Block) { blocks.append(block) }

  private mutating func addCode(_ node: OpaquePointer) {
    var block = makeBlock(.code, node)
    // If a quote ends an open fence, cmark includes the first line after it.
    if let next = firstLine(after: node), block.lines.first < next, next <= block.lines.last {
      block.lines = source.trimmed(block.lines.first, next - 1) ?? LineRange(block.lines.first)
    }
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    // The content may begin with characters that only look blank and are not lines of the block.
    let start = max(1, Int(cmark_node_get_start_line(node)))
    var line = Self.isFenced(node) ? start + 1 : start
    if looksForProse, ProseInCode.isProse(literal) {
      addProse(literal, firstLine: line, in: block)
      return
    }
    for text in literal.split(separator: "\n", omittingEmptySubsequences: false) {
      let shown = min(max(line, block.lines.first), block.lines.last)
      block.runs.append(Run(text: String(text) + " ", line: shown, style: .code))
      line += 1
    }
    append(block)
  }

  /// The first line after `node`, inside or outside of its parent.
  private func firstLine(after node: OpaquePointer) -> Int? {
    var place: OpaquePointer? = node
    while let current = place {
      if let next = cmark_node_next(current) { return Int(cmark_node_get_start_line(next)) }
      place = cmark_node_parent(current)
    }
    return nil
  }

  private mutating func addProse(_ literal: String, firstLine: Int, in code: Block) {
    for var block in Self.blocks(
      inProse: literal, firstLine: firstLine, opensRule: opensRule)
    {
      block.quoteDepth += code.quoteDepth
      block.quote = code.quote
      // Outside of a list the prose has items of its own.
      block.opensItem = block.opensItem && code.listDepth == 0
      if block.opensItem { itemCount += 1 }
      block.item = block.listDepth > 0 && code.listDepth == 0 ? itemCount : code.item
      block.listDepth = max(block.listDepth, code.listDepth)
      append(block)
    }
  }

  /// The blocks of prose marked up as code, by accidental indentation or in a fence.
  ///
  /// - Parameters:
  ///   - text: the content of the code block.
  ///   - firstLine: the line of the document that it begins on.
  ///   - opensRule: whether a text is a command, which begins a paragraph directly after a caption.
  /// - Returns: the blocks, on the lines of the document.
  static func blocks(
    inProse text: String, firstLine: Int, opensRule: @escaping (String) -> Bool
  ) -> [Block] {
    var walk = MarkdownWalk(source: SourceLines(text), opensRule: opensRule)
    walk.looksForProse = false
    MarkdownParser.parse(text) { node, isEntering in walk.visit(node, isEntering: isEntering) }
    return walk.blocks.map { $0.moved(by: firstLine - 1) }
  }

  private static func isFenced(_ node: OpaquePointer) -> Bool {
    var (length, offset, sign) = (Int32(0), Int32(0), CChar(0))
    return cmark_node_get_fenced(node, &length, &offset, &sign) != 0
  }

  private mutating func addHTML(_ node: OpaquePointer) {
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    let first = max(1, Int(cmark_node_get_start_line(node)))
    var html = HTMLBlocks(firstLine: first)
    html.read(literal)
    for var block in html.blocks {
      let isItem = block.listDepth > 0
      place(&block)
      if isItem { openItem(&block) }
      append(block)
    }
  }

  /// Makes a block an item of a list of HTML.
  private mutating func openItem(_ block: inout Block) {
    itemCount += 1
    block.listDepth += 1
    block.item = itemCount
    block.opensItem = true
  }
}

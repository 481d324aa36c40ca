internal import CMarkGFM
internal import Guidelines
internal import Synchronization
internal import TextAnalysis

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The blocks of a Markdown text: the only place that knows cmark.
///
/// The tree is walked once with cmark's own iterator, so nesting costs no stack.
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

  /// The inline nodes of `text`, as if it were one paragraph.
  fileprivate static func inlines(
    of text: String, visit: (OpaquePointer, Bool) -> Void
  ) {
    parse(text, visit: visit)
  }

  // cmark registers its extensions in global tables that no lock guards: once, before the first
  // parser exists.
  private static let extensionsAreRegistered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// Whose turn it is to parse: while it does, cmark marks in a global table the characters that
  /// its extensions look at, and clears them at the end for all.
  private static let turn = Mutex(())

  /// A parsed tree, which nobody else knows.
  private struct Tree: @unchecked Sendable {
    let root: OpaquePointer
  }

  /// Whether no line has more cells than any table that people write.
  private static func hasSaneRows(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var count = 0
      var lineEnd = 0
      var start = 0
      while let place = bytes.place(of: UInt8(ascii: "|"), from: start) {
        if place >= lineEnd {
          count = 0
          lineEnd = bytes.place(of: 0x0A, from: place) ?? bytes.count
        }
        count += 1
        if count > 1000 { return false }
        start = place + 1
      }
      return true
    }
  }

  /// Whether a bare address may stand in a text that cmark would make a link of; `false` is sure.
  private static func mayHoldAddress(_ text: String) -> Bool {
    // What is spelled as an entity may be any sign.
    if text.utf8Holds("&") || text.utf8Contains("://") || text.utf8Contains("www.") { return true }
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while let place = bytes.place(of: UInt8(ascii: "@"), from: start) {
        // A name stands right before it; "@2x" has none.
        if place > 0, bytes[place - 1] > 0x20 { return true }
        start = place + 1
      }
      return false
    }
  }

  // One tilde stands in ranges: "3~5개 또는 6~8개" strikes nothing out.
  private static let options = CMARK_OPT_SOURCEPOS | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE

  /// The system's memory.
  ///
  /// By `calloc`, which glibc (2.36) searches for each time, cmark takes most of it; `malloc` has at
  /// hand what was given back before. Were both lengths the same, the compiler would make one
  /// `calloc` of it again.
  nonisolated(unsafe) private static let memory = {
    let memory = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    memory.initialize(
      to: cmark_mem(
        calloc: { count, size in
          let (length, isTooLong) = count.multipliedReportingOverflow(by: size)
          guard !isTooLong, let piece = malloc(max(length, 1)) else { outOfMemory() }
          return memset(piece, 0, length)
        },
        realloc: { piece, length in
          guard let larger = realloc(piece, length) else { outOfMemory() }
          return larger
        },
        free: { free($0) }))
    return memory
  }()

  private static func parse(_ text: String, visit: (OpaquePointer, Bool) -> Void) {
    guard extensionsAreRegistered, let parser = cmark_parser_new_with_mem(options, memory) else {
      return
    }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      // cmark counts the cells of a row anew for each cell: endless for a line of pipes.
      if name == "table", !hasSaneRows(text) { continue }
      // It looks at each w, and at each text once more.
      if name == "autolink", !mayHoldAddress(text) { continue }
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    var text = text
    let parsed: OpaquePointer? = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        turn.withLock { _ in
          cmark_parser_feed(parser, characters.baseAddress, characters.count)
          return cmark_parser_finish(parser).map { Tree(root: $0) }
        }?.root
      }
    }
    guard let root = parsed else { return }
    defer { cmark_node_free(root) }
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      if let node = cmark_iter_get_node(iterator) { visit(node, event == CMARK_EVENT_ENTER) }
    }
  }
}

/// What is known on the way through a Markdown tree.
private struct MarkdownWalk {
  let source: SourceLines
  /// Whether a text is an order.
  let opensRule: (String) -> Bool
  var blocks: [Block] = []

  /// Whether code is looked at for prose; not again inside of prose.
  var looksForProse = true

  private var quoteDepth = 0
  private var quoteCount = 0
  private var lists: [Int] = []  // the ordinal of the current item of each open list
  private var items: [(number: Int, isEmpty: Bool)] = []
  private var itemCount = 0
  private var leaf: Block?
  private var inlines = InlineRuns()
  /// Whether inline nodes belong to a leaf or a cell.
  private var takesInlines = false
  private var table: Block?
  private var headerLine: Int?
  /// The type of a cell, which most nodes of extensions are, once one was met.
  private var cellType: cmark_node_type?

  init(source: SourceLines, opensRule: @escaping (String) -> Bool) {
    self.source = source
    self.opensRule = opensRule
  }

  mutating func visit(_ node: OpaquePointer, isEntering: Bool) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: break
    case CMARK_NODE_BLOCK_QUOTE:
      quoteDepth += isEntering ? 1 : -1
      if isEntering, quoteDepth == 1 { quoteCount += 1 }
    case CMARK_NODE_LIST:
      if isEntering {
        lists.append(max(0, Int(cmark_node_get_list_start(node)) - 1))
      } else {
        lists.removeLast()
      }
    case CMARK_NODE_ITEM: visitItem(isEntering)
    case CMARK_NODE_PARAGRAPH: visitLeaf(node, .paragraph, isEntering)
    case CMARK_NODE_HEADING:
      visitLeaf(node, .heading(level: Int(cmark_node_get_heading_level(node))), isEntering)
    case CMARK_NODE_CODE_BLOCK: addCode(node)
    case CMARK_NODE_HTML_BLOCK: addHTML(node)
    case CMARK_NODE_THEMATIC_BREAK: addPlain(.decoration, node)
    default: visitOther(node, isEntering)
    }
  }

  private mutating func visitItem(_ isEntering: Bool) {
    guard isEntering else {
      items.removeLast()
      return
    }
    itemCount += 1
    if !lists.isEmpty { lists[lists.count - 1] += 1 }
    items.append((itemCount, true))
  }

  private mutating func visitOther(_ node: OpaquePointer, _ isEntering: Bool) {
    let type = cmark_node_get_type(node)
    if takesInlines, Self.isInline(type) {
      inlines.visit(node, type, isEntering: isEntering)
      return
    }
    // Nodes of extensions have no constants that Swift can see.
    if type == cellType { return visitCell(node, isEntering) }
    switch cmark_node_get_type_string(node).map({ String(cString: $0) }) {
    case "tasklist": visitItem(isEntering)
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
      // The delimiter row belongs to the table as well.
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

  /// Adds a leaf with what its inline nodes hold.
  private mutating func finish(_ done: consuming Block, _ kind: Block.Kind) {
    if kind == .paragraph, let parts = inlines.captioned(in: done, opensRule: opensRule) {
      for part in parts { append(part) }
      return
    }
    var runs = inlines.runs.restoringBold()
    done.anchor = runs.takeAnchor()
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
    var first = Int(cmark_node_get_start_line(node))
    var last = Int(cmark_node_get_end_line(node))
    if first == 0, let table = cmark_node_next(node), let header = headerLine(ofTable: table) {
      // What stood above the header in one paragraph with it has no lines of its own in cmark.
      first = Int(cmark_node_get_start_line(table))
      last = header - 1
    }
    first = max(1, first)
    last = max(first, last)
    var lines = source.trimmed(first, last) ?? LineRange(first, last)
    if case .heading = kind, lines.last > lines.first {
      // cmark ends an underlined heading on the line after it, unless the text ends there.
      let below = (lines.first + 1...lines.last).first { isUnderline(source[$0]) }
      lines.last = below ?? lines.last
    }
    if case .paragraph = kind {
      // Link definitions at the top of a paragraph were taken out of it.
      while lines.first < lines.last, isLinkDefinition(source[lines.first]) { lines.first += 1 }
    }
    var block = Block(kind: kind, lines: lines)
    place(&block)
    return block
  }

  private mutating func place(_ block: inout Block) {
    block.quoteDepth = quoteDepth
    block.quote = quoteDepth > 0 ? quoteCount : nil
    block.listDepth = lists.count
    guard let item = items.last else { return }
    block.item = item.number
    block.opensItem = item.isEmpty
    block.ordinal = lists.last ?? 0
    items[items.count - 1].isEmpty = false
  }

  private mutating func append(_ block: consuming Block) { blocks.append(block) }

  private mutating func addPlain(_ kind: Block.Kind, _ node: OpaquePointer) {
    append(makeBlock(kind, node))
  }

  private mutating func addCode(_ node: OpaquePointer) {
    var block = makeBlock(.code, node)
    // Where a quote ends an open fence, cmark counts the first line behind it as well.
    if let next = firstLine(after: node), block.lines.first < next, next <= block.lines.last {
      block.lines = source.trimmed(block.lines.first, next - 1) ?? LineRange(block.lines.first)
    }
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    // The content may begin with what only looks blank, which is no line of the block.
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

  /// The line on which what follows `node` begins, be it outside of what holds it.
  private func firstLine(after node: OpaquePointer) -> Int? {
    var place: OpaquePointer? = node
    while let current = place {
      if let next = cmark_node_next(current) { return Int(cmark_node_get_start_line(next)) }
      place = cmark_node_parent(current)
    }
    return nil
  }

  private mutating func addProse(_ literal: String, firstLine: Int, in code: Block) {
    for var block in MarkdownBlocks.blocks(
      inProse: literal, firstLine: firstLine, opensRule: opensRule)
    {
      block.quoteDepth += code.quoteDepth
      block.quote = code.quote
      block.listDepth = max(block.listDepth, code.listDepth)
      block.item = code.item
      block.opensItem = false
      append(block)
    }
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
      place(&block)
      append(block)
    }
  }
}

/// Whether a line makes a heading of the one above it: `===` or `---`.
private func isUnderline(_ line: Substring) -> Bool {
  let text = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }.trimmingEnd()
  return !text.isEmpty && (text.allSatisfy { $0 == "=" } || text.allSatisfy { $0 == "-" })
}

/// Whether a line defines a link: `[name]: address`.
package func isLinkDefinition(_ line: Substring) -> Bool {
  let text = line.drop { $0 == " " || $0 == ">" }
  guard text.first == "[", let end = text.firstIndex(of: "]") else { return false }
  return text[text.index(after: end)...].first == ":" && text.dropFirst().first != "^"
}

/// Collects the runs of a leaf from its inline nodes.
private struct InlineRuns {
  var runs: [Run] = []
  var targets: [String] = []
  var images: [Image] = []
  var comments: [Run] = []
  /// How many runs stand before each image.
  private var imagePlaces: [Int] = []
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
    // The room of a cell, which was copied out of it, serves for the next one.
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
    case CMARK_NODE_LINK:
      guard imageDepth == 0 else { break }
      link =
        isEntering ? addTarget(cmark_node_get_url(node).map { String(cString: $0) } ?? "") : nil
    case CMARK_NODE_IMAGE: visitImage(node, isEntering)
    default: struck += step  // the strikethrough extension's node: the only other inline
    }
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
    // cmark splits words at every character that could have meant something.
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
      let url = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
      let text = collapsed(alternative)
      images.append(Image(source: url, alternative: text == url ? "" : text, line: line))
      imagePlaces.append(runs.count)
    }
  }

  /// The captions between images that a copied page put into one line, and what follows them;
  /// `nil` where it is no such line.
  ///
  /// `![…](…)Do this.![…](…)Not this.When possible, …` is two captions and a paragraph.
  func captioned(in block: Block, opensRule: (String) -> Bool) -> [Block]? {
    guard imagePlaces.count == images.count, imagePlaces.first == 0, !runs.isEmpty else {
      return nil
    }
    var parts: [Block] = []
    for (index, image) in images.enumerated() {
      let end = index + 1 < images.count ? imagePlaces[index + 1] : runs.count
      let own = Array(runs[imagePlaces[index]..<end]).restoringBold()
      var part = block
      part.targets = targets
      part.opensItem = block.opensItem && index == 0
      if index + 1 == images.count, let (caption, rest) = Self.cut(own, opensRule) {
        parts.append(part.part([caption], images: [image]))
        part.opensItem = false
        part.anchor = nil
        parts.append(part.part(rest))
      } else if index + 1 == images.count || collapsed(own).utf8.count <= Self.longestCaption {
        parts.append(part.part(own, images: [image]))
      } else {
        return nil
      }
    }
    let texts = parts.filter { !collapsed($0.runs).isEmpty }
    guard texts.count > 1 else { return nil }
    return block.lines.first == block.lines.last ? [Self.joined(parts)] : Self.apart(parts)
  }

  /// `parts` of one line as one block: what the last one says, its captions beside the pictures.
  private static func joined(_ parts: [Block]) -> Block {
    var result = parts[parts.count - 1]
    result.opensItem = parts[0].opensItem
    guard result.images.isEmpty else {
      return parts.dropFirst().reduce(parts[0]) { $0.joined(with: $1) }
    }
    result.anchor = parts[0].anchor
    result.images = parts.flatMap { part in
      part.images.map { image in
        var image = image
        let caption = collapsed(part.runs)
        image.alternative = [image.alternative, caption].filter { !$0.isEmpty }
          .joined(separator: " — ")
        return image
      }
    }
    return result
  }

  /// `parts` where no line is one of two of them.
  private static func apart(_ parts: [Block]) -> [Block]? {
    zip(parts, parts.dropFirst()).allSatisfy { $0.lines.last < $1.lines.first } ? parts : nil
  }

  private static let longestCaption = 160

  /// The caption that `runs` begin with and the rest, where a sentence begins right behind
  /// another, without a space, or a bold lead behind a sentence.
  private static func cut(
    _ runs: [Run], _ opensRule: (String) -> Bool
  ) -> (caption: Run, rest: [Run])? {
    guard let first = runs.first, !first.style.contains(.bold) else { return nil }
    if runs.count > 1, runs[1].style.contains(.bold), endsSentence(first.text),
      first.text.utf8.count <= longestCaption
    {
      return (first, Array(runs.dropFirst()))
    }
    guard let seam = seam(in: first.text, opensRule) else { return nil }
    var caption = first
    caption.text = String(first.text[..<seam])
    var rest = runs
    rest[0].text = String(first.text[seam...])
    return (caption, rest)
  }

  private static func seam(in text: String, _ opensRule: (String) -> Bool) -> String.Index? {
    var previous: Character?
    for index in text.indices.prefix(longestCaption) {
      if let previous, text[index].isUppercase, text.index(after: index) < text.endIndex,
        text[text.index(after: index)].isLowercase,
        ".!?".contains(previous)
          || previous.isLowercase && opensRule(String(text[index...].prefix(120)))
      {
        return index
      }
      previous = text[index]
    }
    return nil
  }

  private mutating func addTag(_ node: OpaquePointer) {
    moveTo(node)
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    let tag = HTMLTag(literal)
    switch tag.name {
    case "br": runs.append(Run(text: " ", line: line, style: style, link: link))
    case "img": if let image = tag.image(line: line) { images.append(image) }
    case "b", "strong": htmlBold = max(0, htmlBold + (tag.isClosing ? -1 : 1))
    case "!--": comments.append(Run(text: tag.comment, line: line))
    default: break
    }
    line = min(lastLine, line + literal.utf8.lazy.filter { $0 == 0x0A }.count)
  }
}

/// Turns an HTML block into blocks, with cmark as the one that finds the tags.
private struct HTMLBlocks {
  var blocks: [Block] = []
  private var line: Int
  private var current: Block
  private var bold = 0
  private var link: Int?
  private var rows: [[Cell]]?
  private var cellRuns: [Run] = []
  private var isInCell = false
  private var isHeaderCell = false
  /// How many columns and rows the open cell takes.
  private var span = (columns: 1, rows: 1)
  /// The cells that reach down, by column, and through how many rows still.
  private var merged: [Int: (cell: Cell, left: Int)] = [:]
  private var isAside = false

  init(firstLine: Int) {
    line = firstLine
    current = Block(kind: .paragraph, lines: LineRange(firstLine))
  }

  mutating func read(_ literal: String) {
    let first = line
    let trimmed = literal.drop(while: \.isWhitespace)
    let count = literal.utf8.count(where: { $0 == 0x0A }) - (literal.hasSuffix("\n") ? 1 : 0)
    if trimmed.hasPrefix("<!--") {
      readComment(trimmed, LineRange(first, first + max(0, count)))
      return
    }
    let lower = trimmed.prefix(8).lowercased()
    if lower.hasPrefix("<script") || lower.hasPrefix("<style") || lower.hasPrefix("<?") {
      add(Block(kind: .decoration, lines: LineRange(first, first + max(0, count))))
      return
    }
    var last = first
    var walk = self
    let guarded = literal.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, text -> String in
        // A word joiner keeps a line from beginning a Markdown block of its own.
        let text = text.drop(while: \.isWhitespace)
        return index > 0 && text.first?.isLetter == true ? String(text) : "\u{2060}" + text
      }
    MarkdownBlocks.inlines(of: guarded.joined(separator: "\n")) { node, isEntering in
      walk.visit(node, isEntering)
      last = max(last, walk.line)
    }
    walk.flush()
    walk.finishTable()
    self = walk
    fill(first, first + max(0, count))
  }

  private mutating func readComment(_ text: Substring, _ lines: LineRange) {
    var comment = Block(kind: .comment, lines: lines)
    let tag = HTMLTag(collapsed(String(text)))
    comment.runs = [Run(text: tag.comment, line: lines.first)]
    add(comment)
  }

  /// Makes the lines that only hold tags blocks of their own, so that none is lost.
  private mutating func fill(_ first: Int, _ last: Int) {
    var taken = Set<Int>()
    for block in blocks { taken.formUnion(block.lines.first...block.lines.last) }
    for number in first...max(first, last) where !taken.contains(number) {
      blocks.append(Block(kind: .decoration, lines: LineRange(number)))
    }
    blocks.sort { $0.lines < $1.lines }
  }

  private mutating func add(_ block: Block) { blocks.append(block) }

  private mutating func visit(_ node: OpaquePointer, _ isEntering: Bool) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: addText(node, [])
    case CMARK_NODE_CODE:
      addText(node, .code)
      // Its literal has spaces for the line ends in it.
      line += max(0, Int(cmark_node_get_end_line(node) - cmark_node_get_start_line(node)))
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
      addRun(" ", [])
      line += 1
    case CMARK_NODE_STRONG: bold = max(0, bold + (isEntering ? 1 : -1))
    case CMARK_NODE_LINK:
      guard isEntering else {
        link = nil
        break
      }
      open(link: cmark_node_get_url(node).map { String(cString: $0) } ?? "")
    case CMARK_NODE_IMAGE:
      guard isEntering else { break }
      let url = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
      current.images.append(Image(source: url, alternative: "", line: line))
    case CMARK_NODE_HTML_INLINE:
      let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
      addTag(HTMLTag(literal))
      line += literal.utf8.count(where: { $0 == 0x0A })
    default: break
    }
  }

  private mutating func open(link target: String) {
    current.targets.append(target)
    link = current.targets.count - 1
  }

  private mutating func addText(_ node: OpaquePointer, _ style: Run.Style) {
    guard let literal = cmark_node_get_literal(node) else { return }
    addRun(String(cString: literal), style)
  }

  private mutating func addRun(_ text: String, _ style: Run.Style) {
    let style = bold > 0 ? style.union(.bold) : style
    let run = Run(text: text, line: line, style: style, link: link)
    if isInCell {
      cellRuns.append(run)
    } else {
      current.runs.append(run)
    }
  }

  private mutating func addTag(_ tag: HTMLTag) {
    switch tag.name {
    case "b", "strong": bold = max(0, bold + (tag.isClosing ? -1 : 1))
    case "br": addRun(" ", [])
    case "img": if let image = tag.image(line: line) { current.images.append(image) }
    case "a":
      link = nil
      if !tag.isClosing, let target = tag.attribute("href") { open(link: target) }
    case "h1", "h2", "h3", "h4", "h5", "h6":
      flush()
      if !tag.isClosing, let level = tag.name.last?.wholeNumberValue {
        current.kind = .heading(level: level)
      }
    case "li":
      flush()
      if !tag.isClosing { current.listDepth = 1 }
    case "table":
      flush()
      if tag.isClosing { finishTable() } else { rows = [] }
    case "tr":
      closeCell()
      if let row = rows?.indices.last { fillMerged(row) }
      if !tag.isClosing { rows?.append([]) }
    case "td", "th":
      if tag.isClosing {
        closeCell()
      } else {
        openCell()
        span = tag.span
        isHeaderCell = tag.name == "th"
      }
    case "p", "div", "section", "center", "details", "summary", "ul", "ol", "blockquote", "hr",
      "figure", "figcaption", "article", "main", "header", "footer", "nav":
      if rows == nil { flush() }
    case "aside":
      flush()
      isAside = !tag.isClosing
    case "!--":
      flush()
      var comment = Block(kind: .comment, lines: LineRange(line))
      comment.runs = [Run(text: tag.comment, line: line)]
      add(comment)
    default: break
    }
  }

  private mutating func openCell() {
    closeCell()
    isInCell = rows != nil
    cellRuns = []
  }

  private mutating func closeCell() {
    guard isInCell, let row = rows?.indices.last else { return }
    fillMerged(row)
    let column = rows?[row].count ?? 0
    let cell = Cell(text: collapsed(cellRuns), line: cellRuns.first?.line ?? line)
    isInCell = false
    guard column + span.columns <= Self.widest else {
      rows?[row].append(cell)
      return
    }
    // A header over several columns stands over the first; a value holds for each.
    let blank = Cell(text: "", line: cell.line)
    rows?[row].append(cell)
    for _ in 1..<span.columns { rows?[row].append(isHeaderCell ? blank : cell) }
    guard span.rows > 1 else { return }
    for place in column..<column + span.columns {
      merged[place] = (isHeaderCell && row == 0 ? blank : cell, span.rows - 1)
    }
  }

  /// Adds the cells that reach down into the row at `row` from the rows above.
  private mutating func fillMerged(_ row: Int) {
    while let column = rows?[row].count, let (cell, left) = merged[column] {
      rows?[row].append(Cell(text: cell.text, line: line))
      merged[column] = left > 1 ? (cell, left - 1) : nil
    }
  }

  /// Nobody writes a table of more columns.
  private static let widest = 64

  mutating func finishTable() {
    closeCell()
    merged = [:]
    let found = (rows ?? []).filter { !$0.isEmpty }
    rows = nil
    let lines = found.flatMap { $0.map(\.line) }
    guard let first = lines.min(), let last = lines.max() else { return }
    var table = Block(kind: .table, lines: LineRange(first, last))
    table.rows = found
    table.images = current.images
    table.targets = current.targets
    current = Block(kind: .paragraph, lines: LineRange(line))
    add(table)
  }

  mutating func flush() {
    let seen = current.runs.filter { !collapsed($0.text).isEmpty }
    let lines = seen.map(\.line) + current.images.map(\.line)
    if let first = lines.min(), let last = lines.max() {
      current.lines = LineRange(first, last)
      let isText = !seen.isEmpty
      if !isText { current.kind = .paragraph }
      current.isAside = isAside
      add(current)
    }
    current = Block(kind: .paragraph, lines: LineRange(line))
    link = nil
  }
}

/// cmark goes on with what it gets.
private func outOfMemory() -> Never { fatalError("no memory is left for a text") }

package import Guidelines
internal import TextAnalysis

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The blocks of a DocC page, the format in which Apple publishes the guidelines.
///
/// The decoder allows at most 512 levels of nesting, which bounds the recursion here.
package struct DocCBlocks {
  /// The blocks in reading order.
  package private(set) var blocks: [Block] = []
  /// The lines of nodes whose kind is not in the specification.
  package private(set) var skipped: [SkippedLines] = []
  /// The title of the page.
  package private(set) var title: String?
  /// The URL of the page.
  package private(set) var url: String?

  private var references: [String: DocCReference] = [:]
  private var strings: JSONStrings
  private var line = 1
  private var listDepth = 0
  private var item: Int?
  private var itemCount = 0
  private var opensItem = false
  private var ordinal = 0
  private var isAside = false
  private var tabs: [Int] = []
  private var tabCount = 0

  /// Reads the page in `source`.
  ///
  /// - Throws: `DocCError` if it is not JSON or not a page.
  package init(_ source: SourceLines) throws(DocCError) {
    let data = Data(source.text.utf8)
    let page: DocCPage
    do {
      page = try JSONDecoder().decode(DocCPage.self, from: data)
    } catch {
      throw .malformedJSON(Self.detail(of: error))
    }
    strings = JSONStrings(source.text)
    guard page.isPage else {
      guard (try? JSONDecoder().decode(DocCIndex.self, from: data)) != nil else {
        throw .unknownJSON
      }
      skipped = [SkippedLines(lines: LineRange(1, max(1, source.count)), reason: .boilerplate)]
      return
    }
    read(page)
  }

  private static func detail(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "not readable" }
    switch error {
    case .dataCorrupted(let context): return context.debugDescription
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return place(context)
    case .keyNotFound(_, let context): return place(context)
    @unknown default: return "not readable"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return "at \(path.joined(separator: "/")): \(context.debugDescription)"
  }

  // MARK: The page

  private mutating func read(_ page: DocCPage) {
    references = page.references ?? [:]
    title = page.metadata?.title ?? page.title
    url = page.identifier?.url.flatMap(Self.address)
    strings.move(to: "metadata")
    if let title { addHeading(title, level: 1) }
    strings.move(to: "abstract")
    if let abstract = page.abstract { addParagraph(abstract) }
    if let summary = page.deprecationSummary {
      strings.move(to: "deprecationSummary")
      add(summary)
    }
    strings.move(to: "primaryContentSections")
    add(page.primaryContentSections ?? [])
    if let sections = page.sections, !sections.isEmpty {
      strings.move(to: "sections")
      add(sections)
    }
    if page.topicSectionsStyle != "hidden" { add(page.topicSections ?? [], "topicSections") }
    add(page.seeAlsoSections ?? [], "seeAlsoSections")
  }

  private static func address(_ identifier: String) -> String? {
    guard let scheme = Substring(identifier).utf8Range(of: "://") else { return nil }
    let rest = identifier[scheme.upperBound...]
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    return "https://developer.apple.com" + rest[slash...].lowercased()
  }

  private mutating func add(_ groups: [DocCGroup], _ key: String) {
    guard !groups.isEmpty else { return }
    strings.move(to: key)
    for group in groups {
      if let title = group.title { addHeading(title, level: 2) }
      if let discussion = group.discussion { add([discussion]) }
      addLinks(group.identifiers ?? [])
    }
  }

  // MARK: Blocks

  private mutating func add(_ nodes: [DocCNode]) {
    for node in nodes { add(node) }
  }

  private mutating func add(_ node: DocCNode) {
    let reading = Self.readings[node.type ?? node.kind ?? ""] ?? { $0.addUnknown($1) }
    reading(&self, node)
  }

  /// A function that reads the content of a node.
  private typealias Reading = @Sendable (inout DocCBlocks, DocCNode) -> Void

  /// How to read each kind of node in the RenderNode specification.
  private static let readings: [String: Reading] = {
    var readings: [String: Reading] = [
      "heading": { if let text = $1.text { $0.addHeading(text, level: $1.level ?? 2) } },
      "aside": { $0.addAside($1) },
      "orderedList": { $0.addList($1, from: $1.start ?? 1) },
      "unorderedList": { $0.addList($1, from: 1) },
      "termList": { $0.addTerms($1) },
      "table": { $0.addTable($1) },
      "codeListing": { $0.addCode($1) },
      "links": { $0.addLinks($1.items) },
      "thematicBreak": { _, _ in },
      "step": { $0.addStep($1) },
      "row": { blocks, node in for column in node.columns ?? [] { blocks.add(column.content ?? []) }
      },
      "tabNavigator": { $0.addTabs($1.tabs ?? []) },
      "tasks": { blocks, node in for task in node.tasks ?? [] { blocks.addTask(task) } },
      "assessments": { $0.add($1.assessments ?? []) },
      "multiple-choice": { $0.addQuestion($1) },
    ]
    for kind in ["paragraph", "small"] {
      readings[kind] = { $0.addParagraph($1.inlineContent ?? []) }
    }
    for kind in ["image", "video"] { readings[kind] = { $0.addMedia($1) } }
    for kind in ["endpointExample", "dictionaryExample"] {
      readings[kind] = { $0.add($1.summary ?? []) }
    }
    for kind in ["hero", "intro", "callToAction", "volume"] {
      readings[kind] = { $0.addOpening($1) }
    }
    let containers = [
      "content", "articleBody", "fullWidth", "columns", "contentAndMedia", "details", "mentions",
      "declarations", "parameters", "resources", "possibleValues", "properties", "restParameters",
      "restResponses", "restBody", "attributes", "",
    ]
    for kind in containers { readings[kind] = { $0.addParts(of: $1) } }
    return readings
  }()

  private mutating func addStep(_ node: DocCNode) {
    add(node.content ?? [])
    add(node.caption ?? [])
    addMedia(node)
  }

  private mutating func addTabs(_ nodes: [DocCNode]) {
    let outer = tabs
    for tab in nodes {
      tabCount += 1
      tabs = outer + [tabCount]
      if let title = tab.title { addHeading(title, level: 6) }
      add(tab.content ?? [])
    }
    tabs = outer
  }

  /// Adds the opening of a page or of a volume of tutorials.
  private mutating func addOpening(_ node: DocCNode) {
    if let title = node.title ?? node.name { addHeading(title, level: 2) }
    if let abstract = node.abstract { addParagraph(abstract) }
    add(node.content ?? [])
    add(node.chapters ?? [])
  }

  private mutating func addQuestion(_ node: DocCNode) {
    add(node.content ?? [])
    for choice in node.choices ?? [] {
      add(choice.content ?? [])
      add(choice.justification ?? [])
    }
  }

  private mutating func addParts(of node: DocCNode) {
    if node.type == nil, let title = node.title ?? node.name { addHeading(title, level: 3) }
    if let inlines = node.inlineContent { addParagraph(inlines) }
    add(node.content ?? [])
    if case .nodes(let items)? = node.items { add(items) }
    add(node.tiles ?? [])
    for named in (node.parameters ?? []) + (node.values ?? []) { addNamed(named) }
    if node.media != nil { addMedia(node) }
  }

  /// Adds a parameter or a value: its name and its description.
  private mutating func addNamed(_ node: DocCNode) {
    if let name = node.name {
      addParagraph([DocCNode(type: "strong", inlineContent: [DocCNode(type: "text", text: name)])])
    }
    add(node.content ?? [])
  }

  private mutating func addTask(_ task: DocCNode) {
    if let title = task.title { addHeading(title, level: 2) }
    add(task.contentSection ?? [])
    add(task.stepsSection ?? [])
  }

  /// Adds the words of a node whose kind is not in the specification, and reports its lines.
  private mutating func addUnknown(_ node: DocCNode) {
    let count = blocks.count
    if let text = node.text { addParagraph([DocCNode(type: "text", text: text)]) }
    addParts(of: node)
    if let type = node.type ?? node.kind, let line = strings.line(of: type) {
      let isSaid = blocks[count...].contains { $0.lines.contains(line) }
      if !isSaid { skipped.append(SkippedLines(lines: LineRange(line), reason: .unknown)) }
    }
  }

  private mutating func addHeading(_ text: String, level: Int) {
    move(to: text)
    var block = Block(kind: .heading(level: level), lines: LineRange(line))
    block.runs = [Run(text: text, line: line)]
    append(block)
  }

  private mutating func addParagraph(_ inlines: [DocCNode]) {
    var block = Block(kind: .paragraph, lines: LineRange(line))
    addRuns(inlines, [], to: &block)
    settle(&block)
  }

  /// Sets the lines of the block from those of its words and images.
  private mutating func settle(_ block: inout Block) {
    let lines = block.runs.map(\.line) + block.images.map(\.line)
    guard let first = lines.min(), let last = lines.max() else { return }
    block.lines = LineRange(first, last)
    append(block)
  }

  private mutating func append(_ block: Block) {
    var block = block
    block.listDepth = listDepth
    block.item = item
    block.ordinal = item == nil ? 0 : ordinal
    block.opensItem = opensItem
    block.isAside = isAside
    block.tabs = tabs
    opensItem = false
    blocks.append(block)
  }

  private mutating func addAside(_ node: DocCNode) {
    let outer = isAside
    isAside = true
    add(node.content ?? [])
    isAside = outer
  }

  private mutating func addList(_ node: DocCNode, from start: Int) {
    guard case .nodes(let items)? = node.items else { return }
    let outer = (item, ordinal)
    listDepth += 1
    for (index, entry) in items.enumerated() {
      beginItem(start + index)
      add(entry.content ?? [])
    }
    listDepth -= 1
    (item, ordinal) = outer
    opensItem = false
  }

  private mutating func beginItem(_ number: Int) {
    itemCount += 1
    item = itemCount
    ordinal = number
    opensItem = true
  }

  private mutating func addTerms(_ node: DocCNode) {
    guard case .nodes(let items)? = node.items else { return }
    let outer = (item, ordinal)
    listDepth += 1
    for (index, entry) in items.enumerated() {
      beginItem(index + 1)
      var block = Block(kind: .paragraph, lines: LineRange(line))
      addRuns(entry.term?.inlineContent ?? [], .bold, to: &block)
      settle(&block)
      add(entry.definition?.content ?? [])
    }
    listDepth -= 1
    (item, ordinal) = outer
    opensItem = false
  }

  private mutating func addLinks(_ items: DocCNode.Items?) {
    if case .identifiers(let identifiers)? = items { addLinks(identifiers) }
  }

  private mutating func addLinks(_ identifiers: [String]) {
    let outer = (item, ordinal)
    listDepth += 1
    for (index, identifier) in identifiers.enumerated() {
      beginItem(index + 1)
      var block = Block(kind: .paragraph, lines: LineRange(line))
      addReference(identifier, title: nil, [], to: &block)
      settle(&block)
    }
    listDepth -= 1
    (item, ordinal) = outer
    opensItem = false
  }

  private mutating func addTable(_ node: DocCNode) {
    var table = Block(kind: .table, lines: LineRange(line))
    var first: Int?
    for row in node.rows ?? [] {
      var cells: [Cell] = []
      for cell in row {
        var inside = Block(kind: .paragraph, lines: LineRange(line))
        addCell(cell, to: &inside)
        let place = inside.runs.first?.line ?? line
        if !inside.runs.isEmpty { first = min(first ?? place, place) }
        cells.append(Cell(text: collapsed(inside.runs), line: place))
        table.targets += inside.targets
        table.images += inside.images
      }
      table.rows.append(cells)
    }
    if node.header == "none" || node.header == "column", let width = table.rows.first?.count {
      table.rows.insert(Array(repeating: Cell(text: "", line: line), count: width), at: 0)
    }
    guard let first else { return }
    table.lines = LineRange(first, max(first, line))
    append(table)
    if let abstract = node.metadata?.abstract { addParagraph(abstract) }
  }

  private mutating func addCell(_ nodes: [DocCNode], to block: inout Block) {
    for node in nodes {
      if !block.runs.isEmpty { block.runs.append(Run(text: " ", line: line)) }
      if let inlines = node.inlineContent { addRuns(inlines, [], to: &block) }
      if let text = node.text { addRuns([DocCNode(type: "text", text: text)], [], to: &block) }
      if let content = node.content { addCell(content, to: &block) }
      if case .nodes(let items)? = node.items { addCell(items, to: &block) }
    }
  }

  private mutating func addCode(_ node: DocCNode) {
    guard case .lines(let lines)? = node.code else { return }
    var block = Block(kind: .code, lines: LineRange(line))
    for text in lines {
      move(to: text)
      block.runs.append(Run(text: text + " ", line: line, style: .code))
    }
    settle(&block)
  }

  private mutating func addMedia(_ node: DocCNode) {
    guard let identifier = node.identifier ?? node.media else { return }
    var block = Block(kind: .paragraph, lines: LineRange(line))
    addImage(identifier, to: &block)
    if let abstract = node.metadata?.abstract { addRuns(abstract, [], to: &block) }
    settle(&block)
  }

  // MARK: Inlines

  private mutating func addRuns(
    _ nodes: [DocCNode], _ style: Run.Style, to block: inout Block, link: Int? = nil
  ) {
    for node in nodes {
      if let more = Self.styles[node.type ?? ""] {
        addRuns(node.inlineContent ?? [], style.union(more), to: &block, link: link)
        continue
      }
      switch node.type ?? "" {
      case "text", "": add(node.text ?? "", style, to: &block, link)
      case "codeVoice":
        if case .inline(let code)? = node.code { add(code, style.union(.code), to: &block, link) }
      case "reference":
        addReference(node.identifier ?? "", title: node.overridingTitle, style, to: &block)
      case "link":
        block.targets.append(node.destination ?? "")
        add(node.title ?? node.destination ?? "", style, to: &block, block.targets.count - 1)
      case "image", "video":
        addImage(node.identifier ?? "", to: &block)
        if let abstract = node.metadata?.abstract { addRuns(abstract, style, to: &block) }
      default: addUnknown(node, style, to: &block, link: link)
      }
    }
  }

  /// The styles of inlines that contain other inlines.
  private static let styles: [String: Run.Style] = [
    "strong": .bold, "inlineHead": .bold, "emphasis": .emphasis, "italic": .emphasis,
    "newTerm": .emphasis, "strikethrough": .struck, "superscript": [], "subscript": [],
  ]

  private mutating func addUnknown(
    _ node: DocCNode, _ style: Run.Style, to block: inout Block, link: Int?
  ) {
    if let type = node.type, let line = strings.line(of: type) {
      skipped.append(SkippedLines(lines: LineRange(line), reason: .unknown))
    }
    add(node.text ?? "", style, to: &block, link)
    addRuns(node.inlineContent ?? [], style, to: &block, link: link)
  }

  private mutating func add(
    _ text: String, _ style: Run.Style, to block: inout Block, _ link: Int?
  ) {
    guard !text.isEmpty else { return }
    move(to: text)
    block.runs.append(Run(text: text, line: line, style: style, link: link))
  }

  private mutating func addReference(
    _ identifier: String, title: String?, _ style: Run.Style, to block: inout Block
  ) {
    move(to: identifier)
    let found = references[identifier]
    let words = title ?? found?.title ?? identifier
    block.targets.append(found?.url ?? identifier)
    block.runs.append(
      Run(text: words, line: line, style: style, link: block.targets.count - 1))
  }

  private mutating func addImage(_ identifier: String, to block: inout Block) {
    move(to: identifier)
    let found = references[identifier]
    let source = found?.variants?.first?.url ?? found?.url ?? identifier
    block.images.append(
      Image(source: source, alternative: collapsed(found?.alt ?? ""), line: line))
  }

  private mutating func move(to value: String) {
    if let found = strings.line(of: value) { line = found }
  }
}

/// Why a text is not a DocC page.
package enum DocCError: Error, Equatable {
  /// The JSON is malformed: where and how.
  case malformedJSON(String)
  /// The JSON is not a page.
  case unknownJSON
}

internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// The role of a block in the frame of a page.
enum FramePart {
  /// A link of a menu that was copied line by line.
  case menu
  /// The author and the date.
  case byline
  /// The name of the blog, its category or the author, above a byline.
  case siteName
  /// A tag between the byline and the buttons below it.
  case tag
  /// A list that repeats the headings below it.
  case contents
  /// The title of another post.
  case otherPost
}

/// Finds boilerplate by its position: a menu above the text, a list of its headings, other titles below.
enum PageFrame {
  /// The blocks of the frame, by index.
  static func find(in blocks: [Block]) -> [Int: FramePart] {
    var head = PageHead()
    head.read(blocks)
    var lists = FrameLists(blocks)
    lists.read()
    return head.parts.merging(lists.parts) { first, _ in first }
  }
}

/// Reads the top of a page.
private struct PageHead {
  private(set) var parts: [Int: FramePart] = [:]

  private var hasByline = false
  private var menu: [Int] = []
  private var names: [Int] = []
  private var tags: [Int] = []
  /// The number of other lines that are boilerplate by their words.
  private var others = 0
  /// The number of names above the menu.
  private var namesAboveMenu = 0

  mutating func read(_ blocks: [Block]) {
    for index in blocks.indices.prefix(Self.longestHead) {
      guard visit(index, in: blocks) else { break }
    }
    if menu.count + others > 1 { mark(menu, .menu) }
    if hasByline {
      mark(Self.namesOfSite(names, aboveMenu: namesAboveMenu, in: blocks), .siteName)
    }
  }

  private mutating func mark(_ indices: [Int], _ part: FramePart) {
    for index in indices { parts[index] = part }
  }

  /// Reads a line of the head.
  ///
  /// Returns `false` if the head has ended.
  private mutating func visit(_ index: Int, in blocks: [Block]) -> Bool {
    let block = blocks[index]
    guard block.kind == .paragraph || block.kind == .decoration else { return false }
    let text = block.text
    if text.isEmpty { return true }
    guard text.utf8.count <= Self.longestLine else { return false }
    if block.listDepth == 0, Boilerplate.isByline(text) || Boilerplate.isDateOfAuthor(text) {
      hasByline = true
      parts[index] = .byline
      return true
    }
    guard !endsSentence(text) else { return false }
    if Boilerplate.isSiteLink(text) { return takeLink(index, in: blocks) }
    takeLine(index, block, text)
    return true
  }

  /// Reads a line that is not a site link.
  private mutating func takeLine(_ index: Int, _ block: Block, _ text: String) {
    if Boilerplate.contains(block) {
      takeBoilerplate(text)
    } else if !hasByline {
      names.append(index)
    } else if Boilerplate.isTag(text) {
      tags.append(index)
    }
  }

  /// Reads a site link.
  ///
  /// Above a sentence it is a section name instead, and the head has ended.
  private mutating func takeLink(_ index: Int, in blocks: [Block]) -> Bool {
    let next = index + 1
    if next < blocks.count, endsSentence(blocks[next].text) { return false }
    menu.append(index)
    if !hasByline { namesAboveMenu = names.count }
    return true
  }

  private mutating func takeBoilerplate(_ text: String) {
    others += 1
    if hasByline {
      mark(tags, .tag)
    } else if text.utf8Holds("|") || text.utf8Contains("·") {
      // A row of links also counts as a menu.
      namesAboveMenu = names.count
    }
  }

  /// The longest line of a head, in UTF-8 bytes.
  private static let longestLine = 100

  /// The largest number of lines in a head.
  private static let longestHead = 24

  /// The lines above a byline that name the blog, its category or the author: those above a menu or
  /// a title in brackets, and a short name after the title.
  private static func namesOfSite(_ names: [Int], aboveMenu: Int, in blocks: [Block]) -> [Int] {
    guard names.count > 1 else { return [] }
    var own = title(names, aboveMenu: aboveMenu, in: blocks)
    guard let last = own.last, own.count > 1 || !mayBeAuthor(blocks[last].text) else { return [] }
    if own.count > 1, isName(last, of: own, firstOfHead: names[0], in: blocks) { own.removeLast() }
    return names.filter { !own.contains($0) }
  }

  /// The lines from the title on: the last one in brackets or, without one, those after menu and category.
  private static func title(_ names: [Int], aboveMenu: Int, in blocks: [Block]) -> ArraySlice<Int> {
    if let bracketed = names.last(where: { blocks[$0].text.utf8.first == UInt8(ascii: "[") }) {
      return names.drop { $0 < bracketed }
    }
    var own = aboveMenu < names.count ? names.dropFirst(aboveMenu) : names[...]
    if own.count > 2, let first = own.first, Boilerplate.isTag(blocks[first].text) {
      own.removeFirst()
    }
    return own
  }

  /// Whether the last line of the head names the author or repeats the name of the blog.
  private static func isName(
    _ last: Int, of own: ArraySlice<Int>, firstOfHead first: Int, in blocks: [Block]
  ) -> Bool {
    let text = blocks[last].text
    if text.hasPrefix("by ") || first != last && blocks[first].text.contains(text) { return true }
    return mayBeAuthor(text) && own.dropLast().last.map { holdsHangul(blocks[$0].text) } ?? false
  }

  private static func mayBeAuthor(_ text: String) -> Bool {
    text.utf8.count <= longestName && !text.utf8Holds(" ") && holdsHangul(text)
  }

  /// The length in UTF-8 bytes of a name of three syllables.
  private static let longestName = 9
}

/// Finds lists that repeat the headings below them, and titles of posts below the label of such a list.
private struct FrameLists {
  private(set) var parts: [Int: FramePart] = [:]

  private let blocks: [Block]
  private lazy var headings = Self.places(of: blocks, ifHeading: true)
  private lazy var names = Self.places(of: blocks)

  init(_ blocks: [Block]) { self.blocks = blocks }

  mutating func read() {
    var index = 0
    while index < blocks.count {
      let start = index
      if blocks[start].listDepth > 0, blocks[start].opensItem {
        index = readList(from: start)
        continue
      }
      index += 1
      guard Self.mayLabel(blocks[start]) else { continue }
      let text = blocks[start].text
      if Boilerplate.leadsToContents(text) {
        index = readContents(from: index)
      } else if Boilerplate.leadsToPosts(text) {
        index = readPosts(from: index, below: blocks[start].kind)
      }
    }
  }

  /// Reads a list, which belongs to the frame if all its items are headings below it, or as far as they are
  /// anchors: text directly below a list goes on with its last item.
  ///
  /// Returns the index after it.
  private mutating func readList(from start: Int) -> Int {
    var index = start
    while index < blocks.count, blocks[index].listDepth > 0 { index += 1 }
    guard index - start > 1 else { return index }
    let anchors = blocks[start..<index].prefix { block in
      block.isLink && block.targets[0].hasPrefix("#") && block.targets[0] != "#"
    }
    if anchors.count > 2 || anchors.count == index - start { index = anchors.endIndex }
    for item in anchors.endIndex..<index {
      guard let name = Self.name(of: blocks[item]), headings[name, default: -1] >= index else {
        return index
      }
    }
    for item in start..<index { parts[item] = .contents }
    return index
  }

  /// A prefilter without false negatives: whether a block may be the label of a list.
  private static func mayLabel(_ block: borrowing Block) -> Bool {
    guard isShort(block), let first = block.runs.first, let last = block.runs.last else {
      return false
    }
    return Boilerplate.mayBePhrase(first.text) || Boilerplate.otherPosts.end(Array(last.text.utf8))
  }

  /// Whether the text of a block fits on one line.
  private static func isShort(_ block: borrowing Block) -> Bool {
    switch block.kind {
    case .heading, .paragraph: block.runs.reduce(0) { $0 + $1.text.utf8.count } <= 90
    default: false
    }
  }

  /// The index of the last occurrence of each short text, or of each heading.
  private static func places(of blocks: [Block], ifHeading: Bool = false) -> [String: Int] {
    var places: [String: Int] = [:]
    for index in blocks.indices where !ifHeading || blocks[index].isHeading {
      if let name = name(of: blocks[index]) { places[name] = index }
    }
    return places
  }

  /// A short text without a number before it or a page number after it.
  private static func name(of block: Block) -> String? {
    guard isShort(block) else { return nil }
    var name = lowered(block.text)[...]
    if name.utf8.first.map({ (0x30...0x39).contains($0) }) ?? false {
      let number = name.prefix { $0.isNumber || $0 == "." || $0 == ")" }
      if number.contains(where: { !$0.isNumber }) { name = name[number.endIndex...].trimmingBoth() }
    }
    let page = name.reversed().prefix { $0.isNumber }
    let leader = name.dropLast(page.count).reversed().prefix { ".… ·".contains($0) }
    if leader.count > 2 || leader.contains("…") { name = name.dropLast(page.count + leader.count) }
    return name.isEmpty ? nil : String(name)
  }

  /// Reads the lines under "Contents" that the document repeats as headings, and all items of a
  /// list that are not sentences.
  ///
  /// Returns the index after them.
  private mutating func readContents(from start: Int) -> Int {
    var index = start
    while index < blocks.count {
      let block = blocks[index]
      guard block.kind == .paragraph || block.kind == .decoration else { break }
      let text = block.text
      let isRepeated = Self.name(of: block).map { names[$0, default: -1] > index } ?? false
      let isListed = block.listDepth > 0 && !endsSentence(text) && text.utf8.count <= 120
      guard isRepeated || isListed || text.isEmpty else { break }
      if block.kind == .paragraph { parts[index] = .contents }
      index += 1
    }
    return index
  }

  /// Reads the titles of other posts up to a heading, a sentence or a measurement.
  ///
  /// Returns the index after them.
  private mutating func readPosts(from start: Int, below label: Block.Kind) -> Int {
    var index = start
    while index < blocks.count, Self.mayFollow(label, blocks[index].kind) {
      let text = blocks[index].text
      if !Boilerplate.isByline(text) {
        guard mayBeTitle(index, text) else { break }
        if !text.isEmpty { parts[index] = .otherPost }
      }
      index += 1
    }
    return index
  }

  /// Whether a block may come in the list of posts below a label.
  private static func mayFollow(_ label: Block.Kind, _ kind: Block.Kind) -> Bool {
    switch (kind, label) {
    case (.paragraph, _), (.decoration, _): true
    case (.heading(let level), .heading(let above)): level > above
    default: false
    }
  }

  /// Whether a line may be the title of a post.
  ///
  /// Directly above a sentence it is a heading in plain text.
  private func mayBeTitle(_ index: Int, _ text: String) -> Bool {
    guard !endsSentence(text), text.utf8.count <= 160, !NumberSearch.measures(text) else {
      return false
    }
    guard blocks[index].listDepth == 0, index + 1 < blocks.count else { return true }
    let next = blocks[index + 1]
    return
      !(next.kind == .paragraph && next.listDepth == 0 && endsSentence(next.text)
      && !Boilerplate.contains(next))
  }
}

internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Finds which blocks only surround a text for where they stand: the menu of a site above it, a list
/// that repeats its headings, the titles of other posts below it.
struct PageFrame {
  /// The blocks of the frame, by index.
  private(set) var boilerplate: Set<Int> = []

  init(_ blocks: [Block]) {
    findHead(blocks)
    findLists(blocks)
  }

  // MARK: The top of a page

  /// Finds the menu that a page was copied with, line by line, the name of a blog above a byline, and
  /// the tags between that and the buttons below it.
  private mutating func findHead(_ blocks: [Block]) {
    var menu: [Int] = []
    var names: [Int] = []
    var tags: [Int] = []
    var byline: Int?
    var (others, aboveMenu) = (0, 0)
    for index in blocks.indices.prefix(Self.longestHead) {
      let block = blocks[index]
      guard block.kind == .paragraph || block.kind == .decoration else { break }
      let text = block.text
      if text.isEmpty { continue }
      guard text.utf8.count <= 100 else { break }
      if block.listDepth == 0, Boilerplate.isByline(text) || Boilerplate.isDateOfAuthor(text) {
        byline = byline ?? index
        boilerplate.insert(index)
        continue
      }
      guard !endsSentence(text) else { break }
      if Boilerplate.isSiteLink(text) {
        let next = blocks.dropFirst(index + 1).first
        if next.map({ endsSentence($0.text) }) ?? false { break }
        menu.append(index)
        if byline == nil { aboveMenu = names.count }
      } else if Boilerplate.contains(block) {
        others += 1
        if byline != nil { boilerplate.formUnion(tags) }
        // A row of links is a menu as well.
        if byline == nil, text.utf8Holds("|") || text.utf8Contains("·") { aboveMenu = names.count }
      } else if byline == nil {
        names.append(index)
      } else if Boilerplate.isTag(text) {
        tags.append(index)
      }
    }
    if menu.count + others > 1 { boilerplate.formUnion(menu) }
    if byline != nil {
      boilerplate.formUnion(Self.namesOfSite(names, aboveMenu: aboveMenu, in: blocks))
    }
  }

  /// A page's head has no more lines.
  private static let longestHead = 24

  /// Which of the lines above a byline name the blog, its category and the author: what stands above
  /// a menu or a title in brackets, and a short name behind the title.
  private static func namesOfSite(
    _ names: [Int], aboveMenu: Int, in blocks: [Block]
  ) -> [Int] {
    guard names.count > 1 else { return [] }
    let bracketed = names.last { blocks[$0].text.utf8.first == UInt8(ascii: "[") }
    var own = names[...]
    if let bracketed {
      own = own.drop { $0 < bracketed }
    } else {
      if aboveMenu < names.count { own = own.dropFirst(aboveMenu) }
      if own.count > 2, let first = own.first, Boilerplate.isTag(blocks[first].text) {
        own.removeFirst()
      }
    }
    func mayBeAuthor(_ index: Int) -> Bool {
      let text = blocks[index].text
      return text.utf8.count <= longestName && !text.utf8Holds(" ") && holdsHangul(text)
    }
    guard let last = own.last, own.count > 1 || !mayBeAuthor(last) else { return [] }
    if own.count > 1 {
      let text = blocks[last].text
      let isName =
        text.hasPrefix("by ") || names[0] != last && blocks[names[0]].text.contains(text)
        || mayBeAuthor(last) && own.dropLast().last.map { holdsHangul(blocks[$0].text) } ?? false
      if isName { own.removeLast() }
    }
    return names.filter { !own.contains($0) }
  }

  /// A name of three syllables.
  private static let longestName = 9

  // MARK: Lists

  /// Finds the lists that repeat the headings below them, and the titles below what leads to posts.
  private mutating func findLists(_ blocks: [Block]) {
    lazy var headings = Self.places(of: blocks, ifHeading: true)
    lazy var names = Self.places(of: blocks)
    var index = 0
    while index < blocks.count {
      let start = index
      if blocks[start].listDepth > 0, blocks[start].opensItem {
        while index < blocks.count, blocks[index].listDepth > 0 { index += 1 }
        let isRepeated =
          index - start > 1
          && (start..<index).allSatisfy { item in
            Self.name(of: blocks[item]).map { headings[$0, default: -1] >= index } ?? false
          }
        if isRepeated { boilerplate.formUnion(start..<index) }
        continue
      }
      index += 1
      guard Self.mayLabel(blocks[start]) else { continue }
      let text = blocks[start].text
      if Boilerplate.leadsToContents(text) {
        index = skipContents(blocks, from: index, names)
      } else if Boilerplate.leadsToPosts(text) {
        index = skipPosts(blocks, from: index, below: blocks[start])
      }
    }
  }

  /// Whether a block may be the label of a list; `false` is sure.
  private static func mayLabel(_ block: borrowing Block) -> Bool {
    guard isShort(block), let first = block.runs.first, let last = block.runs.last else {
      return false
    }
    return Boilerplate.mayBePhrase(first.text) || Boilerplate.otherPosts.end(Array(last.text.utf8))
  }

  /// Whether a block has no more than a line of words.
  private static func isShort(_ block: borrowing Block) -> Bool {
    switch block.kind {
    case .heading, .paragraph: block.runs.reduce(0) { $0 + $1.text.utf8.count } <= 90
    default: false
    }
  }

  /// The last place of each short text, or of each heading.
  private static func places(of blocks: [Block], ifHeading: Bool = false) -> [String: Int] {
    var places: [String: Int] = [:]
    for index in blocks.indices where !ifHeading || blocks[index].isHeading {
      if let name = name(of: blocks[index]) { places[name] = index }
    }
    return places
  }

  /// A short text without the number before it and the page behind it.
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

  /// Skips the lines under "Contents" that the document repeats below, and of a list all that are no
  /// sentences; returns the place behind them.
  private mutating func skipContents(
    _ blocks: [Block], from start: Int, _ names: [String: Int]
  ) -> Int {
    var index = start
    while index < blocks.count {
      let block = blocks[index]
      guard block.kind == .paragraph || block.kind == .decoration else { break }
      let text = block.text
      let isRepeated = Self.name(of: block).map { names[$0, default: -1] > index } ?? false
      let isListed = block.listDepth > 0 && !endsSentence(text) && text.utf8.count <= 120
      guard isRepeated || isListed || text.isEmpty else { break }
      if block.kind == .paragraph { boilerplate.insert(index) }
      index += 1
    }
    return index
  }

  /// Skips the titles of other posts up to a heading, a sentence or a measure; returns the place
  /// behind them.
  private mutating func skipPosts(_ blocks: [Block], from start: Int, below label: Block) -> Int {
    var index = start
    while index < blocks.count {
      let block = blocks[index]
      switch (block.kind, label.kind) {
      case (.paragraph, _), (.decoration, _): break
      case (.heading(let level), .heading(let above)) where level > above: break
      default: return index
      }
      let text = block.text
      if Boilerplate.isByline(text) {
        index += 1
        continue
      }
      guard !endsSentence(text), text.utf8.count <= 160, !NumberSearch.measures(text) else { break }
      // What stands right above a sentence is a heading in plain text.
      if block.listDepth == 0, let next = blocks.dropFirst(index + 1).first,
        next.kind == .paragraph, next.listDepth == 0, endsSentence(next.text),
        !Boilerplate.contains(next)
      {
        break
      }
      if !text.isEmpty { boilerplate.insert(index) }
      index += 1
    }
    return index
  }
}

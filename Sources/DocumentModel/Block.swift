package import Guidelines
internal import TextAnalysis

/// A piece of a block with one style on one line.
package struct Run: Hashable, Sendable {
  /// The style of a run.
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let bold = Style(rawValue: 1)
    package static let emphasis = Style(rawValue: 2)
    package static let code = Style(rawValue: 4)
    package static let struck = Style(rawValue: 8)
  }

  /// The words as a reader sees them, with the original white space.
  package var text: String
  /// The number of the document's line that contains it.
  package var line: Int
  /// Its style.
  package var style: Style
  /// The link that contains it, as an index into the block's targets.
  package var link: Int?

  package init(text: String, line: Int, style: Style = [], link: Int? = nil) {
    self.text = text
    self.line = line
    self.style = style
    self.link = link
  }
}

/// A cell of a table.
package struct Cell: Hashable, Sendable {
  /// Its text, with white space collapsed.
  package var text: String
  /// The number of its line in the document.
  package var line: Int

  package init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}

/// A leaf of a document's structure, before its contents are interpreted.
package struct Block: Hashable, Sendable {
  /// The kind of a block.
  package enum Kind: Hashable, Sendable {
    case heading(level: Int)
    case paragraph
    case table
    case code
    /// A comment, which no viewer shows.
    case comment
    /// A horizontal rule, an empty element or a spacer.
    case decoration
  }

  /// Its kind.
  package var kind: Kind
  /// Its lines; no two blocks share a line.
  package var lines: LineRange
  /// Its words; empty for tables.
  package var runs: [Run] = [] { didSet { settledText = nil } }
  /// The rows of a table, the header first.
  package var rows: [[Cell]] = [] { didSet { settledText = nil } }
  /// The targets of its links.
  package var targets: [String] = []
  /// Its images.
  package var images: [Image] = []
  /// The number of lists around it.
  package var listDepth = 0
  /// The number of quotes around it.
  package var quoteDepth = 0
  /// The outermost quote around it, numbered within the document; `nil` outside of quotes.
  package var quote: Int?
  /// The innermost list item around it, numbered within the document; `nil` outside of lists.
  package var item: Int?
  /// Whether it is the first block of that item.
  package var opensItem = false
  /// The ordinal of the item in its list, from 1; 0 outside of lists.
  package var ordinal = 0
  /// The id that the document gives it: `{#tab-count}`.
  package var anchor: String?
  /// The number that the document gives its statement: "2.1".
  package var label: String?
  /// Its position among the document's blocks.
  package var order = 0
  /// The tabs of the page that contain it, outermost first, numbered within the document.
  package var tabs: [Int] = []
  /// Whether the cell for its translation is empty.
  package var isUntranslated = false
  /// The platforms named in the same row of a table.
  package var platforms: [Platform] = []
  /// The modality implied by its table column (Do, Don't) or by its task checkbox.
  package var standing: Modality?
  /// Whether its markup makes it the caption of a figure.
  package var isCaption = false
  /// Whether a label marks it as an aside: Tip, Note, Important.
  package var isAside = false
  /// Its language; `nil` if it has none (numbers, code, addresses).
  package var language: Language?

  package init(kind: Kind, lines: LineRange) {
    self.kind = kind
    self.lines = lines
  }

  /// The cached text.
  private var settledText: String?

  /// Its words as one line, with white space collapsed and without invisible characters.
  package var text: String { settledText ?? assembledText }

  /// Caches the text, so that it is assembled only once.
  package mutating func settleText() {
    if settledText == nil { settledText = assembledText }
  }

  private var assembledText: String {
    guard kind == .table else { return collapsed(runs) }
    var text = ""
    for row in rows.indices {
      if row > 0 { text += "\n" }
      for column in rows[row].indices {
        if column > 0 { text += " | " }
        text += rows[row][column].text
      }
    }
    return text
  }

  /// The text of all runs, with its original white space.
  package var rawText: String {
    // If collapsing did not change the length, the cached text is the original.
    if let settledText, kind != .table,
      settledText.utf8.count == runs.reduce(0, { $0 + $1.text.utf8.count })
    {
      return settledText
    }
    return runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }

  /// Whether it is a heading of any level.
  package var isHeading: Bool {
    if case .heading = kind { return true }
    return false
  }

  /// Whether all its words are on one line.
  package var isOnOneLine: Bool {
    guard let line = runs.first?.line else { return true }
    return runs.allSatisfy { $0.line == line }
  }

  /// The words of each of its lines.
  package var textLines: [(text: String, line: Int)] {
    if let settledText, kind != .table, isOnOneLine, let line = runs.first?.line {
      return settledText.isEmpty ? [] : [(settledText, line)]
    }
    var result: [(text: String, line: Int)] = []
    var start = 0
    while start < runs.count {
      let line = runs[start].line
      let end = runs[start...].firstIndex { $0.line != line } ?? runs.count
      let text = collapsed(runs[start..<end])
      if !text.isEmpty { result.append((text, line)) }
      start = end
    }
    return result
  }

  /// The text of its bold lead, or `nil` if it does not begin with bold words.
  ///
  /// A bullet character, a number or an opening quotation mark before the bold words is ignored.
  package var boldLead: String? {
    guard let end = boldLeadEnd else { return nil }
    let lead = collapsed(runs[..<end])
    return lead.isEmpty ? nil : lead
  }

  /// Whether the bold lead is its whole text.
  package var isBold: Bool { boldLeadEnd == runs.count }

  /// The length of the bold lead in UTF-8 bytes.
  package var boldLeadLength: Int? {
    boldLeadEnd.map { collapsed(runs[..<$0]).utf8.count }
  }

  /// The index of the first run after the bold lead.
  package var boldLeadEnd: Int? {
    guard runs.indices.contains(where: { runs[$0].style.contains(.bold) }),
      let first = runs.firstIndex(where: { !holdsOnlyBullets($0.text) }),
      runs[first].style.contains(.bold)
    else { return nil }
    let end = runs[first...].firstIndex { !$0.style.contains(.bold) && !isBlank($0.text) }
    return end ?? runs.count
  }

  /// The links of the block: words and target.
  package var links: [(text: String, target: String)] {
    targets.indices.map { index in
      (collapsed(runs.filter { $0.link == index }), targets[index])
    }
  }

  /// Whether it contains only images.
  package var isOnlyImages: Bool {
    !images.isEmpty && rows.isEmpty && runs.allSatisfy { $0.text.allSatisfy(isInvisible) }
  }
}

/// Characters that people type before a list item.
package let bulletCharacters: Set<Character> = [
  "-", "•", "·", "‣", "▪", "–", "—", "*", "■", "□", "○", "●",
]

private let bulletScalars = Set(bulletCharacters.flatMap(\.unicodeScalars))

private func isBullet(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  // Most texts begin with a letter.
  case "A"..."Z", "a"..."z", "가"..."힣": false
  default: bulletScalars.contains(scalar)
  }
}

/// Whether a text contains only white space and bullets.
private func holdsOnlyBullets(_ text: String) -> Bool {
  // Most texts begin with a letter or a syllable.
  if let byte = text.utf8.first, (0x61...0x7A).contains(byte | 0x20) || (0xEA...0xED).contains(byte)
  {
    return false
  }
  return text.unicodeScalars.allSatisfy { $0.isWhiteSpace || isBullet($0) }
}

private func isInvisible(_ character: Character) -> Bool {
  collapsed(String(character)).isEmpty
}

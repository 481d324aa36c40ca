package import Guidelines
internal import TextAnalysis

/// A piece of a block in one style on one line.
package struct Run: Hashable, Sendable {
  /// What a run is set in.
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let bold = Style(rawValue: 1)
    package static let emphasis = Style(rawValue: 2)
    package static let code = Style(rawValue: 4)
    package static let struck = Style(rawValue: 8)
  }

  /// The words as a reader sees them; white space is kept as it came.
  package var text: String
  /// The line of the document that holds them.
  package var line: Int
  /// What they are set in.
  package var style: Style
  /// The link they belong to, as an index into the block's link targets.
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
  /// Its text, white space collapsed.
  package var text: String
  /// Its line in the document.
  package var line: Int

  package init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}

/// A leaf of a document's structure: what a reader finds before it knows what is said.
package struct Block: Hashable, Sendable {
  /// What a block is.
  package enum Kind: Hashable, Sendable {
    case heading(level: Int)
    case paragraph
    case table
    case code
    /// A comment that no viewer shows.
    case comment
    /// A line across the page, an empty element, a spacer.
    case decoration
  }

  /// What it is.
  package var kind: Kind
  /// The lines it stands on, all of them its own.
  package var lines: LineRange
  /// Its words; empty for tables.
  package var runs: [Run] = [] { didSet { settledText = nil } }
  /// The rows of a table, the header first.
  package var rows: [[Cell]] = [] { didSet { settledText = nil } }
  /// Where its links lead.
  package var targets: [String] = []
  /// Its images.
  package var images: [Image] = []
  /// How many lists it stands in.
  package var listDepth = 0
  /// How many quotes it stands in.
  package var quoteDepth = 0
  /// The outermost quote it stands in, numbered over the document; `nil` outside of quotes.
  package var quote: Int?
  /// The innermost list item it stands in, numbered over the document; `nil` outside of lists.
  package var item: Int?
  /// Whether it is the first block of that item.
  package var opensItem = false
  /// The place of the item in its list, from 1; 0 outside of lists.
  package var ordinal = 0
  /// The id that the document gives it: `{#tab-count}`.
  package var anchor: String?
  /// The number that the document gives its statement: "2.1".
  package var label: String?
  /// Its place among the document's blocks.
  package var order = 0
  /// The tabs of the page that it stands in, outermost first, numbered over the document.
  package var tabs: [Int] = []
  /// Whether the place of its translation is empty.
  package var isUntranslated = false
  /// The platforms that the row of a table names beside it.
  package var platforms: [Platform] = []
  /// What the column of a table makes of it: Do, Don't.
  package var standing: Modality?
  /// Whether a label sets it apart: Tip, Note, Important.
  package var isAside = false
  /// Its language; `nil` where it has none of its own (numbers, code, addresses).
  package var language: Language?

  package init(kind: Kind, lines: LineRange) {
    self.kind = kind
    self.lines = lines
  }

  /// The text, once it is asked for often.
  private var settledText: String?

  /// Its words as one line: white space collapsed, invisible characters dropped.
  package var text: String { settledText ?? assembledText }

  /// Keeps the text, so that it is put together only once.
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

  /// Its words as they came, one run behind the other.
  package var rawText: String {
    // What was collapsed and lost nothing is what came.
    if let settledText, kind != .table,
      settledText.utf8.count == runs.reduce(0, { $0 + $1.text.utf8.count })
    {
      return settledText
    }
    return runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }

  /// Whether it is a heading, of whatever level.
  package var isHeading: Bool {
    if case .heading = kind { return true }
    return false
  }

  /// Whether all its words stand on one line.
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

  /// The text of its bold lead, or `nil` where it does not begin with bold words.
  ///
  /// A bullet character, a number or an opening quote before the bold words does not count.
  package var boldLead: String? {
    guard let end = boldLeadEnd else { return nil }
    let lead = collapsed(runs[..<end])
    return lead.isEmpty ? nil : lead
  }

  /// Whether all of its text is its bold lead.
  package var isBold: Bool { boldLeadEnd == runs.count }

  /// How many UTF-8 bytes of its text the bold lead takes.
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

  /// Whether it holds nothing but images.
  package var isOnlyImages: Bool {
    !images.isEmpty && rows.isEmpty && runs.allSatisfy { $0.text.allSatisfy(isInvisible) }
  }
}

/// Characters that people type in front of a list item.
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

/// Whether a text holds nothing but white space and bullets.
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

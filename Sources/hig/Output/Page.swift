import CommandLineKit
import Guidelines
import TextAnalysis

/// Text for a terminal or a pipe, laid out by display width and styled if the terminal shows it.
struct Page {
  /// A text style, as its SGR parameters.
  enum Style: String {
    case plain = ""
    case bold = "1"
    case faint = "2"
    case heading = "1;4"
    case match = "1;33"
    case accent = "36"
  }

  /// The width of a line, in columns.
  let width: Int
  /// The number of lines so far.
  var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
  /// The text so far.
  private(set) var text = ""
  private let isStyled: Bool

  init(environment: [String: String]) {
    width = Output.columns
    isStyled = Output.showsColour(environment)
  }

  /// `text` with the escape sequences of `style`.
  func styled(_ text: String, _ style: Style) -> String {
    isStyled && style != .plain ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Adds a line, unwrapped.
  mutating func line(_ text: String = "", _ style: Style = .plain) {
    self.text += styled(text, style) + "\n"
  }

  /// Adds a line with one text aligned left and one aligned right.
  mutating func line(left: String, _ leftStyle: Style, right: String, _ rightStyle: Style) {
    let room = width - DisplayWidth.columns(left) - DisplayWidth.columns(right)
    guard room >= 2 else {
      line(left, leftStyle)
      paragraph(right, indent: 4, style: rightStyle)
      return
    }
    text += styled(left, leftStyle) + String(repeating: " ", count: room)
    text += styled(right, rightStyle) + "\n"
  }

  /// Adds a paragraph, wrapped between words.
  mutating func paragraph(_ text: String, indent: Int = 0, style: Style = .plain) {
    let margin = String(repeating: " ", count: indent)
    for part in DisplayWidth.wrap(text, width: max(width - indent, 20)) {
      line(margin + styled(part, style))
    }
  }

  /// Adds a paragraph and highlights `ranges`, in Unicode scalars.
  mutating func paragraph(_ text: String, marking ranges: [Range<Int>], indent: Int) {
    guard isStyled, !ranges.isEmpty else { return paragraph(text, indent: indent) }
    let scalars = Array(text.unicodeScalars)
    let marked = Set(ranges.joined())
    let margin = String(repeating: " ", count: indent)
    var next = 0
    for part in DisplayWidth.wrap(text, width: max(width - indent, 20)) {
      // Wrapping only drops white space, so the line's scalars follow in the same order.
      var runs: [(text: String.UnicodeScalarView, isMarked: Bool)] = []
      for scalar in part.unicodeScalars {
        while next < scalars.count, scalars[next] != scalar { next += 1 }
        let isMarked = marked.contains(next)
        if runs.last?.isMarked != isMarked { runs.append((.init(), isMarked)) }
        runs[runs.count - 1].text.append(scalar)
        next += 1
      }
      line(margin + runs.map { styled(String($0.text), $0.isMarked ? .match : .plain) }.joined())
    }
  }

  /// Adds rows of cells in columns as wide as their widest cell.
  ///
  /// Numbers are right-aligned; empty columns are left out. Cells that do not fit go below the line,
  /// so that nothing is cut off.
  mutating func table(_ rows: [[String]], indent: Int = 0, header: [String] = []) {
    // The names of files may have any character.
    let rows = rows.map { $0.map(\.withoutControls) }
    let table = TextTable(rows: rows, header: header).withoutEmptyColumns
    let columns = table.columns
    if !table.header.isEmpty { add(table.header, in: columns, indent: indent, style: .faint) }
    for row in table.rows { add(row, in: columns, indent: indent, style: .plain) }
  }

  /// Adds rows for other programs: one record per line, unwrapped, with tabs between its cells.
  ///
  /// Empty cells are kept, so that columns keep their place.
  mutating func records(_ rows: [[String]]) {
    for row in rows {
      line(row.map(Self.onOneLine).joined(separator: "\t"))
    }
  }

  /// `cell` without tabs and line breaks; most have none.
  private static func onOneLine(_ cell: String) -> String {
    let isPlain = cell.unicodeScalars.allSatisfy { $0 == " " || !$0.isWhiteSpace }
    let words = isPlain ? cell : cell.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.withoutControls
  }

  private mutating func add(
    _ row: [String], in columns: [TextTable.Column], indent: Int, style: Style
  ) {
    let (text, below) = TextTable.line(of: row, in: columns, room: width - indent)
    line(String(repeating: " ", count: indent) + styled(text, style))
    guard !below.isEmpty else { return }
    paragraph(below.joined(separator: " · "), indent: indent + 4, style: style)
  }

  /// The texts in the languages of `presentation`, or in the other one if these are missing.
  func shown(_ texts: Bilingual<String>, in presentation: Presentation) -> [String] {
    let own = presentation.languages.compactMap { texts[$0] }
    return own.isEmpty ? [texts.en ?? texts.ko].compactMap { $0 } : own
  }

  /// Prints the page.
  func print() { Output.write(text.asPage(isStyled: isStyled)) }
}

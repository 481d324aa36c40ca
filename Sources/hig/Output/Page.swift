import CommandLineKit
import Guidelines
import TextAnalysis

/// Text for a terminal or a pipe: lines laid out by display width, styled only where that shows.
struct Page {
  /// How a piece of text stands out.
  enum Style: String {
    case plain = ""
    case bold = "1"
    case faint = "2"
    case heading = "1;4"
    case match = "1;33"
    case accent = "36"
  }

  /// The columns a line may take.
  let width: Int
  /// The text so far.
  private(set) var text = ""
  private let isStyled: Bool

  init(environment: [String: String]) {
    width = Output.columns
    isStyled = Output.showsColour(environment)
  }

  /// `text` in `style`, as it goes into a line.
  func styled(_ text: String, _ style: Style) -> String {
    isStyled && style != .plain ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Adds a line as it is.
  mutating func line(_ text: String = "", _ style: Style = .plain) {
    self.text += styled(text, style) + "\n"
  }

  /// Adds a line with one text at the left end and one at the right end.
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

  /// Adds a paragraph whose `ranges`, in Unicode scalars, stand out.
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
  /// Numbers stand at the right end of their column; a column without content is left out. A cell that does not fit into the line any
  /// more goes below it, so that nothing is cut.
  mutating func table(_ rows: [[String]], indent: Int = 0, header: [String] = []) {
    let columns = rows.map(\.count).max() ?? 0
    let used = (0..<columns).filter { column in
      rows.contains { $0.indices.contains(column) && !$0[column].isEmpty }
    }
    guard used.count == columns else {
      let kept = { (row: [String]) in used.compactMap { row.indices.contains($0) ? row[$0] : nil } }
      return table(rows.map(kept), indent: indent, header: kept(header))
    }
    let all = header.isEmpty ? rows : [header] + rows
    let widths = (0..<columns).map { column in
      all.map { $0.indices.contains(column) ? DisplayWidth.columns($0[column]) : 0 }.max() ?? 0
    }
    let numbers = (0..<columns).map { column in
      rows.allSatisfy { $0.indices.contains(column) && Int($0[column]) != nil }
    }
    let margin = String(repeating: " ", count: indent)
    for (number, row) in all.enumerated() {
      let style = !header.isEmpty && number == 0 ? Style.faint : .plain
      var cells: [String] = []
      var room = width - indent
      var below: [String] = []
      for (column, cell) in row.enumerated() {
        let own = DisplayWidth.columns(cell)
        guard below.isEmpty, own <= room else {
          below.append(cell)
          continue
        }
        let gap = String(repeating: " ", count: widths[column] - own)
        let isLast = column == row.count - 1
        cells.append(numbers[column] ? gap + cell : isLast ? cell : cell + gap)
        room -= widths[column] + 2
      }
      var text = cells.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      line(margin + styled(text, style))
      below.removeAll { $0.isEmpty }
      if !below.isEmpty {
        paragraph(below.joined(separator: " · "), indent: indent + 4, style: style)
      }
    }
  }

  /// Prints it.
  func print() { Output.write(text.asPage(isStyled: isStyled)) }
}

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

  /// Adds rows of cells in columns as wide as their widest cell; the last column is cut to fit.
  mutating func table(_ rows: [[String]], indent: Int = 0, header: [String]? = nil) {
    let all = (header.map { [$0] } ?? []) + rows
    guard let columns = all.map(\.count).max() else { return }
    let widths = (0..<columns).map { column in
      all.map { $0.indices.contains(column) ? DisplayWidth.columns($0[column]) : 0 }.max() ?? 0
    }
    let margin = String(repeating: " ", count: indent)
    for (number, row) in all.enumerated() {
      var room = width - indent
      var cells = ""
      for (column, cell) in row.enumerated() where room > 1 {
        let isLast = column == row.count - 1
        let shown = DisplayWidth.truncate(cell, to: isLast ? room : min(room, widths[column]))
        cells += isLast ? shown : DisplayWidth.pad(shown, to: min(room, widths[column])) + "  "
        room -= widths[column] + 2
      }
      line(margin + styled(cells, header != nil && number == 0 ? .faint : .plain))
    }
  }

  /// Prints it.
  func print() { Output.write(text) }
}

internal import CICU

/// The width of texts on a terminal, in columns.
public enum DisplayWidth {
  /// The columns that `text` takes on one line: 2 for each wide character or emoji, 0 for each
  /// combining mark.
  public static func columns(_ text: String) -> Int {
    columns(text[...])
  }

  /// `text` padded with spaces to `width` columns; a longer text is returned unchanged.
  public static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(text)))
  }

  /// `text` cut to at most `width` columns, with "…" at the end if anything was cut.
  ///
  /// Characters are never split.
  public static func truncate(_ text: String, to width: Int) -> String {
    guard columns(text) > width else { return text }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 1
    for character in text {
      used += columns(of: character)
      guard used <= width else { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// `text` wrapped at white space to lines of at most `width` columns.
  ///
  /// A word wider than a line is broken between characters; existing line ends are kept.
  public static func wrap(_ text: String, width: Int) -> [String] {
    var wrapping = Wrapping(text: text, width: max(width, 2))
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while true {
      let start = index
      while index < scalars.endIndex, !scalars[index].isWhiteSpace {
        scalars.formIndex(after: &index)
      }
      if start < index { wrapping.add(start..<index) }
      guard index < scalars.endIndex else { break }
      let space = scalars[index]
      scalars.formIndex(after: &index)
      guard space.isLineEnd else { continue }
      if space == "\r", index < scalars.endIndex, scalars[index] == "\n" {
        scalars.formIndex(after: &index)
      }
      wrapping.endLine()
    }
    wrapping.endLine()
    return wrapping.lines
  }

  /// Builds lines from the words of a text.
  private struct Wrapping {
    let text: String
    let width: Int
    private(set) var lines: [String] = []
    /// The current line: its indentation, followed by a range of the text.
    private var beginning = ""
    private var stretch: Range<String.Index>
    private var used = 0

    init(text: String, width: Int) {
      self.text = text
      self.width = width
      stretch = text.startIndex..<text.startIndex
    }

    private var isEmpty: Bool { beginning.isEmpty && stretch.isEmpty }

    mutating func endLine() {
      lines.append(beginning + String(text[stretch]))
      beginning = ""
      stretch = text.startIndex..<text.startIndex
      used = 0
    }

    /// Adds the word at `range` to the current line, or to new ones if it does not fit.
    mutating func add(_ range: Range<String.Index>) {
      let columns = DisplayWidth.columns(text[range])
      if !isEmpty, used + 1 + columns <= width {
        used += 1 + columns
        let gap = text.utf8[stretch.upperBound..<range.lowerBound]
        if !stretch.isEmpty, gap.count == 1, gap.first == UInt8(ascii: " ") {
          stretch = stretch.lowerBound..<range.upperBound
        } else {
          beginning += text[stretch] + " "
          stretch = range
        }
        return
      }
      if !isEmpty { endLine() }
      guard columns > width else {
        stretch = range
        used = columns
        return
      }
      for character in text[range] {
        let columns = DisplayWidth.columns(of: character)
        if used + columns > width { endLine() }
        beginning.append(character)
        used += columns
      }
    }
  }

  /// The columns of `text`, by scalars as long as each is a character of its own.
  private static func columns(_ text: Substring) -> Int {
    var columns = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E, 0x2010...0x2027, 0xB7, 0xD7: columns += 1
      case 0xAC00...0xD7A3: columns += 2
      default: return text.reduce(0) { $0 + Self.columns(of: $1) }
      }
    }
    return columns
  }

  private static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    // Emoji presentation is requested, or the two letters form a flag.
    if scalars.contains("\u{FE0F}") || scalars.count > 1 && scalars.allSatisfy(isRegional) {
      return 2
    }
    return scalars.reduce(0) { max($0, columns(of: $1)) }
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? 0 : 1 }
    let scalar = UChar32(scalar.value)
    switch UCharCategory(UInt32(icu_charType(scalar))) {
    case U_NON_SPACING_MARK, U_ENCLOSING_MARK, U_FORMAT_CHAR, U_CONTROL_CHAR: return 0
    default: break
    }
    switch UEastAsianWidth(UInt32(icu_propertyValue(scalar, UCHAR_EAST_ASIAN_WIDTH))) {
    case U_EA_WIDE, U_EA_FULLWIDTH: return 2
    default: return 1
    }
  }
}

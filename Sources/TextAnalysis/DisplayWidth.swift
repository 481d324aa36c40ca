internal import CICU

/// How wide texts are on a terminal, in columns.
public enum DisplayWidth {
  /// The columns that `text` takes on one line: 2 for wide characters and emoji, 0 for marks.
  public static func columns(_ text: String) -> Int {
    columns(text[...])
  }

  /// `text` with spaces after it up to `width` columns; a longer text stays as it is.
  public static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(text)))
  }

  /// `text` in at most `width` columns, with "…" at the end where something is left out.
  ///
  /// No character is cut.
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

  /// `text` in lines of at most `width` columns, broken at white space.
  ///
  /// A word wider than a line is broken between characters; line ends of `text` stay.
  public static func wrap(_ text: String, width: Int) -> [String] {
    let width = max(width, 2)
    var lines: [String] = []
    var line = ""
    var used = 0
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while true {
      let start = index
      while index < scalars.endIndex, !scalars[index].isWhiteSpace {
        scalars.formIndex(after: &index)
      }
      if start < index {
        add(text[start..<index], to: &line, &used, width: width, lines: &lines)
      }
      guard index < scalars.endIndex else { break }
      let space = scalars[index]
      scalars.formIndex(after: &index)
      guard space.isLineEnd else { continue }
      if space == "\r", index < scalars.endIndex, scalars[index] == "\n" {
        scalars.formIndex(after: &index)
      }
      lines.append(line)
      line = ""
      used = 0
    }
    lines.append(line)
    return lines
  }

  /// Adds `word` to the line, or to new ones where it does not fit.
  private static func add(
    _ word: Substring, to line: inout String, _ used: inout Int, width: Int,
    lines: inout [String]
  ) {
    let wordWidth = columns(word)
    if !line.isEmpty, used + 1 + wordWidth <= width {
      line += " "
      line += word
      used += 1 + wordWidth
      return
    }
    if !line.isEmpty { lines.append(line) }
    guard wordWidth > width else {
      line = String(word)
      used = wordWidth
      return
    }
    line = ""
    used = 0
    for character in word {
      let characterWidth = columns(of: character)
      if used + characterWidth > width {
        lines.append(line)
        line = ""
        used = 0
      }
      line.append(character)
      used += characterWidth
    }
  }

  /// The columns of `text`: scalar by scalar as long as each is a character by itself.
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
    // Emoji presentation asked for, or the two letters of a flag.
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

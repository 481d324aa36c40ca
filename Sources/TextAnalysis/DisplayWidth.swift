internal import CICU

/// How wide texts are on a terminal, in columns.
public enum DisplayWidth {
  /// The columns that `text` takes on one line: 2 for wide characters and emoji, 0 for marks.
  public static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
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
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var line = ""
      var used = 0
      for word in paragraph.split(whereSeparator: \.isWhitespace) {
        let wordWidth = columns(String(word))
        if !line.isEmpty, used + 1 + wordWidth <= width {
          line += " "
          line += word
          used += 1 + wordWidth
          continue
        }
        if !line.isEmpty { lines.append(line) }
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
      lines.append(line)
    }
    return lines
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

internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Finds what is written in Chinese or Japanese.
///
/// Their words are not separated and their letters are those of no other language here: counting
/// them is enough.
enum OtherLanguages {
  /// Whether `text` is written in such a language, whatever names it holds in Latin letters.
  static func contain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isOther($0) }
  }

  /// `block` without its lines in such a language, and those lines; `nil` where it has none.
  static func stripped(_ block: Block) -> (block: Block, lines: [LineRange])? {
    guard block.kind == .paragraph, !block.isOnOneLine, mayHoldSome(block.text) else { return nil }
    let others = Set(block.textLines.lazy.filter { contain($0.text) }.map(\.line))
    guard !others.isEmpty else { return nil }
    let kept = block.part(
      block.runs.filter { !others.contains($0.line) }, images: block.images)
    return (kept, others.sorted().map { LineRange($0) })
  }

  private static func mayHoldSome(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in !bytes.isASCII && bytes.contains { isLead($0) } }
  }

  /// Whether the letters of a kana or of a Han character begin with `byte`.
  private static func isLead(_ byte: UInt8) -> Bool { (0xE3...0xE9).contains(byte) }

  private static func isOther(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.isASCII { return false }
    var (others, latin) = (0, 0)
    var index = 0
    while index < text.count {
      switch text[index] {
      case ..<0x80:
        if (0x61...0x7A).contains(text[index] | 0x20) { latin += 1 }
        index += 1
      // One syllable of Hangul is enough to make it Korean.
      case 0xEA...0xED: return false
      case let lead where isLead(lead):
        if lead > 0xE3 || isKana(text[index + 1]) {
          others += 1
        } else if text[index + 1] == 0x80, (0x81...0x82).contains(text[index + 2]) {
          // Sentences have these signs, names have none: 、 and 。
          others += charactersOfSign
        }
        index += 3
      case ..<0xE0: index += 2
      case ..<0xF0: index += 3
      default: index += 4
      }
    }
    return others > 1 && others * lettersOfCharacter >= latin
  }

  /// Whether kana, or the first Han characters, begin with 0xE3 and `byte`; signs and the letters of
  /// Hangul lie between.
  private static func isKana(_ byte: UInt8) -> Bool { (0x81...0x83).contains(byte) || byte >= 0x90 }

  /// How many Latin letters say as much as one character.
  private static let lettersOfCharacter = 2

  /// How many characters a sign between them is as good as.
  private static let charactersOfSign = 8
}

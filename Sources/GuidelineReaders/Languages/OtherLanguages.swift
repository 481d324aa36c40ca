internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// Recognises Chinese and Japanese.
///
/// Neither separates words by spaces or shares its letters, so counting letters is enough.
enum OtherLanguages {
  /// Whether `text` is Chinese or Japanese, even if it contains Latin names.
  static func contain(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    var (others, latin) = (0, 0)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A: latin += 1
      // One Hangul syllable makes the text Korean.
      case 0xA000...0xDFFF: return false
      // Hiragana, Katakana, Han.
      case 0x3040...0x30FF, 0x3400...0x9FFF: others += 1
      // 、 and 。 occur in sentences, not in names.
      case 0x3001, 0x3002: others += charactersOfSign
      default: break
      }
    }
    return others > 1 && others * lettersOfCharacter >= latin
  }

  /// `block` without its Chinese and Japanese lines, and those lines; `nil` if it has none.
  static func stripped(_ block: Block) -> (block: Block, lines: [LineRange])? {
    guard block.kind == .paragraph, !block.isOnOneLine, mayHoldSome(block.text) else { return nil }
    let others = Set(block.textLines.lazy.filter { contain($0.text) }.map(\.line))
    guard !others.isEmpty else { return nil }
    let kept = block.part(
      block.runs.filter { !others.contains($0.line) }, images: block.images)
    return (kept, others.sorted().map { LineRange($0) })
  }

  /// A prefilter: whether the text has a byte that may begin a kana or a Han character.
  private static func mayHoldSome(_ text: String) -> Bool {
    text.utf8.contains { (0xE3...0xE9).contains($0) }
  }

  /// The number of Latin letters that a character counts as.
  private static let lettersOfCharacter = 2

  /// The number of characters that 、 or 。 counts as.
  private static let charactersOfSign = 8
}

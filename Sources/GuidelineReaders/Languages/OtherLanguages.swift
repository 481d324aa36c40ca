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
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    var (others, latin) = (0, 0)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A: latin += 1
      // One syllable of Hangul is enough to make it Korean.
      case 0xA000...0xDFFF: return false
      // Hiragana, Katakana, Han.
      case 0x3040...0x30FF, 0x3400...0x9FFF: others += 1
      // Sentences have these signs, names have none: 、 and 。
      case 0x3001, 0x3002: others += charactersOfSign
      default: break
      }
    }
    return others > 1 && others * lettersOfCharacter >= latin
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

  /// A prefilter: whether a byte may begin a kana or a Han character in UTF-8.
  private static func mayHoldSome(_ text: String) -> Bool {
    text.utf8.contains { (0xE3...0xE9).contains($0) }
  }

  /// The weight of a character in Latin letters.
  private static let lettersOfCharacter = 2

  /// The weight of such a sign in characters.
  private static let charactersOfSign = 8
}

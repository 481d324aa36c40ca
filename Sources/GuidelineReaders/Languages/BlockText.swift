internal import DocumentModel
internal import Guidelines

/// A block in one language, or one that says the same in both within its lines.
struct BlockText {
  /// The blocks by language; a neutral block is in `neutral` only.
  var text: Bilingual<Block>
  /// A block without a language of its own: numbers, code, addresses.
  @Boxed var neutral: Block? = nil

  init(_ block: consuming Block) {
    text = Bilingual()
    if let language = block.language { text[language] = block } else { neutral = block }
  }

  /// A pair, or a text whose translation is missing; `nil` where both are.
  init?(_ text: Bilingual<Block>) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  init(en: Block, ko: Block) {
    text = Bilingual(en: en, ko: ko)
  }

  /// The kind of the block, or of the English one of a pair.
  var kind: Block.Kind? { text.en?.kind ?? text.ko?.kind ?? neutral?.kind }

  /// Sets its place among the document's blocks, and assembles its text once.
  mutating func number(_ order: Int) {
    text.en?.order = order
    text.en?.settleText()
    text.ko?.order = order
    text.ko?.settleText()
    guard var block = neutral else { return }
    block.order = order
    block.settleText()
    neutral = block
  }
}

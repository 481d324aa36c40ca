internal import DocumentModel
internal import Guidelines

/// A block in one language, or one that says the same in both within its lines.
struct BlockText {
  /// The blocks by language; a neutral block stands for neither and is in `neutral`.
  var text: Bilingual<Block>
  /// The block where it has no language of its own.
  @Boxed var neutral: Block? = nil

  init(_ block: consuming Block) {
    text = Bilingual()
    if let language = block.language { text[language] = block } else { neutral = block }
  }

  /// Both texts of one line; `nil` where there is none.
  init?(_ text: Bilingual<Block>) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  init(en: Block, ko: Block) {
    text = Bilingual(en: en, ko: ko)
  }

  /// What it is.
  var kind: Block.Kind? { text.en?.kind ?? text.ko?.kind ?? neutral?.kind }

  /// Gives it its place among the document's blocks, and settles its text.
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

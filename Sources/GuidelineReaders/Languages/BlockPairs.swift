internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

/// A text in one language, or a translation pair on the same lines.
///
/// A block without a language of its own (numbers, code, addresses) is neutral: it is stored as the
/// English one until the main language of the document is known.
extension Bilingual<Block> {
  /// Stores `block` under its language.
  init(_ block: consuming Block) {
    self.init()
    if block.language == .ko { ko = block } else { en = block }
  }

  /// The block, if it has a language; the English one of a pair.
  var inLanguage: Block? {
    if case .some(let block) = en, block.language != nil { return block }
    return ko
  }

  /// The block, if it has no language of its own.
  var neutral: Block? {
    if case .none = ko, case .some(let block) = en, block.language == nil { block } else { nil }
  }

  /// Whether it has no language of its own.
  var isNeutral: Bool {
    if case .none = ko, case .some(let block) = en { block.language == nil } else { false }
  }

  /// The kind of the block, or of the English one of a pair.
  var kind: Block.Kind? { en?.kind ?? ko?.kind }

  /// Sets its position among the document's blocks, and caches its text.
  mutating func number(_ order: Int) {
    en?.order = order
    en?.settleText()
    ko?.order = order
    ko?.settleText()
  }
}

/// Splitting a block into a translation pair.
extension Block {
  /// A part in one language, on all lines of the block, without separators at its ends.
  func part(trimming runs: [Run]) -> Block {
    var runs = runs
    runs.trimSeparators()
    var part = part(runs)
    part.lines = lines
    return part
  }

  /// Both parts as a pair.
  ///
  /// The first one, in `language`, keeps the images.
  func pair(_ first: Block, in language: Language, _ second: Block) -> Bilingual<Block> {
    var (first, second) = (first, second)
    first.images = images
    first.language = language
    second.language = language.other
    return language == .en ? Bilingual(en: first, ko: second) : Bilingual(en: second, ko: first)
  }

  /// The first two pieces of the text as a pair, the first one in `language`; `lengths` in UTF-8 bytes.
  func pair(utf8 lengths: [Int], first language: Language) -> Bilingual<Block> {
    let parts = runs.pieces(utf8: lengths).map { part(trimming: $0) }
    return pair(parts[0], in: language, parts[1])
  }
}

/// A length test for translations.
enum TranslationLength {
  /// Whether the lengths may be those of a text and its translation.
  static func fits(_ en: some StringProtocol, _ ko: some StringProtocol) -> Bool {
    let en = log(Double(max(1, en.unicodeScalars.count)))
    let ko = log(Double(max(1, ko.unicodeScalars.count)))
    return abs(en - ko - AlignmentScorer.usualLogRatio) < mostDeviation
  }

  /// The largest deviation of the logarithm of the length ratio from its usual value.
  private static let mostDeviation = 1.0
}

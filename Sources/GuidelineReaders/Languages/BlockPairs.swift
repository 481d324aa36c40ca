internal import DocumentModel
internal import Guidelines

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A text in one language, or the same in both within its lines.
///
/// A block without a language of its own (numbers, code, addresses) is neutral: it stands in the
/// place of the English one until the main language of the document is known.
extension Bilingual<Block> {
  /// A text in the language of `block`.
  init(_ block: consuming Block) {
    self.init()
    if block.language == .ko { ko = block } else { en = block }
  }

  /// The block that has a language, of a pair the English one.
  var inLanguage: Block? {
    if case .some(let block) = en, block.language != nil { return block }
    return ko
  }

  /// The block without a language of its own; a pair has none.
  var neutral: Block? {
    if case .none = ko, case .some(let block) = en, block.language == nil { block } else { nil }
  }

  /// Whether it has no language of its own.
  var isNeutral: Bool {
    if case .none = ko, case .some(let block) = en { block.language == nil } else { false }
  }

  /// The kind of the block, or of the English one of a pair.
  var kind: Block.Kind? { en?.kind ?? ko?.kind }

  /// Sets its place among the document's blocks, and assembles its text once.
  mutating func number(_ order: Int) {
    en?.order = order
    en?.settleText()
    ko?.order = order
    ko?.settleText()
  }
}

/// A block in both languages, as a pair of its parts.
extension Block {
  /// A part in one language, without separators at its ends and on all lines of the block.
  func part(trimming runs: [Run]) -> Block {
    var runs = runs
    runs.trimSeparators()
    var part = part(runs)
    part.lines = lines
    return part
  }

  /// Two parts as a pair; the first, in `language`, keeps the images.
  func pair(_ first: Block, in language: Language, _ second: Block) -> Bilingual<Block> {
    var (first, second) = (first, second)
    first.images = images
    first.language = language
    second.language = language.other
    return language == .en ? Bilingual(en: first, ko: second) : Bilingual(en: second, ko: first)
  }

  /// A pair of the first bytes, in `language`, and the others.
  func pair(utf8 lengths: [Int], first language: Language) -> Bilingual<Block> {
    let parts = runs.pieces(utf8: lengths).map { part(trimming: $0) }
    return pair(parts[0], in: language, parts[1])
  }
}

/// The lengths of a text and its translation.
enum TranslationLength {
  /// Whether both are about as long as a text and its translation.
  static func fits(_ en: some StringProtocol, _ ko: some StringProtocol) -> Bool {
    let en = log(Double(max(1, en.unicodeScalars.count)))
    let ko = log(Double(max(1, ko.unicodeScalars.count)))
    return abs(en - ko - AlignmentScorer.usualLogRatio) < mostDeviation
  }

  /// The most by which the logarithm of the ratio of both lengths may differ from the usual one.
  private static let mostDeviation = 1.0
}

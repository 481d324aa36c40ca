/// A prefilter by word beginnings for the words from which given tokens can come.
///
/// Inflection changes the end of a word and rarely its beginning. Keys leave out what it may change
/// there: ㅔ for ㅐ, a final consonant (누르다, 눌러), the vowel of the second syllable, y for i (tie,
/// tying).
package struct WordBeginnings: Sendable {
  /// A Bloom filter of the beginnings of two scalars.
  private var pairs = [UInt64](repeating: 0, count: 64)
  /// A Bloom filter of the first scalars of beginnings whose second scalar is unknown.
  private var firsts = [UInt64](repeating: 0, count: 16)
  /// A bit for each initial consonant of a stem of one syllable, in which everything else may
  /// change.
  private var initials: UInt32 = 0
  /// Whether any token is a number.
  private(set) var holdNumber = false

  /// The beginnings of the words from which `tokens` and the concepts with `spellings` can come.
  package init(of tokens: [String], spellings: [String]) {
    for token in tokens { insert(Array(token.unicodeScalars.map(\.value)), isVerb: false) }
    for spelling in spellings {
      let letters = spelling.unicodeScalars.map(\.value)
      // 닫기 covers all forms of 닫다, whatever their endings, and stands in compounds as it is.
      insert(letters, isVerb: letters.count == 2 && letters[1] == Self.gi)
    }
  }

  private mutating func insert(_ letters: [UInt32], isVerb: Bool) {
    guard let first = letters.first else { return }
    if (0x30...0x39).contains(first) { holdNumber = true }
    let key = Self.firstKey(first)
    firsts[Self.slot(key, 0, of: firsts.count)] |= Self.bit(key, 0)
    if letters.count > 1 {
      let second = Self.secondKey(letters[1])
      pairs[Self.slot(key, second, of: pairs.count)] |= Self.bit(key, second)
    }
    if letters.count == 1 || isVerb, let initial = Self.initial(first) {
      initials |= 1 << initial
    }
  }

  /// Whether a word may begin with the scalar at `index` in an atom that ends at `end`.
  ///
  /// `isFirst` says whether it is the atom's first scalar.
  func mayBegin(at index: Int, isFirst: Bool, end: Int, in scalars: FoldedText.Scalars) -> Bool {
    let key = Self.firstKey(scalars[index])
    if isFirst, initials != 0, let initial = Self.initial(scalars[index]),
      initials & 1 << initial != 0
    {
      return true
    }
    guard firsts[Self.slot(key, 0, of: firsts.count)] & Self.bit(key, 0) != 0 else { return false }
    guard index + 1 < end else { return true }
    let second = Self.secondKey(scalars[index + 1])
    return pairs[Self.slot(key, second, of: pairs.count)] & Self.bit(key, second) != 0
  }

  private static let gi: UInt32 = 0xAE30

  /// The first scalar without what inflection and spelling variants change.
  private static func firstKey(_ scalar: UInt32) -> UInt32 {
    guard Hangul.isSyllable(scalar) else { return scalar }
    let spelled = Hangul.withE(scalar)
    return spelled - Hangul.final(spelled)
  }

  private static func secondKey(_ scalar: UInt32) -> UInt32 {
    if let initial = initial(scalar) { return initial }
    return scalar == UInt32(UInt8(ascii: "y")) ? UInt32(UInt8(ascii: "i")) : scalar
  }

  private static func initial(_ scalar: UInt32) -> UInt32? {
    Hangul.isSyllable(scalar) ? (scalar - 0xAC00) / 588 : nil
  }

  private static func hash(_ first: UInt32, _ second: UInt32) -> UInt32 {
    (first &* 0x9E37_79B1 ^ second &* 0x85EB_CA77) &* 0xC2B2_AE3D
  }

  private static func slot(_ first: UInt32, _ second: UInt32, of count: Int) -> Int {
    Int(hash(first, second) >> 16) & (count - 1)
  }

  private static func bit(_ first: UInt32, _ second: UInt32) -> UInt64 {
    1 << UInt64(hash(first, second) >> 26)
  }
}

/// A prefilter, by their beginnings, for the words that given tokens can come from.
///
/// Inflection changes the end of a word and rarely its beginning. Keys leave out what may change
/// there: ㅔ for ㅐ, a final consonant (누르다, 눌러), the vowel of the second syllable, y for i (tie,
/// tying).
package struct WordBeginnings: Sendable {
  /// The beginnings of two scalars.
  private var pairs = PairFilter(size: 64)
  /// The first scalars of beginnings whose second scalar is unknown.
  private var firsts = PairFilter(size: 16)
  /// The first two scalars as they are: the parts of a compound are not inflected.
  private var parts = PairFilter(size: 64)
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
      // 닫기 covers all forms of 닫다, with any ending, and is unchanged in compounds.
      insert(letters, isVerb: letters.count == 2 && letters[1] == Self.gi)
    }
  }

  private mutating func insert(_ letters: [UInt32], isVerb: Bool) {
    guard let first = letters.first else { return }
    if (0x30...0x39).contains(first) { holdNumber = true }
    let key = Self.firstKey(first)
    firsts.insert(key, 0)
    parts.insert(first, letters.count > 1 ? letters[1] : 0)
    if letters.count > 1 { pairs.insert(key, Self.secondKey(letters[1])) }
    if letters.count == 1 || isVerb, let initial = Self.initial(first) {
      initials |= 1 << initial
    }
  }

  /// Whether a word may begin with the atom of the scalars in `range`.
  func mayBegin(with range: Range<Int>, in scalars: FoldedText.Scalars) -> Bool {
    let first = scalars[range.lowerBound]
    if initials != 0, let initial = Self.initial(first), initials & 1 << initial != 0 {
      return true
    }
    let key = Self.firstKey(first)
    guard firsts.mayHold(key, 0) else { return false }
    return range.count == 1
      || pairs.mayHold(key, Self.secondKey(scalars[range.lowerBound + 1]))
  }

  /// Whether a part of a compound may begin with a scalar of the atom in `range` after its first.
  func mayBegin(inside range: Range<Int>, in scalars: FoldedText.Scalars) -> Bool {
    range.dropFirst().contains { index in
      parts.mayHold(scalars[index], index + 1 < range.upperBound ? scalars[index + 1] : 0)
    }
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
}

/// A Bloom filter of pairs of scalars.
private struct PairFilter: Sendable {
  private var bits: [UInt64]

  /// A filter of `size` words, a power of 2.
  init(size: Int) { bits = [UInt64](repeating: 0, count: size) }

  mutating func insert(_ first: UInt32, _ second: UInt32) {
    let (slot, bit) = place(first, second)
    bits[slot] |= bit
  }

  /// Whether the pair may have been inserted; there are no false negatives.
  func mayHold(_ first: UInt32, _ second: UInt32) -> Bool {
    let (slot, bit) = place(first, second)
    return bits[slot] & bit != 0
  }

  private func place(_ first: UInt32, _ second: UInt32) -> (slot: Int, bit: UInt64) {
    let hash = (first &* 0x9E37_79B1 ^ second &* 0x85EB_CA77) &* 0xC2B2_AE3D
    return (Int(hash >> 16) & (bits.count - 1), 1 << UInt64(hash >> 26))
  }
}

internal import Lexicon

/// Splits Hangul words into stem and particle, as far as reading numbers requires it.
package enum HangulWords {
  /// Whether `scalar` is a Hangul syllable or letter.
  package static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || (0x3131...0x318E).contains(scalar.value)
  }

  /// The particles that mark a subject, a topic or an object.
  package static let caseParticles = Lexicon.quantityWords.words("case-particle")

  private static func isEnding(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return false }
    return isEnding(first)
  }

  /// Whether a particle, a copula or a dependent noun may begin with `scalar`.
  package static func isEnding(_ scalar: Unicode.Scalar) -> Bool {
    areEndings.contains(scalar.value)
  }

  /// The first syllables of particles, copulas and dependent nouns that directly follow a noun.
  static let areEndings = SyllableSet(Lexicon.quantityWords.words("ending"))

  /// The syllable of a Hangul word at the byte `offset`.
  package static func syllable(at offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(bytes[offset] & 0x0F) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6
      | UInt32(bytes[offset + 2] & 0x3F)
  }

  /// The longest prefix of `word` that `isHead` accepts and that a particle may follow.
  package static func split(
    _ word: String, longest: Int = 6, isHead: (String) -> Bool
  ) -> (head: String, rest: String)? {
    if isHead(word) { return (word, "") }
    var end =
      word.index(word.startIndex, offsetBy: longest, limitedBy: word.endIndex)
      ?? word.endIndex
    while end > word.startIndex {
      if end < word.endIndex, isEnding(word[end]) {
        let head = String(word[..<end])
        if isHead(head) { return (head, String(word[end...])) }
      }
      end = word.index(before: end)
    }
    return nil
  }

  /// The prefixes of a Hangul word that a particle may follow, longest first.
  package static func stems(_ word: String) -> [String] {
    var stems: [String] = []
    var end = word.endIndex
    while end > word.startIndex, stems.count < 8 {
      end = word.index(before: end)
      if end > word.startIndex, isEnding(word[end]) { stems.append(String(word[..<end])) }
    }
    return stems
  }
}

/// A set of Hangul syllables as a bitmap, which is faster to query than a hash table.
package struct SyllableSet: Sendable {
  /// A bit for each syllable from U+AC00.
  private var bits = [UInt64](repeating: 0, count: (0xD7A4 - 0xAC00) / 64 + 1)

  /// The first syllables of `words`.
  init(_ words: some Sequence<ShortWord>) {
    for word in words {
      if let first = word.firstSyllables?.first { insert(first) }
    }
  }

  /// The second syllables of those `words` that have one.
  init(secondOf words: some Sequence<ShortWord>) {
    for word in words {
      if let second = word.firstSyllables?.second, second > 0 { insert(second) }
    }
  }

  /// The union of both sets.
  func union(_ other: SyllableSet) -> SyllableSet {
    var union = self
    for index in bits.indices { union.bits[index] |= other.bits[index] }
    return union
  }

  package func contains(_ scalar: UInt32) -> Bool {
    guard (0xAC00...0xD7A3).contains(scalar) else { return false }
    let place = Int(scalar - 0xAC00)
    return bits[place >> 6] >> UInt64(place & 63) & 1 == 1
  }

  private mutating func insert(_ syllable: UInt32) {
    let place = Int(syllable - 0xAC00)
    bits[place >> 6] |= 1 << UInt64(place & 63)
  }
}

internal import Lexicon

/// Hangul words taken apart as far as numbers need it.
package enum HangulWords {
  /// Whether `scalar` is a Hangul syllable or letter.
  package static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || (0x3131...0x318E).contains(scalar.value)
  }

  /// The particles of a subject, a topic and an object.
  package static let caseParticles = Lexicon.quantityWords.words("case-particle")

  private static func isEnding(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return false }
    return isEnding(first)
  }

  /// Whether a particle, a copula or a bound word may begin with `scalar`.
  package static func isEnding(_ scalar: Unicode.Scalar) -> Bool {
    areEndings.contains(scalar.value)
  }

  /// The first syllables of particles, copulas and bound words that follow a noun at once.
  static let areEndings = SyllableSet(Lexicon.quantityWords.words("ending"))

  /// The syllable of a Hangul word at `offset`.
  package static func syllable(at offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(bytes[offset] & 0x0F) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6
      | UInt32(bytes[offset + 2] & 0x3F)
  }

  /// The longest beginning of `word` that `isHead` accepts and a particle may follow.
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

  /// The beginnings of a Hangul word that a particle may follow, longest first.
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

/// Hangul syllables, asked for one by one: hashing them takes longer.
package struct SyllableSet: Sendable {
  /// Whether it holds each from U+AC00.
  private var holds = [Bool](repeating: false, count: 0xD7A4 - 0xAC00)

  /// The first syllables of `words`.
  init(_ words: some Sequence<ShortWord>) {
    for word in words {
      if let first = word.firstSyllables?.first { holds[Int(first - 0xAC00)] = true }
    }
  }

  /// The second syllables of `words`, as far as they have one.
  init(secondOf words: some Sequence<ShortWord>) {
    for word in words {
      if let second = word.firstSyllables?.second, second > 0 { holds[Int(second - 0xAC00)] = true }
    }
  }

  /// All of both.
  func union(_ other: SyllableSet) -> SyllableSet {
    var union = self
    for index in holds.indices where other.holds[index] { union.holds[index] = true }
    return union
  }

  package func contains(_ scalar: UInt32) -> Bool {
    (0xAC00...0xD7A3).contains(scalar) && holds[Int(scalar - 0xAC00)]
  }
}

/// Hangul words taken apart as far as numbers need it.
package enum HangulWords {
  /// Whether `scalar` is a Hangul syllable or letter.
  package static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || (0x3131...0x318E).contains(scalar.value)
  }

  /// The first syllables of particles, copulas and bound words that follow a noun at once.
  private static let endings: Set<Character> = [
    "의", "이", "을", "를", "은", "는", "로", "으", "에", "까", "부", "만", "도", "보", "와", "과", "나", "입",
    "인", "일", "씩", "정", "여", "쯤", "내", "미", "초", "가", "마", "라", "당", "짜", "지", "예", "였", "랑",
    "처", "조", "뿐", "안",
  ]

  /// The particles of a subject, a topic and an object.
  package static let caseParticles: [ShortWord] = ["은", "는", "이", "가", "을", "를"]

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

  /// The same syllables, each asked for by its scalar.
  package static let areEndings = SyllableSet(endings.compactMap(\.unicodeScalars.first))

  /// The syllable of a Hangul word at `offset`.
  package static func syllable(at offset: Int, of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(bytes[offset] & 0x0F) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6
      | UInt32(bytes[offset + 2] & 0x3F)
  }

  /// The first syllables of Korean numerals.
  package static let numeralInitials = SyllableSet(numerals.compactMap(\.unicodeScalars.first))

  /// What may follow the first syllable of a Korean numeral inside a word.
  package static let numeralSeconds = SyllableSet(
    numerals.compactMap { $0.unicodeScalars.dropFirst().first }
      + (Array(Units.counters) + Array(Units.korean.keys)).compactMap {
        $0.unicodeScalars.first
      } + endings.compactMap(\.unicodeScalars.first))

  private static let numerals =
    Array(Numerals.korean.keys) + Array(Numerals.koreanAlone.keys)

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

  package init(_ syllables: some Sequence<Unicode.Scalar>) {
    for syllable in syllables { holds[Int(syllable.value - 0xAC00)] = true }
  }

  package func contains(_ scalar: UInt32) -> Bool {
    (0xAC00...0xD7A3).contains(scalar) && holds[Int(scalar - 0xAC00)]
  }
}

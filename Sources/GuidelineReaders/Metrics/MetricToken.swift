/// A piece of a sentence as the grammar of numbers sees it.
struct MetricToken: Sendable {
  /// What the piece is.
  enum Kind: Sendable {
    /// A number in digits or words, `low` to `high`.
    case number
    /// A word, lower-cased; Hangul and Latin letters are words of their own.
    case word
    /// One punctuation mark; dashes, tildes and multiplication signs are unified.
    case mark
    /// A scale factor (`@2x`) in `low`.
    case scale
  }

  var kind: Kind
  var text: String
  var low = 0.0
  var high = 0.0
  /// The line of the document that holds it.
  var line: Int
  /// Whether no white space stands before it.
  var isGlued: Bool
  /// Whether it is a number written as a word.
  var isSpelled = false
  /// Whether it looks like a name: a capital, digits inside.
  var isName = false

  /// Whether it is a word of Hangul.
  var isHangul: Bool {
    guard kind == .word, let first = text.unicodeScalars.first else { return false }
    return KoreanWords.isHangul(first)
  }

  /// Whether it is this mark.
  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }

  /// Whether it is this word.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}

/// Hangul words taken apart as far as numbers need it.
enum KoreanWords {
  /// Whether `scalar` is a Hangul syllable or letter.
  static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || (0x3131...0x318E).contains(scalar.value)
  }

  /// The first syllables of Korean numerals.
  static let numeralInitials = Set(
    (Array(NumberWords.korean.keys) + Array(NumberWords.koreanAlone.keys)).compactMap {
      $0.unicodeScalars.first?.value
    })

  /// What may follow the first syllable of a Korean numeral inside a word.
  static let numeralSeconds = Set(
    (Array(NumberWords.korean.keys) + Array(NumberWords.koreanAlone.keys)).compactMap {
      $0.unicodeScalars.dropFirst().first?.value
    }
      + (Array(MetricUnits.counters) + Array(MetricUnits.korean.keys)).compactMap {
        $0.unicodeScalars.first?.value
      } + endings.compactMap { $0.unicodeScalars.first?.value })

  /// The first syllables of particles, copulas and bound words that follow a noun at once.
  private static let endings: Set<Character> = [
    "의", "이", "을", "를", "은", "는", "로", "으", "에", "까", "부", "만", "도", "보", "와", "과", "나", "입",
    "인", "일", "씩", "정", "여", "쯤", "내", "미", "초", "가", "마", "라", "당", "짜", "지", "예", "였", "랑",
    "처", "조", "뿐", "안",
  ]

  private static func isEnding(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, (0xAC00...0xD7A3).contains(first.value),
      scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return false }
    return areEndings[Int(first.value - 0xAC00)]
  }

  /// Whether a syllable is an ending, for each from U+AC00: hashing a character takes longer.
  private static let areEndings: [Bool] = {
    var areEndings = [Bool](repeating: false, count: 0xD7A4 - 0xAC00)
    for ending in endings.compactMap(\.unicodeScalars.first) {
      areEndings[Int(ending.value - 0xAC00)] = true
    }
    return areEndings
  }()

  /// The longest beginning of `word` that `isHead` accepts and a particle may follow.
  static func split(
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
  static func stems(_ word: String) -> [String] {
    var stems: [String] = []
    var end = word.endIndex
    while end > word.startIndex, stems.count < 8 {
      end = word.index(before: end)
      if end > word.startIndex, isEnding(word[end]) { stems.append(String(word[..<end])) }
    }
    return stems
  }

  /// The value that `table` has for `word`; a Hangul word may carry a particle.
  static func value<Value>(for token: MetricToken, in table: [String: Value]) -> Value? {
    if let value = table[token.text] { return value }
    guard token.isHangul else { return nil }
    return split(token.text, isHead: { table[$0] != nil }).flatMap { table[$0.head] }
  }
}

package import Guidelines

/// The senses of all words that matter around a number, from the tables of the lexicon.
///
/// An open-addressing hash table, because the tokenizer looks up every word and most are not in it.
package final class QuantityVocabulary: Sendable {
  /// The vocabulary of the lexicon, built on first use.
  package static let shared = QuantityVocabulary(VocabularyBuilder.ofLexicon())

  /// The dimensions that words can name.
  ///
  /// As in the other lists, entry 0 means none, and ``WordSense`` refers to entries by their index.
  package let dimensions: [[Dimension]]
  /// The qualifiers that words can name.
  package let qualifiers: [(key: String, value: String)]
  /// Units.
  package let units: [MeasuredUnit]
  /// The values of number words.
  package let numerals: [ClosedRange<Double>]

  private let endings = HangulWords.areEndings
  private let words: WordTable
  /// For each first letter, the second letters of English number words as a bit set.
  private let numeralLetters: [UInt32]
  /// For each first syllable from U+AC00, the lengths in syllables of the Hangul words that begin
  /// with it, as a bit set.
  private let hangulLengths: [UInt8]

  private init(_ builder: VocabularyBuilder) {
    dimensions = builder.dimensions
    qualifiers = builder.qualifiers
    units = builder.units
    numerals = builder.numerals
    words = builder.words
    numeralLetters = builder.words.secondLetters(of: WordRoles.latinNumerals)
    hangulLengths = builder.words.hangulLengths()
  }

  /// Whether a Latin word, ignoring case, is a number or part of one.
  package func isEnglishNumeral(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (3...ShortWord.longest).contains(word.count),
      numeralLetters[Int(word[0] & 0x1F)] &>> UInt32(word[1] & 0x1F) & 1 == 1
    else { return false }
    return !sense(of: ShortWord(word).lowered).roles
      .isDisjoint(with: WordRoles.latinNumerals)
  }

  /// The sense of `word`.
  package func sense(of word: ShortWord) -> WordSense { words[word] }

  /// The sense of the Hangul word with these bytes, which may carry a particle.
  package func sense(ofHangul bytes: UnsafeBufferPointer<UInt8>) -> WordSense {
    let lengths = lengths(like: bytes)
    guard lengths != 0 else { return WordSense() }
    var sense = Self.has(lengths, bytes.count) ? sense(of: ShortWord(bytes)) : WordSense()
    forEachHead(of: bytes, lengths) { length in
      sense.adopt(self.sense(of: ShortWord(UnsafeBufferPointer(rebasing: bytes[..<length]))))
      return true
    }
    return sense
  }

  /// The length in bytes of the longest prefix of a Hangul word that has one of `roles` and that a
  /// particle may follow, or of the whole word if that has one.
  package func head(of bytes: UnsafeBufferPointer<UInt8>, in roles: WordRoles) -> Int? {
    let lengths = lengths(like: bytes)
    func isHead(_ length: Int) -> Bool {
      !sense(of: ShortWord(UnsafeBufferPointer(rebasing: bytes[..<length]))).roles.isDisjoint(
        with: roles)
    }
    if Self.has(lengths, bytes.count), isHead(bytes.count) { return bytes.count }
    var found: Int?
    forEachHead(of: bytes, lengths) { length in
      if isHead(length) { found = length }
      return found == nil
    }
    return found
  }

  /// The possible lengths, in syllables, of vocabulary words with the same first syllable as the
  /// Hangul word with these bytes, as a bit set.
  private func lengths(like bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let first = HangulWords.syllable(at: 0, of: bytes)
    // The word may begin with a letter that is not a syllable; then any length is possible.
    return (0xAC00...0xD7A3).contains(first) ? hangulLengths[Int(first - 0xAC00)] : .max
  }

  /// Whether the bit set `lengths` contains the length of a word of `count` bytes.
  private static func has(_ lengths: UInt8, _ count: Int) -> Bool {
    count <= ShortWord.longest && lengths & 1 << UInt8(count / 3) != 0
  }

  /// Calls `body` with the length of each prefix of a Hangul word that may be in the vocabulary and
  /// that a particle may follow, longest first, until it returns `false`.
  private func forEachHead(
    of bytes: UnsafeBufferPointer<UInt8>, _ lengths: UInt8, _ body: (Int) -> Bool
  ) {
    var length = min(ShortWord.longest, bytes.count - 3)
    while length > 0 {
      if Self.has(lengths, length),
        endings.contains(HangulWords.syllable(at: length, of: bytes)), !body(length)
      {
        return
      }
      length -= 3
    }
  }
}

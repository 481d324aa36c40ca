package import Guidelines

/// What the tables of the lexicon say of each word in a text with numbers.
///
/// Words are looked up by open addressing: the tokenizer asks for every word of a text, of which most
/// are in no table.
package final class QuantityVocabulary: Sendable {
  /// The vocabulary of the tables, made when it is first asked for.
  package static let shared = QuantityVocabulary(VocabularyBuilder.ofLexicon())

  /// What words measure, by the numbers that they have for it; the first stands for none, as in the
  /// other lists.
  package let dimensions: [[Dimension]]
  /// What words narrow.
  package let qualifiers: [(key: String, value: String)]
  /// Units.
  package let units: [MeasuredUnit]
  /// The values of number words.
  package let numerals: [ClosedRange<Double>]

  private let endings = HangulWords.areEndings
  private let words: WordTable
  /// The second letters of English number words, a bit for each, by the first letter.
  private let numeralLetters: [UInt32]
  /// How many syllables the Hangul words have that begin with each syllable from U+AC00, a bit for
  /// each number.
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

  /// Whether a Latin word in whatever case is a number or a part of one.
  package func isEnglishNumeral(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (3...ShortWord.longest).contains(word.count),
      numeralLetters[Int(word[0] & 0x1F)] &>> UInt32(word[1] & 0x1F) & 1 == 1
    else { return false }
    return !sense(of: ShortWord(word).lowered).roles
      .isDisjoint(with: WordRoles.latinNumerals)
  }

  /// What the tables say of `word`.
  package func sense(of word: ShortWord) -> WordSense { words[word] }

  /// What the tables say of the Hangul word with these bytes, which may carry a particle.
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

  /// How many bytes the longest beginning of a Hangul word has that is in one of `roles` and that
  /// a particle may follow; all of them where the word itself is.
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

  /// How many syllables the words of the tables have that begin as a Hangul word with these bytes
  /// does, a bit for each number.
  private func lengths(like bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let first = HangulWords.syllable(at: 0, of: bytes)
    // A letter that stands alone is no syllable: any number is possible.
    return (0xAC00...0xD7A3).contains(first) ? hangulLengths[Int(first - 0xAC00)] : .max
  }

  /// Whether a word of so many bytes is one of these.
  private static func has(_ lengths: UInt8, _ count: Int) -> Bool {
    count <= ShortWord.longest && lengths & 1 << UInt8(count / 3) != 0
  }

  /// Calls `body` with the length of each beginning of a Hangul word that may be a word of the
  /// tables and that a particle may follow, the longest first, until it returns `false`.
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

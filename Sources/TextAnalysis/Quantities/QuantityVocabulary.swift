package import Guidelines

/// Every word that the tables hold, looked up once for each word of a text.
package final class QuantityVocabulary: Sendable {
  package static let shared = QuantityVocabulary()

  /// What words measure, by the numbers that they have for it.
  package let dimensions: [[Dimension]]
  /// What words narrow, by the numbers that they have for it.
  package let qualifiers: [(key: String, value: String)]
  /// Units, by the numbers that their words have.
  package let units: [MeasuredUnit]
  /// The values of number words, by the numbers that they have.
  package let numerals: [ClosedRange<Double>]

  private let endings = HangulWords.areEndings

  private struct Entry {
    var word = ShortWord()
    var sense = WordSense()
  }

  /// An open-addressing table; an entry without a word is free.
  private let entries: [Entry]
  /// The second letters of English number words, a bit for each, by the first letter.
  private let numeralLetters: [UInt32]
  /// How many syllables the Hangul words have that begin with each syllable from U+AC00, a bit for
  /// each number.
  private let hangulLengths: [UInt8]

  private init() {
    var senses: [String: WordSense] = [:]
    for (role, words) in WordRoles.words {
      for word in words { senses[word, default: WordSense()].roles.insert(role) }
    }
    for (word, bound) in BoundWords.englishApart {
      senses[word, default: WordSense()].boundApart = bound
    }
    for (word, bound) in BoundWords.koreanBefore {
      senses[word, default: WordSense()].boundBefore = bound
    }
    for (word, bound) in BoundWords.koreanAfter {
      senses[word, default: WordSense()].boundAfter = bound
    }
    var dimensions: [[Dimension]] = [[]]
    for (word, value) in DimensionWords.words {
      senses[word, default: WordSense()].dimensions = UInt8(dimensions.count)
      dimensions.append(value)
    }
    var qualifiers = [(key: "", value: "")]
    for (word, value) in DimensionWords.qualifiers {
      senses[word, default: WordSense()].qualifier = UInt8(qualifiers.count)
      qualifiers.append(value)
    }
    var units = [Units.toOne]
    for (word, unit) in Units.latin where !word.contains(" ") {
      senses[word, default: WordSense()].unit = UInt8(units.count)
      units.append(unit)
    }
    for (word, unit) in Units.korean {
      senses[word, default: WordSense()].unit = UInt8(units.count)
      senses[word, default: WordSense()].inflectedUnit = UInt8(units.count)
      units.append(unit)
    }
    var numerals = [0.0...0.0]
    let tables: [(WordRoles, [String: ClosedRange<Double>])] = [
      (.englishNumeral, Numerals.english.mapValues { $0...$0 }),
      (.multiple, Numerals.multiples.mapValues { $0...$0 }),
      (.part, Numerals.parts.mapValues { $0...$0 }),
      (.koreanNumeral, Numerals.korean),
      (.koreanNumeralAlone, Numerals.koreanAlone.mapValues { $0...$0 }),
    ]
    for (role, table) in tables {
      for (word, value) in table {
        senses[word, default: WordSense()].numeral = UInt16(numerals.count)
        senses[word, default: WordSense()].roles.insert(role)
        numerals.append(value)
      }
    }
    self.dimensions = dimensions
    self.qualifiers = qualifiers
    self.units = units
    self.numerals = numerals
    var capacity = 64
    while capacity < senses.count * 4 { capacity *= 2 }
    var entries = [Entry](repeating: Entry(), count: capacity)
    for (text, sense) in senses {
      let word = ShortWord(text.utf8)
      precondition(word.isWhole, "A word of the metric tables is too long: \(text)")
      var slot = word.mixed & (capacity - 1)
      while entries[slot].word.bits != 0 { slot = (slot + 1) & (capacity - 1) }
      entries[slot] = Entry(word: word, sense: sense)
    }
    self.entries = entries
    var numeralLetters = [UInt32](repeating: 0, count: 32)
    for (word, sense) in senses
    where !sense.roles.isDisjoint(with: [.englishNumeral, .part, .multiple]) {
      let letters = word.utf8.prefix(2).map { $0 & 0x1F }
      numeralLetters[Int(letters[0])] |= 1 << UInt32(letters[1])
    }
    self.numeralLetters = numeralLetters
    var hangulLengths = [UInt8](repeating: 0, count: 0xD7A4 - 0xAC00)
    for word in senses.keys {
      guard let first = word.unicodeScalars.first?.value, (0xAC00...0xD7A3).contains(first),
        word.utf8.count.isMultiple(of: 3)
      else { continue }
      hangulLengths[Int(first - 0xAC00)] |= 1 << UInt8(word.utf8.count / 3)
    }
    self.hangulLengths = hangulLengths
  }

  /// Whether a Latin word in whatever case is a number or a part of one.
  package func isEnglishNumeral(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (3...ShortWord.longest).contains(word.count),
      numeralLetters[Int(word[0] & 0x1F)] &>> UInt32(word[1] & 0x1F) & 1 == 1
    else { return false }
    return !sense(of: ShortWord(word).lowered).roles
      .isDisjoint(with: [.englishNumeral, .part, .multiple])
  }

  /// What the tables say of `word`.
  package func sense(of word: ShortWord) -> WordSense {
    var slot = word.mixed & (entries.count - 1)
    while entries[slot].word.bits != 0 {
      if entries[slot].word == word { return entries[slot].sense }
      slot = (slot + 1) & (entries.count - 1)
    }
    return WordSense()
  }

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

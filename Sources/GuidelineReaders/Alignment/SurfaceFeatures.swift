internal import Guidelines
internal import TextAnalysis

/// Collects the numbers and Latin words of a text in one pass over its bytes.
///
/// The arrays are reused. Korean texts must be read before the English ones compared with them.
struct SurfaceFeatures {
  var numbers: [HashedWord] = []
  /// The Latin words of a Korean text, which count as names, or those of an English text that may be.
  var names: [HashedWord] = []
  /// A buffer for words collected by the caller: links, then concepts.
  var others: [HashedWord] = []
  /// The length of the text in Unicode scalars.
  private(set) var length = 0
  private let maySpell = SurfaceFeatures.maySpell
  /// A Bloom filter of the names in Korean texts, by the last ten bits of their hashes.
  private var mayBeName: [Bool] = []

  /// Reads another text.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>, _ language: Language) {
    length = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case 0x30...0x39: index = readNumber(text, index)
      case 0x41...0x5A, 0x61...0x7A: index = readWord(text, index, language)
      case 0x80...: index = readSyllables(text, index, language)
      default:
        length += 1
        index += 1
      }
    }
  }

  private mutating func readNumber(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    var word = HashedWord()
    while index < text.count, (0x30...0x39).contains(text[index]) {
      word.add(text[index])
      index += 1
    }
    numbers.append(word)
    length += index - start
    return index
  }

  private mutating func readWord(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ language: Language
  ) -> Int {
    var index = start
    var word = HashedWord()
    var stem = word
    while index < text.count, (0x61...0x7A).contains(text[index] | 0x20) {
      stem = word
      word.add(text[index] | 0x20)
      index += 1
    }
    let count = index - start
    // A plural counts as the same name.
    let isPlural = count > 3 && text[index - 1] | 0x20 == UInt8(ascii: "s")
    if count > 1 { add(name: isPlural ? stem : word, language) }
    if language == .en { add(spelled: word, count) }
    length += count
    return index
  }

  @inline(__always)
  private mutating func add(name: HashedWord, _ language: Language) {
    let bits = Int(name.value & 1023)
    switch language {
    case .en:
      guard !mayBeName.isEmpty, mayBeName[bits] else { return }
    case .ko:
      if mayBeName.isEmpty { mayBeName = [Bool](repeating: false, count: 1024) }
      mayBeName[bits] = true
    }
    names.append(name)
  }

  /// Reads non-ASCII letters.
  private mutating func readSyllables(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ language: Language
  ) -> Int {
    var index = start
    var word = HashedWord()
    while index < text.count, text[index] >= 0x80 {
      if text[index] & 0xC0 != 0x80 { length += 1 }
      word.add(text[index])
      index += 1
    }
    if language == .ko { add(spelled: word, index - start) }
    return index
  }

  /// Adds the number that a word of `count` bytes spells: three, 세 개.
  private mutating func add(spelled word: HashedWord, _ count: Int) {
    guard (3...12).contains(count), maySpell[Int(word.value & 1023)],
      let number = Self.spelled[word.value]
    else { return }
    numbers.append(number)
  }

  /// The number words of both languages by their hash.
  ///
  /// "one" is left out because it is too frequent.
  private static let spelled: [UInt64: HashedWord] = {
    var numbers: [UInt64: HashedWord] = [:]
    func add(_ word: String, _ value: Double) {
      if value > 1 { numbers[HashedWord(word).value] = HashedWord(String(Int(value))) }
    }
    for (word, range) in Numerals.english + Numerals.korean
    where range.lowerBound == range.upperBound {
      add(word.text, range.lowerBound)
    }
    return numbers
  }()
  /// A Bloom filter of the number words, by the last ten bits of their hashes.
  private static let maySpell: [Bool] = {
    var maySpell = [Bool](repeating: false, count: 1024)
    for word in spelled.keys { maySpell[Int(word & 1023)] = true }
    return maySpell
  }()
}

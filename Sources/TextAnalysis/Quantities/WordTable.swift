/// An open-addressing hash table of word senses.
///
/// A slot holds only the number of a word, so that a failed lookup, by far the most frequent, reads
/// few bytes.
struct WordTable: Sendable {
  private(set) var words: [ShortWord] = []
  private var senses: [WordSense] = []
  /// The number of the word plus one; 0 marks a free slot.
  ///
  /// The count is a power of two and more than twice the number of words.
  private var slots = [UInt16](repeating: 0, count: 4096)

  /// The sense of a word; for an unknown one, an empty sense.
  subscript(word: ShortWord) -> WordSense {
    let number = Int(slots[slot(of: word)])
    return number == 0 ? WordSense() : senses[number - 1]
  }

  /// Changes the sense of a word, which is added if it is new.
  mutating func update(_ word: ShortWord, _ change: (inout WordSense) -> Void) {
    var slot = slot(of: word)
    if slots[slot] == 0 {
      if words.count * 2 >= slots.count {
        grow()
        slot = self.slot(of: word)
      }
      words.append(word)
      senses.append(WordSense())
      slots[slot] = UInt16(words.count)
    }
    change(&senses[Int(slots[slot]) - 1])
  }

  /// The slot that holds the word, or the free one in which to insert it.
  private func slot(of word: ShortWord) -> Int {
    var slot = word.mixed & (slots.count - 1)
    while slots[slot] != 0, words[Int(slots[slot]) - 1] != word {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = [UInt16](repeating: 0, count: slots.count * 2)
    for (index, word) in words.enumerated() { slots[slot(of: word)] = UInt16(index + 1) }
  }
}

// MARK: - Prefilters

extension WordTable {
  /// For each first letter, the second letters of the Latin words with one of `roles`, as a bit
  /// set.
  func secondLetters(of roles: WordRoles) -> [UInt32] {
    var letters = [UInt32](repeating: 0, count: 32)
    for (word, sense) in zip(words, senses) where !sense.roles.isDisjoint(with: roles) {
      let bytes = UInt32(truncatingIfNeeded: word.bits)
      letters[Int(bytes & 0x1F)] |= 1 << (bytes >> 8 & 0x1F)
    }
    return letters
  }

  /// For each first syllable from U+AC00, the lengths in syllables of the Hangul words that begin
  /// with it, as a bit set.
  func hangulLengths() -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: 0xD7A4 - 0xAC00)
    for word in words where word.count.isMultiple(of: 3) {
      guard let first = word.firstSyllables?.first else { continue }
      lengths[Int(first - 0xAC00)] |= 1 << UInt8(word.count / 3)
    }
    return lengths
  }
}

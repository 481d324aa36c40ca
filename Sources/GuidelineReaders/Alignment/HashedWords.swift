internal import TextAnalysis

/// A word as its 64-bit FNV-1a hash: two different words of a document practically never collide.
struct HashedWord: Comparable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of the empty word.
  init() {}

  init(_ text: String) {
    var text = text
    self = text.withUTF8(HashedWord.init(utf8:))
  }

  /// The hash of a concept's token, by a faster function.
  ///
  /// It must only be compared with those of other concepts.
  init(concept: UnsafeBufferPointer<UInt8>) {
    value = Digest.quick(UnsafeRawBufferPointer(concept))
  }

  /// The hash of UTF-8 `text`.
  init(utf8 text: UnsafeBufferPointer<UInt8>) {
    for byte in text { add(byte) }
  }

  /// Appends a byte of the word.
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  static func < (left: HashedWord, right: HashedWord) -> Bool { left.value < right.value }
}

/// A set of words, stored in a ``WordSetPool``.
struct WordSet {
  /// The range of its words in the pool.
  fileprivate var start: Int32 = 0
  fileprivate var end: Int32 = 0
  /// A Bloom filter of its words: sets without a common bit have no word in common.
  fileprivate var bits: UInt64 = 0

  var isEmpty: Bool { start == end }
  var count: Int { Int(end - start) }
}

/// The words of all sets of a document, those of a set sorted.
///
/// The sets share one array, so that copying the features of a segment needs no reference counting.
struct WordSetPool {
  private var sorted: [HashedWord] = []

  /// The set of `words`, which is emptied.
  mutating func insert(_ words: inout [HashedWord]) -> WordSet {
    defer { words.removeAll(keepingCapacity: true) }
    guard !words.isEmpty else { return WordSet() }
    if words.count > 1 { words.sort() }
    var set = WordSet(start: Int32(sorted.count))
    for word in words where set.bits == 0 || sorted[sorted.count - 1] != word {
      sorted.append(word)
      // The highest bits of a short word's hash are poorly mixed.
      set.bits |= 1 << ((word.value &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
    set.end = Int32(sorted.count)
    return set
  }

  /// The union of both sets.
  mutating func union(_ left: WordSet, _ right: WordSet) -> WordSet {
    if right.isEmpty { return left }
    var words = Array(self[left]) + self[right]
    return insert(&words)
  }

  /// The number of words in both sets.
  ///
  /// - Complexity: O(*n* + *m*).
  func shared(_ left: WordSet, _ right: WordSet) -> Int {
    left.bits & right.bits == 0 ? 0 : sharedWords(left, right)
  }

  private func sharedWords(_ left: WordSet, _ right: WordSet) -> Int {
    sorted.withUnsafeBufferPointer { sorted in
      var (one, other, count) = (Int(left.start), Int(right.start), 0)
      while one < left.end, other < right.end {
        if sorted[one] == sorted[other] {
          count += 1
          one += 1
          other += 1
        } else if sorted[one] < sorted[other] {
          one += 1
        } else {
          other += 1
        }
      }
      return count
    }
  }

  private subscript(words: WordSet) -> ArraySlice<HashedWord> {
    sorted[Int(words.start)..<Int(words.end)]
  }
}

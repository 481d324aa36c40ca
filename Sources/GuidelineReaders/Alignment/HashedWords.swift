internal import TextAnalysis

/// A word as a number that is as good as unique.
struct HashedWord: Comparable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The mark of no letters, to which they are added.
  init() {}

  init(_ text: String) {
    var text = text
    self = text.withUTF8(HashedWord.init(utf8:))
  }

  /// The mark of the token of a concept, which is compared with those of others alone.
  init(concept: UnsafeBufferPointer<UInt8>) {
    value = Digest.quick(UnsafeRawBufferPointer(concept))
  }

  /// The mark of UTF-8 `text`.
  init(utf8 text: UnsafeBufferPointer<UInt8>) {
    for byte in text { add(byte) }
  }

  /// Adds the next letter.
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  static func < (left: HashedWord, right: HashedWord) -> Bool { left.value < right.value }
}

/// A set of words, kept in a `WordSetPool`.
struct WordSet {
  /// Where its words stand in the store.
  fileprivate var start: Int32 = 0
  fileprivate var end: Int32 = 0
  /// A bit for each word: sets without a common bit have no word in common.
  fileprivate var bits: UInt64 = 0

  var isEmpty: Bool { start == end }
  var count: Int { Int(end - start) }
}

/// The words of sets, each kept in order so that two of them are compared in one walk.
///
/// The sets of a document share one list, so that what is known of a block is copied without
/// counting references.
struct WordSetPool {
  private var sorted: [HashedWord] = []

  /// The set of `marks`, which are taken out.
  mutating func insert(_ marks: inout [HashedWord]) -> WordSet {
    defer { marks.removeAll(keepingCapacity: true) }
    guard !marks.isEmpty else { return WordSet() }
    if marks.count > 1 { marks.sort() }
    var set = WordSet(start: Int32(sorted.count))
    for mark in marks where set.bits == 0 || sorted[sorted.count - 1] != mark {
      sorted.append(mark)
      // The highest bits of a short word say little until they are mixed.
      set.bits |= 1 << ((mark.value &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
    set.end = Int32(sorted.count)
    return set
  }

  /// The words of both sets.
  mutating func union(_ left: WordSet, _ right: WordSet) -> WordSet {
    if right.isEmpty { return left }
    var marks = Array(self[left]) + self[right]
    return insert(&marks)
  }

  /// How many words both have.
  ///
  /// - Complexity: O(*n* + *m*).
  func shared(_ left: WordSet, _ right: WordSet) -> Int {
    left.bits & right.bits == 0 ? 0 : sharedMarks(left, right)
  }

  private func sharedMarks(_ left: WordSet, _ right: WordSet) -> Int {
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

  private subscript(marks: WordSet) -> ArraySlice<HashedWord> {
    sorted[Int(marks.start)..<Int(marks.end)]
  }
}

internal import TextAnalysis

/// The signature of a word's letters: a prefilter that gives a lower bound of the edit distance.
struct Letters {
  /// The number of its letters; a Korean syllable counts as its jamo.
  let count: Int
  /// A bit for each letter; several letters share one.
  let signature: Int

  init(of word: String) {
    var count = 0
    var signature: UInt64 = 0
    func add(_ letter: Unicode.Scalar) {
      count += 1
      signature |= 1 << UInt64(letter.value & 63)
    }
    var word = word
    let isPlain = word.withUTF8 { Hangul.forEachJamo(in: $0, add) }
    if !isPlain {
      (count, signature) = (0, 0)
      for letter in Hangul.jamo(word).unicodeScalars { add(letter) }
    }
    self.count = count
    self.signature = Int(bitPattern: UInt(signature))
  }

  /// Whether a word with the signature `other` may be within `edits` edits.
  ///
  /// An edit changes at most two bits: it removes a letter, adds one, or does both.
  func differs(from other: Int, byAtMost edits: Int) -> Bool {
    (signature ^ other).nonzeroBitCount <= 2 * edits
  }
}

/// Words with their signatures, as a prefilter for corrections.
struct KnownWords {
  private var texts: [String] = []
  /// The indexes and the signatures of the words with each number of letters.
  private var lengths: [[(index: Int32, signature: Int)]] = []
  /// The indexes of the words that begin with a Hangul syllable, by its initial consonant.
  private var hangul = [[Int32]](repeating: [], count: 19)

  /// The number of letters up to which lengths are told apart; nobody misspells longer words.
  private static let longest = 255

  mutating func append(_ text: String, letters count: Int, signature: Int) {
    if let initial = Self.initial(of: text) { hangul[initial].append(Int32(texts.count)) }
    let count = max(0, min(count, Self.longest))
    while lengths.count <= count { lengths.append([]) }
    lengths[count].append((Int32(texts.count), signature))
    texts.append(text)
  }

  /// The words that may be within `edits` edits of `word`, in their original order.
  func spellings(like word: Letters, byAtMost edits: Int) -> [String] {
    let first = max(0, word.count - edits)
    var found: [Int32] = []
    for length in first..<max(first, min(word.count + edits + 1, lengths.count)) {
      for (index, signature) in lengths[length]
      where word.differs(from: signature, byAtMost: edits) {
        found.append(index)
      }
    }
    found.sort()
    return found.map { texts[Int($0)] }
  }

  /// The words that begin with a syllable that has the initial consonant of `word`, in their original
  /// order; none if it begins with no syllable.
  func words(withInitialOf word: String) -> some Sequence<String> {
    (Self.initial(of: word).map { hangul[$0] } ?? []).lazy.map { texts[Int($0)] }
  }

  /// The index of the initial consonant of a word that begins with a Hangul syllable.
  private static func initial(of word: String) -> Int? {
    guard let first = word.unicodeScalars.first, Hangul.isSyllable(first) else { return nil }
    return Int(first.value - 0xAC00) / 588
  }
}

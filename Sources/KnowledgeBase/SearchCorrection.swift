internal import Guidelines
internal import TextAnalysis

/// Queries that were typed otherwise than they were meant.
extension KnowledgeBase {
  /// A query that finds something in place of one that does not.
  struct Correction {
    var text: String
    var words: [SearchWord]
    var hits: [Hit]
  }

  /// The best query that replaces those words of `text` that the index does not know.
  ///
  /// `nil` where no replacement finds anything.
  func correction(
    of text: String, words: [SearchWord], for query: SearchQuery
  ) throws(KnowledgeBaseError) -> Correction? {
    if let retyped = try retyped(text, for: query) { return retyped }
    var unknown: [(range: Range<Int>, candidates: [String])] = []
    for word in words.essential where word.entries == 0 {
      let candidates = try candidates(for: SearchText.slice(of: text, word.utf8Range))
      guard !candidates.isEmpty else { continue }
      unknown.append((word.utf8Range, candidates))
      if unknown.count == 3 { break }
    }
    guard !unknown.isEmpty else { return nil }
    // At most 36 queries, the likeliest replacements of each word.
    let breadth = [0, 12, 6, 3][unknown.count]
    var best: Correction?
    var bestScore = 0.0
    for choice in Self.choices(unknown.map { min(breadth, $0.candidates.count) }) {
      var corrected = Array(text.utf8)
      for (index, part) in zip(choice, unknown).reversed() {
        corrected.replaceSubrange(part.range, with: part.candidates[index].utf8)
      }
      guard let found = try correction(String(decoding: corrected, as: UTF8.self), for: query)
      else { continue }
      let rank = Double(choice.reduce(0, +))
      let score = (found.hits.lazy.map(\.score).max() ?? 0) / (1 + 0.1 * rank)
      if score > bestScore {
        bestScore = score
        best = found
      }
    }
    return best
  }

  /// `text` typed with the other layout of the keyboard, where that finds something.
  private func retyped(
    _ text: String, for query: SearchQuery
  ) throws(KnowledgeBaseError) -> Correction? {
    for other in [Keyboard.hangul(typedAs: text), Keyboard.latin(typedAs: text)]
    where other != text {
      if let found = try correction(other, for: query) { return found }
    }
    return nil
  }

  /// `text` as a correction: all of its words that the index knows are found together.
  private func correction(
    _ text: String, for query: SearchQuery
  ) throws(KnowledgeBaseError) -> Correction? {
    let words = try searchWords(of: text)
    guard !words.isEmpty, words.essential.allSatisfy({ $0.entries > 0 }) else { return nil }
    let hits = try hits(SearchPattern(all: words.essential), query)
    return hits.isEmpty ? nil : Correction(text: text, words: words, hits: hits)
  }

  /// What may have been meant by `typed`, the likeliest first.
  private func candidates(for typed: String) throws(KnowledgeBaseError) -> [String] {
    if SearchText.isInitials(typed) { return try spellings(withInitials: typed) }
    if let (whole, initial) = SearchText.unfinished(typed) {
      let begun = try words(beginningWith: whole, then: initial)
      if !begun.isEmpty { return begun }
    }
    return try spellings(near: typed)
  }

  /// The terms of the vocabulary and words of the texts with these first consonants, also of two
  /// such one after the other.
  private func spellings(withInitials initials: String) throws(KnowledgeBaseError) -> [String] {
    let whole = try spellings(withAllInitials: initials)
    guard whole.isEmpty else { return whole }
    let letters = Array(initials)
    var pairs: [String] = []
    for split in stride(from: letters.count - 1, to: 0, by: -1) {
      let heads = try spellings(withAllInitials: String(letters[..<split]))
      guard !heads.isEmpty else { continue }
      let tails = try spellings(withAllInitials: String(letters[split...]))
      for head in heads.prefix(3) { pairs += tails.prefix(3).map { "\(head) \($0)" } }
    }
    return pairs
  }

  private func spellings(
    withAllInitials initials: String
  ) throws(KnowledgeBaseError) -> [String] {
    var spellings = try database.rows(
      """
      SELECT term FROM spelling WHERE initials = ?1 AND kind = 'ko'
      ORDER BY ambiguous, concept, ordinal
      """, initials
    ) { $0.text(0) }
    let words = try database.rows(
      "SELECT text FROM vocabulary WHERE initials = ?1 AND entries > 0 ORDER BY entries DESC, text",
      initials
    ) { $0.text(0) }
    spellings += words.filter { !spellings.contains($0) }
    return spellings
  }

  /// The words that begin with `whole` and a syllable with the consonant `initial`.
  private func words(
    beginningWith whole: String, then initial: Unicode.Scalar
  ) throws(KnowledgeBaseError) -> [String] {
    let length = whole.unicodeScalars.count
    return try database.rows(
      """
      SELECT text FROM vocabulary WHERE text > ?1 AND text < ?2 AND letters IS NOT NULL
      ORDER BY entries DESC, text
      """, whole, whole + "\u{10FFFF}"
    ) { $0.text(0) }.filter { word in
      let next = String(String.UnicodeScalarView(word.unicodeScalars.dropFirst(length).prefix(1)))
      return Hangul.initials(next).unicodeScalars.first == initial
    }
  }

  private func spellings(near word: String) throws(KnowledgeBaseError) -> [String] {
    let folded = Folding.fold(word)
    let letters = Letters(of: folded)
    let candidates = try wordsToCorrectTo().spellings(
      like: letters, byAtMost: max(1, letters.count / 3))
    return EditDistance.nearest(to: folded, in: candidates, limit: 12)
      .filter { $0 != folded }
  }

  /// The words of the vocabulary, read once and again only when the file has changed.
  private func wordsToCorrectTo() throws(KnowledgeBaseError) -> KnownWords {
    if let knownWords { return knownWords }
    var words = KnownWords()
    try database.forEach(
      """
      SELECT text, letters, signature FROM vocabulary WHERE letters IS NOT NULL
      ORDER BY entries DESC, text
      """
    ) { words.append($0.text(0), letters: $0.int(1), signature: $0.int(2)) }
    knownWords = words
    return words
  }

  /// All ways to choose one of `counts[i]` for each place, the likeliest first.
  private static func choices(_ counts: [Int]) -> [[Int]] {
    var choices: [[Int]] = [[]]
    for count in counts { choices = choices.flatMap { head in (0..<count).map { head + [$0] } } }
    return choices.sorted { $0.reduce(0, +) < $1.reduce(0, +) }
  }
}

/// Which letters a word has, in a form that tells quickly how different two words are at least.
struct Letters {
  /// How many letters it has, a Korean syllable counted as its jamo.
  let count: Int
  /// A bit for each letter; some letters share one.
  let signature: Int

  init(of word: String) {
    var count = 0
    var signature: UInt64 = 0
    for scalar in Hangul.jamo(word).unicodeScalars {
      count += 1
      signature |= 1 << UInt64(scalar.value & 63)
    }
    self.count = count
    self.signature = Int(bitPattern: UInt(signature))
  }

  /// Whether a word with the signature `other` may be `edits` edits away.
  ///
  /// An edit takes one letter, brings one or both, or changes none.
  func differs(from other: Int, byAtMost edits: Int) -> Bool {
    (signature ^ other).nonzeroBitCount <= 2 * edits
  }
}

/// Words with their letters side by side, so that those like a mistyped one are found in no time.
struct KnownWords {
  private var texts: [String] = []
  private var letters: [Int32] = []
  private var signatures: [Int] = []

  mutating func append(_ text: String, letters count: Int, signature: Int) {
    texts.append(text)
    letters.append(Int32(clamping: count))
    signatures.append(signature)
  }

  /// The words that may be `edits` edits away from `word`, in their own order.
  func spellings(like word: Letters, byAtMost edits: Int) -> [String] {
    let range = Int32(clamping: word.count - edits)...Int32(clamping: word.count + edits)
    return texts.indices.filter { index in
      range.contains(letters[index]) && word.differs(from: signatures[index], byAtMost: edits)
    }.map { texts[$0] }
  }
}

/// The text of a query before it is analysed.
enum SearchText {
  /// The first 1,000 scalars at most: nobody asks more, and a megabyte must not cost seconds.
  static func bounded(_ text: String) -> String {
    guard text.utf8.count > 1000 else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(1000)))
  }

  /// The part of `text` at `range`, in UTF-8 offsets.
  static func slice(of text: String, _ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(decoding: utf8[start..<utf8.index(start, offsetBy: range.count)], as: UTF8.self)
  }

  /// Whether `text` is made of Korean consonants alone, as ㅌㅂ is.
  static func isInitials(_ text: String) -> Bool {
    text.unicodeScalars.count > 1 && text.unicodeScalars.allSatisfy(isConsonant)
  }

  /// The finished syllables of a word that is still being typed, and the consonant after them:
  /// 배 and ㅈ of 배ㅈ.
  static func unfinished(_ text: String) -> (whole: String, initial: Unicode.Scalar)? {
    guard let initial = text.unicodeScalars.last, isConsonant(initial) else { return nil }
    let whole = text.unicodeScalars.dropLast()
    guard !whole.isEmpty, whole.allSatisfy(Hangul.isSyllable) else { return nil }
    return (String(String.UnicodeScalarView(whole)), initial)
  }

  private static func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    (0x3131...0x314E).contains(scalar.value)
  }
}

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

  /// The best query that replaces those words of `text` that the index does not know: words of
  /// initial consonants by words that begin so, others by those of nearly the same letters.
  ///
  /// `nil` where no replacement finds anything.
  func correction(
    of text: String, words: [SearchWord], for query: SearchQuery
  ) throws(KnowledgeBaseError) -> Correction? {
    var unknown: [(range: Range<Int>, candidates: [String])] = []
    for word in words where try !isKnown(word) {
      let typed = SearchText.slice(of: text, word.utf8Range)
      let candidates =
        SearchText.isInitials(typed)
        ? try spellings(withInitials: typed) : try spellings(near: typed)
      guard !candidates.isEmpty else { continue }
      unknown.append((word.utf8Range, candidates))
      if unknown.count == 3 { break }
    }
    guard !unknown.isEmpty else { return nil }
    // At most 48 queries, the likeliest replacements of each word.
    let breadth = [0, 16, 6, 3][unknown.count]
    var best: Correction?
    var bestScore = 0.0
    for choice in Self.choices(unknown.map { min(breadth, $0.candidates.count) }) {
      var corrected = Array(text.utf8)
      for (index, part) in zip(choice, unknown).reversed() {
        corrected.replaceSubrange(part.range, with: part.candidates[index].utf8)
      }
      let correctedText = String(decoding: corrected, as: UTF8.self)
      let correctedWords = SearchWord.words(of: correctedText, analyzer: analyzer)
      let hits = try hits(SearchPattern(all: SearchWord.essential(correctedWords)), query)
      let rank = Double(choice.reduce(0, +))
      let score = (hits.lazy.map(\.score).max() ?? 0) / (1 + 0.1 * rank)
      if score > bestScore {
        bestScore = score
        best = Correction(text: correctedText, words: correctedWords, hits: hits)
      }
    }
    return best
  }

  private func isKnown(_ word: SearchWord) throws(KnowledgeBaseError) -> Bool {
    for alternative in word.alternatives {
      let found: Void? = try database.first(
        "SELECT 1 FROM search_vocabulary WHERE term = ?1 LIMIT 1", alternative, read: { _ in })
      if found != nil { return true }
    }
    return false
  }

  /// The terms of the vocabulary and words of the texts that begin with these consonants.
  private func spellings(withInitials initials: String) throws(KnowledgeBaseError) -> [String] {
    var spellings = try database.rows(
      """
      SELECT term FROM spelling WHERE initials = ?1 AND kind = 'ko'
      ORDER BY ambiguous, concept, ordinal
      """, initials
    ) { $0.text(0) }
    for word in try indexedWords() where Hangul.initials(word) == initials {
      if word.unicodeScalars.count == initials.unicodeScalars.count, !spellings.contains(word) {
        spellings.append(word)
      }
    }
    return spellings
  }

  private func spellings(near word: String) throws(KnowledgeBaseError) -> [String] {
    var candidates = try indexedWords()
    candidates += try database.rows("SELECT DISTINCT squashed FROM spelling") { $0.text(0) }
    let folded = Folding.fold(word)
    return EditDistance.nearest(to: folded, in: candidates, limit: 8).filter { $0 != folded }
  }

  /// The words of all texts, the most frequent first.
  private func indexedWords() throws(KnowledgeBaseError) -> [String] {
    try database.rows(
      "SELECT term FROM search_vocabulary WHERE term > char(2) ORDER BY doc DESC, term"
    ) { $0.text(0) }
  }

  /// All ways to choose one of `counts[i]` for each place, the likeliest first.
  private static func choices(_ counts: [Int]) -> [[Int]] {
    var choices: [[Int]] = [[]]
    for count in counts { choices = choices.flatMap { head in (0..<count).map { head + [$0] } } }
    return choices.sorted { $0.reduce(0, +) < $1.reduce(0, +) }
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
    text.unicodeScalars.count > 1
      && text.unicodeScalars.allSatisfy { (0x3131...0x314E).contains($0.value) }
  }
}

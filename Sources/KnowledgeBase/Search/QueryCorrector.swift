internal import Guidelines
internal import Lexicon
internal import TextAnalysis

/// Corrects queries that find nothing.
final class QueryCorrector {
  private let reader: QueryReader
  private let finder: HitFinder
  /// The words that corrections may use, by the prefix of their part of the index; see ``IndexPart``.
  private var knownWords: [String: KnownWords] = [:]
  /// A cache of the words near those of queries, by part and word: a query needs them more than once.
  private var near: [String: [Candidate]] = [:]

  private var database: Database { reader.database }
  /// The part of the index in which a corrected query must find something.
  private var part: IndexPart { reader.scope.part }

  init(reader: QueryReader, finder: HitFinder) {
    self.reader = reader
    self.finder = finder
  }

  /// Discards what was read, after the file has changed.
  func forget() { (knownWords, near) = ([:], [:]) }

  /// A query to use instead of one that finds nothing.
  struct Correction {
    var text: String
    var words: [SearchWord]
    var hits: [Hit]
  }

  /// The best replacement for the words of `text` that neither the index nor the glossary knows.
  ///
  /// Either the corrected query finds something as a whole, or it only replaces words that are
  /// certainly mistyped. `nil` if nothing is similar to the query.
  func correction(
    of text: String, words: [SearchWord], for query: SearchQuery
  ) throws(KnowledgeBaseError) -> Correction? {
    if let retyped = try retyped(text, for: query) { return retyped }
    let unknown = words.essential.filter { !$0.isKnown && !$0.hasConcepts }.map(\.utf8Range)
    guard !unknown.isEmpty else { return nil }
    // If the query is one word, candidates differ only in frequency.
    if words.count == 1, SearchText.isInitials(text) {
      for candidate in try candidates(for: text) {
        if let found = try correction(candidate.text, for: query) { return found }
      }
    }
    for ranges in Self.units(of: unknown.prefix(Self.mostUnknown), in: text) {
      var replacements: [Replacement] = []
      for range in ranges {
        let candidates = try candidates(for: SearchText.slice(of: text, range))
        if !candidates.isEmpty {
          replacements.append(Replacement(range: range, candidates: candidates))
        }
      }
      if let best = try best(of: replacements, in: text, for: query) { return best }
    }
    return try likeliest(text, replacing: unknown)
  }

  /// The replacements for the word at `range`, likeliest first.
  private struct Replacement {
    var range: Range<Int>
    var candidates: [Candidate]
  }

  /// A word that may have been meant, and its distance from the typed one, from 0 upwards.
  private struct Candidate {
    var text: String
    var cost: Double

    /// Candidates with equal cost, in the order of `texts`.
    static func list(_ texts: [String], cost: Double = 0) -> [Candidate] {
      texts.enumerated().map { Candidate(text: $1, cost: cost + orderCost * Double($0)) }
    }

    private static let orderCost = 0.1
  }

  /// The most words of a query that are corrected together.
  private static let mostUnknown = 4
  /// The most corrections of a query that are tried; fewer for a long one.
  private static func mostChoices(for text: String) -> Int {
    min(64, max(1, 8_000 / max(1, text.utf8.count)))
  }

  /// The ways to divide the unknown `words` of `text` into units to be replaced, fewest units first.
  ///
  /// Each word is a unit, but initial consonants may abbreviate several words: ㅅㅎ ㅊㅅ is 실행 취소.
  private static func units(
    of words: ArraySlice<Range<Int>>, in text: String
  ) -> [[Range<Int>]] {
    guard let first = words.first else { return [] }
    var units: [[Range<Int>]] = []
    for end in words.indices.reversed() {
      let whole = first.lowerBound..<words[end].upperBound
      let isOne =
        end == words.startIndex || SearchText.isInitials(SearchText.slice(of: text, whole))
      guard isOne else { continue }
      let rest = words[(end + 1)...]
      units += rest.isEmpty ? [[whole]] : Self.units(of: rest, in: text).map { [whole] + $0 }
    }
    return units
  }

  /// The choice of `replacements` whose query finds the best entry; `nil` if none finds any.
  private func best(
    of replacements: [Replacement], in text: String, for query: SearchQuery
  ) throws(KnowledgeBaseError) -> Correction? {
    guard !replacements.isEmpty else { return nil }
    let most = Self.mostChoices(for: text)
    var breadth = 1
    while replacements.reduce(1, { $0 * min(breadth + 1, $1.candidates.count) }) <= most,
      replacements.contains(where: { $0.candidates.count > breadth })
    {
      breadth += 1
    }
    var best: Correction?
    var bestScore = 0.0
    for choice in Self.choices(replacements.map { min(breadth, $0.candidates.count) }) {
      let corrected = Self.text(text, replacing: replacements, by: choice)
      guard let found = try correction(corrected, for: query) else { continue }
      let cost = zip(choice, replacements).reduce(0) { $0 + $1.1.candidates[$1.0].cost }
      let score = (found.hits.lazy.map(\.score).max() ?? 0) / (1 + cost)
      if score > bestScore {
        bestScore = score
        best = found
      }
    }
    return best
  }

  /// `text` with the likeliest replacement of each of its `words`, if all are certainly mistyped, even
  /// if nothing contains all of them.
  ///
  /// If one of them is not, the query is about something that no text mentions, and `nil` is returned.
  private func likeliest(
    _ text: String, replacing words: [Range<Int>]
  ) throws(KnowledgeBaseError) -> Correction? {
    var replacements: [Replacement] = []
    for range in words {
      let typed = SearchText.slice(of: text, range)
      let isBegun = SearchText.isInitials(typed) || SearchText.unfinished(typed) != nil
      let candidates =
        isBegun
        ? try candidates(for: typed)
        : try spellings(near: typed).filter { $0.cost < Self.editCost && SearchText.isLong(typed) }
      guard !candidates.isEmpty else { return nil }
      replacements.append(Replacement(range: range, candidates: candidates))
    }
    guard !replacements.isEmpty else { return nil }
    let corrected = Self.text(text, replacing: replacements, by: replacements.map { _ in 0 })
    return Correction(text: corrected, words: try reader.searchWords(of: corrected), hits: [])
  }

  private static func text(
    _ text: String, replacing replacements: [Replacement], by choice: [Int]
  ) -> String {
    var corrected = Array(text.utf8)
    for (index, replacement) in zip(choice, replacements).reversed() {
      corrected.replaceSubrange(replacement.range, with: replacement.candidates[index].text.utf8)
    }
    return String(decoding: corrected, as: UTF8.self)
  }

  /// `text` typed on the other keyboard layout, if that finds something.
  private func retyped(
    _ text: String, for query: SearchQuery
  ) throws(KnowledgeBaseError) -> Correction? {
    for other in Keyboard.others(of: text) {
      if let found = try correction(other, for: query) { return found }
    }
    return nil
  }

  /// `text` as a correction, if some entry contains all of its words that are in the index.
  private func correction(
    _ text: String, for query: SearchQuery
  ) throws(KnowledgeBaseError) -> Correction? {
    let words = try reader.searchWords(of: text)
    guard !words.isEmpty, words.essential.allSatisfy({ $0.entries > 0 }) else { return nil }
    let hits = try finder.hits(SearchPattern(all: words.essential), query)
    return hits.isEmpty ? nil : Correction(text: text, words: words, hits: hits)
  }

  /// What may have been meant by `typed`, likeliest first.
  private func candidates(for typed: String) throws(KnowledgeBaseError) -> [Candidate] {
    let letters = typed.filter { $0 != " " }
    if SearchText.isInitials(letters) {
      return Candidate.list(try spellings(withInitials: letters))
    }
    for other in Keyboard.others(of: typed) {
      let words = try reader.searchWords(of: other)
      if !words.isEmpty, words.allSatisfy({ $0.entries > 0 }) {
        return [Candidate(text: other, cost: 0)]
      }
    }
    if let (whole, initial) = SearchText.unfinished(typed) {
      let begun = try words(beginningWith: whole, then: initial)
      if !begun.isEmpty { return Candidate.list(begun) }
    }
    var near = try spellings(near: typed)
    // An input method attaches the initial consonant of the next syllable to the one before: 뱆 for
    // 배ㅈ.
    if let (whole, initial) = SearchText.unfinished(Hangul.withLooseFinal(typed)) {
      let begun = try words(beginningWith: whole, then: initial)
      near += Candidate.list(begun, cost: Self.editCost)
      let mistyped = try words(beginningLike: whole, then: initial)
      near += Candidate.list(mistyped, cost: Self.editCost)
    }
    return near
  }

  /// The most initial consonants to be expanded: as many as two long terms have syllables.
  private static let mostInitials = 40

  /// The terms of the vocabulary and words of the texts with these initial consonants, or
  /// combinations of two of them.
  private func spellings(withInitials initials: String) throws(KnowledgeBaseError) -> [String] {
    let letters = Array(initials)
    guard letters.count <= Self.mostInitials else { return [] }
    let whole = try spellings(withAllInitials: initials)
    guard whole.isEmpty else { return whole }
    var pairs: [(rank: Int, text: String)] = []
    for split in stride(from: letters.count - 1, to: 0, by: -1) {
      let heads = try spellings(withAllInitials: String(letters[..<split]))
      guard !heads.isEmpty else { continue }
      let tails = try spellings(withAllInitials: String(letters[split...]))
      for (first, head) in heads.prefix(6).enumerated() {
        for (second, tail) in tails.prefix(6).enumerated() {
          pairs.append((first + second, "\(head) \(tail)"))
        }
      }
    }
    return pairs.enumerated().sorted { left, right in
      (left.element.rank, left.offset) < (right.element.rank, right.offset)
    }.map(\.element.text)
  }

  /// The names of components, then other terms, then words with these initial consonants, each by
  /// descending frequency.
  ///
  /// A single word is returned as spelled in texts.
  ///
  /// Words with a particle are left out, because nobody abbreviates them.
  private func spellings(
    withAllInitials initials: String
  ) throws(KnowledgeBaseError) -> [String] {
    var spellings = try database.rows(
      """
      SELECT term FROM spelling JOIN concept ON concept.id = spelling.concept
      JOIN \(part.words) AS named ON named.text = char(1) || concept.name
      LEFT JOIN \(part.words) AS word ON word.text = term
      WHERE spelling.initials = ?1 AND kind = 'ko' AND named.entries > 0 AND spelling.own <= ?2
      GROUP BY term
      ORDER BY max(component IS NOT NULL) DESC, max(coalesce(word.entries, named.entries)) DESC, term
      """, initials, reader.scope.hasOwnTerms
    ) { $0.text(0) }
    let words = try database.rows(
      "SELECT text FROM \(part.words) AS word WHERE initials = ?1 AND entries > 0 ORDER BY entries DESC, text",
      initials
    ) { $0.text(0) }
    for word in words where !spellings.contains(word) && !Lexicon.questionWords.contains(word) {
      if Particles.stems(of: word).isEmpty { spellings.append(word) }
    }
    return spellings
  }

  /// The words that begin with `whole` and a syllable with the consonant `initial`.
  private func words(
    beginningWith whole: String, then initial: Unicode.Scalar
  ) throws(KnowledgeBaseError) -> [String] {
    let length = whole.unicodeScalars.count
    return try database.rows(
      """
      SELECT text FROM \(part.words) AS word WHERE text > ?1 AND text < ?2 AND letters IS NOT NULL
      ORDER BY entries DESC, text
      """, whole, whole + "\u{10FFFF}"
    ) { $0.text(0) }.filter { word in
      let next = String(String.UnicodeScalarView(word.unicodeScalars.dropFirst(length).prefix(1)))
      return Hangul.initials(next).unicodeScalars.first == initial
    }
  }

  /// The words that begin like `whole`, except for the vowel of its last syllable, followed by a
  /// syllable with the consonant `initial`: 배지 for 바ㅈ.
  private func words(
    beginningLike whole: String, then initial: Unicode.Scalar
  ) throws(KnowledgeBaseError) -> [String] {
    let typed = Array(whole.unicodeScalars)
    let beginning = Array(String(whole.dropLast()).utf8)
    return try wordsToCorrectTo().words(withInitialOf: whole).lazy.filter { word in
      // A syllable has three bytes; most words begin with others.
      guard word.utf8.count > 3 * typed.count, word.utf8.starts(with: beginning) else {
        return false
      }
      let scalars = word.unicodeScalars
      guard scalars.count > typed.count, scalars.allSatisfy(Hangul.isSyllable) else { return false }
      let next = scalars.index(scalars.startIndex, offsetBy: typed.count)
      return scalars.starts(with: typed.dropLast())
        && zip(scalars, typed).allSatisfy(Hangul.differInVowelAtMost)
        && Hangul.initials(String(scalars[next])).unicodeScalars.first == initial
        && !word.hasPrefix(whole) && Particles.stems(of: word).isEmpty
    }.prefix(Self.mostBegun).map(\.self)
  }

  /// The most words that are tried for an unfinished or a misspelt one.
  private static let mostBegun = 12

  /// The words of the vocabulary that `word` may be a misspelling of, those with the fewest slips
  /// first.
  private func spellings(near word: String) throws(KnowledgeBaseError) -> [Candidate] {
    let folded = Folding.fold(word)
    let key = "\(part.prefix)\u{0}\(folded)"
    if let known = near[key] { return known }
    let found = try spellings(nearFolded: folded)
    if near.count == Self.mostNear { near = [:] }
    near[key] = found
    return found
  }

  /// The most words whose near words are cached.
  private static let mostNear = 256

  private func spellings(nearFolded folded: String) throws(KnowledgeBaseError) -> [Candidate] {
    let letters = Letters(of: folded)
    let most = SpellingSlips.most(in: folded)
    guard most > 0 else { return [] }
    let candidates = try wordsToCorrectTo().spellings(like: letters, byAtMost: most)
    return EditDistance.near(folded, in: candidates, limit: 40, lettersPerEdit: 3)
      .filter { $0.distance > 0 && !Self.addsParticle($0.candidate, to: folded) }
      .map { (text: $0.candidate, slips: SpellingSlips.count(from: folded, to: $0.candidate)) }
      .filter { $0.slips <= most }.enumerated()
      .sorted { ($0.element.slips, $0.offset) < ($1.element.slips, $1.offset) }
      .prefix(Self.mostBegun).enumerated().map { order, near in
        Candidate(
          text: near.element.text,
          cost: Self.editCost * Double(near.element.slips - 1) + 0.02 * Double(order))
      }
  }

  /// Whether `candidate` is a word with a particle or an ending that `typed` does not end with.
  private static func addsParticle(_ candidate: String, to typed: String) -> Bool {
    Particles.stems(of: candidate).contains { stem in
      !typed.hasSuffix(String(candidate.dropFirst(stem.count)))
    }
  }

  /// The cost of each slip after the first.
  private static let editCost = 0.5

  /// The words of the vocabulary, cached until the file changes.
  private func wordsToCorrectTo() throws(KnowledgeBaseError) -> KnownWords {
    if let known = knownWords[part.prefix] { return known }
    var words = KnownWords()
    try database.forEach(
      """
      SELECT text, letters, signature FROM \(part.words) AS word
      WHERE letters IS NOT NULL
      ORDER BY entries DESC, text
      """
    ) { words.append($0.text(0), letters: $0.int(1), signature: $0.int(2)) }
    knownWords[part.prefix] = words
    return words
  }

  /// All ways to choose one of `counts[i]` options for each `i`, likeliest first.
  private static func choices(_ counts: [Int]) -> [[Int]] {
    var choices: [[Int]] = [[]]
    for count in counts { choices = choices.flatMap { head in (0..<count).map { head + [$0] } } }
    return choices.sorted { $0.reduce(0, +) < $1.reduce(0, +) }
  }
}

internal import Guidelines
internal import TextAnalysis

/// Makes a ``PortableIndex`` of the rules that hold.
struct PortableIndexMaker {
  private let database: Database
  private let reader: QueryReader
  private let vocabulary: Vocabulary
  private let concepts: [Concept]
  /// The number of each token.
  private var tokens: [String: Int] = [:]
  private var postings: [[PortableIndex.Posting]] = []

  init(_ database: Database, _ reader: QueryReader, concepts: [Concept]) {
    self.database = database
    self.reader = reader
    self.concepts = concepts
    let glossary = Glossary(concepts: concepts)
    vocabulary = Vocabulary(glossary, TextAnalyzer(concepts: glossary))
  }

  /// The index of `rules`.
  mutating func index(of rules: Set<RuleID>) throws(KnowledgeBaseError) -> PortableIndex {
    let rows = try database.rows(
      """
      SELECT id, name, has_numbers, title, body, subject, context, asked FROM search_content
      WHERE id < ?1 ORDER BY component, name
      """, SearchIndex.firstPassage
    ) { row in
      Row(
        id: row.int(0), name: row.text(1), hasNumbers: row.int(2) == 1,
        texts: (3..<8).map { row.text($0) })
    }
    let entries = rows.filter { rules.contains(RuleID(unchecked: $0.name)) }.enumerated().map {
      add($1, as: $0)
    }
    sortTokens()
    let words = try words()
    return PortableIndex(entries: entries, postings: postings, words: words)
  }

  /// An entry as the index has it.
  private struct Row {
    let id: Int
    let name: String
    let hasNumbers: Bool
    let texts: [String]
  }

  private mutating func add(_ row: Row, as number: Int) -> PortableIndex.Entry {
    var counts: [Int: [Int]] = [:]
    var lengths: [Int] = []
    for (column, var text) in row.texts.enumerated() {
      let found = text.withUTF8 { IndexTokens($0, vocabulary: vocabulary) }
      lengths.append(found.places.count(where: \.isFirst))
      for token in found.unmarked {
        let token = self.number(of: String(decoding: token, as: UTF8.self))
        counts[token, default: [Int](repeating: 0, count: row.texts.count)][column] += 1
      }
    }
    for (token, counts) in counts {
      postings[token].append(PortableIndex.Posting(entry: number, counts: counts))
    }
    return PortableIndex.Entry(
      rule: RuleID(unchecked: row.name), lengths: Array(lengths.prefix(2)),
      isElsewhere: SearchIndex.isElsewhere(row.id), hasNumbers: row.hasNumbers)
  }

  private mutating func number(of token: String) -> Int {
    if let number = tokens[token] { return number }
    tokens[token] = postings.count
    postings.append([])
    return postings.count - 1
  }

  /// Numbers the tokens by their text, so that those of one word, and a concept beside the words that
  /// name it, have numbers near one another.
  private mutating func sortTokens() {
    let sorted = tokens.sorted { first, second in
      first.key.drop { $0 == "\u{1}" } < second.key.drop { $0 == "\u{1}" }
    }
    postings = sorted.map { postings[$0.value] }
    tokens = Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { ($0.element.key, $0.offset) })
  }

  // MARK: - Words

  private mutating func words() throws(KnowledgeBaseError) -> [PortableIndex.Word] {
    var terms: [String: [PortableIndex.Term]] = [:]
    // Names of things first: what several words name stands for all of them.
    let names = concepts.flatMap { $0.en + $0.ko + $0.apis }
    for name in names { try add(name, as: Glossary.squash(name), to: &terms) }
    for token in tokens.keys where token.utf8.first.map({ $0 > AskedTokens.mark }) ?? false {
      try add(token, as: token, to: &terms)
    }
    let known = terms
    for (typed, meant) in meanings(in: known, typedAs: Keyboard.others(of:))
    where known[typed] == nil { terms[typed] = meant.first.map { [$0] } }
    let abbreviated = meanings(in: known, typedAs: Self.initials(of:))
    for (typed, meant) in abbreviated.sorted(by: { $0.key < $1.key }) where terms[typed] == nil {
      terms[typed] = [anyOf(meant)]
    }
    let words = terms.map { PortableIndex.Word(spelling: $0.key, terms: $0.value) }
    return words.sorted { $0.spelling.utf8.lexicographicallyPrecedes($1.spelling.utf8) }
  }

  private func add(
    _ text: String, as spelling: String, to terms: inout [String: [PortableIndex.Term]]
  ) throws(KnowledgeBaseError) {
    guard !spelling.isEmpty, terms[spelling] == nil else { return }
    let found = try reader.searchWords(of: text).map { word in
      PortableIndex.Term(
        tokens: word.alternatives.compactMap { tokens[$0] }, rarity: word.rarity,
        isSaid: word.entries > 0, isConcept: !word.concepts.isEmpty,
        isFunctionWord: word.isFunctionWord, namesPlatform: word.namesPlatform,
        asksForNumber: !NumberWords.all.isDisjoint(with: word.alternatives))
    }
    if found.contains(where: { !$0.tokens.isEmpty }) { terms[spelling] = found }
  }

  /// The term of whatever has one of `terms`, with a token of its own.
  private mutating func anyOf(_ terms: [PortableIndex.Term]) -> PortableIndex.Term {
    var counts: [Int: [Int]] = [:]
    for posting in terms.flatMap(\.tokens).flatMap({ postings[$0] }) {
      counts[posting.entry] =
        counts[posting.entry].map { zip($0, posting.counts).map(max) }
        ?? posting.counts
    }
    postings.append(
      counts.sorted { $0.key < $1.key }.map {
        PortableIndex.Posting(entry: $0.key, counts: $0.value)
      })
    return PortableIndex.Term(
      tokens: [postings.count - 1], rarity: terms.map(\.rarity).min() ?? 0,
      isSaid: terms.contains(where: \.isSaid), isConcept: terms.contains(where: \.isConcept),
      isFunctionWord: false, namesPlatform: false, asksForNumber: false)
  }

  /// The most words that one spelling stands for.
  private static let mostMeanings = 8

  /// What is meant by the other spellings that `typed` gives for each of `terms`, likeliest first.
  private func meanings(
    in terms: [String: [PortableIndex.Term]], typedAs typed: (String) -> [String]
  ) -> [String: [PortableIndex.Term]] {
    let components = Set(
      concepts.filter { $0.component != nil }.flatMap { $0.en + $0.ko }.map(Glossary.squash))
    let most = postings.map(\.count).max() ?? 0
    var meant: [String: [(spelling: String, term: PortableIndex.Term, weight: Int)]] = [:]
    for (spelling, found) in terms where found.count == 1 {
      // A component is meant before another thing, and what is frequent before what is rare.
      let said = found[0].tokens.map { postings[$0].count }.max() ?? 0
      let weight = components.contains(spelling) ? said + most : said
      for other in typed(spelling) {
        meant[other, default: []].append((spelling, found[0], weight))
      }
    }
    return meant.mapValues { words in
      words.sorted { ($1.weight, $0.spelling) < ($0.weight, $1.spelling) }
        .prefix(Self.mostMeanings).map(\.term)
    }
  }

  /// The initial consonants of a word of two syllables or more; nothing for one with other letters or
  /// with a particle, which nobody abbreviates.
  private static func initials(of spelling: String) -> [String] {
    let initials = Hangul.initials(spelling)
    return initials.unicodeScalars.count > 1 && initials.utf8.count == spelling.utf8.count
      && Particles.stems(of: spelling).isEmpty ? [initials] : []
  }
}

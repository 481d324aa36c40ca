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
    return PortableIndex(entries: entries, postings: postings, words: try words())
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
      var start = 0
      for place in found.places {
        // The mark of a question stands before each of its tokens; here the column says it.
        let own = found.bytes[start..<Int(place.end)].drop { $0 == AskedTokens.mark }
        start = Int(place.end)
        let token = self.number(of: String(decoding: own, as: UTF8.self))
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

  // MARK: - Words

  private func words() throws(KnowledgeBaseError) -> [PortableIndex.Word] {
    var terms: [String: [PortableIndex.Term]] = [:]
    // Names of things first: what several words name stands for all of them.
    let names = concepts.flatMap { $0.en + $0.ko + $0.apis }
    for name in names { try add(name, as: Glossary.squash(name), to: &terms) }
    for token in tokens.keys where token.utf8.first.map({ $0 > AskedTokens.mark }) ?? false {
      try add(token, as: token, to: &terms)
    }
    for (typed, meant) in otherwiseTyped(Array(terms.keys), by: terms) where terms[typed] == nil {
      terms[typed] = terms[meant]
    }
    return terms.map { PortableIndex.Word(spelling: $0.key, terms: $0.value) }
      .sorted { $0.spelling.utf8.lexicographicallyPrecedes($1.spelling.utf8) }
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

  /// What `spellings` are typed as by their initial consonants, or on the other layout of the
  /// keyboard, with the most frequent one that is meant.
  private func otherwiseTyped(
    _ spellings: [String], by terms: [String: [PortableIndex.Term]]
  ) -> [String: String] {
    var meant: [String: (spelling: String, weight: Int)] = [:]
    for spelling in spellings {
      let found = terms[spelling] ?? []
      // A name counts more than a word, and what is more frequent more than what is rare.
      let said = found.flatMap(\.tokens).map { postings[$0].count }.max() ?? 0
      let weight = said * (found.count == 1 && found[0].isConcept ? 4 : 1)
      var typed = Keyboard.others(of: spelling)
      let initials = Hangul.initials(spelling)
      if initials.unicodeScalars.count > 1, initials.utf8.count == spelling.utf8.count {
        typed.append(initials)
      }
      for typed in typed
      where meant[typed].map({ ($0.weight, spelling) < (weight, $0.spelling) }) ?? true {
        meant[typed] = (spelling, weight)
      }
    }
    return meant.mapValues(\.spelling)
  }
}

internal import Guidelines
internal import TextAnalysis

/// Makes a ``PortableIndex`` of the rules that hold or have ended.
struct PortableIndexMaker {
  private let database: Database
  private let reader: QueryReader
  private let vocabulary: Vocabulary
  private var concepts: [Concept] { vocabulary.glossary.concepts }
  /// The number of each token.
  private var tokens: [String: Int] = [:]
  private var postings: [[PortableIndex.Posting]] = []

  init(_ database: Database, _ reader: QueryReader, vocabulary: Vocabulary) {
    self.database = database
    self.reader = reader
    self.vocabulary = vocabulary
  }

  /// The index of the rules `held` and of those that have `ended`, which are given with their successors.
  mutating func index(
    of held: Set<RuleID>, ended: [RuleID: [RuleID]]
  ) throws(KnowledgeBaseError) -> PortableIndex {
    // Without contrary statements, which would enlarge the pieces that a phone loads for a query.
    let contraries = Set(try QuestionRecords(database: database).contraries().map(\.text))
    let rows = try database.rows(
      """
      SELECT id, name, has_numbers, platforms, title, body, subject, context, asked FROM search_content
      WHERE id < ?1 ORDER BY component, name
      """, SearchIndex.firstPassage
    ) { row in
      Row(
        id: row.int(0), name: row.text(1), hasNumbers: row.int(2) == 1, platforms: row.int(3),
        title: row.text(4), body: row.text(5), subject: row.text(6), context: row.text(7),
        questions: AskedTokens.lines(of: row.text(8)).filter { !contraries.contains($0) })
    }
    let entries = rows.filter { row in
      let id = RuleID(unchecked: row.name)
      return held.contains(id) || ended[id] != nil
    }.enumerated().map { add($1, as: $0) }
    sortTokens()
    let words = try words()
    let numbers = Dictionary(
      entries.enumerated().map { ($1.rule, $0) }, uniquingKeysWith: { first, _ in first })
    let successors = ended.compactMap { rule, successors in
      numbers[rule].map { ($0, successors.compactMap { numbers[$0] }) }
    }
    return PortableIndex(
      entries: entries, ended: Dictionary(uniqueKeysWithValues: successors), postings: postings,
      words: words, compositions: try compositions())
  }

  /// An entry as stored in the index.
  private struct Row {
    let id: Int
    let name: String
    let hasNumbers: Bool
    let platforms: Int
    let title: String
    let body: String
    let subject: String
    let context: String
    let questions: [String]
  }

  private mutating func add(_ row: Row, as number: Int) -> PortableIndex.Entry {
    var found: [Int: PortableIndex.Posting] = [:]
    func read(_ text: String, _ note: (inout PortableIndex.Posting, _ place: Int) -> Void) -> Int {
      var text = text
      let tokens = text.withUTF8 { IndexTokens($0, vocabulary: vocabulary) }
      var place = -1
      for (token, isFirst) in zip(tokens.unmarked, tokens.places.lazy.map(\.isFirst)) {
        if isFirst { place += 1 }
        let token = self.number(of: String(decoding: token, as: UTF8.self))
        note(&found[token, default: PortableIndex.Posting(entry: number)], place)
      }
      return place + 1
    }
    let lengths = [
      read(row.title) { $0.title.append($1) }, read(row.body) { $0.body.append($1) },
    ]
    _ = read(row.subject) { posting, _ in posting.subject += 1 }
    _ = read(row.context) { posting, _ in posting.context += 1 }
    for (question, text) in row.questions.enumerated() {
      _ = read(text) { posting, _ in
        if posting.questions.last != question { posting.questions.append(question) }
      }
    }
    for (token, posting) in found { postings[token].append(posting) }
    return PortableIndex.Entry(
      rule: RuleID(unchecked: row.name), lengths: lengths,
      isElsewhere: SearchIndex.isElsewhere(row.id), hasNumbers: row.hasNumbers,
      platforms: row.platforms)
  }

  private mutating func number(of token: String) -> Int {
    if let number = tokens[token] { return number }
    tokens[token] = postings.count
    postings.append([])
    return postings.count - 1
  }

  /// Numbers the tokens by their text, so that related ones, such as a concept and its words, have near
  /// numbers.
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
    var words: [String: PortableIndex.Word] = [:]
    for form in concepts.flatMap(Glossary.forms) { try add(form, to: &words) }
    for name in concepts.flatMap({ $0.en + $0.ko + $0.apis }) { try addApart(name, to: &words) }
    for token in tokens.keys where token.utf8.first.map({ $0 > AskedTokens.mark }) ?? false {
      // The index spells quantities in its own way: a text with 15char is not one with 15자.
      let isNumber = token.utf8.first.map { (0x30...0x39).contains($0) } ?? false
      if words[token]?.terms.isEmpty ?? true {
        words[token, default: PortableIndex.Word(spelling: token)].terms =
          isNumber ? [term(of: try reader.searchWord(of: token))] : try terms(of: token)
      }
    }
    for spelling in words.keys {
      if let token = tokens[spelling], words[spelling]?.terms.map(\.tokens) != [[token]] {
        words[spelling]?.bare = term(of: try reader.searchWord(of: spelling))
      }
    }
    addFollowers(to: &words)
    for (initials, meant) in meanings(in: words).sorted(by: { $0.key < $1.key })
    where words[initials] == nil {
      words[initials] = PortableIndex.Word(spelling: initials, terms: [anyOf(meant)])
    }
    return words.values.filter { $0.isName || !$0.terms.allSatisfy(\.tokens.isEmpty) }
      .sorted { $0.spelling.utf8.lexicographicallyPrecedes($1.spelling.utf8) }
  }

  /// The concepts that are composed of two others, by their ids; see ``QueryReader``.
  private func compositions() throws(KnowledgeBaseError) -> [PortableIndex.Composition] {
    func token(_ id: some StringProtocol) -> Int? { tokens["\u{1}\(id)"] }
    var compositions: [PortableIndex.Composition] = []
    for id in concepts.map(\.id.rawValue) where token(id) != nil {
      for end in id.indices where id[end] == "-" {
        guard let head = token(id[..<end]), let tail = token(id[end...].dropFirst()) else {
          continue
        }
        let term = term(of: try reader.searchWord(of: "\u{1}\(id)"))
        compositions.append(PortableIndex.Composition(parts: [head, tail], term: term))
      }
    }
    return compositions
  }

  /// Notes which letters follow the function words that longer names begin with.
  private func addFollowers(to words: inout [String: PortableIndex.Word]) {
    let functionWords = words.values.filter { $0.terms.first?.isFunctionWord ?? false }
    for beginning in functionWords.map(\.spelling) {
      let rests = words.values.filter { $0.isName && $0.spelling.hasPrefix(beginning) }
        .map { $0.spelling.dropFirst(beginning.count) }.filter { !$0.isEmpty }
      words[beginning]?.followers = Set(rests.map { String("\($0)*".prefix(2)) }).sorted()
    }
  }

  private static func word(_ form: Glossary.Form) -> PortableIndex.Word {
    PortableIndex.Word(
      spelling: form.squashed, isName: true, isSpaced: form.isSpaced,
      isAmbiguous: form.isAmbiguous)
  }

  private func add(
    _ form: Glossary.Form, to words: inout [String: PortableIndex.Word]
  ) throws(KnowledgeBaseError) {
    var word = words[form.squashed] ?? Self.word(form)
    word.isSpaced = word.isSpaced || form.isSpaced
    word.isAmbiguous = word.isAmbiguous && form.isAmbiguous
    if word.terms.isEmpty { word.terms = try terms(of: form.squashed) }
    words[form.squashed] = word
  }

  /// Notes what `name` is searched for where its parts are written apart, if that is not what it is as one
  /// word.
  private func addApart(
    _ name: String, to words: inout [String: PortableIndex.Word]
  ) throws(KnowledgeBaseError) {
    let spelling = Glossary.squashedLetters(name)
    guard var word = words[spelling], word.apart.isEmpty else { return }
    // A number in a name is a part of it anyway: a11y.
    let isOne = spelling == name && !spelling.utf8.contains { (0x30...0x39).contains($0) }
    let middle = spelling.index(spelling.startIndex, offsetBy: spelling.count / 2)
    let terms = try terms(of: isOne ? "\(spelling[..<middle]) \(spelling[middle...])" : name)
    guard terms.map(\.rarity) != word.terms.map(\.rarity) else { return }
    word.apart = terms
    words[spelling] = word
  }

  private func terms(of text: String) throws(KnowledgeBaseError) -> [PortableIndex.Term] {
    try reader.searchWords(of: text).map(term)
  }

  private func term(of word: SearchWord) -> PortableIndex.Term {
    PortableIndex.Term(
      tokens: word.alternatives.compactMap { tokens[$0] }, rarity: word.rarity,
      isSaid: word.entries > 0, isConcept: !word.concepts.isEmpty,
      isFunctionWord: word.isFunctionWord, platforms: word.platforms,
      asksForNumber: !NumberWords.all.isDisjoint(with: word.alternatives))
  }

  /// A term that matches any of `terms`, through a new token with the union of their postings.
  private mutating func anyOf(_ terms: [PortableIndex.Term]) -> PortableIndex.Term {
    var found: [Int: PortableIndex.Posting] = [:]
    for posting in terms.flatMap(\.tokens).flatMap({ postings[$0] }) {
      found[posting.entry] = found[posting.entry]?.joined(with: posting) ?? posting
    }
    postings.append(found.values.sorted { $0.entry < $1.entry })
    return PortableIndex.Term(
      tokens: [postings.count - 1], rarity: terms.map(\.rarity).min() ?? 0,
      isSaid: terms.contains(where: \.isSaid), isConcept: terms.contains(where: \.isConcept),
      isFunctionWord: false, platforms: 0, asksForNumber: false)
  }

  /// The most words to which initial consonants are expanded.
  private static let mostMeanings = 8

  /// The expansions of the initial consonants of each of `words`: components first, then by descending
  /// frequency.
  private func meanings(
    in words: [String: PortableIndex.Word]
  ) -> [String: [PortableIndex.Term]] {
    let components = Set(
      concepts.filter { $0.component != nil }.flatMap { $0.en + $0.ko }.map(Glossary.squash))
    let most = postings.map(\.count).max() ?? 0
    var meant: [String: [(spelling: String, term: PortableIndex.Term, weight: Int)]] = [:]
    for (spelling, word) in words where word.terms.count == 1 {
      let found = word.terms
      guard let initials = Self.initials(of: spelling) else { continue }
      let said = found[0].tokens.map { postings[$0].count }.max() ?? 0
      let weight = components.contains(spelling) ? said + most : said
      meant[initials, default: []].append((spelling, found[0], weight))
    }
    return meant.mapValues { words in
      words.sorted { ($1.weight, $0.spelling) < ($0.weight, $1.spelling) }
        .prefix(Self.mostMeanings).map(\.term)
    }
  }

  /// The initial consonants of a word of two syllables or more; `nil` for one with other letters or
  /// with a particle, which nobody abbreviates.
  private static func initials(of spelling: String) -> String? {
    let initials = Hangul.initials(spelling)
    return initials.unicodeScalars.count > 1 && initials.utf8.count == spelling.utf8.count
      && Particles.stems(of: spelling).isEmpty ? initials : nil
  }
}

extension PortableIndex.Posting {
  /// The union of two postings of the same entry, for a token that replaces both of theirs.
  fileprivate func joined(with other: Self) -> Self {
    func union(_ places: KeyPath<Self, [Int]>) -> [Int] {
      Set(self[keyPath: places] + other[keyPath: places]).sorted()
    }
    return Self(
      entry: entry, title: union(\.title), body: union(\.body),
      subject: max(subject, other.subject), context: max(context, other.context),
      questions: union(\.questions))
  }
}

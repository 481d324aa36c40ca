internal import Guidelines
internal import TextAnalysis
internal import Workers

/// What the full-text index holds of a rule or a passage.
struct SearchEntry: Hashable {
  var name: String
  var isRule: Bool
  /// Whether it is a rule for other platforms than the usual ones, for which its page has rules.
  var isElsewhere = false
  var component: ComponentName?
  var platforms: Int
  var hasNumbers: Bool
  var knownFrom: Int
  var knownUntil: Int
  var title: String
  var body: String
  /// What the page is about: the names of its component.
  var subject: String
  /// What stands around it: headings, titles, platforms, ids.
  var context: String
}

/// Entries of the index, each composed when it is asked for, beside what of its texts is analysed
/// already.
struct IndexEntries: Sendable {
  let count: Int
  let compose: @Sendable (Int) -> (entry: SearchEntry, analyzed: [AnalyzedText])
}

/// The facts of the index that writing and searching share.
enum SearchIndex {
  /// Grows when entries are composed in another way; an index of another version is made anew.
  static let version = 10
  /// Entries of rules have smaller ids, entries of passages this one or greater ones.
  static let firstPassage = 1 << 40
  /// Entries of rules for other devices than the rest of their page have this id or a greater one.
  static let firstElsewhere = 1 << 39
  /// The platforms that people ask about who name none.
  static let usualPlatforms = Platform.iOS.bit | Platform.iPadOS.bit

  /// The ids that `entry` may have.
  static func ids(for entry: SearchEntry) -> Range<Int> {
    if !entry.isRule { return firstPassage..<Int.max }
    return entry.isElsewhere ? firstElsewhere..<firstPassage : 1..<firstElsewhere
  }

  /// Whether the entry with this id is of a rule for other platforms than the usual ones.
  static func isElsewhere(_ id: Int) -> Bool { (firstElsewhere..<firstPassage).contains(id) }

  /// Whether it holds for one of the usual platforms.
  static func isUsual(_ platforms: [Platform]) -> Bool {
    platforms.isEmpty || platforms.contains { usualPlatforms & $0.bit != 0 }
  }
}

extension KnowledgeBase {
  /// What the index is to hold of `rules`, beside it the texts of their passages.
  ///
  /// In the order of their ids: for every step back FTS5 writes out what it has gathered.
  func ruleEntries(of rules: [MadeRule], glossary: Glossary) -> IndexEntries {
    let names = ComponentTerms(glossary)
    let isUsual = rules.map { SearchIndex.isUsual($0.rule.platforms) }
    let usual = Set(zip(rules, isUsual).lazy.filter(\.1).map(\.0.rule.component))
    let isElsewhere = zip(rules, isUsual).map { !$1 && usual.contains($0.rule.component) }
    let numbers =
      rules.indices.filter { !isElsewhere[$0] } + rules.indices.filter { isElsewhere[$0] }
    return IndexEntries(count: numbers.count) { place in
      let rule = rules[numbers[place]]
      var entry = Self.entry(for: rule, names: names.of)
      entry.isElsewhere = isElsewhere[numbers[place]]
      return (entry, rule.analyzed)
    }
  }

  /// Makes the index hold the entries of the `rules` and the passages that belong to none.
  ///
  /// `prepared` gives the rules' entries where all are to be written, because the stored texts
  /// were analysed in another way than this one does.
  func updateIndex(
    with rules: IndexEntries,
    prepared: (entry: (Int) -> IndexTokens.PreparedEntry, counts: TokenCounts)?,
    vocabulary: Vocabulary
  ) throws(KnowledgeBaseError) {
    var wanted = try passageEntries(names: ComponentTerms(vocabulary.glossary).of)
    let count = rules.count + wanted.count
    var changes = 0
    var nextIDs: [Range<Int>: Int] = [:]
    if let prepared {
      // The stored tokens are other ones than today's texts give: nothing could be taken out
      // entry by entry.
      try database.run("INSERT INTO search_index (search_index) VALUES ('delete-all')")
      try database.run(
        "INSERT INTO search_index (search_index, rank) VALUES ('hashsize', ?1)", Self.indexBuffer)
      try database.run("DELETE FROM search_content")
      for number in 0..<rules.count { try add(prepared.entry(number), &nextIDs) }
      changes += rules.count
    } else {
      wanted = Array(0..<rules.count).mappedByThreads { rules.compose($0).entry } + wanted
      let wantedSet = Set(wanted)
      var kept: Set<SearchEntry> = []
      for (id, entry) in try indexedEntries() {
        if wantedSet.contains(entry), kept.insert(entry).inserted { continue }
        try database.run(
          """
          INSERT INTO search_index (search_index, rowid, title, body, subject, context)
          VALUES ('delete', ?1, ?2, ?3, ?4, ?5)
          """, id, entry.title, entry.body, entry.subject, entry.context)
        try database.run("DELETE FROM search_content WHERE id = ?1", id)
        changes += 1
      }
      wanted.removeAll(where: kept.contains)
    }
    let others = IndexTokens.ahead(
      of: IndexEntries(count: wanted.count) { [wanted] in (wanted[$0], []) },
      vocabulary: vocabulary, counts: prepared?.counts)
    for number in wanted.indices { try add(others(number), &nextIDs) }
    changes += wanted.count
    // Counting what is written is quicker than reading all of the index afterwards.
    let words = (prepared?.counts).map { counts in
      OrderedWork(count: 1, threads: min(1, WorkThread.forOthers)) { _ in
        counts.sorted().map(VocabularyWord.init)
      }
    }
    // Many small segments make every query slower; a few changes are not worth a new whole.
    if changes * 4 > count {
      try database.run("INSERT INTO search_index (search_index) VALUES ('optimize')")
    }
    try set(.entries, to: "\(count)")
    if let words {
      try replaceVocabulary(by: words.take(0))
    } else if changes > 0 {
      try replaceVocabulary(
        by: try database.rows("SELECT term, doc FROM search_vocabulary") {
          VocabularyWord($0.text(0), entries: $0.int(1))
        })
    }
  }

  /// Adds an entry to the index under the next of its ids.
  ///
  /// One at a time: SQLite makes a savepoint for several rows, at which FTS5 writes out what it has
  /// gathered.
  private func add(
    _ prepared: IndexTokens.PreparedEntry, _ nextIDs: inout [Range<Int>: Int]
  ) throws(KnowledgeBaseError) {
    tokenizer?.prepared = prepared.texts
    let entry = prepared.entry
    let ids = SearchIndex.ids(for: entry)
    let id: Int
    if let next = nextIDs[ids] { id = next } else { id = try nextEntryID(in: ids) }
    nextIDs[ids] = id + 1
    try database.run(
      """
      INSERT INTO search_content
        (id, name, component, platforms, has_numbers, known_from, known_until, title, body,
         subject, context)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
      """
    ) { values in
      values.take(id)
      values.take(entry.name)
      values.take(entry.component)
      values.take(entry.platforms)
      values.take(entry.hasNumbers)
      values.take(entry.knownFrom)
      values.take(entry.knownUntil)
      values.take(entry.title)
      values.take(entry.body)
      values.take(entry.subject)
      values.take(entry.context)
    }
    try database.run(
      """
      INSERT INTO search_index (rowid, title, body, subject, context)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """, id, entry.title, entry.body, entry.subject, entry.context)
  }

  /// Makes the vocabulary hold the `words` of the index, which are in order, beside the spellings
  /// of the concepts.
  private func replaceVocabulary(
    by words: consuming [VocabularyWord]
  ) throws(KnowledgeBaseError) {
    words += try database.rows("SELECT DISTINCT squashed FROM form") {
      VocabularyWord($0.text(0), entries: 0)
    }
    try database.run("DELETE FROM vocabulary")
    // Nothing that it does may have to be taken back: SQLite keeps no copies of the pages.
    try database.insert(
      words, verb: "INSERT OR IGNORE",
      into: "vocabulary (text, entries, letters, signature, initials)"
    ) { word, values in
      values.take(word.text)
      values.take(word.entries)
      values.take(word.letters?.count)
      values.take(word.letters?.signature)
      values.take(word.initials)
    }
  }

  private func nextEntryID(in ids: Range<Int>) throws(KnowledgeBaseError) -> Int {
    try database.first(
      "SELECT max(id) FROM search_content WHERE id >= ?1 AND id < ?2", ids.lowerBound,
      ids.upperBound
    ) { row in row.value(0).map { $0 + 1 } ?? ids.lowerBound } ?? ids.lowerBound
  }

  private func indexedEntries() throws(KnowledgeBaseError) -> [(id: Int, entry: SearchEntry)] {
    try database.rows(
      """
      SELECT id, name, component, platforms, has_numbers, known_from, known_until, title, body,
        subject, context
      FROM search_content
      """
    ) { row in
      (
        row.int(0),
        SearchEntry(
          name: row.text(1), isRule: row.int(0) < SearchIndex.firstPassage,
          isElsewhere: SearchIndex.isElsewhere(row.int(0)), component: row.value(2),
          platforms: row.int(3), hasNumbers: row.int(4) == 1,
          knownFrom: row.int(5), knownUntil: row.int(6), title: row.text(7), body: row.text(8),
          subject: row.text(9), context: row.text(10))
      )
    }
  }

  private static func entry(
    for made: MadeRule, names: (ComponentName?) -> [String?]
  ) -> SearchEntry {
    // Asked of `made` each time: a copy of the rule would count each of its parts as held.
    var title = EntryLines()
    title.add(made.rule.title.en)
    title.add(made.rule.title.ko)
    // An id that was made up of the title's words adds nothing to them.
    if made.rule.title.en == nil || made.passages.contains(where: { $0.statement.id != nil }) {
      title.add(words(of: made.rule.id))
    }
    var body = EntryLines()
    body.add(made.rule.statement.en)
    body.add(made.rule.statement.ko)
    for place in made.rule.sources.indices {
      body.add(made.rule.sources[place].text.en?.text)
      body.add(made.rule.sources[place].text.ko?.text)
    }
    for passage in made.passages { body.add(passage.elaborations) }
    body.add(MetricText.words(for: made.rule.metrics))
    var subject = EntryLines()
    subject.add(names(made.rule.component))
    var context = EntryLines()
    for passage in made.passages { context.add(passage.headings) }
    context.add(self.names(of: made.rule.platforms))
    for alias in made.rule.aliases { context.add(words(of: alias)) }
    return SearchEntry(
      name: made.rule.id.rawValue, isRule: true, component: made.rule.component,
      platforms: mask(made.rule.platforms), hasNumbers: !made.rule.metrics.isEmpty,
      knownFrom: max(
        made.passages.map(\.knownFrom).min() ?? 0, made.rule.since?.firstMonth ?? 0),
      knownUntil: made.rule.until?.lastMonth ?? forever,
      title: title.text, body: body.text, subject: subject.text, context: context.text)
  }

  private func passageEntries(
    names: (ComponentName?) -> [String?]
  ) throws(KnowledgeBaseError) -> [SearchEntry] {
    // The passages come first: few of many belong to no rule, and most metrics belong to one.
    var metrics: [Int: [Metric]] = [:]
    try database.forEach(
      """
      SELECT \(Self.metricColumns), metric.passage FROM passage
      CROSS JOIN metric ON metric.passage = passage.id
      JOIN document ON document.id = passage.document
      WHERE NOT EXISTS (SELECT 1 FROM rule_source WHERE rule_source.passage = passage.states)
      ORDER BY metric.passage, metric.ordinal
      """
    ) { metrics[$0.int(14), default: []].append(Self.metric($0)) }
    return try database.rows(
      """
      SELECT passage.name, document.component, passage.platforms, document.edition, section.path,
        document.title_en, document.title_ko, en, ko, passage.id
      FROM passage
      JOIN document ON document.id = passage.document
      JOIN section ON section.id = passage.section
      WHERE passage.kind <> 'heading'
        AND NOT EXISTS (SELECT 1 FROM rule_source WHERE rule_source.passage = passage.states)
      ORDER BY document.name, passage.ordinal
      """
    ) { row in
      let component: ComponentName? = row.value(1)
      let platforms: [Platform] = ColumnText.split(row.text(2))
      let metrics = metrics[row.int(9)] ?? []
      var body = EntryLines()
      body.add(row.value(7))
      body.add(row.value(8))
      body.add(MetricText.words(for: metrics))
      var subject = EntryLines()
      subject.add(names(component))
      var context = EntryLines()
      context.add(ColumnText.split(lines: row.text(4)))
      context.add(row.value(5))
      context.add(row.value(6))
      context.add(Self.names(of: platforms))
      return SearchEntry(
        name: row.text(0), isRule: false, component: component, platforms: Self.mask(platforms),
        hasNumbers: !metrics.isEmpty, knownFrom: row.value(3, as: Edition.self)?.firstMonth ?? 0,
        knownUntil: Self.forever, title: "", body: body.text, subject: subject.text,
        context: context.text)
    }
  }

  /// The titles of rules in the index, a line each, by the rules' ids.
  func indexedTitles() throws(KnowledgeBaseError) -> [String: String] {
    let titles = try database.rows(
      "SELECT name, title FROM search_content WHERE id < ?1", SearchIndex.firstPassage
    ) { ($0.text(0), $0.text(1)) }
    return Dictionary(titles) { first, _ in first }
  }

  /// What the index calls the rule `id`, in each language, where these are its `lines`.
  static func title(of id: RuleID, lines: String) -> Bilingual<String> {
    var title = Bilingual<String>()
    for line in ColumnText.split(lines: lines) where line != words(of: id) {
      title[LanguageGuess.language(of: line) ?? .en] = line
    }
    return title
  }

  /// An id says in a few words what its rule is about.
  private static func words(of id: RuleID) -> String? {
    id.rawValue.split(separator: "-").joined(separator: " ")
  }

  /// So many bytes of new entries FTS5 gathers before it writes them as a segment, which is merged
  /// with others later: most ingests write one.
  private static let indexBuffer = 64 << 20
  private static let forever = 999_999

  private static func mask(_ platforms: [Platform]) -> Int {
    platforms.reduce(0) { $0 | $1.bit }
  }

  /// Platforms and the devices they run on, which people name instead.
  private static func names(of platforms: [Platform]) -> [String] {
    platforms.map { platform in
      let device =
        switch platform {
        case .iOS: "iPhone"
        case .iPadOS: "iPad"
        case .macOS: "Mac"
        case .tvOS: "Apple TV"
        case .visionOS: "Apple Vision Pro"
        case .watchOS: "Apple Watch"
        }
      return "\(platform.rawValue), \(device)"
    }
  }
}

/// Texts of an entry, each once, a line each.
private struct EntryLines {
  private var lines: [String] = []

  mutating func add(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    // A few texts each: looking them over is quicker than hashing them.
    let isSeen = lines.contains { $0.utf8.count == text.utf8.count && $0 == text }
    if !isSeen { lines.append(text) }
  }

  mutating func add(_ texts: [String]) {
    for text in texts { add(text) }
  }

  mutating func add(_ texts: [String?]) {
    for text in texts { add(text) }
  }

  /// All of them as one text.
  var text: String {
    guard lines.count > 1 else { return lines.first ?? "" }
    var text = ""
    text.reserveCapacity(lines.reduce(lines.count) { $0 + $1.utf8.count })
    for line in lines {
      if !text.isEmpty { text.append("\n") }
      text.append(line)
    }
    return text
  }
}

/// What components are called, so that their rules are found by their names.
private struct ComponentTerms: Sendable {
  private var terms: [ComponentName: [String?]] = [:]

  init(_ glossary: Glossary) {
    for concept in glossary.concepts {
      guard let component = concept.component, terms[component] == nil else { continue }
      terms[component] = [concept.en.first ?? Self.words(of: component), concept.ko.first]
    }
  }

  func of(_ component: ComponentName?) -> [String?] {
    guard let component else { return [] }
    return terms[component] ?? [Self.words(of: component), nil]
  }

  private static func words(of component: ComponentName) -> String {
    String(
      decoding: component.rawValue.utf8.map { $0 == UInt8(ascii: "-") ? 0x20 : $0 }, as: UTF8.self)
  }
}

/// A word of the vocabulary and what misspelt words find it by.
private struct VocabularyWord: Sendable {
  var text: String
  /// How many entries of the index have it.
  var entries: Int
  /// Its letters; `nil` for a concept.
  var letters: Letters?
  /// Its first consonants where it is all Hangul.
  var initials: String?

  init(_ text: String, entries: Int) {
    self.text = text
    self.entries = entries
    if text.utf8.first != 1 { letters = Letters(of: text) }
    guard let first = text.utf8.first, (0xEA...0xED).contains(first) else { return }
    let initials = Hangul.initials(text)
    // A first consonant has three bytes as well as its syllable.
    if initials.utf8.count == text.utf8.count { self.initials = initials }
  }
}

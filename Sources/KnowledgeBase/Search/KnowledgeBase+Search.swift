internal import Guidelines
internal import TextAnalysis

extension KnowledgeBase {
  /// What answers `query`, the best first.
  ///
  /// What has all the words comes first; where nothing has, the query is corrected, and where
  /// that finds nothing, what has some of the words comes, marked as relaxed. No text is an error.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func search(_ query: SearchQuery) throws(KnowledgeBaseError) -> SearchAnswer {
    let clock = ContinuousClock()
    let start = clock.now
    try prepareSearch()
    var answer = try database.snapshot { () throws(KnowledgeBaseError) -> SearchAnswer in
      try forgetWhatChanged()
      return try self.answer(query)
    }
    let elapsed = (clock.now - start).components
    let microseconds = elapsed.seconds * 1_000_000 + elapsed.attoseconds / 1_000_000_000_000
    answer.elapsedMilliseconds = Double(microseconds) / 1000
    return answer
  }

  func prepareSearch() throws(KnowledgeBaseError) {
    if tokenizer == nil {
      let tokenizer = FullTextTokenizer()
      try tokenizer.register(with: database)
      self.tokenizer = tokenizer
    }
    if ranking == nil {
      let ranking = FullTextRanking()
      try ranking.register(with: database)
      self.ranking = ranking
    }
  }

  /// Forgets what was read of another state of the file, after another process has written it.
  func forgetWhatChanged() throws(KnowledgeBaseError) {
    let state = try database.first("PRAGMA data_version") { $0.int(0) }
    guard state != stateRead else { return }
    if stateRead != nil {
      concepts.forget()
      knownWords = nil
      nearnessEntries = [:]
    }
    stateRead = state
  }

  private func answer(_ query: SearchQuery) throws(KnowledgeBaseError) -> SearchAnswer {
    var answer = SearchAnswer(
      query: query.text, elapsedMilliseconds: 0, total: 0, corrected: nil, relaxed: false,
      results: [])
    var operators = SearchOperators(SearchText.bounded(query.text))
    var query = query
    query.conditions = try conditions(of: &operators)
    let typed = operators.text
    var words = try searchWords(of: typed)
    var hits: [Hit] = []
    if words.isEmpty, !query.conditions.isEmpty {
      hits = try everything(query)
    } else if words.essential.allSatisfy({ $0.entries > 0 }) {
      hits = try self.hits(SearchPattern(all: words.essential), query)
    } else if let correction = try correction(of: typed, words: words, for: query) {
      answer.corrected = correction.text
      words = correction.words
      hits = correction.hits
    }
    answer.relaxed = hits.isEmpty
    let asked = answer.corrected ?? typed
    if hits.count < Self.fewHits {
      hits += try partialHits(of: words, in: asked, besides: hits, query)
    }
    if hits.isEmpty, query.conditions.phrases != nil {
      // What stands nowhere as it was typed is looked for word by word.
      query.conditions.phrases = nil
      hits = try self.hits(SearchPattern(all: words.essential), query)
      if hits.isEmpty { hits = try partialHits(of: words, in: asked, besides: [], query) }
    }
    answer.relaxed = answer.relaxed && !hits.isEmpty

    if query.kind == .metric {
      let metrics = try metricResults(of: hits, words: words, query: query)
      answer.total = metrics.count
      answer.results = Array(metrics.prefix(max(0, query.limit)))
    } else {
      answer.total = hits.count
      let highlighter = try highlighter(for: words)
      for hit in try best(hits, query.limit) {
        if let result = try result(for: hit, highlighter: highlighter, filter: query.filter) {
          answer.results.append(result)
        }
      }
    }
    if answer.results.isEmpty { answer.suggestions = try suggestions(for: typed) }
    if query.explains { try explain(&answer, typed: typed, words: words, query: query) }
    return answer
  }

  /// Notes in `answer` what the query became and what of each result matched it.
  private func explain(
    _ answer: inout SearchAnswer, typed: String, words: [SearchWord], query: SearchQuery
  ) throws(KnowledgeBaseError) {
    let explainer = SearchExplainer(
      text: answer.corrected ?? typed, words: words,
      correction: answer.corrected.map { .init(typed: typed, corrected: $0) },
      conditions: query.conditions, analyzer: analyzer)
    answer.explanation = explainer.query
    for index in answer.results.indices {
      let name = answer.results[index].id.prefix { $0 != "#" }
      let entry = try database.first(
        "SELECT id FROM search_content WHERE name = ?1", String(name)
      ) { $0.int(0) }
      guard let entry else { continue }
      answer.results[index].isForOtherDevices =
        SearchIndex.isElsewhere(entry) && !words.contains(where: \.namesPlatform)
      answer.results[index].explanation = try explainer.matches(inEntry: entry, of: database)
    }
  }

  /// With fewer exact answers than these, what has most of the words is shown as well.
  private static let fewHits = 8

  /// What of a query a result must have at least, weighed by rarity; the less only where there is
  /// little that has more, as it costs more to find.
  private static let leastShares = [0.5, 0.25]

  /// What has at least one of ``leastShares`` of what `words` of `text` ask for, or of what their
  /// parts do, and is not in `found`; where nothing was found and little has that much, what has
  /// any of them.
  ///
  /// All score less than `found`.
  private func partialHits(
    of words: [SearchWord], in text: String, besides found: [Hit], _ query: SearchQuery
  ) throws(KnowledgeBaseError) -> [Hit] {
    let known = try withParts(words.essential.filter { $0.entries > 0 }, in: text)
    guard words.essential.count > 1 || known.count > 1 else { return [] }
    var hits: [Hit] = []
    for share in Self.leastShares where found.count + hits.count < Self.fewHits {
      hits = try self.hits(
        SearchPattern(any: known, atLeastOneOf: known.rarest(leaving: share)), query,
        leastCoverage: share, spare: found.count)
    }
    if hits.count < Self.fewHits, found.isEmpty {
      hits = try self.hits(SearchPattern(any: known, atLeastOneOf: known), query)
    }
    // At most a few were found.
    hits.removeAll { hit in found.contains { $0.id == hit.id } }
    if let best = hits.lazy.map(\.score).max(), let last = found.lazy.map(\.score).min() {
      let factor = min(1, 0.9 * last / best)
      for index in hits.indices { hits[index].score *= factor }
    }
    return hits
  }

  /// An entry of the index that matches, and how well.
  struct Hit {
    var id: Int
    var score: Double
    var isRule: Bool { id < SearchIndex.firstPassage }

    /// Whether it comes before `other`; of equal ones the first entry does.
    func isBetter(than other: Hit) -> Bool { (other.score, id) < (score, other.id) }
  }

  /// The entries that match `pattern` and that `query` lets through, in no order.
  ///
  /// Those with less than `leastCoverage` of the words' rarity are left out. The scores of as many
  /// as are shown are exact, and of `spare` more.
  func hits(
    _ pattern: SearchPattern?, _ query: SearchQuery, leastCoverage: Double = 0, spare: Int = 0
  ) throws(KnowledgeBaseError) -> [Hit] {
    guard let pattern else { return [] }
    let wanted = (query.kind == .metric ? Self.metricOwners : max(0, query.limit)) + spare
    ranking?.prepare(for: pattern, leastCoverage: leastCoverage, wanted: wanted)
    let filter = query.filter
    let conditions = query.conditions
    let (first, last) = query.ids
    // The tables beside the index are not read for entries that need none of what they hold.
    let isNarrowed = filter != Filter() || !conditions.isEmpty
    var hits =
      isNarrowed
      ? try database.rows(
        """
        SELECT search_index.rowid, hig_rank(search_index)
        FROM search_index JOIN search_content AS entry ON entry.id = search_index.rowid
        WHERE search_index MATCH ?1 AND search_index.rowid BETWEEN ?2 AND ?3
          AND \(Self.conditionSQL)
        """, pattern.text, first, last, filter.component, filter.platform?.bit ?? 0,
        filter.asOf?.lastMonth, conditions.filter.component, conditions.filter.platform?.bit ?? 0,
        conditions.rule, conditions.phrases, conditions.excluded, read: Hit.init)
      : try database.rows(
        """
        SELECT rowid, hig_rank(search_index) FROM search_index
        WHERE search_index MATCH ?1 AND rowid BETWEEN ?2 AND ?3
        """, pattern.text, first, last, read: Hit.init)
    hits.removeAll { $0.score <= 0 }
    if pattern.asksForNumber { try prefer(numbersAmong: &hits, best: max(1, wanted)) }
    return hits
  }

  /// Multiplies the scores of those of `hits` that state numbers, as far as they may come to be
  /// among the `best`, and puts the hits in another order.
  private func prefer(
    numbersAmong hits: inout [Hit], best: Int
  ) throws(KnowledgeBaseError) {
    hits.sort { $0.isBetter(than: $1) }
    var scores = BestScores(wanted: best)
    for index in hits.indices {
      let score = hits[index].score
      if scores.beat(score * Self.numberWeight) { return }
      let hasNumbers = try database.first(
        "SELECT has_numbers FROM search_content WHERE id = ?1", hits[index].id
      ) { $0.int(0) == 1 }
      if hasNumbers ?? false { hits[index].score = score * Self.numberWeight }
      scores.add(hits[index].score)
    }
  }

  /// The entries that `query` lets through, where it names no word: all alike.
  private func everything(_ query: SearchQuery) throws(KnowledgeBaseError) -> [Hit] {
    let filter = query.filter
    let conditions = query.conditions
    let (first, last) = query.ids
    return try database.rows(
      """
      SELECT entry.id FROM search_content AS entry
      WHERE ?1 IS NULL AND entry.id BETWEEN ?2 AND ?3 AND \(Self.conditionSQL)
      """, String?.none, first, last, filter.component, filter.platform?.bit ?? 0,
      filter.asOf?.lastMonth, conditions.filter.component, conditions.filter.platform?.bit ?? 0,
      conditions.rule, conditions.phrases, conditions.excluded
    ) { Hit(id: $0.int(0), score: $0.int(0) < SearchIndex.firstPassage ? 1 : 0.5) }
  }

  /// What the options and the operators of a query ask of an `entry`, from parameter 4 on.
  private static let conditionSQL = """
    (?4 IS NULL OR entry.component = ?4)
    AND (?5 = 0 OR entry.platforms = 0 OR entry.platforms & ?5 <> 0)
    AND (?6 IS NULL OR entry.known_from <= ?6 AND entry.known_until >= ?6)
    AND (?7 IS NULL OR entry.component = ?7)
    AND (?8 = 0 OR entry.platforms = 0 OR entry.platforms & ?8 <> 0)
    AND (?9 IS NULL OR entry.name = ?9)
    AND (?10 IS NULL
      OR entry.id IN (SELECT rowid FROM search_index WHERE search_index MATCH ?10))
    AND (?11 IS NULL
      OR entry.id NOT IN (SELECT rowid FROM search_index WHERE search_index MATCH ?11))
    """

  /// What stating a number multiplies where one is asked for.
  static let numberWeight = 1.5

  /// How many rules and passages at most the numbers of an answer come from.
  private static let metricOwners = 50

  /// The best `limit` of `hits`; equal ones by name, so that a rebuilt file answers alike.
  private func best(
    _ hits: [Hit], _ limit: Int
  ) throws(KnowledgeBaseError) -> [(hit: Hit, name: String)] {
    guard limit > 0 else { return [] }
    let ordered = hits.sorted { $0.isBetter(than: $1) }
    guard let worst = ordered.prefix(limit).last?.score else { return [] }
    var named: [(hit: Hit, name: String)] = []
    for hit in ordered.prefix(limit + 256).prefix(while: { $0.score >= worst }) {
      let name = try database.first(
        "SELECT name FROM search_content WHERE id = ?1", hit.id
      ) { $0.text(0) }
      if let name { named.append((hit, name)) }
    }
    named.sort { ($1.hit.score, $0.name) < ($0.hit.score, $1.name) }
    return Array(named.prefix(limit))
  }

  private func result(
    for found: (hit: Hit, name: String), highlighter: Highlighter, filter: Filter
  ) throws(KnowledgeBaseError) -> SearchResult? {
    if found.hit.isRule {
      guard let rule = try answer(RuleID(unchecked: found.name), asOf: filter.asOf) else {
        return nil
      }
      return result(for: rule, score: found.hit.score, highlighter: highlighter)
    }
    guard let stored = try passages(where: "passage.name = ?1", found.name).first else {
      return nil
    }
    return result(for: stored, score: found.hit.score, highlighter: highlighter)
  }

  private func result(
    for rule: Rule, score: Double, highlighter: Highlighter
  ) -> SearchResult {
    let snippets = rule.statement.map(highlighter.snippet)
    return SearchResult(
      kind: .rule, id: rule.id.rawValue, score: score, component: rule.component,
      platforms: rule.platforms, modality: rule.modality, title: rule.title,
      snippet: snippets.map { $0.text }, highlights: snippets.map { $0.highlights },
      metrics: MetricText.lines(of: rule.metrics), checks: rule.checks,
      sources: rule.sources)
  }

  private func result(
    for stored: StoredPassage, score: Double, highlighter: Highlighter
  ) -> SearchResult {
    let passage = stored.passage
    let snippets = passage.text.map { highlighter.snippet(of: $0.text) }
    return SearchResult(
      kind: .passage, id: passage.id, score: score, component: stored.component,
      platforms: passage.platforms, modality: nil,
      title: stored.title, snippet: snippets.map { $0.text },
      highlights: snippets.map { $0.highlights }, metrics: MetricText.lines(of: passage.metrics),
      checks: [], sources: stored.source.map { [$0] } ?? [])
  }

  /// What finds `words` in the texts of an answer.
  ///
  /// It knows the concepts that were asked for and no others, so that it is made in no time.
  private func highlighter(
    for words: [SearchWord]
  ) throws(KnowledgeBaseError) -> Highlighter {
    var forms: [(concept: ConceptID, form: Glossary.Form)] = []
    var known: [Substring] = []
    for name in words.essential.lazy.flatMap(\.concepts) where !known.contains(name) {
      known.append(name)
      let concept = ConceptID(unchecked: String(name))
      try database.forEach(
        """
        SELECT squashed, ambiguous, spaced FROM form
        WHERE concept = (SELECT id FROM concept WHERE name = ?1)
        """, concept
      ) { row in
        let form = Glossary.Form(
          squashed: row.text(0), isAmbiguous: row.int(1) == 1, isSpaced: row.int(2) == 1)
        forms.append((concept, form))
      }
    }
    return Highlighter(words: words.essential, forms: forms)
  }

  /// The numbers of the best of `hits`, those that themselves say what was asked for first.
  private func metricResults(
    of hits: [Hit], words: [SearchWord], query: SearchQuery
  ) throws(KnowledgeBaseError) -> [SearchResult] {
    var results: [SearchResult] = []
    let highlighter = try highlighter(for: words)
    for found in try best(hits, Self.metricOwners) {
      let owner = try result(for: found, highlighter: highlighter, filter: query.filter)
      guard let owner else { continue }
      let metrics =
        found.hit.isRule
        ? try answer(RuleID(unchecked: found.name), asOf: query.filter.asOf)?.metrics ?? []
        : try passages(where: "passage.name = ?1", found.name).flatMap(\.passage.metrics)
      for (place, metric) in metrics.enumerated() {
        guard query.filter.admits(metric.platforms) else { continue }
        let line = MetricText.lines(of: [metric]).joined()
        let said = Set(analyzer.tokens(in: "\(metric.subject) \(line)").map(\.text))
        let matched = words.filter { !said.isDisjoint(with: $0.alternatives) }.count
        var result = owner
        result.kind = .metric
        result.id += "#\(place + 1)"
        result.metrics = [line]
        result.score *= 1 + Double(matched) / Double(max(1, words.count))
        results.append(result)
      }
    }
    // A stable order: equal numbers stay in the order of their owners.
    return results.enumerated().sorted { left, right in
      (right.element.score, left.offset) < (left.element.score, right.offset)
    }.map(\.element)
  }
}

extension KnowledgeBase.Hit {
  /// The hit in the first columns of `row`.
  fileprivate init(_ row: Row) { self.init(id: row.int(0), score: row.value(1) ?? 0) }
}

extension StoredPassage {
  /// The headings above it in both languages, where they are written so, else as they are.
  var title: Bilingual<String> {
    guard let heading = passage.section.last else { return Bilingual() }
    if heading.utf8Contains("·") {
      let parts = heading.split(separator: "·").map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      if parts.count == 2, LanguageGuess.language(of: parts[1]) == .ko {
        return Bilingual(en: parts[0], ko: parts[1])
      }
    }
    return LanguageGuess.language(of: heading) == .ko
      ? Bilingual(ko: heading) : Bilingual(en: heading)
  }

  /// It as the one source of itself.
  var source: RuleSource? {
    guard let lines = passage.lines else { return nil }
    return RuleSource(
      document: document, lines: lines, languages: passage.text.languages, edition: edition,
      text: passage.text, passage: passage.id)
  }
}

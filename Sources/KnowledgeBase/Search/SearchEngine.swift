internal import Guidelines
internal import TextAnalysis

/// Answers queries from the index.
///
/// It caches what it reads from the file until the file changes.
final class SearchEngine {
  private let store: any GuidelineStore
  private let index: FullTextIndex
  private let scope: SearchScope
  /// Analyses queries with the stored vocabulary.
  let reader: QueryReader
  private let corrector: QueryCorrector
  private let matcher: RuleMatcher
  /// The state of the file from which the caches were filled; `nil` before the first query.
  private var stateRead: Int?
  /// The entries that do not hold on the day of the last query.
  private var notHeld: (day: Edition, entries: [Int])?
  /// A cache of rules shown in results, by id.
  private var shown: [String: ShownRule] = [:]

  private var database: Database { index.database }
  private var finder: HitFinder { HitFinder(index, scope) }
  private var partial: PartialHits { PartialHits(reader: reader, finder: finder) }

  init(_ store: any GuidelineStore, index: FullTextIndex) {
    self.store = store
    self.index = index
    let database = index.database
    scope = SearchScope(database)
    reader = QueryReader(database, scope)
    let finder = HitFinder(index, scope)
    corrector = QueryCorrector(reader: reader, finder: finder)
    matcher = RuleMatcher(reader: reader, finder: finder)
  }

  /// Discards what was read, after the file has changed.
  func forget() {
    reader.forgetConcepts()
    index.postings.forget()
    scope.forget()
    corrector.forget()
    matcher.forget()
    notHeld = nil
    shown = [:]
  }

  /// The answer to `query`, best results first.
  ///
  /// Results with all words come first. If there are none the query is corrected; if that finds
  /// nothing either, results with some of the words are returned and marked as relaxed. Every text
  /// is a valid query.
  func search(_ query: SearchQuery) throws(KnowledgeBaseError) -> SearchAnswer {
    let clock = ContinuousClock()
    let start = clock.now
    try index.prepareSearch()
    var answer = try database.snapshot { () throws(KnowledgeBaseError) -> SearchAnswer in
      try forgetWhatChanged()
      return try self.answer(query)
    }
    let elapsed = (clock.now - start).components
    let microseconds = elapsed.seconds * 1_000_000 + elapsed.attoseconds / 1_000_000_000_000
    answer.elapsedMilliseconds = Double(microseconds) / 1000
    return answer
  }

  /// At most `limit` rules nearest to `text`, nearest first.
  func rules(
    near text: String, limit: Int, heldOn day: Edition?
  ) throws(KnowledgeBaseError) -> [NearRule] {
    try index.prepareSearch()
    return try database.snapshot { () throws(KnowledgeBaseError) in
      try forgetWhatChanged()
      try scope.narrow(to: nil)
      return try matcher.rules(
        near: text, limit: limit, without: try entriesNotHeld(on: day))
    }
  }

  /// Discards the caches if another process has changed the file.
  private func forgetWhatChanged() throws(KnowledgeBaseError) {
    let state = try database.state()
    index.postings.keepsLengths = stateRead != nil
    reader.keepAllConcepts(stateRead != nil)
    guard state != stateRead else { return }
    if stateRead != nil {
      forget()
    }
    stateRead = state
  }

  /// A query as understood, with its hits.
  private struct Finding {
    /// The query without operators.
    var typed: String
    var corrected: String?
    var isRelaxed: Bool
    var words: [SearchWord]
    var hits: [Hit]
  }

  /// The ids of the entries that do not hold on `day`, ascending, cached until the file changes.
  ///
  /// An array sorted by SQLite, because instantiating Swift's types for a set or a sort takes longer than
  /// the query.
  private func entriesNotHeld(on day: Edition?) throws(KnowledgeBaseError) -> [Int] {
    guard let day else { return [] }
    if let notHeld, notHeld.day == day { return notHeld.entries }
    // Each branch of the union is read in the order of its index, so the rows are sorted afterwards.
    let entries = try database.rows(
      """
      WITH other (id) AS MATERIALIZED (
        SELECT id FROM search_content WHERE known_until < ?1
        UNION ALL SELECT id FROM search_content WHERE known_from > ?1
        UNION ALL SELECT search_content.id FROM rule CROSS JOIN search_content USING (name)
          WHERE rule.absent_from <= ?2)
      SELECT id FROM other ORDER BY id
      """, day.lastMonth, HoldingCondition.day(day)
    ) { $0.int(0) }
    notHeld = (day, entries)
    return entries
  }

  private func answer(_ query: SearchQuery) throws(KnowledgeBaseError) -> SearchAnswer {
    var operators = SearchOperators(SearchText.bounded(query.text))
    var query = query
    query.conditions = try reader.conditions(of: &operators, besides: query.filter)
    let notHeld = try entriesNotHeld(on: query.filter.heldOn)
    query.spare = min(notHeld.count, Self.spare)
    var found = try find(operators.text, &query)
    var hits = DividedHits.divide(found.hits, by: notHeld)
    if hits.endedStand(amongFirst: query.end, beyond: query.spare) {
      query.spare = min(hits.ended.count, Self.mostSpare)
      found = try find(operators.text, &query)
      hits = DividedHits.divide(found.hits, by: notHeld)
    }
    var answer = SearchAnswer(
      query: query.text, elapsedMilliseconds: 0, total: 0, corrected: found.corrected,
      relaxed: found.isRelaxed, results: [])
    if query.kind == .metric {
      let metrics = try metricResults(of: hits.held, words: found.words, query: query)
      answer.total = metrics.count
      answer.results = Array(metrics.prefix(query.end))
    } else {
      answer.total = hits.held.count
      answer.results = try results(of: hits.held, words: found.words, query: query)
      try add(hits, words: found.words, query: query, to: &answer)
    }
    answer.results.removeFirst(min(max(0, query.offset), answer.results.count))
    answer.absent = try absences(in: found.corrected ?? found.typed, query.filter)
    if answer.results.isEmpty {
      answer.suggestions = try SuggestionFinder(
        database: database, scope: scope,
        authority: query.conditions.filter.authority ?? query.filter.authority
      ).suggestions(for: found.typed)
    }
    if query.explains {
      try explain(&answer, typed: found.typed, words: found.words, query: query)
    }
    return answer
  }

  /// Answers about components in `text` that Apple does not have, with rules that `filter` admits by
  /// time.
  private func absences(
    in text: String, _ filter: Filter
  ) throws(KnowledgeBaseError) -> [AbsentAnswer] {
    var answers: [AbsentAnswer] = []
    for entry in AbsentFinder(try store.absentComponents(mentionedIn: text)).entries(in: text) {
      var answer = AbsentAnswer(names: entry.names, answer: entry.answer, rules: [])
      for id in entry.rules {
        if let rule = try rule(id.rawValue, asOf: filter.asOf)?.rule,
          Filter(heldOn: filter.heldOn).admits(rule)
        {
          answer.rules.append(AbsentAnswer.Replacement(id: rule.id, title: rule.title))
        }
      }
      answers.append(answer)
    }
    return answers
  }

  /// Adds to `answer` ended rules among `hits`, if one is the best match or nothing else matches,
  /// with their successors.
  private func add(
    _ hits: DividedHits, words: [SearchWord], query: SearchQuery, to answer: inout SearchAnswer
  ) throws(KnowledgeBaseError) {
    guard let day = query.filter.heldOn, let best = hits.bestEnded else { return }
    answer.hasOnlyEnded = hits.held.isEmpty
    let shown = hits.held.isEmpty ? hits.ended : [best]
    let highlighter = try highlighter(for: words, of: query)
    var (ended, successors): ([SearchResult], [SearchResult]) = ([], [])
    for (hit, name) in try finder.best(shown, query.end) {
      guard let rule = try rule(name, asOf: nil) else { continue }
      ended.append(result(for: rule, score: hit.score, highlighter: highlighter))
      for next in try store.successors(of: rule.rule, heldOn: day)
      where query.filter.admits(next) && !successors.contains(where: { $0.id == next.id.rawValue })
      {
        successors.append(
          result(for: ShownRule(next), score: hit.score, highlighter: highlighter))
      }
    }
    // A successor may be among the hits behind the results.
    answer.total += ended.count
    for successor in successors {
      let entry = try database.first(
        "SELECT id FROM search_content WHERE name = ?1", successor.id
      ) { $0.int(0) }
      if !hits.held.contains(where: { $0.id == entry }) { answer.total += 1 }
    }
    answer.add(ended: ended, after: successors, query: query)
  }

  /// The number of exact scores beyond those of the results, to allow for entries that do not hold.
  ///
  /// Few queries have more of these among the best.
  private static let spare = 8
  /// The largest number of such scores.
  private static let mostSpare = 100

  /// The hits for `typed`: entries with all words; if there are none, those of a correction, or
  /// entries with some words.
  ///
  /// Phrases that occur nowhere are dropped from the conditions of `query`.
  private func find(
    _ typed: String, _ query: inout SearchQuery
  ) throws(KnowledgeBaseError) -> Finding {
    var found = Finding(
      typed: typed, isRelaxed: false, words: try reader.searchWords(of: typed), hits: [])
    let essential = found.words.essential
    if found.words.isEmpty, !query.conditions.isEmpty {
      found.hits = try finder.everything(query)
    } else if essential.allSatisfy({ $0.entries > 0 }) {
      found.hits = try finder.hits(SearchPattern(all: essential), query)
    } else if !essential.allSatisfy(\.isKnown),
      let correction = try corrector.correction(of: typed, words: found.words, for: query)
    {
      found.corrected = correction.text
      found.words = correction.words
      found.hits = correction.hits
    }
    found.isRelaxed = found.hits.isEmpty
    let asked = found.corrected ?? typed
    if found.hits.count < PartialHits.fewHits {
      found.hits += try partial.hits(of: found.words, in: asked, besides: found.hits, query)
    }
    if found.hits.isEmpty, query.conditions.phrases != nil {
      // A phrase that occurs nowhere is searched word by word.
      query.conditions.phrases = nil
      found.hits = try finder.hits(SearchPattern(all: found.words.essential), query)
      if found.hits.isEmpty {
        found.hits = try partial.hits(of: found.words, in: asked, besides: [], query)
      }
    }
    found.isRelaxed = found.isRelaxed && !found.hits.isEmpty
    return found
  }

  /// The results for the best of `hits`.
  private func results(
    of hits: [Hit], words: [SearchWord], query: SearchQuery
  ) throws(KnowledgeBaseError) -> [SearchResult] {
    let highlighter = try highlighter(for: words, of: query)
    var results: [SearchResult] = []
    let best = try finder.best(hits, query.end)
    if query.filter.asOf == nil { try readRules(best) }
    let passages = try passages(among: best)
    for hit in best {
      if let stored = passages[hit.name] {
        results.append(result(for: stored, score: hit.hit.score, highlighter: highlighter))
      } else if let result = try result(for: hit, highlighter: highlighter, filter: query.filter) {
        results.append(result)
      }
    }
    return results
  }

  /// A rule with the parts that a result shows, shared because a copy of a rule retains each of its parts.
  private final class ShownRule {
    let rule: Rule
    /// Its metrics in words.
    let metrics: Bilingual<[String]>

    init(_ rule: Rule) {
      self.rule = rule
      metrics = MetricText.lines(of: rule.metrics)
    }
  }

  /// The most rules that are cached.
  private static let mostShown = 4096

  /// Reads the rules among the results `found` together, which takes half as long as one by one.
  private func readRules(_ found: [(hit: Hit, name: String)]) throws(KnowledgeBaseError) {
    let missing = found.filter { $0.hit.isRule && shown[$0.name] == nil }
    guard missing.count > 1 else { return }
    if shown.count >= Self.mostShown { shown = [:] }
    for rule in try store.rules(.indexed(missing.map(\.hit.id)), .result) {
      shown[rule.id.rawValue] = ShownRule(rule)
    }
  }

  /// The rule `name` as of `asOf`; for `nil` as it is today, which is cached until the file changes.
  private func rule(_ name: String, asOf: Edition?) throws(KnowledgeBaseError) -> ShownRule? {
    if asOf == nil, let known = shown[name] { return known }
    guard let rule = try store.rules(.named(RuleID(unchecked: name)), .result).first,
      let held = try store.held(rule, asOf: asOf)
    else { return nil }
    let read = ShownRule(held)
    if asOf == nil {
      if shown.count >= Self.mostShown { shown = [:] }
      shown[name] = read
    }
    return read
  }

  /// The passages among the results `found` by name, read by one query on a server; empty for a file.
  private func passages(
    among found: [(hit: Hit, name: String)]
  ) throws(KnowledgeBaseError) -> [String: StoredPassage] {
    let ids = found.filter { !$0.hit.isRule }.map(\.hit.id)
    guard database.isShared, !ids.isEmpty else { return [:] }
    let passages = try PassageRecords(database: database).passages(
      where: """
        passage.name IN (SELECT name FROM search_content
          WHERE id IN (SELECT value FROM json_each(?1)))
        """, ids.asJSON)
    return Dictionary(passages.map { ($0.passage.id, $0) }) { $1 }
  }

  private func passage(_ name: String) throws(KnowledgeBaseError) -> StoredPassage? {
    try PassageRecords(database: database).passages(where: "passage.name = ?1", name).first
  }

  /// Adds to `answer` how the query was understood and what matched in each result.
  func explain(
    _ answer: inout SearchAnswer, typed: String, words: [SearchWord], query: SearchQuery
  ) throws(KnowledgeBaseError) {
    let explainer = SearchExplainer(
      text: answer.corrected ?? typed, words: words,
      correction: answer.corrected.map { .init(typed: typed, corrected: $0) },
      conditions: query.conditions, analyzer: reader.analyzer)
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

  private func result(
    for found: (hit: Hit, name: String), highlighter: Highlighter, filter: Filter
  ) throws(KnowledgeBaseError) -> SearchResult? {
    if found.hit.isRule {
      guard let rule = try rule(found.name, asOf: filter.asOf) else {
        return nil
      }
      return result(for: rule, score: found.hit.score, highlighter: highlighter)
    }
    guard let stored = try passage(found.name) else {
      return nil
    }
    return result(for: stored, score: found.hit.score, highlighter: highlighter)
  }

  private func result(
    for shown: ShownRule, score: Double, highlighter: Highlighter
  ) -> SearchResult {
    let rule = shown.rule
    let snippets = rule.statement.map(highlighter.snippet)
    return SearchResult(
      kind: .rule, id: rule.id.rawValue, score: score, authority: rule.authority,
      component: rule.component,
      platforms: rule.platforms, modality: rule.modality, time: rule.time, title: rule.title,
      snippet: snippets.map { $0.text }, highlights: snippets.map { $0.highlights },
      metrics: shown.metrics, checks: rule.allChecks,
      sources: rule.sources)
  }

  private func result(
    for stored: StoredPassage, score: Double, highlighter: Highlighter
  ) -> SearchResult {
    let passage = stored.passage
    let snippets = passage.text.map { highlighter.snippet(of: $0.text) }
    return SearchResult(
      kind: .passage, id: passage.id, score: score, authority: stored.authority,
      component: stored.component,
      platforms: passage.platforms, modality: nil,
      title: stored.title, snippet: snippets.map { $0.text },
      highlights: snippets.map { $0.highlights }, metrics: MetricText.lines(of: passage.metrics),
      checks: [], sources: stored.source.map { [$0] } ?? [])
  }

  /// Finds `words` in the texts of an answer.
  ///
  /// It only knows the concepts of the query, so that it is cheap to create.
  private func highlighter(
    for words: [SearchWord], of query: SearchQuery
  ) throws(KnowledgeBaseError) -> Highlighter {
    Highlighter(
      words: words.essential, forms: try reader.forms(of: words.essential), marks: query.highlights)
  }

  /// The metrics of the best `hits`; those that contain words of the query come first.
  private func metricResults(
    of hits: [Hit], words: [SearchWord], query: SearchQuery
  ) throws(KnowledgeBaseError) -> [SearchResult] {
    var results: [SearchResult] = []
    let highlighter = try highlighter(for: words, of: query)
    for found in try finder.best(hits, HitFinder.metricOwners) {
      let owner = try result(for: found, highlighter: highlighter, filter: query.filter)
      guard let owner else { continue }
      let metrics =
        found.hit.isRule
        ? try rule(found.name, asOf: query.filter.asOf)?.rule.metrics ?? []
        : try passage(found.name)?.passage.metrics ?? []
      for (place, metric) in metrics.enumerated() {
        guard query.filter.admits(metric.platforms) else { continue }
        let lines = MetricText.lines(of: [metric])
        let text = "\(metric.subject) \((lines.en ?? []).joined())"
        let said = Set(reader.analyzer.tokens(in: text).map(\.text))
        let matched = words.filter { !said.isDisjoint(with: $0.alternatives) }.count
        var result = owner
        result.kind = .metric
        result.id += "#\(place + 1)"
        result.metrics = lines
        result.score *= 1 + Double(matched) / Double(max(1, words.count))
        results.append(result)
      }
    }
    // Stable: metrics that compare equal stay in the order of their owners.
    return results.enumerated().sorted { left, right in
      (right.element.score, left.offset) < (left.element.score, right.offset)
    }.map(\.element)
  }
}

internal import Guidelines

/// Finds the index entries that match a pattern.
struct HitFinder {
  private let index: FullTextIndex
  private let scope: SearchScope
  private var database: Database { index.database }

  init(_ index: FullTextIndex, _ scope: SearchScope) { (self.index, self.scope) = (index, scope) }

  /// The entries that match `pattern` and that `query` admits, unordered.
  ///
  /// Entries with less than `leastCoverage` of the words' rarity are left out. The scores of the
  /// results to be shown, and of `spare` more, are exact.
  func hits(
    _ pattern: SearchPattern?, _ query: SearchQuery, leastCoverage: Double = 0, spare: Int = 0
  ) throws(KnowledgeBaseError) -> [Hit] {
    guard let pattern else { return [] }
    let wanted =
      (query.kind == .metric ? Self.metricOwners : query.end) + spare + query.spare
    let lists = try index.postings.lists(
      of: pattern.tokens, by: query.conditions.filter.authority ?? query.filter.authority,
      in: database)
    var ranking = FullTextRanking(
      pattern, lists, size: scope.part.size(in: index.postings.size ?? IndexSize()),
      leastCoverage: leastCoverage, wanted: wanted)
    var hits: [Hit] = []
    let matches = try admitted(Self.matches(of: pattern, lists, query.ids), by: query)
    if let server = database.server { try index.postings.facts.read(for: matches, from: server) }
    for (id, found) in zip(matches, ranking.raritiesFound(in: matches)) {
      let score = try ranking.score(id, found: found) { id throws(KnowledgeBaseError) in
        database.isShared
          ? index.postings.facts[id].lengths : try index.postings.lengths(of: id, in: database)
      }
      if score > 0 { hits.append(Hit(id: id, score: score)) }
    }
    try apply(SearchPreference(pattern), to: &hits, best: max(1, wanted))
    return hits
  }

  /// The entries from `ids.first` to `ids.last` with a token of each group that `pattern` requires,
  /// ascending; `lists` are the posting lists of its tokens.
  private static func matches(
    of pattern: SearchPattern, _ lists: [PostingList], _ ids: (first: Int, last: Int)
  ) -> [Int] {
    var groups = pattern.required.map { group in group.map { PostingCursor(lists[$0]) } }
    var matches: [Int] = []
    var next = ids.first
    while true {
      var entry = Int.max
      for place in groups[0].indices {
        groups[0][place].advance(to: next)
        entry = min(entry, groups[0][place].entry)
      }
      guard entry <= ids.last, entry < .max else { return matches }
      next = entry + 1
      let hasAll = groups.indices.dropFirst().allSatisfy { group in
        groups[group].indices.contains { place in
          groups[group][place].advance(to: entry)
          return groups[group][place].entry == entry
        }
      }
      if hasAll { matches.append(entry) }
    }
  }

  /// Those of the entries `ids` that the conditions of `query` admit, in the same order.
  private func admitted(_ ids: [Int], by query: SearchQuery) throws(KnowledgeBaseError) -> [Int] {
    let filter = query.filter
    let conditions = query.conditions
    // Other tables are only read for queries whose conditions need them.
    let isNarrowed =
      filter.component != nil || filter.platform != nil || filter.asOf != nil
      || filter.authority != nil || !conditions.isEmpty
    guard isNarrowed, !ids.isEmpty else { return ids }
    let listed =
      database.isShared
      ? "search_content AS entry WHERE entry.id IN (SELECT value FROM json_each(?1)) AND"
      : """
      json_each(?1) AS found CROSS JOIN search_content AS entry ON entry.id = found.value
      WHERE
      """
    return try database.rows(
      """
      SELECT entry.id FROM \(listed) entry.id BETWEEN ?2 AND ?3 AND \(conditionSQL) ORDER BY entry.id
      """, ids.asJSON, query.ids.first, query.ids.last, filter.component, filter.platform?.bit ?? 0,
      filter.asOf?.lastMonth, conditions.filter.component, conditions.filter.platform?.bit ?? 0,
      conditions.rule, conditions.phrases.map(database.fullText.pattern),
      conditions.excluded.map(database.fullText.pattern), filter.authority,
      conditions.filter.authority
    ) { $0.int(0) }
  }

  /// Multiplies the scores of `hits` by the factors of `preference`, as far as they may be among the
  /// `best`.
  ///
  /// Reorders the hits.
  private func apply(
    _ preference: SearchPreference, to hits: inout [Hit], best: Int
  ) throws(KnowledgeBaseError) {
    guard preference.most > 1 else { return }
    hits.sort { $0.isBetter(than: $1) }
    var scores = BestScores(wanted: best)
    for index in hits.indices {
      let score = hits[index].score
      if scores.beat(score * preference.most) { return }
      hits[index].score = score * (try factor(of: hits[index].id, by: preference) ?? 1)
      scores.add(hits[index].score)
    }
  }

  private func factor(
    of entry: Int, by preference: SearchPreference
  ) throws(KnowledgeBaseError) -> Double? {
    if preference.hasPages {
      return try database.first(
        "SELECT has_numbers, platforms, component, authority FROM search_content WHERE id = ?1",
        entry
      ) {
        preference.factor(hasNumbers: $0.int(0) == 1, platforms: $0.int(1))
          * preference.factor(component: $0.value(2), authority: $0.value(3))
      }
    }
    if database.isShared {
      let facts = index.postings.facts[entry]
      return preference.factor(hasNumbers: facts.hasNumbers, platforms: facts.platforms)
    }
    return try database.first(
      "SELECT has_numbers, platforms FROM search_content WHERE id = ?1", entry
    ) { preference.factor(hasNumbers: $0.int(0) == 1, platforms: $0.int(1)) }
  }

  /// All entries that `query` admits, for a query without words.
  ///
  /// Their scores are equal.
  func everything(_ query: SearchQuery) throws(KnowledgeBaseError) -> [Hit] {
    let filter = query.filter
    let conditions = query.conditions
    let (first, last) = query.ids
    return try database.rows(
      """
      SELECT entry.id FROM search_content AS entry
      WHERE ?1 IS NULL AND entry.id BETWEEN ?2 AND ?3 AND \(conditionSQL)
      """, String?.none, first, last, filter.component, filter.platform?.bit ?? 0,
      filter.asOf?.lastMonth, conditions.filter.component, conditions.filter.platform?.bit ?? 0,
      conditions.rule, conditions.phrases.map(database.fullText.pattern),
      conditions.excluded.map(database.fullText.pattern), filter.authority,
      conditions.filter.authority
    ) { Hit(id: $0.int(0), score: $0.int(0) < SearchIndex.firstPassage ? 1 : 0.5) }
  }

  /// The SQL conditions of a query's options and operators on an `entry`, from parameter 4 on.
  private var conditionSQL: String {
    """
    (?4 IS NULL OR entry.component = ?4)
    AND (?5 = 0 OR entry.platforms = 0 OR entry.platforms & ?5 <> 0)
    AND (?6 IS NULL OR entry.known_from <= ?6 AND entry.known_until >= ?6)
    AND (?7 IS NULL OR entry.component = ?7)
    AND (?8 = 0 OR entry.platforms = 0 OR entry.platforms & ?8 <> 0)
    AND (?9 IS NULL OR entry.name = ?9)
    AND (?10 IS NULL OR \(database.fullText.condition("?10", on: "entry")))
    AND (?11 IS NULL OR NOT (\(database.fullText.condition("?11", on: "entry"))))
    AND (?12 IS NULL OR lower(entry.authority) = lower(?12))
    AND (?13 IS NULL OR lower(entry.authority) = lower(?13))
    """
  }

  /// The largest number of rules and passages whose metrics are returned.
  static let metricOwners = 50

  /// The best `limit` of `hits`.
  ///
  /// Equal ones are ordered by name, so that a rebuilt file gives the same answer.
  func best(
    _ hits: [Hit], _ limit: Int
  ) throws(KnowledgeBaseError) -> [(hit: Hit, name: String)] {
    guard limit > 0 else { return [] }
    let ordered = hits.sorted { $0.isBetter(than: $1) }
    guard let worst = ordered.prefix(limit).last?.score else { return [] }
    var named: [(hit: Hit, name: String)] = []
    let candidates = ordered.prefix(limit + 256).prefix { $0.score >= worst }
    let names = database.isShared ? try names(of: candidates.map(\.id)) : [:]
    for hit in candidates {
      let name =
        if database.isShared {
          names[hit.id]
        } else {
          try database.first(
            "SELECT name FROM search_content WHERE id = ?1", hit.id
          ) { $0.text(0) }
        }
      if let name { named.append((hit, name)) }
    }
    named.sort { ($1.hit.score, $0.name) < ($0.hit.score, $1.name) }
    return Array(named.prefix(limit))
  }
  /// The names of `entries` by their ids, read by one query: a round trip to a server takes longer than
  /// the rows.
  private func names(of entries: [Int]) throws(KnowledgeBaseError) -> [Int: String] {
    let rows = try database.rows(
      "SELECT id, name FROM search_content WHERE id IN (SELECT value FROM json_each(?1))",
      entries.asJSON
    ) { ($0.int(0), $0.text(1)) }
    return Dictionary(rows) { $1 }
  }
}

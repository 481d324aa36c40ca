public import Guidelines

/// A rule that may be what a text is about.
public struct NearRule: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID
  /// How much of the text it answers, from 0 to 1; unlike a search's score, comparable between
  /// texts.
  public var nearness: Double
}

extension KnowledgeBase {
  /// The rules that are nearest to `text`, a sentence that was not written to be searched for; at
  /// most `limit`, the nearest first.
  ///
  /// A search finds something for any text. Here what a text says and no guideline speaks of
  /// counts against every rule.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func rules(
    near text: String, limit: Int
  ) throws(KnowledgeBaseError) -> [NearRule] {
    try prepareSearch()
    return try database.snapshot { () throws(KnowledgeBaseError) in
      let words = try searchWords(of: SearchText.bounded(text)).essential
      let known = words.filter { $0.entries > 0 }
      let pattern = SearchPattern(any: words, atLeastOneOf: known.rarest(leaving: 0.5))
      let most = words.reduce(0) { $0 + $1.rarity } * FullTextRanking.most
      let hits = try self.hits(pattern, SearchQuery(text: text, kind: .rule))
        .sorted { ($1.score, $0.id) < ($0.score, $1.id) }
      var near: [NearRule] = []
      for hit in hits.prefix(limit) {
        let name = try database.first(
          "SELECT name FROM search_content WHERE id = ?1", hit.id
        ) { $0.text(0) }
        guard let name else { continue }
        near.append(
          NearRule(rule: RuleID(unchecked: name), nearness: min(1, hit.score / most)))
      }
      return near
    }
  }
}

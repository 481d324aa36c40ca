public import Guidelines

/// What someone searches for.
public struct SearchQuery: Hashable, Sendable {
  /// What was typed: words, "phrases", -words, `component:`, `platform:` and `rule:`; nothing is
  /// a mistake.
  public var text: String
  /// What the answer is narrowed to.
  public var filter: Filter
  /// The one kind of result wanted; `nil` for rules and passages.
  public var kind: SearchResult.Kind?
  /// The most results wanted.
  public var limit: Int
  /// Whether the answer says what of each result matched how.
  public var explains: Bool
  /// What the operators in the text ask for, once they were read.
  var conditions = SearchConditions()
  /// How many more results than `limit` are ranked exactly.
  var spare = 0

  /// Creates a query.
  public init(
    text: String, filter: Filter = Filter(), kind: SearchResult.Kind? = nil, limit: Int = 10,
    explains: Bool = false
  ) {
    self.text = text
    self.filter = filter
    self.kind = kind
    self.limit = limit
    self.explains = explains
  }

  /// The first and the last entry of the index of the kind wanted.
  var ids: (first: Int, last: Int) {
    (
      kind == .passage ? SearchIndex.firstPassage : 0,
      kind == .rule ? SearchIndex.firstPassage - 1 : .max
    )
  }
}

/// What a search found.
public struct SearchAnswer: Hashable, Sendable {
  /// The query as it was typed.
  public var query: String
  /// How long the search took.
  public var elapsedMilliseconds: Double
  /// How many results there are, whatever the limit.
  public var total: Int
  /// The query that was used instead, where the typed one was corrected.
  public var corrected: String?
  /// Whether nothing has all the words and the results have some of them.
  public var relaxed: Bool
  /// The results, the best first.
  ///
  /// Where the best of all has ended, what took its place comes first and it comes last.
  public var results: [SearchResult]
  /// Whether whatever matches has ended.
  public var hasOnlyEnded = false
  /// Where there is no result: what to look for instead.
  public var suggestions: [String] = []
  /// What the query became, where that was asked for.
  public var explanation: QueryExplanation?
}

/// A rule, a passage or a number that a search found.
public struct SearchResult: Hashable, Sendable {
  /// What a result is.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case rule
    case passage
    case metric
  }

  /// What it is.
  public var kind: Kind
  /// The id of the rule or the passage, for a number followed by `#` and its place there.
  public var id: String
  /// How well it answers; comparable within one answer alone.
  public var score: Double
  /// The component it is about.
  public var component: ComponentName?
  /// The platforms it holds for; empty for all.
  public var platforms: [Platform]
  /// How strongly it binds; `nil` for what is no rule.
  public var modality: Modality?
  /// Whether it holds, and from when to when; `nil` for what is no rule.
  public var time: RuleTime?
  /// The rule in one sentence, or the headings above a passage.
  public var title: Bilingual<String>
  /// The part of each text that answers.
  public var snippet: Bilingual<String>
  /// What matched in each snippet: ranges of Unicode scalars, ordered, not overlapping.
  public var highlights: Bilingual<[Range<Int>]>
  /// The numbers it sets, in words: `3–5 tabs`.
  public var metrics: [String]
  /// The checks that enforce it.
  public var checks: [CheckID]
  /// Every document that states it.
  public var sources: [RuleSource]
  /// What of the query matched it how, where that was asked for.
  public var explanation: [MatchExplanation]?
  /// Whether it comes later because it is for other devices than the rest of its page, of which
  /// the query names none; known where an explanation was asked for.
  public var isForOtherDevices = false
}

extension SearchAnswer: Encodable {
  private enum CodingKeys: String, CodingKey {
    case query
    case elapsedMilliseconds = "elapsed_ms"
    case total
    case corrected
    case relaxed
    case hasOnlyEnded = "only_ended"
    case results
    case suggestions
    case explanation
  }

  /// Writes the answer of `search --json`, without the schema number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(query, forKey: .query)
    try container.encode(elapsedMilliseconds, forKey: .elapsedMilliseconds)
    try container.encode(total, forKey: .total)
    try container.encode(corrected, forKey: .corrected)
    try container.encode(relaxed, forKey: .relaxed)
    if hasOnlyEnded { try container.encode(true, forKey: .hasOnlyEnded) }
    try container.encode(results, forKey: .results)
    try container.encode(suggestions, forKey: .suggestions)
    try container.encodeIfPresent(explanation, forKey: .explanation)
  }
}

extension SearchResult: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case id
    case score
    case component
    case platforms
    case modality
    case title
    case snippet
    case highlights
    case metrics
    case checks
    case sources
    case explanation
    case isForOtherDevices = "for_other_devices"
  }

  private enum SourceKeys: String, CodingKey {
    case document
    case lines
    case languages
    case edition
  }

  /// Writes one result of `search --json`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(id, forKey: .id)
    try container.encode(score, forKey: .score)
    try container.encode(component, forKey: .component)
    try container.encode(platforms, forKey: .platforms)
    try container.encode(modality, forKey: .modality)
    try time?.encode(to: encoder)
    try container.encode(title, forKey: .title)
    try container.encode(snippet, forKey: .snippet)
    let ranges = highlights.map { ranges in ranges.map { [$0.lowerBound, $0.upperBound] } }
    try container.encode(ranges, forKey: .highlights)
    try container.encode(metrics, forKey: .metrics)
    try container.encode(checks, forKey: .checks)
    try container.encodeIfPresent(explanation, forKey: .explanation)
    if isForOtherDevices { try container.encode(true, forKey: .isForOtherDevices) }
    var list = container.nestedUnkeyedContainer(forKey: .sources)
    for source in sources {
      var item = list.nestedContainer(keyedBy: SourceKeys.self)
      try item.encode(source.document, forKey: .document)
      try item.encode(source.lines, forKey: .lines)
      try item.encode(source.languages, forKey: .languages)
      try item.encode(source.edition, forKey: .edition)
    }
  }
}

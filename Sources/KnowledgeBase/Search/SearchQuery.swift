public import Guidelines

/// A search query.
public struct SearchQuery: Hashable, Sendable {
  /// The text as typed: words, "phrases", -words, `component:`, `platform:`, `authority:` and
  /// `rule:`.
  ///
  /// Every text is valid.
  public var text: String
  /// Conditions for the results.
  public var filter: Filter
  /// The only kind of result to return; `nil` for rules and passages.
  public var kind: SearchResult.Kind?
  /// The most results to return.
  public var limit: Int
  /// The number of results before these, which are left out.
  public var offset: Int
  /// Whether the answer explains the matches of each result.
  public var explains: Bool
  /// Whether snippets have highlights, which take a tenth of the time of a search.
  public var highlights: Bool
  /// The conditions of the operators in the text, once they have been read.
  var conditions = SearchConditions()
  /// The number of results beyond `limit` that are ranked exactly.
  var spare = 0

  /// Creates a query.
  public init(
    text: String, filter: Filter = Filter(), kind: SearchResult.Kind? = nil, limit: Int = 10,
    offset: Int = 0, explains: Bool = false, highlights: Bool = true
  ) {
    self.text = text
    self.filter = filter
    self.kind = kind
    self.limit = limit
    self.offset = offset
    self.explains = explains
    self.highlights = highlights
  }

  /// The number of results up to the last one to return.
  var end: Int { [limit, offset].reduce(0) { $0 + min(max(0, $1), Self.most) } }

  /// More results than any base has.
  private static let most = 1 << 40

  /// The first and the last index entry of the requested kind.
  var ids: (first: Int, last: Int) {
    (
      kind == .passage ? SearchIndex.firstPassage : 0,
      kind == .rule ? SearchIndex.firstPassage - 1 : .max
    )
  }
}

/// The answer to a search query.
public struct SearchAnswer: Hashable, Sendable {
  /// The query as typed.
  public var query: String
  /// The duration of the search.
  public var elapsedMilliseconds: Double
  /// The number of results, regardless of the limit.
  public var total: Int
  /// The query that was used instead, if it was corrected.
  public var corrected: String?
  /// Whether results match only some of the words, because nothing matches all.
  public var relaxed: Bool
  /// The results, best first.
  ///
  /// If the best match is a rule that has ended, its successors come first and it comes last.
  public var results: [SearchResult]
  /// The components that the query names and Apple does not have.
  public var absent: [AbsentAnswer] = []
  /// Whether all matches have ended.
  public var hasOnlyEnded = false
  /// Suggested queries, if there are no results.
  public var suggestions: [String] = []
  /// How the query was understood, if requested.
  public var explanation: QueryExplanation?
}

/// A rule, a passage or a metric found by a search.
public struct SearchResult: Hashable, Sendable {
  /// The kinds of result.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    case rule
    case passage
    case metric
  }

  /// Its kind.
  public var kind: Kind
  /// The id of the rule or the passage.
  ///
  /// For a metric it is followed by `#` and the index of the metric.
  public var id: String
  /// The score, comparable only within one answer.
  public var score: Double
  /// The authority that states it.
  public var authority: Authority
  /// The component it is about.
  public var component: ComponentName?
  /// The platforms to which it applies; empty for all.
  public var platforms: [Platform]
  /// The modality; `nil` for a result that is not a rule.
  public var modality: Modality?
  /// Whether and when it holds; `nil` for a result that is not a rule.
  public var time: RuleTime?
  /// The rule in one sentence, or the headings above a passage.
  public var title: Bilingual<String>
  /// The part of each text that answers the query.
  public var snippet: Bilingual<String>
  /// The matches in each snippet: ranges of Unicode scalars, ordered and disjoint.
  public var highlights: Bilingual<[Range<Int>]>
  /// The metrics that it states, in words: `3–5 tabs`, `3–5개`; empty if there are none.
  public var metrics: Bilingual<[String]>
  /// The checks that enforce it.
  public var checks: [CheckID]
  /// All documents that state it.
  public var sources: [RuleSource]
  /// What matched, if requested.
  public var explanation: [MatchExplanation]?
  /// Whether it was ranked lower because it is for other devices than the rest of its page and the
  /// query names none.
  ///
  /// Only set if an explanation was requested.
  public var isForOtherDevices = false
}

extension SearchAnswer: Encodable {
  private enum CodingKeys: String, CodingKey {
    case query
    case elapsedMilliseconds = "elapsed_ms"
    case total
    case corrected
    case relaxed
    case absent
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
    if !absent.isEmpty { try container.encode(absent, forKey: .absent) }
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
    case authority
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
    case authority
    case edition
  }

  /// Writes one result of `search --json`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(id, forKey: .id)
    try container.encode(score, forKey: .score)
    try container.encode(authority, forKey: .authority)
    try container.encode(component, forKey: .component)
    try container.encode(platforms, forKey: .platforms)
    try container.encode(modality, forKey: .modality)
    try time?.encode(to: encoder)
    try container.encode(title, forKey: .title)
    try container.encode(snippet, forKey: .snippet)
    let ranges = highlights.map { ranges in ranges.map { [$0.lowerBound, $0.upperBound] } }
    try container.encode(ranges, forKey: .highlights)
    try container.encode(metrics.en ?? [], forKey: .metrics)
    try container.encode(checks, forKey: .checks)
    try container.encodeIfPresent(explanation, forKey: .explanation)
    if isForOtherDevices { try container.encode(true, forKey: .isForOtherDevices) }
    var list = container.nestedUnkeyedContainer(forKey: .sources)
    for source in sources {
      var item = list.nestedContainer(keyedBy: SourceKeys.self)
      try item.encode(source.document, forKey: .document)
      try item.encode(source.lines, forKey: .lines)
      try item.encode(source.languages, forKey: .languages)
      try item.encode(source.authority, forKey: .authority)
      try item.encode(source.edition, forKey: .edition)
    }
  }
}

public import Guidelines
internal import Lexicon
internal import TextAnalysis

/// A rule to which a text may refer.
public struct NearRule: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID
  /// How much of the text it covers, from 0 to 1.
  ///
  /// Unlike search scores it can be compared between texts.
  public var nearness: Double
}

/// Finds the rules to which a message of another tool may refer.
final class RuleMatcher {
  private let reader: QueryReader
  private let finder: HitFinder
  /// A cache of rules compared with messages, by the ids of their entries.
  private var candidates: [Int: MatchCandidate] = [:]

  private var database: Database { reader.database }

  init(reader: QueryReader, finder: HitFinder) {
    self.reader = reader
    self.finder = finder
  }

  /// Discards what was read, after the file has changed.
  func forget() { candidates = [:] }

  /// The subject of a message.
  private struct Topic {
    /// The words that count, whether they are in the index or not.
    var words: [SearchWord] = []
    /// The words that name a part of an interface.
    var named: [SearchWord] = []
    /// The components that they name.
    var components: Set<ComponentName> = []
    /// Whether any name is unambiguous.
    var isCertain = false
    /// A bit for each platform named.
    var platforms = 0
  }

  /// At most `limit` rules nearest to `text`, a sentence rather than a query, nearest first, without
  /// those whose entries are `excluded`, which must be sorted.
  func rules(
    near text: String, limit: Int, without excluded: [Int]
  ) throws(KnowledgeBaseError) -> [NearRule] {
    let text = SearchText.bounded(text)
    let topic = try topic(of: text)
    let amount = MessageAmount.read(text, hasNumber: topic.words.contains(where: \.isNumber))
    let pattern = SearchPattern(
      any: topic.words.filter { $0.entries > 0 }, atLeastOneOf: topic.named, saidOnly: true)
    let hits = try finder.hits(pattern, SearchQuery(text: text, kind: .rule))
      .filter { !excluded.containsSorted($0.id) }.sorted { $0.isBetter(than: $1) }
    let best = hits.first?.score ?? 1
    var near: [NearRule] = []
    for hit in hits.prefix(MatchScore.candidates) {
      guard let candidate = try candidate(hit.id) else { continue }
      let score = MatchScore(
        candidate: candidate,
        isAboutComponent: candidate.component.map(topic.components.contains)
          ?? topic.components.isEmpty,
        isForPlatform: candidate.holds(
          for: topic.platforms == 0 ? MatchCandidate.usualPlatforms : topic.platforms),
        isMeasured: amount.map(candidate.measures) ?? true)
      near.append(
        NearRule(
          rule: candidate.rule,
          nearness: score.value(of: topic.words, naming: topic.named, rank: hit.score / best)
            * (topic.isCertain ? 1 : MatchScore.uncertain)))
    }
    near.sort { ($1.nearness, $0.rule) < ($0.nearness, $1.rule) }
    return Array(near.prefix(limit))
  }

  private func topic(of text: String) throws(KnowledgeBaseError) -> Topic {
    var topic = Topic()
    topic.words = try reader.searchWords(of: text).essential.filter { !$0.isAboutGuidelines }
    for word in topic.words where word.entries > 0 {
      for platform in try platforms(of: word) { topic.platforms |= platform.bit }
      guard let name = try self.name(word, in: text) else { continue }
      topic.named.append(word)
      topic.isCertain = topic.isCertain || name.isCertain
      topic.components.formUnion(name.components)
    }
    return topic
  }

  /// The rule with the index entry `id`, cached because a report refers to it repeatedly.
  private func candidate(_ id: Int) throws(KnowledgeBaseError) -> MatchCandidate? {
    if let known = candidates[id] { return known }
    let analyzer = reader.analyzer
    let entry = try database.first(
      """
      SELECT name, component, title, body, platforms,
        (SELECT group_concat(DISTINCT dimension) FROM rule
         JOIN rule_source ON rule_source.rule = rule.id
         JOIN passage ON passage.states = rule_source.passage
         JOIN metric ON metric.passage = passage.id WHERE rule.name = search_content.name)
      FROM search_content WHERE id = ?1
      """, id
    ) { row in
      MatchCandidate(
        rule: RuleID(unchecked: row.text(0)), component: row.value(1, as: ComponentName.self),
        title: Set(analyzer.tokens(in: row.text(2)).map(\.text)),
        body: Set(analyzer.tokens(in: row.text(3)).map(\.text)), platforms: row.int(4),
        dimensions: Set(row.text(5).split(separator: ",").map { Dimension(rawValue: String($0)) }))
    }
    candidates[id] = entry
    return entry
  }

  /// The platforms that `word` names.
  private func platforms(of word: SearchWord) throws(KnowledgeBaseError) -> [Platform] {
    var platforms: [Platform] = []
    for name in word.concepts {
      let concept = try ConceptRecords(database: database).concept(name)
      guard let page = concept?.component?.rawValue, page.hasPrefix(Self.platformPages),
        let platform = Platform(named: page.dropFirst(Self.platformPages.count))
      else { continue }
      platforms.append(platform)
    }
    return platforms
  }

  /// The prefix of the names of pages about platforms.
  private static let platformPages = "designing-for-"

  /// The part of an interface that `word` of `text` names; `nil` if it names none.
  ///
  /// It is a term of several words (`touch target`), or one with a page in the guidelines
  /// (`slider`). Words such as "file", "count" or "open" occur in all kinds of messages. Korean
  /// words do not occur in compiler messages, so those with an API of the same name count as well
  /// (`배지`).
  private func name(
    _ word: SearchWord, in text: String
  ) throws(KnowledgeBaseError) -> (components: [ComponentName], isCertain: Bool)? {
    guard NumberWords.all.isDisjoint(with: word.alternatives) else { return nil }
    let spelt = SearchText.slice(of: text, word.utf8Range)
    var components: [ComponentName] = []
    var hasAPI = false
    for name in word.concepts {
      guard let concept = try ConceptRecords(database: database).concept(name) else { continue }
      hasAPI = hasAPI || !concept.apis.isEmpty
      // A platform is not a part of an interface.
      if let component = concept.component, !component.rawValue.hasPrefix(Self.platformPages) {
        components.append(component)
      }
    }
    if !components.isEmpty || word.hasConcepts && spelt.contains(" ") {
      return (components, true)
    }
    return hasAPI && spelt.unicodeScalars.first.map(Hangul.isSyllable) ?? false ? ([], false) : nil
  }
}

extension SearchWord {
  /// Whether it only refers to guidelines in general.
  fileprivate var isAboutGuidelines: Bool {
    alternatives.contains(where: Self.guidelineWords.contains)
  }

  private static let guidelineWords = Lexicon.stopWords.set("report")
}

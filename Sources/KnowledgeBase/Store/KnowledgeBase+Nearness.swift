public import Guidelines
internal import TextAnalysis

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
  /// A search finds something for any text. Here a text must name something that interfaces are
  /// made of, and what else it says and no rule speaks of counts against every rule.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  public func rules(
    near text: String, limit: Int
  ) throws(KnowledgeBaseError) -> [NearRule] {
    try prepareSearch()
    return try database.snapshot { () throws(KnowledgeBaseError) in
      try forgetWhatChanged()
      let text = SearchText.bounded(text)
      let words = try searchWords(of: text).essential.filter { !$0.isAboutGuidelines }
      var subjects: Set<ComponentName> = []
      var named: [SearchWord] = []
      var isCertain = false
      var platforms = 0
      for word in words where word.entries > 0 {
        for platform in try self.platforms(of: word) { platforms |= platform.bit }
        guard let name = try self.name(word, in: text) else { continue }
        named.append(word)
        isCertain = isCertain || name.isCertain
        subjects.formUnion(name.components)
      }
      let known = words.filter { $0.entries > 0 }
      let amount = MessageAmount(text, hasNumber: words.contains(where: \.isNumber))
      let pattern = SearchPattern(any: known, atLeastOneOf: named)
      let hits = try self.hits(pattern, SearchQuery(text: text, kind: .rule))
        .sorted { $0.isBetter(than: $1) }
      var near: [NearRule] = []
      let best = hits.first?.score ?? 1
      for hit in hits.prefix(Nearness.candidates) {
        guard let entry = try nearnessEntry(hit.id) else { continue }
        let nearness = Nearness(
          entry: entry, isAboutSubject: entry.component.map(subjects.contains) ?? subjects.isEmpty,
          isForPlatform: entry.holds(for: platforms == 0 ? NearnessEntry.usual : platforms),
          isMeasured: amount.map(entry.measures) ?? true)
        near.append(
          NearRule(
            rule: entry.rule,
            nearness: nearness.value(of: words, naming: named, rank: hit.score / best)
              * (isCertain ? 1 : Nearness.uncertain)))
      }
      near.sort { ($1.nearness, $0.rule) < ($0.nearness, $1.rule) }
      return Array(near.prefix(limit))
    }
  }

  /// The rule whose entry in the index is `id`; analysed once, as a report asks for it often.
  private func nearnessEntry(_ id: Int) throws(KnowledgeBaseError) -> NearnessEntry? {
    if let known = nearnessEntries[id] { return known }
    let analyzer = analyzer
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
      NearnessEntry(
        rule: RuleID(unchecked: row.text(0)), component: row.value(1, as: ComponentName.self),
        title: Set(analyzer.tokens(in: row.text(2)).map(\.text)),
        body: Set(analyzer.tokens(in: row.text(3)).map(\.text)), platforms: row.int(4),
        dimensions: Set(row.text(5).split(separator: ",").map { Dimension(rawValue: String($0)) }))
    }
    nearnessEntries[id] = entry
    return entry
  }

  /// The platforms that `word` names.
  private func platforms(of word: SearchWord) throws(KnowledgeBaseError) -> [Platform] {
    var platforms: [Platform] = []
    for name in word.concepts {
      let concept = try storedConcepts(where: "concept.name = ?1", String(name)).first
      guard let page = concept?.component?.rawValue, page.hasPrefix(Self.platformPages),
        let platform = Platform(named: page.dropFirst(Self.platformPages.count))
      else { continue }
      platforms.append(platform)
    }
    return platforms
  }

  /// How the names of the pages begin that are about a platform.
  private static let platformPages = "designing-for-"

  /// What `word` of `text` names of an interface; `nil` where it names nothing of one.
  ///
  /// A term of several words does (`touch target`), or one that a page of the guidelines is about
  /// (`slider`). Words such as "file", "count" or "open" stand in messages of every kind; of Korean
  /// ones, which compilers do not write, those that an API is named after may be meant (`배지`).
  private func name(
    _ word: SearchWord, in text: String
  ) throws(KnowledgeBaseError) -> (components: [ComponentName], isCertain: Bool)? {
    guard NumberWords.all.isDisjoint(with: word.alternatives) else { return nil }
    let spelt = SearchText.slice(of: text, word.utf8Range)
    var components: [ComponentName] = []
    var hasAPI = false
    for name in word.concepts {
      guard let concept = try storedConcepts(where: "concept.name = ?1", String(name)).first
      else { continue }
      hasAPI = hasAPI || !concept.apis.isEmpty
      // A platform is no part of an interface.
      if let component = concept.component, !component.rawValue.hasPrefix(Self.platformPages) {
        components.append(component)
      }
    }
    if !components.isEmpty || !word.concepts.isEmpty && spelt.contains(" ") {
      return (components, true)
    }
    return hasAPI && spelt.unicodeScalars.first.map(Hangul.isSyllable) ?? false ? ([], false) : nil
  }
}

extension SearchWord {
  /// Whether it is a number or a size: a report has other ones than a guideline.
  fileprivate var isNumber: Bool {
    alternatives.allSatisfy { $0.first?.isNumber == true }
  }

  /// Whether it only says that there is a guideline.
  fileprivate var isAboutGuidelines: Bool {
    alternatives.contains(where: Self.guidelineWords.contains)
  }

  private static let guidelineWords: Set<String> = [
    "hig", "guideline", "guidelines", "recommend", "recommends", "recommended", "violation",
    "violates", "apple", "가이드라인", "지침", "권장", "위반",
  ]
}

/// A rule as nearness sees it.
struct NearnessEntry {
  let rule: RuleID
  let component: ComponentName?
  /// The words and concepts of its title.
  let title: Set<String>
  /// Those of its whole text.
  let body: Set<String>
  /// A bit for each platform that it holds for; 0 for all of them.
  let platforms: Int
  /// What it states numbers of.
  let dimensions: Set<Dimension>

  /// The platforms of a text that names none: most reports are about their apps.
  static let usual = Platform.iOS.bit | Platform.iPadOS.bit | Platform.macOS.bit

  /// Whether it states a number of what `amount` is about.
  func measures(_ amount: MessageAmount) -> Bool {
    amount.dimensions.isEmpty
      ? !dimensions.isEmpty : !dimensions.isDisjoint(with: amount.dimensions)
  }

  func holds(for platforms: Int) -> Bool {
    self.platforms == 0 || self.platforms & platforms != 0
  }
}

/// How much of a text a rule answers.
///
/// The weights were chosen on judged messages, `Tests/ExplanationsTests/JudgedMessages.swift`.
private struct Nearness {
  /// So many rules that a search ranks best are looked at.
  static let candidates = 40
  /// What a word counts that stands in the reason of a rule, not in its title.
  private static let inBody = 0.7
  /// What the name of a component counts in a rule of its page that does not repeat it.
  private static let asSubject = 0.6
  /// What a word weighs that no text of the base has.
  private static let unknown = 2.0
  /// What is left of a rule about something else than the text names.
  private static let elsewhere = 0.8
  /// What is left of every rule where no name in the text is one for certain.
  static let uncertain = 0.8
  /// What is left of a rule for other platforms than the text is about.
  private static let otherPlatform = 0.7
  /// What is left of a rule without such a number where the text is about an amount.
  private static let unmeasured = 0.8
  /// How far the search's own order counts.
  private static let search = 0.1

  let entry: NearnessEntry
  let isAboutSubject: Bool
  let isForPlatform: Bool
  let isMeasured: Bool

  /// From 0 to 1; `rank` is the search's score over that of its best rule.
  func value(of words: [SearchWord], naming named: [SearchWord], rank: Double) -> Double {
    var found = 0.0
    var all = 0.0
    for word in words {
      let weight = word.entries > 0 ? word.rarity : Self.unknown
      let before = found
      defer { if !word.isNumber || found > before { all += weight } }
      if !entry.title.isDisjoint(with: word.alternatives) {
        found += weight
      } else if !entry.body.isDisjoint(with: word.alternatives) {
        found += Self.inBody * weight
      } else if isAboutSubject, named.contains(word) {
        found += Self.asSubject * weight
      }
    }
    guard all > 0 else { return 0 }
    let share =
      found / all * (isAboutSubject ? 1 : Self.elsewhere) * (isMeasured ? 1 : Self.unmeasured)
    return share * (isForPlatform ? 1 : Self.otherPlatform) * (1 - Self.search + Self.search * rank)
  }
}

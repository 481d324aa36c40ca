internal import Guidelines
public import KnowledgeBase
internal import RuleLinkage
internal import TextAnalysis
internal import Workers

/// The rules of other authorities beside those of Apple's that are about the same.
///
/// A rule is beside the one of Apple's that it is called like or refers to, else the one about its
/// component that it is likest to in words and numbers, else, as pages for everything have them, the
/// one about any component that sets a number for the same; one that is like none stands alone. A
/// number that no rule states, as in a table, is beside the rule of Apple's that sets one for the same.
public struct AuthorityComparison {
  /// Rules whose words are less alike are about different things.
  private static let leastSimilarity: Float = 0.3
  /// The same where both set a number for things whose names share a word.
  private static let leastWithNumber: Float = 0.04
  /// The same where they are not about one component.
  private static let leastElsewhere: Float = 0.3

  let base: KnowledgeBase
  private(set) var filter: Filter

  /// Compares the rules of `base` that `filter` lets through and that hold today.
  public init(_ base: KnowledgeBase, filter: Filter = Filter()) {
    self.base = base
    self.filter = filter
    self.filter.heldOn = filter.heldOn ?? base.today
  }

  /// The table: every rule of another authority, and for each component it has rules about, what only
  /// Apple states.
  ///
  /// Takes time in proportion to the product of both authorities' rules about a component.
  public func report() throws(KnowledgeBaseError) -> AuthorityReport {
    var filter = filter
    let authority = filter.authority
    filter.authority = nil
    return try base.snapshot { () throws(KnowledgeBaseError) in
      let rules = try base.rules(filter)
      let isOwn = { (rule: Rule) in
        rule.authority != .apple && rule.authority == authority ?? rule.authority
      }
      return try report(
        of: rules.filter(isOwn), numbers: try numbersOfNoRule().filter(isOwn),
        beside: rules.filter { $0.authority == .apple })
    }
  }

  /// The table of the rules `own` of other authorities and their `numbers`, and those of `all` of
  /// Apple's that are about the same components or set a number for the same.
  func report(
    of own: [Rule], numbers: [Rule] = [], beside all: [Rule]
  ) throws(KnowledgeBaseError) -> AuthorityReport {
    let components = Set((own + numbers).map(\.component))
    let named = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let counting = all.filter { !$0.metrics.isEmpty }
    let apple = all.filter { components.contains($0.component) || !$0.metrics.isEmpty }
    let texts = ComparedRules(own + numbers + apple, concepts: try base.concepts())
    var report = AuthorityReport()
    for component in components.sorted(by: { ($0?.rawValue ?? "") < ($1?.rawValue ?? "") }) {
      let theirs = apple.filter { $0.component == component && component != nil }
      let mine = own.filter { $0.component == component }
      let stated = numbers.filter { $0.component == component }
      report.rows += Self.ordered(
        rows(of: mine, beside: theirs, counting: counting, named: named, texts)
          + rows(of: stated, counting: theirs, texts))
    }
    return report
  }

  /// `rows`, what differs most first; a rule of Apple's that one of them meets is not Apple's alone.
  private static func ordered(_ rows: [AuthorityReport.Row]) -> [AuthorityReport.Row] {
    let met = Set(rows.filter { $0.own != nil }.compactMap(\.apple?.rule))
    let order = AuthorityReport.Relation.allCases
    return rows.filter { $0.own != nil || !met.contains($0.apple?.rule ?? RuleID(unchecked: "")) }
      .enumerated().sorted { left, right in
        (order.firstIndex(of: left.element.relation) ?? 0, left.offset)
          < (order.firstIndex(of: right.element.relation) ?? 0, right.offset)
      }.map(\.element)
  }

  /// The rows of the `numbers` that no rule states and of which one of `apple` sets one for the same.
  private func rows(
    of numbers: [Rule], counting apple: [Rule], _ texts: ComparedRules
  ) -> [AuthorityReport.Row] {
    numbers.compactMap { number in
      let match = apple.filter { number.affinity(to: $0) == Metric.sameThing }.max {
        texts.similarity(of: number.id, to: $0.id) < texts.similarity(of: number.id, to: $1.id)
      }
      return match.map { rule in
        // Numbers alone say nothing of how strongly they bind.
        let difference = RuleDifference(number, rule, similarity: 0, others: [])
        return AuthorityReport.Row(
          component: number.component, relation: difference.relation,
          own: AuthorityReport.Side(number), apple: AuthorityReport.Side(rule),
          differences: difference.reasons)
      }
    }
  }

  /// The rows of the rules of one component.
  private func rows(
    of own: [Rule], beside apple: [Rule], counting: [Rule], named: [RuleID: Rule],
    _ texts: ComparedRules
  ) -> [AuthorityReport.Row] {
    var met: Set<RuleID> = []
    let numbers = apple.flatMap(\.metrics)
    var rows = own.map { rule in
      guard
        let match = namesake(of: rule, named, texts)
          ?? likest(to: rule, among: apple, texts)
          ?? counterpart(of: rule, among: counting, texts)
      else {
        return AuthorityReport.Row(
          component: rule.component, relation: .ownOnly, own: AuthorityReport.Side(rule),
          apple: nil, differences: [])
      }
      met.insert(match.rule.id)
      let difference = RuleDifference(
        rule, match.rule, similarity: match.similarity, others: numbers)
      return AuthorityReport.Row(
        component: rule.component, relation: difference.relation,
        own: AuthorityReport.Side(rule), apple: AuthorityReport.Side(match.rule),
        differences: difference.reasons)
    }
    rows += apple.filter { !met.contains($0.id) }.map { rule in
      AuthorityReport.Row(
        component: rule.component, relation: .appleOnly, own: nil,
        apple: AuthorityReport.Side(rule), differences: [])
    }
    return rows
  }

  /// The rule of Apple's that `rule` is called like or refers to, and how much of their words they
  /// share; one that is called like it is about the same whatever its words.
  private func namesake(
    of rule: Rule, _ named: [RuleID: Rule], _ texts: ComparedRules
  ) -> (rule: Rule, similarity: Float)? {
    if let other = named[rule.authority.plain(rule.id)] { return (other, 1) }
    return rule.related.lazy.compactMap { named[$0] }.first.map { other in
      (other, texts.similarity(of: rule.id, to: other.id))
    }
  }

  /// The one of `apple` that `rule` is likest to, and how much of their words they share; `nil` where
  /// none is like it.
  ///
  /// One that sets a number for a thing with such a name comes before all others.
  private func likest(
    to rule: Rule, among apple: [Rule], _ texts: ComparedRules
  ) -> (rule: Rule, similarity: Float)? {
    let rated = apple.map { other in
      (
        rule: other, similarity: texts.similarity(of: rule.id, to: other.id),
        affinity: rule.affinity(to: other)
      )
    }
    let counting = rated.filter {
      $0.affinity >= Metric.namesake && $0.similarity >= Self.leastWithNumber
    }
    let alike = rated.filter { $0.similarity + $0.affinity >= Self.leastSimilarity }
    return (counting.isEmpty ? alike : counting)
      .max { $0.similarity + $0.affinity < $1.similarity + $1.affinity }
      .map { ($0.rule, $0.similarity) }
  }

  /// The one of `apple`, about whatever component, that sets a number for the same thing as `rule`
  /// and shares most of its words.
  private func counterpart(
    of rule: Rule, among apple: [Rule], _ texts: ComparedRules
  ) -> (rule: Rule, similarity: Float)? {
    apple.filter { rule.affinity(to: $0) == Metric.sameThing }
      .map { ($0, texts.similarity(of: rule.id, to: $0.id)) }
      .filter { $0.1 >= Self.leastElsewhere }.max { $0.1 < $1.1 }
  }
}

extension Rule {
  /// How much speaks for both setting a number for the same thing, from 0 to ``Metric/sameThing``.
  fileprivate func affinity(to other: Rule) -> Float {
    metrics.lazy.flatMap { mine in other.metrics.lazy.map { mine.affinity(to: $0) } }.max() ?? 0
  }
}

/// The words of rules, weighted by how rare they are in Apple's; words that these never use tell
/// nothing.
private struct ComparedRules {
  private var words: [RuleID: Bilingual<WeightedWords>] = [:]
  private var leads: [RuleID: Bilingual<WeightedWords>] = [:]

  init(_ rules: [Rule], concepts: [Concept]) {
    let analyzer = TextAnalyzer(concepts: Glossary(concepts: concepts))
    let features = rules.mappedByThreads { rule in
      (
        rule.statement.map { WeightedWords.features(of: $0, analyzer: analyzer) },
        rule.title.map { WeightedWords.features(of: $0, analyzer: analyzer) }
      )
    }
    var rarity = WordRarity()
    for (rule, (texts, _)) in zip(rules, features) where rule.authority == .apple {
      for language in texts.languages { rarity.count(texts[language] ?? []) }
    }
    for (rule, (texts, titles)) in zip(rules, features) {
      words[rule.id] = texts.map { WeightedWords($0, by: rarity) }
      leads[rule.id] = titles.map { WeightedWords($0, by: rarity) }
    }
  }

  /// How much of the words both share, from 0 to 1, in the language and the part in which it is more.
  func similarity(of own: RuleID, to apple: RuleID) -> Float {
    let pairs = [words, leads].flatMap { texts in
      Language.allCases.compactMap { language -> Float? in
        guard let mine = texts[own]?[language], let theirs = texts[apple]?[language] else {
          return nil
        }
        return mine.similarity(to: theirs)
      }
    }
    return pairs.max() ?? 0
  }
}

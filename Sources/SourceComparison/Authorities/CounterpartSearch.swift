internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

/// Finds the rule of Apple's that a statement of another authority is about.
///
/// The search of the knowledge base knows both languages, the names of components, and the questions that
/// people ask about each rule; the component and the numbers help to choose among its best results.
struct CounterpartSearch {
  /// The number of search results considered.
  private static let mostAnswers = 10
  /// The odds, as a logarithm, from which both are taken to be about the same: one to two where they agree
  /// and for a sentence which may be no rule at all, and one to three where they differ.
  private static let (leastOfAgreement, leastOfDifference) = (-0.7, -1.1)
  /// The same for one to four where the statement says what a contrary of the rule says, and one to eight
  /// where they differ and it names the component of the rule.
  private static let (leastOfContrary, leastOfNamed) = (-1.4, -2.05)
  /// The odds from which the predicate of a Korean sentence is compared, however little else is common.
  private static let leastOfLikely = -0.5
  /// The number of the likeliest candidates that may restrict what the statement uses otherwise.
  private static let mostWidened = 3
  /// How sure it must be where both set a number, for a thing that both name, and for one that they do not.
  private static let (leastWithNumber, leastWithMeasure) = (0.4, 0.7)

  private let base: KnowledgeBase
  private let filter: Filter
  /// The rules that have been read already, by id.
  let known: [RuleID: Rule]
  let reader: LeadReader
  let names: ComponentNames
  private let availability: Availability
  /// The components of the known rules about which none holds on iPhone.
  private let offPhone: Set<ComponentName>

  /// Finds rules of Apple's that pass `filter`; those in `known` are not read again.
  init(
    _ base: KnowledgeBase, filter: Filter, known: [RuleID: Rule], _ names: ComponentNames
  ) throws(KnowledgeBaseError) {
    self.base = base
    self.known = known
    var filter = filter
    filter.authority = .apple
    filter.component = nil
    self.filter = filter
    self.names = names
    reader = LeadReader(
      names.analyzer, concepts: names.concepts, contraries: try base.contraries())
    availability = Availability(names, apple: known.values.sorted { $0.id < $1.id })
    let onPhone = known.values.filter { $0.platforms.isEmpty || $0.platforms.contains(.iOS) }
    offPhone = Set(known.values.compactMap(\.component))
      .subtracting(onPhone.compactMap(\.component))
  }

  /// Whether rules about `component`, or about none, hold on iPhone, as far as is known.
  func isOnPhone(_ component: ComponentName?) -> Bool {
    component.map { !offPhone.contains($0) } ?? true
  }

  /// A rule of Apple's that a statement is about, and their differences.
  struct Counterpart {
    let rule: Rule
    let difference: RuleDifference
    /// Whether both set numbers for the same thing.
    let isCounted: Bool
  }

  /// The known rule with the same name as `statement`, or to which it refers.
  ///
  /// Its numbers may also be those of `others`, from rules about the same component.
  func namesake(of statement: OwnStatement, others: [Metric]) -> Counterpart? {
    let rule = statement.rule
    let namesake = known[rule.authority.plain(rule.id)]
    guard let other = namesake ?? rule.related.lazy.compactMap({ known[$0] }).first else {
      return nil
    }
    return counterpart(of: statement, other, others: others, namesake == nil ? .found : .same)
  }

  /// The known rule that says where the component is lacking that `statement` puts there.
  func lack(of statement: OwnStatement) -> Counterpart? {
    availability.conflict(of: statement).map { rule, platforms in
      Counterpart(
        rule: rule, difference: RuleDifference(lackedOn: platforms), isCounted: false)
    }
  }

  /// The rule that a search finds for `statement`; `nil` if it is too uncertain.
  func counterpart(of statement: OwnStatement) throws(KnowledgeBaseError) -> Counterpart? {
    let candidates = try candidates(for: statement).sorted { $0.rank > $1.rank }
    guard let best = candidates.first else { return nil }
    if let rule = numbered(among: candidates, for: statement) {
      return counterpart(of: statement, rule, others: [], .found)
    }
    if let rule = widened(among: candidates, by: statement) {
      return counterpart(of: statement, rule, others: [], .sure)
    }
    let found = counterpart(
      of: statement, best.rule, others: [], best.isCounted ? .found : .sure, odds: best.odds)
    if best.isCounted { return found }
    return best.odds >= leastOdds(for: statement, best, found.difference) ? found : nil
  }

  /// The likeliest of `candidates`, which are in the order of their rank, that restricts something to a
  /// purpose for another of which `statement` uses it.
  private func widened(among candidates: [Candidate], by statement: OwnStatement) -> Rule? {
    candidates.prefix(Self.mostWidened).first { reader.widens(statement, $0.rule) }?.rule
  }

  /// The odds from which `statement` is taken to be about the rule of `best`.
  private func leastOdds(
    for statement: OwnStatement, _ best: Candidate, _ difference: RuleDifference
  ) -> Double {
    guard difference.relation != .agrees else { return Self.leastOfAgreement }
    guard !isOnlyElsewhere(best, statement) else { return .infinity }
    let isSentence = statement.kind == .sentence
    if best.isNamed, !isSentence { return Self.leastOfNamed }
    let isContrary =
      isSentence
      ? reader.isNearContrary(statement, best.rule)
        && (reader.resemblesContrary(statement, best.rule)
          || reader.contradicts(statement, best.rule))
      : reader.resemblesContrary(statement, best.rule)
    if isContrary { return Self.leastOfContrary }
    return isSentence ? Self.leastOfAgreement : Self.leastOfDifference
  }

  private func counterpart(
    of statement: OwnStatement, _ rule: Rule, others: [Metric],
    _ nearness: RuleDifference.Nearness, odds: Double = -.infinity
  ) -> Counterpart {
    var numbers = statement.numbers(about: rule)
    if nearness != .same, others.isEmpty { numbers = statement.stated(numbers) }
    let isOpposed =
      (nearness == .same || !statement.limits(like: rule) && !reader.isCounted(by: statement, rule))
      && reader.opposes(statement, rule, isLikely: odds >= Self.leastOfLikely)
    var difference = RuleDifference(
      statement.rule, rule, numbers: numbers, others: others, isOpposed: isOpposed,
      nearness: nearness)
    difference.comparePlatforms(statement.onlyPlatforms, rule.platforms)
    if nearness == .sure, !rule.platforms.isEmpty,
      Set(statement.used).isDisjoint(with: rule.platforms)
    {
      difference.comparePlatforms(statement.used, rule.platforms)
    }
    return Counterpart(
      rule: rule, difference: difference,
      isCounted: numbers.likeness(to: rule.metrics) > .none)
  }

  /// Whether a rule holds on the platforms of a statement, and what that adds to its odds.
  enum PlatformFit: Double {
    /// It holds on one of them, and not on iPhone, as most rules do.
    case same = 1
    /// It does not hold on any of them, which the section or the table names.
    case other = -2
    /// The statement names none, and the rule does not hold on iPhone.
    case notOnPhone = -1
    /// It holds everywhere, or on iPhone.
    case open = 0

    init(_ rule: Rule, _ statement: OwnStatement) {
      let isOnPhone = rule.platforms.isEmpty || rule.platforms.contains(.iOS)
      if statement.meant.isEmpty {
        self = isOnPhone ? .open : .notOnPhone
      } else if rule.platforms.isEmpty || statement.meant.contains(where: rule.platforms.contains) {
        self = isOnPhone || statement.meant.contains(.iOS) ? .open : .same
      } else {
        // A sentence may name a platform where the rule's thing is lacking.
        self = statement.platforms.isEmpty ? .other : .open
      }
    }
  }

  /// A rule that a statement may be about.
  struct Candidate {
    let rule: Rule
    /// The scores of the searches for the statement without and with its heading.
    var scores = (own: 0.0, headed: 0.0)
    /// What speaks for the statement being about it.
    var features = CounterpartFeatures(values: [:])
    /// The odds that it is, as a logarithm.
    var odds: Double { features.odds + min(0, fit.rawValue) }
    /// Whether it holds where the statement does.
    var fit = PlatformFit.open
    /// Whether the statement, its heading or its page names the component of the rule.
    var isNamed = false
    /// The order among candidates: their odds, those of a named component and platform more likely.
    var rank: Double { features.odds + (isNamed ? 2 : 0) + fit.rawValue }
    /// Whether both set numbers for the same thing.
    var isCounted = false
  }

  /// What speaks for each rule that `statement` may be about.
  func features(
    of statement: OwnStatement
  ) throws(KnowledgeBaseError) -> [RuleID: CounterpartFeatures] {
    let candidates = try candidates(for: statement)
    return Dictionary(uniqueKeysWithValues: candidates.map { ($0.rule.id, $0.features) })
  }

  private func candidates(
    for statement: OwnStatement
  ) throws(KnowledgeBaseError) -> [Candidate] {
    let headed = [statement.heading ?? "", statement.text].joined(separator: " ")
    var candidates: [String: Candidate] = [:]
    for (text, score) in [(statement.text, \Candidate.scores.own), (headed, \.scores.headed)] {
      let query = SearchQuery(
        text: Self.words(of: names.withApplesTerms(text, statement.language)), filter: filter,
        kind: .rule, limit: Self.mostAnswers, highlights: false)
      for result in try base.search(query).results {
        var found = candidates[result.id]
        if found == nil {
          found = try rule(RuleID(unchecked: result.id)).map { Candidate(rule: $0) }
        }
        guard var candidate = found, filter.admits(candidate.rule) else { continue }
        candidate[keyPath: score] = result.score
        candidates[result.id] = candidate
      }
    }
    return weighed(candidates.values.sorted { $0.rule.id < $1.rule.id }, for: statement)
  }

  /// The candidates with their odds.
  ///
  /// The weights are from a logistic regression on the labelled rules of teams in `Tests/Labels` (the
  /// tuning part of `own-conflicts.tsv`, and `own-wordings.tsv`), which predicts whether a candidate is
  /// the labelled rule.
  private func weighed(_ candidates: [Candidate], for statement: OwnStatement) -> [Candidate] {
    let numbers = statement.numbers
    let named = names.components(of: statement)
    let leads = candidates.map { reader.leadLikeness(of: statement, to: $0.rule) }
    let likenesses = zip(candidates, leads).map { candidate, lead in
      max(lead, reader.contraryLikeness(of: statement, to: candidate.rule))
    }
    let (own, headed) = (candidates.map(\.scores.own), candidates.map(\.scores.headed))
    return candidates.indices.map { place in
      var candidate = candidates[place]
      candidate.isNamed = candidate.rule.component.map(named.contains) == true
      candidate.fit = PlatformFit(candidate.rule, statement)
      let isSameComponent = statement.rule.component.map { $0 == candidate.rule.component }
      let sameNumber = numbers.likeness(to: candidate.rule.metrics)
      let counted = statement.stated(statement.numbers(about: candidate.rule))
      candidate.features = CounterpartFeatures(values: [
        .score: min(1.5, own[place] / 100), .share: own[place] / max(1, own.max() ?? 1),
        .headedShare: headed[place] / max(1, headed.max() ?? 1), .lead: leads[place],
        .likeness: likenesses[place], .likenessMargin: Self.margin(of: place, in: likenesses),
        .scoreMargin: max(-1, min(1, Self.margin(of: place, in: own) / 100)),
        .component: isSameComponent.map { $0 ? 1 : -1 } ?? 0,
        .namedNumber: sameNumber == .named ? 1 : 0, .unnamedNumber: sameNumber == .unnamed ? 1 : 0,
      ])
      let sureness =
        min(1, own[place] / 120) + 0.5 * leads[place] + (isSameComponent == true ? 0.2 : 0)
      candidate.isCounted =
        counted.likeness(to: candidate.rule.metrics) > .none
        && !isElsewhere(candidate.rule, statement)
        && isSure(of: candidate.rule, statement, sureness)
      return candidate
    }
  }

  /// How much the value at `place` exceeds the greatest of the others.
  private static func margin(of place: Int, in values: [Double]) -> Double {
    let others = values.indices.filter { $0 != place }.map { values[$0] }
    return values[place] - (others.max() ?? 0)
  }

  private func rule(_ id: RuleID) throws(KnowledgeBaseError) -> Rule? {
    if let rule = known[id] { return rule }
    return try base.rule(id, asOf: filter.asOf)
  }

  /// Whether the numbers of a statement and of `rule` are surely for the same thing.
  private func isSure(of rule: Rule, _ statement: OwnStatement, _ sureness: Double) -> Bool {
    if reader.nameSameThing(statement, rule) { return sureness >= Self.leastWithNumber }
    let isMeasured = statement.numbers.contains { $0.dimension != .count }
    return isMeasured && sureness >= Self.leastWithMeasure
  }

  /// `text` without the operators of queries.
  private static func words(of text: String) -> String {
    String(text.map { "\"“”‘’':-|".contains($0) ? " " : $0 })
  }
}

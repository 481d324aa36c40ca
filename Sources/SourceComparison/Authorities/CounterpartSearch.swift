internal import Guidelines
internal import KnowledgeBase
internal import TextAnalysis

/// Finds the rule of Apple's that a statement of another authority is about.
///
/// The search finds it: it knows both languages, what people call a component, and the questions that
/// they ask of each rule. Which of its best answers it is, the component and the numbers tell.
struct CounterpartSearch {
  /// How many answers of a search are considered.
  private static let mostAnswers = 10
  /// The weight of a search with the heading above, which names the component in many pages and nothing
  /// in others.
  private static let headingShare = 0.5
  /// The weight of the words in common with the lead.
  private static let leadShare = 0.7
  /// What speaks for a rule about the component of the statement.
  private static let componentShare = 0.4
  /// What speaks for a rule that sets a number for the same thing, and for one that counts something.
  private static let numberShares: [Metric.Likeness: Double] = [.named: 0.6, .unnamed: 0.2]
  /// The score of a search from which it is as sure as it can be.
  private static let sureScore = 120.0
  /// What the words in common with the lead add to that, and the same component.
  private static let (leadEvidence, componentEvidence) = (0.5, 0.2)
  /// How sure it must be that both are about the same, and that of a sentence which may be no rule at all.
  private static let (least, leastOfSentence) = (0.9, 1.1)
  /// The same where both set a number, for a thing that both name, and for one that they do not.
  private static let (leastWithNumber, leastWithMeasure) = (0.4, 0.7)

  private let base: KnowledgeBase
  private let filter: Filter
  /// The rules that have been read, by their ids.
  private let known: [RuleID: Rule]
  private let reader: LeadReader

  /// Finds rules of Apple's that `filter` admits; those that are `known` are not read again.
  init(
    _ base: KnowledgeBase, filter: Filter, known: [RuleID: Rule]
  ) throws(KnowledgeBaseError) {
    self.base = base
    self.known = known
    var filter = filter
    filter.authority = .apple
    filter.component = nil
    self.filter = filter
    reader = LeadReader(concepts: try base.concepts())
  }

  /// A rule of Apple's that a statement is about, and what both say differently.
  struct Counterpart {
    let rule: Rule
    let difference: RuleDifference
    /// Whether both set numbers for the same thing.
    let isCounted: Bool
  }

  /// The one of the rules known that `statement` is called like or refers to.
  ///
  /// Its numbers may be those of `others`, the rules about the same component.
  func namesake(of statement: OwnStatement, others: [Metric]) -> Counterpart? {
    let rule = statement.rule
    let namesake = known[rule.authority.plain(rule.id)]
    guard let other = namesake ?? rule.related.lazy.compactMap({ known[$0] }).first else {
      return nil
    }
    return counterpart(of: statement, other, others: others, namesake == nil ? .found : .same)
  }

  /// The rule that a search finds for `statement`; `nil` where none is sure enough.
  func counterpart(of statement: OwnStatement) throws(KnowledgeBaseError) -> Counterpart? {
    guard let best = try candidates(for: statement).max(by: { $0.score < $1.score }),
      best.isCounted
        || best.evidence >= (statement.kind == .sentence ? Self.leastOfSentence : Self.least)
    else { return nil }
    return counterpart(
      of: statement, best.rule, others: [], best.isCounted ? .found : .sure)
  }

  private func counterpart(
    of statement: OwnStatement, _ rule: Rule, others: [Metric],
    _ nearness: RuleDifference.Nearness
  ) -> Counterpart {
    let numbers = statement.numbers
    let isOpposed =
      (nearness == .same || !statement.limits) && reader.opposes(statement, rule)
    return Counterpart(
      rule: rule,
      difference: RuleDifference(
        statement.rule, rule, numbers: numbers, others: others, isOpposed: isOpposed,
        nearness: nearness),
      isCounted: numbers.likeness(to: rule.metrics) > .none)
  }

  /// A rule that a statement may be about.
  private struct Candidate {
    let rule: Rule
    /// How much more than for others speaks for it.
    var score = 0.0
    /// How sure it is, from 0 to about 1.
    var evidence = 0.0
    var isCounted = false
  }

  private func candidates(
    for statement: OwnStatement
  ) throws(KnowledgeBaseError) -> [Candidate] {
    var candidates: [String: Candidate] = [:]
    let text = Self.words(of: statement.text)
    let headed = Self.words(of: [statement.heading ?? "", statement.text].joined(separator: " "))
    for (query, share) in [(text, 1), (headed, Self.headingShare)] {
      let answer = try base.search(
        SearchQuery(text: query, filter: filter, kind: .rule, limit: Self.mostAnswers))
      let most = answer.results.first?.score ?? 1
      for result in answer.results {
        var found = candidates[result.id]
        if found == nil {
          found = try rule(RuleID(unchecked: result.id)).map { Candidate(rule: $0) }
        }
        guard var candidate = found, filter.admits(candidate.rule) else { continue }
        candidate.score += share * result.score / most
        if share == 1 { candidate.evidence += min(1, result.score / Self.sureScore) }
        candidates[result.id] = candidate
      }
    }
    let numbers = statement.numbers
    return candidates.values.sorted { $0.rule.id < $1.rule.id }.map { found in
      var candidate = found
      if let component = statement.rule.component, component == found.rule.component {
        candidate.score += Self.componentShare
        candidate.evidence += Self.componentEvidence
      }
      let lead = reader.likeness(of: statement, to: found.rule)
      candidate.score += Self.leadShare * lead
      candidate.evidence += Self.leadEvidence * lead
      let likeness = numbers.likeness(to: found.rule.metrics)
      candidate.isCounted = isSure(candidate, statement, likeness)
      if candidate.isCounted { candidate.score += Self.numberShares[likeness] ?? 0 }
      return candidate
    }
  }

  private func rule(_ id: RuleID) throws(KnowledgeBaseError) -> Rule? {
    if let rule = known[id] { return rule }
    return try base.rule(id, asOf: filter.asOf)
  }

  /// Whether the numbers of a statement and a rule are for the same thing, as far as words tell.
  private func isSure(
    _ candidate: Candidate, _ statement: OwnStatement, _ likeness: Metric.Likeness
  ) -> Bool {
    guard likeness > .none else { return false }
    if reader.nameSameThing(statement, candidate.rule) {
      return candidate.evidence >= Self.leastWithNumber
    }
    let isMeasured = statement.numbers.contains { $0.dimension != .count }
    return isMeasured && candidate.evidence >= Self.leastWithMeasure
  }

  /// `text` without what a query takes for an operator.
  private static func words(of text: String) -> String {
    String(text.map { "\"“”‘’':-|".contains($0) ? " " : $0 })
  }
}

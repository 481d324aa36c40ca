internal import Guidelines
public import KnowledgeBase
internal import TextAnalysis

/// What other authorities state beside what Apple states about the same.
///
/// A rule is beside the one of Apple's that it is called like or refers to, else the one that a search for
/// its words finds; one of which that is not sure enough stands alone. What the documents say besides, in
/// sentences that are no rules and in rows of tables, is listed where it sets a number or differs.
public struct AuthorityComparison {
  let base: KnowledgeBase
  private(set) var filter: Filter

  /// Compares the rules of `base` that `filter` lets through and that hold today.
  public init(_ base: KnowledgeBase, filter: Filter = Filter()) {
    self.base = base
    self.filter = filter
    self.filter.heldOn = filter.heldOn ?? base.today
  }

  /// The table: what every other authority states, and for each component it has rules about, what only
  /// Apple states.
  ///
  /// Takes two searches for every statement.
  public func report() throws(KnowledgeBaseError) -> AuthorityReport {
    var filter = filter
    let authority = filter.authority
    filter.authority = nil
    return try base.snapshot { () throws(KnowledgeBaseError) in
      let rules = try base.rules(filter)
      let isOwn = { (rule: Rule) in
        rule.authority != .apple && rule.authority == authority ?? rule.authority
      }
      let own = try statements(of: rules.filter(isOwn)).filter {
        isOwn($0.rule) && filter.admits($0.rule)
      }
      return try report(of: own, beside: rules.filter { $0.authority == .apple })
    }
  }

  /// The table of the statements `own` of other authorities, and of those of `apple` about the same
  /// components that none of them meets.
  private func report(
    of own: [OwnStatement], beside apple: [Rule]
  ) throws(KnowledgeBaseError) -> AuthorityReport {
    let rows = try rows(of: own, beside: apple)
    let met = Set(rows.compactMap(\.apple?.rule))
    let components = Set(own.filter { $0.kind == .rule }.map(\.rule.component))
    let alone = apple.filter { rule in
      rule.component != nil && components.contains(rule.component) && !met.contains(rule.id)
    }
    let all =
      rows
      + alone.map { rule in
        AuthorityReport.Row(
          component: rule.component, relation: .appleOnly, own: nil,
          apple: AuthorityReport.Side(rule), differences: [])
      }
    let order = AuthorityReport.Relation.allCases
    var report = AuthorityReport()
    report.rows = all.enumerated().sorted { left, right in
      func key(_ row: AuthorityReport.Row) -> (String, Int) {
        (row.component?.rawValue ?? "", order.firstIndex(of: row.relation) ?? 0)
      }
      let (mine, theirs) = (key(left.element), key(right.element))
      return mine == theirs ? left.offset < right.offset : mine < theirs
    }.map(\.element)
    return report
  }

  /// A row for each of `own` that is a rule, sets a number for what Apple sets one for, or differs;
  /// `apple` has the rules that they may be called like.
  func rows(
    of own: [OwnStatement], beside apple: [Rule]
  ) throws(KnowledgeBaseError) -> [AuthorityReport.Row] {
    let named = Dictionary(apple.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let numbers = Dictionary(grouping: apple, by: \.component).mapValues { $0.flatMap(\.metrics) }
    let search = try CounterpartSearch(base, filter: filter, known: named)
    var rows: [AuthorityReport.Row] = []
    for statement in own {
      let rule = statement.rule
      let others = rule.component.flatMap { numbers[$0] } ?? []
      var match = search.namesake(of: statement, others: others)
      if match == nil { match = try search.counterpart(of: statement) }
      let differs = match.map { $0.isCounted || $0.difference.relation != .agrees } ?? false
      guard statement.kind == .rule || differs else { continue }
      rows.append(
        AuthorityReport.Row(
          component: rule.component, relation: match?.difference.relation ?? .ownOnly,
          own: AuthorityReport.Side(rule), apple: match.map { AuthorityReport.Side($0.rule) },
          differences: match?.difference.reasons ?? []))
    }
    return rows
  }
}

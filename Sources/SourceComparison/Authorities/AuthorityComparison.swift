package import Guidelines
public import KnowledgeBase
internal import TextAnalysis

/// Compares the statements of other authorities with Apple's about the same things.
///
/// A rule is compared with Apple's rule that has the same name or that it refers to, or else with the one
/// found by a search for its words, unless that is too uncertain. Other sentences and rows of tables are
/// listed if they set a number or differ.
public struct AuthorityComparison {
  let base: KnowledgeBase
  private(set) var filter: Filter

  /// Compares the rules of `base` that pass `filter` and are in force today.
  public init(_ base: KnowledgeBase, filter: Filter = Filter()) {
    self.base = base
    self.filter = filter
    self.filter.heldOn = filter.heldOn ?? base.today
  }

  /// The table: all statements of other authorities, and for each component they have rules about, those
  /// of Apple only.
  ///
  /// Runs two searches for every statement.
  public func report() throws(KnowledgeBaseError) -> AuthorityReport {
    var filter = filter
    let authority = filter.authority
    filter.authority = nil
    return try base.snapshot { () throws(KnowledgeBaseError) in
      let rules = try base.rules(filter)
      let isOwn = { (rule: Rule) in
        rule.authority != .apple && rule.authority == authority ?? rule.authority
      }
      let names = ComponentNames(try base.concepts())
      let own = try statements(of: rules.filter(isOwn), names).filter {
        isOwn($0.rule) && filter.admits($0.rule)
      }
      return try report(of: own, beside: rules.filter { $0.authority == .apple }, names)
    }
  }

  /// The table of the statements `own` of other authorities, and of those rules in `apple` about the same
  /// components that have no counterpart among them.
  private func report(
    of own: [OwnStatement], beside apple: [Rule], _ names: ComponentNames
  ) throws(KnowledgeBaseError) -> AuthorityReport {
    let rows = try rows(of: own, beside: apple, names)
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

  /// A row for each of `own` that is a rule, sets a number where Apple sets one too, or differs; `apple`
  /// contains the rules with the same names.
  func rows(
    of own: [OwnStatement], beside apple: [Rule], _ names: ComponentNames
  ) throws(KnowledgeBaseError) -> [AuthorityReport.Row] {
    let named = Dictionary(apple.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let numbers = Dictionary(grouping: apple, by: \.component).mapValues { $0.flatMap(\.metrics) }
    let search = try CounterpartSearch(base, filter: filter, known: named, names)
    let subjects = SubjectNames.of(names.concepts)
    var rows: [AuthorityReport.Row] = []
    var told: Set<Told> = []
    for statement in own {
      let rule = statement.rule
      let others = rule.component.flatMap { numbers[$0] } ?? []
      var match = search.lack(of: statement)
      if match == nil { match = search.namesake(of: statement, others: others) }
      let isNamesake = match != nil
      if match == nil { match = try search.counterpart(of: statement) }
      let differs = match.map { $0.isCounted || $0.difference.relation != .agrees } ?? false
      guard statement.kind == .rule || differs else { continue }
      if let match {
        // The reasons of a rule say less exactly what it says, and a translation says it again.
        let isNew = told.insert(
          Told(
            passage: rule.sources.first?.passage, rule: match.rule.id,
            differs: !isNamesake && match.difference.relation != .agrees)
        ).inserted
        guard isNew || statement.kind != .sentence else { continue }
      }
      rows.append(
        AuthorityReport.Row(
          component: rule.component, relation: match?.difference.relation ?? .ownOnly,
          own: AuthorityReport.Side(rule), apple: match.map { AuthorityReport.Side($0.rule) },
          differences: match?.difference.sentences(naming: subjects) ?? []))
    }
    return rows
  }

  /// A passage and a rule of Apple's that it has been compared with.
  private struct Told: Hashable {
    let passage: String?
    let rule: RuleID
    let differs: Bool
  }

  /// What speaks for each rule of Apple's that a statement of another authority may be about, by the place of
  /// the statement; `make counterparts` weighs it.
  package func counterpartFeatures() throws(KnowledgeBaseError) -> [(
    place: SourceReport.Place, rules: [RuleID: CounterpartFeatures]
  )] {
    try base.snapshot { () throws(KnowledgeBaseError) in
      let names = ComponentNames(try base.concepts())
      let search = try CounterpartSearch(base, filter: filter, known: [:], names)
      let rules = try base.rules(filter).filter { $0.authority != .apple }
      var found: [(SourceReport.Place, [RuleID: CounterpartFeatures])] = []
      for statement in try statements(of: rules, names) {
        guard let place = AuthorityReport.Side(statement.rule).place else { continue }
        found.append((place, try search.features(of: statement)))
      }
      return found
    }
  }
}

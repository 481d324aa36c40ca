internal import Guidelines

// The time of interest: everything stays stored, and it only chooses from it.
extension GuidelineStore {
  /// The rules that `filter` lets through, by component and id.
  func rules(_ filter: Filter) throws(KnowledgeBaseError) -> [Rule] {
    let all = try rules(filter.component.map { .about($0) } ?? .all, .whole)
    let admitted = try held(all, asOf: filter.asOf).filter(filter.admits)
    return filter.component == nil ? admitted : admitted.sorted { $0.id < $1.id }
  }

  /// `rule` as it was at `asOf`; `nil` where it did not hold.
  func held(_ rule: Rule, asOf: Edition?) throws(KnowledgeBaseError) -> Rule? {
    guard let asOf else { return rule }
    guard rule.mayHold(at: asOf) else { return nil }
    return rule.held(try statedPassages(.stating(rule.id)), at: asOf)
  }

  /// Those of `rules` that held at `asOf`, each as it was.
  private func held(_ rules: [Rule], asOf: Edition?) throws(KnowledgeBaseError) -> [Rule] {
    guard let asOf else { return rules }
    let stated = Dictionary(
      try statedPassages(.all).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return rules.filter { $0.mayHold(at: asOf) }.compactMap { rule in
      rule.held(rule.sources.compactMap { stated[$0.passage] }, at: asOf)
    }
  }
}

extension Rule {
  /// Whether nobody says that it came later or had ended by then.
  fileprivate func mayHold(at asOf: Edition) -> Bool {
    since?.firstMonth ?? 0 <= asOf.lastMonth && asOf.lastMonth <= until?.lastMonth ?? .max
  }

  /// It as those of `passages`, all of its statements, say that held at `asOf`.
  fileprivate func held(_ passages: [StatedPassage], at asOf: Edition) -> Rule? {
    let held = StatedPassage.held(passages, at: asOf)
    guard !held.isEmpty else { return nil }
    guard held.count < passages.count else { return self }
    var rule = Rule(id: id, aliases: aliases, stated: held)
    rule.since = since
    rule.until = until
    rule.related = related
    return rule
  }
}

extension StatedPassage {
  /// The month from which on it may have been said; 0 where that is open.
  ///
  /// Who says until when a rule held, and not since when, records something older than the page.
  var knownFrom: Int {
    if let since = statement.since { return since.firstMonth }
    return statement.until == nil ? edition?.firstMonth ?? 0 : 0
  }

  /// Those of `passages`, the statements of one rule, that held at `asOf`.
  ///
  /// These are the newest of those said by then, and those of which a person says that they held
  /// then. Statements of unknown date count where there are no others.
  static func held(_ passages: [StatedPassage], at asOf: Edition) -> [StatedPassage] {
    let said = passages.filter { passage in
      passage.knownFrom <= asOf.lastMonth
        && asOf.lastMonth <= passage.statement.until?.lastMonth ?? .max
    }
    let newest = said.map { $0.lastSaid(by: asOf) }.max()
    return said.filter { passage in
      passage.isDated || passage.lastSaid(by: asOf) == newest
    }
  }

  /// Whether a person says since when or until when it holds.
  private var isDated: Bool { statement.since != nil || statement.until != nil }

  /// The last month by `asOf` in which it is known to have been said; 0 where none is.
  private func lastSaid(by asOf: Edition) -> Int {
    [statement.since, edition].compactMap { $0?.firstMonth }.filter { $0 <= asOf.lastMonth }
      .max() ?? 0
  }
}

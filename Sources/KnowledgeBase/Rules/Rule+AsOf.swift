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
    guard rule.time.status(on: asOf) == .current else { return nil }
    return rule.held(try statedPassages(.stating(rule.id)), at: asOf)
  }

  /// Those of `rules` that held at `asOf`, each as it was.
  private func held(_ rules: [Rule], asOf: Edition?) throws(KnowledgeBaseError) -> [Rule] {
    guard let asOf else { return rules }
    let stated = Dictionary(
      try statedPassages(.all).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return rules.filter { $0.time.status(on: asOf) == .current }.compactMap { rule in
      rule.held(rule.sources.compactMap { stated[$0.passage] }, at: asOf)
    }
  }
}

extension Rule {
  /// It as those of `passages`, all of its statements, say that held at `asOf`.
  fileprivate func held(_ passages: [StatedPassage], at asOf: Edition) -> Rule? {
    let held = StatedPassage.held(passages, at: asOf)
    guard !held.isEmpty else { return nil }
    var rule = held.count < passages.count ? Rule(id: id, aliases: aliases, stated: held) : self
    rule.time = time
    rule.time.status = .current
    rule.related = related
    return rule
  }
}

extension StatedPassage {
  /// The month from which on it may have been said; 0 where that is open.
  ///
  /// Who says until when a rule held, and not since when, records something older than the page; so
  /// does a page that was compared with its source, for it says since when what is new holds.
  var knownFrom: Int {
    let validity = statement.validity
    if let since = validity.since { return since.firstMonth }
    return validity.until == nil && validity.verified == nil ? edition?.firstMonth ?? 0 : 0
  }

  /// Those of `passages`, the statements of one rule, that held at `asOf`.
  ///
  /// These are the newest of those said by then, and those of which a person says that they held
  /// then. Statements of unknown date count where there are no others.
  static func held(_ passages: [StatedPassage], at asOf: Edition) -> [StatedPassage] {
    let said = passages.filter { passage in
      passage.knownFrom <= asOf.lastMonth
        && asOf.lastMonth <= passage.statement.validity.until?.lastMonth ?? .max
    }
    let newest = said.map { $0.lastSaid(by: asOf) }.max()
    return said.filter { passage in
      passage.isDated || passage.lastSaid(by: asOf) == newest
    }
  }

  /// Whether a person says since when or until when it holds.
  private var isDated: Bool { statement.validity.since != nil || statement.validity.until != nil }

  /// The last month by `asOf` in which it is known to have been said; 0 where none is.
  private func lastSaid(by asOf: Edition) -> Int {
    [statement.validity.since, edition].compactMap { $0?.firstMonth }.filter {
      $0 <= asOf.lastMonth
    }
    .max() ?? 0
  }
}

internal import Guidelines

// Rules as of a date, selected from what is stored: nothing is ever deleted for being old.
extension GuidelineStore {
  /// The rules that `filter` admits, by component and id.
  func rules(_ filter: Filter) throws(KnowledgeBaseError) -> [Rule] {
    let all = try rules(filter.component.map { .about($0) } ?? .all, .whole)
    let admitted = try held(all, asOf: filter.asOf).filter(filter.admits)
    return filter.component == nil ? admitted : admitted.sorted { $0.id < $1.id }
  }

  /// `rule` as it was at `asOf`; `nil` if it did not hold.
  func held(_ rule: Rule, asOf: Edition?) throws(KnowledgeBaseError) -> Rule? {
    guard let asOf else { return rule }
    guard rule.time.status(on: asOf) == .current else { return nil }
    return rule.held(try statedPassages(.stating(rule.id)), at: asOf)
  }

  /// Those of `rules` that held at `asOf`, as they were then.
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
  /// The rule as stated at `asOf`, where `passages` are all of its statements; `nil` if none held.
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
  /// The first month in which it may have been stated; 0 if unknown.
  ///
  /// A document that states the end of a rule but not its beginning is about something older than itself;
  /// so is one that was compared with its source, as it states the beginning of everything new.
  var knownFrom: Int {
    let validity = statement.validity
    if let since = validity.since { return since.firstMonth }
    return validity.until == nil && validity.verified == nil ? edition?.firstMonth ?? 0 : 0
  }

  /// Those of `passages`, the statements of one rule, that held at `asOf`.
  ///
  /// These are the newest of those stated by then, and those that a person declared to hold then.
  /// Statements of unknown date count if there are no others.
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

  /// Whether a person stated its beginning or its end.
  private var isDated: Bool { statement.validity.since != nil || statement.validity.until != nil }

  /// The last month up to `asOf` in which it is known to have been stated; 0 if there is none.
  private func lastSaid(by asOf: Edition) -> Int {
    [statement.validity.since, edition].compactMap { $0?.firstMonth }.filter {
      $0 <= asOf.lastMonth
    }
    .max() ?? 0
  }
}

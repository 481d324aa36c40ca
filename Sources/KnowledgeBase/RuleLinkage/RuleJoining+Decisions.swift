import Guidelines

/// What people decided about ids: which stand for one rule.
struct JoinDecisions {
  private var canonical: [RuleID: RuleID] = [:]
  private var explicit: Set<RuleID> = []

  /// Collects the decisions of `statements`.
  init(of statements: [AnalyzedStatement]) {
    explicit = Set(statements.lazy.compactMap(\.said.explicit))
    for statement in statements {
      guard let id = statement.said.explicit else { continue }
      for alias in statement.said.aliases where alias != id {
        // Of two rules that claim an alias the first by name has it, whatever the order.
        canonical[alias] = canonical[alias].map { min($0, id) } ?? id
      }
    }
  }

  /// The id that people gave the rule of `statement`, if any.
  ///
  /// It has one where it carries an id, where it names the id of another statement as its alias,
  /// or where another statement has its made-up id `name` as an alias.
  func id(of statement: JoinStatement, named name: RuleID) -> RuleID? {
    if let id = statement.explicit { return resolved(id) }
    if let alias = statement.aliases.map(resolved).filter(explicit.contains).min() {
      return alias
    }
    return canonical[name].map(resolved)
  }

  private func resolved(_ id: RuleID) -> RuleID {
    var id = id
    var seen: Set<RuleID> = [id]
    while let next = canonical[id], seen.insert(next).inserted { id = next }
    return id
  }
}

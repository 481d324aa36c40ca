package import Guidelines

/// People's decisions about rules, in a form that applies to single records.
package struct SettledRecords: Sendable {
  /// The id that is kept for each id of a joined rule.
  private var kept: [RuleID: RuleID] = [:]
  /// The ids from which each id is kept apart.
  private var apart: [RuleID: Set<RuleID>] = [:]

  /// Collects `decisions`.
  package init(_ decisions: [RuleDecision] = []) {
    for decision in decisions.sorted(by: { ($0.rule, $0.other) < ($1.rule, $1.other) }) {
      switch decision.kind {
      case .join:
        let (root, other) = (root(of: decision.rule), root(of: decision.other))
        kept[root] = root
        kept[other] = root
      case .apart:
        apart[decision.rule, default: []].insert(decision.other)
        apart[decision.other, default: []].insert(decision.rule)
      }
    }
  }

  /// `record` with the decisions about its id.
  package func settled(_ record: NamedRecord) -> NamedRecord {
    let id = record.record.explicit ?? record.name
    let root = kept[id].map { _ in self.root(of: id) }
    let others = apart[id] ?? []
    guard root != nil || !others.isEmpty else { return record }
    var settled = record.record
    settled.settled = root
    settled.apart += others.sorted()
    return NamedRecord(settled)
  }

  private func root(of id: RuleID) -> RuleID {
    var id = id
    while let next = kept[id], next != id { id = next }
    return id
  }
}

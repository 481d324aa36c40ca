internal import Guidelines

/// Derives the changes made by editions from the rules' validity and statements.
enum RuleChanges {
  /// The changes recorded by `rules`, which must be all rules of a base, newest first; within an edition
  /// by component and rule.
  static func changes(of rules: [Rule]) -> [RuleChange] {
    let named = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    let successors = Set(
      rules.lazy.filter { $0.until != nil }.flatMap(\.time.validity.replacedBy))
    var changes: [RuleChange] = []
    for rule in rules {
      changes += numbers(of: rule)
      if let since = rule.since, !successors.contains(rule.id) {
        changes.append(change(.added, of: rule, in: since, after: rule))
      }
      guard let until = rule.until else { continue }
      let next = rule.time.validity.replacedBy.compactMap { named[$0] }
      if next.isEmpty {
        changes.append(change(.ended, of: rule, in: until, before: rule))
      }
      for successor in next {
        // A successor that starts after the rule ended replaces it when it starts.
        let edition = successor.since.map { max($0, until) } ?? until
        changes.append(
          change(.replaced, of: rule, in: edition, before: rule, after: successor))
      }
    }
    return changes.sorted { left, right in
      guard left.edition == right.edition else { return left.edition > right.edition }
      return (left.component?.rawValue ?? "", left.rule, left.after?.rule.rawValue ?? "")
        < (right.component?.rawValue ?? "", right.rule, right.after?.rule.rawValue ?? "")
    }
  }

  private static func change(
    _ kind: RuleChange.Kind, of rule: Rule, in edition: Edition, before: Rule? = nil,
    after: Rule? = nil
  ) -> RuleChange {
    RuleChange(
      edition: edition, kind: kind, rule: rule.id, component: rule.component,
      before: before.map { RuleChange.Side($0) }, after: after.map { RuleChange.Side($0) })
  }

  /// The changes to the numbers of `rule` from one edition to the next.
  private static func numbers(of rule: Rule) -> [RuleChange] {
    var before: EditionStatement?
    var changes: [RuleChange] = []
    for statement in rule.editions {
      if let edition = statement.edition, statement.differs, let before {
        changes.append(
          RuleChange(
            edition: edition, kind: .changed, rule: rule.id, component: rule.component,
            before: RuleChange.Side(rule, in: before), after: RuleChange.Side(rule, in: statement)))
      }
      if !statement.metrics.isEmpty { before = statement }
    }
    return changes
  }
}

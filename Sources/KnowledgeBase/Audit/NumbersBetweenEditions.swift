internal import Guidelines

/// Finds rules whose numbers differ between consecutive editions, without a stated validity.
enum NumbersBetweenEditions: Audit {
  static let kind = AuditKind.numberBetweenEditions

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    let passages = Dictionary(
      base.passages.map { ($0.passage.id, $0) }, uniquingKeysWith: { first, _ in first })
    return base.rules.values.flatMap { rule in findings(for: rule, passages) }
  }

  private static func findings(
    for rule: Rule, _ passages: [String: StoredPassage]
  ) -> [AuditFinding] {
    guard rule.time.validity.since == nil, rule.time.validity.until == nil, rule.sources.count > 1
    else { return [] }
    let byDocument = Dictionary(
      rule.sources.map { ($0.document, $0) }, uniquingKeysWith: { first, _ in first })
    return rule.editions.flatMap { statement in
      statement.changes.compactMap { change -> AuditFinding? in
        let earlier = byDocument[change.before.source.document]
        let validity = earlier.flatMap { passages[$0.passage]?.passage.statement?.validity }
        guard let source = byDocument[change.after.source.document],
          let stored = passages[source.passage], validity?.until == nil
        else { return nil }
        let before = DatedMetric(metric: change.before, edition: earlier?.edition)
        let after = DatedMetric(metric: change.after, edition: statement.edition)
        return AuditFinding(
          .numbersChange(before: before, after: after), in: stored,
          lines: stored.lines(of: change.after))
      }
    }
  }
}

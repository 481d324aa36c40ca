internal import Guidelines

/// Finds references to rules that do not exist, and aliases that belong to another rule.
enum UnknownRules: Audit {
  static let kind = AuditKind.unknownRule

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.passages.flatMap { stored -> [AuditFinding] in
      guard let statement = stored.passage.statement else { return [] }
      let named: [(ids: [RuleID], as: AuditClaim.RuleReference)] = [
        (statement.related, .related), (statement.apart, .apart),
        (statement.validity.replacedBy, .replacedBy),
      ]
      var claims = named.flatMap { reference in
        reference.ids.filter { base.rule($0) == nil }
          .map { AuditClaim.noRule($0, as: reference.as) }
      }
      for id in statement.aliases {
        guard let owner = base.rule(id), owner != stored.rule else { continue }
        claims.append(.aliasTaken(id, by: owner))
      }
      return claims.map { AuditFinding($0, in: stored) }
    }
  }
}

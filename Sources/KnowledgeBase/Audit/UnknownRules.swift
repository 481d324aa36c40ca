internal import Guidelines

/// Finds rules named by id that do not exist, and aliases that another rule has.
enum UnknownRules: Audit {
  static let kind = AuditKind.unknownRule

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.passages.flatMap { stored -> [AuditFinding] in
      guard let statement = stored.passage.statement else { return [] }
      var claims: [AuditClaim] = []
      for id in statement.related where base.rule(id) == nil {
        claims.append(.noRule(id, as: .related))
      }
      for id in statement.apart where base.rule(id) == nil {
        claims.append(.noRule(id, as: .apart))
      }
      for id in statement.aliases {
        guard let owner = base.rule(id), owner != stored.rule else { continue }
        claims.append(.aliasTaken(id, by: owner))
      }
      return claims.map { AuditFinding($0, in: stored) }
    }
  }
}

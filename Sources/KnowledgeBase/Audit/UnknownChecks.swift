internal import Guidelines

/// Finds rules that name checks which do not exist.
enum UnknownChecks: Audit {
  static let kind = AuditKind.unknownCheck

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.passages.flatMap { stored in
      (stored.passage.statement?.checks ?? []).filter { !base.checks.contains($0) }
        .map { AuditFinding(.noCheck($0), in: stored) }
    }
  }
}

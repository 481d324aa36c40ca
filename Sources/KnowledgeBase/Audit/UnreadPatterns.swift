internal import Guidelines

/// Finds patterns of rules that cannot be read.
enum UnreadPatterns: Audit {
  static let kind = AuditKind.unreadPattern

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.passages.flatMap { stored in
      (stored.passage.statement?.patterns ?? []).compactMap { pattern in
        base.patternFaults[pattern].map { AuditFinding(.patternUnread(pattern, $0), in: stored) }
      }
    }
  }
}

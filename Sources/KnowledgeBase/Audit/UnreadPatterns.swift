internal import Guidelines

/// Finds patterns of rules that cannot be read.
enum UnreadPatterns: Audit {
  static let kind = AuditKind.unreadPattern

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.documents.flatMap { document in
      document.passages.flatMap { stored in
        (stored.passage.statement?.patterns ?? []).compactMap { pattern in
          base.patternFaults[pattern].map { reason in
            let line = PatternLine.line(
              of: pattern, in: document.text, from: stored.passage.lines?.first ?? 1)
            return AuditFinding(
              .patternUnread(pattern, reason), in: stored, lines: line.map { LineRange($0) })
          }
        }
      }
    }
  }
}

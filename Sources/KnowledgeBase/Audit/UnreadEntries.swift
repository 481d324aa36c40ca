internal import Guidelines

/// Finds entries of rules' comments and of front matter that cannot be read.
enum UnreadEntries: Audit {
  static let kind = AuditKind.unreadEntry

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.documents.flatMap { document in
      document.entryFaults.compactMap { fault in
        // A comment is about the passage above it; the front matter stands above all.
        let passages = document.passages
        let above = passages.last { ($0.passage.lines?.first ?? 0) <= fault.line }
        return (above ?? passages.first).map {
          AuditFinding(
            .entryUnread(fault.entry, fault.reason), in: $0, lines: LineRange(fault.line))
        }
      }
    }
  }
}

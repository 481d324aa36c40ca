internal import Guidelines

/// Finds checks that are no longer needed: all rules that name them have ended, without a successor or a
/// reason.
enum AbandonedChecks: Audit {
  static let kind = AuditKind.abandonedCheck

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    var naming: [CheckID: [Rule]] = [:]
    for rule in base.rules.values {
      for check in rule.checks where base.checks.contains(check) {
        naming[check, default: []].append(rule)
      }
    }
    let abandoned = Set(naming.filter { $0.value.allSatisfy(isWithoutSuccessor) }.keys)
    return base.passages.flatMap { stored in
      (stored.passage.statement?.checks ?? []).filter(abandoned.contains)
        .map { AuditFinding(.checkAbandoned($0), in: stored) }
    }
  }

  private static func isWithoutSuccessor(_ rule: Rule) -> Bool {
    rule.time.status == .ended && rule.time.validity.replacedBy.isEmpty
      && rule.time.validity.endReason.isEmpty
  }
}

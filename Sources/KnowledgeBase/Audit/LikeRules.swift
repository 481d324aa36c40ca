internal import Guidelines

/// Finds rules without an id that may be another rule in other words, and that nobody has settled.
enum LikeRules: Audit {
  static let kind = AuditKind.maybeSame

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.likenesses.compactMap { likeness in
      guard let rule = likeness.stored.rule, rule != likeness.other else { return nil }
      return AuditFinding(
        .maybeSame(likeness.other, likeness: likeness.likeness), in: likeness.stored)
    }
  }
}

/// A passage that may state another rule than its own.
struct Likeness {
  let stored: StoredPassage
  let other: RuleID
  let likeness: Double
}

internal import Guidelines

/// Finds rules with an explicit id, as in the Corpus, that lack a language.
enum RulesInOneLanguage: Audit {
  static let kind = AuditKind.ruleInOneLanguage

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.passages.compactMap { stored in
      guard stored.passage.statement?.id != nil, let language = stored.onlyLanguage else {
        return nil
      }
      return AuditFinding(.ruleLacks(language.other), in: stored)
    }
  }
}

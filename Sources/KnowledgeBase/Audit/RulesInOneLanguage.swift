internal import Guidelines

/// Finds rules with an explicit id, as in the Corpus, that lack a language.
///
/// Another authority may write its documents in one language.
enum RulesInOneLanguage: Audit {
  static let kind = AuditKind.ruleInOneLanguage

  static func findings(in base: AuditedBase) -> [AuditFinding] {
    base.documents.filter(isInBoth).flatMap(\.passages).compactMap { stored in
      guard stored.passage.statement?.id != nil, let language = stored.onlyLanguage else {
        return nil
      }
      return AuditFinding(.ruleLacks(language.other), in: stored)
    }
  }

  private static func isInBoth(_ document: AuditedDocument) -> Bool {
    document.summary.authority == .apple || document.passages.contains { $0.pair != nil }
  }
}

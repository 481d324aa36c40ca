/// The list of audits.
package enum Audits {
  /// The kinds of defect, in the order of the audits.
  package static var kinds: [AuditKind] { all.map { $0.kind } }

  /// One for each ``AuditKind``.
  static let all: [any Audit.Type] = [
    NumbersBetweenLanguages.self, NumbersBetweenEditions.self, PixelScales.self,
    MissingTranslations.self, DifferentTranslations.self, InconsistentTerms.self,
    DanglingLinks.self, UnknownRules.self, UnknownChecks.self, RulesInOneLanguage.self,
    Validities.self, AbandonedChecks.self, UnreadPatterns.self, UnreadEntries.self,
    LikeRules.self,
  ]
}

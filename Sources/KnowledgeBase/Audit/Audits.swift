/// Every audit there is.
package enum Audits {
  /// What they find, in the order in which they look.
  package static var kinds: [AuditKind] { all.map { $0.kind } }

  /// One for each ``AuditKind``.
  static let all: [any Audit.Type] = [
    NumbersBetweenLanguages.self, NumbersBetweenEditions.self, PixelScales.self,
    MissingTranslations.self, DifferentTranslations.self, InconsistentTerms.self,
    DanglingLinks.self, UnknownRules.self, UnknownChecks.self, RulesInOneLanguage.self,
    Validities.self, AbandonedChecks.self,
  ]
}

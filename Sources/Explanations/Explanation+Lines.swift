internal import Guidelines
internal import KnowledgeBase
public import LinterCore
internal import ReportReaders

extension Explanation {
  /// The findings as lines that Xcode or GitHub show next to the source, each with the title of the
  /// nearest guideline appended and its id in place of the rule's.
  ///
  /// Findings that are suppressed, passed or have no file are left out.
  public func lines(as writer: any ReportWriter.Type, options: ReportOptions) -> String {
    var options = options
    let rules = self.rules
    options.rule = { id in
      rules[id].map { rule in
        RuleText(title: rule.title, statement: rule.statement, help: rule.statement)
      }
    }
    return writer.text(
      of: CheckReport(findings: findings.compactMap(line)), options: options)
  }

  private func line(of explained: ExplainedFinding) -> Finding? {
    let finding = explained.finding
    guard let severity = finding.severity, let place = finding.place, !place.file.isEmpty,
      !finding.isSuppressed
    else { return nil }
    let match = explained.guidelines.first
    let rule = match.flatMap { rules[$0.rule] }
    let message = Bilingual<String>(
      en: Self.joined(
        finding.message.preferring(.en), rule.flatMap { Self.title(of: $0, in: .en) }),
      ko: Self.joined(finding.message.preferring(.ko), rule.flatMap { Self.title(of: $0, in: .ko) })
    )
    let id = match?.rule.rawValue ?? finding.rule ?? finding.tool ?? "report"
    return Finding(
      rule: RuleID(unchecked: id), check: CheckID(unchecked: id), severity: severity,
      confidence: match?.relation == .suggested ? .possible : .certain, message: message,
      place: Place(file: place.file, line: place.line ?? 1, column: place.column))
  }

  /// The title of `rule`, with a remark if it does not hold.
  private static func title(of rule: Rule, in language: Language) -> String? {
    let standing = Wording.standing(rule.time).map { " (\($0[language]))" } ?? ""
    return rule.title[language].map { $0 + standing }
  }

  private static func joined(_ message: String?, _ title: String?) -> String? {
    title.map { "\(message ?? "") → \($0)" } ?? message
  }
}

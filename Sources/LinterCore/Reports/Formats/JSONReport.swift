internal import Guidelines

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A report for programs: one JSON document, with messages in both languages or only in the requested one.
public enum JSONReport: ReportWriter {
  /// The value of `--format`.
  public static let name = "json"

  /// `report` in this format.
  public static func text(of report: CheckReport, options: ReportOptions) -> String {
    let document = Document(
      findings: report.findings, suppressed: report.suppressed.map(Suppressed.init),
      files: report.files,
      skipped: report.skipped.map { skipped in
        Skipped(
          file: skipped.file, line: skipped.line,
          reason: skipped.reason.preferring(options.language) ?? "")
      }, waivers: report.waivers.map(Used.init), unanswered: report.unanswered.map(Open.init))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(document),
      let narrowed = try? options.onlyLanguage.flatMap({ language in
        try JSONValue(data).map { try encoder.encode($0.narrowed(to: language)) }
      }) ?? data
    else {
      preconditionFailure("findings hold texts and integers, which all encode")
    }
    return String(decoding: narrowed, as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    let schema = 1
    let findings: [Finding]
    let suppressed: [Suppressed]
    let files: [String]
    let skipped: [Skipped]
    let waivers: [Used]
    let unanswered: [Open]
  }

  /// A finding with the additional member `"suppression": {"kind", "justification"}`.
  private struct Suppressed: Encodable {
    let finding: SuppressedFinding

    init(_ finding: SuppressedFinding) { self.finding = finding }

    enum CodingKeys: String, CodingKey {
      case suppression
    }

    struct Suppression: Encodable {
      let kind: SuppressedFinding.Kind
      let justification: String?
    }

    func encode(to encoder: any Encoder) throws {
      try finding.finding.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(
        Suppression(kind: finding.kind, justification: finding.justification),
        forKey: .suppression)
    }
  }

  /// A waiver and its terms.
  private struct Used: Encodable {
    let rules: [String]
    let authority: Authority?
    let reason: String
    let owner: String
    let until: String
    let place: String
    let expired: Bool
    let findings: Int

    init(_ use: WaiverUse) {
      rules = use.waiver.rules
      authority = use.waiver.authority
      reason = use.waiver.reason
      owner = use.waiver.owner
      until = use.waiver.until.description
      place = use.place
      expired = use.isExpired
      findings = use.findings
    }
  }

  /// A query of a check that no guideline answers.
  private struct Open: Encodable {
    let check: CheckID
    let rule: RuleID
    let dimension: Dimension
    let unit: Unit
    let bound: LimitQuery.Bound

    init(_ unanswered: Unanswered) {
      check = unanswered.check
      rule = unanswered.request.rule
      dimension = unanswered.request.dimension
      unit = unanswered.request.unit
      bound = unanswered.request.bound
    }
  }

  private struct Skipped: Encodable {
    let file: String
    let line: Int?
    let reason: String
  }
}

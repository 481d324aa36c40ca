internal import Guidelines
internal import LinterCore

/// The JSON of `hig check`.
enum HigFindings {
  /// Reads the report in `value`.
  static func report(of value: JSONValue) -> Report {
    Report(
      format: .hig, findings: value["findings"].elements.map(finding),
      notes: value["skipped"].elements.map { skipped in
        ReportNote(
          severity: .note, message: reason(skipped["reason"]),
          place: skipped["file"].text.map { ReportedPlace(file: $0) })
      })
  }

  private static func finding(_ value: JSONValue) -> ReportedFinding {
    var finding = ReportedFinding(
      tool: "hig", rule: value["check"].text ?? value["rule"].text,
      severity: Severity(rawValue: value["severity"].text ?? "") ?? .warning,
      message: bilingual(value["message"]),
      place: value["file"].text.map { file in
        ReportedPlace(file: file, line: value["line"].integer, column: value["column"].integer)
      },
      guidelines: value["rule"].text.flatMap(RuleID.init(rawValue:)).map { [$0] } ?? [])
    for key in ["confidence", "evidence"] where !value[key].isNull {
      finding.properties[key] = value[key]
    }
    return finding
  }

  private static func reason(_ value: JSONValue) -> Bilingual<String> {
    value.string.map(Bilingual.init(guessing:)) ?? bilingual(value)
  }

  private static func bilingual(_ value: JSONValue) -> Bilingual<String> {
    value.string.map(Bilingual.init(guessing:))
      ?? Bilingual(en: value["en"].text, ko: value["ko"].text)
  }
}

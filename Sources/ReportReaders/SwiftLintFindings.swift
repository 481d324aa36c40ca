internal import Guidelines
internal import LinterCore

/// SwiftLint's JSON: an array with one object per violation.
///
/// Its keys are those of `JSONReporter` in https://github.com/realm/SwiftLint.
enum SwiftLintFindings {
  /// Reads the report in `value`; `nil` if it is not SwiftLint's.
  static func report(of value: JSONValue) -> Report? {
    guard case .array(let violations) = value,
      violations.allSatisfy({ !$0["rule_id"].isNull && !$0["reason"].isNull })
    else { return nil }
    return Report(
      format: .swiftLint,
      findings: violations.map { violation in
        ReportedFinding(
          tool: "SwiftLint", rule: violation["rule_id"].text, name: violation["type"].text,
          severity: Severity(rawValue: violation["severity"].text?.lowercased() ?? "") ?? .warning,
          message: Bilingual(guessing: violation["reason"].text ?? ""),
          place: violation["file"].text.map { file in
            ReportedPlace(
              file: file, line: violation["line"].integer.flatMap { $0 > 0 ? $0 : nil },
              column: violation["character"].integer)
          })
      })
  }
}

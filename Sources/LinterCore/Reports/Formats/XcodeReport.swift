internal import Guidelines

/// A report for Xcode: lines in the format that it displays as warnings and errors in the source.
public enum XcodeReport: ReportWriter {
  /// The value of `--format`.
  public static let name = "xcode"

  /// `report` in this format.
  public static func text(of report: CheckReport, options: ReportOptions) -> String {
    report.findings.map { finding in
      let line =
        "\(finding.file):\(finding.line):\(finding.column): \(finding.severity.rawValue): "
        + "\(finding.oneLine(in: options.languages)) (\(finding.check.rawValue))"
      return line.withoutControls + "\n"
    }.joined()
      + report.suppressed.filter { $0.waiver != nil }.map { waived in
        let word = Phrase("waived", "예외")[options.language]
        let line =
          "\(waived.finding.file):\(waived.finding.line):\(waived.finding.column): note: \(word): "
          + "\(waived.justification ?? "") (\(waived.finding.check.rawValue))"
        return line.withoutControls + "\n"
      }.joined()
  }
}

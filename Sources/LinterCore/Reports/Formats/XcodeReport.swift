internal import Guidelines

/// For Xcode: lines of the form that it shows as warnings and errors beside the source.
public enum XcodeReport: ReportWriter {
  /// What is typed after `--format`.
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

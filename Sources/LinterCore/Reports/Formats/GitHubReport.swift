internal import Guidelines

/// A report for GitHub Actions: one workflow command per finding, shown next to the line.
///
/// Syntax and escaping follow
/// https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
public enum GitHubReport: ReportWriter {
  /// The value of `--format`.
  public static let name = "github"

  /// `report` in this format.
  public static func text(of report: CheckReport, options: ReportOptions) -> String {
    report.findings.map { finding in
      let title =
        options.rule(finding.rule)?.title.preferring(options.language) ?? finding.check.rawValue
      let place = [
        "file=\(property(finding.file))", "line=\(finding.line)", "col=\(finding.column)",
        "title=\(property(title))",
      ]
      let message =
        finding.messages(in: options.languages).joined(separator: "\n")
        + " (\(finding.check.rawValue))"
      return
        "::\(command(for: finding.severity)) \(place.joined(separator: ","))::\(data(message))\n"
    }.joined()
      + report.suppressed.filter { $0.waiver != nil }.map { waived in
        let place = "file=\(property(waived.finding.file)),line=\(waived.finding.line)"
        let title = Phrase("waived", "예외")[options.language]
        let message = "\(waived.justification ?? "") (\(waived.finding.check.rawValue))"
        return "::notice \(place),title=\(title)::\(data(message))\n"
      }.joined()
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Escapes the message after the second `::`.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Escapes the value of a property.
  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

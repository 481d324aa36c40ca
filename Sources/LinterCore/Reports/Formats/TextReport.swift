internal import Guidelines

/// A report for people: the findings by file, each with its location, severity, check and message.
public enum TextReport: ReportWriter {
  /// The value of `--format`.
  public static let name = "text"

  /// `report` in this format.
  public static func text(of report: CheckReport, options: ReportOptions) -> String {
    var page = TextReportPage(options: options)
    var rest = report.findings[...]
    while let file = rest.first?.file {
      let findings = rest.prefix { $0.file == file }
      rest = rest.dropFirst(findings.count)
      page.add(Array(findings), in: file)
    }
    page.add(report.suppressed)
    page.add(report.skipped)
    page.addSummary(of: report)
    return page.text.asPage(isStyled: options.layout.isColoured)
  }
}

/// Collects the lines of a report.
private struct TextReportPage {
  let options: ReportOptions
  var text = ""

  private enum Style: String {
    case bold = "1"
    case underlined = "4"
    case red = "31"
    case yellow = "33"
    case faint = "2"
  }

  mutating func add(_ findings: [Finding], in file: String) {
    line(styled(file, .underlined))
    let places = findings.map { "\($0.line):\($0.column)" }
    let severities = findings.map { Self.word(for: $0.severity)[options.language] ?? "" }
    let placeWidth = places.map(options.layout.columns).max() ?? 0
    let severityWidth = severities.map(options.layout.columns).max() ?? 0
    for (index, finding) in findings.enumerated() {
      let severity = styled(severities[index], Self.style(for: finding.severity))
      let sureness = Self.word(for: finding.confidence)[options.language]
      line(
        [
          "  " + places[index] + pad(places[index], to: placeWidth),
          severity + pad(severities[index], to: severityWidth), finding.check.rawValue,
          sureness.map { styled($0, .faint) } ?? "",
        ].filter { !$0.isEmpty }.joined(separator: "  "))
      for message in finding.messages(in: options.languages) { paragraph(message, indent: 4) }
      let titles = options.languages.compactMap { options.rule(finding.rule)?.title[$0] }
      for title in titles { paragraph(title, indent: 4, style: .faint) }
    }
    line("")
  }

  /// Adds a line per waived finding, with the reason, the owner and the last day.
  mutating func add(_ suppressed: [SuppressedFinding]) {
    var isBlank = true
    for entry in suppressed {
      guard let waiver = entry.waiver else { continue }
      let word = Bilingual(en: "waived", ko: "예외")[options.language] ?? ""
      let finding = entry.finding
      line(
        "\(word): \(finding.file):\(finding.line)  \(finding.check.rawValue)  "
          + waiver.justification(in: options.language))
      isBlank = false
    }
    if !isBlank { line("") }
  }

  mutating func add(_ skipped: [SkippedFile]) {
    for skipped in skipped {
      let word = Bilingual(en: "skipped", ko: "건너뜀")[options.language] ?? ""
      // Not wrapped, since terminals and editors turn the location into a link.
      line("\(word): \(skipped.message(in: options.language))")
    }
  }

  /// `2 errors, 1 warning in 3 files, 4 suppressed`, in each language.
  mutating func addSummary(of report: CheckReport) {
    let sentences = options.languages.map { language in
      let counts = Severity.allCases.reversed().compactMap { severity -> String? in
        let count = report.findings.count { $0.severity == severity }
        let word = Self.word(for: severity)[language] ?? ""
        guard count > 0 else { return nil }
        return language == .en ? "\(count) \(word)\(count == 1 ? "" : "s")" : "\(word) \(count)개"
      }
      let files = report.files.count
      let waived = report.suppressed.count { $0.waiver != nil }
      let suppressed = report.suppressed.count - waived
      if language == .en {
        let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
        return "\(found) in \(files) file\(files == 1 ? "" : "s")"
          + (suppressed > 0 ? ", \(suppressed) suppressed" : "")
          + (waived > 0 ? ", \(waived) waived" : "")
      }
      let found = counts.isEmpty ? "찾은 것 없음" : counts.joined(separator: ", ")
      return "파일 \(files)개: \(found)" + (suppressed > 0 ? ", 억제됨 \(suppressed)개" : "")
        + (waived > 0 ? ", 예외 \(waived)개" : "")
    }
    line(styled(sentences.joined(separator: " · "), .bold))
  }

  private mutating func line(_ line: String) { text += line + "\n" }

  private mutating func paragraph(_ paragraph: String, indent: Int, style: Style? = nil) {
    let width = max(options.layout.width - indent, 20)
    for part in options.layout.wrap(paragraph, width) {
      line(String(repeating: " ", count: indent) + (style.map { styled(part, $0) } ?? part))
    }
  }

  private func pad(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - options.layout.columns(text)))
  }

  private func styled(_ text: String, _ style: Style) -> String {
    options.layout.isColoured ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  private static func style(for severity: Severity) -> Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .faint
    }
  }

  private static func word(for severity: Severity) -> Bilingual<String> {
    switch severity {
    case .error: Bilingual(en: "error", ko: "오류")
    case .warning: Bilingual(en: "warning", ko: "경고")
    case .note: Bilingual(en: "note", ko: "참고")
    }
  }

  /// The word for a confidence; empty for `certain`.
  private static func word(for confidence: Confidence) -> Bilingual<String> {
    switch confidence {
    case .certain: Bilingual()
    case .likely: Bilingual(en: "likely", ko: "유력")
    case .possible: Bilingual(en: "possible", ko: "가능성")
    }
  }
}

import CommandLineKit
import Guidelines
import KnowledgeBase
import LinterCore
import SourceComparison
import TextAnalysis

extension Command {
  /// `hig audit`: contradictions in the base.
  static let audit = Command(
    name: "audit",
    summary: Phrase(
      "what contradicts itself; exit 1 where there are findings",
      "서로 어긋나는 내용 찾기. 찾으면 1로 끝남"),
    operands: CommandSyntax.Operands(label: "--against PATH", count: 0...Int.max),
    options: [.component, .platform, .authority, .failOn, .against, .own, .ownFormat],
    examples: [
      ("hig audit --component tab-bars", Phrase("tab bars alone", "탭 막대만")),
      (
        "hig audit --fail-on error",
        Phrase("exit 1 for errors only, as a CI wants it", "오류가 있을 때만 1로 끝남 (CI용)")
      ),
      (
        "hig audit --own --format markdown",
        Phrase("your own guidelines beside Apple's, as a table", "자체 지침과 Apple의 지침을 나란히 놓은 표")
      ),
      (
        "hig audit --against Sources/",
        Phrase(
          "what copies of the sources confirm, contradict and have besides",
          "출처의 사본으로 확인되는 규칙, 어긋나는 규칙, 빠진 지침")
      ),
    ]
  ) { session throws(Failure) in
    if session.invocation.has(.own), session.invocation.has(.against) {
      throw .usage(.apart(option: "--own", other: "--against"))
    }
    if session.invocation.has(.ownFormat), !session.invocation.has(.own) {
      throw .usage(.alone(option: "--format", other: "--own"))
    }
    let limit = try session.choice(.failOn, of: AuditSeverity.self) ?? .warning
    let base = try session.openForReading()
    let filter = try session.filter(in: base)
    if session.invocation.has(.own) {
      return try session.auditOwn(base, filter, failingOn: limit)
    }
    if session.invocation.has(.against) {
      return try session.audit(base, filter, failingOn: limit)
    }
    if let operand = session.invocation.operands.first {
      throw .usage(.needlessOperand(command: "audit", operand: operand))
    }
    let report = try session.knowledgeBase { () throws(KnowledgeBaseError) in
      try base.audit(
        filter, checks: Set(Checks.all.map(\.id)), patternFault: PatternFault.reason,
        entryFaults: EntryFaults.find)
    }
    if session.invocation.has(.json) {
      session.print(json: report)
    } else if report.findings.isEmpty {
      session.tell(Phrase("hig: nothing contradicts itself", "hig: 어긋나는 내용이 없습니다"))
    } else {
      var page = Page(environment: session.environment)
      page.add(report, for: session.presentation)
      page.print()
    }
    return report.findings.contains { $0.severity >= limit } ? .findings : .done
  }
}

extension Page {
  fileprivate mutating func add(_ report: AuditReport, for presentation: Presentation) {
    let severities = AuditSeverity.allCases.map { Wording.severity($0)[presentation] }
    let severityWidth = severities.map { DisplayWidth.columns($0) }.max() ?? 0
    var rest = report.findings[...]
    while let document = rest.first?.document {
      let findings = rest.prefix { $0.document == document }
      rest = rest.dropFirst(findings.count)
      line(document, .heading)
      let places = findings.map { "\(document):\($0.lines.cited)" }
      let placeWidth = places.map { DisplayWidth.columns($0) }.max() ?? 0
      for (finding, place) in zip(findings, places) {
        let severity = Wording.severity(finding.severity)[presentation]
        let owner = finding.rule?.rawValue ?? finding.passage
        let head = [
          DisplayWidth.pad(place, to: placeWidth), DisplayWidth.pad(severity, to: severityWidth),
          owner,
        ].joined(separator: "  ")
        if DisplayWidth.columns(head) + 2 <= width {
          line("  " + head)
        } else {
          line("  \(place)")
          line("    \(DisplayWidth.pad(severity, to: severityWidth))  \(owner)")
        }
        for language in presentation.languages {
          if let message = finding.message[language] { paragraph(message, indent: 4) }
        }
      }
      line()
    }
    line(summary(of: report, for: presentation), .bold)
  }

  /// The nonzero counts: `2 errors, 1 warning`.
  private func summary(of report: AuditReport, for presentation: Presentation) -> String {
    presentation.languages.map { language in
      AuditSeverity.allCases.reversed().compactMap { severity in
        let count = report.count(severity)
        guard count > 0 else { return nil }
        let name = Wording.severity(severity)[language]
        return language == .en ? "\(count) \(name)\(count == 1 ? "" : "s")" : "\(name) \(count)개"
      }.joined(separator: ", ")
    }.joined(separator: " · ")
  }
}

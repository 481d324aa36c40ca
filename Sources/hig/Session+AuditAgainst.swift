import CommandLineKit
import Guidelines
import Ingestion
import KnowledgeBase
import SourceComparison

extension Session {
  /// `hig audit --against PATH…`: compares the rules with copies of their sources.
  func audit(
    _ base: KnowledgeBase, _ filter: Filter, failingOn limit: AuditSeverity
  ) throws(Failure) -> ExitStatus {
    let paths = invocation.all(.against) + invocation.operands
    let (documents, failures) = try knowledgeBase { () throws(KnowledgeBaseError) in
      try Ingestion(into: base).documents(at: paths)
    }
    for failure in failures { Output.tell("hig: \(failure.message(in: presentation.messages))") }
    // A report without a page would deny every rule.
    if documents.isEmpty, !failures.isEmpty {
      throw .file(.documents(failed: failures.count, restIsStored: false))
    }
    let report = try knowledgeBase { () throws(KnowledgeBaseError) in
      try SourceComparison(base, filter: filter).report(against: documents)
    }
    if invocation.has(.json) {
      print(json: report)
    } else {
      var page = Page(environment: environment)
      page.add(report, for: presentation)
      page.print()
    }
    if !failures.isEmpty {
      throw .file(.documents(failed: failures.count, restIsStored: false))
    }
    return report.contradicted.contains { $0.severity >= limit } ? .findings : .done
  }
}

extension Page {
  /// Adds the differences by page, then the counts; plain confirmations are only counted.
  fileprivate mutating func add(_ report: SourceReport, for presentation: Presentation) {
    let findings =
      report.contradicted + report.confirmed.filter { $0.kind != nil } + report.unconfirmed
      + report.uncovered
    let ofPage = Dictionary(grouping: findings) { ($0.here ?? $0.there)?.document ?? "" }
    for (document, findings) in ofPage.sorted(by: { $0.key < $1.key }) {
      line(document, .heading)
      for finding in findings {
        let severity = Wording.severity(finding.severity)[presentation]
        let places = [finding.here, finding.there].compactMap(\.self)
          .map { "\($0.document):\($0.line)" }
        line(
          "  " + places.joined(separator: " ↔ ") + "  \(severity)"
            + (finding.rule.map { "  \($0.rawValue)" } ?? ""))
        for language in presentation.languages {
          if let message = finding.message[language] { paragraph(message, indent: 4) }
        }
      }
      line()
    }
    for language in presentation.languages {
      line(Self.summary(of: report.figures)[language], .bold)
    }
  }

  private static func summary(of figures: SourceReport.Figures) -> Phrase {
    let (rules, guidelines) = (
      "\(figures.confirmed)/\(figures.rules)", "\(figures.covered)/\(figures.guidelines)"
    )
    return Phrase(
      "rules confirmed \(rules), guidelines covered \(guidelines), "
        + "contradictions \(figures.contradictions), changes to compare \(figures.stale)",
      "확인된 규칙 \(rules), 반영된 지침 \(guidelines), "
        + "어긋남 \(figures.contradictions), 비교할 변경 \(figures.stale)")
  }
}

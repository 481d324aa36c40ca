import Guidelines
import LinterCore
import ReportReaders
import TestSupport
import Testing

@Suite("Real reports")
struct SharedReportTests {
  @Test(
    "Every report in ../shared is read, with as many findings as it has",
    .enabled(if: Shared.isPresent, "\(Shared.absence)"),
    arguments: [
      ("2-Basics__empty-log.sarif.json", 0),
      ("3-Beyond-basics__bad-eval-related-locations.sarif", 1),
      ("3-Beyond-basics__bad-eval.sarif", 1), ("3-Beyond-basics__message-from-metadata.sarif", 1),
      ("3-Beyond-basics__standard-taxonomy.sarif", 1), ("CannedSARIFReporterOutput.json", 4),
      ("CannedXcodeReporterOutput.txt", 4), ("CodeFlows.sarif", 1),
      ("DefaultRuleConfiguration.sarif", 2), ("EmbeddedTextContent.sarif", 2),
      ("ExceptionalConditions__Catastrophic-execution-error.sarif", 0),
      ("ExceptionalConditions__No-runs.sarif", 0),
      ("ExceptionalConditions__One-run-no-results.sarif", 0), ("Notifications.sarif", 0),
      ("RegionVariants.sarif", 18), ("RuleMetadata.sarif", 1), ("Taxonomies.sarif", 2),
    ])
  func shared(name: String, count: Int) throws {
    let report = try ReportReader().read(try Shared.bytes("reports/" + name), name: name)
    #expect(report.findings.count == count)
    for finding in report.findings {
      #expect(finding.message.preferring(.en)?.isEmpty == false)
    }
  }
}

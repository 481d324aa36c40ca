import Guidelines
import LinterCore
import TestSupport
import Testing

@Suite("The official schema of SARIF 2.1.0")
struct SARIFSchemaTests {
  @Test(
    "What the linter writes keeps to it, in each language",
    .enabled(if: SchemaValidator.isAvailable, "\(SchemaValidator.absence)"),
    arguments: [[Language.en], [.ko], [.en, .ko]])
  func written(languages: [Language]) throws {
    for report in [Samples.report, CheckReport(findings: [])] {
      let log = SARIFReport.text(
        of: report, options: Samples.options(languages, folder: "/repo dir"))
      #expect(try SchemaValidator.violations(in: log) == "")
    }
  }

  @Test(
    "The validator does find what goes against it",
    .enabled(if: SchemaValidator.isAvailable, "\(SchemaValidator.absence)"))
  func broken() throws {
    #expect(try SchemaValidator.violations(in: #"{"version": "2.1.0"}"#).contains("runs"))
  }
}

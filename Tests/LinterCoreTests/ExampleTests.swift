import Guidelines
import InterfaceReaders
import LinterCore
import Testing

@Suite("The examples of every check behave")
struct ExampleTests {
  @Test("Each is found on its lines, or not at all", arguments: Checks.all.map(\.id))
  func examples(id: CheckID) throws {
    let check = try #require(Checks.named(id))
    let numbers = GuidelineNumbers(metrics: try Corpus.metrics.get())
    for (index, example) in check.examples.enumerated() where example.kind == .json {
      let interface = try InterfaceJSON.read(Array(example.source.utf8), path: example.path)
      let report = lint(interface, numbers: numbers, checks: [check])
      #expect(
        Set(report.findings.map(\.line)) == Set(example.lines),
        "example \(index + 1), in \(example.kind):\n\(example.source)")
      for finding in report.findings {
        #expect(finding.check == id && finding.rule == check.rule)
        #expect(finding.message.languages == Language.allCases)
        #expect(!"\(finding.message)".contains("\n"))
      }
    }
  }
}

import Explanations
import Guidelines
import Ingestion
import KnowledgeBase
import Lexicon
import ReportReaders
import TestSupport
import Testing

/// A unit that a row in each language adds, from reading to explaining, without any Swift.
@Suite("A unit is a row")
struct AddedUnitTests {
  private static let page = """
    # Buttons

    **Make a button long.** The width of a button is at least 3 furlongs.

    > **버튼을 길게 만드세요.** 버튼의 너비는 5펄롱 이상입니다.

    """

  /// A base that the command makes of the page, with the tables as they are.
  private static func oldBase(in folder: TemporaryFolder) throws -> KnowledgeBase {
    try folder.write(page, to: "docs/buttons.md")
    let run = try HigCommand(home: folder.url).run(
      "ingest", folder.path("docs"), "--database", folder.path("old.sqlite"))
    try #require(run.status == 0, "\(run.errors)")
    return try KnowledgeBase(path: folder.path("old.sqlite"), access: .write)
  }

  @Test("A new unit reaches the metrics, the search, the audit and the explanations of an old base")
  func oldBase() async {
    await #expect(processExitsWith: .success) {
      Lexicon.add(
        "latin\tfurlongs\tfurlong\tsize\tdigits\tfl\tStay within 3 furlongs.", to: .units)
      Lexicon.add("hangul\t펄롱\tfurlong\tsize\tdigits\tfl\t3펄롱 이상으로 만드세요.", to: .units)
      let folder = try TemporaryFolder()
      let base = try AddedUnitTests.oldBase(in: folder)
      let unit = Unit(rawValue: "furlong")
      #expect(try !base.metrics().contains { $0.unit == unit })

      try Ingestion(into: base).run([folder.path("docs")])
      let metrics = try base.metrics().filter { $0.unit == unit }
      #expect(Set(metrics.map(\.dimension)) == [.width])
      #expect(Set(metrics.compactMap(\.minimum)) == [3, 5])
      // The index has one spelling for both languages.
      let answer = try base.search(SearchQuery(text: "3펄롱"))
      #expect(!answer.relaxed && answer.results.count == 1)
      #expect(try base.audit().findings.map(\.kind).contains(.numberBetweenLanguages))
      let finding = ReportedFinding(
        tool: "review", rule: nil, message: Bilingual(en: "The button is 2 furlongs wide"))
      let explanation = try Explainer(base).explain(Report(format: .sarif, findings: [finding]))
      #expect(!explanation.findings[0].guidelines.isEmpty)
    }
  }
}

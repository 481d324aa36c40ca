import Guidelines
import KnowledgeBase
import Testing
import TextAnalysis

@Suite("A rule that the newest edition of its page dropped has ended by absence")
struct AbsenceTests {
  private static let today = Edition(year: 2026, month: 11) ?? .today

  /// An edition of a page that states the rules with these numbers.
  private static func document(_ edition: String, _ rules: [Int], url: String) -> Document {
    Document(
      name: "\(edition).md", format: .markdown, title: Bilingual(en: "Tab bars"),
      component: ComponentName(unchecked: "tab-bars"), edition: Edition(edition), url: url,
      source: edition,
      passages: rules.map { number in
        Samples.rule(
          "rule-\(number)", en: "Keep thing number \(number) as it was.", ko: nil, line: number * 4,
          document: "\(edition).md")
      }, skipped: [])
  }

  private static let address = "https://example.com/guidelines/tab-bars"

  @Test("It says which edition no longer states it, and how sure that is")
  func dropped() throws {
    let base = try Samples.base([
      Self.document("2022-06", [1, 2, 3, 4], url: Self.address),
      Self.document("2024-06", [1, 2, 3], url: Self.address),
    ])
    let rule = try #require(try base.rule(RuleID(unchecked: "rule-4")))
    #expect(rule.time.status == .ended)
    #expect(rule.time.absence?.edition == Edition("2024-06"))
    #expect(rule.time.absence?.document == "2024-06.md")
    #expect(rule.time.absence?.confidence == 0.75)
    #expect(rule.until == Edition("2024-05"))
    #expect(try base.rules(Filter(heldOn: Self.today)).count == 3)
    #expect(try base.rules(Filter(asOf: Edition("2023-01"))).count == 4)
    let found = try base.search(
      SearchQuery(text: "thing number 4", filter: Filter(heldOn: Self.today)))
    #expect(found.results.last?.id == "rule-4" && found.results.last?.time?.status == .ended)
  }

  @Test(
    "Nothing ends because it is old, or because another page is newer or says little",
    arguments: [
      [document("2022-06", [1, 2, 3, 4], url: address)],
      [
        document("2022-06", [1, 2, 3, 4], url: address),
        document("2024-06", [1], url: "https://example.com/guidelines/toolbars"),
      ],
      [document("2022-06", [1, 2, 3, 4], url: address), document("2024-06", [1], url: address)],
    ])
  func kept(documents: [Document]) throws {
    let base = try Samples.base(documents)
    #expect(try base.rules(Filter(heldOn: Self.today)).count == 4)
  }

  @Test("When the newer edition goes, the rule is back")
  func back() throws {
    let base = try Samples.base([
      Self.document("2022-06", [1, 2, 3, 4], url: Self.address),
      Self.document("2024-06", [1, 2, 3], url: Self.address),
    ])
    try base.remove(documents: ["2024-06.md"])
    try base.finish()
    #expect(try base.rules(Filter(heldOn: Self.today)).count == 4)
  }
}

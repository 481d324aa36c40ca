import Guidelines
import KnowledgeBase
import Testing
import TextAnalysis

@Suite("A time of interest chooses what held then")
struct AsOfTests {
  private let id = RuleID(unchecked: "few-tabs")

  private static func document(
    _ name: String, edition: String?, maximum: Double, since: String? = nil, until: String? = nil,
    verified: String? = nil
  ) -> Document {
    var passage = Samples.rule(
      "few-tabs", en: "Use few tabs, \(Int(maximum)) at most.", ko: "탭은 최대 \(Int(maximum))개입니다.",
      line: 5, document: name, metrics: [Samples.metric(nil, maximum, document: name, line: 5)])
    passage.statement?.validity.since = since.flatMap { Edition($0) }
    passage.statement?.validity.until = until.flatMap { Edition($0) }
    passage.statement?.validity.verified = verified.flatMap { Edition($0) }
    return Document(
      name: name, format: .markdown, title: Bilingual(en: "Tab bars"),
      component: ComponentName(unchecked: "tab-bars"), edition: edition.flatMap { Edition($0) },
      source: name, passages: [passage], skipped: [])
  }

  private static let editions = [
    document("a.md", edition: "2021-06", maximum: 5),
    document("b.md", edition: "2023-06", maximum: 6),
    document("c.md", edition: "2025", maximum: 7),
  ]

  @Test(
    "The newest statement by then is the one that held",
    arguments: [
      ("2020", nil), ("2021-05", nil), ("2021-06", 5), ("2021", 5), ("2023-05", 5), ("2023-06", 6),
      ("2023", 6), ("2024-12", 6), ("2025", 7), ("2030", 7),
    ] as [(String, Double?)])
  func newest(asOf: String, maximum: Double?) throws {
    let base = try Samples.base(Self.editions)
    let edition = try #require(Edition(asOf))
    let filter = Filter(asOf: edition)
    let rule = try base.rule(id, asOf: edition)
    #expect(rule?.metrics.compactMap(\.maximum) == maximum.map { [$0] })
    #expect(try base.rules(filter).count == (maximum == nil ? 0 : 1))
    #expect(try base.rules(filter).first == rule)
    #expect(try base.metrics(filter).compactMap(\.maximum) == (maximum.map { [$0] } ?? []))
    let found = try base.search(SearchQuery(text: "few tabs", filter: filter)).results
    #expect(found.map(\.sources.count) == (maximum == nil ? [] : [1]))
    if let maximum {
      #expect(found.first?.snippet.en?.contains("\(Int(maximum)) at most") == true)
    }
  }

  @Test("A newer edition erases no older one")
  func nothingIsLost() throws {
    let rule = try #require(try Samples.base(Self.editions.reversed()).rule(id))
    #expect(rule.editions.map(\.edition) == ["2021-06", "2023-06", "2025"].map { Edition($0) })
    #expect(rule.editions.map { $0.metrics.compactMap(\.maximum) } == [[5], [6], [7]])
    #expect(rule.editions.map(\.differs) == [false, true, true])
    #expect(rule.editions.last?.changes.first?.before.maximum == 6)
    #expect(rule.metrics.count == 3)
  }

  @Test(
    "What a person says of since and until decides",
    arguments: [
      ("2019", true), ("2022-12", true), ("2023", false), ("2030", false),
    ])
  func until(asOf: String, holds: Bool) throws {
    let base = try Samples.base([
      Self.document("page.md", edition: "2023-06", maximum: 5, until: "2022-12")
    ])
    #expect((try base.rule(id, asOf: Edition(asOf)) != nil) == holds)
    let found = try base.search(
      SearchQuery(text: "few tabs", filter: Filter(asOf: Edition(asOf))))
    #expect(found.results.isEmpty == !holds)
  }

  @Test(
    "A rule that came later than its page did not hold when the page was new",
    arguments: [
      ("2023-06", false), ("2025-05", false), ("2025-06", true), ("2025", true),
    ])
  func since(asOf: String, holds: Bool) throws {
    let base = try Samples.base([
      Self.document("page.md", edition: "2023-06", maximum: 5, since: "2025-06")
    ])
    #expect((try base.rule(id, asOf: Edition(asOf)) != nil) == holds)
    #expect(try base.metrics(Filter(asOf: Edition(asOf))).isEmpty == !holds)
  }

  @Test(
    "An end that an old document states counts unless a newer edition still states the rule",
    arguments: [
      ("2022-06", nil, "2025", true), ("2022-06", nil, "2022-01", false),
      ("2022-06", nil, "2022-06", false), ("2022-06", nil, "2022-11", false),
      ("2022-06", "2026-01", "2025", false), ("2022-06", nil, nil, false),
      (nil, nil, "2025", false),
    ] as [(String?, String?, String?, Bool)])
  func newerThanTheEnd(old: String?, verified: String?, other: String?, holds: Bool) throws {
    let ending = Self.document(
      "a.md", edition: old, maximum: 5, until: "2022-12", verified: verified)
    let base = try Samples.base([
      ending, Self.document("b.md", edition: other, maximum: 6),
    ])
    let today = try #require(Edition("2026-11"))
    let rule = try #require(try base.rule(id))
    #expect(rule.time.status(on: today) == (holds ? .current : .ended))
    #expect(try base.rules(Filter(heldOn: today)).isEmpty == !holds)
  }

  @Test("A statement of unknown date counts where there is no other")
  func undated() throws {
    let undated = Self.document("notes.md", edition: nil, maximum: 9)
    let alone = try Samples.base([undated])
    #expect(try alone.rule(id, asOf: Edition("2019"))?.metrics.first?.maximum == 9)
    let both = try Samples.base([undated, Self.editions[1]])
    #expect(try both.rule(id, asOf: Edition("2019"))?.metrics.compactMap(\.maximum) == [9])
    #expect(try both.rule(id, asOf: Edition("2024"))?.metrics.compactMap(\.maximum) == [6])
  }
}

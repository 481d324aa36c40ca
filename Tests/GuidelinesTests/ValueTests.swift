import Foundation
import Guidelines
import Testing

@Suite("Values of a guideline")
struct ValueTests {
  @Test(
    "An edition is a year or a month, and reads back what it prints",
    arguments: ["2013", "2022-12", "2025-06"])
  func editions(text: String) throws {
    let edition = try #require(Edition(text))
    #expect(edition.description == text)
    let data = try JSONEncoder().encode([edition])
    #expect(try JSONDecoder().decode([Edition].self, from: data) == [edition])
  }

  @Test("A day is dropped from an edition")
  func day() {
    #expect(Edition("2024-02-22")?.description == "2024-02")
  }

  @Test(
    "What is no time is no edition",
    arguments: ["", "22", "2022-13", "2022-00", "2022-1", "20221", "2022-12-1-1", "June", "-2022"])
  func noEditions(text: String) {
    #expect(Edition(text) == nil)
  }

  @Test("Editions order by time, a whole year before its months")
  func order() {
    let editions = ["2013", "2022", "2022-01", "2022-12", "2023"].compactMap { Edition($0) }
    #expect(editions.shuffled().sorted() == editions)
  }

  @Test("Ids are lower-case kebab", arguments: ["a", "tab-count", "nav2-x", "3d"])
  func ids(text: String) {
    #expect(RuleID(rawValue: text)?.description == text)
  }

  @Test(
    "Everything else is no id",
    arguments: [
      "", "-", "a-", "-a", "a--b", "Tab", "tab_count", "탭", "a b", "a\u{0}",
      String(repeating: "a", count: 97),
    ])
  func noIds(text: String) {
    #expect(RuleID(rawValue: text) == nil)
  }

  @Test(
    "Words become an id, cut between words",
    arguments: [
      ("Tab Bars", "tab-bars"), ("  SF Symbols! ", "sf-symbols"),
      ("UITabBar (iOS)", "uitabbar-ios"),
      ("one two three four five six", "one-two-three"),
    ])
  func words(text: String, id: String) {
    #expect(ComponentName(words: text, limit: 16)?.rawValue == id)
  }

  @Test("Words without a letter are no id", arguments: ["", "…", "탭 막대"])
  func noWords(text: String) {
    #expect(ComponentName(words: text) == nil)
  }

  @Test(
    "A platform is known by its name or its device",
    arguments: [
      ("iOS", Platform.iOS), ("iphone", .iOS), ("아이패드", .iPadOS), ("OS X", .macOS),
      ("Apple Watch", .watchOS), ("애플워치", .watchOS), ("visionos", .visionOS), ("tvOS", .tvOS),
      ("iPod", .iOS), ("아이팟", .iOS),
    ])
  func platforms(name: String, platform: Platform) {
    #expect(Platform(named: name) == platform)
  }

  @Test("What one language lacks is null in JSON, and the other is there")
  func bilingual() throws {
    let data = try JSONEncoder().encode(Bilingual(en: "tab"))
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect(object?["en"] as? String == "tab")
    #expect(object?["ko"] is NSNull)
    #expect(try JSONDecoder().decode(Bilingual<String>.self, from: data) == Bilingual(en: "tab"))
  }

  @Test("A line range is a pair in JSON, and refuses to run backwards")
  func lines() throws {
    let data = try JSONEncoder().encode(LineRange(3, 5))
    #expect(String(decoding: data, as: UTF8.self) == "[3,5]")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LineRange.self, from: Data("[5,3]".utf8))
    }
  }

  @Test("A metric keeps its keys, with null for what is open")
  func metric() throws {
    let metric = Metric(
      subject: "toolbar button", dimension: .count, minimum: 4, unit: Unit(rawValue: "buttons"),
      source: LineReference(document: "toolbars.md", line: 7, language: .en))
    let data = try JSONEncoder().encode(metric)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "rule", "authority", "subject", "dimension", "min", "max", "approximate", "unit", "scale",
        "platforms", "qualifiers", "source", "confirmed",
      ])
    #expect(object["min"] as? Int == 4)
    #expect(object["max"] is NSNull && object["scale"] is NSNull && object["confirmed"] is NSNull)
    #expect(try JSONDecoder().decode(Metric.self, from: data) == metric)
  }

  @Test(
    "The platform that a row of a table names is noted only where it is no platform we know",
    arguments: [([Platform.macOS], ["small"]), ([], ["macos", "small"])])
  func notes(platforms: [Platform], notes: [String]) {
    let metric = Metric(
      subject: "control", dimension: .height, minimum: 28, unit: .points, platforms: platforms,
      qualifiers: ["size": "small", "platform": "macos"],
      source: LineReference(document: "accessibility.md", line: 140, language: .en))
    #expect(metric.notes == notes)
  }
}

@Suite("Editions of a rule")
struct EditionStatementTests {
  private func source(_ document: String, _ edition: String?, _ text: String) -> RuleSource {
    RuleSource(
      document: document, lines: LineRange(1), languages: [.en],
      edition: edition.flatMap { Edition($0) },
      text: Bilingual(en: SourceText(text: text, lines: LineRange(1))), passage: document)
  }

  private func metric(_ document: String, _ range: ClosedRange<Double>) -> Metric {
    Metric(
      subject: "tab", dimension: .count, minimum: range.lowerBound, maximum: range.upperBound,
      unit: Unit(rawValue: "tabs"),
      source: LineReference(document: document, line: 1, language: .en))
  }

  private func rule(_ sources: [RuleSource], _ metrics: [Metric]) -> Rule {
    Rule(
      id: RuleID(unchecked: "tab-count"), title: Bilingual(en: "Few tabs"), statement: Bilingual(),
      modality: .should, metrics: metrics, sources: sources)
  }

  @Test("Each edition says its own, oldest first, undated last; a changed number is marked")
  func editions() {
    let editions = rule(
      [source("new", "2024", "B"), source("old", "2020-05", "A"), source("notes", nil, "C")],
      [metric("old", 3...5), metric("new", 2...4), metric("notes", 3...5)]
    ).editions
    #expect(editions.map { $0.edition?.description } == ["2020-05", "2024", nil])
    #expect(editions.map(\.statement.en) == ["A", "B", "C"])
    #expect(editions.map(\.differs) == [false, true, false])
  }

  @Test("The same number in a newer edition is no difference")
  func same() {
    let editions = rule(
      [source("old", "2020", "A"), source("new", "2024", "B")],
      [metric("old", 3...5), metric("new", 3...5)]
    ).editions
    #expect(!editions.contains { $0.differs })
  }

  @Test(
    "An amount is worded as people of a language say it",
    arguments: [
      (nil, 1, "buttons", "at most 1 button", "1개 이하"),
      (1, nil, "entries", "at least 1 entry", "1개 이상"),
      (1, 1, "boxes", "1 box", "1개"), (3, 5, "tabs", "3–5 tabs", "3–5개"),
      (1, 2, "steps", "1–2 steps", "1–2개"), (1, nil, "weeks", "at least 1 week", "1주 이상"),
      (nil, 3, "months", "at most 3 months", "3개월 이하"),
    ] as [(Double?, Double?, String, String, String)])
  func amounts(low: Double?, high: Double?, unit: String, english: String, korean: String) {
    let metric = Metric(
      subject: "thing", dimension: .count, minimum: low, maximum: high,
      unit: Unit(rawValue: unit), source: LineReference(document: "d", line: 1, language: .en))
    #expect(metric.amount(in: .en) == english)
    #expect(metric.amount(in: .ko) == korean)
  }
}

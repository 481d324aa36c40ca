import Guidelines
import KnowledgeBase
import Testing
import TextAnalysis

@Suite("Rules, numbers and lists are read back")
struct ReadingTests {
  private func id(_ name: String) -> RuleID { RuleID(unchecked: name) }

  @Test("A list of rules takes three statements, however long it is, and so does one rule")
  func statements() throws {
    for documents in [[Samples.page], Samples.all] {
      let base = try Samples.base(documents)
      let before = base.statementCount
      let rules = try base.rules()
      #expect(base.statementCount - before <= 3)
      #expect(!rules.isEmpty && rules.allSatisfy { !$0.sources.isEmpty && !$0.title.isEmpty })
      let id = try #require(rules.first?.id)
      let between = base.statementCount
      #expect(try base.rule(id) == rules.first)
      #expect(base.statementCount - between <= 3)
    }
  }

  @Test("A rule has its statement in both languages, its numbers and its exact lines")
  func rule() throws {
    let rule = try #require(try Samples.base().rule(id("tab-badge")))
    #expect(rule.title == Bilingual(en: "Keep badges for what matters.", ko: "배지는 중요한 것에만 쓰세요."))
    #expect(rule.statement.en?.hasSuffix("waits behind it.") == true)
    #expect(rule.rationale.ko?.hasPrefix("탭에 붙은") == true)
    #expect(rule.component?.rawValue == "tab-bars")
    let source = try #require(rule.sources.first)
    #expect(source.document == "pages/tab-bars.md")
    #expect(source.lines == LineRange(10, 12))
    #expect(source.text.ko?.lines == LineRange(12))
    let count = try #require(try Samples.base().rule(id("tab-count")))
    #expect(count.metrics.map(\.rule) == [id("tab-count")])
    #expect(count.metrics.map(\.maximum) == [5])
  }

  @Test("An id given by a document decides; a language that its page lacks comes from elsewhere")
  func mergedRule() throws {
    var page = Samples.page
    page.passages = [
      Samples.rule(
        "tab-badge", en: "Keep badges for what matters.", ko: nil, line: 10, document: "tab-bars")
    ]
    var notes = Samples.notes
    notes.edition = Edition("2025")
    notes.passages = [
      Samples.rule(
        "tab-badge", en: nil, ko: "배지는 중요한 것에만 쓰세요.", line: 3, document: "notes",
        modality: .must)
    ]
    let rule = try #require(try Samples.base([notes, page]).rule(id("tab-badge")))
    #expect(rule.title.en == "Keep badges for what matters.")
    #expect(rule.title.ko == "배지는 중요한 것에만 쓰세요.")
    #expect(rule.sources.map(\.document) == ["notes.txt", "pages/tab-bars.md"])
    #expect(rule.modality == .must)
  }

  @Test("Aliases lead to their rule")
  func aliases() throws {
    var page = Samples.page
    page.passages[1].statement?.aliases = [id("badge-on-tab")]
    page.passages[2].statement?.related = [id("badge-on-tab"), id("gone")]
    let base = try Samples.base([page])
    #expect(try base.rule(id("badge-on-tab"))?.id == id("tab-badge"))
    #expect(try base.rule(id("tab-badge"))?.aliases == [id("badge-on-tab")])
    #expect(try base.rule(id("tab-count"))?.id == id("tab-count"))
    #expect(try base.rule(id("tab-count"))?.related == [id("tab-badge"), id("gone")])
    #expect(try base.rule(id("nothing")) == nil)
  }

  @Test(
    "A mistyped id leads to near ones",
    arguments: [
      ("tab-cuont", "tab-count"), ("tab-badges", "tab-badge"), ("badge", "tab-badge"),
      ("visible-tab-bar", "tab-bar-visible"),
    ])
  func suggestions(typed: String, expected: String) throws {
    let near = try Samples.base().nearestRules(to: typed, limit: 3)
    #expect(near.first == id(expected))
    #expect(try Samples.base().nearestRules(to: typed, limit: 0).isEmpty)
  }

  @Test("Nothing is suggested for what is like nothing")
  func noSuggestions() throws {
    #expect(try Samples.base().nearestRules(to: "zzzzqqqq", limit: 3).isEmpty)
    #expect(try Samples.base().nearestRules(to: "", limit: 3).isEmpty)
  }

  @Test("Filters narrow rules and numbers")
  func filters() throws {
    let base = try Samples.base()
    func rules(_ filter: Filter) throws -> [String] { try base.rules(filter).map(\.id.rawValue) }
    let tabs = ComponentName(unchecked: "tab-bars")
    #expect(try rules(Filter(component: tabs)) == ["tab-badge", "tab-bar-visible", "tab-count"])
    #expect(try rules(Filter()).count == 4)
    #expect(
      try rules(Filter(component: tabs, platform: .macOS)) == ["tab-badge", "tab-bar-visible"])
    #expect(try rules(Filter(asOf: Edition("2022"))).count == 1)
    #expect(try rules(Filter(asOf: Edition("2020"))).isEmpty)
    #expect(try base.metrics(Filter(component: tabs)).count == 1)
    #expect(try base.metrics(Filter(platform: .macOS)).isEmpty)
    #expect(try base.metrics(Filter(asOf: Edition("2022"))).isEmpty)
  }

  @Test("Lists count what there is")
  func summaries() throws {
    let base = try Samples.base()
    let page = try #require(try base.documents().last)
    #expect(page.name == "pages/tab-bars.md")
    #expect((page.passages, page.pairs, page.rules, page.metrics) == (4, 4, 3, 1))
    #expect(page.skippedLines == 1)
    let tabs = try #require(try base.components().first)
    #expect(tabs.title == Bilingual(en: "tab bar", ko: "탭 막대"))
    #expect((tabs.documents, tabs.rules, tabs.metrics) == (1, 3, 1))
    #expect(try base.concepts().map(\.id.rawValue) == ["badge", "tab", "tab-bar", "toolbar"])
    #expect(
      try base.concepts(Filter(component: ComponentName(unchecked: "toolbars"))).map(\.id.rawValue)
        == ["toolbar"])
    #expect(
      try base.passages(document: "notes.txt").map(\.rule?.rawValue).compactMap(\.self).count == 1)
  }
}

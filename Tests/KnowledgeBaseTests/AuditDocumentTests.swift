import GuidelineReaders
import Guidelines
import KnowledgeBase
import Testing
import TextAnalysis

@Suite("An audit looks at whole documents")
struct AuditDocumentTests {
  @Test("A passage without translation is found in a document that has both languages")
  func missingTranslation() throws {
    let report = try Self.page(
      "A toolbar may hide while people read, and it comes back when they touch the screen.\n")
    #expect(report.findings.map(\.claim) == [.noTranslation(into: .ko)])
    #expect(report.findings.map(\.severity) == [.warning])
  }

  @Test(
    "References, notes on platforms, code and images need no translation",
    arguments: [
      "For guidance on windows, see [Windows](https://example.com/windows).\n",
      "Not supported in iOS, iPadOS, tvOS, or watchOS at this time.\n",
      "```swift\nlet toolbar = UIToolbar(frame: .zero)\n```\n",
      "![A toolbar at the bottom of the screen of an iPhone, with three icons.](toolbar.png)\n",
    ])
  func needsNoTranslation(text: String) throws {
    #expect(try Self.page(text).findings.isEmpty)
  }

  @Test("A document in one language lacks no translation")
  func oneLanguage() throws {
    let base = try AuditedPage.base([
      "notes.md": (1...8).map { "Paragraph \($0) says what people need to know about tabs.\n\n" }
        .joined()
    ])
    #expect(try base.audit().findings.isEmpty)
  }

  @Test("A pair about different things is found")
  func differentTranslation() throws {
    var page = Samples.page
    page.passages[0].en?.text = "In 2019 the Photos app got 3 tabs, and then a fourth one."
    page.passages[0].ko?.text = "음악 앱은 12가지 탭과 Watch Now 화면을 28번 바꾸었습니다."
    page.passages[0].confidence = 0.4
    let findings = try Samples.base([page]).audit().findings
    #expect(findings.map(\.kind) == [.differentTranslation])
    #expect(
      findings.first?.claim
        == .textsDiffer(TranslationDoubt(confidence: 0.4, disjoint: [.numbers, .names])))
  }

  @Test("An element with several Korean names is found, one that is taught in brackets is not")
  func terms() throws {
    let sentences = [
      ("The tab bar stays in sight all the time.", "탭 막대(탭 바)는 늘 보입니다."),
      ("People know the tab bar from other apps.", "탭 바는 다른 앱에서도 봅니다."),
      ("Put the tab bar at the bottom of the screen.", "탭 바는 화면 아래에 두세요."),
    ]
    #expect(try Self.document(sentences).audit().findings.isEmpty)
    let report = try Self.document(
      sentences + [("A tab bar has few tabs.", "탭 모음에는 탭이 적게 있습니다.")]
    ).audit()
    #expect(report.findings.map(\.kind) == [.inconsistentTerm])
    #expect(report.findings.map(\.severity) == [.note])
    guard case .terms(let concept, let uses) = report.findings.first?.claim else {
      Issue.record("no terms")
      return
    }
    #expect(concept.rawValue == "tab-bar")
    #expect(uses.map(\.term) == ["탭 바", "탭 모음"])
    #expect(uses.map(\.count) == [2, 1])
  }

  @Test("Other English words have other Korean ones")
  func termsForOtherTerms() throws {
    let base = try Self.document([
      ("A search field takes the words.", "검색 필드에 단어를 씁니다."),
      ("A search bar stands above the list.", "검색 막대는 목록 위에 있습니다."),
    ])
    #expect(try base.audit().findings.isEmpty)
  }

  @Test("A link to a missing document is found where the others lead somewhere")
  func links() throws {
    let linking = "# One\n\nSee [two](two.md), [three](sub/three.md#part) and [none](none.md).\n"
    let complete = try AuditedPage.base([
      "a/one.md": linking, "a/two.md": "# Two\n\nText of two.\n",
      "a/sub/three.md": "# Three\n\nText of three, see [one](../one.md).\n",
    ]).audit()
    #expect(complete.findings.map(\.kind) == [.danglingLink])
    #expect(complete.findings.first?.document == "a/one.md")
    let part = try AuditedPage.base(["a/one.md": linking]).audit()
    #expect(part.findings.isEmpty)
  }

  @Test("Numbers of two editions of a rule are compared, unless a person dated them")
  func editions() throws {
    func page(_ edition: String, _ count: String, note: String = "") -> String {
      """
      ---
      component: tab-bars
      edition: \(edition)
      ---

      **Keep the number of tabs small.** {#few-tabs} On iPhone, use 3 to \(count) tabs.

      > **탭을 적게 두세요.** iPhone에서는 탭을 3~\(count)개 사용하세요.

      \(note)
      """
    }
    let plain = try AuditedPage.base([
      "old.md": page("2021-06", "5"), "new.md": page("2024-06", "6"),
    ]).audit()
    #expect(plain.findings.map(\.kind) == [.numberBetweenEditions])
    #expect(plain.findings.first?.document == "new.md")
    guard case .numbersChange(let before, let after) = plain.findings.first?.claim else {
      Issue.record("no change")
      return
    }
    #expect(before.edition == Edition("2021-06"))
    #expect(before.metric.maximum == 5)
    #expect(after.metric.maximum == 6)
    let dated = try AuditedPage.base([
      "old.md": page("2021-06", "5", note: "<!-- rule: until=2023-05; ended=it grew | 늘어남 -->"),
      "new.md": page("2024-06", "6"),
    ]).audit()
    #expect(dated.findings.isEmpty)
    let same = try AuditedPage.base([
      "old.md": page("2021-06", "5"), "new.md": page("2024-06", "5"),
    ]).audit()
    #expect(same.findings.isEmpty)
  }

  /// Four pairs about toolbars, then `text`.
  private static func page(_ text: String) throws -> AuditReport {
    let pairs = [
      ("Keep the toolbar in the same place in all windows.", "모든 윈도우에서 툴바를 같은 자리에 두세요."),
      ("Give each button of it a label that is easy to grasp.", "버튼마다 알기 쉬운 레이블을 붙이세요."),
      ("People look for a button where they saw it last time.", "사람들은 마지막에 본 자리에서 버튼을 찾습니다."),
      ("Let people choose which of the buttons they see there.", "어떤 버튼을 볼지 사람들이 고르게 하세요."),
    ]
    let source = pairs.map { "\($0)\n\n> \($1)\n\n" }.joined()
    return try AuditedPage.base(["toolbars.md": "# Toolbars\n\n" + source + text]).audit()
  }

  private static func document(_ pairs: [(String, String)]) throws -> KnowledgeBase {
    let source = pairs.map { "\($0)\n\n> \($1)\n\n" }.joined()
    return try AuditedPage.base(["page.md": "# Page\n\n" + source])
  }
}

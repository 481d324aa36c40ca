import DocsServer
import Foundation
import Testing

@Suite("Numbers as pages show them")
struct NumberTests {
  let fixture = SiteFixture.corpus

  @Test(
    "A size is drawn in points and in the pixels of each scale, all at one scale",
    arguments: [
      // Round: radii. Wide: widths alone. Tall: heights alone.
      ["ellipse class=\"solid\"", "rx=\"12.5\"", "rx=\"25\"", "rx=\"37.5\""],
      [
        "class=\"solid\" x=\"1\" y=\"1\" width=\"31\"",
        "class=\"pixels\" x=\"1\" y=\"23\" width=\"62\"",
        "class=\"pixels\" x=\"1\" y=\"45\" width=\"93\"",
      ],
      [
        "class=\"solid\" x=\"1\" y=\"57\" width=\"12\" height=\"28\"",
        "width=\"12\" height=\"56\"", "width=\"12\" height=\"84\"",
      ],
    ])
  func sizes(parts: [String]) {
    let page = fixture.get("/rules/tab-icon-size").text
    for part in parts { #expect(page.contains(part), "\(part)") }
  }

  @Test(
    "Of a number of things, those that must be there are solid and those that may are dashed",
    arguments: [("tab-count", 3, 2), ("tab-count-maximum", 0, 11)])
  func counts(rule: String, solid: Int, open: Int) {
    let page = fixture.get("/rules/\(rule)").text
    #expect(page.split(separator: "class=\"solid\"").count - 1 == solid)
    #expect(page.split(separator: "class=\"open\"").count - 1 == open)
  }

  @Test("More than the least has no end")
  func endless() {
    let fixture = SiteFixture(documents: [
      "alerts.md": "# Alerts\n\n**Offer a choice.** An alert has at least 2 buttons.\n"
    ])
    let page = fixture.get("/metrics").text
    #expect(page.contains("at least 2 buttons"))
    #expect(page.split(separator: "<rect class=\"solid\"").count - 1 == 2)
    #expect(page.split(separator: "<circle class=\"solid\"").count - 1 == 3)
  }

  @Test("A Korean page names in Korean what is measured, and marks what stays English")
  func korean() {
    let page = fixture.get("/metrics?component=tab-bars&as-of=2022-12&lang=ko").text
    #expect(page.contains("<span lang=\"ko\">탭 막대 아이콘</span>"))
    #expect(page.contains("<span lang=\"ko\">원형</span>"))
    #expect(page.contains("3–5개"))
    #expect(!page.contains("3–5 tabs"))
    let english = fixture.get("/metrics?component=tab-bars&as-of=2022-12&lang=en").text
    #expect(english.contains("<span lang=\"en\">tab bar icon</span>"))
  }

  @Test("Numbers of one thing stand beside one another", arguments: ["en", "ko"])
  func order(lang: String) throws {
    let page = fixture.get("/rules/tab-icon-size?lang=\(lang)").text
    let table = try #require(page.range(of: "<tbody>")).upperBound
    let places = try ["25×25 pt", "50×50 px @2x", "75×75 px @3x", "18×18 pt"].map { amount in
      try #require(page[table...].range(of: "<th scope=\"row\" class=\"value\">\(amount)"))
        .lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test(
    "Numbers are found by their names in either language", arguments: ["원형", "circular", "탭 막대"])
  func filter(word: String) {
    let page = fixture.get("/metrics?q=\(SiteFixture.encoded(word))&as-of=all&lang=en").text
    #expect(page.contains("25×25 pt"))
  }
}

@Suite("Documents as pages show them")
struct DocumentTests {
  @Test("Many lines that were left out are folded, and a link to one of them opens it")
  func folded() throws {
    let front = (1...20).map { "key\($0): value" }.joined(separator: "\n")
    let fixture = SiteFixture(documents: [
      "alerts.md": "---\n\(front)\n---\n\n# Alerts\n\n**Offer a choice.** Say what it does.\n"
    ])
    let page = fixture.get("/documents/alerts.md?lang=en").text
    let details = try #require(page.range(of: "<details>"))
    let end = try #require(page.range(of: "</details>"))
    let inside = page[details.upperBound..<end.lowerBound]
    #expect(inside.contains("<summary>22 lines</summary>"))
    #expect(inside.contains("id=\"L12\""))
    #expect(inside.contains("key20: value"))
  }
}

@Suite("Rules as Markdown")
struct MarkdownTests {
  @Test("A rule is pasted with its numbers, its dates and its lines, and with its title once")
  func rule() {
    let fixture = SiteFixture.corpus
    let english = fixture.get("/rules/tab-icon-size.md?lang=en").text
    #expect(english.contains("- tab bar icon, regular, circular: 25×25 pt"))
    #expect(english.contains("- tab bar icon, regular, wide: width 31 pt"))
    #expect(english.contains("ended in July 2025"))
    #expect(english.contains("### Stated in"))
    #expect(english.split(separator: "Draw each bitmap icon").count == 2)
    let korean = fixture.get("/rules/tab-icon-size.md?lang=ko").text
    #expect(korean.contains("- 탭 막대 아이콘, 일반, 가로로 긴 형태: 너비 31 pt"))
    #expect(korean.contains("2025년 7월에 끝남"))
  }
}

import Foundation
import TestSupport
import Testing

@Suite("What stands above a team's statement says what it is about")
struct OwnContextTests {
  /// A page of a team, and the rules of Apple's from which it differs.
  struct Page: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let differs: [String]

    init(_ testDescription: String, _ text: String, differs: [String] = []) {
      (self.testDescription, self.text, self.differs) = (testDescription, text, differs)
    }
  }

  @Test(
    "The header of a table, the section and the words decide which rule a statement differs from",
    arguments: [
      Page(
        "a header that names a platform",
        "## 손목 위\n\n| 애플 워치 | 규칙 |\n|---|---|\n| 수량 | 스테퍼로 하나씩 올립니다 |\n| 지도 | 핀은 12개까지 찍습니다 |",
        differs: ["map-watch-annotations", "stepper-platforms"]),
      Page(
        "a header that names iPhone",
        "## 큰 화면\n\n| 아이폰 | 규칙 |\n|---|---|\n| 수량 | 스테퍼로 하나씩 올립니다 |"),
      Page(
        "a header that names platforms for its columns",
        "## 비교\n\n| 항목 | 아이폰 | 애플 워치 |\n|---|---|---|\n| 수량 | 스테퍼로 올립니다 | 크라운으로 올립니다 |"),
      Page(
        "a section for another platform",
        "## TV\n\n| Apple TV | Rule |\n|---|---|\n| Text | Keep it short |"),
      Page(
        "a platform that a sentence excludes",
        "## Tab bars\n\n- Hide the tab bar when people go deeper, except on Apple Watch.",
        differs: ["tab-bar-visible"]),
      Page(
        "a header that excludes a platform",
        "## Sizes\n\n| Not on Apple Watch | Rule |\n|---|---|\n| Quantity | Use a stepper to choose it |"
      ),
      Page(
        "a question that ends the section above it",
        "## iPad\n\n- 막대를 하나 둡니다.\n\n## Q. 손목에서는 무엇을 보여 주나요?\n\n"
          + "| 애플 워치 | 규칙 |\n|---|---|\n| 약관 | 웹 뷰로 보여 줍니다 |",
        differs: ["web-view-platforms"]),
      Page(
        "what shows a thing that the contrary hides", "## 시트\n\n- 크기를 바꿀 수 있는 시트 위쪽에는 손잡이 막대를 붙입니다."
      ),
      Page(
        "what hides a thing as the contrary does", "## 시트\n\n- 크기를 바꿀 수 있는 시트에서도 손잡이를 숨깁니다.",
        differs: ["sheet-grabber"]),
      Page(
        "what keeps a thing that the contrary leaves out", "## 막대\n\n- 맥에서는 도구 막대의 기능을 메뉴 막대에도 둡니다."
      ),
    ])
  func context(page: Page) throws {
    let folder = try TemporaryFolder()
    try folder.write("---\nauthority: Acme\n---\n\n# Acme\n\n\(page.text)\n", to: "Design/page.md")
    let base = folder.path("base.sqlite")
    try FileManager.default.copyItem(atPath: KnowledgeBaseFixture.corpus.path, toPath: base)
    let command = HigCommand(home: folder.url)
    #expect(try command.run("ingest", folder.path("Design"), "--database", base).status == 0)
    let report = try command.run("audit", "--own", "--json", "--database", base).json()
    let rows = report["rows"] as? [[String: Any]] ?? []
    let differing = rows.filter {
      ["contradicts", "looser"].contains($0["relation"] as? String ?? "")
    }
    let rules = differing.compactMap { ($0["apple"] as? [String: Any])?["rule"] as? String }
    #expect(rules.sorted() == page.differs)
  }
}

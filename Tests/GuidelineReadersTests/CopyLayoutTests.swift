import GuidelineReaders
import Guidelines
import TestSupport
import Testing

/// Layouts of blog copies, spreadsheets, word processors and checklists.
@Suite("Layouts of copies")
struct CopyLayoutTests {
  static let layouts = [
    Layout(
      testDescription: "two bold rules without reasons stay two, an unlisted verb orders in Korean",
      text: """
        # 스위치

        **스위치의 크기는 가로 50 세로 30 포인트로 유지하십시오.**

        > **Keep a switch 50 pt wide and 30 pt tall.**

        **상태가 바뀌는 움직임은 0.2초 이내로 끝내십시오.**

        > **Wrap up the change of state within 0.2 seconds.**
        """,
      outline: ["heading ·|1", "rule 5|3 should", "rule 9|7 should"],
      metrics: ["width 50 pt both", "height 30 pt both", "duration …0.2 s both"]),
    Layout(
      testDescription: "section numbers tell which texts belong together and are no part of them",
      text: """
        Sheets

        1. General
        1.1 Show one sheet at a time. Close the first before you open another.
        1.1 한 번에 시트를 하나만 보여 주세요. 다음 것을 열기 전에 먼저 것을 닫으세요.
        1.2 크기를 바꿀 수 있는 시트에는 손잡이를 보여 주세요.
        1.3 Corner radius: 10 pt (iPhone), 12 pt (iPad)
        """,
      outline: [
        "heading 1|·", "heading 3|·", "rule 4|5 should", "rule ·|6 should", "paragraph 7|·",
      ],
      metrics: ["radius 10 pt", "radius 12 pt"]),
    Layout(
      testDescription: "cells between tabs, copied from a spreadsheet",
      text: """
        Sliders

        English\t한국어\tOwner
        Keep the track at least 100 pt long.\t트랙의 길이는 100pt 이상으로 유지하세요.\tKim
        Show both ends.\t양 끝을 보여 주세요.\tLee
        """,
      outline: ["heading 1|·", "rule 4|4 should", "rule 5|5 should"],
      metrics: ["size 100… pt both"]),
    Layout(
      testDescription: "cells in quotation marks between commas",
      text: """
        component,rule_en,rule_ko
        tab-bars,"Use three to five tabs.","탭을 세 개에서 다섯 개까지 사용한다."
        toolbars,"Show only what people need.","필요한 것만 보여준다."
        """,
      outline: ["rule 2|2 should", "rule 3|3 should"],
      metrics: ["count 3…5 tabs both"]),
    Layout(
      testDescription: "a table that numbers its rows and repeats the figure of each",
      text: """
        # Alerts

        | No | Rule | 규칙 | Value |
        |---|---|---|---|
        | 1 | Limit an alert to three buttons. | 버튼은 세 개 이하로 제한하세요. | ≤ 3 |
        | 2 | Never stack alerts. | 경고를 겹쳐 띄우지 마세요. | |
        """,
      outline: ["heading 1|·", "rule 5|5 should", "rule 6|6 never"],
      metrics: ["count …3 buttons both"]),
    Layout(
      testDescription: "a translation in parentheses behind its text",
      text: """
        # Checklist

        - [ ] Text contrast is 4.5:1 or higher (텍스트 대비 4.5:1 이상)
        - [ ] Offer shortcuts for common actions (자주 쓰는 동작에는 단축 방법 제공)
        """,
      outline: ["heading 1|·", "rule 3|3 should", "rule 4|4 should"],
      metrics: ["ratio 4.5… :1 both"]),
    Layout(
      testDescription: "lines that begin with signs",
      text: """
        # Bars

        ✅ Show the back button. 뒤로 버튼을 보여 주세요.
        ❌ Don't crowd the bar. 막대를 복잡하게 만들지 마세요.
        """,
      outline: ["heading 1|·", "rule 3|3 should", "rule 4|4 avoid"], metrics: []),
    Layout(
      testDescription: "headings that are rules in the translation",
      text: """
        # Gestures

        ## Rule 1: Use standard gestures (표준 제스처를 사용하라)

        People know them. 사람들은 이미 알고 있다.

        ## Rule 2: Offer shortcuts to everybody (모두에게 단축 방법을 제공하라)

        Shortcuts save time. 단축 방법은 시간을 아껴 준다.
        """,
      outline: ["heading 1|·", "rule 3-5|3-5 should", "rule 7-9|7-9 should"], metrics: []),
    Layout(
      testDescription: "a table whose columns spaces set apart, below a quote of properties",
      text: """
        # Chips

        > Status: Draft
        > Version: 2.1

        Attribute      Value   비고
        Height         32dp    높이
        Corner radius  8dp
        Padding        16dp    좌우 여백
        """,
      outline: ["heading 1|·", "table 6-9|·"],
      metrics: ["height 32 dp", "radius 8 dp", "margin 16 dp"]),
    Layout(
      testDescription: "items with gaps in them",
      text: """
        # Chips

        - Height  32dp
        - Radius  8dp
        - Padding  16dp
        """,
      outline: ["heading 1|·", "item 3|·", "item 4|·", "item 5|·"]),
    Layout(
      testDescription: "prose with gaps in it",
      text: """
        # Chips

        A chip  is small.
        It shows  one value.
        It can be  removed.
        """,
      outline: ["heading 1|·", "paragraph 3-5|·"], metrics: []),
    Layout(
      testDescription: "a definition list",
      text: """
        # Words

        Badge
        : A small oval with a number.
        : 숫자가 든 작은 타원.
        """,
      outline: ["heading 1|·", "heading 3|·", "paragraph 4|5"], metrics: []),
  ]

  @Test("Every line is what a reader takes it for", arguments: layouts)
  func outline(layout: Layout) throws { try layout.expectOutline() }

  @Test(
    "What surrounds a blog's text says nothing of its own",
    arguments: [
      "gildong.log · 2021년 4월 2일 · 조회 312", "by 고양이 2022. 7. 18.", "Mar 14, 2022", "5 min read",
      "'iOS' 카테고리의 다른 글", "[HIG] Labels 레이블 (1) 2022.07.11", "0개의 댓글", "공감 3 댓글 1",
      "You can make anything", "Apr 07. 2024", "작가의 이전글", "Page 3 of 12", "Page 3 of 12",
      "Last edited by Jihoon on May 3, 2024", "다음 포스트", "More from Jane Doe",
      "이전 글: 버튼 정리", "Next post: All about buttons",
    ])
  func boilerplate(line: String) throws {
    let document = try read("Sliders\n\nA slider is a track.\n\n\(line)\n", name: "copy.txt")
    #expect(document.skipped.contains { $0.reason == .boilerplate && $0.lines.first == 5 })
    #expect(document.passages.count == 2)
  }

  @Test("A sentence with a date stays")
  func dates() throws {
    let document = try read("# Bars\n\nSince June 5, 2023 the system draws the bar.\n")
    #expect(document.passages.count == 2)
  }

  @Test("The name of a blog is not the name of the page")
  func siteNames() throws {
    let document = try read(
      """
      개발하는 고양이
      글 모음

      [HIG] Toolbars 도구 막대

      도구 막대는 화면 아래에 나타난다.
      """, name: "copy.txt")
    #expect(document.component?.rawValue == "toolbars")
  }

  @Test("A greeting is no order", arguments: ["안녕하세요! 오늘은 버튼을 정리해 보겠습니다.", "안녕하세요."])
  func greetings(text: String) throws {
    #expect(try read("# Bars\n\n\(text)\n").passages.allSatisfy { $0.statement == nil })
  }

  @Test("Links within a page, a link back and lines in italics for what is to come are boilerplate")
  func furniture() throws {
    let document = try read(
      """
      # Gauges

      [Back to all parts](parts.md)

      1. [Sizes](#sizes)
      2. [What it costs](#costs)

      ## Sizes

      Colors of gauges
      _Pictures coming soon_

      A gauge that is coming soon has a gray label.
      """)
    #expect(
      document.passages.compactMap(\.en?.text) == [
        "Gauges", "Sizes", "A gauge that is coming soon has a gray label.",
      ], "\(document.dump)")
  }

  @Test("A file's name is no component where the title is of a guideline about many")
  func componentOfFile() throws {
    let text = "# Spaceship Interface Guidelines\n\nKeep the panel short.\n"
    #expect(try read(text, name: "acme-panel.md").component?.rawValue == nil)
    let page = try read("# 우주선\n\n짧게 쓰세요.\n", name: "acme-panel.md")
    #expect(page.component?.rawValue == "acme-panel")
  }
}

import GuidelineReaders
import Guidelines
import TestSupport
import Testing

/// Layouts of exports and notes: what each line is and which lines translate each other.
@Suite("Layouts of exports and notes")
struct ExportLayoutTests {
  static let layouts = [
    Layout(
      testDescription: "a bold span over both languages, its reason in Korean alone",
      text: """
        # Tabs

        **Keep tabs visible.
        탭을 보이게 둔다.**
        탭이 사라지면 사람들은 어디에 있는지 알 수 없어서 앱을 다시 처음부터 둘러보게 된다.
        """,
      outline: ["heading 1|·", "rule 3|4-5 should"]),
    Layout(
      testDescription: "a fence with lines of both languages",
      text: """
        ```
        A gauge shows a value in a range,
        as a car does for its fuel.
        게이지는 범위 안의 값을 보여 주며,
        자동차의 연료계와 같다.
        ```
        """,
      outline: ["paragraph 2-3|4-5"]),
    Layout(
      testDescription: "code stays code",
      text: """
        ```
        let gauge = Gauge(value: 1, in: 0...3)
        gauge.label = text
        ```
        """,
      outline: ["code 1-4|·"]),
    Layout(
      testDescription: "a translation as an item under its item",
      text: """
        - Give each item a short title.
          - 항목마다 짧은 제목을 붙이세요.
        - List important items first.
          - 중요한 항목을 먼저 보여 주세요.
        """,
      outline: ["rule 1|2 should", "rule 3|4 should"]),
    Layout(
      testDescription: "labels and what stands under them are no translations of each other",
      text: """
        + Onboarding
          + 재부팅 강요 금지
          + 짧은 안내 권장
        + Asking for permission
          + 꼭 필요할 때만 요구
        """,
      outline: ["item 1|·", "rule ·|2 never", "rule ·|3 should", "item 4|·", "item ·|5"]),
    Layout(
      testDescription: "bold leads on lines of one paragraph",
      text: """
        **Limit the number of segments.** People can tell five apart.\("  ")
        **Keep segments alike.** Use either text or images.\("  ")
        **Avoid long titles.** They get cut off.
        """,
      outline: ["rule 1|· should", "rule 2|· should", "rule 3|· avoid"]),
    Layout(
      testDescription: "Korean with the English in parentheses",
      text: """
        **짧은 제목을 쓰세요. (Use short titles.)** 제목은 잘리지 않아야 합니다. (Nothing should be cut off.)
        """,
      outline: ["rule 1|1 should"]),
    Layout(
      testDescription: "HTML that begins the page",
      text: """
        <div class="page">
        <h2>Alerts</h2>
        <p><strong>Use alerts sparingly.</strong> Each one interrupts people.</p>
        <p><strong>경고는 아껴 쓰세요.</strong> 경고는 하던 일을 끊습니다.</p>
        </div>
        """,
      outline: ["heading 2|·", "rule 3|4 should"]),
    Layout(
      testDescription: "numbered headings in both languages",
      text: """
        ## 3.1 Provide a useful set of items
        ## 3.1 쓸모 있는 항목을 제공하세요

        Choose what supports the main tasks.

        주된 일을 돕는 것을 고르세요.

        ## 3.2 Avoid crowding the toolbar
        ## 3.2 도구 막대를 붐비게 하지 마세요

        Space keeps things apart.

        빈자리가 있어야 구분됩니다.
        """,
      outline: ["rule 1-4|2-6 should", "rule 8-11|9-13 avoid"]),
    Layout(
      testDescription: "a table whose rows stand apart",
      text: """
        | Text | Contrast |

        | --- | --- |

        | Small | 4.5:1 |
        """,
      outline: ["table 1-5|·"]),
    Layout(
      testDescription: "fences of asides",
      text: """
        :::note
        People can turn notifications off at any time in Settings, one app at a time.
        :::

        :::tip 참고

        3개가 넘는 비슷한 알림은 묶입니다.

        :::
        """,
      outline: ["aside 2|·", "aside ·|7"]),
    Layout(
      testDescription: "properties under a title",
      text: """
        # Sliders

        Created: March 3, 2023 10:21 AM
        Tags: UI, HIG

        A slider sets a value along a track.
        """,
      outline: ["heading 1|·", "paragraph 6|·"]),
    Layout(
      testDescription: "a sentence torn apart around a link",
      text: """
        **Describe custom controls.** A screen reader should know what they do, as with

        [traits](https://example.com)

        . It should also know when they change.
        """,
      outline: ["rule 1|· should", "paragraph 3|·", "paragraph 5|·"]),
    Layout(
      testDescription: "labels tell a text from its translation",
      text: """
        # Sheets

        [원문] A sheet helps with a task of the view below.
        [번역] 시트는 아래 화면의 일을 돕습니다.

        EN: Show one sheet at a time.
        KO: 시트는 한 번에 하나만 보여 주세요.
        """,
      outline: ["heading 1|·", "paragraph 3|4", "rule 6|7 should"]),
    Layout(
      testDescription: "both languages in one item, parted by a dash",
      text: """
        - Keep labels short - 레이블을 짧게 유지하세요
        - Use a switch in a row — 행에는 스위치를 쓰세요.
        - 색만으로 구분하지 마세요 (Don't rely on color alone)
        """,
      outline: ["rule 1|1 should", "rule 2|2 should", "rule 3|3 avoid"]),
    Layout(
      testDescription: "lists of what to do and what not",
      text: """
        ## Do
        - 단순한 모양
        ## Don't
        - 사진 사용
        ### ❌ 이렇게 하지 마세요
        - 그림자를 겹치기
        """,
      outline: [
        "heading 1|·", "rule ·|2 should", "heading 3|·", "rule ·|4 avoid", "heading ·|5",
        "rule ·|6 avoid",
      ]),
    Layout(
      testDescription: "a table with both languages between a number and a remark",
      text: """
        | No. | English | 한국어 | 비고 |
        |---|---|---|---|
        | 1 | Respect the safe area. | 안전 영역을 지키세요. | iOS |
        | 2 | Keep a margin of at least 16 pt. | 여백은 최소 16pt로 하세요. | iPad |
        """,
      outline: ["rule 3|3 should", "rule 4|4 should"]),
    Layout(
      testDescription: "a post with its date and its foot",
      text: """
        HIG 정리 - 탭 바

        2023. 5. 12. 14:20

        1) 탭은 3~5개가 적당하다
        너무 많으면 누르기 어렵고, 너무 적으면 앱이 끊겨 보인다.

        2) 탭을 숨기지 않는다
        내용이 없어도 이유를 설명한다.

        좋아요 3 댓글 2
        """,
      outline: [
        "heading ·|1", "rule ·|5 should", "paragraph ·|6", "rule ·|8 avoid", "paragraph ·|9",
      ]),
    Layout(
      testDescription: "in a post a lone numbered line above a sentence is a heading",
      text: """
        HIG 정리 - 탭 바

        1. 쓰임새

        탭 바는 화면을 오가는 데에 쓰입니다.

        2. 생김새

        탭 바는 화면 아래에 있습니다.
        """,
      outline: [
        "heading ·|1", "heading ·|3", "paragraph ·|5", "heading ·|7", "paragraph ·|9",
      ]),
    Layout(
      testDescription: "a heading between pictures and a reason is a rule",
      text: """
        ## Action sheets

        ![](sheet.png)

        #### - 취소 버튼을 제공하십시오

        마음이 바뀐 사람이 물러날 수 있습니다.

        ![](scroll.png)

        #### - 스크롤하게 하지 마십시오

        고를 것이 많으면 눈에 띄지 않습니다.
        """,
      outline: ["heading 1|·", "rule ·|5-7 should", "rule ·|11-13 avoid"]),
    Layout(
      testDescription: "notes in the plain style order, and say what a thing is",
      text: """
        # 경고

        경고는 중요한 정보를 즉시 제공한다.

        간결하고 논리적으로 버튼 제목을 짓는다.

        긴 문장을 제목으로 사용하지 않는다.

        시스템이 자동으로 경고를 표시한다.
        """,
      outline: [
        "heading ·|1", "paragraph ·|3", "rule ·|5 should", "rule ·|7 avoid", "paragraph ·|9",
      ]),
  ]

  @Test("Every line is what a reader takes it for", arguments: layouts)
  func outline(layout: Layout) throws { try layout.expectOutline() }

  @Test("Captions in the line of their pictures describe them")
  func gluedCaptions() throws {
    let document = try read(
      "![A list](a.png)Edit to delete.![](b.png)Swipe to delete.**Offer more than one way.** Not everybody can swipe.\n"
    )
    let passage = try #require(document.passages.first)
    #expect(document.passages.count == 1)
    #expect(passage.statement?.lead.en == "Offer more than one way.")
    #expect(passage.images.map(\.alternative) == ["A list — Edit to delete.", "Swipe to delete."])
  }

  @Test("What stands under a platform's empty heading holds for that platform")
  func platformHeading() throws {
    let document = try read(
      """
      # Icons

      ## Platform considerations

      ### macOS

      ### Document icons

      **Keep it simple.** It may be shown small.

      ### iOS

      **Keep it square.** The system rounds it.
      """)
    let rules = document.passages.filter { $0.statement != nil }
    #expect(rules.map(\.platforms) == [[.macOS], [.iOS]])
  }

  @Test(
    "A document about many things names no component",
    arguments: [
      ("# iOS 휴먼 인터페이스 가이드라인 요약 (8)\n", nil), ("# Human Interface Guidelines 번역본\n", nil),
      ("# 3. Toolbars\n", "toolbars"), ("# Path controls\n", "path-controls"),
    ])
  func component(text: String, component: String?) throws {
    #expect(try read(text + "\nIt is there.\n").component?.rawValue == component)
  }

  @Test(
    "What only names, tells of fingers or leads elsewhere is no rule",
    arguments: [
      "**San Francisco (SF).** San Francisco is a sans serif type family.",
      "A peek shows a preview. To open the item, press a little harder until it fills the screen.",
      "- [Split views](https://example.com/split-views)",
      "- Tap : 선택",
    ])
  func noRule(text: String) throws {
    #expect(try read(text).passages.allSatisfy { $0.statement == nil })
  }

  @Test("An introduction advises nobody, what follows it does")
  func introduction() throws {
    let document = try read(
      """
      # Gauges

      A gauge shows a value. A good one should be easy to read.

      ## Best practices

      **Write short labels.** They fit.

      **Use color with care.** It should mean something.
      """)
    #expect(document.passages.filter { $0.statement != nil }.count == 2)
  }

  @Test("Where the title is no heading, the first section is no introduction")
  func titledAbove() throws {
    let document = try read(
      """
      ---
      title: Gauges
      ---
      A gauge shows a value. A good one should be easy to read.

      ## Legend

      Legends should be placed below the gauge.

      ## Labels

      **Write short labels.** They fit.

      **Use color with care.** It should mean something.
      """)
    #expect(document.passages.filter { $0.statement != nil }.count == 3)
  }

  @Test("An item of a list is not spelled out by the next one, but by those inside it")
  func siblings() throws {
    let document = try read(
      """
      # Alerts
      - 재부팅 강요 금지
        - 설정을 바꾼 뒤에도
      - 제스처
      """)
    let items = document.passages.filter { $0.kind != .heading }
    #expect(items.first?.statement != nil)
    #expect(items.map { $0.elaborates == items.first?.id } == [false, true, false])
  }

  @Test("A translator may count with another noun")
  func nouns() throws {
    let document = try read(
      """
      **Show no more than two levels in a sidebar.** Deeper ones are hard to find.

      **사이드바에는 계층을 두 층 이하로 표시하세요.** 더 깊으면 찾기 어렵습니다.
      """)
    let metrics = document.passages.flatMap(\.metrics)
    #expect(metrics.map(\.maximum) == [2])
    #expect(metrics.first?.confirmed?.line == 3)
  }
}

import GuidelineReaders
import Guidelines
import TestSupport
import Testing

/// What shows a rule, says when it applies or stands beside it, and what only looks like a pair.
@Suite("Layouts of examples and cases")
struct ExampleLayoutTests {
  static let layouts = [
    Layout(
      testDescription: "numbers of examples and of cases set nothing",
      text: """
        # Gauges

        Keep every needle at least 8 px wide. For example:

        - a needle of at least 9 px on a phone
        - ‘The needle must be at least 7 px wide’ in a form

        ## Examples of small gauges

        A gauge that must never be wider than 30 px stands in each row of the list.
        """,
      outline: [
        "heading 1|·", "rule 3|· should", "item 5|·", "item 6|·", "heading 8|·", "paragraph 10|·",
      ], metrics: ["width 8… px"]),
    Layout(
      testDescription: "dos and don'ts among which one asks something are samples",
      text: """
        # Gauges

        ## Titles

        ✅ Do:

        - Reset gauge
        - Remove gauge?

        ❌ Don't:

        - Empty the gauge of all that it shows

        ## Labels

        ✅ Do:

        - Name the unit
        """,
      outline: [
        "heading 1|·", "heading 3|·", "item 7|·", "item 8|·", "item 12|·", "heading 14|·",
        "rule 18|· should",
      ]),
    Layout(
      testDescription: "a Korean example calls itself one, and a case ends in its noun",
      text: """
        # 게이지

        다음은 바늘을 9px 이상으로 그려야 알아볼 수 있었던 사례이다.

        눈금을 12px 이상으로 그려야 했던 사례이다.

        - 넓은 바늘이 필요한 경우
          - 18px 미만의 작은 게이지
        - 바늘은 8px 이상으로 그리세요.
        """,
      outline: [
        "heading ·|1", "paragraph ·|3", "paragraph ·|5", "item ·|7", "item ·|8", "rule ·|9 should",
      ], metrics: ["size 8… px"]),
    Layout(
      testDescription: "Korean notes without a verb of their own, and what only looks like one",
      text: """
        # 게이지

        - 바늘은 가운데에 둘 것
        - 눈금이 겹치지 않도록 주의
        - 값을 소수로 쓰지 맙시다
        - 값의 설명은 자세하게
        - 보는 사람의 언어로 말하기
        - 단위를 함께 적어 두면 좋습니다

        ## 낱말

        - 눈금: 값을 나누어 보여 주는 것

        이제 눈금을 살펴봅시다.
        """,
      outline: [
        "heading ·|1", "rule ·|3 should", "rule ·|4 should", "rule ·|5 avoid", "rule ·|6 should",
        "rule ·|7 should", "rule ·|8 should", "heading ·|10", "item ·|12", "paragraph ·|14",
      ]),
    Layout(
      testDescription: "Korean samples in code leave an English order in English",
      text: """
        # Gauges

        - Name the unit behind the value: `10미터`, `5분`.
        - Unit: `미터`
        """,
      outline: ["heading 1|·", "rule 3|· should", "item ·|4"]),
    Layout(
      testDescription: "a heading tells whether rules, reasons or examples stand below it",
      text: """
        # 게이지

        ## 기본 규칙

        - 작은 게이지는 눈금 대신 숫자를 제공한다.

        ## 큰 게이지가 좋은 이유

        값을 멀리서도 읽을 수 있게 한다.

        ### 1. 눈을 쉬게 한다

        - 작은 글자 제거

        바늘은 반드시 하나만 두어야 한다.

        ## 구현 예시

        게이지가 값을 보여 주어야 한다.

        ### 색

        바늘은 눈금보다 진해야 한다.
        """,
      outline: [
        "heading ·|1", "heading ·|3", "rule ·|5 should", "heading ·|7", "paragraph ·|9",
        "heading ·|11", "item ·|13", "rule ·|15 must", "heading ·|17", "paragraph ·|19",
        "heading ·|21", "rule ·|23 must",
      ]),
    Layout(
      testDescription: "a quotation behind a tick or a cross only shows something",
      text: """
        # Gauges

        ❌ "Read the value and move on."

        ✅ "Turn the dial"

        ❌ Hide the needle while it moves.
        """,
      outline: ["heading 1|·", "paragraph 3|·", "paragraph 5|·", "rule 7|· avoid"]),
    Layout(
      testDescription: "items behind a sentence that breaks off, and what a page asks of readers",
      text: """
        # Gauges
        {: .no_toc}

        **Use a gauge when**{: .lead}

        - a value needs to be seen at a glance
        - the value changes

        Read [our post](https://example.com/gauges) about dials. It is long.

        Toggle gauges feature two needles. When a dial opens, focus is set on its needle.

        It is strongly recommended that a gauge has one needle.
        """,
      outline: [
        "heading 1|·", "rule 4|· should", "item 6|·", "item 7|·", "paragraph 9|·", "paragraph 11|·",
        "rule 13|· should",
      ]),
    Layout(
      testDescription: "a bold name on a line of its own stands above its text",
      text: """
        # Gauges

        **Round gauges**
        Do not crowd their numbers, which people read from afar.

        **Note**
        The needle of a round gauge never stops at once.
        """,
      outline: ["heading 1|·", "heading 3|·", "rule 4|· avoid", "aside 6-7|· never"]),
    Layout(
      testDescription: "orders below a case",
      text: """
        # Gauges

        For each needle:

        - draw it in a calm color
        - label both of its ends
        """,
      outline: ["heading 1|·", "paragraph 3|·", "rule 5|· should", "rule 6|· should"]),
    Layout(
      testDescription: "orders in a list below a bold lead",
      text: """
        # 게이지

        **값을 크게 쓰세요.** 멀리서도 읽힙니다.

        - 눈금을 줄이세요.
          - 작은 화면에서는 더 줄이세요.

        **색을 아끼세요.** 많으면 헷갈립니다.
        """,
      outline: [
        "heading ·|1", "rule ·|3 should", "rule ·|5 should", "item ·|6", "rule ·|8 should",
      ]),
    Layout(
      testDescription: "bold leads on lines of a paragraph that begins without one",
      text: """
        # 게이지

        눈금은 되도록 적게 그린다.
        **바늘을 두 개 그리지 않는다.**
        바늘이 둘이면 어느 것을 읽을지 모른다.
        **색을 아낀다.**
        색이 많으면 헷갈린다.
        """,
      outline: ["heading ·|1", "paragraph ·|3", "rule ·|4-5 avoid", "rule ·|6-7 should"]),
    Layout(
      testDescription: "a name keeps its numbers in translation, and colors are no language",
      text: """
        # 게이지

        ## 제1장 · Needles

        | 이름 | 색 | 쓰임 |
        |---|---|---|
        | Needle10 | `#FFFFFF` 10% | 쉬는 바늘 |
        | Needle30 | `#FFFFFF` 30% | 움직이는 바늘 |
        """,
      outline: ["heading ·|1", "heading ·|3", "table ·|5-8"]),
    Layout(
      testDescription: "an order of two words, and a comment of MDX below a text",
      text: """
        # Gauges

        ## Be consistent

        Gauges look alike on every page of the app.
        {/* end of the sample */}
        """,
      outline: ["heading 1|·", "rule 3-5|· should"]),
    Layout(
      testDescription: "a table of cases and of names is no translation",
      text: """
        # 게이지

        | 쓰지 않을 때 | 대안 |
        |---|---|
        | 탭 막대와 버튼을 정확히 읽어야 하는 화면 | [Alert](a), [Badge](b) |
        | 사이드바에 계속 보여야 하는 버튼 | [Toolbar](c), [Icon](d) |
        """,
      outline: ["heading ·|1", "table ·|3-6"]),
    Layout(
      testDescription: "a table with a column of code is no translation",
      text: """
        # 게이지

        | 상태 | 설명 | 예 |
        |---|---|---|
        | Default | 기본 상태 | `.needle { }` |
        | Loading | 로딩 중 | `.needle.loading { }` |
        """,
      outline: ["heading ·|1", "table ·|3-6"]),
    Layout(
      testDescription: "code with remarks in Korean is code",
      text: """
        # 게이지

        ```css
        --needle-color: #1a1a1a;   /* 바늘 색 - 충분한 대비 */
        --needle-rest: #666666;    /* 쉬는 바늘 - 4.5:1 이상 */
        .needle { }                /* 기본 상태 */
        ```
        """,
      outline: ["heading ·|1", "code ·|3-7"]),
    Layout(
      testDescription: "images with captions in attributes, for what to do and what not to do",
      text: """
        # 게이지

        <Grid>
          <DoImage id="1" alt="바늘 하나" body="바늘을 하나만 그리세요." />
          <DontImage
            id="2"
            body="바늘을 두 개 그리지 않습니다."
          />
          <DontImage id="3" body="Draw two needles" />
        </Grid>
        """,
      outline: ["heading ·|1", "rule ·|4 should", "rule ·|5 avoid", "caption 9|·"]),
    Layout(
      testDescription: "components without content that are named Do and Dont",
      text: """
        # Gauges

        <DoDont>
          <Do title="Do" body="Name the unit beside the value." />
          <Dont title="Don't" body="Don't draw two needles." />
        </DoDont>
        """,
      outline: ["heading 1|·", "rule 4|· should", "rule 5|· avoid"]),
    Layout(
      testDescription: "fences around lists of what to do and what not to do",
      text: """
        # Gauges

        :::info **Do**

        - Draw the needle in one color
          :::

        :::danger **Don't**

        - Draw a needle for every value
          :::
        """,
      outline: ["heading 1|·", "rule 5|· should", "rule 10|· avoid"]),
    Layout(
      testDescription: "a list below the heading of duties",
      text: """
        # 게이지

        ## 필수(MUST)

        - 바늘 색 대비 보장
        """,
      outline: ["heading ·|1", "heading ·|3", "rule ·|5 must"]),
    Layout(
      testDescription: "code right below the tag of a component",
      text: """
        # 게이지

        바늘은 값을 가리킵니다.

        <Demo name="gauge">
        ```json
        { "needles": 1 }
        ```
        </Demo>
        """,
      outline: ["heading ·|1", "paragraph ·|3", "code 6-8|·"]),
    Layout(
      testDescription: "a paragraph behind the list below a heading of don'ts",
      text: """
        # Gauges

        #### Don’t

        - Needle colors that blink

        Always draw the needle in one calm color, which the rest of the page does not have.
        """,
      outline: ["heading 1|·", "heading 3|·", "rule 5|· avoid", "rule 7|· must"]),
    Layout(
      testDescription: "a fence in a line of a paragraph, and one that says what to do",
      text: """
        # Gauges

        Gauges show one value.
        ::: tip Why one
        Two are hard to tell apart.
        :::

        !!! Do
        A needle of one color
        !!!
        """,
      outline: ["heading 1|·", "paragraph 3|·", "heading 4|·", "aside 5|·", "paragraph 9|·"]),
    Layout(
      testDescription: "tests are for who checks, and a bold name with a colon is a heading",
      text: """
        # Gauges

        ## How to test

        - Use a ruler to measure the needle.

        ## 테스트 방법

        - 바늘의 크기를 자로 측정한다.

        ## Design

        **Size requirements:**

        Move the needle when the value changes.
        """,
      outline: [
        "heading 1|·", "heading 3|·", "item 5|9", "heading ·|7", "heading 11|·", "heading 13|·",
        "rule 15|· should",
      ]),
  ]

  @Test("Every line is what a reader takes it for", arguments: layouts)
  func outline(layout: Layout) throws { try layout.expectOutline() }

  @Test(
    "What is quoted, told, offered to readers or said of what comes before is no rule",
    arguments: [
      "The page shows an error that reads “The date must be in the past”.",
      "Remember that needles move on a phone.", "You can view an example of the needle.",
      "To do this, set the width to its least value.", "It will never break out of the page.",
      "Remove button (optional): Removes the needle from the page",
      "A page whose needle stands still: no mechanism needs to be there.",
      "Do all needles have a name? Is it possible to see it?",
      "체크 상자는 \"선택 안 됨\" 상태를 나타냅니다.", "모달은 사용자에게 반드시 확인해야 할 중요한 정보를 전달한다.",
      "어떤 화면을 보여줘야 하고, 무엇을 기대하는지", "몇 가지 중요한 사항을 고려해야 합니다.",
    ])
  func noRules(text: String) throws {
    let document = try read("# Gauges\n\n\(text)\n")
    #expect(!document.passages.contains { $0.statement != nil }, "\(document.dump)")
  }

  @Test("Notes in two languages far apart that share no word are no pairs")
  func distantNotes() throws {
    let document = try read(
      """
      # 게이지

      - 바늘을 하나만 두는 것이 좋음
      - 값이 바뀌면 소리로 알릴 것
      - 색만으로 구분하지 않기
      - 눈금을 세 개 넘게 그리기 금지
      - 긴 설명 지양

      ## 값

      값은 왼쪽에서 오른쪽으로 커진다.

      값이 없을 때는 빈 자리를 그대로 둔다.

      ## Notes

      - Keep the dial near the top.
      - Respect these wherever you can.
      - Every ring needs a caption.
      - Avoid shadows.
      """)
    #expect(!document.passages.contains { $0.en != nil && $0.ko != nil }, "\(document.dump)")
  }

  @Test("Two chance likenesses in a long Korean page with English names are no pairs")
  func chancePairs() throws {
    let names = ["Needle", "Track", "Tick", "Scale", "Dial", "Knob", "Ring", "Range"]
    let items = names.map { "- \($0) Guide Level (AA)\n- 게이지의 부분을 이르는 낱말이며 여기서는 풀이하지 않는다.\n" }
    let document = try read(
      "# 게이지\n\n" + items.joined() + "\n- Gauge Level (AA)\n- 게이지 단계 (AA)\n")
    #expect(!document.passages.contains { $0.en != nil && $0.ko != nil }, "\(document.dump)")
  }
}

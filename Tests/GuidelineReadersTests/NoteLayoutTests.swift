import TestSupport
import Testing

/// Checklists that ask, reasons with a label, notes that trail off, samples with marks, demos in pages.
@Suite("Layouts of checklists, notes and samples")
struct NoteLayoutTests {
  static let layouts = [
    Layout(
      testDescription: "boxes that ask are states to be checked, steps of tests are none",
      text: """
        # Gauge review

        - [ ] Is every needle labelled?
        - [ ] The scale can be read aloud (or may be skipped)

        ## Requirements

        - Every gauge has a unit.
        - No needle is cut off at 90°

        ## Testing with a voice

        - [ ] Turn the voice on – does it read the unit?
        """,
      outline: [
        "heading 1|·", "rule 3|· should", "rule 4|· should", "heading 6|·", "rule 8|· should",
        "rule 9|· never", "heading 11|·", "item 13|·",
      ]),
    Layout(
      testDescription: "a reason with a label and words in capitals",
      text: """
        # Gauges

        Show one needle in a gauge.

        **Why?** Avoid doubts about which one counts.

        Short units do NOT end in a period.

        People know when NOT to look.
        """,
      outline: [
        "heading 1|·", "rule 3|· should", "paragraph 5|·", "rule 7|· avoid", "paragraph 9|·",
      ]),
    Layout(
      testDescription:
        "Korean notes below numbered principles trail off, make exceptions and list examples",
      text: """
        # 게이지

        ## 게이지 원칙

        ### 1. 명확성

        - 바늘의 뜻을 안내
        - 움직임은 언제나 자연스럽게
        - 눈금을 다시 그리게 하지 말기 -> 처음부터 맞게
        - 시스템의 게이지는 예외로 한다.

        ### 2. 예

        - 게이지 예시
          - 속도를 보여주기
        - ex) 단위를 적으세요
        """,
      outline: [
        "heading ·|1", "heading ·|3", "heading ·|5", "rule ·|7 should", "rule ·|8 should",
        "rule ·|9 avoid", "item ·|10", "heading ·|12", "item ·|14", "item ·|15", "item ·|16",
      ]),
    Layout(
      testDescription: "marked samples below a rule, in an item and in a quote, are no rules",
      text: """
        # Gauges

        - Name a gauge by what it measures:

          ✅ Read the speed

          ❌ Read it

        Write the unit in full.

        > ✅ Three knots

        > ❌ Three kn

        Do not: “Turn the dial”
        """,
      outline: [
        "heading 1|·", "rule 3|· should", "paragraph 5|·", "paragraph 7|·", "rule 9|· should",
        "paragraph 11|·", "paragraph 13|·", "paragraph 15|·",
      ]),
    Layout(
      testDescription:
        "lists in a fence, questions without a mark and what an agent does are rules",
      text: """
        # Gauges

        ## 게이지 체크리스트

        1. 바늘의 뜻을 알 수 있는가
        2. 눈금이 잘리지 않는가

        ```
        - 불필요한 눈금 제거
        - 눈금은 다섯 개까지 사용
        ```

        ## Work

        - You ensure every gauge has a unit
        - You know what a gauge is
        """,
      outline: [
        "heading 1|·", "heading ·|3", "rule ·|5 should", "rule ·|6 avoid", "rule ·|9 should",
        "rule ·|10 should", "heading 13|·", "rule 15|· should", "item 16|·",
      ]),
    Layout(
      testDescription: "texts that speak to people are samples of what to do and not to do",
      text: """
        # Gauges

        ## Do

        - Turn the dial to go on.

        ## Don't

        - You can't go on because the dial wasn't turned.
        """,
      outline: ["heading 1|·", "heading 3|·", "item 5|·", "heading 7|·", "item 9|·"]),
    Layout(
      testDescription: "demos of components and templates are skipped, controls are named",
      text: """
        # Gauges

        <Site::Layout @spacing="12px">
          <Kit::Gauge @type="dial" as |G|>
            <G.Title>Speed</G.Title>
            <G.Text>Keep the gauge short.</G.Text>
          </Kit::Gauge>
        </Site::Layout>

        <%= render "gauge" do %>
        Use the gauge
        <% end %>

        - Close button in the header
        - Close the header at the end
        """,
      outline: ["heading 1|·", "item 14|·", "rule 15|· should"]),
    Layout(
      testDescription: "numbers behind a label, for several things and beside a screen",
      text: """
        # 게이지

        - 버튼: 화면당 최대 3개
        - Use 12px radius for cards and 8px for buttons.
        - The scale fits on a 390px phone.
        - Its height is that of the screen minus 16px.
        """,
      outline: [
        "heading ·|1", "rule ·|3 should", "rule 4|· should", "item 5|·", "item 6|·",
      ],
      metrics: [
        "count …3 buttons", "radius 12 px", "radius 8 px",
      ]),
  ]

  @Test("Every line is what a reader takes it for", arguments: layouts)
  func outline(layout: Layout) throws { try layout.expectOutline() }
}

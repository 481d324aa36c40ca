import GuidelineReaders
import Guidelines
import TestSupport
import Testing

/// What a label, a fence, a component or a heading above a text makes of it.
@Suite("Layouts of containers and notes")
struct ContainerLayoutTests {
  static let layouts = [
    Layout(
      testDescription: "bold labels before their colons, what is allowed, and orders below a name",
      text: """
        # 계기

        ## 바늘

        **금지**:
        - 바늘을 두 개 그리기
        - 바늘에 그림자 적용

        **예외**:
        - 바늘 두 개는 비교할 때 사용

        **바늘 색**:
        - 배경과 구분되는 색을 사용
        - 눈금은 한 가지 색으로 통일
        """,
      outline: [
        "heading ·|1", "heading ·|3", "rule ·|6 avoid", "rule ·|7 avoid", "rule ·|10 may",
        "paragraph ·|12", "rule ·|13 should", "rule ·|14 should",
      ]),
    Layout(
      testDescription: "tags around the parts of a prompt, and a command of a template",
      text: """
        # Gauges

        <needle_rules>
        ## Needles
        - Show one needle at a time.
        </needle_rules>

        Name the unit beside the value.
        {{
          example({"path": "gauges/unit"})
        }}

        ```
        <needle_rules>
        ```
        """,
      outline: [
        "heading 1|·", "heading 4|·", "rule 5|· should", "rule 8|· should", "code 13-15|·",
      ]),
    Layout(
      testDescription: "short lines above lists where no heading is marked",
      text: """
        You are an expert for gauges.

        Key Principles:
        - Design for a glance
        - Keep the needle visible

        Colors
        - Prefer a calm color for most values
        """,
      outline: [
        "paragraph 1|·", "heading 3|·", "rule 4|· should", "rule 5|· should", "heading 7|·",
        "rule 8|· should",
      ]),
    Layout(
      testDescription: "names in brackets that decide over signs, and lines with signs",
      text: """
        # 계기

        🚫 [필수] 눈금 대비 4.5:1 이상 보장
        🚫 [금지] 값이 없는 바늘 표시
        ⚠️ [높음] 같은 눈금의 재사용 권장
        """,
      outline: ["heading ·|1", "rule ·|3 must", "rule ·|4 never", "rule ·|5 should"],
      metrics: ["ratio 4.5… :1"]),
    Layout(
      testDescription: "Korean notes: a topic, an action with a stop, a reason behind a dash",
      text: """
        # 계기

        ## 바늘

        - 주요 바늘은 눈금 바로 위.
        - 측정 정보는 작고 옅게.
        - 숨은 바늘 표시 금지 — 눈금만으로 충분.
        - 끝값 생략 허용 — 좁은 화면에 해당.

        모든 눈금에 같은 굵기 적용 (끝값 제외).

        바늘 굵기의 종류
        """,
      outline: [
        "heading ·|1", "heading ·|3", "rule ·|5 should", "rule ·|6 should", "rule ·|7 never",
        "rule ·|8 may", "rule ·|10 should", "paragraph ·|12",
      ]),
    Layout(
      testDescription: "quotes below colons, and a table of what to do, which stays one",
      text: """
        # Gauges

        Begin with a verb. Instead of:

        > Open the settings of the gauge.

        Use:

        > In Settings, click **Gauge**.

        > **Gauges show a value between two limits.**

        | Criterion | What to do |
        |---|---|
        | Contrast | Needles should stand out from their background. |
        | Focus | Show a ring around the gauge that has the focus. |
        """,
      outline: [
        "heading 1|·", "rule 3|· should", "paragraph 5|·", "paragraph 7|·", "paragraph 9|·",
        "paragraph 11|·", "table 13-16|·",
      ]),
    Layout(
      testDescription: "prohibitions without a stop below a colon",
      text: """
        # Gauges

        Our gauges keep to a few habits:

        - Don't show two scales
        - Do name the unit
        - Warm colors
        """,
      outline: ["heading 1|·", "paragraph 3|·", "rule 5|· avoid", "rule 6|· should", "item 7|·"]),
    Layout(
      testDescription: "a table of terms to avoid, which stays one, and a checklist that asks",
      text: """
        # Gauges

        | Thing | Avoid | Reason |
        |---|---|---|
        | Needle | Hand of a clock | Clocks show time. |

        ## Checklist

        - Is the needle visible in bright light?
        """,
      outline: [
        "heading 1|·", "table 3-5|·", "heading 7|·", "rule 9|· should",
      ]),
    Layout(
      testDescription: "Korean values that name things in English",
      text: """
        # 게이지

        | 동작 | 반응 |
        |---|---|
        | 바늘 끌기 | 진동 light + scale 0.9 |
        | 값 고침 | 소리 short + fade out |
        """,
      outline: [
        "heading ·|1", "table ·|3-6",
      ]),
    Layout(
      testDescription: "lengths without a unit",
      text: """
        # 게이지

        - 바늘: 높이 36, 패딩 12, Radius 8
        - 높이 2배로 키운 게이지

        ## Scales

        - Large: 32 px
        - Gauges of size 2 of the set
        """,
      outline: [
        "heading ·|1", "item ·|3", "item ·|4", "heading 6|·", "item 8|·", "item 9|·",
      ],
      metrics: ["height 36 pt", "margin 12 pt", "radius 8 pt", "size 32 px"]),
    Layout(
      testDescription: "a list below a heading that bans it, and an order above its reason",
      text: """
        # 게이지

        ## 쓰지 않는 표현

        - 반짝이는 바늘

        ## 하지 말 것 (가독성)

        - 흐린 눈금

        색만으로 값을 알리지 않는다(색 + 숫자) — 색약 사용자 배려.

        ## 디자인 원칙

        - **차분함 우선** — 화려함보다 값이 먼저다.
        - 따뜻한 색
        """,
      outline: [
        "heading ·|1", "heading ·|3", "rule ·|5 avoid", "heading ·|7", "rule ·|9 avoid",
        "rule ·|11 avoid", "heading ·|13", "rule ·|15 should", "item ·|16",
      ]),
    Layout(
      testDescription: "components that say what to do and what not to do, above a list and a text",
      text: """
        # Gauges

        <DoDont type="dont">
        - Draw two needles
        - Needles that blink
        </DoDont>

        <Dont>

        Hide the needle behind its label.

        </Dont>

        Gauges show one value.
        """,
      outline: [
        "heading 1|·", "rule 4|· avoid", "rule 5|· avoid", "rule 10|· avoid", "paragraph 14|·",
      ]),
    Layout(
      testDescription: "lists of strings in the properties of a component",
      text: """
        # Gauges

        <DoDont
          tags={['round scale', 'needle']}
          dos={[
            'Give each needle a color',
            "Keep the & sign out of `labels`",
          ]}
          donts={['- Don\\'t show two scales']}
        />

        Gauges show one value.
        """,
      outline: [
        "heading 1|·", "rule 6|· should", "rule 7|· should", "rule 9|· avoid", "paragraph 12|·",
      ]),
    Layout(
      testDescription:
        "a label in a hint, text in a fence, and a label at the top of a quote",
      text: """
        # Gauges

        {% hint style="danger" %}
        **Don't**
        - Use a gauge for text
        - Two gauges in one row
        {% endhint %}

        ::: danger DON'T
        Mix needles and bars in one gauge.
        :::

        > ❌ **Don't**
        > Turn the needle back.
        """,
      outline: [
        "heading 1|·", "rule 5|· avoid", "rule 6|· avoid", "rule 10|· avoid", "rule 14|· avoid",
      ]),
    Layout(
      testDescription:
        "headings that break off before uses, and a rule as a heading beside them",
      text: """
        # Gauges

        **Avoid gauges for:**

        - Values without a limit
        - Hiding a form

        ## Use gauges to

        - show how full a disk is

        ## Don't use gauges for

        - Text

        ## Draw the needle in one color

        - It is easier to see
        """,
      outline: [
        "heading 1|·", "heading 3|·", "rule 5|· avoid", "rule 6|· avoid", "heading 8|·",
        "rule 10|· should", "heading 12|·", "rule 14|· avoid", "rule 16|· should", "item 18|·",
      ]),
    Layout(
      testDescription:
        "steps in a tool, what belongs to a command, and items below a label",
      text: """
        # Gauges

        ## Gauges in Figma

        1. Drag the gauge into your frame

        ## Submit button behavior

        The gauge stops.

        ## Needles

        - Don't
          - Needles that blink
        - The needle should point to one value
        """,
      outline: [
        "heading 1|·", "heading 3|·", "item 5|·", "heading 7|·", "paragraph 9|·", "heading 11|·",
        "item 13|·", "rule 14|· avoid", "rule 15|· should",
      ]),
    Layout(
      testDescription: "Korean notes behind labels, and such as permit or weigh something",
      text: """
        # 게이지

        ## 그리기

        - **제목은 값을 명시**: 단위와 시각
        - **바늘은 눈금을 지시**: 하나의 값
        - 색은 바늘 끝에 표시
        - 눈금은 큰 글자 사용 가능
        - 바늘 두 개는 분리 검토

        ## 금지

        - 글자 대신 색만 사용
        """,
      outline: [
        "heading ·|1", "heading ·|3", "rule ·|5 should", "rule ·|6 should", "rule ·|7 should",
        "rule ·|8 may", "rule ·|9 consider", "heading ·|11", "rule ·|13 avoid",
      ]),
    Layout(
      testDescription: "Korean sentences with long names, and what a study found",
      text: """
        # 게이지

        Gauge Name List와 Rules for Using Gauge Names를 확인하세요. 바늘은 바꾸지 마세요.

        한 연구에서 손가락 끝은 8~10mm였습니다.
        """,
      outline: ["heading ·|1", "rule ·|3 should", "paragraph ·|5"], metrics: []),
  ]

  @Test("Every line is what a reader takes it for", arguments: layouts)
  func outline(layout: Layout) throws { try layout.expectOutline() }

  @Test(
    "A duty behind a condition decides, and a limit of it does not",
    arguments: [
      ("If a hint is required for a gauge, it should be placed below.", Modality.should),
      ("Needles should be visible but never compete with the value.", .should),
      ("Needles should never blink.", .never),
      ("Needles must fit, and their tips must not wrap.", .must),
      ("To avoid clutter, we recommend two needles.", .should),
    ])
  func modality(text: String, modality: Modality) throws {
    let document = try read("# Gauges\n\n\(text)\n")
    #expect(document.passages.last?.statement?.modality == modality, "\(document.dump)")
  }

  @Test(
    "What the text above a list offers is permitted",
    arguments: [
      ("다음과 같은 방법을 고려할 수 있다.", Modality.may), ("바늘이 흔들릴 수 있다.", .should),
    ])
  func offered(intro: String, modality: Modality) throws {
    let list = "- 바늘을 굵게 그린다.\n- 눈금을 넓힌다.\n- 숫자를 함께 쓴다.\n"
    let document = try read("# 계기판\n\n\(intro)\n\n\(list)")
    #expect(document.passages.last?.statement?.modality == modality, "\(document.dump)")
  }
}

import GuidelineReaders
import Guidelines
import TestSupport
import Testing

/// Items that complete a demand, samples in code, and labels that are none.
@Suite("Layouts of demands, samples and notes")
struct DemandLayoutTests {
  static let layouts = [
    Layout(
      testDescription:
        "items below a demand and below what points to orders are rules, steps are not",
      text: """
        # Gauges

        Make sure that:

        - the needle is visible at all times

        The following must be true for each gauge:

        - It has only one needle

        Use one of the following techniques to save space:

        - Turn the long labels upright

        Follow the following steps:

        - Draw the small ticks
        """,
      outline: [
        "heading 1|·", "rule 3|· should", "rule 5|· should", "rule 7|· must", "rule 9|· should",
        "rule 11|· should", "rule 13|· should", "rule 15|· should", "item 17|·",
      ]),
    Layout(
      testDescription: "orders behind the names of a list, and without a stop in it",
      text: """
        # Gauges

        Gauges come in two kinds, and each is good at one thing:

        - **Dial** - For speeds. Don't show two dials at a time.
        - **Bar** - For shares of a whole.
        - Use a bar where the row is low
        - "Turn the dial" "Read the bar"

        ### A gauge should have a name

        ### What a gauge should not be

        The bar fills from the left.
        """,
      outline: [
        "heading 1|·", "paragraph 3|·", "rule 5|· avoid", "item 6|·", "rule 7|· should",
        "item 8|·", "rule 10|· should", "heading 12|·", "paragraph 14|·",
      ]),
    Layout(
      testDescription: "what speaks of the document, asks in a heading or only links is no rule",
      text: """
        # Gauge checklist

        Use this checklist when you design a gauge.

        ## When should a gauge be used?

        - The needle is visible.
        - [Check the needle](https://example.com/needle)

        ## 1.2 Forbidden practices (절대 금지)

        - Two needles in one gauge {.small}
        """,
      outline: [
        "heading 1|·", "paragraph 3|·", "heading 5|·", "rule 7|· should", "item 8|·",
        "heading 10|·", "rule 12|· avoid",
      ]),
    Layout(
      testDescription: "texts in code are samples, behind a label too",
      text: """
        # Gauges

        - `Please reset the gauge.`

        ✅ Do: `Reset gauge`, `Remove gauge`

        ::: tip[Recommended]
        The `gauge` is shown.
        :::
        """,
      outline: ["heading 1|·", "item 3|·", "paragraph 5|·", "aside 8|·"]),
    Layout(
      testDescription:
        "a link is no label, its title a page's name, and what documents code is code",
      text: """
        # Menu

        Gauges tell of two kinds of faults:

        * [Warning](warning.md)
        * [Error](error.md)

        [Request a gauge](request.md).

        ```
        /**
         * 게이지 구성 요소
         * 바늘의 색을 받는다
         */
        ```
        """,
      outline: [
        "heading 1|·", "paragraph 3|·", "item 5|·", "item 6|·", "paragraph 8|·", "code ·|10-15",
      ]),
    Layout(
      testDescription:
        "verbs as nouns and unfinished orders fill a Korean list, what is below one says how",
      text: """
        # 게이지

        - 필요 없는 눈금 지우기
        - 값이 무엇인지 알 수 있도록
        - 각 눈금의 뜻을 명확히 정의
          - 바늘: 지금 값 표시
        """,
      outline: [
        "heading ·|1", "rule ·|3 should", "rule ·|4 should", "rule ·|5 should", "item ·|6",
      ]),
    Layout(
      testDescription: "the name of a forbidden case forbids nothing",
      text: """
        # 게이지

        **쓰지 말아야 할 때**

        값이 하나뿐인 화면이다.
        """,
      outline: ["heading ·|1", "heading ·|3", "paragraph ·|5"]),
    Layout(
      testDescription: "a heading of two words orders, and one that names a thing does not",
      text: """
        # Gauges

        ## Use headers

        They are read aloud.

        ## Caption buttons

        They have a title.
        """,
      outline: ["heading 1|·", "rule 3-5|· should", "heading 7|·", "paragraph 9|·"]),
  ]

  static let duties = [
    Layout(
      testDescription: "items below a duty that breaks off are rules, and no order of its own",
      text: """
        # Gauges

        Gauges should:

        - Be used for one value
        - Not show more than 3 digits
        - Rarely move by themselves
        - Example: a gauge of fuel

        Names must be:

        - Short and plain
        - Not longer than a line

        Gauges should have one of 2 sizes:

        - Small
        """,
      outline: [
        "heading 1|·", "paragraph 3|·", "rule 5|· should", "rule 6|· avoid", "rule 7|· should",
        "item 8|·", "paragraph 10|·", "rule 12|· must", "rule 13|· never", "rule 15|· should",
        "item 17|·",
      ])
  ]

  @Test("are read as their authors meant them", arguments: layouts + duties)
  func layout(_ layout: Layout) throws { try layout.expectOutline() }

  @Test(
    "What is important to do is a duty, what is important to know is none",
    arguments: [
      ("It's essential to clearly say why.", true), ("It is important to note the unit.", false),
      ("If it's important to say more, you can.", false),
    ])
  func importance(sentence: String, binds: Bool) {
    #expect(EnglishMood.prescribes(sentence) == binds)
  }

  @Test("An order stands behind the last of several conditions")
  func lastClause() {
    #expect(
      EnglishMood.isImperative("If it is long, or if the unit does not fit, shorten the title."))
    #expect(!EnglishMood.isImperative("If it is long, or if people turn the gauge, it wraps."))
  }

  @Test(
    "A label that forbids decides, and 지 않아야 forbids",
    arguments: [
      "강조 색 금지: 값이 잘 보이지 않는다.", "긴 제목을 피한다: 짧은 제목만 사용한다.", "값을 숨기지 않아야 한다.",
    ])
  func forbidding(sentence: String) {
    let modality = KoreanMood.modality(of: sentence)
    #expect(modality == .avoid || modality == .never)
  }
}

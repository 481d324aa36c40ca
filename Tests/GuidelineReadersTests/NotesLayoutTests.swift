import GuidelineReaders
import Guidelines
import TestSupport
import Testing

/// Layouts of people who note what they read, and of tools that publish it.
@Suite("Layouts of notes")
struct NotesLayoutTests {
  static let layouts = [
    Layout(
      testDescription: "English leads, each with a Korean text that says the reason as well",
      text: """
        # Gauges

        Keep a gauge as small as people can read it.

        게이지가 크면 화면에서 다른 것이 설 자리가 줄어든다. 작은 게이지도 한눈에 읽히므로 꼭 필요한 만큼만 자리를 주도록 한다.

        Name the unit of the value beside it.

        숫자만 보아서는 퍼센트인지 온도인지 알 길이 없다. 처음 보는 사람도 알 수 있게 값의 옆이나 아래에 단위를 적도록 한다.

        Pick a calm color for most of the values.

        화면에서 가장 눈에 띄는 것이 게이지일 까닭은 거의 없다. 위험한 값이 되기 전까지는 차분한 빛깔을 쓰도록 한다.

        Label both ends of the whole track.

        어디까지 찰 수 있는지 모르면 지금이 많은지 적은지도 모른다. 시작과 끝에 짧은 이름을 붙이도록 한다.
        """,
      outline: [
        "heading 1|·", "rule 3|5 should", "rule 7|9 should", "rule 11|13 should",
        "rule 15|17 should",
      ]),
    Layout(
      testDescription: "an English list and as long a Korean one",
      text: """
        # Gauges

        - Track. The whole way that a value can go from its lower to its upper end.
        - Fill. What of it the value covers now, from the end at which people begin to read.
        - Label. A word or two.

        * 트랙. 값이 아래쪽 끝에서 위쪽 끝까지 갈 수 있는 길 전체.
        * 채움. 읽기 시작하는 쪽 끝에서부터 지금 값이 덮은 만큼을 이르는데, 값이 바뀌면 함께 늘어나거나 줄어들고, 위험한 값에 이르면 다른 빛깔이 되며, 아직 모르는 값이라면 아예 비워 두는 쪽이 보는 사람에게도 만드는 사람에게도 편하다.
        * 레이블. 한두 낱말.
        """,
      outline: ["heading 1|·", "item 3|7", "item 4|8", "item 5|9"]),
    Layout(
      testDescription: "a slash between both languages, whatever names the Korean one holds",
      text: """
        # Gauges

        - focus ring, hover fill, press scale를 정합니다. / Set the focus ring, the hover fill and the press scale.
        - `track`, `fill`, `label`만 씁니다: `Gauge` 하나에 셋입니다. / Use `track`, `fill` and `label` only: three to a `Gauge`.
        """,
      outline: ["heading 1|·", "rule 3|3 should", "rule 4|4 should"]),
    Layout(
      testDescription: "headings that ask, and bold lines that end in a colon",
      text: """
        # Gauges

        ## When is a gauge right?

        People read a value at a glance.

        **Sizes of gauges:**

        - Small
        - Large
        """,
      outline: [
        "heading 1|·", "heading 3|·", "paragraph 5|·", "heading 7|·", "item 9|·", "item 10|·",
      ]),
    Layout(
      testDescription: "a list of tasks, each of which is to be done",
      text: """
        # Gauges

        - [ ] VoiceOver labels for both ends
        - [x] A calm color for the track
        - Sizes
        """,
      outline: ["heading 1|·", "rule 3|· should", "rule 4|· should", "item 5|·"]),
    Layout(
      testDescription: "entries of an index, the line below a title, announcements of talks",
      text: """
        # Gauges

        *Get to know what gauges are for.*

        - [Rings](rings.md) — Get to know rings and use them well.
        - [Use a ring](rings.md) to show a share.

        It has never been easier to show a share.

        ## Videos

        - [Meet gauges](talk.html) — Meet the new rings.

          To get the most out of this session, you should know rings.

        ## 관련 자료

        짧은 제목을 쓰세요.
        """,
      outline: [
        "heading 1|·", "paragraph 3|·", "item 5|·", "rule 6|· should", "paragraph 8|·",
        "heading 10|·", "item 12|·", "paragraph 14|·", "heading ·|16", "paragraph ·|18",
      ]),
    Layout(
      testDescription: "marks that tools add: links of headings to themselves, attributes",
      text: """
        # Gauges [#](#gauges)

        ## Sizes <a href="#sizes">#</a>

        ![A ring](ring.png){width=600 style=block} Full rings are closed.
        """,
      outline: ["heading 1|·", "heading 3|·", "caption 5|·"]),
    Layout(
      testDescription: "a table of signs, whose names are no translations",
      text: """
        ## 2. 색상 체계

        ### 2.1 Main Colors

        | 기능 | 아이콘 | 이름 |
        | --- | --- | --- |
        | 추가 | ➕ | plus |
        | 검색 | 🔍 | search |
        """,
      outline: ["heading ·|1", "heading 3|·", "table ·|5-8"]),
    Layout(
      testDescription: "what to do instead, below when not to use something",
      text: """
        # Gauges

        ## When not to use

        - For a single value, consider a label.
        - To decorate a page.
        """,
      outline: ["heading 1|·", "heading 3|·", "rule 5|· consider", "rule 6|· avoid"]),
    Layout(
      testDescription: "the entries of a Korean index",
      text: """
        # 게이지

        - [막대](bars.md): 막대를 알맞게 쓰세요.
        - [막대](bars.md)로 몫을 보여 주세요.
        """,
      outline: ["heading ·|1", "item ·|3", "rule ·|4 should"]),
    Layout(
      testDescription: "Korean paragraphs that begin with a small Latin letter",
      text: """
        # Gauges

        modal 화면을 벗어날 수 있는 버튼을 항상 제공해라.

        role 속성은 `meter`로 설정해야해요.
        """,
      outline: ["heading 1|·", "rule ·|3 must", "rule ·|5 must"]),
    Layout(
      testDescription: "a caption that is an order, beside an image and above a table",
      text: """
        # Gauges

        Control size: width and height

        | Gauge | Size |
        | --- | --- |
        | Round | 20x20 pt |

        <figure><img src="a.png"><figcaption>Use one calm color for the whole track</figcaption></figure>

        <figure><img src="b.png"><figcaption>A gauge with two colors</figcaption></figure>
        """,
      outline: [
        "heading 1|·", "caption 3|·", "table 5-7|·", "rule 9|· should", "caption 11|·",
      ]),
    Layout(
      testDescription: "sentences below a picture are no caption of it",
      text: """
        # 게이지

        ### 고리
        ![](ring.png)
        고리는 좁은 화면에 어울린다. 막대보다 너비가 적게 든다.

        ### 막대
        ![](bar.png)
        넓은 화면의 막대
        """,
      outline: [
        "heading ·|1", "heading ·|3", "paragraph ·|4-5", "heading ·|7", "caption ·|8-9",
      ]),
    Layout(
      testDescription: "the foot of a copied page says nothing, whatever stands in it",
      text: """
        # Gauges

        Keep every gauge as small as you can.

        게이지는 되도록 작게 유지하세요.

        좋아요공감

        공유하기

        구독하기곰의 노트

        태그

        ios, 게이지, 디자인

        댓글0
        """,
      outline: ["heading 1|·", "rule 3|5 should"]),
    Layout(
      testDescription: "short lines that close a page are no foot of it",
      text: """
        # Gauges

        Keep a gauge small.

        Small

        Medium

        Share
        """,
      outline: ["heading 1|·", "rule 3|· should", "paragraph 5|·", "paragraph 7|·"]),
    Layout(
      testDescription: "what a translator remarks, and the asides of a site generator",
      text: """
        # Gauges

        Keep every gauge as small as you can.

        게이지는 되도록 작게 유지하세요.

        - 역자 첨언

            고리 모양도 게이지다.

        !!! note "참고"
            Mac에서는 막대만 쓸 수 있습니다.
        """,
      outline: ["heading 1|·", "rule 3|5 should", "aside ·|9", "aside ·|12"]),
    Layout(
      testDescription: "what a page with components imports and remarks",
      text: """
        import { Tabs } from '@/parts'
        export const meta = { title: 'Gauges' }

        # Gauges

        {/* 그림을 바꿀 것 */}

        Keep a gauge small. 게이지는 작게 유지하세요.
        """,
      outline: ["heading 4|·", "rule 8|8 should"]),
    Layout(
      testDescription: "a sentence that begins as a script does",
      text: """
        # Gauges

        import the unit from the value, and show it.
        """,
      outline: ["heading 1|·", "paragraph 3|·"]),
    Layout(
      testDescription: "a fold that names the language, or whose text it is",
      text: """
        # 게이지

        - 게이지는 작게 유지하세요.

            <details><summary>원문 보기</summary>

            Keep a gauge small.

            </details>

        - 값에는 단위를 적으세요.

            <details><summary>English</summary>

            Name the unit of a value.

            </details>
        """,
      outline: ["heading ·|1", "rule 7|3 should", "rule 15|11 should"]),
    Layout(
      testDescription: "flags that tell the languages apart",
      text: """
        # Gauges

        🇺🇸 Leave 8 pt below a gauge.
        🇰🇷 게이지 아래에 8pt를 두세요.
        """,
      outline: ["heading 1|·", "rule 3|4 should"]),
    Layout(
      testDescription: "a glossary that names a thing in both languages and explains it in one",
      text: """
        # Gauges

        | 낱말 | Term | 뜻 |
        |---|---|---|
        | 트랙 | track | 값이 갈 수 있는 길의 처음부터 끝까지를 이르는 말 |
        | 채움 | fill | 지금의 값이 그 길에서 덮고 있는 만큼을 이르는 말 |
        """,
      outline: ["heading 1|·", "table ·|3-6"]),
    Layout(
      testDescription: "what an interface says is no rule",
      text: """
        # Gauges

        "Reading failed. Check the sensor and try again."
        "값을 읽지 못했어요. 센서를 확인하고 다시 시도하세요."
        """,
      outline: ["heading 1|·", "paragraph 3|4"]),
    Layout(
      testDescription: "a name before what is Korean",
      text: """
        # 게이지

        ## Hero 규칙

        - isLoading (boolean): 값을 기다리는 동안
        """,
      outline: ["heading ·|1", "heading ·|3", "item ·|5"]),
    Layout(
      testDescription: "a line that only forbids stands for the text or the list below it",
      text: """
        # Gauges

        Do

        Use one color for a gauge.

        Don't

        Use two gauges for one value.

        A gauge is round or straight.

        Don't

        - Rotate the label
        - Mirror the track

        Gauges measure many things.
        """,
      outline: [
        "heading 1|·", "rule 5|· should", "rule 9|· avoid", "paragraph 11|·", "rule 15|· avoid",
        "rule 16|· avoid", "paragraph 18|·",
      ]),
    Layout(
      testDescription: "an order below a heading that forbids, and what to do instead",
      text: """
        # 게이지

        ## 권장 (Do)

        - 색은 하나로

        ## 하지 말 것

        게이지 둘을 한 값에 사용한다.

        대신 막대 하나를 사용하세요.

        고리는 둥글다.
        """,
      outline: [
        "heading ·|1", "heading ·|3", "rule ·|5 should", "heading ·|7", "rule ·|9 avoid",
        "rule ·|11 should", "paragraph ·|13",
      ]),
    Layout(
      testDescription: "a short English sentence in parentheses behind the lead that it translates",
      text: """
        # 게이지

        **어두운 색을 피하세요.** (Avoid dark colors.) 햇빛 아래에서는 Navy, Black, Brown을 서로 가려 보기 어렵습니다.
        """,
      outline: ["heading ·|1", "rule 3|3 avoid"]),
    Layout(
      testDescription: "a fence around prose is decoration",
      text: """
        # Gauges

        ```swift
        Keep every gauge as small as you can.
        게이지는 되도록 작게 유지하세요.
        ```
        """,
      outline: ["heading 1|·", "rule 4|5 should"]),
    Layout(
      testDescription: "a paragraph closes with the order, and a heading that weighs is none",
      text: """
        # 게이지

        ## 모호한 눈금에서 분명한 눈금으로

        긴 설명은 눈금을 가립니다. 설명을 아래에 배치합니다.

        ## Decide between gauges and bars

        A gauge shows a range.
        """,
      outline: [
        "heading ·|1", "heading ·|3", "rule ·|5 should", "heading 7|·", "paragraph 9|·",
      ]),
  ]

  @Test("Every line is what a reader takes it for", arguments: layouts)
  func outline(layout: Layout) throws { try layout.expectOutline() }

  @Test("No line is left out without a reason")
  func reasons() throws {
    for layout in Self.layouts {
      let skipped = try read(layout.text).skipped
      #expect(skipped.allSatisfy { $0.reason != .unknown }, "\(layout.testDescription)")
    }
  }

  @Test("What alternates by chance a few times translates nothing")
  func chance() throws {
    let document = try read(
      """
      # Gauges

      Keep a gauge small.

      이 글은 지난주에 팀에서 함께 읽은 것을 옮긴 것으로 다음 주에 나머지를 마저 읽고 옮길 생각이며 틀린 곳은 알려 주기 바란다.
      """)
    #expect(document.passages.allSatisfy { $0.en == nil || $0.ko == nil })
  }

  @Test(
    "A duty that is asked for, supposed or denied binds nobody",
    arguments: [
      "The page tells how a gauge should look.", "You never have to draw the track.",
      "Should a reading fail, the old one stays.", "A value must have been read before.",
      "The label should read “Full”.", "Keys serve people who must wait.",
    ])
  func noDuty(sentence: String) {
    #expect(!EnglishMood.prescribes(sentence))
    #expect(EnglishMood.modality(of: sentence).map { $0 == .may } ?? true)
  }

  @Test(
    "A duty binds whatever stands before it",
    arguments: [
      ("No matter how long a value is, it should fit.", Modality.should),
      ("Should be 8 pt from the edge.", .should), ("A gauge must have a label.", .must),
      ("A gauge never has more than 3 colors.", .never),
      ("We recommend showing the unit.", .should),
      ("It's best to keep a gauge small.", .should), ("A third color is not recommended.", .avoid),
      ("Gauges without a label will be rejected.", .never),
      ("Red is used only for errors.", .must),
    ])
  func duty(sentence: String, modality: Modality) {
    #expect(EnglishMood.prescribes(sentence))
    #expect(EnglishMood.modality(of: sentence) == modality)
  }

  @Test(
    "What a Korean sentence binds to",
    arguments: [
      ("게이지 하나에는 값을 하나만 담는 편이 낫다.", Modality.should),
      ("같은 색을 두 번 쓰는 것은 바람직하지 않다.", .avoid),
      ("단위를 적어야 하며, 아래쪽에 둘 수도 있습니다.", .must),
      ("절대 값을 숨기지 않는다.", .never), ("단위가 없는 게이지는 심사에서 거부됩니다.", .never),
      ("값을 꾸미면 반려될 수 있습니다.", .never),
    ])
  func koreanDuty(sentence: String, modality: Modality) {
    #expect(KoreanMood.prescribes(sentence) || KoreanMood.isImperative(sentence))
    #expect(KoreanMood.modality(of: sentence) == modality)
  }

  @Test(
    "What a Korean sentence only describes",
    arguments: ["절대 위치는 왼쪽 위에서 잰다.", "이 문서는 앱을 만드는 모든 팀이 따라야 합니다."])
  func koreanDescription(sentence: String) throws {
    let document = try read("# 게이지\n\n\(sentence)\n")
    #expect(document.passages.allSatisfy { $0.statement == nil })
  }
}

import GuidelineReaders
import Guidelines
import TestSupport
import Testing

/// Layouts of translations, summaries and notes as people publish them.
@Suite("Layouts of translations and notes")
struct TranslationLayoutTests {
  static let layouts = [
    Layout(
      testDescription: "a number with its unit is no English, nor is what Korean quotes",
      text: """
        # Grids

        - 6px-by-4px grid를 사용한다
        - 저장 메뉴의 이름은 짧게 쓴다. 예: 'Save As PDF'또는 'Send A Copy'.
        """,
      outline: ["heading 1|·", "rule ·|3 should", "rule ·|4 should"],
      metrics: ["width 6 px", "height 4 px"]),
    Layout(
      testDescription: "a label on the first line of a quote makes it an aside",
      text: """
        # Gauges

        게이지는 값을 보여 줍니다.

        > 참고
        > 눈금이 없는 게이지도 있습니다. 자세한 내용은 아래에 나옵니다.
        """,
      outline: ["heading 1|·", "paragraph ·|3", "aside ·|5-6"]),
    Layout(
      testDescription: "a line of capitalised words directly above a text is its title",
      text: """
        # Gauges

        Round And Flat
        A gauge comes in two shapes, and people meet both of them on their watch every day.

        Prefer flat gauges in lists.
        """,
      outline: ["heading 1|·", "heading 3|·", "paragraph 4|·", "rule 6|· should"]),
    Layout(
      testDescription: "notes order in nouns and in words written together",
      text: """
        # Gauges

        - 눈금이 있어야한다.
        - 움직임은 가능하면 피하기
        - 값이 자주 바뀌면 깜빡여선 안됨
        - 큰 화면에서는 숫자를 숨기는 편이 좋다
        """,
      outline: [
        "heading 1|·", "rule ·|3 must", "rule ·|4 avoid", "rule ·|5 never", "rule ·|6 should",
      ]),
    Layout(
      testDescription:
        "items that bind are rules beside marked leads, and what is inside them is not",
      text: """
        # Gauges

        **값을 크게 쓰세요.** 멀리서도 읽힙니다.

        **색을 아끼세요.** 많으면 헷갈립니다.

        게이지는 기기마다 다르게 보입니다.

        - iOS 앱은 눈금을 보여야 합니다.
        - 테두리를 그리지 마세요.
          - 작은 화면에서는 쉽게 번지므로 피하세요.
        - 어두운 배경에서는 밝게 보입니다.
        """,
      outline: [
        "heading 1|·", "rule ·|3 should", "rule ·|5 should", "paragraph ·|7", "rule ·|9 must",
        "rule ·|10 avoid", "item ·|11", "item ·|12",
      ]),
    Layout(
      testDescription: "an example, a summary and a sentence about a thing are no rules",
      text: """
        # Gauges

        ## 눈금과 바늘로 값을 보여 주는 방법을 알아보세요.

        ### A dial shows the value of a sensor, so that people can follow it.
        > 다이얼은 사람들이 값을 따라갈 수 있도록 합니다.

        For example, suppose that a dial is 40x40 px and turns once a minute.
        > 예를 들어, 40x40 px인 다이얼이 1분에 한 번 돈다고 가정해 보세요.
        """,
      outline: ["heading 1|·", "paragraph ·|3", "paragraph 5|6", "paragraph 8|9"]),
    Layout(
      testDescription: "a state in a checklist is to hold, or not to hold",
      text: """
        # Checklist

        ## Gauges

        - Values are shown in one unit
        - Colors alone are not used to show a value
        - Marks that are not round have a name
        """,
      outline: [
        "heading 1|·", "heading 3|·", "rule 5|· should", "rule 6|· never", "rule 7|· should",
      ]),
  ]

  @Test("A name in parentheses is a gloss and no translation, and a sentence there is one")
  func glossedNames() throws {
    let document = try read(
      """
      # Gauge Colors (게이지 색)

      ## Badge (선택)

      - Calm tones(차분한 빛깔)
      - Show the unit of each value (값마다 단위를 보여 주세요)
      - UX 문서
      """)
    let pairs = document.passages.filter { $0.en != nil && $0.ko != nil }.map { $0.ko?.text }
    #expect(pairs == ["값마다 단위를 보여 주세요"], "\(document.dump)")
    #expect(document.passages.last?.en == nil, "\(document.dump)")
  }

  @Test(
    "An English name with a colon is not a translation",
    arguments: ["Honest units of gauges: 게이지의 단위를 늘 보여 줘야 한다.", "Ends: 끝마다 이름을 적으세요."])
  func names(line: String) throws {
    let document = try read("# Gauges\n\n- \(line)\n")
    #expect(document.passages.allSatisfy { $0.en == nil || $0.ko == nil }, "\(document.dump)")
  }

  @Test("Every line is what a reader takes it for", arguments: layouts)
  func outline(layout: Layout) throws { try layout.expectOutline() }

  @Test("A rule that is set as a heading stands beside the headings of its level")
  func sectionsOfRules() throws {
    let document = try read(
      """
      # Gauges

      ## Color

      ### 밝은 색을 사용하세요.
      멀리서도 보입니다.

      ### 색의 종류

      색에는 여러 가지가 있습니다.

      ### 테두리를 그리지 마세요.
      작은 화면에서 번집니다.

      ### 눈금을 줄이세요.
      적을수록 읽기 쉽습니다.

      ## visionOS

      ### 깊이를 더하지 마세요.
      글자가 흐려집니다.
      """)
    let sections = document.passages.filter { $0.statement != nil }.map(\.section)
    #expect(
      sections == [
        ["Gauges", "Color"], ["Gauges", "Color"], ["Gauges", "Color"], ["Gauges", "visionOS"],
      ])
    #expect(document.passages.last?.platforms == [.visionOS])
  }

  @Test("Under the considerations for platforms a heading goes on about the platform above it")
  func platformsGoOn() throws {
    let document = try read(
      """
      # Gauges

      ## Platform considerations

      ### tvOS

      Gauges are large here.

      ### Focus effects

      A focused gauge glows.

      ### watchOS

      Gauges are small here.

      ### Resources

      [Dials](dials.md)

      ## Colors

      Gauges are gray.
      """)
    func platforms(_ text: String) -> [Platform]? {
      document.passages.first { $0.en?.text == text }?.platforms
    }
    #expect(platforms("A focused gauge glows.") == [.tvOS])
    #expect(platforms("Gauges are small here.") == [.watchOS])
    #expect(platforms("Dials") == [])
    #expect(platforms("Gauges are gray.") == [])
  }

  @Test(
    "A Korean sentence may say which platforms a page is not for, or that nothing is to be said",
    arguments: [
      ("iOS, iPadOS, tvOS에는 해당되지 않습니다.", [Platform.iOS, .iPadOS, .tvOS]),
      ("iOS 및 iPadOS에는 적용되지 않습니다.", [.iOS, .iPadOS]),
      ("iOS, iPadOS, tvOS는 별도의 고려 사항이 없습니다.", []),
      ("이 색은 iOS의 어두운 모드에는 적용되지 않습니다.", []),
    ])
  func unsupported(sentence: String, platforms: [Platform]) throws {
    let document = try read("# Gauges\n\n게이지는 값을 보여 줍니다.\n\n## 플랫폼 고려사항\n\n- \(sentence)\n")
    #expect(document.passages[1].platforms == [])
    #expect(document.passages.last?.platforms == platforms)
  }

  @Test(
    "A note may open with its platform",
    arguments: [
      "**NOTE**In iOS, gauges are round.", "**Note:** In iOS, gauges are round.",
      "**참고** iOS에서 게이지는 둥급니다.", "> 참고\n> iOS에서 게이지는 둥급니다.",
    ])
  func notes(note: String) throws {
    let document = try read("# Gauges\n\n\(note)\n")
    #expect(document.passages.last?.kind == .aside)
    #expect(document.passages.last?.platforms == [.iOS])
  }

  @Test(
    "What is unlike a platform does not hold for it",
    arguments: [
      ("iOS와 달리 macOS에서는 게이지가 작습니다.", [Platform.macOS]),
      ("iOS 및 tvOS와는 달리 macOS와 watchOS에서는 게이지가 작습니다.", [.macOS, .watchOS]),
      ("macOS에서는 iOS와 달리 게이지가 작습니다.", [.macOS]),
    ])
  func contrasts(sentence: String, platforms: [Platform]) throws {
    let document = try read("# Gauges\n\n게이지는 값을 보여 줍니다.\n\n\(sentence)\n")
    #expect(document.passages.last?.platforms == platforms)
  }

  @Test(
    "What a tool is for is no platform that a sentence holds for",
    arguments: [
      ("macOS용 그리기 도구를 사용하세요.", [Platform.tvOS]), ("macOS용 앱에서는 작게 그리세요.", [.macOS]),
      ("macOS에서는 작게 그리세요.", [.macOS]),
    ])
  func purposes(sentence: String, platforms: [Platform]) throws {
    let document = try read("# Gauges\n\n게이지는 값을 보여 줍니다.\n\n## tvOS\n\n\(sentence)\n")
    #expect(document.passages.last?.platforms == platforms)
  }

  @Test(
    "Items of two languages that take turns are no translations where they have no words in common",
    arguments: [
      [
        "Every new drink stays at the front of the list for one week.", "픽업 번호는 영수증에도 같은 크기로 찍어요.",
        "Guests see the loyalty stars below the name of the shop.", "품절된 음료는 하루가 지나면 목록에서 빼요.",
        "매장은 가까운 순서로 보여 줘요.", "영업이 끝난 매장은 흐리게 보여 줘요.",
        "Photos of drinks are taken from above.", "Nobody is asked for a review in the shop.",
        "Coupons of partners are drawn by hand and never photographed.",
        "점장 화면은 매일 새벽 두 시에 새로 고쳐요.", "The mascot waves once when an order is ready.",
        "생일 쿠폰은 생일 사흘 전에 보내 줘요.",
      ]
    ])
  func turns(items: [String]) throws {
    let list = items.map { "- \($0)\n" }.joined()
    let document = try read("# Screens\n\n\(list)")
    #expect(document.passages.allSatisfy { $0.text.languages.count == 1 }, "\(document.dump)")
  }

  @Test("Pairs that all name different things are none")
  func differentThings() throws {
    let list = """
      # Screens

      - Use short titles.
      - Buttons should have no border.
      - Do not hide the tab bar.
      - 사이드바를 크게 쓰세요.
      - 경고를 피하세요.
      - 세그먼트를 나란히 두세요.
      - Keep toolbars small.
      """
    func pairs(_ text: String) throws -> Int {
      try read(text, glossary: MetricFixture.glossary).passages.count {
        $0.text.languages.count > 1
      }
    }
    #expect(try pairs(list) == 0)
    let translated = list.replacing("사이드바를 크게 쓰세요", with: "버튼에는 테두리를 두지 마세요")
      .replacing("경고를 피하세요", with: "탭 바를 숨기지 마세요")
    #expect(try pairs(translated) >= 2)
  }

  @Test("What only describes prescribes nothing")
  func descriptions() {
    #expect(!EnglishMood.prescribes("A ring shows its whole range — never partially — at once."))
    #expect(EnglishMood.modality(of: "A ring fills as a whole, never partially.") == nil)
    #expect(EnglishMood.modality(of: "A ring should never suddenly disappear.") == .never)
    #expect(!EnglishMood.prescribes("The system font doesn’t support that weight."))
    #expect(EnglishMood.prescribes("A ring never shows more than one value."))
    #expect(!EnglishMood.prescribes("If a ring isn’t available, a bar appears."))
    #expect(!EnglishMood.prescribes("A ring isn’t available in a menu."))
    #expect(EnglishMood.modality(of: "It may not always be possible: try it.") != .must)
  }

  @Test("The place of a minimum is no limit of its own")
  func placeOfMinimum() throws {
    let document = try read("# Gauges\n\nUse commas in a list of three or more badges.\n")
    #expect(document.passages.allSatisfy { $0.metrics.isEmpty }, "\(document.dump)")
    let limit = try read("# Gauges\n\nUse three or more badges.\n")
    #expect(limit.passages.contains { !$0.metrics.isEmpty }, "\(limit.dump)")
  }

  @Test("A purpose and a verb of weighing do not weaken a duty")
  func duties() {
    let purpose = "A gauge should be hidden after a minute to avoid a crowded screen."
    #expect(EnglishMood.modality(of: purpose) == .should)
    #expect(EnglishMood.modality(of: "Touch areas must not overlap.") == .never)
    #expect(KoreanMood.modality(of: "값이 길 때의 너비도 고려해야 합니다.") == .must)
    #expect(KoreanMood.modality(of: "게이지를 둘 이상 두는 것은 자제해야 합니다.") == .avoid)
  }

  @Test("What a relative clause denies is forbidden to nobody")
  func relativeClauses() {
    #expect(!EnglishMood.prescribes("A phone that doesn’t support it shows a banner."))
    #expect(EnglishMood.modality(of: "A phone that doesn’t support it shows a banner.") == nil)
    #expect(EnglishMood.modality(of: "This gauge doesn’t support colors.") == .never)
  }
}

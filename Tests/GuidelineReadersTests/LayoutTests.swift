import GuidelineReaders
import Guidelines
import TestSupport
import Testing

/// The pairs of first lines of a document: English, Korean; 0 stands for a missing one.
private func pairs(_ document: Document) -> [[Int]] {
  document.passages.map { [$0.en?.lines.first ?? 0, $0.ko?.lines.first ?? 0] }
}

@Suite("Layouts")
struct LayoutTests {
  @Test("English then quoted Korean")
  func quotedKorean() throws {
    let document = try read(
      """
      # Gauges

      **Keep a gauge small.** People read a small gauge as quickly as a large one.
      > 게이지는 작게 유지하세요. 사람들은 작은 게이지도 큰 게이지만큼 빠르게 읽습니다.
      >

      **Show the unit of every value.** A bare number can mean anything to someone new.
      > 모든 값에 단위를 표시하세요. 단위 없는 숫자는 처음 보는 사람에게 무엇이든 될 수 있습니다.
      >
      """)
    #expect(pairs(document) == [[1, 0], [3, 4], [7, 8]])
    #expect(document.unaccountedLines.isEmpty)
    let rule = try #require(document.passages[1].statement)
    #expect(rule.lead.en == "Keep a gauge small.")
    #expect(rule.lead.ko == "게이지는 작게 유지하세요.")
    #expect(rule.rationale.en == "People read a small gauge as quickly as a large one.")
    #expect(rule.modality == .should)
  }

  @Test("Korean then quoted English inside a list item")
  func quotedEnglish() throws {
    let document = try read(
      """
      # Gauges

      - **게이지는 작게 유지하세요.** 사람들은 작은 게이지도 빠르게 읽습니다.

          > **Keep a gauge small.** People read a small gauge quickly, too.

      - **모든 값에 단위를 표시하세요.** 단위 없는 숫자는 무엇이든 될 수 있습니다.

          > **Show the unit of every value.** A bare number can mean anything.
      """)
    #expect(pairs(document) == [[1, 0], [5, 3], [9, 7]])
    #expect(document.passages[1].statement?.lead.ko == "게이지는 작게 유지하세요.")
  }

  @Test("Alternating paragraphs with a gap: a missing translation stays missing")
  func gaps() throws {
    let document = try read(
      """
      # Gauges

      A gauge shows a value between a lower and an upper end, such as the charge of a battery.

      게이지는 배터리 잔량처럼 하한과 상한 사이의 값을 보여 줍니다.

      Learn more in the chapter about progress indicators.

      Designers often pair a gauge with a label, so that people know at once what is measured.

      디자이너는 무엇을 재는지 바로 알 수 있도록 게이지에 레이블을 함께 두는 경우가 많습니다.

      A ring-shaped gauge suits small screens because it needs little width.

      고리 모양 게이지는 너비가 적게 들어 작은 화면에 어울립니다.
      """)
    #expect(pairs(document) == [[1, 0], [3, 5], [7, 0], [9, 11], [13, 15]])
  }

  @Test("One language after the other")
  func oneAfterTheOther() throws {
    let document = try read(
      """
      # Gauges

      A gauge shows a value between two ends, and iPhone users meet it in the Battery widget.

      Use at most 3 colors in a gauge, because more of them are hard to tell apart at a glance.

      In watchOS, a gauge can fill a corner of the Apple Watch face as a complication.

      게이지는 두 끝 사이의 값을 보여 주며, iPhone 사용자는 배터리 위젯에서 만납니다.

      게이지에는 색을 최대 3개만 사용하세요. 더 많으면 한눈에 구별하기 어렵기 때문입니다.

      watchOS에서 게이지는 컴플리케이션으로 Apple Watch 페이스의 모서리를 채울 수 있습니다.
      """)
    #expect(pairs(document) == [[1, 0], [3, 9], [5, 11], [7, 13]])
  }

  @Test("Alternating list items with gaps")
  func listItems() throws {
    let document = try read(
      """
      # Gauges

      A gauge can be changed in many ways. For example, you can:
      > 게이지는 여러 방법으로 바꿀 수 있습니다. 예를 들어 다음을 할 수 있습니다.

      - Choose the color of the track
      - > 트랙의 색 선택

      - Hide the current value

      - Set the lower and the upper end to match the values people expect
      - > 사람들이 기대하는 값에 맞게 하한과 상한 설정
      """)
    #expect(pairs(document) == [[1, 0], [3, 4], [6, 7], [9, 0], [11, 12]])
    #expect(document.passages.dropFirst(2).map(\.kind) == [.item, .item, .item])
    #expect(document.passages.allSatisfy { $0.kind != .item || $0.statement == nil })
  }

  @Test("Three English paragraphs against one Korean")
  func threeToOne() throws {
    let document = try read(
      """
      # Gauges

      A gauge shows a value between a lower and an upper end. People find one in the Battery widget.

      게이지는 하한과 상한 사이의 값을 보여 줍니다. 사람들은 배터리 위젯에서 게이지를 볼 수 있습니다.

      Every gauge needs a label.

      The label tells people what is measured and in which unit it is measured.

      Without one, people have to guess what the number in the middle means to them.

      모든 게이지에는 레이블이 필요합니다. 레이블은 무엇을 어떤 단위로 재는지 알려 줍니다. 레이블이 없으면 가운데 숫자가 무엇을 뜻하는지 짐작해야 합니다.

      A ring-shaped gauge suits small screens because it needs little width.

      고리 모양 게이지는 너비가 적게 들어 작은 화면에 어울립니다.
      """)
    #expect(pairs(document) == [[1, 0], [3, 5], [7, 13], [15, 17]])
    #expect(document.passages[2].en?.lines == LineRange(7, 11))
  }

  @Test("Headings as leads, with glosses")
  func headingLeads() throws {
    let document = try read(
      """
      # 탭 바*Tab Bars*

      탭 바는 화면을 오갈 때 씁니다.

      ### 탭을 너무 많이 두지 마십시오.

      탭이 많으면 고르기 어렵습니다. 남는 탭은 더보기*More* 탭에 들어갑니다.

      ### 탭에 짧은 제목을 붙이십시오.

      긴 제목은 잘립니다.
      """)
    #expect(document.title == Bilingual(en: "Tab Bars", ko: "탭 바"))
    #expect(document.component == ComponentName(rawValue: "tab-bars"))
    let rules = document.passages.filter { $0.kind == .rule }
    #expect(rules.map(\.ko?.lines) == [LineRange(5, 7), LineRange(9, 11)])
    #expect(rules.map(\.statement?.modality) == [.avoid, .should])
    #expect(rules[1].statement?.rationale.ko == "긴 제목은 잘립니다.")
    #expect(document.unaccountedLines.isEmpty)
  }

  @Test("A blog copy: boilerplate, title in two languages, first sentences as leads")
  func blog() throws {
    let document = try read(
      """
      본문 바로가기

      Human Interface Guidelines

      Toolbars
      툴바

      A toolbar holds buttons for the most common actions of the current screen.

      툴바에는 현재 화면에서 가장 자주 쓰는 동작의 버튼이 들어 있습니다.

      Keep a toolbar short. Too many buttons are hard to hit and hard to remember.

      툴바를 짧게 유지하세요. 버튼이 너무 많으면 누르기도 기억하기도 어렵습니다.

      Tip It’s fine to leave a toolbar out. Toolbars and tab bars never appear together.

      툴바는 빼도 괜찮습니다. 툴바와 탭바는 절대 함께 나오면 안 됩니다.

      Last updated
      """, name: "blog.txt")
    #expect(document.format == .text)
    #expect(document.title == Bilingual(en: "Toolbars", ko: "툴바"))
    #expect(pairs(document) == [[5, 6], [8, 10], [12, 14], [16, 18]])
    #expect(document.passages.map(\.kind) == [.heading, .paragraph, .rule, .aside])
    #expect(document.passages[2].statement?.lead.en == "Keep a toolbar short.")
    #expect(document.passages[3].statement?.modality == .never)
    #expect(
      document.skipped.map(\.lines) == [LineRange(1), LineRange(3), LineRange(20)])
  }

  @Test("Notes in Korean with a sentence of English: nothing is paired")
  func notes() throws {
    let document = try read(
      """
      # Tab bars

      탭 바는 화면 아래에 있다.

      ## Best practices

      - 탭은 다섯 개 이하로 유지하라. 많으면 복잡하다.
      - 탭 바를 숨기지 마라. 길을 잃는다.
      - **Ensure that tabs change the attached view.** A tab should not change views elsewhere.
      - 배지는 꼭 필요할 때만 사용해라. 빨간 점은 눈에 띈다.
      - 아이콘은 채워진 것을 사용하라. 그래야 잘 보인다.
      """)
    #expect(document.passages.allSatisfy { $0.en == nil || $0.ko == nil })
    let rules = document.passages.filter { $0.kind == .rule }
    #expect(rules.count == 5)
  }

  @Test("A paragraph whose lines change language is two passages' worth of text")
  func mixedLines() throws {
    let document = try read(
      """
      # Gauges

      Use a gauge for values that change while people watch, such as the charge of a battery.
      배터리 잔량처럼 사람들이 보는 동안 바뀌는 값에 게이지를 사용하세요.
      """)
    #expect(pairs(document) == [[1, 0], [3, 4]])
  }

  @Test(
    "A heading whose halves name different things is one text",
    arguments: [
      ("RNG-01 / 첫 화면 — 5 Parts", [0, 3]), ("Desktop/Mobile 규칙", [0, 3]),
      ("Dock rings · Dock 고리", [3, 3]), ("3 rings · 고리 3개", [3, 3]),
      ("Height 8 pt / 높이 8pt", [3, 3]), ("Height 8 pt / 높이 9pt", [0, 3]),
      ("Dark rings (iOS 15 이상)", [3, 0]), ("Dark rings (어두운 고리)", [3, 0]),
    ])
  func halves(heading: String, lines: [Int]) throws {
    let document = try read("# 게이지\n\n## \(heading)\n\n게이지는 값을 보여 줍니다.\n")
    #expect(pairs(document).contains(lines), "\(document.dump)")
  }

  @Test(
    "What explains a name or goes on after a lead is no translation of it",
    arguments: [
      ("- **Authentication** - 인증이 필요한 경우와 종류", false), ("- **Tab bar** - 탭 막대", true),
      ("## Controls · 제어 센터 제어기", true),
      ("*Show a gauge.* 시스템은 값을 읽는 동안 게이지를 잠시 보여 주고 나서 화면을 빠르게 바꾼다.", false),
      ("*Show a gauge in the middle of the screen.* 화면 가운데에 게이지를 보여 주세요. 그래야 보여요.", true),
    ])
  func explained(line: String, isPair: Bool) throws {
    let document = try read("# 게이지\n\n게이지는 값을 보여 줍니다.\n\n\(line)\n")
    #expect(pairs(document).contains([5, 5]) == isPair, "\(document.dump)")
  }

  @Test("A name in code at the end of a heading is no translation, however usual it is")
  func namesInCode() throws {
    let document = try read(
      "# 상태\n\n## 선택 여부: `aria-selected`\n\n## 확인 여부: `aria-checked`\n\n## 로딩: `aria-busy`\n")
    #expect(pairs(document) == [[0, 1], [0, 3], [0, 5], [0, 7]], "\(document.dump)")
  }

  @Test("A stroke parts sentences of both languages, however short", arguments: ["/", "·"])
  func partedSentences(sign: String) throws {
    let document = try read("# Gauges\n\nWhy? \(sign) 왜 그런가요?\n\n- Stop! \(sign) 멈추세요!\n")
    #expect(pairs(document) == [[1, 0], [3, 3], [5, 5]], "\(document.dump)")
  }

  @Test(
    "What is in neither language is skipped, and nothing else",
    arguments: [
      ("仪表盘显示一个数值，请不要让它太大。", [5]), ("ゲージは値を示します。iOS では小さくします。", [5]),
      ("A gauge shows a value.\n仪表盘显示一个数值。", [6]),
      ("Gauges are called 仪表 in Chinese.", []), ("게이지(計器)는 값을 보여 줍니다.", []),
    ])
  func otherLanguages(text: String, skipped: [Int]) throws {
    let document = try read("# Gauges\n\nA gauge is a dial.\n\n\(text)\n")
    #expect(
      document.skipped.filter { $0.reason == .language }.map(\.lines.first) == skipped,
      "\(document.dump)")
    #expect(document.unaccountedLines.isEmpty)
    #expect(!document.passages.contains { $0.en?.text.contains("数值") == true })
  }

  @Test(
    "Headings apart from each other and a heading above a list are no pairs without a word in common"
  )
  func headingsApart() throws {
    let document = try read(
      """
      # 게이지 정리

      ### 순서
      1. Overview
      2. Drawing

      ### Overview
      #### themes
      + 값을 크게 보여 준다.
      """)
    #expect(!document.passages.contains { $0.en != nil && $0.ko != nil }, "\(document.dump)")
  }

  @Test("In a list of orders a sentence is one whatever it begins with, what is or happens is none")
  func ordersInLists() throws {
    let document = try read(
      """
      # 게이지

      - 값을 크게 표시합니다.
      - 눈금 사이에 간격을 확보합니다.
      - 게이지는 한 화면에 하나만 보여 줍니다.
      - 바늘은 값이 바뀌면 천천히 움직입니다.
      - 단위는 값 옆에 있습니다.
      - 게이지에는 숫자를 겹쳐 쓰지 않습니다.

      ## 모양

      - 고리는 둥글고 막대는 곧습니다.
      - 게이지는 값을 보여 줍니다.
      """)
    let rules = document.passages.filter { $0.statement != nil }.map { $0.ko?.lines.first }
    #expect(rules == [3, 4, 5, 8], "\(document.dump)")
  }

  @Test("An item may note in nouns what to do, but not what the system does")
  func notedOrders() throws {
    let document = try read(
      """
      # 게이지

      - 불필요한 눈금 제거
      - 바늘 색은 두 가지로 제한
      - 시스템은 값을 세 자리로 제한
      - 눈금과 바늘
      """)
    let rules = document.passages.filter { $0.statement != nil }.map { $0.ko?.lines.first }
    #expect(rules == [3, 4], "\(document.dump)")
  }

  @Test("A Korean label with its English name behind it is Korean")
  func glossedLabels() throws {
    let document = try read("# 게이지\n\n- 정확성 (Faithfulness)\n- Clarity (명확함)\n")
    #expect(document.passages[1].ko?.text == "정확성 (Faithfulness)")
  }

  @Test(
    "A chapter that names a component is the page only where it is the only chapter",
    arguments: [(["도구 막대"], "toolbars"), (["도구 막대", "여백 기준", "색 기준", "글자 기준"], nil)])
  func chapters(chapters: [String], component: String?) throws {
    let text = chapters.map { "## \($0)\n\n짧게 설명합니다.\n" }.joined(separator: "\n")
    let document = try read("# 우리 제품 이야기\n\n\(text)")
    #expect(document.component.map(\.rawValue) == component, "\(document.dump)")
  }

  @Test("A paragraph may be translated by a list, a sentence an item")
  func translationsInLists() throws {
    let document = try read(
      """
      # Gauges

      A gauge shows a value between two ends, such as the charge of a battery. People read a small \
      gauge as quickly as a large one, so keep it small.
      - 게이지는 배터리 잔량처럼 두 끝 사이의 값을 보여 줍니다.
      - 사람들은 작은 게이지도 큰 게이지만큼 빠르게 읽으므로 작게 유지하세요.

      Designers often pair a gauge with a label, so that people know at once what is measured.
      - 디자이너는 무엇을 재는지 바로 알 수 있도록 게이지에 레이블을 함께 두는 경우가 많습니다.

      - Show the unit of every value, because a bare number can mean anything to someone new.
      \t- 모든 값에 단위를 표시하세요.
      \t- 단위 없는 숫자는 처음 보는 사람에게 무엇이든 될 수 있습니다.
      - Let a gauge move slowly, so that people can follow its needle with their eyes.
      \t- 바늘을 눈으로 따라갈 수 있도록 게이지를 천천히 움직이세요.
      """)
    #expect(
      document.passages.dropFirst().map { [$0.en?.lines, $0.ko?.lines] } == [
        [LineRange(3), LineRange(4, 5)], [LineRange(7), LineRange(8)],
        [LineRange(10), LineRange(11, 12)], [LineRange(13), LineRange(14)],
      ], "\(document.dump)")
  }

  @Test("What stands below a list is not the translation of its last item")
  func belowLists() throws {
    let document = try read(
      """
      # Gauges

      - Small gauges fit into a list.
      - Large gauges fill a page of their own.

      게이지는 배터리 잔량처럼 두 끝 사이의 값을 보여 줍니다.
      """)
    #expect(pairs(document) == [[1, 0], [3, 0], [4, 0], [0, 6]], "\(document.dump)")
  }

  @Test("A name in parentheses only explains a heading, a language's label ends with its colon")
  func glossedHeadings() throws {
    let document = try read(
      """
      # Gauges

      ## 게이지의 눈금 간격 (Tick Spacing)

      **English**: Keep a gauge small.

      **한국어**: 게이지는 작게 유지하세요.
      """)
    #expect(document.passages[1].en == nil, "\(document.dump)")
    #expect(document.passages.contains { $0.ko?.text == "게이지는 작게 유지하세요." })
  }

  @Test("Lines of a paragraph that are labelled values are read one by one")
  func labelledLines() throws {
    let document = try read("# Cards\n\nHeight: 32 pt\nRadius: 8 pt\nPadding: 16 pt\n")
    #expect(
      document.passages.flatMap(\.metrics).map(MetricFixture.summary) == [
        "height 32 pt", "radius 8 pt", "margin 16 pt",
      ], "\(document.dump)")
  }

  @Test("A heading says of what, and that ratios are measured; parentheses belong to their number")
  func measuresUnderHeadings() throws {
    let document = try read(
      """
      # Our bars

      ## Navigation bars

      - **Height**: 44 px (compact), 96 px (large title)

      ## Tab bars

      - **Height**: 49 px + safe area
      - **Body**: 17 pt / 22 pt line

      ## 명도 대비

      - 비활성 상태: 최소 3:1 유지
      """)
    let metrics = document.passages.flatMap(\.metrics)
    #expect(
      metrics.map { $0.subject + " " + MetricFixture.summary($0) } == [
        "navigation bar height 44 px", "navigation bar height 96 px", "tab bar height 49 px",
        "body size 17 pt", "body line height 22 pt", "비활성 상태 ratio 3… :1",
      ], "\(document.dump)")
    #expect(metrics.map { $0.qualifiers["context"] }.prefix(2) == ["compact", nil])
  }

  @Test("The line that a list stands under says of what its items are")
  func listsUnderLabels() throws {
    let document = try read(
      """
      # Our widgets

      ## 기준

      - 브레이크포인트
        - Mobile: 360px
      - Navigation bars
        - 패딩: 12px
      - 카드 모서리

      Tab bars:

      - Height: 20 pt
      - Touch targets: 44 x 44 pt (44 px)
      """)
    #expect(
      document.passages.flatMap(\.metrics).map { $0.subject + " " + MetricFixture.summary($0) } == [
        "screen width 360 px", "navigation bar margin 12 px", "tab bar height 20 pt",
        "touch target width 44 pt", "touch target height 44 pt",
      ], "\(document.dump)")
  }

  @Test(
    "A heading loses its number, and nothing else that is one",
    arguments: [
      ("5-1. Colors", "Colors"), ("(2) Colors", "Colors"), ("3.1 Colors", "Colors"),
      ("2-3 colors", "2-3 colors"), ("3-column layouts", "3-column layouts"),
      ("3D colors", "3D colors"),
    ])
  func numbersOfHeadings(heading: String, name: String) throws {
    let document = try read("# Gauges\n\n## \(heading)\n\nGauges are gray.\n")
    #expect(document.passages[1].en?.text == name)
  }

  @Test("A line in parentheses is no heading, no title and no rule")
  func remarks() throws {
    let document = try read(
      """
      (translated by hand (and by heart))

      게이지는 두 끝 사이의 값을 보여 줍니다.

      모두 다섯 명이 번역했습니다. 이 문서를 상업적으로 쓰는 것은 지양해 주세요.
      """, name: "post.txt")
    #expect(document.passages.allSatisfy { $0.kind == .paragraph && $0.section.isEmpty })
    #expect(document.passages.allSatisfy { $0.statement == nil }, "\(document.dump)")
  }

  @Test("Items under principles are rules, under what a heading forbids to be avoided")
  func principles() throws {
    let document = try read(
      """
      # Gauges

      Principles:

      - Show the unit of every value.
      - Write for people in a hurry.

      ## Don′ts

      - Gauges inside gauges
      """)
    let stated = document.passages.compactMap { passage in
      passage.statement.map { "\(passage.en?.lines.first ?? 0) \($0.modality.rawValue)" }
    }
    #expect(stated == ["5 should", "6 should", "10 avoid"], "\(document.dump)")
  }

  @Test("Links written as tags make a text Markdown")
  func tags() throws {
    let document = try read("Gauges show <a href=\"https://example.com\">values</a>.\n")
    #expect(document.passages.first?.en?.text == "Gauges show values.")
  }

  @Test("Bold that CommonMark leaves as asterisks is bold all the same")
  func brokenBold() throws {
    let document = try read(
      """
      # Gauges

      **Keep it small.**Because small is enough, people like it better than something large.
      > **작게 유지하세요.**작은 것으로 충분하므로 사람들은 큰 것보다 더 좋아합니다.

      **Label it.** A label tells people what they see.
      """)
    #expect(document.passages[1].en?.text.contains("*") == false)
    #expect(
      document.passages[1].statement?.lead == Bilingual(en: "Keep it small.", ko: "작게 유지하세요."))
  }

  @Test("A fence in an indented text begins nothing")
  func fenceInCode() throws {
    let document = try read(
      """
      # Gauges

      **Keep gauges small.** They are seen from afar.

          **게이지를 작게 두세요.** 게이지는 멀리서도 잘 보여야 합니다 ```
      Gauges are [round](#shape).
      """)
    #expect(document.passages[1].ko?.lines == LineRange(5))
    #expect(document.skipped.isEmpty)
  }

  @Test("A name in both tells that a translator has left the lead out")
  func leadLeftOut() throws {
    let document = try read(
      """
      # Gauges

      **Show widgets to people first.** ClockKit draws gauges.

      ClockKit에서 위젯이 먼저 나옵니다.
      """)
    let statement = try #require(document.passages[1].statement)
    #expect(statement.lead == Bilingual(en: "Show widgets to people first."))
    #expect(statement.rationale.ko == document.passages[1].ko?.text)
  }

  @Test("A table with a column in each language is a pair a row")
  func bilingualTable() throws {
    let document = try read(
      """
      # Gauges

      | English | 한국어 |
      | --- | --- |
      | Keep a gauge small. | 게이지는 작게 유지하세요. |
      | Show the unit of every value. | 모든 값에 단위를 표시하세요. |
      | Nobody has translated this yet. | |
      """)
    #expect(pairs(document) == [[1, 0], [5, 5], [6, 6], [7, 0]])
    #expect(document.unaccountedLines.isEmpty)
  }

  @Test("A table of values with names in both languages stays a table")
  func valueTable() throws {
    let document = try read(
      "# Gauges\n\n| Name | 이름 | Size |\n|---|---|---|\n| Regular | 일반 | 25x25 pt |\n| Compact | 소형 | 18x18 pt |\n"
    )
    #expect(document.passages.last?.kind == .table)
  }

  @Test("Originals that stand in comments are texts; an editor's remark is none")
  func comments() throws {
    let document = try read(
      """
      # Gauges

      <!-- A gauge shows a value between a lower and an upper end. -->
      게이지는 하한과 상한 사이의 값을 보여 줍니다.

      <!-- Every gauge needs a label that says what is measured. -->
      모든 게이지에는 무엇을 재는지 알려 주는 레이블이 필요합니다.
      """)
    #expect(pairs(document) == [[1, 0], [3, 4], [6, 7]])
    let other = try read(
      "# Gauges\n\n<!-- Check this sentence again later. -->\n\n게이지는 값을 보여 줍니다.\n")
    #expect(other.passages.count == 2)
  }

  @Test("One language after the other keeps the sections of each")
  func sectionsOfEach() throws {
    let document = try read(
      """
      # Gauges

      ## Best practices

      Keep a gauge small, because small gauges are read as quickly as large ones are.

      ## Resources

      A list of films about gauges stands at the end of every chapter of the guide.

      # 게이지

      ## 모범 사례

      게이지는 작게 유지하세요. 작은 게이지도 큰 게이지만큼 빠르게 읽히기 때문입니다.

      이 문단은 번역에만 있습니다.

      ## 자료

      안내서의 모든 장 끝에는 게이지에 관한 영상 목록이 있습니다.
      """)
    let added = try #require(document.passages.first { $0.ko?.lines.first == 17 })
    #expect(added.section.last?.contains("모범 사례") == true)
  }

  @Test("Two pages in one file: sections carry the component of the second")
  func twoPages() throws {
    let document = try read(
      """
      # Tab bars

      **Keep tabs visible.** People rely on them to see where they are.

      **Use short titles.** Long ones are cut off on small screens.

      # Toolbars

      **Keep toolbars short.** Many buttons are hard to tell apart.
      """)
    #expect(document.component == ComponentName(rawValue: "tab-bars"))
    #expect(document.passages.last?.section == ["Toolbars"])
    #expect(document.passages.last?.component == ComponentName(rawValue: "toolbars"))
  }

  @Test("Sections of the first level are no pages, whatever they name")
  func sectionsOfFirstLevel() throws {
    let document = try read(
      """
      # Alerts

      **Use alerts sparingly.** They interrupt what people are doing.

      # Best practices

      **Keep alerts short.** People read them in a hurry.

      # Buttons

      **Give an alert a button that cancels.** People may have tapped by mistake.
      """)
    #expect(document.passages.allSatisfy { $0.component == nil })
  }
}

@Suite("Structure")
struct StructureTests {
  @Test("Platforms come from headings, are inherited and end with a heading of another kind")
  func platforms() throws {
    let document = try read(
      """
      # Gauges

      **Keep it small.** Small is enough.

      ## Platform considerations

      *Not supported in tvOS.*

      ### iOS, iPadOS

      **Use the system colors.** People know them.

      **In an iPadOS app, consider a larger gauge.** There is room.

      ### watchOS

      **Fill the corner.** It looks good there.

      ## Resources

      Something else altogether is said here.
      """)
    let rules = document.passages.filter { $0.kind == .rule }
    // That it is not for tvOS does not say that it is for watchOS.
    #expect(rules[0].platforms == [])
    #expect(rules[1].platforms == [.iOS, .iPadOS])
    #expect(rules[2].platforms == [.iPadOS])
    #expect(rules[3].platforms == [.watchOS])
    #expect(document.passages.last?.platforms == [])
    #expect(rules[2].section == ["Gauges", "Platform considerations", "iOS, iPadOS"])
  }

  @Test(
    "The platform of the title is that of the document, at whatever level the title is",
    arguments: ["#", "##"])
  func platformOfTitle(marks: String) throws {
    let document = try read(
      """
      \(marks) iOS Human Interface Guidelines

      ## Launching

      *Provide a launch screen.* The system shows it at once.

      ### iPad

      *Support both orientations.* People turn an iPad.
      """)
    let rules = document.passages.filter { $0.kind == .rule }
    #expect(rules.map(\.platforms) == [[.iOS], [.iPadOS]])
  }

  @Test("A note on a line of its own makes what follows an aside")
  func asides() throws {
    let document = try read(
      """
      # Gauges

      **Important**

      Nobody can remove the clock, so you must leave room for it.

      > **Note**
      >
      > Gauges were called meters once.

      > 참고
      >
      > 게이지는 예전에 미터라고 불렸습니다.
      """)
    #expect(document.passages.map(\.kind) == [.heading, .aside, .aside])
    #expect(document.passages[1].statement?.modality == .must)
    #expect(document.passages[2].statement == nil)
    #expect(pairs(document) == [[1, 0], [5, 0], [9, 13]])
    #expect(document.unaccountedLines.isEmpty)
  }

  @Test(
    "Notes of other tools are asides too",
    arguments: [
      "> [!NOTE]\n> Gauges were called meters once.", "> 💡 팁 게이지는 예전에 미터였습니다.",
      "> **역주**: 게이지는 예전에 미터였습니다.", "<aside>\n💡 Gauges were called meters once.\n</aside>",
    ])
  func otherAsides(text: String) throws {
    let document = try read("# Gauges\n\nSomething about gauges.\n\n" + text + "\n")
    #expect(document.passages.last?.kind == .aside)
    #expect(document.unaccountedLines.isEmpty)
  }

  @Test("Images stay with the text above them, captions with their images")
  func images() throws {
    let document = try read(
      """
      # Gauges

      **Keep it small.** Small is enough.

      ![A small gauge beside a label.](small.png)

      A small gauge

      <div align="center">
        <img alt="A checkmark to indicate correct usage." src="check.png" width="20"/>
      </div>

      <br />

      **Label it.** People then know what it is.
      """)
    #expect(document.passages.map(\.kind) == [.heading, .rule, .caption, .rule])
    #expect(document.passages[1].images.map(\.alternative) == ["A small gauge beside a label."])
    #expect(document.passages[2].images.first?.illustrates == .good)
    #expect(document.passages[2].images.first?.line == 10)
    #expect(document.unaccountedLines.isEmpty)
  }

  @Test("A table keeps cells, lines and the caption above it")
  func tables() throws {
    let document = try read(
      """
      # Icons

      **Use the following sizes.** They look sharp everywhere.

      **Width of round icons**

      | Regular | Compact |
      | --- | --- |
      | 25x25 pt | 18x18 pt |
      | 24x24 pt | 17x17 pt |
      """)
    let table = try #require(document.passages.last)
    #expect(table.kind == .table)
    #expect(table.en?.lines == LineRange(7, 10))
    #expect(table.en?.text.split(separator: "\n").count == 3)
    #expect(document.passages[2].kind == .caption)
  }

  @Test(
    "Bare addresses are links",
    arguments: [
      ("Write to a@example.org soon.", ["mailto:a@example.org"]),
      ("Write to a&#64;example.org soon.", ["mailto:a@example.org"]),
      ("See www.example.org for more.", ["http://www.example.org"]),
      ("See https://example.org for more.", ["https://example.org"]),
      ("Offer images at @2x and @3x.", []),
    ])
  func addresses(text: String, targets: [String]) throws {
    #expect(try read("# Tab bars\n\n\(text)\n").passages[1].links.map(\.target) == targets)
  }

  @Test("Links resolve to components, whatever the form of the address")
  func links() throws {
    let document = try read(
      """
      # Gauges

      See [tabs](../components/navigation-and-search/tab-bars), \
      [tools](https://developer.apple.com/design/human-interface-guidelines/ios/bars/toolbars/), \
      [more](../Navigation%20and%20search/Sidebars.md#top), \
      [API](https://developer.apple.com/documentation/uikit/uitabbar) and \
      [other](https://example.org/design/alerts).
      """)
    let links = document.passages[1].links.map { $0.component?.rawValue }
    #expect(links == ["tab-bars", "toolbars", "sidebars", nil, nil])
  }

  @Test("Front matter gives title, component, edition, platforms; its lines are metadata")
  func frontMatter() throws {
    let document = try read(
      """
      ---
      title: Tab bars
      title-ko: 탭 막대
      component: tab-bars
      edition: 2023-06
      platforms:
        - iOS
        - iPadOS
      ---

      # Tab bars · 탭 막대

      **Keep tabs visible.** People rely on them.
      """)
    #expect(document.title == Bilingual(en: "Tab bars", ko: "탭 막대"))
    #expect(document.component == ComponentName(rawValue: "tab-bars"))
    #expect(document.edition == Edition("2023-06"))
    #expect(document.passages.last?.platforms == [.iOS, .iPadOS])
    #expect(document.skipped == [SkippedLines(lines: LineRange(1, 9), reason: .metadata)])
  }

  @Test(
    "A title in the front matter is of its languages",
    arguments: [
      ("게이지 / Gauges", "Gauges", "게이지"), ("Gauges (게이지)", "Gauges", "게이지"),
      ("게이지", nil, "게이지"), ("Gauges", "Gauges", nil),
    ] as [(String, String?, String?)])
  func bilingualTitle(title: String, en: String?, ko: String?) throws {
    let document = try read("---\ntitle: \(title)\n---\n\nA gauge shows a value.\n")
    #expect(document.title == Bilingual(en: en, ko: ko))
  }

  @Test("Front matter makes a text Markdown, however plain the rest is")
  func plainFrontMatter() throws {
    let document = try read("---\ntitle: Gauges\n---\nA gauge shows a value.\n")
    #expect(document.format == .markdown)
    #expect(document.passages.map(\.en?.lines) == [LineRange(4)])
    #expect(document.title.en == "Gauges")
  }

  @Test(
    "The edition comes from change logs, copyright lines and dates",
    arguments: [
      ("| Date | Changes |\n|---|---|\n| June 8, 2021 | A |\n| May 1, 2020 | B |", "2021-06"),
      ("Copyright © 2019 Apple Inc. All rights reserved.", "2019"),
      ("See [tabs](../components/navigation-and-search/tab-bars).", "2022"),
    ])
  func editions(text: String, edition: String) throws {
    let document = try read("# Gauges\n\nSome words about gauges.\n\n" + text + "\n")
    #expect(document.edition == Edition(edition))
  }

  @Test("A Corpus rule carries its id and what its comment says")
  func corpusRule() throws {
    let document = try read(
      """
      ---
      title: Tab bars
      component: tab-bars
      ---

      # Tab bars · 탭 막대

      **Use tabs to move around, not to act.** {#tab-navigation-only} Actions belong in a toolbar.

      > **탭은 이동에만 쓰고 동작에는 쓰지 마세요.** 동작은 도구 막대에 둡니다.

      <!-- rule: modality=never; platforms=iOS, tvOS; since=2020; related=tab-vs-toolbar; alias=tabs-nav; check=tab-actions; checkable=no: it takes judgement | 판단이 필요합니다 -->

      **Show three to five tabs.** {#tab-count} More are hard to hit.

      > **탭을 세 개에서 다섯 개 두세요.** 더 많으면 누르기 어렵습니다.
      """)
    let passage = try #require(
      document.passages.first { $0.statement?.id?.rawValue == "tab-navigation-only" })
    let rule = try #require(passage.statement)
    #expect(rule.lead.en == "Use tabs to move around, not to act.")
    #expect(rule.rationale.en == "Actions belong in a toolbar.")
    #expect(passage.en?.text.contains("{#") == false)
    #expect(rule.modality == .never)
    #expect(passage.platforms == [.iOS, .tvOS])
    #expect(rule.validity.since == Edition("2020"))
    #expect(rule.related == [RuleID(unchecked: "tab-vs-toolbar")])
    #expect(rule.aliases == [RuleID(unchecked: "tabs-nav")])
    #expect(rule.checks == [CheckID(unchecked: "tab-actions")])
    #expect(rule.uncheckable == Bilingual(en: "it takes judgement", ko: "판단이 필요합니다"))
    #expect(passage.ko?.lines == LineRange(10))
    #expect(document.passages.last?.statement?.id?.rawValue == "tab-count")
    #expect(document.unaccountedLines.isEmpty)
  }
}

@Suite("Bilingual tables")
struct BilingualTableTests {
  @Test(
    "A centred dot divides a title, whatever names both halves hold",
    arguments: [
      ("Tray menus · Tray 메뉴", "Tray menus", "Tray 메뉴"),
      ("Pencil and Paper · Pencil 및 종이 입력", "Pencil and Paper", "Pencil 및 종이 입력"),
      ("Tray 메뉴 · Tray menus", "Tray menus", "Tray 메뉴"),
    ])
  func divided(title: String, english: String, korean: String) throws {
    let document = try read("# \(title)\n\nText.\n")
    #expect(document.title == Bilingual(en: english, ko: korean))
  }

  @Test(
    "English names before a Korean noun make no English line",
    arguments: [
      ("## Settings Card 높이", Language.ko), ("- Panel 아래쪽 여백: Desktop 6px, Mobile 4px", .ko),
      ("- Use the button 설정", .en),
    ])
  func names(line: String, language: Language) throws {
    let passage = try #require(try read("# Panels\n\n\(line)\n").passages.last)
    #expect((passage.ko != nil) == (language == .ko))
    #expect((passage.en != nil) == (language == .en))
  }

  @Test("Figures that the texts do not state make it a table of values")
  func values() throws {
    let document = try read(
      """
      # 모션

      | 이름 | 시간 | 처음 | 쓰임 |
      |---|---|---|---|
      | Quick | 100–200ms | opacity 0, moves by 5px | 버튼과 아이콘 |
      | Slow Enter | 500ms | opacity 0, scale 2 | 화면이 열릴 때 |
      | Fade Away | 300ms | opacity 1, moves by 7px | 화면이 닫힐 때 |
      """)
    #expect(document.passages.map(\.kind) == [.heading, .table])
    #expect(document.passages.allSatisfy { $0.en == nil || $0.ko == nil })
    #expect(
      document.passages.flatMap(\.metrics).filter { $0.dimension == .duration }.map(\.minimum)
        == [100, 500, 300])
  }

  @Test("An item that only names platforms gives them to what stands in it")
  func outerItems() throws {
    let document = try read(
      """
      # Toolbars

      - **iOS**
        - Keep the bar 44 points tall.
          - On iPad, keep it 50 points tall.
      - macOS

        Keep the bar 52 points tall.
      - Use few items.
      """)
    #expect(
      document.passages.dropFirst().map(\.platforms)
        == [[.iOS], [.iOS], [.iPadOS], [.macOS], [.macOS], []])
  }

  @Test("A row holds for the platform that it names, its metrics too")
  func platforms() throws {
    let document = try read(
      """
      # Tab bars

      | Platform | EN | KO |
      |---|---|---|
      | iOS | Use three to five tabs. | 탭은 세 개에서 다섯 개를 사용하세요. |
      | tvOS | Make the tab bar 68 points tall. | 탭 막대 높이는 68포인트로 하세요. |
      | All | Use badges sparingly. | 배지는 아껴서 사용하세요. |
      """)
    let rows = document.passages.dropFirst()
    #expect(rows.map(\.platforms) == [[.iOS], [.tvOS], []])
    #expect(rows.flatMap(\.metrics).map(\.platforms) == [[.iOS], [.tvOS]])
  }
}

@Suite("Moods")
struct MoodTests {
  @Test(
    "English says what it binds to",
    arguments: [
      ("Avoid crowding.", Modality.avoid), ("Don’t hide the bar.", .avoid),
      ("Never mix both.", .never), ("Consider using a sidebar.", .consider),
      ("In general, use three tabs.", .should), ("Always switch contexts.", .must),
      ("If you use icons, make sure they’re familiar.", .should),
      ("In an iPadOS app, consider a sidebar.", .consider),
      ("You can show a badge.", .may), ("Not supported in macOS.", .never),
      ("Apps must ask first.", .must),
      ("When possible, avoid scrolling.", .avoid), ("Push buttons to the edge.", .should),
      ("Audit and test your app.", .should), ("Elevate what matters.", .should),
      ("Push buttons can be the default.", .may), ("You may use a tint.", .may),
      ("It's fine to hide the label.", .may), ("A label has to be short.", .must),
      ("Line height ought to be larger.", .should), ("Nothing may flash.", .never),
      ("The star can be no smaller.", .must), ("What has to be seen stays.", nil),
      ("You must ensure that titles do not wrap.", .must), ("Titles should never wrap.", .never),
      ("No tab is hidden on a phone.", .never), ("Take care to avoid long titles.", .avoid),
      ("It is recommended to wrap titles to avoid gaps.", .should),
    ])
  func english(sentence: String, modality: Modality?) {
    #expect(EnglishMood.modality(of: sentence) == modality)
  }

  @Test(
    "Korean says what it binds to at its end",
    arguments: [
      ("탭을 숨기지 마십시오.", Modality.avoid), ("과밀을 피하세요.", .avoid),
      ("탭 바와 툴바는 절대 함께 나타나서는 안 됩니다.", .never),
      ("배경은 검정색이 아니면 안 됩니다.", .must), ("제목을 넣지 않으면 안 됩니다.", .must),
      ("제목을 넣으면 안 됩니다.", .never), ("배경은 불투명해야만 합니다.", .must),
      ("레이블을 빠뜨리지 마세요.", .should), ("레이블 붙이는 것을 절대 잊지 마세요.", .must),
      ("버튼 색을 바꿔도 됩니다.", .may), ("레이블은 숨겨도 괜찮습니다.", .may),
      ("링크를 가리면 안 돼요.", .never), ("큰 글자를 지원해야 해요.", .must),
      ("짧은 제목을 추천합니다.", .should), ("별은 더 작을 수 없습니다.", .never),
      ("사이드바를 사용하는 것을 고려하십시오.", .consider),
      ("짧은 제목을 사용하세요.", .should), ("구체적인 명사를 사용하라.", .should),
      ("반드시 물어보세요.", .must), ("배지를 표시할 수 있습니다.", .may),
      ("아이콘을 사용하는 것이 좋습니다.", .should), ("사이드바를 고려하라.", .consider),
      ("명사 또는 명사구를 사용합니다.", .should), ("시스템 기능을 존중합니다.", .should),
      ("사이드바를 고려하라 그게 더 많은 탭을 보여줄 수 있다.", .consider),
      ("사이드바를 고려하세요 더 많은 탭을 보여줄 수 있습니다.", .consider),
      ("배지는 꼭 필요할 때만 사용한다.", .should), ("동작이 늘 같아야 함", .must),
      ("금액은 크게 보여주되 강한 색을 사용하지 않습니다.", .avoid),
    ])
  func korean(sentence: String, modality: Modality) {
    #expect(KoreanMood.modality(of: sentence) == modality)
  }

  @Test(
    "What a component or the system does by itself is no order",
    arguments: [
      "탭 바는 반투명 배경을 사용한다.", "시스템은 색을 자동으로 사용한다.", "앱은 배지를 적게 사용합니다.",
      "크기를 바꾸어도 다른 값에는 영향을 미치지 않습니다.",
    ])
  func descriptions(sentence: String) {
    #expect(!KoreanMood.isDeclaredOrder(sentence))
  }

  @Test(
    "A sentence that only sends elsewhere is no rule; one that asks to make sure is",
    arguments: [
      ("자세한 내용은 툴바를 참조하십시오.", true), ("다음 문서를 확인하세요.", true),
      ("게이지를 어떻게 쓰는지 살펴보도록 하자.", true),
      ("탭이 표시되는지 확인하십시오.", false), ("두 방향에서 테스트해 보세요.", false),
    ])
  func references(sentence: String, isReference: Bool) {
    #expect(KoreanMood.isReference(sentence) == isReference)
  }

  @Test(
    "A noun at the start makes no order",
    arguments: [
      "Tab bars help people.", "Support for tabs is new.", "For guidance, see Tabs.",
      "Size: small, medium or large", "Support: iOS and iPadOS",
    ])
  func noOrder(sentence: String) {
    #expect(!EnglishMood.isImperative(sentence))
  }
}

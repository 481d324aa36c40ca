import GuidelineReaders
import Guidelines
import TestSupport
import Testing

/// Layouts of wikis, note-taking tools, blogs and sites as people paste them.
@Suite("Layouts of pasted pages")
struct PastedLayoutTests {
  static let layouts = [
    Layout(
      testDescription: "a Korean sentence that begins with a number stands on its own",
      text: """
        # Waiting

        Waits above 200 ms feel long. 200ms가 넘는 기다림은 길게 느껴진다.

        Show a spinner after two seconds.2초가 지나면 스피너를 보여준다.
        """,
      outline: ["heading 1|·", "paragraph 3|3", "rule 5|5 should"],
      metrics: ["duration 200… ms both", "duration 2 s both"]),
    Layout(
      testDescription: "lines that each say everything in both languages",
      text: """
        # Search fields

        Show up to 4 recent searches | 최근 검색은 최대 4개 보여준다
        Start to search after a short pause. / 잠시 멈추면 검색을 시작한다.
        """,
      outline: ["heading 1|·", "rule 3|3 should", "rule 4|4 should"],
      metrics: ["count …4 searches both"]),
    Layout(
      testDescription: "lines in both languages with numbers are no rows",
      text: """
        # Search fields

        Show up to 4 recent searches. | 최근 검색은 최대 4개 보여준다.
        Wait 300 ms before you search. | 검색하기 전에 300ms 기다린다.
        """,
      outline: ["heading 1|·", "rule 3|3 should", "rule 4|4 should"],
      metrics: ["count …4 searches both", "duration 300 ms both"]),
    Layout(
      testDescription: "a table that was copied one cell a line",
      text: """
        # Tab bar icons

        Platform

        Icon size

        Margin

        iOS

        25x25 pt

        16 pt

        macOS

        16x16 pt

        8 pt

        Use the sizes as they stand.
        """,
      outline: ["heading 1|·", "table 3-19|·", "rule 21|· should"],
      metrics: [
        "width 25 pt", "height 25 pt", "margin 16 pt", "width 16 pt", "height 16 pt", "margin 8 pt",
      ]),
    Layout(
      testDescription: "cells in lines, several values below a name",
      text: """
        앱 아이콘은 기기마다 크기가 다릅니다.

        기기
        아이콘 크기
        iPhone
        180x180px @3x
        120x120px @2x
        iPad
        152x152px @2x
        """,
      outline: ["paragraph ·|1", "table ·|3-9"],
      metrics: [
        "width 180 px @3x", "height 180 px @3x", "width 120 px @2x", "height 120 px @2x",
        "width 152 px @2x", "height 152 px @2x",
      ]),
    Layout(
      testDescription: "a list of terms, some of them verbs as well",
      text: """
        # Buttons

        **Use few words.** It helps.

        **Avoid many.** It helps too.

        - **Style.** A visual style based on size.
        - **Cancel.** The button cancels the action.
        - **Center area.** Common controls appear here.

        Push buttons can act as the default button.

        Help buttons are circular.
        """,
      outline: [
        "heading 1|·", "rule 3|· should", "rule 5|· avoid", "item 7|·", "item 8|·", "item 9|·",
        "paragraph 11|·", "paragraph 13|·",
      ],
      metrics: []),
    Layout(
      testDescription: "figures that are quoted in the other language",
      text: """
        # Icons

        Use simple shapes.

        > 단순한 모양을 사용하세요.

        Keep lines thick.

        > 선을 두껍게 유지하세요.

        Provide these sizes:

        > 다음 크기를 제공하세요:

        - 32x32 px @1x, 64x64 px @2x
        - > 32x32px @1x, 64x64px @2x
        """,
      outline: [
        "heading 1|·", "rule 3|5 should", "rule 7|9 should", "rule 11|13 should", "item 15|16",
      ],
      metrics: [
        "width 32 px @1x both", "height 32 px @1x both", "width 64 px @2x both",
        "height 64 px @2x both",
      ]),
    Layout(
      testDescription: "every sentence with its translation in parentheses",
      text: """
        # 접근성

        **대비를 확보하세요.** (Provide sufficient contrast.) 본문 대비는 4.5:1 이상이어야 합니다. (Body text \
        needs a contrast of at least 4.5:1.)
        """,
      outline: ["heading ·|1", "rule 3|3 should"],
      metrics: ["ratio 4.5… :1 both"]),
    Layout(
      testDescription: "a blog copied with what stands around it",
      text: """
        홈 태그 방명록

        [HIG] Alerts

        곰 2022. 7. 18. 21:07

        Use no more than three buttons.

        버튼은 세 개를 넘기지 마세요.

        태그 #iOS #HIG
        """,
      outline: ["heading 3|·", "rule 7|9 should"],
      metrics: ["count …3 buttons both"]),
    Layout(
      testDescription: "a reference is no rule, whatever its mood",
      text: """
        # App icons

        tvOS 앱 아이콘은 2~5개의 레이어로 깊이감을 준다. 자세한 내용은 레이어 이미지를 참조하세요.
        """,
      outline: ["heading 1|·", "paragraph ·|3"],
      metrics: ["count 2…5 layers"]),
    Layout(
      testDescription: "crosses say what not to do",
      text: """
        # Buttons

        ❌ More than 2 buttons

        🚫 Titles over 20 characters

        ✅ Use a verb.
        """,
      outline: ["heading 1|·", "rule 3|· avoid", "rule 5|· avoid", "rule 7|· should"],
      metrics: ["count …2 buttons", "length …20 characters"]),
    Layout(
      testDescription: "a tick says to do what it says, whatever stands above, in both languages",
      text: """
        # Badges

        ## Don't

        ❌ Show more than one badge. / 배지를 두 개 이상 보여 주지 마세요.

        ✅ Show one badge at a time. / 한 번에 배지 하나만 표시하세요.
        """,
      outline: ["heading 1|·", "heading 3|·", "rule 5|5 avoid", "rule 7|7 should"],
      metrics: ["count …1 badges", "count …1 badges"]),
    Layout(
      testDescription: "a bold label stands for the list below it, and for no more",
      text: """
        # Toggles

        **Do**

        - Use a switch in a list row.

        **❌ Don't**

        - Use a switch in place of a checkbox.

        Use a switch for settings.
        """,
      outline: ["heading 1|·", "rule 5|· should", "rule 9|· avoid", "rule 11|· should"],
      metrics: []),
    Layout(
      testDescription: "lines that begin with a tick or a cross each say something",
      text: """
        # Badges

        ✅ Use a small number.
        ❌ Use a long word.
        ✅ 작은 숫자를 사용하세요.
        ❌ 긴 단어를 사용하세요.
        """,
      outline: ["heading 1|·", "rule 3|5 should", "rule 4|6 avoid"],
      metrics: []),
    Layout(
      testDescription: "so do lines that begin with Do and Don't",
      text: """
        # Badges

        Do: Put the badge on top.
        Don't: Cover the icon.
        """,
      outline: ["heading 1|·", "rule 3|· should", "rule 4|· avoid"],
      metrics: []),
    Layout(
      testDescription: "sentences as headings are translated by what a paragraph begins with",
      text: """
        # Text fields

        ### Keep labels short.

        레이블을 짧게 쓰세요. 긴 레이블은 읽기 어렵습니다.

        ### Put the hint inside.

        힌트를 안에 두세요. 힌트가 밖에 있으면 놓치기 쉽습니다.
        """,
      outline: ["heading 1|·", "rule 3|5 should", "rule 7|9 should"],
      metrics: []),
    Layout(
      testDescription: "headings are in both languages where most of them are",
      text: """
        # Banners 배너

        ## Anatomy 구조

        ## Motion 움직임

        ## 변경 이력 Changelog

        - v1.2 (2025-01-20): Height 52 pt, was 48 pt
        """,
      outline: ["heading 1|1", "heading 3|3", "heading 5|5", "heading 7|7", "item 9|·"],
      metrics: []),
    Layout(
      testDescription: "a line under a Korean title gives it in English",
      text: """
        # 페이지 컨트롤
        Page controls

        점은 최대 10개까지 표시하세요.
        Show at most 10 dots.
        """,
      outline: ["heading 2|1", "rule 5|4 should"],
      metrics: ["count …10 dots both"]),
    Layout(
      testDescription: "a unit at the end of a sentence does not hold the next one",
      text: """
        # Fonts

        Don't use fonts below 11 pt. 11pt 미만의 글꼴을 사용하지 마세요.

        > **Tip** Use whole stars.
        """,
      outline: ["heading 1|·", "rule 3|3 avoid", "aside 5|· should"],
      metrics: ["size 11… pt both"]),
    Layout(
      testDescription: "the name of a system begins the other language",
      text: """
        # Switches

        Use a switch in a macOS window. macOS 윈도우에서 스위치를 사용하세요.
        """,
      outline: ["heading 1|·", "rule 3|3 should"],
      metrics: []),
    Layout(
      testDescription: "tables of both languages give a number once",
      text: """
        # Tab bars

        | Screen | Height |
        |---|---|
        | Small | 48 pt |
        | Large | 54 pt |

        | 화면 | 높이 |
        |---|---|
        | 작음 | 48pt |
        | 큼 | 56pt |
        """,
      outline: ["heading 1|·", "table 3-6|8-11"],
      metrics: ["height 48 pt both", "height 54 pt", "height 56 pt"]),
    Layout(
      testDescription: "a device with a size behind it keeps its number",
      text: """
        # App icons

        - iPhone 60x60 pt
        - iPad 76x76 pt
        """,
      outline: ["heading 1|·", "item 3|·", "item 4|·"],
      metrics: ["width 60 pt", "height 60 pt", "width 76 pt", "height 76 pt"]),
    Layout(
      testDescription: "halves of a heading that name the same are in both languages",
      text: """
        # Tab bars 탭 막대

        ## 사이드바 Sidebar

        ## iPhone 앱 개발
        """,
      outline: ["heading 1|1", "heading 3|3", "heading ·|5"]),
    Layout(
      testDescription: "questions are no rules, and stand alone where all else is side by side",
      text: """
        ## Q. How many tabs should an app have?

        A. Use three to five tabs. / 탭은 세 개에서 다섯 개를 쓰세요.

        ## Q. 아이콘은 얼마나 커야 하나요?

        A. Use two typefaces. 서체는 두 가지를 쓰세요.

        ## Q. Can I use more than one font?
        """,
      outline: [
        "heading 1|·", "rule 3|3 should", "heading ·|5", "rule 7|7 should", "heading 9|·",
      ]),
    Layout(
      testDescription: "a table in two languages with gaps",
      text: """
        # Alerts

        | English | 한국어 |
        |---|---|
        | Use alerts sparingly. | 알림은 아껴 쓰세요. |
        | Avoid showing an alert at launch. | |
        | | 취소 버튼을 두세요. |
        | Identify destructive buttons. | |
        | Keep titles short. | |
        | Label buttons clearly. | 버튼의 이름을 분명하게 지으세요. |
        """,
      outline: [
        "heading 1|·", "rule 5|5 should", "rule 6|· avoid", "rule ·|7 should", "rule 8|· should",
        "rule 9|· should", "rule 10|10 should",
      ]),
    Layout(
      testDescription: "what is no rule though it begins as one",
      text: """
        # File management

        Document apps create and open files.

        For example, Preview uses a generated icon.

        Sign in with Apple lets people use an account.
        """,
      outline: ["heading 1|·", "paragraph 3|·", "paragraph 5|·", "paragraph 7|·"],
      metrics: []),
    Layout(
      testDescription: "an arrow stands between the languages",
      text: """
        # Search fields

        * Display placeholder text -> 플레이스홀더 텍스트를 보여줘라
        * Use 2 to 4 scope buttons → 범위 버튼은 2~4개를 써라
        """,
      outline: ["heading 1|·", "rule 3|3 should", "rule 4|4 should"]),
    Layout(
      testDescription: "bold lines with numbers state what the text below explains",
      text: """
        # Layout

        **🔹 Safe area**

        안전 영역은 막대에 가려지지 않는 영역이다.

        **🔹 여백은 최소 16pt**

        좁은 화면에서도 글을 읽기 쉽다.
        """,
      outline: [
        "heading 1|·", "heading 3|·", "paragraph ·|5", "rule ·|7 should", "paragraph ·|9",
      ],
      metrics: ["margin 16… pt"]),
    Layout(
      testDescription: "headings that nobody translated part the texts",
      text: """
        # 진행률 표시기

        진행률 표시기는 앱이 멈추지 않았음을 알려줍니다.

        ## 모범 사례

        ### 가능하면 확정 표시기를 사용하세요

        When possible, use a determinate progress indicator.

        ### 표시기를 같은 위치에 두세요

        Keep the indicator in one place.
        """,
      outline: [
        "heading ·|1", "paragraph ·|3", "heading ·|5", "rule 9|7 should",
        "rule 13|11 should",
      ]),
    Layout(
      testDescription: "labels and addresses at the border of the languages",
      text: """
        # Segmented controls

        macOS: Use introductory text. macOS: 소개 텍스트를 쓰세요.

        더보기: https://example.com/guidelines
        """,
      outline: ["heading 1|·", "rule 3|3 should", "paragraph ·|5"],
      metrics: []),
    Layout(
      testDescription: "leads that are translated without their reason",
      text: """
        # Typography

        **Use sizes that people can read.** Follow the recommended sizes for each of the platforms.

        **읽을 수 있는 크기를 사용하세요.** 플랫폼마다 권장되는 크기를 따르세요.

        **In general, avoid light font weights.** For example, prefer Regular, Medium, Semibold, \
        or Bold over Thin and Light ones.

        **일반적으로 얇은 굵기는 피하세요.**
        """,
      outline: ["heading 1|·", "rule 3|5 should", "rule 7|9 avoid"],
      metrics: []),
    Layout(
      testDescription: "lines that end a list item without its indent",
      text: """
        # Testing

        - 예를 들어, 소셜 미디어 앱의 흐름은 “댓글에 대한 반응을 게시”일 수 있습니다. 이 흐름의 작업은 다음과 같습니다.

        게시된 댓글 읽기
        반응할 댓글 선택
        반응 열기

        > For example, a common flow in a social media app might be “post a response to a comment.” \
        The tasks that make up this flow could include: Read posted comments, Choose a comment for \
        a response, Open the response view.
        """,
      outline: ["heading 1|·", "paragraph 9|3-7"],
      metrics: []),
    Layout(
      testDescription:
        "terms and what they mean are no rules, whatever the translation sounds like",
      text: """
        - **단순성** - 익숙한 동작으로 복잡한 일을 쉽게 합니다.

          > **Simplicity** — Familiar interactions that make complex tasks simple.

        - **인식성** - 누구나 모든 내용을 알아볼 수 있도록 합니다.

          > **Perceivability** — Making sure that everyone can perceive all of the content.
        """,
      outline: ["paragraph 3|1", "paragraph 7|5"],
      metrics: []),
    Layout(
      testDescription: "marks of note-taking tools leave their words",
      text: """
        # Sheets

        > [!tip] 손잡이를 보여 주세요

        - [[Modality|모달]]을 최소로 쓴다. (Keep modal views to a minimum.) ^modal
        - ==닫기 버튼==을 왼쪽에 둔다.[^1]

        [^1]: 오른쪽에 두는 앱도 있다.
        """,
      outline: [
        "heading 1|·", "aside ·|3 should", "rule 5|5 should", "rule ·|6 should", "paragraph ·|8",
      ],
      metrics: []),
    Layout(
      testDescription: "sections that every page has, links to other pages and a change log",
      text: """
        Toolbars

        Best practices

        Keep a toolbar 44 pt tall.

        Related

        Labels
        Sheets

        Change log

        June 10, 2024 Added that text is 17 pt.
        """,
      outline: [
        "heading 1|·", "heading 3|·", "rule 5|· should", "heading 7|·", "paragraph 9|·",
        "paragraph 10|·", "heading 12|·", "paragraph 14|·",
      ],
      metrics: ["height 44 pt"]),
    Layout(
      testDescription: "cells that are merged over rows and columns",
      text: """
        # Dots

        <table>
        <tr><th rowspan="2">Device</th><th colspan="2">Dot</th></tr>
        <tr><th>Diameter</th><th>Spacing</th></tr>
        <tr><td>iPhone</td><td>6 pt</td><td rowspan="2">8 pt</td></tr>
        <tr><td>iPad</td><td>7 pt</td></tr>
        </table>
        """,
      outline: ["heading 1|·", "table 4-7|·"],
      metrics: ["size 6 pt", "spacing 8 pt", "size 7 pt", "spacing 8 pt"]),
    Layout(
      testDescription: "a spreadsheet with many columns beside the texts",
      text: """
        번호,항목,Guideline (EN),가이드라인 (KO),값,단위,플랫폼
        1,탭 바,"Use no more than 5 tabs.","탭은 5개 이하로 사용한다.",5,개,iOS
        2,툴바,"Keep the toolbar height at 44 pt.","툴바 높이는 44pt로 유지한다.",44,pt,iOS
        """,
      outline: ["rule 2|2 should", "rule 3|3 should"],
      metrics: ["count …5 tabs both", "height 44 pt both"]),
    Layout(
      testDescription: "lines drawn with underscores and remarks of readers",
      text: """
        Menus

        * Keep menus short. → 메뉴를 짧게 유지하세요.
        * Use at most three groups. → 최대 세 그룹까지 만드세요.
        ________________

        [a]이 번역이 맞나요?
        """,
      outline: ["heading 1|·", "rule 3|3 should", "rule 4|4 should"],
      metrics: ["count …3 groups both"]),
  ]

  @Test("Every line is what a reader takes it for", arguments: layouts)
  func outline(layout: Layout) throws { try layout.expectOutline() }

  @Test(
    "A title says of what kind the page is, too",
    arguments: [
      "Tab bar specifications", "탭 바 정리", "Tab bars guide", "탭 바 디자인 가이드", "Tab bar usage notes",
    ])
  func genres(title: String) throws {
    #expect(try read("# \(title)\n\nText.\n").component?.rawValue == "tab-bars")
  }

  @Test("A number that a document gives its rules is no part of them")
  func labels() throws {
    let document = try read(
      """
      # Bars

      **Rule 2 — Use 3 to 5 tabs on iPhone.** (규칙 2 — 아이폰에서는 탭을 3~5개 사용하세요.)
      """)
    let statement = document.passages.compactMap(\.statement).first
    #expect(statement?.lead.en == "Use 3 to 5 tabs on iPhone.")
    #expect(statement?.lead.ko == "아이폰에서는 탭을 3~5개 사용하세요.")
  }

  @Test("A label and its colon before an order are no part of it")
  func labelsWithColons() throws {
    let document = try read(
      """
      # Bars

      Rule: Keep a bar short enough to be read at once.

      Bar color: Use the accent color in few places.
      """)
    let leads = document.passages.compactMap(\.statement).map(\.lead.en)
    #expect(
      leads == [
        "Keep a bar short enough to be read at once.",
        "Bar color: Use the accent color in few places.",
      ], "\(document.dump)")
  }

  @Test("Who translated a page and what for is no rule")
  func translatorsNotes() throws {
    let document = try read(
      """
      # 게이지

      본 문서는 공부를 위해 번역한 것이므로 상업적으로 사용하지 마세요.

      눈금은 짧게 그리세요.
      """)
    let rules = document.passages.filter { $0.statement != nil }.map { $0.ko?.lines.first }
    #expect(rules == [5], "\(document.dump)")
  }

  @Test("A site's title and the front matter name the component")
  func siteTitles() throws {
    let pasted = try read(
      """
      본문 바로가기

      Human Interface Guidelines

      휴먼 인터페이스 가이드라인(12) Bars -2 Tab Bars

      A bar at the bottom of the screen lets people move between the parts of an app.
      화면 아래의 막대로 앱의 여러 부분을 오갈 수 있다.
      """, name: "post.txt")
    #expect(pasted.component?.rawValue == "tab-bars", "\(pasted.dump)")
    let marked = try read("---\npage: Tab bars\n---\n\n# Three things\n\nA bar is flat.\n")
    #expect(marked.component?.rawValue == "tab-bars")
  }

  @Test("Tags and a byline above the title of a post name no component and no platform")
  func tags() throws {
    let document = try read(
      """
      velog

      로그인
      곰돌이·2022년 8월 3일
      HIG
      iOS
      목록 보기
      5/12
      Toolbars
      도구 막대

      A toolbar holds what people do most.
      도구 막대에는 사람들이 가장 많이 하는 일이 있다.

      이전 포스트
      [번역] HIG - Text fields
      """, name: "post.txt")
    #expect(document.component?.rawValue == "toolbars")
    #expect(document.passages.last?.platforms == [])
    #expect(document.skipped.contains { $0.lines.contains(16) && $0.reason == .boilerplate })
    #expect(document.unaccountedLines.isEmpty)
  }
}

@Suite("Links of wikis")
struct WikiLinkTests {
  @Test("A page that a wiki calls by its name is the component of that name")
  func names() throws {
    let document = try read(
      """
      # Tab bars

      Use a [[Toolbars|toolbar]] for actions. See [[Navigation bars#Titles]].
      """)
    let links = document.passages.flatMap(\.links)
    #expect(links.map(\.text) == ["toolbar", "Navigation bars#Titles"])
    #expect(links.map(\.target) == ["Toolbars.md", "Navigation%20bars.md#Titles"])
    #expect(links.map(\.component?.rawValue) == ["toolbars", "navigation-bars"])
  }
}

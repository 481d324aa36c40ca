import GuidelineReaders
import Guidelines
import TestSupport
import Testing

/// Pages that were copied with the site or the blog around them.
@Suite("Framed pages")
struct FramedPageTests {
  static let layouts = [
    Layout(
      testDescription: "rows of links and of tags, bylines and counters between the rules",
      text: """
        # Sliders

        Docs · Help · Status · Careers · Terms

        Show the value beside a slider.

        UX · Design · iOS

        iOS · iPadOS

        Make the thumb 28 pt wide.

        Updated: May 9, 2023

        Mina Park · 4 min read

        310 claps

        Avoid tiny steps.

        2.4K Followers

        Share this: Mastodon Email

        Suggest an edit | View source

        조회 2,041 · 댓글 7

        ← Previous: Pick a date

        Leave the ends free.
        """,
      outline: [
        "heading 1|·", "rule 5|· should", "paragraph 9|·", "rule 11|· should", "rule 19|· avoid",
        "rule 31|· should",
      ],
      metrics: ["width 28 pt"]),
    Layout(
      testDescription: "what a blog asks of its readers",
      text: """
        # 슬라이더

        손잡이는 크게 만드세요.

        틀린 번역은 댓글로 알려 주시면 고치겠습니다.

        이 글이 도움이 되셨다면 공감을 눌러 주세요.

        단계를 너무 잘게 나누지 마세요.

        Tell me what I missed, let me know in the comments.

        We use cookies to count visits.

        양 끝을 비워 두세요.
        """,
      outline: ["heading ·|1", "rule ·|3 should", "rule ·|9 avoid", "rule ·|15 should"]
    ),
    Layout(
      testDescription: "the titles of other posts, up to a heading or a sentence",
      text: """
        # Steppers

        Pair a stepper with a field.

        You might also like

        - Make sliders long
        - Use fewer menus

        Keep both buttons in view.

        ### 함께 읽으면 좋은 글

        메뉴를 짧게 쓰세요

        색을 아껴 쓰기

        ## Sizes

        Rows are 44 pt tall.
        """,
      outline: [
        "heading 1|·", "rule 3|· should", "rule 10|· should", "heading 18|·", "paragraph 20|·",
      ],
      metrics: ["height 44 pt"]),
    Layout(
      testDescription: "words that sites have links of are subjects of a guideline as well",
      text: """
        # Search

        Show a field at the top.

        ## Help

        Answer at once.

        ## Share

        Use the symbol that people know.

        ## 태그

        태그는 짧게 쓰세요.

        Home · Search · Library

        Related posts need short titles.
        """,
      outline: [
        "heading 1|·", "rule 3|· should", "heading 5|·", "rule 7|· should", "heading 9|·",
        "rule 11|· should", "heading ·|13", "rule ·|15 should", "paragraph 17|·", "paragraph 19|·",
      ]),
    Layout(
      testDescription: "a button is explained in a sentence, a post is only named",
      text: """
        # Wizards

        Previous: the button that leads back, at the left.

        Previous: Choose an order

        [« Lists](lists.md) [Grids »](grids.md)

        [Hosts](/hosts) [RSS](/feed) [About](/about)

        3 / 12

        Topics: 3 at most

        Leave room for more.
        """,
      outline: ["heading 1|·", "paragraph 3|·", "paragraph 13|·", "rule 15|· should"]),
    Layout(
      testDescription: "the foot of a page goes on above a list of posts",
      text: """
        # Wizards

        Show how many steps are left.

        Photo by Haru Seo

        Mail

        UX

        iOS

        Written by Haru Seo

        890 Followers · Editor of Small Screens

        More from Haru Seo and Small Screens

        Use fewer steps in setup

        Stop asking twice

        Recommended from Medium

        Make your forms short

        Careers

        Terms
        """,
      outline: ["heading 1|·", "rule 3|· should"]),
    Layout(
      testDescription: "lists of contents repeat the headings below them",
      text: """
        # Gauges

        ## In this article

        1. Choosing a shape
        2. Show at most 3 marks
        3. Colors

        ## Choosing a shape

        A ring takes little room.

        ## Show at most 3 marks

        Many marks look crowded.

        ## Colors

        Use one color.
        """,
      outline: [
        "heading 1|·", "heading 9|·", "paragraph 11|·", "rule 13-15|· should", "heading 17|·",
        "rule 19|· should",
      ],
      metrics: ["count …3 marks"]),
    Layout(
      testDescription: "a list without a label that repeats the headings below it",
      text: """
        # 게이지

        - 1. 모양
        - 2. 눈금은 세 개까지만 그리세요

        ## 1. 모양

        고리는 자리를 적게 차지한다.

        ## 2. 눈금은 세 개까지만 그리세요

        많으면 복잡해 보인다.

        - 모양
        - 눈금
        """,
      outline: [
        "heading ·|1", "heading ·|6", "paragraph ·|8", "rule ·|10-12 should", "item ·|14",
        "item ·|15",
      ]),
    Layout(
      testDescription: "entries of a change log with other versions or dates are no pairs",
      text: """
        # Gauges

        ## Change log

        - v2.0 (2024-05-02) — Added what to show on a watch
        - v1.0 (2024-01-09) — 처음으로 옮김
        - 2023-12-01: Colors added. 색상 추가.
        - 2023-11-05: Removed the old sizes of all rings
        - 2023-10-04: 고리의 크기를 모두 새로 정리함
        """,
      outline: [
        "heading 1|·", "heading 3|·", "item 5|·", "item ·|6", "item 7|7", "item 8|·", "item ·|9",
      ]),
  ]

  @Test("Every line is what a reader takes it for", arguments: layouts)
  func outline(layout: Layout) throws { try layout.expectOutline() }

  @Test("The menu of a site and the name of a blog are no titles")
  func titles() throws {
    let site = try read("Home\nBlog\nAbout\n\nReading order\n\nPut what matters first.\n")
    #expect(site.title.en == "Reading order", "\(site.dump)")
    #expect(site.component?.rawValue == "reading-order")
    let blog = try read("The Pixel Blog\n\nReading order\n\nPut what matters first.\n")
    #expect(blog.title.en == "Reading order", "\(blog.dump)")
    let help = try read("Help\n\nPut what matters first.\n")
    #expect(help.title.en == "Help", "\(help.dump)")
  }

  @Test("A post in plain text is called what stands above its byline")
  func posts() throws {
    let document = try read(
      """
      본문 바로가기
      그림 그리는 하늘
      앱 디자인 번역
      [HIG 번역] 도구 막대 (Toolbars) 2022년판 요약
      하늘
      2022. 9. 3. 10:12
      반응형

      도구 막대에는 자주 하는 일을 두세요.

      단추는 다섯 개를 넘기지 마세요.

      '앱 디자인 번역' 카테고리의 다른 글
      [HIG 번역] 알림을 줄이세요 (2)\t2022.09.10
      [HIG 번역] 사이드바 (0)\t2022.09.08
      [HIG 번역] 배지 (1)\t2022.09.07
      이 블로그의 인기글
      여백을 넉넉히 두세요
      """, name: "post.txt")
    #expect(document.title == Bilingual(en: "Toolbars", ko: "도구 막대 2022년판 요약"))
    #expect(document.component?.rawValue == "toolbars")
    #expect(document.edition?.description == "2022")
    #expect(document.passages.compactMap { $0.ko?.lines.first } == [4, 9, 11], "\(document.dump)")
    #expect(document.unaccountedLines.isEmpty)
  }

  @Test("What stands above a menu, and who wrote a post, is no title")
  func namesAboveBylines() throws {
    let english = try read(
      """
      Small Screens by Tom
      Home | Archive | RSS

      Writing short labels
      May 2, 2023 - Tom Lee

      Use verbs for buttons.

      Filed under hig, ios
      """, name: "post.txt")
    #expect(english.title.en == "Writing short labels", "\(english.dump)")
    #expect(english.passages.allSatisfy { $0.platforms.isEmpty })
    let korean = try read(
      """
      하루의 공부방
      블로그
      검색
      HIG 번역
      긴 목록을 나누는 법
      프로필
      하루
      2023. 5. 2. 9:10
      이웃추가

      목록은 짧게 나누세요.

      이 블로그 인기글
      단추를 크게 만드세요
      2023. 4. 8.
      색을 아껴 쓰세요
      """, name: "post.txt")
    #expect(korean.title.ko == "긴 목록을 나누는 법", "\(korean.dump)")
    #expect(korean.passages.compactMap { $0.ko?.lines.first } == [5, 11], "\(korean.dump)")
    let bilingual = try read("Color\n색상\n2023. 5. 2.\n\n색을 아껴 쓰세요.\n", name: "post.txt")
    #expect(bilingual.skipped.map(\.lines.first) == [3], "\(bilingual.dump)")
  }

  @Test("Menus, tags and subjects of plain text are told apart by what stands below them")
  func plainText() throws {
    let page = try read(
      """
      Skip to Content
      Global Nav Open Menu
      Developer
      Discover
      Design
      Account
      Human Interface Guidelines
      Steppers
      A stepper changes a value in steps.

      Best practices
      Show the value beside it. Use a field.

      Change log
      Date
      Changes
      June 5, 2023
      Clarified the steps.
      """, name: "page.txt")
    #expect(page.title.en == "Steppers", "\(page.dump)")
    #expect(page.edition?.description == "2023-06")
    let post = try read(
      """
      로그인
      haru.log
      로그인
      [HIG] Steppers
      haru·2023년 4월 6일
      HIG
      디자인
      iOS
      목록 보기
      3/9
      증감 버튼은 값 옆에 두세요.

      검색

      검색 버튼은 위에 둡니다.
      """, name: "post.txt")
    #expect(post.passages.allSatisfy { $0.platforms.isEmpty }, "\(post.dump)")
    #expect(post.passages.compactMap { ($0.ko ?? $0.en)?.lines.first } == [4, 11, 13, 15])
  }

  @Test(
    "A title says its name in each language, whatever stands around both",
    arguments: [
      ("배지(Badges) 가이드라인 정리", "Badges", "배지 가이드라인 정리"),
      ("Badges (배지) 정리", "Badges", "배지 정리"),
      ("HIG 2023 - 배지(Badges)", "Badges", "배지"),
      ("[번역] 배지 (Badges)", "Badges", "배지"),
    ])
  func glosses(title: String, en: String, ko: String) throws {
    let document = try read("# \(title)\n\n짧게 쓰세요.\n")
    #expect(document.title == Bilingual(en: en, ko: ko), "\(document.dump)")
  }

  @Test(
    "An edition is what a title or a change log states, and not when a post was written",
    arguments: [
      ("# 배지 2022년판\n\n짧게 쓰세요.\n", "2022"), ("# Badges, HIG 2023\n\nBe brief.\n", "2023"),
      ("# Badges\n\nPosted on May 3, 2023\n\nBe brief.\n", "-"),
      ("# Badges\n\nBe brief.\n\n## Change log\n\n- v1.1 (2024-02-01): Added sizes\n", "2024-02"),
      (
        "# Badges\n\n| Version | Date | Notes |\n|---|---|---|\n| 2 | 2024-03-01 | New |\n| 1 | "
          + "2023-03-01 | First |\n", "2024-03"
      ),
      ("# Badges since 2021\n\nBe brief.\n", "-"),
    ])
  func editions(text: String, edition: String) throws {
    #expect(try read(text).edition?.description ?? "-" == edition)
  }

  @Test(
    "The address of an archived copy tells its edition, and any other address does not",
    arguments: [
      (
        "https://web.archive.org/web/20230605120000/https://developer.apple.com/design/badges",
        "2023-06"
      ),
      (
        "https://web.archive.org/web/202206id_/https://developer.apple.com/design/badges", "2022-06"
      ),
      ("http://archive.ph/2021.11.02-081500/https://developer.apple.com/design/badges", "2021-11"),
      ("https://web.archive.org/web/2019/http://developer.apple.com/ios/badges", "2019"),
      ("https://web.archive.org/web/20231305/https://example.com/badges", "-"),
      ("https://example.com/2023/06/badges", "-"), ("https://example.com/20230605/badges", "-"),
    ], ["url", "canonical", "source"])
  func archivedCopies(address: (url: String, edition: String), key: String) throws {
    let page = try read("---\n\(key): \(address.url)\n---\n# Badges\n\nBe brief.\n")
    #expect(page.edition?.description ?? "-" == address.edition)
  }

  @Test(
    "The head of a saved web page tells its address and edition as front matter does",
    arguments: [
      ("<link rel=\"canonical\" href=\"ADDRESS\">", true),
      ("<meta property='og:url' content='ADDRESS'>", true),
      ("<LINK HREF=ADDRESS REL=Canonical>", true),
      ("<meta property=og:url content=https://example.com><link rel=canonical href=ADDRESS>", true),
      ("<link rel=stylesheet href=ADDRESS>", false),
    ])
  func savedPage(tag: String, isRead: Bool) throws {
    let address =
      "https://web.archive.org/web/20230605/https://developer.apple.com/design/"
      + "human-interface-guidelines/badges"
    let tag = tag.replacing("ADDRESS", with: address)
    let body = "<h1>Badges</h1><p>Be brief.</p>"
    let page = try read("<!DOCTYPE html>\n<html><head>\(tag)</head><body>\(body)</body></html>\n")
    #expect(page.url == (isRead ? address : nil))
    #expect(page.edition?.description == (isRead ? "2023-06" : nil))
    // The same words in the middle of notes say nothing of the notes.
    #expect(try read("# Notes\n\nBe brief.\n\n\(tag)\n").edition == nil)
  }

  @Test(
    "The address that a document of any guideline states is its own",
    arguments: [
      ("url: https://design.example/tabs", "https://design.example/tabs"),
      ("source: http://design.example/tabs#badges", "http://design.example/tabs#badges"),
      ("url: design.example/tabs", nil), ("source: the design team", nil),
      ("url: javascript:alert(1)", nil),
    ])
  func statedAddress(frontMatter: String, address: String?) throws {
    #expect(try read("---\n\(frontMatter)\n---\n# Tabs\n\nBe brief.\n").url == address)
  }

  @Test("What a page states of its edition outweighs the date of its copy")
  func statedEdition() throws {
    let page = try read(
      """
      ---
      url: https://web.archive.org/web/20230605/https://developer.apple.com/design/badges
      ---
      # Badges

      Be brief.

      ## Change log

      - v1.1 (2022-09-14): Added sizes
      """)
    #expect(page.edition?.description == "2022-09")
  }
}

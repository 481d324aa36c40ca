import GuidelineReaders
import Guidelines
import Testing

/// How blocks are read in the layouts of design systems, government guides and saved pages.
@Suite("Blocks of other guidelines")
struct BlockFormTests {
  /// A page, a line of it, and what the line is: the kind of its passage, or `nil` where it is in
  /// none.
  struct Reading: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let page: String
    let line: Int
    let kind: PassageKind?
    var name = "page.md"
  }

  static let readings = [
    Reading(
      testDescription: "a question behind its letter is a heading",
      page: "# 단추\n\n## Q. 단추는 언제 쓰나요?\n\n결과를 말할 때 씁니다.\n", line: 3, kind: .heading),
    Reading(
      testDescription: "a heading behind its letter is one",
      page: "# 단추\n\n## B. 둥근 단추\n\n하나만 둡니다.\n", line: 3, kind: .heading),
    Reading(
      testDescription: "a heading named like a link of sites is one above sentences in a list",
      page: "# Screens\n\n## Search\n\n- Show the results at once.\n", line: 3, kind: .heading),
    Reading(
      testDescription: "a heading named like a link of sites is one above a table",
      page: "# 화면\n\n## 검색\n\n| 항목 | 값 |\n|---|---|\n| 검색어 | 20자 |\n", line: 3,
      kind: .heading),
    Reading(
      testDescription: "a heading named like a link of sites is one in both languages",
      page: "# Screens\n\n## Search · 검색\n\nShow the results at once.\n", line: 3,
      kind: .heading),
    Reading(
      testDescription: "a heading named like a link of sites is none above links",
      page: "# Screens\n\nShow one bar.\n\n## Menu\n\n- [Home](/)\n- [Docs](/docs)\n", line: 5,
      kind: nil),
    Reading(
      testDescription: "a sentence that permits is a rule",
      page: "# Buttons\n\nYou can group buttons of the same weight.\n", line: 3, kind: .rule),
    Reading(
      testDescription: "a sentence that permits in a case is a rule",
      page: "# Buttons\n\nIf a title is long, it can be cut.\n", line: 3, kind: .rule),
    Reading(
      testDescription: "what a house style does is a rule",
      page: "# Writing\n\nWe use sentence case.\n", line: 3, kind: .rule),
    Reading(
      testDescription: "a clause at the end that orders makes a rule",
      page: "# Buttons\n\nA filled button draws the eye, so use it sparingly.\n", line: 3,
      kind: .rule),
    Reading(
      testDescription: "an order behind a question is a rule",
      page: "# Tooltips\n\nDoes the control have a label? Leave the tooltip out.\n", line: 3,
      kind: .rule),
    Reading(
      testDescription: "an item below “should:” is a rule",
      page: "# Labels\n\nLabels should:\n\n- Say what happens\n- Be short and plain\n", line: 5,
      kind: .rule),
    Reading(
      testDescription: "a line with a colon above a list is none beside marked headings",
      page: "# Labels\n\n## Words\n\nIn use:\n\n- Short words\n\nTo avoid:\n\n- Long words\n",
      line: 9,
      kind: .paragraph),
    Reading(
      testDescription: "an item behind “Examples:” is none",
      page: "# Labels\n\n- Start all labels with a verb.\n- Examples:\n- Report the bug now\n",
      line: 5,
      kind: .item),
    Reading(
      testDescription: "what a label tells to be examples orders nothing",
      page: "# Labels\n\n- A label states what was done. Examples: Draft saved, Letter sent\n",
      line: 3, kind: .item),
    Reading(
      testDescription: "an order to follow what stands below is none itself",
      page: "# 레이블\n\n레이블을 쓰는 동안 아래 지침을 따르세요.\n\n- 짧게 쓰세요.\n", line: 3, kind: .paragraph),
    Reading(
      testDescription: "an order with a quoted colon is a rule",
      page: "# Labels\n\n- In titles that list ways, use \"Way 2:\" in front of each.\n",
      line: 3, kind: .rule),
    Reading(
      testDescription: "quoted words of an interface order nothing",
      page: "# Labels\n\n“Continue” whether the form is saved or not\n", line: 3, kind: .paragraph),
    Reading(
      testDescription: "what a thing does is no order",
      page: "# Sheets\n\nWhen the sheet opens, focus moves to it\n", line: 3, kind: .paragraph),
    Reading(
      testDescription: "a way to ask the authors is no rule",
      page: "# Labels\n\nIf you have further questions, please get in touch.\n", line: 3,
      kind: .paragraph),
    Reading(
      testDescription: "a topic that is the object of the verb makes a Korean rule",
      page: "# 버튼\n\n버튼의 레이블은 이해하기 쉽고 간결하게 작성한다.\n", line: 3, kind: .rule),
    Reading(
      testDescription: "a topic beside an object only does something",
      page: "# 알림\n\n알림은 사람들에게 필요한 정보를 즉시 제공한다.\n", line: 3, kind: .paragraph),
    Reading(
      testDescription: "a Korean order behind a label is a rule",
      page: "# 딤드\n\n지나친 사용을 피한다: 딤드는 눈길을 세게 끈다.\n", line: 3, kind: .rule),
    Reading(
      testDescription: "a number with a bound makes a rule",
      page: "# Toolbars\n\nThe bar on a phone is at least 44 pt tall.\n", line: 3, kind: .rule),
    Reading(
      testDescription: "a number without a bound only tells how a thing is",
      page: "# Toolbars\n\nThe bar on a phone is 44 pt tall.\n", line: 3, kind: .paragraph),
    Reading(
      testDescription: "in a team's own guideline it makes a rule",
      page: "---\nauthority: Acme\n---\n\n# Toolbars\n\n- Height: 44 pt\n", line: 7, kind: .rule),
    Reading(
      testDescription: "a sentence with a number in a team's own list is a rule",
      page: "---\nauthority: Acme\n---\n\n# Tab bars\n\n- A tab bar has four tabs.\n", line: 7,
      kind: .rule),
    Reading(
      testDescription: "a verb that is the subject orders nothing",
      page: "# Words\n\n- Restrict refers to a setting that stops something\n", line: 3,
      kind: .item),
    Reading(
      testDescription: "an identifier of several words orders nothing",
      page: "# Colors\n\n- `--color-row-highlight`\n", line: 3, kind: .item),
    Reading(
      testDescription: "one thing for each of another is a rule",
      page: "# Cards\n\n- One image per card\n", line: 3, kind: .rule),
    Reading(
      testDescription: "a fact about one thing of another is no rule",
      page: "# Cards\n\n- One pixel per point is drawn\n", line: 3, kind: .item),
    Reading(
      testDescription: "an order of things that verbs are as well is a rule",
      page: "# Motion\n\nUse transitions sparingly.\n", line: 3, kind: .rule),
    Reading(
      testDescription: "what something needs in a case at the beginning is a rule",
      page: "# Tips\n\nIf a tip is small, it needs to be short.\n", line: 3, kind: .rule),
    Reading(
      testDescription: "what someone needs to do in a case binds nothing",
      page: "# Buttons\n\nA button is dimmed if a reader needs to fill in a field.\n", line: 3,
      kind: .paragraph),
    Reading(
      testDescription: "three words name a state in a checklist",
      page: "# Checklist\n\n## Media\n\n- Films are subtitled\n", line: 5, kind: .rule),
    Reading(
      testDescription: "a feature in notes is no rule",
      page: "# 색\n\n### 특징\n\n- 눈의 피로 최소화\n- 차분한 인상 유지\n- 대비 기준 준수\n", line: 5,
      kind: .item),
    Reading(
      testDescription: "anchors at the top are no text, whatever list follows them",
      page: "# Notes\n\n- [Bars](#bars)\n- [Tabs](#tabs)\n- [Text](#text)\n- [Lists](#lists)\n"
        + "Here are parts:\n1. A bar\n", line: 4, kind: nil),
    Reading(
      testDescription: "a heading that forbids is a rule",
      page: "# Tooltips\n\n## Scope\n\n### Don't duplicate content\n\nIt is read twice.\n", line: 5,
      kind: .rule),
    Reading(
      testDescription: "a bold item that only names the items inside of it is a heading",
      page: "# Meters\n\n- **Spacing of the parts**\n  - A meter is drawn below its name.\n",
      line: 3,
      kind: .heading),
    Reading(
      testDescription: "a bold item above no items of its own stays one",
      page: "# Meters\n\n- **Spacing of the parts**\n- **Size of the parts**\n", line: 3,
      kind: .item),
    Reading(
      testDescription: "the title of a fence is a heading",
      page: "# 폼\n\n::: info 폼 요소를 쓰는 이유\n\n읽어 주는 순서가 맞아요.\n\n:::\n", line: 3,
      kind: .heading),
    Reading(
      testDescription: "an item of an HTML list in Markdown is an item",
      page: "# Buttons\n\n<ul>\n  <li>primary buttons</li>\n  <li>secondary buttons</li>\n</ul>\n",
      line: 4, kind: .item),
    Reading(
      testDescription: "a term of an HTML list in Markdown is a heading",
      page: "# 포인터\n\n<dl>\n  <dt>단일 포인터</dt>\n  <dd>한 지점의 입력을 말한다.</dd>\n</dl>\n",
      line: 4,
      kind: .heading),
    Reading(
      testDescription: "the markup of a sample is no text",
      page: "# Alerts\n\n<x-app::Alert @type=\"inline\" as |A|> You must log in. </x-app::Alert>\n",
      line: 3, kind: nil),
    Reading(
      testDescription: "a call of a template on several lines is no text",
      page: "# Buttons\n\n{{ example({\n  item: \"buttons\"\n}) }}\n", line: 4, kind: nil),
    Reading(
      testDescription: "an image with its size is no text",
      page: "# Buttons\n\nUse one button.\n\n![A button](button.png =600x*)\n", line: 5, kind: nil),
    Reading(
      testDescription: "a translator's notice is no text",
      page: "# 버튼\n\n본 문서는 애플의 지침을 한글로 번역한 것입니다.\n\n버튼을 크게 만드세요.\n", line: 3, kind: nil),
    Reading(
      testDescription: "an element of HTML with the class of a title is a heading",
      page: "<!doctype html><html><body><main>\n<h1>Tone</h1>\n"
        + "<div class=\"card-title\">Plain words</div>\n<p>People read them fast.</p>\n"
        + "</main></body></html>\n", line: 3, kind: .heading, name: "tone.html"),
  ]

  @Test("are what they say", arguments: readings)
  func kinds(reading: Reading) throws {
    let document = try read(reading.page, name: reading.name)
    let passage = document.passages.first { passage in
      [passage.en, passage.ko].compactMap(\.self).contains {
        ($0.lines.first...$0.lines.last).contains(reading.line)
      }
    }
    #expect(passage?.kind == reading.kind)
  }

  @Test(
    "state a rule in a team's own table where it limits something or names a thing",
    arguments: [
      ("Tabs on a phone | at most 4", true), ("Toolbar height | 44 px", true),
      ("brand-xs | 12 px", false), ("brand-xs | 12 px | toolbar height", false),
      ("Fourth round | at least 6 s", false),
    ])
  func ownTables(row: String, isRule: Bool) throws {
    let page = "---\nauthority: Acme\n---\n\n# Values\n\n| Name | Size |\n|---|---|\n| \(row) |\n"
    let table = try read(page).passages.first { $0.kind == .table }
    #expect(table?.statesRule == isRule)
  }

  @Test(
    "are about the component in the title, and not about a remark, the site or a platform there",
    arguments: [
      ("# 입력형 테이블 UI 표준 가이드 (Deep Dive)", "lists-and-tables"),
      ("# Accessibility do's and don'ts", "accessibility"), ("# iOS design guideline notes", nil),
      ("---\ntitle: Web words | Acme guide\n---\n\n# Web words", "web-words"),
    ])
  func titles(title: String, component: String?) throws {
    let document = try read("\(title)\n\nKeep it short.\n", glossary: bestGlossary)
    #expect(document.component?.rawValue == component)
  }

  @Test(
    "have no number of a sample or a color, and that of both languages once",
    arguments: [
      ("Type | Korean | English | Example", "Labels | 1-2 words | 1-2 words | 8자 이상 입력", 1),
      ("Name | HSL", "Accent | 217 91% 60%", 0),
    ])
  func cells(header: String, row: String, count: Int) throws {
    let rule = String(header.map { $0 == "|" ? "|" : "-" })
    let page = "# Values\n\n| \(header) |\n|\(rule)|\n| \(row) |\n"
    #expect(try read(page).passages.flatMap(\.metrics).count == count)
  }

  @Test(
    "have no number of what an image shows, unless its caption asks for it",
    arguments: [("A bar that is 44 pt tall", 0), ("Make the bar 44 pt tall.", 1)])
  func captions(caption: String, count: Int) throws {
    let page =
      "<!doctype html><html><body><main>\n<h1>Toolbars</h1>\n<p>A toolbar holds buttons.</p>\n"
      + "<figure><img src=\"a.png\">\n<figcaption>\(caption)</figcaption></figure>\n</main></body></html>\n"
    #expect(try read(page, name: "bars.html").passages.flatMap(\.metrics).count == count)
  }

  @Test(
    "are about the component that another name in the front matter has",
    arguments: [("reveal, progressive disclosure", "disclosure-controls"), ("reveal", "more")])
  func otherNames(names: String, component: String) throws {
    let page = "---\ntitle: More\naliases: \(names)\n---\n\nKeep it short.\n"
    #expect(try read(page).component?.rawValue == component)
  }

  @Test(
    "are about what the front matter calls them, and not about their file where it has another title",
    arguments: [
      ("---\nname: Modal view\n---\n\n## Parts\n", "modality"), ("", "blue-book"),
      ("# Chapter 3: all the colors, type and text of our apps\n", nil),
    ])
  func fileNames(top: String, component: String?) throws {
    #expect(
      try read("\(top)\nKeep it short.\n", name: "blue-book.md").component?.rawValue == component)
  }

  @Test(
    "are about the subject of their first sentence, if their file or their title has its name too",
    arguments: [
      ("Toasts are short messages.", "toasts"), ("A toast shows a message.", "toast"),
      ("A badge is a small mark.", nil), ("Toasts to all who came.", nil),
    ])
  func openings(sentence: String, component: String?) throws {
    let page = "---\ntitle: How to use\n---\n\n## How to use\n\n\(sentence)\n"
    #expect(try read(page, name: "acme-toast.md").component?.rawValue == component)
  }

  @Test("have no number twice that a text only repeats")
  func repeated() throws {
    let page = "# Values\n\n**Toolbar height: 44 px.** A toolbar height of 44 px fits.\n"
    #expect(try read(page).passages.flatMap(\.metrics).count == 1)
  }

  @Test("have the title at the top of the front matter, not one inside a list")
  func nestedKeys() throws {
    let page =
      "---\ntitle: Badge\nexamples:\n  - file: a.tsx\n    title: Small\n---\n\nKeep it short.\n"
    #expect(try read(page).title.en == "Badge")
  }
}

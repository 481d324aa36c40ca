import GuidelineReaders
import Guidelines
import TestSupport
import Testing

@Suite("Pages of HTML")
struct HTMLPageTests {
  private static let page = """
    <!DOCTYPE html>
    <html lang="en"><head>
    <title>Gauges | A site</title>
    <link rel="canonical" href="https://a.example/gauges">
    <style>p { margin: 20px }</style>
    </head><body>
    <header><h1>A site</h1></header>
    <nav><ul><li><a href="/a">Avoid menus.</a></li></ul></nav>
    <main>
    <h1>Gauges</h1>
    <p>Keep a <b>gauge</b> <!-- note -->small &amp; calm.
    Use at most 5 of them.</p>
    <ul>
    <li>Use one color.</li>
    <li><p>Show a value.</p></li>
    </ul>
    <pre>let a = 1</pre>
    <figure><img src="a.png" alt="A gauge"><figcaption>A gauge at 44 pt</figcaption></figure>
    <dl><dt>Gauge</dt><dd>A round control.</dd></dl>
    <table><tr><th>Name</th><th>Size</th></tr><tr><td>Icon</td><td>24 pt</td></tr></table>
    <aside>A gauge is drawn by the system.</aside>
    </main>
    <footer>Never copy this page.</footer>
    <script>run("Use this.")</script>
    </body></html>
    """

  @Test("A part of a page without its head is read as HTML, and Markdown with tags is not")
  func fragment() throws {
    let part = """
      <div class="list">

          <p>Keep a gauge small.</p>

          <p>Use at most 5 of them.</p>

          <p>Don't let it blink.</p>
      </div>
      """
    let document = try read(part, name: "part.html")
    #expect(document.format == .html)
    #expect(document.passages.count { $0.kind == .rule } == 3, "\(document.dump)")
    #expect(try read(part + "\n\n## More\n", name: "part.md").format == .markdown)
    let page = try read(
      "---\ntitle: Gauges\n---\n\n{% include menu.html %}\n{{ '<title>' }}\n" + part,
      name: "page.html")
    #expect(page.format == .html)
    #expect(page.title.en == "Gauges")
    #expect(
      page.passages.filter { $0.kind == .rule }.map(\.en?.lines.first) == [9, 11, 13],
      "\(page.dump)")
    #expect(page.unaccountedLines.isEmpty)
  }

  @Test("Only the content of the main element is read, block by block")
  func content() throws {
    let document = try read(Self.page, name: "page.html")
    #expect(document.format == .html)
    #expect(
      document.passages.map { "\($0.kind.rawValue) \($0.en?.text ?? "")" } == [
        "heading Gauges", "rule Keep a gauge small & calm. Use at most 5 of them.",
        "rule Use one color.", "rule Show a value.", "code let a = 1", "caption A gauge at 44 pt",
        "heading Gauge", "paragraph A round control.", "table Name | Size\nIcon | 24 pt",
        "aside A gauge is drawn by the system.",
      ])
    #expect(document.passages[1].en?.lines == LineRange(11, 12))
    #expect(document.unaccountedLines.isEmpty)
  }

  @Test("Lines without content are skipped with the reason")
  func skipped() throws {
    let document = try read(Self.page, name: "page.html")
    func reason(_ line: Int) -> SkippedLines.Reason? {
      document.skipped.first { $0.lines.contains(line) }?.reason
    }
    #expect(reason(5) == .metadata)
    #expect(reason(7) == .boilerplate)
    #expect(reason(8) == .boilerplate)
    #expect(reason(23) == .boilerplate)
    #expect(reason(24) == .metadata)
  }

  @Test("A page without a first heading has the title that windows show")
  func title() throws {
    let document = try read(
      "<!doctype html>\n<title>Tab bars</title>\n<p>Keep tabs short.</p>", name: "page.html")
    #expect(document.title.en == "Tab bars")
    #expect(document.component?.rawValue == "tab-bars")
  }

  @Test("A text that shows HTML is none")
  func shown() throws {
    let document = try read("# Pages\n\nBegin a page with `<!doctype html>`.\n")
    #expect(document.format == .markdown)
  }

  @Test(
    "Hostile pages end", .timeLimit(.minutes(5)),
    arguments: [
      String(repeating: "<div>", count: 200_000), String(repeating: "<b><p>", count: 60_000),
      String(repeating: "<table><tr><td>", count: 30_000), String(repeating: "<!--", count: 90_000),
    ])
  func hostile(html: String) throws {
    let document = try read("<!doctype html>\n\(html)\nKeep tabs short.", name: "page.html")
    #expect(document.unaccountedLines.isEmpty)
  }
}

@Suite("Components in MDX")
struct ComponentMarksTests {
  private static let page = """
    import {
      Note,
      Box
    } from '@site/components'
    import Layout from "~/layout"
    export default Layout

    # Gauges

    <Note variant="danger">
      <Text sx={{display: 'block', mb: 2}}>Keep a gauge{' '}small.</Text>
    </Note>

    <Box
      mb={3}
      direction={['column', 'row']}
    >
      <Box as="p" mt="0">
        Show a value of at most 5 digits.
      </Box>
    </Box>

    {/* nothing */}

    <Do>
      <Caption>Use one color.</Caption>
    </Do>

    ```jsx
    <Gauge value={5}>
    ```

    Write `<Gauge>` and \\{value\\} in code.
    """

  @Test("The title of a component with content is read, and a sentence there is no heading")
  func titles() throws {
    let document = try read(
      """
      # Gauges

      <Card title="Sizes of gauges" icon="book">
      Keep a gauge small.
      </Card>

      <Card icon="pen" title='A gauge shows a value.'>Keep it short.</Card>

      <Preview title="Gauge" />
      """, name: "page.mdx")
    #expect(
      document.passages.map { "\($0.kind.rawValue) \($0.en?.text ?? "")" } == [
        "heading Gauges", "heading Sizes of gauges", "rule Keep a gauge small.",
        "paragraph A gauge shows a value.", "rule Keep it short.",
      ])
  }

  @Test("Words between components are read on their lines, scripts and tags are not")
  func words() throws {
    let document = try read(Self.page, name: "page.mdx")
    #expect(
      document.passages.map { "\($0.lines?.first ?? 0) \($0.en?.text ?? "")" } == [
        "8 Gauges", "11 Keep a gauge small.", "19 Show a value of at most 5 digits.",
        "26 Use one color.", "29 <Gauge value={5}>", "33 Write <Gauge> and {value} in code.",
      ])
    #expect(document.passages[1].kind == .aside)
    #expect(document.unaccountedLines.isEmpty)
  }

  @Test("A text without components keeps its braces and angles")
  func plain() throws {
    let document = try read("# Gauges {#gauges}\n\nGreet with {name} < 5 words.\n")
    #expect(document.passages.last?.en?.text == "Greet with {name} < 5 words.")
  }

  @Test(
    "Marks without an end take little time", .timeLimit(.minutes(5)),
    arguments: ["{", "<Box a={", "<Box ", "import {", "`"])
  func endless(mark: String) throws {
    let text = "<Box>\n\n" + String(repeating: mark + "\n", count: 2000)
    #expect(try read(text, name: "page.mdx").unaccountedLines.isEmpty)
  }
}

@Suite("What the name of a file tells")
struct FileNameTests {
  @Test(
    "The last part of a path that names something is the component",
    arguments: [
      ("components/2021-05-tab-bar/index.en-US.md", "tab-bars"), ("site__buttons.md", "buttons"),
      ("a.example_author_sidebar.txt", "sidebars"), ("navigation/skip-link.mdx", "skip-link"),
      ("switch/guidance/accessibility.md", "toggles"), ("01_User_Feedback.md", "user-feedback"),
      ("input/guidelines-for-targeting.md", "targeting"), ("ios-guidelines.md", nil),
      ("sidebar-how-to-use.md", "sidebars"), ("button-guidelines.md", "buttons"),
      ("design-system.md", nil), ("sidebar-en.md", "sidebars"), ("good-alerts.md", "alerts"),
      ("button-labels.md", "buttons"), ("user-interface-design.md", nil),
      ("our-app/AGENTS.md", nil), ("our-app/DESIGN.md", nil), ("skip-link/README.md", "skip-link"),
      ("README.md", nil), ("1__4__3.md", nil), ("000_5ed1b46da638febe.txt", nil),
    ])
  func component(path: String, component: String?) throws {
    let document = try read("링크는 한 번만 보여 줍니다.\n", name: path)
    #expect(document.component?.rawValue == component)
  }

  @Test(
    "A title may have another name of a component, alone or in the name of a guide to it",
    arguments: [
      ("Date picker", "pickers"), ("라디오 버튼", "toggles"), ("Spinner", "progress-indicators"),
      ("미니앱 버튼 가이드", "buttons"), ("Design Skill Core", nil),
      ("Sidebars for games", "sidebars"), ("Acme content style guide", "writing"),
      ("Mobile app a11y", "accessibility"), ("A11y review and test checklist", "accessibility"),
      ("Windows 앱용 콘텐츠 디자인 기본 사항", nil),
      ("Loading indicators", "progress-indicators"), ("로딩 표시기", "progress-indicators"),
      ("동의", nil), ("iOS buttons", "buttons"), ("모바일 버튼", "buttons"),
      ("iOS app icons", "app-icons"), ("앱", nil),
    ])
  func otherNames(title: String, component: String?) throws {
    let document = try read("# \(title)\n\nShort.\n", name: "1.md", glossary: bestGlossary)
    #expect(document.component?.rawValue == component)
  }

  @Test(
    "A chapter of a guide to many things does not name the guide",
    arguments: ["디자인 원칙", "1. 접근성", "Our design principles"])
  func chapters(heading: String) throws {
    let text = "# 디자인 시스템\n\n## \(heading)\n\n짧게 쓴다.\n"
    #expect(try read(text, name: "1.md").component == nil)
  }

  @Test("The first of several sections does not name a page without a title")
  func sections() throws {
    let text = ["Alerts", "Buttons", "Gauges", "Colors"].map { "## \($0)\n\nShort.\n" }
    #expect(try read(text.joined(separator: "\n"), name: "1.md").component == nil)
  }

  @Test("A title that the glossary knows tells more")
  func title() throws {
    #expect(try read("# Alerts\n\nShort.\n", name: "buttons.md").component?.rawValue == "alerts")
  }
}

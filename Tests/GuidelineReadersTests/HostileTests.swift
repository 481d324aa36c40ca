import GuidelineReaders
import Guidelines
import TestSupport
import Testing

/// Texts that were made to hurt a reader.
private let hostileTexts: [(name: String, text: String)] = [
  ("empty", ""),
  ("one line end", "\n"),
  ("spaces", "   \n\t\n\u{A0}\n"),
  ("nested quotes", String(repeating: ">", count: 10_000) + " deep\n"),
  ("nested lists", (0..<200).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()),
  ("nested brackets", String(repeating: "[", count: 20_000) + "a"),
  ("nested links", String(repeating: "[a](", count: 5000)),
  ("nested images", String(repeating: "![", count: 5000)),
  ("asterisks", String(repeating: "**a ", count: 20_000)),
  ("mixed emphasis", String(repeating: "*_**a", count: 5000)),
  ("backticks", (1..<300).map { String(repeating: "`", count: $0) + " " }.joined()),
  ("anchors", String(repeating: "{#a", count: 20_000)),
  ("anchors closed", "**a** " + String(repeating: "{#}", count: 20_000)),
  ("unclosed fence", "```\n" + String(repeating: "x\n", count: 1000)),
  ("unclosed front matter", "---\ntitle: a\n" + String(repeating: "key: value\n", count: 1000)),
  ("front matter only", "---\n---\n"),
  ("unclosed comment", "<!-- rule: " + String(repeating: "a=b; ", count: 5000)),
  ("unclosed tag", "<div " + String(repeating: "a=\"b\" ", count: 5000)),
  ("tags", String(repeating: "<td><tr><table><li><h1>", count: 2000)),
  ("closing tags", String(repeating: "</td></tr></table></b>", count: 2000)),
  (
    "table of pipes",
    String(repeating: "|", count: 3000) + "\n" + String(repeating: "|-", count: 3000) + "|\n"
  ),
  ("ragged table", "| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\n|\n"),
  ("link definitions", (0..<2000).map { "[a\($0)]: /b\n" }.joined()),
  ("only definitions", "[a]: /b\n[c]: /d\n"),
  ("combining marks", "a" + String(repeating: "\u{301}", count: 20_000)),
  ("jamo", String(repeating: "\u{1100}\u{1161}\u{11A8}", count: 5000)),
  ("joiners", String(repeating: "👩‍👩‍👧‍👦\u{200D}", count: 2000)),
  ("right to left", String(repeating: "\u{202E}abc\u{200F} 가나다 ", count: 2000)),
  ("percent signs", "# A\n\n[a](../%%%2/%zz%E0%A4%A.md)\n"),
  ("braces", "{" + String(repeating: "{\"a\":", count: 3000) + "}"),
  ("open JSON", "{\"identifier\": {\"url\": \"doc://x\"}, \"abstract\": [}"),
  ("languages in turn", String(repeating: "Use a tab. 탭을 쓰세요. ", count: 2000)),
  ("digits", String(repeating: "1x1 pt (2x2 px @2x) ", count: 2000)),
  ("headings", String(repeating: "# **[a] b**\n", count: 2000)),
  ("labels", String(repeating: "Note\n\n", count: 2000)),
  // Where cmark's own line numbers are off; found by `make fuzz`.
  ("underlined heading above a heading", "Bars\n---\n# Tabs\n"),
  ("underlined heading above bold text", "Bars\n===\n**Keep tabs visible.** Always.\n"),
  ("paragraph glued to a table", "Sizes\n| A | B |\n|---|---|\n| 1 | 2 |\n"),
  // Where a lead and its reason have others between them in one language only.
  (
    "leads in two languages in one paragraph",
    "**Label\ne r**\n**렔쳼**\n| Color\nn |\nabel`\nary\n·볰\ntt·렜\n델\n글\nyLabel"
  ),
  // A bold text over many lines took the square of them.
  (
    "bold lines",
    "**Use it.** So.\n" + String(repeating: "**Bold words\nin lines*a* `b`\n", count: 2000)
  ),
  (
    "bold over lines",
    "**Use it.** So.\n**" + String(repeating: "Bold words `b`\n", count: 4000) + "**"
  ),
  ("code over two lines after a tag", "<div a`\n# `\n><div>Tabs\n"),
  ("open fence that a quote ends", ">```\n>>\n**Keep tabs visible.**\n"),
  ("prose set as code under a blank", "     \u{A0}\n      > *가나다라\n주 \n<!->\n"),
  // The rows of a table were looked for one above the other, and copied with each new one.
  ("table of many rows", "| A | B |\n|---|---|\n" + String(repeating: "|-|\n", count: 16_000)),
  ("platforms without an end", String(repeating: "iOS와 달리 macOS에서는 ", count: 4000) + "쓰세요.\n"),
  (
    "sizes in names of columns",
    "| (1 pt) | Small () (2 pt) | B (x 3 pt) |\n|---|---|---|\n| • | • | • |\n"
  ),
  // A paragraph of several lines without a text.
  ("image described over two lines", "![Bars at the top\nand the bottom](bars.png)\n"),
  // All before each full stop was counted to find the word that it ends.
  ("full stops that end no sentence", String(repeating: "See no. 1 ", count: 10_000)),
  // Each slash looked at the whole sentence on both sides of it.
  (
    "slashes in both languages",
    String(
      repeating: String(repeating: "[b]: /a - ", count: 200) + "탭을 쓰세요.\n", count: 20)
  ),
  // Each label looked at all that stands below it.
  ("contents below contents", String(repeating: "Contents\n\n- Tabs\n\n목차\n\n", count: 3_000)),
  ("posts below posts", String(repeating: "Related posts\n\nTabs\n\n관련 글\n\n", count: 3_000)),
  (
    "a long sentence of margins",
    "Padding: " + String(repeating: "8 px for cards on 8 px at ", count: 4_000)
  ),
  // What stands before each parenthesis was looked through for its beginning.
  ("a heading that ends in marks", "## 크기" + String(repeating: "-->)", count: 12_000) + "\n"),
  ("ticks below ticks", String(repeating: "✅ Use tabs.\n❌ Hide tabs.\n\n", count: 3_000)),
  ("rows below rows", String(repeating: "Tabs | 3 |\nBars | 4 |\n\n", count: 3_000)),
  // Every line began the search for a table anew.
  (
    "bars between no values",
    "Tabs\n\n" + String(repeating: "Tabs hold | Bars hold\n", count: 4_500)
  ),
  ("rows between tabs", String(repeating: "Tabs\t3\n4\n", count: 5_000)),
  // HTML moves words between cells in front of their table, and ends what is open at the end of the text.
  ("words behind an empty cell", "<table >\n<td></td>\nr\n\ns"),
  ("words between cells", "<table>\n<td>a</td>\nb\n<td>c</td>\n</table>\n\nd"),
  ("words before the rows", "<table>\n<caption>\nd<tbody>></e\n\nS"),
  ("words of a row", "<table >\n<td ><tr>s\n\n# S"),
  ("element between rows", "<table >\n<tr>\n<tr>\n<tt><td>\n\n\nc"),
  // Each quotation mark counted the characters of 4 kB behind it.
  (
    "titles in titles",
    "<Note title=\"" + String(repeating: "<img alt=\"", count: 9_000) + "\n<Note>\n"
  ),
  // The title of a fence was in the text on both sides of it as well.
  ("fence within a paragraph", "Tabs\n:::info Sizes\nUse tabs.\n"),
  ("fence below an image", "Tabs ![Bars](a.png)\n:::\n"),
  ("fence in bold", "p\n**:::p p **tip\n:"),
  // Each tick looked for the end of the line, each bold line for words in the ones before.
  (
    "code in one line of a page with components",
    "<Note>\n" + String(repeating: "`1e999", count: 14_000)
  ),
  ("bold lines without words", "Use it. So.\n" + String(repeating: "**\n", count: 30_000)),
  // Each number looked at the whole sentence for what it says as a whole.
  ("numbers of things", String(repeating: "one tab and ", count: 15_000)),
  ("numbers of things in Korean", String(repeating: "탭 하나와 버튼 하나와 ", count: 15_000)),
  ("lengths", String(repeating: "1 px 2 pt 3 dp ", count: 5_000)),
  ("number words", String(repeating: "one two three ", count: 15_000)),
  ("names and names", String(repeating: "탭과 버튼과 tabs and ", count: 15_000)),
  ("paragraph glued to an empty table", "Intro\n\nSizes\nof icons\n| A |\n|---|\n"),
]

@Suite("Hostile input")
struct HostileTests {
  @Test(
    "Nothing makes a reader stop, hang or lose a line",
    arguments: hostileTexts.map { ($0.name, LongText($0.text)) })
  func texts(name: String, text: LongText) {
    let (document, time) = ProcessorTime.measure { try? read(text.text, name: "hostile.md") }
    #expect(document?.unaccountedLines.isEmpty != false, "\(name)")
    // Generous: tests run unoptimised.
    #expect(time < .seconds(20), "\(name) took \(time)")
  }

  @Test(
    "A paragraph of eight times as many numbers takes about eight times the time",
    arguments: [
      "one tab and ", "탭 하나와 버튼 하나와 ", "1 px 2 pt 3 dp ", "one two three ", "탭과 버튼과 ", "1px 사례 ",
      "iOS 8 px and ", "only one tab be ", "more than two tabs ", "5:1 ", "icons 8 px, ",
      "at least two tabs on ", "기준 320px 기준 ", "8 px wide (8 px) ",
    ])
  func growth(words: String) {
    func time(_ count: Int) -> Duration {
      let text = String(repeating: words, count: count)
      return ProcessorTime.measure { try? read(text, name: "hostile.md") }.time
    }
    let (few, many) = (time(300), time(2_400))
    // Work that grows with the square, were it a tenth of all at first, would take more.
    #expect(many < few * 12 + .milliseconds(200), "\(few), then \(many)")
  }

  @Test("A file that is cut off anywhere is still read", arguments: [1, 7, 31])
  func truncation(step: Int) throws {
    let text = """
      ---
      title: Tab bars
      ---

      # Tab bars · 탭 막대

      **Keep tabs visible.** {#tab-a} See [toolbars](../toolbars "t").
      > **탭을 보이게 하세요.** 이유는 ![그림](a.png "b") 아래와 같습니다.

      <!-- rule: modality=never; checkable=no: why | 왜 -->

      | A | B |
      |---|---|
      | 25x25 pt | `c` |

      1. One
         - Two
           > Three

      <div><img alt="x" src='y'>
      </div>

          code

      ```
      더 많은 code
      ```
      """
    let bytes = Array(text.utf8)
    for end in stride(from: 0, through: bytes.count, by: step) {
      // A cut inside a character is an error that says so, never a trap.
      guard
        let document = try? GuidelineReader(glossary: smallGlossary).read(
          bytes: Array(bytes[..<end]), name: "cut.md")
      else { continue }
      #expect(document.unaccountedLines.isEmpty, "cut at \(end)")
    }
  }

  @Test("Reading twice gives the same ids, and equal texts get different ones")
  func ids() throws {
    let text = "# A\n\nThe same words.\n\n## B\n\nOther words.\n\n## C\n\nThe same words.\n"
    let first = try read(text)
    #expect(first == (try read(text)))
    #expect(Set(first.passages.map(\.id)).count == first.passages.count)
  }
}

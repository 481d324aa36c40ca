import GuidelineReaders
import Guidelines
import TestSupport
import Testing

@Suite("HTML inside Markdown")
struct HTMLTests {
  @Test("A row and a cell that nobody opened belong to the table")
  func impliedRow() throws {
    let document = try read(
      "# Sizes\n\n<table>\n<th>Name<th>Size\n<tr><td>Icon<td>24 pt\n</table>\n")
    #expect(document.passages.last?.en?.text == "Name | Size\nIcon | 24 pt")
    #expect(document.unaccountedLines.isEmpty)
  }

  @Test("Words before, inside and behind a damaged table are read once each")
  func wordsAroundTable() throws {
    let document = try read(
      """
      # Gauges

      <table class="plain">
      ~~~
        <caption class="small
      hidden">The scale
          <th scope="col">Value</th>
      ~~~
      """)
    #expect(document.unaccountedLines.isEmpty)
    #expect(document.passages.compactMap(\.en?.text).contains("The scale"))
  }

  @Test("Character references are resolved, in words and in attributes")
  func references() throws {
    let document = try read(
      """
      # Gauges

      <p>Keep a gauge small &amp; calm. See <a href="https://a.example/?a=1&amp;b=2">more</a>.
      <img src="a.png" alt="A gauge &lt;small&gt;"></p>
      """)
    let passage = try #require(document.passages.last)
    #expect(passage.en?.text == "Keep a gauge small & calm. See more.")
    #expect(passage.links.map(\.target) == ["https://a.example/?a=1&b=2"])
    #expect(passage.images.map(\.alternative) == ["A gauge <small>"])
  }

  @Test("What no viewer shows is not read")
  func hidden() throws {
    let document = try read(
      "# Gauges\n\n<div>\n<style>p { margin: 0 }</style>\nKeep a gauge small.\n<script>run()</script>\n</div>\n"
    )
    #expect(document.passages.map(\.en?.text) == ["Gauges", "Keep a gauge small."])
  }

  @Test("Markdown between tags is read as people mean it")
  func markdownInside() throws {
    let document = try read(
      "# Gauges\n\n<div>\n**Keep a gauge small.** People read it quickly.\n</div>\n")
    #expect(document.passages.last?.statement?.lead.en == "Keep a gauge small.")
  }

  @Test(
    "HTML that grows without end is given up, tags that nest are walked",
    .timeLimit(.minutes(5)),
    arguments: [
      String(repeating: "<div>", count: 40_000),
      (0..<4000).map { "<b x=\($0)>" }.joined() + String(repeating: "<p>a", count: 9000),
      String(repeating: "<table><tr><td>", count: 9000),
    ])
  func hostile(html: String) throws {
    let document = try read("# Gauges\n\n<div>\n\(html)\n")
    #expect(document.unaccountedLines.isEmpty)
  }
}

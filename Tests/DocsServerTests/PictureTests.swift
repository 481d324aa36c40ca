import DocsServer
import Foundation
import Testing

@Suite("Pictures of components and of rules")
struct PictureTests {
  @Test("Every row of the table is understood; sixty components and 200 rules have a picture")
  func table() {
    #expect(PictureTable.corpus.unread.isEmpty)
    #expect(PictureTable.corpus.names.count >= 260)
  }

  @Test("What a picture says is in the reader's language, and in the text in its place")
  func words() throws {
    for (lang, word) in [("en", "Library"), ("ko", "보관함")] {
      let text = SiteFixture.corpus.get("/\(lang)/rules/tab-labels").text
      let figure = try #require(text.firstMatch(of: /<figure class="picture do">.*?<\/figure>/))
      #expect(figure.output.contains(">\(word)</text>"))
      #expect(
        try #require(figure.output.firstMatch(of: /aria-label="[^"]*"/)).output.contains(word))
    }
  }

  @Test("The page of a component shows what its rules ask for beside their text")
  func component() throws {
    let text = SiteFixture.corpus.get("/en/components/tab-bars").text
    let article = try #require(text.firstMatch(of: /<article[^>]*id="tab-badge">.*?<\/article>/))
    #expect(article.output.contains("class=\"picture do\""))
    let names = text.matches(of: /<clipPath id="([^"]*)"/).map { String($0.output.1) }
    #expect(names.count > 10 && Set(names).count == names.count)
  }

  @Test("Lists of components show each in small")
  func thumbnails() {
    let text = SiteFixture.corpus.get("/en/components").text
    #expect(text.matches(of: /<svg class="thumbnail"/).count == 5)
  }

  @Test(
    "A component's page leads with what it is and its parts, in words too, in the reader's languages"
  )
  func anatomy() throws {
    let fixture = SiteFixture.corpus
    let cases = [
      ("en", "A tab bar is a row of tabs", "Selected tab"),
      ("ko", "최상위 영역을 하나씩 여는 탭을 나란히 놓은", "선택한 탭"),
    ]
    for (lang, definition, label) in cases {
      let text = fixture.get("/\(lang)/components/tab-bars").text
      let figure = try #require(
        text.firstMatch(of: /<figure class="picture anatomy">.*?<\/figure>/))
      #expect(figure.output.contains("role=\"img\" aria-label=\""))
      #expect(figure.output.contains(">\(label)</span>"))
      let lead = try #require(text.range(of: definition))
      let first = try #require(text.range(of: "<section class=\"part\""))
      #expect(lead.upperBound < figure.range.lowerBound)
      #expect(figure.range.lowerBound < first.lowerBound)
    }
  }

  @Test("A rule shows what to do and what to leave")
  func judged() {
    let text = SiteFixture.corpus.get("/en/rules/tab-badge").text
    #expect(text.contains("class=\"picture do\"") && text.contains("class=\"picture dont\""))
    #expect(text.contains(">Do</p>") && text.contains(">Don’t</p>"))
  }

  @Test("Another number is another drawing", arguments: [3, 4, 6])
  func numbers(tabs: Int) throws {
    let fixture = SiteFixture(documents: [
      "tab-bars.md": """
      # Tab bars

      **Use at most \(tabs) tabs on iPhone.** {#tab-count} More tabs are harder to hit.
      """
    ])
    let text = fixture.get("/rules/tab-count").text
    let figure = try #require(text.firstMatch(of: /<figure class="picture do">.*?<\/figure>/))
    // The bar, and for each tab an icon and its title.
    let bar = figure.output.split(separator: "<rect class=\"p-surface\"")[1]
    #expect(bar.matches(of: /<rect class="p-(tint|faint)"/).count >= 2 * tabs)
    #expect(figure.output.contains("\(tabs) tabs"))
  }
}

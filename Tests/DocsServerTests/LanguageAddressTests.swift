import DocsServer
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Addresses in each language, and what leads to them")
struct LanguageAddressTests {
  private let fixture = SiteFixture.corpus

  @Test(
    "A page in one language links to pages in it, and names those in the others",
    arguments: ["", "/components/tab-bars", "/rules/tab-badge", "/search?q=badge", "/terms"])
  func oneLanguage(target: String) throws {
    for (language, other) in [("ko", "en"), ("en", "ko")] {
      let path = target.split(separator: "?").first.map(String.init) ?? ""
      let text = fixture.get("/\(language)\(target)").text
      #expect(text.contains("<html lang=\"\(language)\">"))
      #expect(text.contains("rel=\"canonical\" href=\"/\(language)\(path)\""), "\(target)")
      #expect(text.contains("hreflang=\"\(other)\" href=\"/\(other)\(path)\""))
      #expect(text.contains("href=\"/\(language)/metrics\"") && !text.contains("href=\"/metrics"))
      #expect(!text.contains("name=\"lang\""))
    }
  }

  @Test("The address without one keeps both, and says so")
  func both() {
    let text = fixture.get("/rules/tab-badge").text
    #expect(text.contains("rel=\"canonical\" href=\"/rules/tab-badge\""))
    #expect(text.contains("hreflang=\"x-default\" href=\"/rules/tab-badge\""))
    #expect(text.contains("<p lang=\"ko\">") && text.contains("<p lang=\"en\">"))
  }

  @Test(
    "Only pages have a language in their address",
    arguments: ["/ko/api/v1/metrics", "/en/openapi.json", "/ko/healthz", "/fr/rules/tab-badge"])
  func none(target: String) {
    #expect(fixture.get(target).status == .notFound)
  }

  @Test(
    "Crawlers, browsers and phones find their files",
    arguments: [
      ("/sitemap.xml", "application/xml", "<loc>http://localhost:8420/rules/tab-badge</loc>"),
      ("/opensearch.xml", "application/opensearchdescription+xml", "/search?q={searchTerms}"),
      ("/manifest.webmanifest", "application/manifest+json", "\"start_url\":\"/\""),
    ])
  func files(target: String, type: String, has: String) throws {
    let response = fixture.get(target)
    #expect(response.header("Content-Type") == type)
    #expect(response.text.contains(has))
    let page = fixture.get("/").text
    if target != "/sitemap.xml" { #expect(page.contains("href=\"\(target)\"")) }
    guard type.hasSuffix("xml") else { return }
    let parser = XMLParser(data: Data(response.body))
    #expect(parser.parse())
  }

  @Test("A search leads with the components that it names, and the number that answers it")
  func leads() throws {
    let text = fixture.get("/search?q=tab%20bar%20height%20on%20tvOS&lang=en").text
    let named = try #require(text.range(of: "href=\"/components/tab-bars?lang=en\" class=\"tile\""))
    let first = try #require(text.range(of: "class=\"hits\""))
    #expect(named.lowerBound < first.lowerBound)
    #expect(text.contains("class=\"answer\"") && text.contains("68 pt"))
    let korean = fixture.get("/search?q=%ED%83%AD%EB%B0%94&lang=ko").text
    #expect(korean.contains("href=\"/components/tab-bars?lang=ko\" class=\"tile\""))
    #expect(!fixture.get("/search?q=qqqqzzz").text.contains("class=\"answer\""))
  }

  @Test("A component's page has what was said before beside what is said since")
  func editions() throws {
    let page = SiteFixture.corpus.get("/en/components/tab-bars").text
    let table = try #require(page.components(separatedBy: "by-edition").last)
    let row = try #require(
      table.components(separatedBy: "<tr").first { $0.contains("/rules/tab-count\"") })
    let cells = row.components(separatedBy: "<td")
    #expect(cells.count == 3 && cells[0].contains("June 2023"))
    #expect(row.contains("data-edition=\"2023-06\"") && page.contains("id=\"_compare\" hidden"))
    #expect(cells[1].contains("3–5 tabs") && cells[2].contains("/rules/tab-count-maximum\""))
  }

  @Test("A component's page leads to those beside it")
  func neighbours() {
    let text = fixture.get("/components/tab-bars").text
    #expect(text.contains("rel=\"prev\"") && text.contains("rel=\"next\""))
    #expect(text.contains("href=\"/components/tab-bars\" aria-current=\"page\""))
  }

  @Test("Long lists come in pages, each record on one of them", arguments: ["checks", "terms"])
  func pages(list: String) throws {
    var (ids, number, last): (Set<String>, Int, Int) = ([], 1, 1)
    while number <= last {
      let text = fixture.get("/\(list)?page=\(number)").text
      let own = text.matches(of: /<(?:tr|article)[^>]* id="([a-z0-9-]+)"/).map {
        String($0.output.1)
      }
      #expect(!own.isEmpty && own.count <= 60 && ids.isDisjoint(with: own))
      ids.formUnion(own)
      if let count = text.firstMatch(of: /<span class="count">\d+ \/ (\d+)</) {
        last = Int(count.output.1) ?? 0
      }
      number += 1
    }
    let document = try fixture.get("/api/v1/\(list)").json()
    let all = (document[list] as? [[String: Any]] ?? []).filter {
      ($0["sleep"] as? [String: Any]) == nil
    }
    #expect(ids == Set(all.compactMap { $0["id"] as? String }))
    #expect(fixture.get("/\(list)?page=9999").status == .ok)
  }

  @Test("An error says nothing of where files lie on this machine")
  func noPaths() throws {
    let site = Site(database: "/nowhere/on/this/machine.sqlite")
    for accept in ["application/json", "text/html"] {
      let response = site.response(
        to: Request(target: "/metrics", headers: .init(host: "localhost", accept: accept)))
      #expect(response.status == .unavailable && !response.text.contains("nowhere"))
    }
  }
}

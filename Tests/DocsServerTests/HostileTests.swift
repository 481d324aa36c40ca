import DocsServer
import Foundation
import TestSupport
import Testing

@Suite("Hostile documents and requests")
struct HostileTests {
  private static let attacks = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'; alert(1); '",
    "</title><script>alert(1)</script>", "<!--", "]]>", "&lt;script&gt;", "javascript:alert(1)",
    "\u{202E}gpj.exe", "a\u{0}b", "\u{1}\u{B}\u{7F}", "{{7*7}}", "%3Cscript%3E",
  ]

  @Test("A query is text wherever it appears", arguments: attacks)
  func queries(attack: String) throws {
    let encoded = try #require(attack.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    for target in [
      "/search?q=\(encoded)", "/metrics?q=\(encoded)", "/rules/\(encoded)",
      "/components/\(encoded)", "/documents/\(encoded)",
    ] {
      let response = SiteFixture.corpus.get(target)
      #expect([200, 400, 404].contains(response.status.rawValue))
      #expect(!response.text.contains("<script>alert"))
      #expect(!response.text.contains("<img"))
      #expect(!response.body.contains(0))
    }
  }

  @Test("What documents hold is text on every page that shows it")
  func documents() throws {
    let attack = "<script>alert(1)</script>"
    let fixture = SiteFixture(documents: [
      "a\"><script>alert(1)<.md": """
      ---
      title: \(attack)
      title-ko: "><img src=x onerror=alert(1)>
      component: evil-bars
      url: javascript:alert(1)
      ---

      # \(attack) · "><b>막대</b>

      **Use no more than 3 `\(attack)` tabs.** {#evil} See [this](javascript:alert(1)) or [that](https://example.com/"onmouseover="alert(1)) & more.

      > **탭을 3개까지 쓰세요 `\(attack)`.** &lt;script&gt; [링크](data:text/html,x)

      <!-- rule: checkable=no: \(attack) | "><img src=x> -->
      """
    ])
    let list = fixture.get("/documents").text
    let start = try #require(list.range(of: "href=\"/documents/a"))
    let end = try #require(list.range(of: "\"", range: start.upperBound..<list.endIndex))
    let document = String(list[list.index(start.lowerBound, offsetBy: 6)..<end.lowerBound])
    for target in [
      "/", "/components/evil-bars", "/rules/evil", "/documents", document, "/checks", "/metrics",
      "/search?q=tabs", "/audit", "/changes",
    ] {
      let response = fixture.get(target)
      #expect(response.status == .ok, "\(target)")
      #expect(!response.text.contains("<script>alert"), "\(target)")
      #expect(!response.text.contains("<img"), "\(target)")
      #expect(!response.text.contains("<b>"), "\(target)")
      #expect(!response.text.contains("href=\"javascript:"), "\(target)")
      #expect(!response.text.contains("href=\"data:"), "\(target)")
      #expect(!response.text.contains("\"onmouseover"), "\(target)")
    }
  }

  @Test("What a report holds is data in the answer, which is never a page")
  func reports() throws {
    let attack = "</script><script>alert(1)</script><img src=x onerror=alert(1)>"
    let report = """
      {"version": "2.1.0", "runs": [{
        "tool": {"driver": {"name": "\(attack)"}},
        "results": [{
          "ruleId": "tab-badge\(attack)", "message": {"text": "\(attack)"},
          "locations": [{"physicalLocation": {"artifactLocation": {"uri": "javascript:alert(1)"}}}]
        }]
      }]}
      """
    for (format, type) in [
      ("json", "application/json"), ("sarif", "application/sarif+json"),
    ] {
      let response = SiteFixture.corpus.get(
        "/api/v1/explain?format=\(format)", method: "POST", accept: "text/html", body: report)
      #expect(response.status == .ok)
      #expect(response.header("Content-Type") == type)
      #expect(response.header("X-Content-Type-Options") == "nosniff")
      #expect(try !response.json().isEmpty)
    }
  }

  @Test(
    "No path leads out of the site",
    arguments: [
      "/../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd",
      "/%252e%252e%252fetc%252fpasswd",
      "/assets/../../etc/passwd", "/assets/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
      "/documents/../../../etc/passwd",
      "/documents/%2fetc%2fpasswd", "/documents/..%5c..%5cetc", "//etc/passwd", "/assets/",
      "/assets/style.css/..",
    ])
  func traversal(target: String) {
    let response = SiteFixture.corpus.get(target)
    #expect(response.status == .notFound)
    #expect(!response.text.contains("root:"))
  }

  @Test(
    "Broken targets are refused",
    arguments: [
      "", "*", "https://localhost/", "http://localhost/%", "/%", "/%4", "/%zz", "/%ff",
      "/a?q=%E3%81", "/%00",
    ])
  func broken(target: String) {
    #expect(SiteFixture.corpus.get(target).status == .badRequest)
  }

  @Test(
    "Who asks under another name gets nothing",
    arguments: ["example.com", "127.0.0.1.example.com:8420", "", "localhost@example.com"])
  func rebinding(host: String) {
    let response = SiteFixture.corpus.get("/rules/tab-badge", host: host)
    #expect(response.status == .misdirected)
    #expect(!response.text.contains("tab-badge"))
    #expect(SiteFixture.corpus.get("/", host: nil).status == .badRequest)
  }

  @Test("A whole URL as target is its path, and its host is the one that is asked for")
  func absolute() {
    let fixture = SiteFixture.corpus
    for (target, path) in [
      ("http://localhost:8420/en/terms", "/en/terms"), ("HTTP://127.0.0.1", "/"),
      ("http://localhost?lang=ko", "/?lang=ko"),
    ] {
      let response = fixture.get(target)
      #expect(response.status == .ok && response.body == fixture.get(path).body, "\(target)")
    }
    #expect(fixture.get("http://example.com/en/terms").status == .misdirected)
    #expect(fixture.get("http://localhost/en", host: "example.com").status == .ok)
    #expect(fixture.get("http://localhost/en", host: nil).status == .badRequest)
  }

  @Test("Long and many parameters are taken in stride")
  func large() {
    let many = (0..<5_000).map { "a\($0)=b" }.joined(separator: "&")
    #expect(SiteFixture.corpus.get("/search?q=tab&\(many)").status == .ok)
    #expect(
      SiteFixture.corpus.get("/" + String(repeating: "a/", count: 10_000)).status == .notFound)
    #expect(
      SiteFixture.corpus.get("/", accept: String(repeating: "a,", count: 50_000)).status == .ok)
  }
}

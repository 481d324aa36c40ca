import DocsServer
import Foundation
import TestSupport
import Testing

/// What Docs/FORMATS.md and Docs/schemas promise of HTTP, held against what the site answers.
@Suite("The documented answers over HTTP")
struct AnswerFormatTests {
  private static let page = Result {
    try String(
      contentsOf: HigCommand.checkout.appending(path: "Docs/FORMATS.md"), encoding: .utf8)
  }

  private static var schemas: Result<JSONSchemas, any Error> { Result { try JSONSchemas() } }

  private var fixture: SiteFixture { .corpus }

  @Test(
    "An answer of the API keeps to its schema, and has no member that it does not name",
    arguments: [
      ("search?q=tab%20badge", "search"), ("search?q=tab&kind=passage&limit=30", "search"),
      ("search?q=tab&kind=metric", "search"), ("search?q=qqqqzzz", "search"),
      ("rules/tab-count", "rule"), ("rules/tab-badge?as-of=2024", "rule"), ("metrics", "metrics"),
      ("metrics?component=tab-bars&platform=tvOS", "metrics"), ("checks", "checks"),
    ])
  func answers(target: String, schema: String) throws {
    let response = fixture.get("/api/v1/" + target)
    #expect(response.status == .ok)
    #expect(try Self.schemas.get().violations(of: schema, in: response.json()) == [])
  }

  @Test("So does a report that it explains")
  func explanation() throws {
    let result = #"{"ruleId": "x", "level": "error", "message": {"text": "Seven tabs."}}"#
    let log = #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "t"}}, "results": ["#
    let response = fixture.get("/api/v1/explain", method: "POST", body: log + result + "]}]}")
    #expect(response.status == .ok)
    #expect(try Self.schemas.get().violations(of: "explain", in: response.json()) == [])
  }

  @Test("So does the answer whether the server is there")
  func health() throws {
    let document = try fixture.get("/healthz").json()
    #expect(try Self.schemas.get().violations(of: "health", in: document) == [])
  }

  @Test(
    "A problem keeps to its schema, and the page names its code",
    arguments: [
      ("/api/v1/nowhere", "GET"), ("/api/v1/rules/none", "GET"), ("/api/v1/rules/Tab", "GET"),
      ("/api/v1/search", "GET"), ("/api/v1/search?q=a&component=none", "GET"),
      ("/api/v1/search?q=%zz", "GET"), ("/api/v1/metrics", "POST"), ("/api/v1/explain", "POST"),
      ("/components/none", "GET"), ("/documents/none.md", "GET"),
    ])
  func problems(target: String, method: String) throws {
    try check(fixture.get(target, method: method, accept: "application/json"))
  }

  @Test("So does one that is met before a page is looked for", arguments: [nil, "example.com"])
  func hosts(host: String?) throws {
    try check(fixture.get("/api/v1/metrics", accept: "application/json", host: host))
  }

  @Test("So does one of a body that is not read", arguments: [nil, 1 << 30])
  func bodies(length: Int?) throws {
    let request = Request(
      method: "POST", target: "/api/v1/explain", headers: .init(host: "localhost"))
    try check(fixture.site.response(to: request, bodyLength: length))
  }

  private func check(_ response: Response) throws {
    let document = try response.json()
    #expect(try Self.schemas.get().violations(of: "problem", in: document) == [])
    let error = try #require(document["error"] as? [String: Any])
    #expect(error["status"] as? Int == response.status.rawValue)
    let code = try #require(error["code"] as? String)
    let isNamed = try Self.page.get().contains("`\(code)`")
    #expect(isNamed, "\(code)")
  }

  @Test("The page names every address that the description of the API has, with its schema")
  func addresses() throws {
    let page = try Self.page.get()
    let paths = try #require(
      try fixture.get("/openapi.json").json()["paths"] as? [String: [String: Any]])
    for (path, methods) in paths {
      let shown = path.replacing("{id}", with: "ID")
      for method in methods.keys where method != "head" {
        let isNamed = page.contains("| `\(method.uppercased()) \(shown)` |")
        #expect(isNamed, "\(method) \(path)")
      }
    }
  }
}

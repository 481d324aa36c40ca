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
      ("rules?component=tab-bars", "rules"), ("metrics?limit=5&cursor=5", "metrics"),
      ("components", "components"), ("documents?limit=3", "documents"), ("terms", "terms"),
      ("changes?limit=2", "changes"),
    ])
  func answers(target: String, schema: String) throws {
    let response = fixture.get("/api/v1/" + target)
    #expect(response.status == .ok)
    #expect(try Self.schemas.get().violations(of: schema, in: response.json()) == [])
  }

  @Test(
    "So does an answer in one language",
    arguments: [
      ("search?q=tab%20badge", "search"), ("rules/tab-count", "rule"), ("metrics", "metrics"),
      ("rules?component=tab-bars", "rules"), ("components", "components"), ("terms", "terms"),
      ("documents", "documents"), ("checks", "checks"), ("changes", "changes"),
    ], ["en", "ko"])
  func narrowed(target: (path: String, schema: String), lang: String) throws {
    let separator = target.path.contains("?") ? "&" : "?"
    let response = fixture.get("/api/v1/\(target.path)\(separator)lang=\(lang)")
    #expect(response.status == .ok)
    #expect(try Self.schemas.get().violations(of: target.schema, in: response.json()) == [])
  }

  @Test("Pages of a search follow one another as the results of one do")
  func searchPages() throws {
    func page(_ query: String) throws -> (ids: [String], next: String?) {
      let document = try fixture.get("/api/v1/search?q=tab%20bar&\(query)").json()
      let results = document["results"] as? [[String: Any]] ?? []
      return (results.compactMap { $0["id"] as? String }, document["next"] as? String)
    }
    let whole = try page("limit=40")
    var (ids, next): ([String], String?) = ([], "0")
    while let cursor = next, ids.count < 40 {
      let part = try page("limit=8&cursor=\(cursor)")
      ids += part.ids
      next = part.next
    }
    #expect(ids == whole.ids && Set(ids).count == 40)
    #expect(try page("lang=en").next == "10")
    let beyond = try page("cursor=100000")
    #expect(beyond.ids.isEmpty && beyond.next == nil)
  }

  @Test("Pages of a search show each result once, an ended rule that matches best too")
  func searchPagesWithEnded() throws {
    var (ids, next): ([String], String?) = ([], "0")
    var total: Int?
    while let cursor = next {
      let part = try fixture.get("/api/v1/search?q=tab&limit=7&cursor=\(cursor)").json()
      ids += (part["results"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
      total = part["total"] as? Int
      next = part["next"] as? String
    }
    #expect(ids.contains("tab-count") && ids.count == total && Set(ids).count == total)
  }

  @Test(
    "Pages of a list follow one another to its end",
    arguments: [
      ("rules?component=tab-bars", "rules"),
      ("passages?document=Components/tab-bars.md", "passages"),
      ("terms?component=tab-bars", "terms"), ("audit", "findings"),
    ])
  func cursors(target: String, member: String) throws {
    func page(_ query: String) throws -> (records: [NSDictionary], next: String?) {
      let separator = target.contains("?") ? "&" : "?"
      let document = try fixture.get("/api/v1/\(target)\(separator)\(query)").json()
      return (document[member] as? [NSDictionary] ?? [], document["next"] as? String)
    }
    let whole = try page("limit=10000")
    #expect(whole.next == nil)
    var (records, next): ([NSDictionary], String?) = ([], "0")
    while let cursor = next {
      let part = try page("limit=7&cursor=\(cursor)")
      records += part.records
      next = part.next
    }
    #expect(records == whole.records)
  }

  @Test("lang leaves the other language out")
  func language() throws {
    for target in ["rules/tab-badge", "search?q=badge", "rules?component=tab-bars"] {
      let separator = target.contains("?") ? "&" : "?"
      let text = fixture.get("/api/v1/\(target)\(separator)lang=ko").text
      #expect(text.contains("\"ko\":") && !text.contains("\"en\":"), "\(target)")
    }
  }

  @Test(
    "Pages of other sites get nothing", arguments: ["https://example.com", "null", "http://evil"])
  func foreign(origin: String) throws {
    for (method, target) in [("GET", "/api/v1/metrics"), ("POST", "/api/v1/explain"), ("GET", "/")]
    {
      var request = Request(method: method, target: target, headers: .init(host: "localhost"))
      request.headers.origin = origin
      #expect(fixture.site.response(to: request).status == .forbidden)
      request.headers.origin = "http://localhost:8420"
      #expect(fixture.site.response(to: request).status != .forbidden)
    }
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
      ("/api/v1/nowhere", "GET"), ("/api/v1/rules/none", "GET"), ("/api/v1/rules/No%20Such", "GET"),
      ("/api/v1/search", "GET"), ("/api/v1/search?q=a&component=none", "GET"),
      ("/api/v1/search?q=%zz", "GET"), ("/api/v1/metrics", "POST"), ("/api/v1/explain", "POST"),
      ("/api/v1/search?q=a&platfrom=iOS", "GET"), ("/api/v1/rules/tab-badge?field=id", "GET"),
      ("/components/none", "GET"), ("/documents/none.md", "GET"),
      ("/metrics?component=none", "GET"),
    ])
  func problems(target: String, method: String) throws {
    try check(fixture.get(target, method: method, accept: "application/json"))
  }

  @Test(
    "So does one of an address of the API, for whoever asks",
    arguments: [
      "/api/v1/search?q=%", "/api/v1/search?q=%FF%FE", "/api/v1/%zz", "/api/%", "/api/v1/nowhere",
      "/api/v1/search?q=tab&q=nav", "/api/v1/search?q=tab&lang=en&lang=ko", "/healthz?%", "/mcp?%",
    ])
  func programs(target: String) throws {
    let response = fixture.get(target, accept: "text/html,*/*;q=0.8")
    #expect(response.header("Content-Type") == "application/problem+json")
    try check(response)
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

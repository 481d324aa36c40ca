import DocsServer
import Foundation
import ModelContext
import TestSupport
import Testing

@Suite("POST /mcp")
struct ContextRouteTests {
  private static let metadata =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  private func post(
    _ body: String, origin: String? = nil, headers: RequestHeaders = RequestHeaders(),
    host: String = "localhost:8420"
  ) -> Response {
    var request = Request(
      method: "POST", target: "/mcp", headers: Request.Headers(host: host),
      body: Array(body.utf8))
    request.headers.origin = origin
    request.headers.context = headers
    return SiteFixture.corpus.site.response(to: request)
  }

  private func call(_ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments),\#(Self.metadata)}}"#
  }

  private let headers = RequestHeaders(
    version: "2026-07-28", method: "tools/call", name: "get_rule")

  @Test("A stateless request is answered with one JSON message")
  func stateless() throws {
    let response = post(call("get_rule", #"{"id":"tab-badge"}"#), headers: headers)
    #expect(response.status == .ok)
    #expect(response.header("Content-Type") == "application/json")
    #expect(response.text.contains(#""id":"tab-badge""#))
  }

  @Test("Headers that do not say what the body says are refused")
  func headersDiffer() {
    for wrong in [
      RequestHeaders(), RequestHeaders(version: "2026-07-28"),
      RequestHeaders(version: "2025-11-25", method: "tools/call", name: "get_rule"),
      RequestHeaders(version: "2026-07-28", method: "tools/list", name: "get_rule"),
      RequestHeaders(version: "2026-07-28", method: "tools/call", name: "other"),
    ] {
      let response = post(call("get_rule", "{}"), headers: wrong)
      #expect(response.status == .badRequest && response.text.contains("-32020"))
    }
    let encoded = RequestHeaders(
      version: "2026-07-28", method: "tools/call", name: "=?base64?Z2V0X3J1bGU=?=")
    #expect(post(call("get_rule", #"{"id":"tab-badge"}"#), headers: encoded).status == .ok)
  }

  @Test("The handshake is spoken as well, without a session")
  func handshake() {
    let greeting = post(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#)
    #expect(greeting.status == .ok && greeting.text.contains(#""protocolVersion":"2025-11-25""#))
    let ready = post(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    #expect(ready.status == .accepted && ready.body.isEmpty)
    let list = post(
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
      headers: RequestHeaders(version: "2025-11-25"))
    #expect(list.status == .ok && list.text.contains("search_guidelines"))
    let unknown = post(
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
      headers: RequestHeaders(version: "1999-01-01"))
    #expect(unknown.status == .badRequest && unknown.text.contains("-32022"))
  }

  @Test("Pages of other sites, and other names of this machine, are refused")
  func rebinding() {
    let body = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    for origin in ["https://example.com", "null", "http://localhost.example.com", "localhost"] {
      #expect(post(body, origin: origin).status == .forbidden, "\(origin)")
    }
    for origin in ["http://localhost:8420", "http://127.0.0.1:1", nil] {
      #expect(post(body, origin: origin).status == .ok)
    }
    #expect(post(body, host: "example.com").status == .misdirected)
    #expect(SiteFixture.corpus.get("/mcp").status == .methodNotAllowed)
  }

  @Test("What /llms.txt lists is there, as Markdown")
  func languageModels() {
    let list = SiteFixture.corpus.get("/llms.txt")
    #expect(list.header("Content-Type")?.hasPrefix("text/plain") == true)
    let links = list.text.matches(of: #/\]\((/components/[a-z-]+\.md)\)/#)
    #expect(links.count >= 5)
    // Whatever it links to can be read.
    #expect(!list.text.contains("](/mcp)") && list.text.contains("POST /mcp"))
    #expect(list.text.contains(" rules, ") && !list.text.contains(" 1 numbers"))
    for target in links.map({ String($0.output.1) }) + [
      "/rules/tab-badge.md", "/documents/Components/tab-bars.md.md",
    ] {
      let page = SiteFixture.corpus.get(target)
      #expect(page.status == .ok && page.text.contains("탭") == target.contains("tab"), "\(target)")
      #expect(page.header("Content-Type")?.hasPrefix("text/markdown") == true, "\(target)")
    }
    #expect(SiteFixture.corpus.get("/components/none.md").status == .notFound)
    #expect(SiteFixture.corpus.get("/documents/none.md").status == .notFound)
  }

  @Test("Statuses say what kind of error it is; several messages are events")
  func statuses() {
    #expect(post("x").status == .badRequest)
    let method = RequestHeaders(version: "2026-07-28", method: "none")
    #expect(
      post(
        #"{"jsonrpc":"2.0","id":1,"method":"none","params":{\#(Self.metadata)}}"#, headers: method
      ).status == .notFound)
    let listening = post(
      #"{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{"notifications":{},\#(Self.metadata)}}"#,
      headers: RequestHeaders(version: "2026-07-28", method: "subscriptions/listen"))
    #expect(listening.header("Content-Type")?.hasPrefix("text/event-stream") == true)
    #expect(listening.text.matches(of: #/data: \{.+\}\n\n/#).count == 2)
  }
}

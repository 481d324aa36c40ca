import DocsServer
import Foundation
import Guidelines
import TestSupport
import Testing

@Suite("Routes of the docs site")
struct RouterTests {
  let fixture = SiteFixture.corpus

  @Test(
    "Each page is HTML, in every presentation",
    arguments: [
      "/", "/components", "/components/tab-bars", "/search", "/search?q=tab+bar",
      "/rules/tab-badge",
      "/documents", "/documents/Components/tab-bars.md", "/metrics", "/metrics?unit=pt&q=icon",
      "/checks", "/terms", "/audit", "/changes",
    ], ["", "en", "ko", "both"])
  func pages(target: String, lang: String) {
    let separator = target.contains("?") ? "&" : "?"
    let response = fixture.get(lang.isEmpty ? target : "\(target)\(separator)lang=\(lang)")
    #expect(response.status == .ok)
    #expect(response.header("Content-Type") == "text/html; charset=utf-8")
    #expect(
      response.text.hasPrefix("<!doctype html>\n<html lang=\"\(lang == "ko" ? "ko" : "en")\">"))
    #expect(response.text.contains("<main id=\"_content\""))
    #expect(response.text.contains("<h1"))
  }

  @Test(
    "The JSON of the API is that of the command",
    arguments: [
      ("/api/v1/rules/tab-badge", ["rule", "tab-badge"]),
      ("/api/v1/rules/tab-count", ["rule", "tab-count"]),
      ("/api/v1/rules/tab-icon-size", ["rule", "tab-icon-size"]),
      ("/api/v1/rules/tab-overflow", ["rule", "tab-overflow"]),
      ("/api/v1/rules/tab-count?as-of=2022-12", ["rule", "tab-count", "--as-of", "2022-12"]),
      ("/api/v1/metrics?component=tab-bars", ["metrics", "--component", "tab-bars"]),
      ("/api/v1/checks?component=tab-bars", ["checks", "--component", "tab-bars"]),
      ("/api/v1/search?q=tab%20badge&limit=3", ["search", "tab badge", "--limit", "3"]),
    ])
  func api(target: String, arguments: [String]) throws {
    var served = try fixture.get(target).json()
    var printed = try fixture.command.run(arguments + ["--json", "--database", fixture.database])
      .json()
    // How long it took is another time each time.
    served["elapsed_ms"] = nil
    printed["elapsed_ms"] = nil
    #expect(NSDictionary(dictionary: served) == NSDictionary(dictionary: printed))
  }

  @Test("An explained report is at most 5 MB, and says what it leaves out")
  func largeReport() throws {
    let fixture = SiteFixture.corpus
    let result = #"{"ruleId":"tab-badge","message":{"text":"A badge is too long."}}"#
    let results = repeatElement(result, count: 4_000).joined(separator: ",")
    let log = #"{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"hig"}},"results":["#
    let explained = fixture.get(
      "/api/v1/explain", method: "POST", body: log + results + "]}]}")
    #expect(explained.status == .ok && explained.body.count <= 5 << 20)
    let told = try explained.json()
    let findings = try #require(told["findings"] as? [Any])
    let notes = try #require(told["notes"] as? [[String: Any]])
    let words = try #require((notes.last?["message"] as? [String: String])?["en"])
    #expect(findings.count > 1_000 && findings.count < 4_000)
    let left = "\(4_000 - findings.count) more"
    #expect(words.replacingOccurrences(of: ",", with: "").hasPrefix(left))
    let whole = fixture.get("/api/v1/explain", method: "POST", body: log + result + "]}]}")
    #expect((try whole.json()["notes"] as? [Any])?.isEmpty == true)
  }

  @Test("A report is explained as the command does it")
  func explain() throws {
    let report = """
      {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "hig"}}, "results": [
        {"ruleId": "tab-badge", "message": {"text": "<script>alert(1)</script>"}}]}]}
      """
    let file = try fixture.folder.write(report, to: "report.sarif")
    let served = try fixture.get("/api/v1/explain", method: "POST", body: report).json()
    let printed = try fixture.command.run("explain", file, "--json", "--database", fixture.database)
      .json()
    #expect(NSDictionary(dictionary: served) == NSDictionary(dictionary: printed))
    let enriched = fixture.get("/api/v1/explain?format=sarif", method: "POST", body: report)
    #expect(enriched.header("Content-Type") == "application/sarif+json")
    #expect(try enriched.json()["version"] as? String == "2.1.0")
    #expect(fixture.get("/api/v1/explain", method: "POST", body: "no report").status == .badRequest)
    #expect(fixture.get("/api/v1/explain").header("Allow") == "POST")
  }

  @Test(
    "What is not there is a problem, in the form that was asked for",
    arguments: [
      ("/nowhere", "no-page"), ("/rules/tab-bage", "no-rule"), ("/rules/No%20Such", "no-rule"),
      ("/components/tabbrs", "no-component"), ("/documents/none.md", "no-document"),
      ("/assets/none.css", "no-page"), ("/api/v1/rules/none", "no-rule"),
      ("/rules/tab-count?as-of=2025-06", "not-held"),
      ("/api/v1/rules/tab-count?as-of=2025-06", "not-held"),
      ("/api/v1/search?q=a&component=none", "no-component"),
      ("/en/metrics?component=none", "no-component"),
      ("/search?q=tab&component=none", "no-component"), ("/checks?component=none", "no-component"),
      ("/changes?component=none", "no-component"), ("/api/v1/terms?component=none", "no-component"),
    ])
  func missing(target: String, code: String) throws {
    let page = fixture.get(target, accept: "text/html,application/xhtml+xml,*/*;q=0.8")
    #expect(page.status == .notFound)
    let document = fixture.get(target, accept: "application/json")
    #expect(document.status == .notFound)
    let error = try #require(try document.json()["error"] as? [String: Any])
    #expect(error["code"] as? String == code)
    let isForPrograms = target.hasPrefix("/api")
    #expect(
      page.header("Content-Type")
        == (isForPrograms ? "application/problem+json" : "text/html; charset=utf-8"))
  }

  @Test("Any name of a component or a rule does for programs, as on the command line")
  func names() throws {
    let all = try fixture.get("/api/v1/metrics?component=tab-bars").json()
    for name in ["UITabBar", "탭바", "탭 막대", "Tab bars"] {
      let encoded = SiteFixture.encoded(name)
      let named = try fixture.get("/api/v1/metrics?component=\(encoded)").json()
      #expect(NSDictionary(dictionary: named) == NSDictionary(dictionary: all), "\(name)")
      let printed = try fixture.command.run(
        "rule", name, "--json", "--fields", "id", "--database", fixture.database
      ).json()
      let rule = try fixture.get("/api/v1/rules/\(encoded)").json()
      #expect(rule["id"] as? String == printed["id"] as? String, "\(name)")
    }
  }

  @Test(
    "An address with another name, or with a slash at its end, leads to the one of the page",
    arguments: [
      ("/components/탭바", "/components/tab-bars"),
      ("/ko/components/UITabBar.md?as-of=2024", "/ko/components/tab-bars.md?as-of=2024"),
      ("/en/metrics?q=icon&component=탭바&lang=", "/en/metrics?q=icon&component=tab-bars"),
      ("/rules/Tab Badge?lang=ko", "/rules/tab-badge?lang=ko"),
      ("/rules/Tab Badge.md", "/rules/tab-badge.md"),
      ("/components/", "/components"), ("/ko/rules/", "/ko/rules"), ("/ko/rules", "/ko/components"),
      ("/rules/tab-badge/?as-of=2024", "/rules/tab-badge?as-of=2024"), ("/metrics/", "/metrics"),
    ])
  func canonical(target: String, address: String) throws {
    let encoded = try #require(
      target.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed))
    let response = fixture.get(encoded)
    #expect(response.status == .movedPermanently)
    #expect(response.header("Location") == address)
  }

  @Test("A name of a thing leads to the first rule about it")
  func thing() throws {
    let response = fixture.get("/en/rules/UITabBar")
    #expect(response.status == .movedPermanently)
    #expect(response.header("Location")?.hasPrefix("/en/rules/tab-") == true)
  }

  @Test("A mistyped rule leads to the one that was meant")
  func nearest() {
    #expect(fixture.get("/rules/tab-bage").text.contains("href=\"/rules/tab-badge\""))
  }

  @Test(
    "Wrong values of parameters are refused",
    arguments: [
      "/api/v1/search", "/api/v1/search?q=a&limit=0", "/api/v1/search?q=a&limit=101",
      "/api/v1/search?q=a&limit=%2B5",
      "/api/v1/search?q=a&platform=BeOS", "/api/v1/search?q=a&kind=",
      "/api/v1/metrics?as-of=2022-13",
      "/api/v1/metrics?as-of=2022-12-01", "/api/v1/metrics?component=", "/search?q=a&lang=fr",
      "/api/v1/rules/\(String(repeating: "a", count: 201))", "/search?q=tab&q=nav",
      "/search?q=\(String(repeating: "a", count: 1_001))",
    ])
  func refused(target: String) {
    let response = fixture.get(target)
    #expect(response.status == .badRequest)
  }

  @Test("A form may leave fields empty")
  func emptyFields() {
    #expect(fixture.get("/search?q=tab&component=&platform=&kind=&lang=").status == .ok)
  }

  @Test(
    "Other methods are refused with those that would do",
    arguments: [
      "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get",
    ])
  func methods(method: String) {
    for target in ["/", "/rules/tab-badge", "/healthz", "/api/v1/search?q=a"] {
      let response = fixture.get(target, method: method)
      #expect(response.status == .methodNotAllowed)
      #expect(response.header("Allow") == "GET, HEAD")
    }
  }

  @Test("HEAD says what GET would, without the body")
  func head() {
    let whole = fixture.get("/rules/tab-badge")
    let head = fixture.get("/rules/tab-badge", method: "HEAD")
    #expect(head.status == .ok)
    #expect(head.omitsBody && !whole.omitsBody)
    #expect(head.body.count == whole.body.count)
  }

  @Test(
    "Every answer is guarded against scripts, sniffing and framing",
    arguments: [
      "/", "/nowhere", "/rules/%ZZ", "/api/v1/search?q=a", "/healthz",
    ])
  func guarded(target: String) throws {
    let response = fixture.get(target)
    let policy = try #require(response.header("Content-Security-Policy"))
    #expect(policy.contains("default-src 'none'") && !policy.contains("unsafe"))
    #expect(policy.contains("frame-ancestors 'none'"))
    #expect(response.header("X-Content-Type-Options") == "nosniff")
    #expect(
      !response.text.contains("<style") && !response.text.contains(" style=")
        && !response.text.contains(" onclick="))
  }

  @Test("An alias leads to its rule")
  func alias() {
    let fixture = SiteFixture(documents: [
      "page.md":
        "# Bars\n\n**Keep bars short.** {#bar-short} They are seen often.\n\n<!-- rule: alias=bar-brief -->\n"
    ])
    let response = fixture.get("/rules/bar-brief?lang=ko")
    #expect(response.status == .movedPermanently)
    #expect(response.header("Location") == "/rules/bar-short?lang=ko")
  }

  @Test("The languages are those of the address, else those of the settings")
  func languages() {
    let both = fixture.get("/rules/tab-badge").text
    #expect(both.contains("<p lang=\"en\">") && both.contains("<p lang=\"ko\">"))
    let korean = fixture.get("/rules/tab-badge?lang=ko").text
    #expect(!korean.contains("<p lang=\"en\">") && korean.contains("<p lang=\"ko\">"))
    #expect(korean.contains("href=\"/components/tab-bars?lang=ko\""))
    #expect(
      fixture.get("/", language: "ko-KR,ko;q=0.9,en;q=0.8").text.contains("<html lang=\"ko\">"))
    #expect(
      fixture.get("/", language: "fr, en;q=0.5, ko;q=0.4").text.contains("<html lang=\"en\">"))
  }
}

import DocsServer
import Foundation
import Testing

@Suite("The description of the API")
struct DescriptionTests {
  @Test("It names only what there is, and each reference in it leads somewhere")
  func references() throws {
    let response = SiteFixture.corpus.get("/openapi.json")
    let description = try response.json()
    #expect(description["openapi"] as? String == "3.1.0")
    let paths = try #require(description["paths"] as? [String: [String: Any]])
    #expect(
      Set(paths.keys) == [
        "/api/v1/search", "/api/v1/rules/{id}", "/api/v1/metrics", "/api/v1/checks",
        "/api/v1/explain", "/api/v1/changes", "/api/v1/rules", "/api/v1/components",
        "/api/v1/documents", "/api/v1/terms", "/api/v1/passages", "/api/v1/audit",
        "/openapi.json", "/healthz",
      ])
    let schemas = try #require(
      (description["components"] as? [String: Any])?["schemas"] as? [String: Any])
    for match in response.text.matches(of: /"#\/components\/schemas\/([A-Za-z]+)"/) {
      #expect(schemas[String(match.output.1)] != nil)
    }
    for (path, operations) in paths {
      for (method, operation) in operations {
        let answers = (operation as? [String: Any])?["responses"] as? [String: Any]
        #expect(answers?["200"] != nil, "\(method) \(path)")
      }
    }
  }

  @Test("It can be checked against what the client has")
  func validation() throws {
    let response = SiteFixture.corpus.get("/openapi.json")
    let tag = try #require(response.header("ETag"))
    #expect(SiteFixture.corpus.get("/openapi.json", tag: tag).status == .notModified)
  }
}

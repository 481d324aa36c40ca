import DocsServer
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Caching, by what the file holds", .serialized)
struct CachingTests {
  private static let page = "# Bars\n\n**Keep bars short.** {#bar-short} At most 3 words.\n"

  @Test("What a client has is not sent again, in each language for itself")
  func validation() throws {
    let fixture = SiteFixture(documents: ["page.md": Self.page])
    try fixture.settle()
    let first = fixture.get("/rules/bar-short?lang=en")
    let tag = try #require(first.header("ETag"))
    let changed = try #require(first.header("Last-Modified"))
    #expect(first.header("Cache-Control") == "no-cache")
    #expect(fixture.get("/rules/bar-short?lang=en", tag: tag).status == .notModified)
    #expect(fixture.get("/rules/bar-short?lang=en", tag: "W/\"x\", \(tag)").status == .notModified)
    #expect(fixture.get("/rules/bar-short?lang=en", tag: "*").status == .notModified)
    #expect(fixture.get("/rules/bar-short?lang=en", since: changed).status == .notModified)
    #expect(fixture.get("/rules/bar-short?lang=en", tag: "\"x\"", since: changed).status == .ok)
    #expect(
      fixture.get("/rules/bar-short?lang=en", since: "Sun, 06 Nov 1994 08:49:37 GMT").status == .ok)
    #expect(fixture.get("/rules/bar-short?lang=ko", tag: tag).status == .ok)
    let nothing = fixture.get("/rules/bar-short?lang=en", tag: tag)
    #expect(nothing.body.count == 0)
    #expect(nothing.header("ETag") == tag)
    #expect(nothing.header("Content-Security-Policy") != nil)
  }

  @Test("A page that a re-ingest left as it was is not sent again")
  func unaffected() throws {
    let fixture = SiteFixture(documents: ["page.md": Self.page, "rows.md": "# Rows\n\nLong ones."])
    try fixture.settle()
    let tag = try #require(fixture.get("/api/v1/rules/bar-short").header("ETag"))
    try fixture.ingest(["page.md": Self.page, "rows.md": "# Rows\n\nShort ones."])
    try fixture.settle()
    #expect(fixture.get("/api/v1/rules/bar-short", tag: tag).status == .notModified)
  }

  @Test("A re-ingest shows at the next request, and no request fails meanwhile")
  func reingest() async throws {
    let fixture = SiteFixture(documents: ["page.md": Self.page])
    try fixture.settle()
    let tag = try #require(fixture.get("/rules/bar-short").header("ETag"))
    #expect(fixture.get("/rules/bar-short").text.contains("At most 3 words"))
    let done = Flag()
    try await withThrowingTaskGroup(of: Int.self) { tasks in
      for _ in 0..<2 {
        tasks.addTask {
          var failures = 0
          while !done.isSet.load(ordering: .relaxed) {
            if fixture.get("/rules/bar-short").status != .ok { failures += 1 }
            await Task.yield()
          }
          return failures
        }
      }
      for count in 4...7 {
        try fixture.ingest(["page.md": Self.page.replacingOccurrences(of: "3", with: "\(count)")])
        let response = fixture.get("/rules/bar-short", tag: tag)
        #expect(response.status == .ok)
        #expect(response.text.contains("At most \(count) words"))
      }
      done.isSet.store(true, ordering: .relaxed)
      for try await failures in tasks { #expect(failures == 0) }
    }
  }

  @Test("A file that is replaced as a whole is read anew; one that is gone is said to be gone")
  func replaced() throws {
    let fixture = SiteFixture(documents: ["page.md": Self.page])
    let other = SiteFixture(documents: [
      "page.md": Self.page.replacingOccurrences(of: "3", with: "9")
    ])
    #expect(fixture.get("/rules/bar-short").text.contains("At most 3"))
    try FileManager.default.removeItem(atPath: fixture.database)
    #expect(fixture.get("/rules/bar-short").status == .unavailable)
    try FileManager.default.moveItem(atPath: other.database, toPath: fixture.database)
    #expect(fixture.get("/rules/bar-short").text.contains("At most 9"))
  }

  @Test("Compression makes pages smaller for those who take it")
  func compression() {
    let fixture = SiteFixture.corpus
    let whole = fixture.get("/components/tab-bars")
    let small = fixture.get("/components/tab-bars", gzip: true)
    #expect(small.header("Content-Encoding") == "gzip")
    #expect(small.body.starts(with: [0x1F, 0x8B]))
    #expect(small.body.count * 3 < whole.body.count)
    #expect(whole.header("Content-Encoding") == nil)
    #expect(whole.header("Vary")?.contains("Accept-Encoding") == true)
  }

  @Test("Assets are named for their content and kept for ever")
  func assets() throws {
    let page = SiteFixture.corpus.get("/").text
    for pattern in [
      "/assets/style-[0-9a-f]{16}\\.css", "/assets/script-[0-9a-f]{16}\\.js",
      "/assets/icon-[0-9a-f]{16}\\.svg",
    ] {
      let range = try #require(page.range(of: pattern, options: .regularExpression))
      let response = SiteFixture.corpus.get(String(page[range]))
      #expect(response.status == .ok)
      #expect(response.header("Cache-Control")?.contains("immutable") == true)
    }
  }
}

/// Whether something is over, for tasks that wait for it.
private final class Flag: Sendable {
  let isSet = Atomic(false)
}

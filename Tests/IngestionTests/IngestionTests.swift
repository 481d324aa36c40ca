import Foundation
import Guidelines
import Ingestion
import KnowledgeBase
import TestSupport
import Testing

@Suite("Ingestion")
struct IngestionTests {
  private let folder: TemporaryFolder
  private let base: KnowledgeBase

  init() throws {
    let pages = try PageFolder { name in
      "# \(name)\n\n**Keep the \(name) short.** Use two to four of them.\n"
    }
    (folder, base) = (pages.folder, pages.base)
  }

  private func names() throws -> [String] { try base.documents().map(\.name).sorted() }

  @Test("A folder goes in, and again nothing is read")
  func again() throws {
    let first = try Ingestion(into: base).run([folder.path("docs")])
    #expect(first.documents.map(\.document) == ["drawers.md", "ladders.md", "shelves.md"])
    #expect(first.documents.allSatisfy { $0.rules == 1 })
    let second = try Ingestion(into: base).run([folder.path("docs")])
    #expect(second.documents.isEmpty)
    #expect(second.unchanged.count == 3)
  }

  @Test(
    "A page that is renamed and edited keeps its ids; another page in its place does not",
    arguments: [
      ("Give every drawer a handle of some 50 pt.", true),
      ("Give each single drawer a wide handle of 50 pt.", true),
      ("Lock what holds medicine.", false), ("Paint shelves in two colors.", false),
    ])
  func renamed(lead: String, isSame: Bool) throws {
    func page(_ lead: String) -> String { "# Drawers\n\n**\(lead)** Hands are wide.\n" }
    let docs = folder.path("docs")
    try folder.write(page("Give every drawer a handle of 50 pt."), to: "docs/drawers.md")
    try Ingestion(into: base).run([docs])
    let old = try #require(try base.rules().first { $0.title.en?.contains("handle") == true }).id
    try FileManager.default.removeItem(atPath: folder.path("docs/drawers.md"))
    try folder.write(page(lead), to: "docs/chests.md")
    let report = try Ingestion(into: base).run([docs], prunes: true)
    #expect(report.pruned == ["drawers.md"])
    let rules = try base.rules()
    #expect(rules.contains { $0.id == old } == isSame, "\(rules.map(\.id))")
    #expect(rules.allSatisfy { !$0.sources.isEmpty })
  }

  @Test("What was stored under an older kind of identity is read anew, once")
  func oldIdentity() throws {
    try Ingestion(into: base).run([folder.path("docs")])
    let stored = Document(
      name: "ladders.md", format: .markdown, title: Bilingual(en: "Old"), source: "# Old\n",
      passages: [], skipped: [])
    try base.store(stored, digest: "cbf29ce484222325-64--9")
    let second = try Ingestion(into: base).run([folder.path("docs")])
    #expect(second.documents.map(\.document) == ["ladders.md"])
    #expect(try Ingestion(into: base).run([folder.path("docs")]).unchanged.count == 3)
    let identities = try base.digests().values
    #expect(identities.allSatisfy { $0.prefix { $0.isHexDigit }.count == 64 })
    #expect(Set(identities).count == 3)
  }

  @Test(
    "Published to an empty base, rules are as in the source; beside other documents they are linked"
  )
  func published() throws {
    try Ingestion(into: base).run([folder.path("docs")])
    let empty = try KnowledgeBase(path: ":memory:", access: .write)
    #expect(try Ingestion.publish(base, into: empty).documents.count == 3)
    #expect(empty.linkedStatements == 0)
    #expect(try empty.rules() == base.rules() && empty.rules().count == 3)

    try folder.write("**Hide the boxes.**\n", to: "docs/boxes.md")
    let other = try KnowledgeBase(path: ":memory:", access: .write)
    try Ingestion(into: other).run([folder.path("docs/boxes.md")])
    try Ingestion.publish(base, into: other)
    #expect(other.linkedStatements > 0)
    #expect(try other.rules().count == 4)
  }

  @Test("Progress names each document before it is read")
  func progress() throws {
    var seen: [String] = []
    try Ingestion(into: base).run([folder.path("docs")]) { step in
      seen.append("\(step.number)/\(step.count) \(step.document)")
      return .proceed
    }
    #expect(seen == ["1/3 drawers.md", "2/3 ladders.md", "3/3 shelves.md"])
  }

  @Test("What a stopped ingestion stored is whole, nothing is pruned, and the next reads the rest")
  func stop() throws {
    try folder.write("**Hide the boxes.**\n", to: "docs/boxes.md")
    try Ingestion(into: base).run([folder.path("docs/boxes.md")])
    let report = try Ingestion(into: base).run([folder.path("docs")], prunes: true) { step in
      step.document == "ladders.md" ? .stop : .proceed
    }
    #expect(report.isCancelled)
    #expect(report.documents.map(\.document) == ["drawers.md"])
    #expect(try names() == ["boxes.md", "drawers.md"])
    #expect(try base.search(SearchQuery(text: "drawers")).results.first != nil)
    let rest = try Ingestion(into: base).run([folder.path("docs")])
    #expect(rest.documents.map(\.document) == ["ladders.md", "shelves.md"])
  }

  @Test("Without a knowledge base documents are reported only")
  func dryRun() throws {
    let report = try Ingestion(into: nil).run([folder.path("docs")])
    #expect(report.documents.count == 3)
    #expect(try names().isEmpty)
  }

  @Test("A failure names the file, and the others go in")
  func failures() throws {
    try folder.write("a\nb\0c\n", to: "docs/broken.md")
    let report = try Ingestion(into: base).run([folder.path("docs"), folder.path("nowhere")])
    #expect(try names() == ["drawers.md", "ladders.md", "shelves.md"])
    let failures = report.failures.map(\.description)
    #expect(failures.count == 2)
    #expect(failures[0].contains("nowhere") && failures[1].contains("broken.md:2"), "\(failures)")
  }
}

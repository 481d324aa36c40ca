import Foundation
import Guidelines
import Ingestion
import KnowledgeBase
import TestSupport
import Testing

@Suite("The pages of KRDS, the design system of the Korean government")
struct KRDSTests {
  /// A file that holds the pages, made once.
  private static let folder: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    let base = try KnowledgeBase(path: folder.path("krds.sqlite"), access: .write)
    let report = try Ingestion(into: base, glossary: try Corpus.glossary.get())
      .run([Corpus.root.appending(path: "KRDS").path])
    if let failure = report.failures.first { throw failure }
    return folder
  }

  private static func base() throws -> KnowledgeBase {
    try KnowledgeBase(path: try folder.get().path("krds.sqlite"), access: .read)
  }

  @Test("Every rule has an id of its own and says the same in both languages")
  func rules() throws {
    let base = try Self.base()
    let rules = try base.rules()
    #expect(try base.documents().count >= 80)
    #expect(rules.count >= 1000)
    for rule in rules {
      #expect(rule.id.rawValue.hasPrefix("krds-"))
      #expect(rule.title.en != nil && rule.title.ko != nil, "\(rule.id)")
      #expect(rule.platforms.isEmpty, "\(rule.id) is for the web")
    }
  }

  @Test("Nothing in it contradicts itself or leads nowhere")
  func audit() throws {
    let report = try Self.base().audit()
    #expect(report.findings.filter { $0.severity == .error }.isEmpty)
  }
}

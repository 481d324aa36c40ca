import Guidelines
import KnowledgeBase
import TestSupport
import Testing
import TextAnalysis

/// However a base came to hold its documents, it says what one says that was made of them at once.
@Suite("Ingests in steps")
struct IncrementalIngestTests {
  @Test("Any order of storing, editing and removing ends where one ingest does", arguments: 1...4)
  func steps(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let glossary = try Real.glossary()
    let all = try Array(Real.pages(glossary).shuffled(using: &random).prefix(8)) + seeds(glossary)
    let base = try KnowledgeBase(path: ":memory:", access: .write)
    base.begin(glossary: glossary)
    var held: [String: Document] = [:]
    for document in all.shuffled(using: &random) {
      try store(document, in: base)
      held[document.name] = document
      guard let other = held.keys.sorted().randomElement(using: &random) else { continue }
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        try base.remove(documents: [other])
        held[other] = nil
      case 1: held[other] = try storeEdited(other, of: held, in: base, using: &random)
      default: break
      }
      if Bool.random(using: &random) { try base.finish() }
    }
    try base.finish()

    let atOnce = try KnowledgeBase(path: ":memory:", access: .write)
    atOnce.begin(glossary: glossary)
    for document in held.values.sorted(by: { $0.name < $1.name }) {
      try store(document, in: atOnce)
    }
    try atOnce.finish()
    #expect(try base.rules() == atOnce.rules())
    #expect(try Snapshot(base) == Snapshot(atOnce))
    let texts = try [base, atOnce].map { base in
      try base.indexedTexts().map { "\($0.name)\n\($0.title)\n\($0.body)\n\($0.context)" }.sorted()
    }
    #expect(texts[0] == texts[1])
  }

  @Test("One document into the whole Corpus links its component anew, and little besides")
  func oneDocument() throws {
    let glossary = try Real.glossary()
    let pages = try Real.pages(glossary)
    let base = try KnowledgeBase(path: ":memory:", access: .write)
    base.begin(glossary: glossary)
    for page in pages { try store(page, in: base) }
    try base.finish()
    let all = base.linkedStatements
    let page = try #require(pages.first { $0.name.hasSuffix("tab-bars.md") })
    var other = page
    other.name = "other.md"
    try store(other, in: base)
    try base.finish()
    let both = page.passages.count { $0.statesRule } * 2
    #expect(base.linkedStatements >= both)
    #expect(base.linkedStatements < both * 2 && base.linkedStatements * 10 < all)

    try base.remove(documents: ["other.md"])
    try base.finish()
    #expect(base.linkedStatements * 10 < all)
  }

  private func seeds(_ glossary: Glossary) throws -> [Document] {
    Shared.isPresent ? try Real.seeds(glossary) : []
  }

  private func store(_ document: Document, in base: KnowledgeBase) throws {
    try base.store(document, digest: document.name)
  }

  /// The document `name` without some of its passages, as it is stored instead.
  private func storeEdited(
    _ name: String, of held: [String: Document], in base: KnowledgeBase,
    using random: inout SeededGenerator
  ) throws -> Document? {
    guard var document = held[name] else { return nil }
    document.passages.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
    let ids = Set(document.passages.map(\.id))
    for place in document.passages.indices {
      guard let elaborated = document.passages[place].elaborates, !ids.contains(elaborated)
      else { continue }
      document.passages[place].elaborates = nil
    }
    try store(document, in: base)
    return document
  }
}

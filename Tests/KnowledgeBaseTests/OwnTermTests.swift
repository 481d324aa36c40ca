import Guidelines
import KnowledgeBase
import Testing
import TextAnalysis

@Suite("Terms that a team adds")
struct OwnTermTests {
  private static let own = Concept(
    id: ConceptID(unchecked: "badge"), en: ["rosette"], ko: ["딱지"], origin: .user)

  @Test(
    "A term finds what only its concept's other names say", arguments: ["딱지", "rosette", "딱지는"])
  func bridge(query: String) throws {
    let base = try Samples.base()
    #expect(try base.search(SearchQuery(text: query)).results.isEmpty)
    try adopt(Samples.glossary.adding([Self.own]), in: base)
    let answer = try base.search(SearchQuery(text: query))
    #expect(answer.results.first?.id == "tab-badge")
    #expect(answer.corrected == nil && !answer.relaxed)
  }

  @Test("The index follows: with the term gone it finds nothing again")
  func removal() throws {
    let base = try Samples.base()
    try adopt(Samples.glossary.adding([Self.own]), in: base)
    try adopt(Samples.glossary, in: base)
    #expect(try base.search(SearchQuery(text: "딱지")).results.isEmpty)
    #expect(try base.search(SearchQuery(text: "배지")).results.first?.id == "tab-badge")
    #expect(try base.concepts() == Samples.glossary.concepts.sorted { $0.id < $1.id })
  }

  @Test("A concept keeps whose it is, and its own names come first")
  func origin() throws {
    let base = try Samples.base()
    try adopt(Samples.glossary.adding([Self.own]), in: base)
    let badge = try #require(try base.concepts().first { $0.id == Self.own.id })
    #expect(badge.origin == .user)
    #expect(badge.en == ["badge", "rosette"])
    #expect(badge.ko == ["배지", "뱃지", "딱지"])
  }

  @Test("Adding the same again changes nothing")
  func idempotence() {
    let once = Samples.glossary.adding([Self.own])
    #expect(once.adding([Self.own]).concepts == once.concepts)
    #expect(Samples.glossary.adding([]).concepts == Samples.glossary.concepts)
  }

  private func adopt(_ glossary: Glossary, in base: KnowledgeBase) throws {
    base.begin(glossary: glossary)
    try base.finish()
  }
}

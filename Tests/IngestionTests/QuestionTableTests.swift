import Guidelines
import Ingestion
import KnowledgeBase
import TestSupport
import Testing

@Suite("Questions as people ask them")
struct QuestionTableTests {
  private let folder: TemporaryFolder
  private let base: KnowledgeBase

  init() throws {
    let pages = try PageFolder { name in
      "---\ncomponent: \(name)\n---\n# \(name)\n\n**Keep the \(name) short.** {#\(name)-short}\n"
    }
    (folder, base) = (pages.folder, pages.base)
  }

  private static let header = "about\tlanguage\tquestion\n"

  private func ingest(_ rows: String) throws -> IngestionReport {
    try folder.write(Self.header + rows, to: "docs/Questions.tsv")
    return try Ingestion(into: base).run([folder.path("docs")])
  }

  private func found(by query: String) throws -> [String] {
    try base.search(SearchQuery(text: query)).results.map(\.id)
  }

  @Test("A rule is found by what people ask, and by what they call its component")
  func search() throws {
    #expect(try ingest("ladders-short\ten\twobbly rungs\n").failures.isEmpty)
    #expect(try found(by: "my rungs are wobbly") == ["ladders-short"])
    #expect(try found(by: "선반대") == [])
    let rows = "ladders-short\tko\t사다리가 자꾸 흔들려요\ncomponent:shelves\tko\t선반대\n"
    #expect(try ingest(rows).failures.isEmpty)
    #expect(try found(by: "흔들리는 사다리") == ["ladders-short"])
    #expect(try found(by: "선반대") == ["shelves-short"])
    #expect(try found(by: "wobbly rungs") == [], "the table says it no longer")
  }

  @Test("What contradicts a rule finds it, is no question, and comes back from an export")
  func contraries() throws {
    try folder.write(
      "about\tlanguage\tcontrary\nladders-short\tko\t사다리는 길게 늘인다\n", to: "docs/Contraries.tsv")
    #expect(try ingest("ladders-short\ten\twobbly rungs\n").failures.isEmpty)
    let rule = RuleID(unchecked: "ladders-short")
    #expect(try base.contraries().mapValues { $0.map(\.text) } == [rule: ["사다리는 길게 늘인다"]])
    #expect(try found(by: "긴 사다리 늘이기") == ["ladders-short"])
    let tables = try base.questionTables().mapValues { $0.map(ExportedQuestion.init) }
    #expect(
      tables.mapValues { $0.map(\.contrary) } == ["Contraries.tsv": [true], "Questions.tsv": [nil]])
  }

  @Test("What contradicts a component, which states nothing, is refused")
  func contraryOfComponent() throws {
    try folder.write(
      "about\tlanguage\tcontrary\ncomponent:ladders\ten\tclimb\n", to: "docs/Contraries.tsv")
    guard case .table(let error) = try ingest("").failures.first else {
      Issue.record("no error")
      return
    }
    #expect((error.reason, error.line) == (.id("component:ladders"), 2))
  }

  @Test("What a rule says itself comes before what people ask about another one")
  func order() throws {
    _ = try ingest("drawers-short\ten\tshould it be short like the shelves\n")
    #expect(try found(by: "short shelves") == ["shelves-short"] + ["drawers-short"])
  }

  @Test("An explanation says that a word stands in a question")
  func explanation() throws {
    _ = try ingest("ladders-short\ten\twobbly rungs\n")
    var query = SearchQuery(text: "wobbly")
    query.explains = true
    let result = try #require(try base.search(query).results.first)
    #expect(result.explanation?.map(\.fields) == [["asked"]])
  }

  @Test("A base that got its questions later answers as one that had them at once")
  func later() throws {
    let rows = "ladders-short\ten\twobbly rungs\ncomponent:drawers\ten\tchest\n"
    _ = try ingest("")
    _ = try ingest(rows)
    let other = try KnowledgeBase(path: folder.path("y.sqlite"), access: .write)
    try Ingestion(into: other).run([folder.path("docs")])
    for query in ["wobbly rungs", "chest", "short", "keep the chest short"] {
      let (left, right) = try (
        base.search(SearchQuery(text: query)), other.search(SearchQuery(text: query))
      )
      #expect(left.results == right.results, "\(query)")
    }
  }

  @Test(
    "A table that is wrong says where and why, and the documents go in",
    arguments: [
      ("ladders-short\ten\n", 2, .cells(found: 2)),
      ("Ladders Short\ten\tx\n", 2, .topic("Ladders Short")),
      ("component:\ten\tx\n", 2, .topic("component:")),
      ("ladders-short\tjp\tx\n", 2, .language("jp")),
      ("# note\n\nladders-short\ten\t \n", 4, .noText),
      ("a\ten\tx y\nb\ten\tx y\na\ten\tx y\n", 4, .repeated("x y", firstLine: 2)),
    ] as [(String, Int, TableError.Reason)])
  func broken(rows: String, line: Int, reason: TableError.Reason) throws {
    let report = try ingest(rows)
    #expect(report.documents.count == 3)
    let failure = try #require(report.failures.first)
    guard case .table(let error) = failure else { throw failure }
    #expect((error.reason, error.line) == (reason, line))
    for language in Language.allCases {
      let place = "\(folder.path("docs/Questions.tsv")):\(line): "
      #expect(error.message(in: language).hasPrefix(place))
    }
  }
}

import Guidelines
import KnowledgeBase
import TestSupport
import Testing
import TextAnalysis

@Suite("A knowledge base keeps documents")
struct StoringTests {
  @Test("A document comes back as it was stored", arguments: Samples.all)
  func roundTrip(document: Document) throws {
    let base = try Samples.base([document])
    #expect(try base.document(document.name) == document)
    #expect(base.openStatements == 0)
  }

  @Test("A document with every field filled, or none, comes back as it was stored")
  func roundTripOfExtremes() throws {
    var passage = Samples.rule(
      "some-rule", en: "“Quoted” text, 'single' too;", ko: "마침표… é e\u{301} 👩‍👩‍👧 \u{0}끝",
      line: 1, document: "x")
    passage.section = ["One", "", "셋 · Three"]
    passage.statement?.aliases = [RuleID(unchecked: "old-1"), RuleID(unchecked: "old-2")]
    passage.statement?.apart = [RuleID(unchecked: "other")]
    passage.statement?.validity.since = Edition("2019")
    passage.statement?.validity.until = Edition("2024-11")
    passage.statement?.related = [RuleID(unchecked: "near")]
    passage.statement?.checks = [CheckID(unchecked: "some-check")]
    passage.statement?.uncheckable = Bilingual(en: "no", ko: nil)
    passage.links = [
      Link(text: "Toolbars", target: "https://x", component: ComponentName(unchecked: "toolbars")),
      Link(text: "", target: "#top"),
    ]
    passage.images = [
      Image(source: "a.png", alternative: "", line: 5, illustrates: .bad),
      Image(source: "b.png", alternative: "alt", line: 6),
    ]
    passage.metrics = [
      Metric(
        subject: "icon", dimension: .width, minimum: 0.1, maximum: nil, isApproximate: true,
        unit: .pixels, scale: 3, platforms: [.tvOS, .macOS],
        qualifiers: ["shape": "circular", "note": "a=b", "empty": ""],
        source: LineReference(document: "x.md", line: 7, language: .ko))
    ]
    let empty = Passage(id: "x-none", section: [], kind: .table)
    let document = Document(
      name: "x.md", format: .docc, title: .init(), source: "", passages: [passage, empty],
      skipped: SkippedLines.Reason.allCases.enumerated().map {
        SkippedLines(lines: LineRange($0.offset * 2 + 1, $0.offset * 2 + 2), reason: $0.element)
      })
    let base = try Samples.base([document])
    #expect(try base.document("x.md") == document)
    #expect(try base.document("y.md") == nil)
  }

  @Test("Storing again changes nothing, and current documents are known by their digest")
  func idempotence() throws {
    let base = try Samples.base()
    let before = try Snapshot(base)
    #expect(try base.digests()["notes.txt"] == Samples.digest(Samples.notes))
    #expect(try base.digests()["unknown.txt"] == nil)
    try Samples.fill(base, with: Samples.all)
    #expect(try Snapshot(base) == before)
    try base.finish()
    #expect(try Snapshot(base) == before)
  }

  @Test("The order of documents, and the number of ingests, makes no difference")
  func orderIndependence() throws {
    let expected = try Snapshot(Samples.base())
    #expect(try Snapshot(Samples.base(Samples.all.reversed())) == expected)
    let stepwise = try KnowledgeBase(path: ":memory:", access: .write)
    for document in Samples.all.reversed() { try Samples.fill(stepwise, with: [document]) }
    #expect(try Snapshot(stepwise) == expected)
  }

  @Test("A removed document takes its passages, its rules and its entries along")
  func removal() throws {
    let base = try Samples.base()
    try base.remove(documents: ["notes.txt", "never-there.txt"])
    try base.finish()
    #expect(try Snapshot(base) == Snapshot(Samples.base([Samples.page])))
    #expect(try base.search(SearchQuery(text: "툴바")).results.isEmpty)
  }

  @Test("A replaced document leaves nothing of its old text")
  func replacement() throws {
    let base = try Samples.base()
    var changed = Samples.page
    changed.passages.removeAll { $0.statement?.id?.rawValue == "tab-badge" }
    try base.store(changed, digest: Samples.digest(changed))
    try base.finish()
    #expect(try Snapshot(base) == Snapshot(Samples.base([changed, Samples.notes])))
    #expect(try base.rule(RuleID(unchecked: "tab-badge")) == nil)
  }

  /// A base at `path` in which all samples are stored and whose ingest has not finished.
  private static func begun(at path: String) throws -> KnowledgeBase {
    let base = try KnowledgeBase(path: path, access: .write)
    base.begin(glossary: Samples.glossary)
    for document in Samples.all { try base.store(document, digest: Samples.digest(document)) }
    return base
  }

  @Test("An ingest that ended before its end leaves whole documents, and the next completes it")
  func unfinishedIngest() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("base.sqlite")
    do {
      _ = try Self.begun(at: path)
    }
    do {
      let base = try KnowledgeBase(path: path, access: .read)
      #expect(try base.documents().map(\.name) == Samples.all.map(\.name).sorted())
      #expect(try base.document("notes.txt") == Samples.notes)
      #expect(try base.search(SearchQuery(text: "배지")).results.isEmpty)
    }
    let base = try KnowledgeBase(path: path, access: .write)
    base.begin(glossary: Samples.glossary)
    try base.finish()
    #expect(try Snapshot(base) == Snapshot(Samples.base()))
  }

  @Test("Documents go together with their rules, or an ingest that is killed leaves both")
  func interruptedRemoval() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("base.sqlite")
    do {
      let base = try Self.begun(at: path)
      try base.finish()
      #expect(try !base.isInterrupted())
      try base.remove(documents: ["notes.txt"])
      base.keep(folderGlossaries: "given up")
    }
    let base = try KnowledgeBase(path: path, access: .write)
    #expect(try Snapshot(base) == Snapshot(Samples.base()))
    #expect(try base.folderGlossaries().isEmpty && !base.isInterrupted())
    try base.remove(documents: ["notes.txt"])
    base.keep(folderGlossaries: "kept")
    try base.finish()
    #expect(try Snapshot(base) == Snapshot(Samples.base([Samples.page])))
    #expect(try base.folderGlossaries() == "kept")
  }

  @Test("An ingest that was killed is told, one that runs is not")
  func toldInterruption() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("base.sqlite")
    do {
      let base = try KnowledgeBase(path: path, access: .write)
      base.begin(glossary: Samples.glossary)
      try base.store(Samples.page, digest: Samples.digest(Samples.page))
      #expect(try !KnowledgeBase(path: path, access: .read).isInterrupted())
    }
    #expect(try KnowledgeBase(path: path, access: .read).isInterrupted())
    let base = try KnowledgeBase(path: path, access: .write)
    base.begin(glossary: Samples.glossary)
    try base.finish()
    #expect(try !base.isInterrupted())
  }

  @Test("A rule says what it did while its documents are being replaced")
  func replacedDocuments() throws {
    let base = try Samples.base()
    let rules = try base.rules()
    for document in Samples.all { try base.store(document, digest: Samples.digest(document)) }
    for (rule, before) in zip(try base.rules(), rules) {
      #expect(rule.id == before.id)
      #expect(rule.title == before.title)
      #expect(rule.sources.isEmpty)
    }
    let found = try base.search(SearchQuery(text: "배지")).results.filter { $0.kind == .rule }
    #expect(!found.isEmpty && found.allSatisfy { !$0.title.isEmpty })
    try base.finish()
    #expect(try base.rules() == rules)
  }

  @Test("Rules are the same whether what documents state was kept or is read again")
  func keptPassages() throws {
    let glossary = try Real.glossary()
    let documents = try Real.pages(glossary) + (Shared.isPresent ? Real.seeds(glossary) : [])
    func filled(_ path: String) throws -> KnowledgeBase {
      let base = try KnowledgeBase(path: path, access: .write)
      base.begin(glossary: glossary)
      for document in documents { try base.store(document, digest: document.name) }
      return base
    }
    let folder = try TemporaryFolder()
    let path = folder.file("base.sqlite")
    _ = try filled(path)
    let reading = try KnowledgeBase(path: path, access: .write)
    reading.begin(glossary: glossary)
    try reading.finish()
    let keeping = try filled(":memory:")
    try keeping.finish()
    #expect(try Snapshot(keeping) == Snapshot(reading))
    #expect(try keeping.indexedTexts().map(\.body) == reading.indexedTexts().map(\.body))
  }

  @Test("Another glossary takes effect without the documents being stored again")
  func changedGlossary() throws {
    let base = try Samples.base()
    #expect(try base.search(SearchQuery(text: "quicksand")).results.first?.id != "tab-badge")
    var concepts = Samples.glossary.concepts
    concepts[1].en.append("quicksand")
    base.begin(glossary: Glossary(concepts: concepts))
    try base.finish()
    #expect(try base.search(SearchQuery(text: "quicksand")).results.first?.id == "tab-badge")
    #expect(try base.concepts() == concepts.sorted { $0.id < $1.id })
    base.begin(glossary: Samples.glossary)
    try base.finish()
    #expect(try Snapshot(base) == Snapshot(Samples.base()))
  }

  @Test("Two passages with one id are both kept")
  func equalPassageIDs() throws {
    var document = Samples.notes
    document.passages[1].id = document.passages[0].id
    let base = try Samples.base([document])
    let ids = try base.passages().map(\.passage.id)
    #expect(ids.count == 2)
    #expect(Set(ids).count == 2)
  }
}

/// All that can be asked of a knowledge base, for comparison.
struct Snapshot: Equatable {
  var documents: [DocumentSummary]
  var passages: [StoredPassage]
  var rules: [Rule]
  var metrics: [Metric]
  var components: [ComponentSummary]
  var concepts: [Concept]
  var answers: [[SearchResult]]

  init(_ base: KnowledgeBase) throws {
    documents = try base.documents()
    passages = try base.passages()
    rules = try base.rules()
    metrics = try base.metrics()
    components = try base.components()
    concepts = try base.concepts()
    answers = try ["탭 바 배지", "tab", "화면", "nothing of the kind"].map {
      try base.search(SearchQuery(text: $0)).results
    }
  }
}

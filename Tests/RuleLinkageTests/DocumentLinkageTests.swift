import Foundation
import GuidelineReaders
import Guidelines
import RuleLinkage
import TestSupport
import Testing
import TextAnalysis

/// Statements as the readers find them in other people's documents, with a reader's judgement of
/// which of them state one rule.
@Suite(.enabled(if: Shared.isPresent, "\(Shared.absence)"))
struct DocumentLinkageTests {
  @Test("What is judged to be one rule joins, and nothing that is judged to be two")
  func labelledPairs() throws {
    var scores = Scores()
    var unstated: [String] = []
    let rows = try LabelledTable("document-linkage").rows
    for row in rows {
      let places = [
        "\(row["left"]):\(row["left line"])", "\(row["right"]):\(row["right line"])",
      ]
      let missing = places.filter { Self.clusters[$0] == nil }
      unstated += missing
      // Which passages are statements is the readers' business.
      guard missing.isEmpty else { continue }
      let pair = places.joined(separator: " = ")
      scores.add(
        expected: row["label"] == "same" ? [pair] : [],
        found: Self.clusters[places[0]] == Self.clusters[places[1]] ? [pair] : [])
    }
    print("judged pairs of statements of ../shared/documents: \(scores)")
    #expect(scores.f1 == 1, "\(scores.mistakes())")
    #expect(unstated.count * 10 <= rows.count, "no statements: \(unstated)")
  }

  @Test("Statements join the rules of the Corpus that they state, in sets seen and unseen")
  func joins() throws {
    let documents = try Self.statementsOfDocuments()
    let corpus = try Self.statementsOfCorpus()
    let clusters = StatementLinkage.clusters(
      of: documents.map(\.record) + corpus, analyzer: LinkageSamples.analyzer)
    let ids = Dictionary(
      zip(clusters.suffix(corpus.count), corpus.map(\.explicit)), uniquingKeysWith: { $0 ?? $1 })
    var ruleOfLine: [String: String] = [:]
    for (cluster, statement) in zip(clusters, documents) {
      for line in statement.lines { ruleOfLine[line] = ids[cluster]??.rawValue ?? "-" }
    }
    var scores: [String: Scores] = [:]
    let rows = try LabelledTable("document-joins").rows
    var unstated = 0
    for row in rows {
      let place = "\(row["document"]):\(row["line"])"
      // Which passages are statements is the readers' business.
      guard let found = ruleOfLine[place] else {
        unstated += 1
        continue
      }
      func joined(_ rule: String) -> [String] { rule == "-" ? [] : ["\(place) = \(rule)"] }
      scores[row["set"], default: Scores()].add(expected: joined(row["rule"]), found: joined(found))
    }
    for (set, scores) in scores.sorted(by: { $0.key < $1.key }) {
      print("judged joins to the Corpus, \(set): \(scores)")
      if ProcessInfo.processInfo.environment["HIG_MISTAKES"] != nil, set == "seen" {
        print(scores.mistakes())
      }
      #expect(scores.precision >= 0.94, "\(set): \(scores.mistakes())")
      #expect(scores.recall >= 0.88, "\(set): \(scores.mistakes())")
    }
    #expect(unstated * 10 <= rows.count, "\(unstated) are no statements")
  }

  @Test(
    "A sentence alone joins the rule of its page that says so",
    arguments: [
      ("alerts", "Use alerts sparingly.", "alert-sparingly")
    ])
  func sentence(component: String, lead: String, rule: String) throws {
    let corpus = try Self.statementsOfCorpus()
    let statement = StatementRecord(
      document: "note.md", passage: "1", line: 3, component: ComponentName(rawValue: component),
      lead: Bilingual(en: lead), text: Bilingual(en: lead))
    let clusters = StatementLinkage.clusters(
      of: [statement] + corpus, analyzer: LinkageSamples.analyzer)
    let joined = zip(clusters.dropFirst(), corpus).filter { $0.0 == clusters[0] }
    #expect(joined.map { $0.1.explicit?.rawValue } == [rule])
  }

  /// The rules of all pages of the Corpus, as an ingest reads them.
  private static func statementsOfCorpus() throws -> [StatementRecord] {
    let reader = GuidelineReader(glossary: LinkageSamples.glossary)
    return try LinkageSamples.corpusPages().flatMap { name, bytes in
      statements(of: try reader.read(bytes: bytes, name: name)).map(\.record)
        .filter { $0.explicit != nil }
    }
  }

  /// The statements of ../shared/documents, each with its lines: `alerts/alerts.md:21`.
  private static func statementsOfDocuments() throws -> [(record: StatementRecord, lines: [String])]
  {
    let reader = GuidelineReader(glossary: LinkageSamples.glossary)
    return try Shared.files("documents").flatMap { folder in
      try Shared.files("documents/" + folder).flatMap { file in
        let name = folder + "/" + file
        let bytes = try Shared.bytes("documents/" + name)
        guard let document = try? reader.read(bytes: bytes, name: name) else {
          return [(record: StatementRecord, lines: [String])]()
        }
        return statements(of: document)
      }
    }
  }

  private static func statements(
    of document: Document
  ) -> [(record: StatementRecord, lines: [String])] {
    document.passages.compactMap { passage in
      guard let statement = passage.statement else { return nil }
      let ranges = passage.text.languages.compactMap { passage.text[$0]?.lines }
      return (
        StatementRecord(
          document: document.name, passage: passage.id, line: ranges.first?.first ?? 0,
          explicit: statement.id, aliases: statement.aliases, apart: statement.apart,
          component: document.component, platforms: passage.platforms, edition: document.edition,
          lead: statement.lead, text: passage.text.map(\.text), metrics: passage.metrics,
          links: passage.links),
        ranges.flatMap { ($0.first...$0.last).map { "\(document.name):\($0)" } }
      )
    }
  }

  /// The cluster of each line that belongs to a statement: `alerts.md:21` in its folder.
  private static let clusters: [String: Int] = {
    guard let statements = try? statementsOfDocuments() else { return [:] }
    let clusters = StatementLinkage.clusters(
      of: statements.map(\.record), analyzer: LinkageSamples.analyzer)
    var clusterOfLine: [String: Int] = [:]
    for (cluster, statement) in zip(clusters, statements) {
      for line in statement.lines { clusterOfLine[line] = cluster }
    }
    return clusterOfLine
  }()
}

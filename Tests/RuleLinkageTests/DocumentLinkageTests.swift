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

  /// The cluster of each line that belongs to a statement: `alerts.md:21` in its folder.
  private static let clusters: [String: Int] = {
    let reader = GuidelineReader(glossary: LinkageSamples.glossary)
    var statements: [StatementRecord] = []
    var lines: [[String]] = []
    for folder in (try? Shared.files("documents")) ?? [] {
      for file in (try? Shared.files("documents/" + folder)) ?? [] {
        let name = folder + "/" + file
        guard let bytes = try? Shared.bytes("documents/" + name),
          let document = try? reader.read(bytes: bytes, name: name)
        else { continue }
        for passage in document.passages {
          guard let statement = passage.statement else { continue }
          statements.append(
            StatementRecord(
              document: name, passage: passage.id, component: document.component,
              platforms: passage.platforms, edition: document.edition, lead: statement.lead,
              text: passage.text.map(\.text), metrics: passage.metrics, links: passage.links))
          lines.append(
            passage.text.languages.compactMap { passage.text[$0]?.lines }
              .flatMap { ($0.first...$0.last).map { "\(name):\($0)" } })
        }
      }
    }
    let clusters = StatementLinkage.clusters(of: statements, analyzer: LinkageSamples.analyzer)
    var clusterOfLine: [String: Int] = [:]
    for (cluster, lines) in zip(clusters, lines) {
      for line in lines { clusterOfLine[line] = cluster }
    }
    return clusterOfLine
  }()
}

import Foundation
import GuidelineReaders
import Guidelines
import TestSupport
import Testing

/// Scores what the readers make of documents by the labels of their blocks.
@Suite(
  "Quality of blocks by source", .enabled(if: Shared.isPresent, Comment(rawValue: Shared.absence)))
struct BlockQualityTests {
  /// The least F1 over all documents: what the readers reach now, rounded down.
  private static let floors: [BlockScores.Measure: Double] = [
    .roles: 0.94, .rules: 0.93, .pairs: 0.97, .component: 0.97, .modality: 0.95,
    .platforms: 0.99, .numbers: 0.91, .subjects: 0.87,
  ]

  @Test("Roles, rules, pairs, components, modality, platforms and numbers are as labelled")
  func quality() throws {
    let documents = try LabelledDocument.all()
    let scored = try documents.map { document in
      (document, scores: BlockScores(document, read: try document.read()))
    }
    let report = BlockReport(scored.map { ($0.0.source, $0.0.path, $0.scores) })
    print(report.table)
    print(report.worst(10))
    if let folder = ProcessInfo.processInfo.environment["HIG_MISTAKES"] {
      for (document, scores) in scored { try write(scores.mistakes, of: document, to: folder) }
    }
    guard LabelledDocument.otherTables == nil else { return }
    for (measure, floor) in Self.floors {
      let f1 = report.total[measure].f1 ?? 0
      #expect(f1 >= floor, "\(measure): \(f1)")
    }
  }

  /// Writes what is not right in a document into a file of its own.
  private func write(
    _ mistakes: [(line: Int, text: String)], of document: LabelledDocument, to folder: String
  ) throws {
    let lines = mistakes.map { "\($0.line)\t\($0.text)\n" }.joined()
    let name = document.path.split(separator: "/").joined(separator: "__")
    try Data(lines.utf8).write(to: URL(filePath: "\(folder)/\(name).tsv"))
  }
}

/// Scores as a table: a row a source, the total with intervals.
struct BlockReport {
  private let documents: [(source: String, path: String, scores: BlockScores)]

  init(_ documents: [(source: String, path: String, scores: BlockScores)]) {
    self.documents = documents
  }

  /// The sum over all documents.
  var total: BlockScores { documents.reduce(into: BlockScores()) { $0 += $1.scores } }

  /// The F1 of each measure by source, and over all sources with its interval.
  var table: String {
    let measures = BlockScores.Measure.allCases
    var rows = [["source"] + measures.map(\.rawValue)]
    for source in Set(documents.map(\.source)).sorted() {
      let sum = documents.filter { $0.source == source }
        .reduce(into: BlockScores()) { $0 += $1.scores }
      rows.append([source] + measures.map { Self.percent(sum[$0].f1) })
    }
    let total = total
    rows.append(["all: F1"] + measures.map { Self.percent(total[$0].f1) })
    rows.append(["precision"] + measures.map { Self.percent(total[$0].precision) })
    rows.append(["recall"] + measures.map { Self.percent(total[$0].recall) })
    rows.append(["95 % of F1"] + measures.map(interval))
    rows.append(["labels"] + measures.map { "\(total[$0].labelled)" })
    return rows.map { row in
      row.enumerated().map { column, cell in
        cell.padding(toLength: column == 0 ? 26 : 12, withPad: " ", startingAt: 0)
      }.joined()
    }.joined(separator: "\n")
  }

  /// The documents with the most mistakes.
  func worst(_ count: Int) -> String {
    documents.sorted { $0.scores.mistakes.count > $1.scores.mistakes.count }.prefix(count)
      .map { "\($0.scores.mistakes.count) mistakes: hig trace ../shared/\($0.path)" }
      .joined(separator: "\n")
  }

  /// Where 95 of 100 samples of sources, drawn with replacement, have their F1.
  private func interval(of measure: BlockScores.Measure) -> String {
    var generator = SeededGenerator(seed: 26)
    let sources = Dictionary(grouping: documents, by: \.source).sorted { $0.key < $1.key }
      .map { $0.value.reduce(into: Tally()) { $0 += $1.scores[measure] } }
    let samples = (0..<1000).map { _ in
      sources.indices.reduce(into: Tally()) { sum, _ in
        sum += sources[Int.random(in: sources.indices, using: &generator)]
      }.f1 ?? 1
    }.sorted()
    return "\(Self.percent(samples[25]))–\(Self.percent(samples[974]))"
  }

  private static func percent(_ share: Double?) -> String {
    share.map { String(format: "%.1f", $0 * 100) } ?? "-"
  }
}

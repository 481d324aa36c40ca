import Foundation
import GuidelineReaders
import Guidelines
import KnowledgeBase
import TestSupport
import Testing
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Search answers the judged queries", .enabled(if: Shared.isPresent, "\(Shared.absence)"))
struct QualityTests {
  @Test("Over the seeds alone, the judged queries are answered well")
  func seeds() throws {
    let base = try KnowledgeBase(path: ":memory:", access: .write)
    let glossary = try Real.glossary()
    base.begin(glossary: glossary)
    for document in try Real.seeds(glossary) { try base.store(document, digest: document.name) }
    try base.finish()
    let judged = try JudgedQueries()
    let report = try judged.report(base)
    print(report.text)
    #expect(report.ndcg >= 0.95)
    #expect(report.successAtOne >= 0.9)
  }

  @Test("Queries are analysed as documents are, though their glossary lies in the file")
  func analysis() throws {
    let glossary = try Real.glossary()
    let base = try KnowledgeBase(path: ":memory:", access: .write)
    base.begin(glossary: glossary)
    try base.finish()
    let whole = TextAnalyzer(concepts: glossary)
    for document in try Real.seeds(glossary) + Real.pages(glossary) {
      for line in document.source.split(separator: "\n") {
        #expect(base.analyzer.tokens(in: String(line)) == whole.tokens(in: String(line)))
      }
    }
  }
}

/// The judged queries and what each should find, by lines of the seeds.
struct JudgedQueries {
  struct Query {
    var category: String
    var text: String
    var grades: [String: Int]
  }

  struct Report {
    var text: String
    var ndcg: Double
    var successAtOne: Double
  }

  let queries: [Query]
  private let ranges: [String: [(seed: String, lines: LineRange)]]

  init() throws {
    queries = try Shared.rows("gold/queries.tsv").map { cells in
      var grades: [String: Int] = [:]
      for judgement in cells[2].split(separator: ",") {
        let parts = judgement.split(separator: ":")
        grades[String(parts[0])] = Int(parts[1])
      }
      return Query(category: cells[0], text: cells[1], grades: grades)
    }
    var ranges: [String: [(seed: String, lines: LineRange)]] = [:]
    for cells in try Shared.rows("gold/passages.tsv") {
      for range in cells[2].split(separator: ",") {
        let ends = range.split(separator: "-").compactMap { Int($0) }
        ranges[cells[0], default: []].append(
          (cells[1], LineRange(ends[0], ends.last ?? ends[0])))
      }
    }
    self.ranges = ranges
  }

  /// Whether `result` is, or contains, the passage that `key` names.
  private func answers(_ result: SearchResult, _ key: String) -> Bool {
    result.sources.contains { source in
      (ranges[key] ?? []).contains { range in
        source.document.hasPrefix(range.seed + "_") && source.lines.first <= range.lines.last
          && range.lines.first <= source.lines.last
      }
    }
  }

  func report(_ base: KnowledgeBase) throws -> Report {
    var rows: [String: [(ndcg: Double, success: Double)]] = [:]
    var text = ""
    for query in queries {
      let answer = try base.search(SearchQuery(text: query.text))
      var open = query.grades
      var gain = 0.0
      for (rank, result) in answer.results.prefix(10).enumerated() {
        let hits = open.filter { answers(result, $0.key) }
        guard let best = hits.map(\.value).max() else { continue }
        for key in hits.keys { open[key] = nil }
        gain += (exp2(Double(best)) - 1) / log2(Double(rank) + 2)
      }
      let ideal = query.grades.values.sorted(by: >).prefix(10).enumerated().reduce(0.0) {
        $0 + (exp2(Double($1.element)) - 1) / log2(Double($1.offset) + 2)
      }
      let first = answer.results.first.map { result in
        query.grades.contains { $0.value == 2 && answers(result, $0.key) }
      }
      let row = (ndcg: gain / ideal, success: first == true ? 1.0 : 0.0)
      rows[query.category, default: []].append(row)
      if row.ndcg < 0.999 {
        let found = answer.results.prefix(5).map { result in
          let keys = query.grades.keys.filter { answers(result, $0) }.sorted()
          let lines = result.sources.map { "\($0.document.prefix(3)):\($0.lines.first)" }
          return
            "\(keys.isEmpty ? "-" : keys.joined(separator: "+"))(\(lines.joined(separator: ",")) \(result.score.rounded(1)))"
        }.joined(separator: " ")
        let how =
          (answer.corrected.map { " → \($0)" } ?? "") + (answer.relaxed ? " (relaxed)" : "")
        text += "  \(row.ndcg.rounded(2)) \(query.text)\(how): \(found)\n"
      }
    }
    for (category, results) in rows.sorted(by: { $0.key < $1.key }) {
      text += "\(category): nDCG@10 \(results.map(\.ndcg).mean.rounded(2))"
      text += " success@1 \(results.map(\.success).mean.rounded(2)) of \(results.count)\n"
    }
    let all = rows.values.flatMap { $0 }
    let report = Report(
      text: text, ndcg: all.map(\.ndcg).mean, successAtOne: all.map(\.success).mean)
    let total = "all: nDCG@10 \(report.ndcg.rounded(3)) success@1 \(report.successAtOne.rounded(3))"
    return Report(text: text + total, ndcg: report.ndcg, successAtOne: report.successAtOne)
  }
}

/// The real documents, read as `hig ingest` reads them.
enum Real {
  static let corpus =
    #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/") + "/Corpus"

  static func glossary() throws -> Glossary {
    let data = try Data(contentsOf: URL(filePath: corpus + "/Glossary.tsv"))
    return try Glossary(tsv: String(decoding: data, as: UTF8.self), name: "Glossary.tsv")
  }

  static func seeds(_ glossary: Glossary) throws -> [Document] {
    let reader = GuidelineReader(glossary: glossary)
    return try Shared.files("seeds").map { name in
      try reader.read(bytes: Shared.bytes("seeds/" + name), name: name)
    }
  }

  static func pages(_ glossary: Glossary) throws -> [Document] {
    let reader = GuidelineReader(glossary: glossary)
    let folder = corpus + "/Components"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      let data = try Data(contentsOf: URL(filePath: folder + "/" + name))
      return try reader.read(bytes: [UInt8](data), name: "Components/" + name)
    }
  }
}

extension [Double] {
  fileprivate var mean: Double { reduce(0, +) / Double(Swift.max(1, count)) }
}

extension Double {
  fileprivate func rounded(_ digits: Int) -> Double {
    let factor = pow(10, Double(digits))
    return (self * factor).rounded() / factor
  }
}

import Foundation
import GuidelineReaders
import Guidelines
import KnowledgeBase
import SearchMeasures
import TestSupport
import Testing
import TextAnalysis

@Suite("Search answers the judged queries", .enabled(if: Shared.isPresent, "\(Shared.absence)"))
struct QualityTests {
  @Test("Over the seeds alone, the judged queries are answered well")
  func seeds() throws {
    let base = try KnowledgeBase(path: ":memory:", access: .write)
    let glossary = try Real.glossary()
    base.begin(glossary: glossary)
    for document in try Real.seeds(glossary) { try base.store(document, digest: document.name) }
    try base.finish()
    let report = try QualityReport(SeedQueries.judged(), base: base)
    print("Judged queries over the seeds\n\(report.table)")
    if ProcessInfo.processInfo.environment["HIG_SHORTFALLS"] != nil {
      print(report.shortfalls.joined(separator: "\n"))
    }
    #expect(report.score().ndcg >= 0.95)
    #expect(report.score().success >= 0.9)
    for category in report.categories {
      #expect(report.score(in: category).ndcg >= 0.8, "\(category)")
    }
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

/// The judged queries of ../shared/gold; keys name lines of the seeds.
enum SeedQueries {
  static func judged() throws -> JudgedQueries {
    let rows = try Shared.rows("gold/queries.tsv").map { $0.joined(separator: "\t") }
    var ranges: [(key: String, seed: String, lines: LineRange)] = []
    for cells in try Shared.rows("gold/passages.tsv") {
      for range in cells[2].split(separator: ",") {
        let ends = range.split(separator: "-").compactMap { Int($0) }
        ranges.append((cells[0], cells[1], LineRange(ends[0], ends.last ?? ends[0])))
      }
    }
    let queries = JudgedQueries.queries(tsv: rows.joined(separator: "\n"))
    return JudgedQueries(queries: queries) { [ranges] text in
      // An entry stands for what it is, or contains.
      let found = ranges.filter { range in
        text.places.contains { place in
          place.document.hasPrefix(range.seed + "_") && place.lines.first <= range.lines.last
            && range.lines.first <= place.lines.last
        }
      }
      return Set(found.map(\.key))
    }
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

import Foundation
import Guidelines
import KnowledgeBase
import SourceComparison
import TestSupport
import Testing

@Suite(
  "Quality: the Corpus held against its source", .serialized,
  .enabled(if: SourceCopies.isPresent, Comment(rawValue: SourceCopies.absence)))
struct SourceQualityTests {
  private static let untouched: Result<SourceReport, any Error> = Result {
    try SourceComparison(try Corpus.base()).report(against: SourceCopies.documents.get())
  }

  @Test("The source confirms nearly all rules, and contradicts none")
  func untouched() throws {
    let report = try Self.untouched.get()
    print("The Corpus against its source: \(report.figures)")
    #expect(
      report.contradicted.isEmpty,
      "\(report.contradicted.map { "\($0.here.shown) \($0.message.en ?? "")" })")
    #expect(report.figures.confirmed * 100 >= report.figures.rules * 95)
    #expect(report.figures.covered * 100 >= report.figures.guidelines * 80)
  }

  @Test("Falsified numbers in sentences are found, in both languages")
  func prose() throws {
    var corpus = try PlantedCorpus(seed: 25)
    try corpus.falsifyProse()
    try expectFound(corpus, .number, called: "numbers in prose", atLeast: 70, share: 0.85)
  }

  @Test("Falsified numbers in tables are found")
  func tables() throws {
    var corpus = try PlantedCorpus(seed: 26)
    try corpus.falsifyTables(atMost: 2)
    try expectFound(corpus, .table, called: "numbers in tables", atLeast: 40)
  }

  @Test("Turned modalities are found")
  func modalities() throws {
    var corpus = try PlantedCorpus(seed: 27)
    try corpus.turnModalities(of: try Self.untouched.get().confirmed, atMost: 60)
    try expectFound(corpus, .modality, called: "turned modalities", atLeast: 20)
  }

  /// Expects that at least a `share` of the errors in `corpus` are found as of this `kind`, and that nothing
  /// else is.
  private func expectFound(
    _ corpus: PlantedCorpus, _ kind: SourceReport.Kind, called name: String, atLeast count: Int,
    share: Double = 0.9
  ) throws {
    let found = try corpus.report().contradicted.filter { $0.kind == kind }
    let scores = Scores(
      expected: corpus.planted.keys.sorted(), found: Set(found.map(\.here.shown)).sorted())
    print("Planted \(name): \(scores)\n\(scores.mistakes(atMost: 60))")
    if ProcessInfo.processInfo.environment["HIG_SHORTFALLS"] != nil {
      for missing in scores.missing { print("\(missing)\t\(corpus.planted[missing] ?? "")") }
    }
    #expect(corpus.planted.count >= count)
    #expect(scores.recall >= share)
    #expect(scores.precision >= 0.95)
  }
}

extension SourceReport.Place? {
  /// It as `page:line`.
  fileprivate var shown: String { map { "\($0.document):\($0.line)" } ?? "" }
}

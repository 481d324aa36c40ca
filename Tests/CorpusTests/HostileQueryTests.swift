import Guidelines
import KnowledgeBase
import SearchMeasures
import TestSupport
import Testing

@Suite("No query is an error")
struct HostileQueryTests {
  /// What a debug build may take for what has a tenth of a second in a release build.
  private static let patience = Duration.seconds(3)

  @Test(
    "Whatever is typed, there is an answer soon, and it is sound", arguments: [11, 12, 13, 14])
  func hostile(seed: UInt64) throws {
    let base = try Corpus.base()
    for query in HostileQueries(from: try base.indexedTexts(), seed: seed).prefix(500) {
      let (answer, time) = try ProcessorTime.measure {
        try base.search(SearchQuery(text: query))
      }
      let shown = query.prefix(60).debugDescription
      #expect(time < Self.patience, "\(shown) took \(time)")
      #expect(base.openStatements == 0)
      for result in answer.results {
        #expect(result.score > 0 && result.score.isFinite, "\(shown)")
        for language in result.snippet.languages {
          let count = result.snippet[language]?.unicodeScalars.count ?? 0
          var end = 0
          for range in result.highlights[language] ?? [] {
            #expect(end <= range.lowerBound && range.upperBound <= count, "\(shown)")
            end = range.upperBound
          }
        }
      }
    }
  }
}

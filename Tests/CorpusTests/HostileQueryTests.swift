import Foundation
import Guidelines
import KnowledgeBase
import SearchMeasures
import Testing

@Suite("No query is an error")
struct HostileQueryTests {
  /// What a debug build may take for what has a tenth of a second in a release build.
  private static let patience = Duration.seconds(3)

  /// What this thread has used of a processor: tests run side by side, and machines are shared.
  private static func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  @Test(
    "Whatever is typed, there is an answer soon, and it is sound", arguments: [11, 12, 13, 14])
  func hostile(seed: UInt64) throws {
    let base = try Corpus.base()
    for query in HostileQueries(from: try base.indexedTexts(), seed: seed).prefix(500) {
      let start = Self.processorTime()
      let answer = try base.search(SearchQuery(text: query))
      let time = Self.processorTime() - start
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

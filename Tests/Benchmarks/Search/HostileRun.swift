import KnowledgeBase
import SearchMeasures

/// Hostile queries asked of a knowledge base: none may fail, and each is answered soon.
struct HostileRun {
  /// No answer may take longer, in milliseconds.
  static let limit = 100.0

  /// Asks `count` queries of `base`, prints the slowest answers and tells how many were too slow.
  static func run(_ base: KnowledgeBase, count: Int, seed: UInt64) throws -> Int {
    let clock = ContinuousClock()
    var all: [Duration] = []
    var slow: [(time: Duration, query: String)] = []
    for query in HostileQueries(from: try base.indexedTexts(), seed: seed).prefix(count) {
      var time = try clock.measure { _ = try base.search(SearchQuery(text: query)) }
      // Only what is slow every time is slow; once may be the machine's doing.
      for _ in 0..<3 where time / .milliseconds(1) > limit {
        time = min(time, try clock.measure { _ = try base.search(SearchQuery(text: query)) })
      }
      all.append(time)
      if time > .milliseconds(20) { slow.append((time, query)) }
    }
    let latencies = Latencies(all)
    print("\(count) hostile queries, seed \(seed): no error")
    print(
      "  p50 \(latencies.p50) ms, p95 \(latencies.p95) ms, max \(latencies.max) ms (limit \(limit))"
    )
    for (time, query) in slow.sorted(by: { $0.time > $1.time }).prefix(10) {
      print("  \(time / .milliseconds(1)) ms: \(String(query.prefix(80)).debugDescription)")
    }
    return all.count { $0 / .milliseconds(1) > limit }
  }
}

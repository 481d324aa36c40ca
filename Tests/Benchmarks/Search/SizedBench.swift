import Guidelines
import KnowledgeBase
import SearchMeasures
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// hig and a plain table of FTS5 over the same number of passages.
struct SizedBench {
  let size: Int
  let folder: String
  let glossary: Glossary

  /// How often a query is asked; the best time counts, for the rest is the machine's.
  private static let turns = 5

  /// Prints what was measured and tells how many limits were passed.
  ///
  /// `limitsLatency` where there are enough passages for the index to be what takes the time.
  func run(
    _ texts: GeneratedTexts, _ queries: [String], limitsLatency: Bool
  ) throws -> Int {
    let path = "\(folder)/hig-\(size).sqlite"
    let plainPath = "\(folder)/plain-\(size).sqlite"
    for file in [path, plainPath] {
      for ending in ["", "-wal", "-shm", "-journal", "-lock"] { unlink(file + ending) }
    }
    let indexing = try fill(path, texts)
    let base = try KnowledgeBase(path: path, access: .read)
    let entries = try base.indexedTexts()
    let clock = ContinuousClock()
    let start = clock.now
    let plain = try PlainIndex(.unicode61, of: entries, path: plainPath)
    let plainIndexing = clock.now - start

    var own: [Duration] = []
    var others: [Duration] = []
    for query in queries {
      var (best, other) = (Duration.seconds(60), Duration.seconds(60))
      for _ in 0..<Self.turns {
        other = min(other, try clock.measure { _ = try plain.search(query) })
        best = min(best, try clock.measure { _ = try base.search(SearchQuery(text: query)) })
      }
      own.append(best)
      others.append(other)
    }
    let (hig, fts) = (Latencies(own), Latencies(others))
    print("\(size) passages, \(queries.count) judged queries")
    let limit = limitsLatency ? 1.0 : nil
    let milliseconds = "ms"
    return [
      Comparison("p50", hig.p50, fts.p50, milliseconds, limit: limit),
      Comparison("p95", hig.p95, fts.p95, milliseconds, limit: limit),
      Comparison("max", hig.max, fts.max, milliseconds),
      Comparison(
        "index size", Double(try base.indexSize()) / 1_048_576, fileSize(plainPath) / 1_048_576,
        "MiB", limit: 4),
      Comparison(
        "index built in", indexing / .seconds(1), plainIndexing / .seconds(1), "s", limit: 6),
    ].count { comparison in
      print(comparison)
      return comparison.isBeyondLimit
    }
  }

  /// Makes the knowledge base at `path`; how long its index took.
  private func fill(_ path: String, _ texts: GeneratedTexts) throws -> Duration {
    var texts = texts
    let base = try KnowledgeBase(path: path, access: .write)
    base.begin(glossary: glossary)
    let perDocument = min(size, 100)
    for number in 0..<size / perDocument {
      try base.store(texts.document(number, passages: perDocument), digest: "\(number)")
    }
    try base.finish()
    return base.indexingTime
  }

  private func fileSize(_ path: String) -> Double {
    var status = stat()
    return stat(path, &status) == 0 ? Double(status.st_size) : 0
  }
}

/// A number of hig's beside the plain table's.
private struct Comparison: CustomStringConvertible {
  let name: String
  let own: Double
  let plain: Double
  let unit: String
  let limit: Double?

  init(_ name: String, _ own: Double, _ plain: Double, _ unit: String, limit: Double? = nil) {
    self.name = name
    self.own = own
    self.plain = plain
    self.unit = unit
    self.limit = limit
  }

  private var ratio: Double { own / max(plain, .leastNonzeroMagnitude) }

  var isBeyondLimit: Bool { limit.map { ratio > $0 } ?? false }

  var description: String {
    var text = "  " + name + String(repeating: " ", count: max(1, 16 - name.count))
    text += "hig \(Self.rounded(own)) \(unit), plain \(Self.rounded(plain)) \(unit), "
    text += "ratio \(Self.rounded(ratio))"
    if let limit { text += " (limit \(limit)\(isBeyondLimit ? ", BEYOND IT" : ""))" }
    return text
  }

  private static func rounded(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

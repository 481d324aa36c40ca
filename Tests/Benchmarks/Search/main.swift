// Search inside one process: hig beside a plain unicode61 table of FTS5 that is asked for any of
// the words, over the same generated passages.
//
//   search-bench CORPUS-DATABASE JUDGED-QUERIES FOLDER [SIZE…]
//   search-bench latency DATABASE JUDGED-QUERIES
//   search-bench questions DATABASE JUDGED-QUERIES OTHERS
//   search-bench quality CORPUS-DATABASE JUDGED-QUERIES…
//   search-bench hostile CORPUS-DATABASE COUNT [SEED]

import Guidelines
import KnowledgeBase
import SearchMeasures
import TextAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3 else {
  print("search-bench CORPUS-DATABASE JUDGED-QUERIES FOLDER [SIZE…]")
  exit(64)
}
if arguments[1] == "hostile" {
  let base = try KnowledgeBase(path: arguments[2], access: .read)
  let slow = try HostileRun.run(
    base, count: Int(arguments[3]) ?? 100_000,
    seed: arguments.count > 3 ? UInt64(arguments[4]) ?? 1 : 1)
  exit(slow == 0 ? 0 : 1)
}
if arguments[1] == "quality" {
  let base = try KnowledgeBase(path: arguments[2], access: .read)
  for file in arguments.dropFirst(2) {
    let tsv = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
    let report = try QualityReport(
      JudgedQueries(ofRules: JudgedQueries.queries(tsv: tsv), in: base), base: base)
    print(report.table)
    print(report.shortfalls.joined(separator: "\n"))
  }
  exit(0)
}
if arguments[1] == "latency" {
  let base = try KnowledgeBase(path: arguments[2], access: .read)
  let tsv = String(decoding: try Data(contentsOf: URL(filePath: arguments[3])), as: UTF8.self)
  let clock = ContinuousClock()
  var times: [Duration] = []
  for query in JudgedQueries.queries(tsv: tsv) {
    times.append(
      try (0..<5).map { _ in
        try clock.measure { _ = try base.search(SearchQuery(text: query.text)) }
      }.min() ?? .zero)
  }
  let latencies = Latencies(times)
  print("p50 \(latencies.p50) ms, p95 \(latencies.p95) ms, max \(latencies.max) ms")
  exit(0)
}
if arguments[1] == "questions" {
  let sets = try arguments.dropFirst(2).map { file in
    JudgedQueries.queries(
      tsv: String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self))
  }
  let latencies = try QuestionBench.run(
    arguments[2], sets[0], after: sets.dropFirst().flatMap(\.self))
  print(latencies.p50, latencies.p95, latencies.max)
  exit(0)
}
let corpus = try KnowledgeBase(path: arguments[1], access: .read)
let queries = JudgedQueries.queries(
  tsv: String(decoding: try Data(contentsOf: URL(filePath: arguments[2])), as: UTF8.self))
let sizes = arguments.dropFirst(3).compactMap { Int($0) }
let glossary = Glossary(concepts: try corpus.concepts())
let words = try corpus.indexedTexts()
// Small indexes answer in less time than it takes to put an answer together.
var failures = 0
for size in sizes.isEmpty ? [1_000, 10_000, 100_000] : sizes {
  let bench = SizedBench(size: size, folder: arguments[3], glossary: glossary)
  failures += try bench.run(
    GeneratedTexts(from: words), queries.map(\.text), limitsLatency: size >= 100_000)
}
exit(failures == 0 ? 0 : 1)

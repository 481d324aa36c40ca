// Search inside one process: hig beside a plain unicode61 table of FTS5 that is asked for any of
// the words, over the same generated passages.
//
//   search-bench CORPUS-DATABASE JUDGED-QUERIES FOLDER [SIZE…]

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
let corpus = try KnowledgeBase(path: arguments[1], access: .read)
let queries = JudgedQueries.queries(
  tsv: String(decoding: try Data(contentsOf: URL(filePath: arguments[2])), as: UTF8.self))
let sizes = arguments.dropFirst(3).compactMap { Int($0) }
let glossary = Glossary(concepts: try corpus.concepts())
let words = try corpus.indexedTexts()
var failures = 0
for size in sizes.isEmpty ? [1_000, 10_000, 100_000] : sizes {
  let bench = SizedBench(size: size, folder: arguments[3], glossary: glossary)
  failures += try bench.run(GeneratedTexts(from: words), queries.map(\.text))
}
exit(failures == 0 ? 0 : 1)

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

/// Both engines over the same number of passages.
struct SizedBench {
  let size: Int
  let folder: String
  let glossary: Glossary

  /// From this many passages on, hig may not be slower.
  private static let large = 100_000

  /// Prints what was measured; the number of limits that were passed.
  func run(_ texts: GeneratedTexts, _ queries: [String]) throws -> Int {
    let clock = ContinuousClock()
    let path = "\(folder)/hig-\(size).sqlite"
    let plainPath = "\(folder)/plain-\(size).sqlite"
    if getenv("HIG_REUSE") != nil {
      let base = try KnowledgeBase(path: path, access: .read)
      let clock = ContinuousClock()
      var by: [(Duration, String)] = []
      for query in queries {
        by.append(
          (try Latencies.best(of: 5) { _ = try base.search(SearchQuery(text: query)) }, query))
      }
      let l = Latencies(by.map(\.0))
      print("hig \(l.p50) \(l.p95) \(l.max)")
      by.sort { $0.0 > $1.0 }
      for (d, q) in by.prefix(30) { print(d / .milliseconds(1), q) }
      for (d, q) in by.suffix(200).prefix(20) { print(d / .milliseconds(1), q) }
      return 0
    }
    for file in [path, plainPath] {
      for ending in ["", "-wal", "-shm", "-journal", "-lock"] { unlink(file + ending) }
    }
    var (store, finish) = (Duration.zero, Duration.zero)
    do {
      var texts = texts
      let base = try KnowledgeBase(path: path, access: .write)
      base.begin(glossary: glossary)
      let perDocument = min(size, 100)
      for number in 0..<size / perDocument {
        let document = texts.document(number, passages: perDocument)
        store += try clock.measure { try base.store(document, digest: "\(number)") }
      }
      finish = try clock.measure { try base.finish() }
    }
    let base = try KnowledgeBase(path: path, access: .read)
    let indexed = try base.indexedTexts()
    var plain: PlainIndex?
    let build = try clock.measure {
      plain = try PlainIndex(.unicode61, of: indexed, path: plainPath)
    }
    guard let plain else { return 1 }
    print("\(size) passages: stored in \(store), finished in \(finish), plain in \(build)")
    let indexSize = try base.indexSize()
    let plainSize = fileSize(plainPath)
    print("index \(indexSize / 1024) KiB, file \(fileSize(path) / 1024), plain \(plainSize / 1024)")

    var own: [Duration] = []
    var others: [Duration] = []
    for query in queries {
      others.append(try Latencies.best(of: 3) { _ = try plain.search(query) })
      own.append(
        try Latencies.best(of: 3) { _ = try base.search(SearchQuery(text: query)) })
    }
    let (hig, fts) = (Latencies(own), Latencies(others))
    print("hig \(hig.p50) \(hig.p95) \(hig.max) plain \(fts.p50) \(fts.p95) \(fts.max)")
    return 0
  }

  private func fileSize(_ path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return Int(status.st_size)
  }
}

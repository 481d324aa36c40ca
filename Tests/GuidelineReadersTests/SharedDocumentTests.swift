import GuidelineReaders
import Guidelines
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Real documents", .enabled(if: Shared.isPresent, Comment(rawValue: Shared.absence)))
struct SharedDocumentTests {
  @Test("Every gold pair is found and no other")
  func goldPairs() throws {
    let expected = try Shared.rows("gold/pairs.tsv").filter { $0.count >= 3 }
      .map { "\($0[0]):\($0[1]) = \($0[2])" }
    var found: Set<String> = []
    for path in try Shared.files("seeds") {
      for passage in try readShared("seeds/" + path).passages {
        guard let en = passage.en, let ko = passage.ko else { continue }
        found.insert("\(path.prefix(3)):\(en.lines.last) = \(ko.lines.first)")
      }
    }
    let scores = Scores(expected: Array(Set(expected)), found: Array(found))
    print("pairs: \(scores)")
    #expect(scores.f1 == 1, "\(scores.mistakes())")
  }

  @Test("Every gold passage is found")
  func goldPassages() throws {
    var found = 0
    var stated = 0
    var total = 0
    for row in try Shared.rows("gold/passages.tsv") where row.count >= 3 {
      let path = try #require(try Shared.files("seeds").first { $0.hasPrefix(row[1]) })
      let document = try readShared("seeds/" + path)
      for range in row[2].split(separator: ",") {
        let ends = range.split(separator: "-").compactMap { Int($0) }
        total += 1
        let inside = document.passages.filter { passage in
          guard let lines = passage.lines else { return false }
          return ends[0] <= lines.first && lines.last <= ends[1]
        }
        #expect(!inside.isEmpty, "\(row[0]) in \(row[1]) at \(range)")
        found += inside.isEmpty ? 0 : 1
        if let passage = inside.first(where: { $0.statement != nil }) {
          stated += 1
          print("\(row[0]) \(row[1]): \(passage.statement?.lead.preferring(.en) ?? "")")
        } else {
          print("\(row[0]) \(row[1]) \(range): no statement")
        }
      }
    }
    print("passages: \(found) of \(total), \(stated) with a statement")
  }

  @Test("Every line is in one passage or skipped once")
  func lines() throws {
    for path in try sharedPaths() {
      let document = try readShared(path)
      let problems = document.unaccountedLines
      #expect(problems.isEmpty, "\(path): \(problems)")
    }
  }

  @Test(
    "A dump of every document for people to read",
    .enabled(if: ProcessInfo.processInfo.environment["HIG_DUMP"] != nil))
  func dump() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["HIG_DUMP"])
    for path in try sharedPaths() {
      let document = try readShared(path)
      let name = path.split(separator: "/").joined(separator: "__")
      try Data(document.dump.utf8).write(to: URL(filePath: "\(folder)/\(name).dump"))
    }
    for (name, bytes) in corpusPages() {
      let document = try GuidelineReader(glossary: bestGlossary).read(bytes: bytes, name: name)
      try Data(document.dump.utf8).write(to: URL(filePath: "\(folder)/corpus__\(name).dump"))
    }
  }
}

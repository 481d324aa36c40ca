import Guidelines
import KnowledgeBase
import TestSupport
import Testing

@Suite("A machine that loses its power")
struct PowerCutTests {
  /// The documents of the samples and more, so that there is something to write.
  private static let documents =
    Samples.all
    + (0..<6).map { number in
      Document(
        name: "more/\(number).md", format: .markdown, title: Bilingual(en: "Tab bars \(number)"),
        source: "\(number)",
        passages: (0..<8).map { line in
          Samples.rule(
            nil, en: "Keep badge \(number) of tab \(line) small.", ko: nil,
            more: Bilingual(en: String(repeating: "A toolbar is no tab bar. ", count: 20)),
            line: line * 4 + 1, document: "more-\(number)")
        }, skipped: [])
    }

  @Test("It leaves a sound file with whole documents, at whichever write of a first ingest it is")
  func firstIngest() throws {
    let folder = try TemporaryFolder()
    let disk = RecordedDisk(folder: folder.path)
    let path = folder.file("base.sqlite")
    do {
      let base = try KnowledgeBase(path: path, access: .write)
      try Samples.fill(base, with: Self.documents)
    }
    let reader = try KnowledgeBase(path: path, access: .read)
    let whole = try Snapshot(reader)
    var expected: [String: [Passage]] = [:]
    for document in Self.documents {
      expected[document.name] = try Self.passages(of: document.name, in: reader)
    }
    let changes = disk.changes
    #expect(changes.count > 50)
    var (found, emptied) = (0, 0)
    for cut in 0..<24 {
      var random = SeededGenerator(seed: UInt64(cut))
      let count = Int.random(in: 1...changes.count, using: &random)
      let files = disk.files(afterLosingPowerAt: count, using: &random)
      let after = try TemporaryFolder()
      for (name, bytes) in files { try after.write(bytes, to: name) }
      guard files["base.sqlite"] != nil else { continue }
      found += 1
      let base = try KnowledgeBase(path: after.file("base.sqlite"), access: .write)
      #expect(try base.examination().faults == [], "after \(count) of \(changes.count) changes")
      let stored = try base.documents().map(\.name)
      if stored.isEmpty { emptied += 1 }
      for name in stored { #expect(try Self.passages(of: name, in: base) == expected[name]) }
      try Samples.fill(base, with: Self.documents)
      #expect(try Snapshot(base) == whole, "after \(count) of \(changes.count) changes")
    }
    #expect(found > 12 && emptied < found, "\(found) files, \(emptied) of them empty")
  }

  private static func passages(of name: String, in base: KnowledgeBase) throws -> [Passage] {
    try base.passages(document: name).map(\.passage)
  }

  @Test("It loses nothing of an ingest that has ended")
  func endedIngest() throws {
    let folder = try TemporaryFolder()
    let disk = RecordedDisk(folder: folder.path)
    let path = folder.file("base.sqlite")
    let base = try KnowledgeBase(path: path, access: .write)
    try Samples.fill(base, with: Self.documents)
    for seed in 0..<10 {
      var random = SeededGenerator(seed: UInt64(seed))
      let files = disk.files(afterLosingPowerAt: .max, using: &random)
      let after = try TemporaryFolder()
      for (name, bytes) in files { try after.write(bytes, to: name) }
      let left = try KnowledgeBase(path: after.file("base.sqlite"), access: .read)
      #expect(try Snapshot(left) == Snapshot(base))
    }
  }

  @Test("A file that is written without syncs would be damaged, which shows here")
  func withoutSyncs() throws {
    let folder = try TemporaryFolder()
    let disk = RecordedDisk(folder: folder.path)
    do {
      let database = try Database(path: folder.file("x.sqlite"), mode: .write, patience: .zero)
      try database.execute(
        "PRAGMA synchronous = OFF; PRAGMA journal_mode = TRUNCATE; CREATE TABLE t (a)")
      for row in 0..<40 {
        try database.run("INSERT INTO t VALUES (printf('%.900c', ?1))", "\(row)")
      }
    }
    var damaged = 0
    for cut in 0..<20 {
      var random = SeededGenerator(seed: UInt64(cut))
      let after = try TemporaryFolder()
      for (name, bytes) in disk.files(afterLosingPowerAt: .max, using: &random) {
        try after.write(bytes, to: name)
      }
      do {
        let left = try Database(path: after.file("x.sqlite"), mode: .read, patience: .zero)
        let report = try left.rows("PRAGMA integrity_check") { $0.text(0) }
        let count = try left.first("SELECT count(*) FROM t") { $0.int(0) }
        if report != ["ok"] || count != 40 { damaged += 1 }
      } catch {
        damaged += 1
      }
    }
    #expect(damaged > 10)
  }
}

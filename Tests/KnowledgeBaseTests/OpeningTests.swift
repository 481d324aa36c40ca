import FoundationEssentials
import Guidelines
import KnowledgeBase
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Opening a knowledge base says what is wrong and leaves the file alone")
struct OpeningTests {
  /// A folder with a finished knowledge base, `base.sqlite`.
  private func folderWithBase() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let base = try KnowledgeBase(path: folder.file("base.sqlite"), access: .write)
    try Samples.fill(base, with: Samples.all)
    return folder
  }

  private func error(
    opening path: String, _ access: KnowledgeBase.Access, patience: Duration = .milliseconds(50)
  ) -> KnowledgeBaseError? {
    do throws(KnowledgeBaseError) {
      let base = try KnowledgeBase(path: path, access: access, patience: patience)
      // Some damage shows only where it lies.
      if access == .read { _ = try base.rules() }
      return nil
    } catch {
      return error
    }
  }

  @Test("An ingest that has ended leaves one complete file")
  func completeFile() throws {
    let folder = try folderWithBase()
    #expect(try folder.names() == ["base.sqlite"])
    try folder.write(folder.bytes("base.sqlite"), to: "copy.sqlite")
    let copy = try KnowledgeBase(path: folder.file("copy.sqlite"), access: .read)
    #expect(try Snapshot(copy) == Snapshot(Samples.base()))
  }

  @Test("The log that a removed file has left behind is not played into a new one")
  func logOfRemovedFile() throws {
    let folder = try folderWithBase()
    do {
      let old = try KnowledgeBase(path: folder.file("base.sqlite"), access: .write)
      try old.store(Samples.all[0], digest: "1")
      try folder.write(folder.bytes("base.sqlite-wal"), to: "new.sqlite-wal")
    }
    // The journal of an ingest that was killed, as far as SQLite needs it to play it.
    let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    let header: [UInt8] = magic + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 16, 0]
    try folder.write(header + [UInt8](repeating: 0, count: 484), to: "new.sqlite-journal")
    let new = try KnowledgeBase(path: folder.file("new.sqlite"), access: .write)
    #expect(try new.documents().isEmpty)
  }

  @Test("What an ingest was writing when it was killed is taken back by who reads next")
  func killedWriter() throws {
    let folder = try folderWithBase()
    let before = try Snapshot(KnowledgeBase(path: folder.file("base.sqlite"), access: .read))
    do {
      let writer = try Database(path: folder.file("base.sqlite"), mode: .write, patience: .zero)
      try writer.execute(
        """
        PRAGMA cache_size = 5;
        BEGIN IMMEDIATE;
        UPDATE passage SET en = en || printf('%.20000c', 'x');
        DELETE FROM rule;
        """)
      for ending in ["", "-journal"] {
        try folder.write(folder.bytes("base.sqlite" + ending), to: "killed.sqlite" + ending)
      }
    }
    #expect(try folder.bytes("killed.sqlite") != folder.bytes("base.sqlite"))
    let after = try KnowledgeBase(path: folder.file("killed.sqlite"), access: .read)
    #expect(try Snapshot(after) == before)
  }

  @Test("Reading never changes the file")
  func readingLeavesTheFile() throws {
    let folder = try folderWithBase()
    let before = try folder.bytes("base.sqlite")
    _ = try Snapshot(KnowledgeBase(path: folder.file("base.sqlite"), access: .read))
    #expect(try folder.bytes("base.sqlite") == before)
  }

  @Test("What is not there is missing", arguments: [KnowledgeBase.Access.read, .write])
  func missing(access: KnowledgeBase.Access) throws {
    let folder = try TemporaryFolder()
    #expect(error(opening: folder.file("none/base.sqlite"), access)?.code == .missing)
    #expect(error(opening: folder.file("none.sqlite"), .read)?.code == .missing)
    #expect(try folder.names().isEmpty)
  }

  /// What a file may hold that is no database.
  enum OtherContent: String, CaseIterable {
    case text, picture, header, headerAndMore, lineEnd

    var bytes: [UInt8] {
      switch self {
      case .text:
        Array("Tab bars\n\nSome text that goes on, longer than a header of SQLite is.".utf8)
      case .picture: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A] + [UInt8](repeating: 7, count: 5000)
      case .header: Array("SQLite format 3\u{0}".utf8)
      case .headerAndMore: Array("SQLite format 3\u{0}and something else".utf8)
      case .lineEnd: [0x0A]
      }
    }
  }

  @Test(
    "A text, a picture and an unfinished header are no database", arguments: OtherContent.allCases)
  func otherContent(content: OtherContent) throws {
    let bytes = content.bytes
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "notes.txt")
    for access in [KnowledgeBase.Access.read, .write] {
      #expect(error(opening: folder.file("notes.txt"), access)?.code == .notADatabase)
    }
    #expect(try folder.bytes("notes.txt") == bytes)
    #expect(try folder.names() == ["notes.txt"])
  }

  @Test("A folder is no database", arguments: [KnowledgeBase.Access.read, .write])
  func folderInPlaceOfFile(access: KnowledgeBase.Access) throws {
    let folder = try TemporaryFolder()
    #expect(error(opening: folder.path, access)?.code == .notADatabase)
    #expect(try folder.names().isEmpty)
  }

  @Test("An empty file holds nothing to read, and becomes a knowledge base when written")
  func emptyFile() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "empty.sqlite")
    #expect(error(opening: folder.file("empty.sqlite"), .read)?.code == .notADatabase)
    #expect(try folder.bytes("empty.sqlite").isEmpty)
    #expect(error(opening: folder.file("empty.sqlite"), .write) == nil)
    #expect(error(opening: folder.file("empty.sqlite"), .read) == nil)
  }

  @Test(
    "A file of another version or program is refused",
    arguments: [
      (60, UInt8(99), KnowledgeBaseError.Code.newerVersion(99 << 24 + Schema.version)),
      (63, 77, .newerVersion(77)), (68, 0x11, .notADatabase),
    ])
  func otherHeader(offset: Int, byte: UInt8, code: KnowledgeBaseError.Code) throws {
    let folder = try folderWithBase()
    var bytes = try folder.bytes("base.sqlite")
    bytes[offset] = byte
    try folder.write(bytes, to: "base.sqlite")
    for access in [KnowledgeBase.Access.read, .write] {
      #expect(error(opening: folder.file("base.sqlite"), access)?.code == code)
      #expect(try folder.bytes("base.sqlite") == bytes)
    }
  }

  @Test("A file of the first version is read when an ingest has brought it to this one")
  func firstVersion() throws {
    let folder = try folderWithBase()
    let path = folder.file("base.sqlite")
    let rules = try KnowledgeBase(path: path, access: .read).rules()
    do {
      let database = try Database(path: path, mode: .write, patience: .seconds(1))
      // It had the columns of today but the last, with other words in them.
      try database.execute(
        Self.withoutOwnTerms + Self.withoutDecisions + Self.withoutPatterns
          + Self.withoutAbsentNames + Self.withoutAuthorities
          + Self.withoutQuestions + Self.withoutValidity)
      try database.execute("UPDATE rule SET title_en = 'what it said'; PRAGMA user_version = 1")
    }
    #expect(error(opening: path, .read)?.code == .olderVersion(1))
    #expect(error(opening: path, .write) == nil)
    #expect(try KnowledgeBase(path: path, access: .read).rules() == rules)
    #expect(!rules.isEmpty)
  }

  /// Takes back what `v12-own-terms.sql` adds.
  private static let withoutOwnTerms = """
    ALTER TABLE spelling DROP COLUMN own;
    CREATE TABLE old AS SELECT squashed, concept, ambiguous, spaced FROM form;
    DROP TABLE form; ALTER TABLE old RENAME TO form;
    """

  /// Takes back what `v10-decisions.sql` adds.
  private static let withoutDecisions =
    "DROP TABLE decision; ALTER TABLE statement DROP COLUMN given;"

  /// Takes back what `v9-patterns.sql` adds.
  private static let withoutPatterns =
    "DROP INDEX rule_patterns;"
    + ["statement", "rule"].map { "ALTER TABLE \($0) DROP COLUMN patterns;" }.joined()

  /// Takes back what `v8-absent-names.sql` adds.
  private static let withoutAbsentNames = "DROP TABLE absent_name;"

  /// Takes back what `v7-authorities.sql` adds.
  private static let withoutAuthorities =
    "DROP INDEX rule_checks; DROP INDEX rule_authority;"
    + ["document", "rule", "search_content"].map { "ALTER TABLE \($0) DROP COLUMN authority;" }
    .joined() + "ALTER TABLE passage DROP COLUMN component;"

  /// Takes back what `v5-questions.sql` adds; the index keeps its column, which that makes anew.
  private static let withoutQuestions = """
    DROP TABLE absent; DROP TABLE question; ALTER TABLE search_content DROP COLUMN asked;
    """

  /// Takes back what `v4-validity.sql` adds.
  private static let withoutValidity = """
    DROP INDEX search_until; DROP INDEX search_from; DROP INDEX rule_absent;
    ALTER TABLE document DROP COLUMN verified;
    """
    + ["statement", "rule"].flatMap { table in
      ["replaced_by", "end_reason_en", "end_reason_ko", "verified"].map {
        "ALTER TABLE \(table) DROP COLUMN \($0);"
      }
    }.joined()
    + ["absent_from", "absent_in", "absence"].map { "ALTER TABLE rule DROP COLUMN \($0);" }.joined()

  @Test("A file that version 2 has made says what it said, and more ingests change nothing")
  func secondVersion() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("base.sqlite")
    let made =
      #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/Bases/v2.sqlite"
    try FileManager.default.copyItem(atPath: made, toPath: path)
    #expect(error(opening: path, .read)?.code == .olderVersion(2))
    let base = try KnowledgeBase(path: path, access: .write)
    let rules = try base.rules()
    #expect(
      rules.map(\.id.rawValue) == [
        "slider-keep-thumb-least-44-pt-wide", "slider-label",
        "slider-lets-choose-value-between-two-ends-which-stand-both-sides",
      ])
    // A rule, one of three documents in two languages, and one that two documents describe.
    #expect(
      rules.map(\.title.en) == [
        "Keep the thumb at least 44 pt wide.", "Give a slider a label.",
        "A slider lets people choose a value between two ends, which stand at both sides of the track.",
      ])
    #expect(
      rules.map(\.title.ko) == [
        nil, "슬라이더에 이름표를 붙이세요.", "슬라이더는 양쪽 끝 사이에 있는 값을 고르게 해 주는 컨트롤입니다.",
      ])
    #expect(
      rules.map(\.rationale.en) == [
        "A smaller one is hard to hold.", "People cannot guess what it changes.", nil,
      ])
    #expect(rules.map(\.sources.count) == [1, 3, 2])
    try base.remove(documents: ["never-there.md"])
    try base.finish()
    // Linked anew, a rule without an id of its own has no numbers in it any more.
    var renamed = rules
    renamed[0].id = RuleID(unchecked: "slider-keep-thumb-least-pt-wide")
    for place in renamed[0].metrics.indices { renamed[0].metrics[place].rule = renamed[0].id }
    #expect(try base.rules() == renamed)
  }

  @Test("A file that is cut off, by a page or by most of it, is damaged", arguments: [1, 2, 3, 9])
  func truncated(parts: Int) throws {
    let folder = try folderWithBase()
    let whole = try folder.bytes("base.sqlite")
    let page = Int(whole[16]) << 8 | Int(whole[17])
    let bytes = Array(whole.prefix(parts == 1 ? whole.count - page : whole.count / parts))
    try folder.write(bytes, to: "base.sqlite")
    for access in [KnowledgeBase.Access.read, .write] {
      let code = error(opening: folder.file("base.sqlite"), access)?.code
      #expect(code == .damaged)
      #expect(try folder.bytes("base.sqlite") == bytes)
    }
  }

  @Test("Overwritten pages are an error or unnoticed, never a crash, and nothing is written")
  func overwrittenPages() throws {
    let folder = try folderWithBase()
    let whole = try folder.bytes("base.sqlite")
    var generator = SplitMix(state: 7)
    var noticed = 0
    for page in 1..<(whole.count / 4096) {
      var bytes = whole
      for offset in 0..<64 {
        bytes[page * 4096 + offset] = UInt8.random(in: 0...255, using: &generator)
      }
      try folder.write(bytes, to: "base.sqlite")
      do throws(KnowledgeBaseError) {
        let base = try KnowledgeBase(path: folder.file("base.sqlite"), access: .read)
        _ = try base.search(SearchQuery(text: "탭 바 배지"))
        _ = try base.rules()
        _ = try base.passages()
      } catch {
        #expect(error.code == .damaged)
        noticed += 1
      }
      if let code = self.error(opening: folder.file("base.sqlite"), .write)?.code {
        #expect(code == .damaged)
        #expect(try folder.bytes("base.sqlite") == bytes)
      }
    }
    #expect(noticed > 0)
  }

  @Test("Where SQLite cannot index its log, as in a read-only folder, the file is still read")
  func readOnlyFolder() throws {
    let folder = try folderWithBase()
    try FileManager.default.createDirectory(
      atPath: folder.file("base.sqlite-shm"), withIntermediateDirectories: false)
    let base = try KnowledgeBase(path: folder.file("base.sqlite"), access: .read)
    #expect(try Snapshot(base) == Snapshot(Samples.base()))
  }

  @Test(
    "A file in a folder without the right to write is read, and not written",
    .enabled(if: geteuid() != 0, "nothing keeps root from writing"))
  func folderWithoutRights() throws {
    let folder = try folderWithBase()
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    let path = folder.file("base.sqlite")
    #expect(try Snapshot(KnowledgeBase(path: path, access: .read)) == Snapshot(Samples.base()))
    #expect(error(opening: path, .write)?.code == .readOnly)
    #expect(error(opening: folder.file("new.sqlite"), .write)?.code == .readOnly)
  }

  @Test(
    "A folder that cannot be written is named as such",
    .enabled(if: FileManager.default.fileExists(atPath: "/sys/kernel"), "no read-only folder here"))
  func unwritableFolder() {
    #expect(error(opening: "/sys/kernel/base.sqlite", .write)?.code == .readOnly)
  }

  @Test("A full disk ends an ingest, and what was stored before stays")
  func fullDisk() throws {
    let folder = try folderWithBase()
    let path = folder.file("base.sqlite")
    let before = try Snapshot(KnowledgeBase(path: path, access: .read))
    do {
      let base = try KnowledgeBase(path: path, access: .write)
      try base.limit(toPages: 1)
      var large = Samples.notes
      large.name = "large.txt"
      large.source = String(repeating: "A long line of text. ", count: 100_000)
      let error = #expect(throws: KnowledgeBaseError.self) {
        try base.store(large, digest: "large")
      }
      #expect(error?.code == .full)
      #expect(base.openStatements == 0)
    }
    #expect(try Snapshot(KnowledgeBase(path: path, access: .read)) == before)
  }

  @Test("A second writer waits, then says who writes; a note left behind blocks nobody")
  func secondWriter() throws {
    let folder = try folderWithBase()
    let path = folder.file("base.sqlite")
    do {
      let first = try KnowledgeBase(path: path, access: .write)
      try first.store(Samples.notes, digest: "x")
      let clock = ContinuousClock()
      let start = clock.now
      let error = error(opening: path, .write, patience: .milliseconds(300))
      #expect(clock.now - start >= .milliseconds(300))
      guard case .busy(let holder?)? = error?.code else {
        Issue.record("no holder: \(String(describing: error))")
        return
      }
      #expect(holder.contains("process \(ProcessInfo.processInfo.processIdentifier) on "))
      #expect(error?.description.contains(holder) == true)
      #expect(error?.message(in: .ko).contains(holder) == true)
    }
    try folder.write(Array("process 1 on elsewhere".utf8), to: "base.sqlite-writer")
    #expect(error(opening: path, .write) == nil)
    #expect(try folder.names() == ["base.sqlite"])
  }

  @Test("Readers see whole documents while one writes")
  func readersWhileWriting() async throws {
    let folder = try folderWithBase()
    let path = folder.file("base.sqlite")
    let writer = Progress()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          var reads = 0
          while !writer.isDone.load(ordering: .relaxed) || reads == 0 {
            let base = try KnowledgeBase(path: path, access: .read)
            let document = try #require(try base.document(Samples.page.name))
            #expect(document.passages.count == Samples.page.passages.count)
            _ = try base.search(SearchQuery(text: "배지"))
            reads += 1
            await Task.yield()
          }
        }
      }
      group.addTask {
        defer { writer.isDone.store(true, ordering: .relaxed) }
        for round in 0..<20 {
          let base = try KnowledgeBase(path: path, access: .write)
          base.begin(glossary: Samples.glossary)
          try base.store(Samples.page, digest: "\(round)")
          try base.finish()
        }
      }
      try await group.waitForAll()
    }
    let base = try KnowledgeBase(path: path, access: .read)
    #expect(try base.search(SearchQuery(text: "배지")).results.first?.id == "tab-badge")
  }

  @Test(
    "Every error is one line in both languages that names the file",
    arguments: [
      KnowledgeBaseError.Code.missing, .unreadable, .notADatabase, .damaged, .newerVersion(9),
      .olderVersion(0), .readOnly, .full, .busy(holder: nil), .busy(holder: "process 3"), .failed,
      .unreachable, .refused, .notPublished, .onServer, .malformedAddress, .unstorable,
    ])
  func wording(code: KnowledgeBaseError.Code) {
    let error = KnowledgeBaseError(
      code: code, path: "odd\nname.sqlite", detail: "two\nlines", sqliteCode: 11)
    for language in Language.allCases {
      let message = error.message(in: language)
      #expect(message.hasPrefix("odd name.sqlite: "))
      #expect(!message.contains("\n"))
      #expect(message.contains("two lines, SQLite 11"))
    }
    #expect(error.description == error.message(in: .en))
    #expect(error.message(in: .ko) != error.message(in: .en))
  }

  @Test("Every migration in Schema/ is listed, in order, and sets up what it should")
  func migrations() throws {
    let folder =
      #filePath.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast(3).joined(separator: "/") + "/Schema"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    func number(_ file: String) -> Int { Int(file.dropFirst().prefix(while: \.isNumber)) ?? 0 }
    let ordered = files.sorted { number($0) < number($1) }
    #expect(Schema.migrations.map(\.file) == ordered)
    for (index, migration) in Schema.migrations.enumerated() {
      #expect(migration.file.hasPrefix("v\(index + 1)-"))
      let bytes = try Data(contentsOf: URL(filePath: folder + "/" + migration.file))
      #expect(migration.script == String(decoding: bytes, as: UTF8.self))
    }
  }
}

/// Whether a task has ended, for others to see.
private final class Progress: Sendable {
  let isDone = Atomic(false)
}

/// A generator of the same numbers every time.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

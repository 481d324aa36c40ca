import Guidelines
import KnowledgeBase
import Testing

@Suite("Copies of a knowledge base, and what is wrong with one")
struct CopyTests {
  @Test("A copy taken while somebody writes has what was there before, and all of it")
  func whileInUse() throws {
    let folder = try TemporaryFolder()
    let base = try KnowledgeBase(path: folder.file("base.sqlite"), access: .write)
    try Samples.fill(base, with: Samples.all)
    let before = try Snapshot(base)
    base.begin(glossary: Samples.glossary)
    var given = [Samples.page]
    try base.store {
      // In the middle of a transaction of the writer.
      guard let document = given.popLast() else { return nil }
      do {
        let reader = try KnowledgeBase(path: folder.file("base.sqlite"), access: .read)
        try reader.copy(to: folder.file("copy.sqlite"))
      } catch { Issue.record(error) }
      var changed = document
      changed.passages.removeLast()
      return (changed, "other", "")
    }
    try base.finish()
    let copy = try KnowledgeBase(path: folder.file("copy.sqlite"), access: .read)
    #expect(try Snapshot(copy) == before)
    #expect(try Snapshot(base) != before)
    let examination = try copy.examination()
    #expect(examination.faults == [] && !examination.isUnfinished && !examination.hasOldIndex)
  }

  @Test("A copy takes the place of another knowledge base, a damaged one too")
  func replacing() throws {
    let folder = try TemporaryFolder()
    let base = try KnowledgeBase(path: folder.file("base.sqlite"), access: .write)
    try Samples.fill(base, with: Samples.all)
    do {
      let old = try KnowledgeBase(path: folder.file("old.sqlite"), access: .write)
      try Samples.fill(old, with: [Samples.notes])
    }
    var bytes = try folder.bytes("old.sqlite")
    try base.copy(to: folder.file("old.sqlite"))
    bytes.replaceSubrange(100..<8000, with: [UInt8](repeating: 0xA5, count: 7900))
    try folder.write(bytes, to: "damaged.sqlite")
    try base.copy(to: folder.file("damaged.sqlite"))
    for name in ["old.sqlite", "damaged.sqlite"] {
      let copy = try KnowledgeBase(path: folder.file(name), access: .read)
      #expect(try Snapshot(copy) == Snapshot(base), "\(name)")
    }
  }

  @Test("What is no knowledge base is left alone, and a damaged one is not copied")
  func refusals() throws {
    let folder = try TemporaryFolder()
    do {
      let base = try KnowledgeBase(path: folder.file("base.sqlite"), access: .write)
      try Samples.fill(base, with: Samples.all)
      let notes = Array("Some notes, which go on for longer than a header of SQLite does.".utf8)
      try folder.write(notes + notes, to: "notes.txt")
      #expect(error { try base.copy(to: folder.file("notes.txt")) }?.code == .notADatabase)
      #expect(try folder.bytes("notes.txt") == notes + notes)
      #expect(error { try base.copy(to: folder.file("none/copy.sqlite")) }?.code == .missing)
    }
    let names = try folder.names()
    var bytes = try folder.bytes("base.sqlite")
    // The schema is at the beginning; without it nothing would be opened.
    let middle = bytes.count / 8192 / 2 * 8192
    for page in stride(from: middle, to: bytes.count, by: 8192) { bytes[page] ^= 0xFF }
    try folder.write(bytes, to: "damaged.sqlite")
    let damaged = try KnowledgeBase(path: folder.file("damaged.sqlite"), access: .read)
    #expect(error { try damaged.copy(to: folder.file("copy.sqlite")) }?.code == .damaged)
    #expect(try folder.names() == (names + ["damaged.sqlite"]).sorted())
    #expect(try !damaged.examination().faults.isEmpty)
  }

  @Test("An index that does not fit the texts is a fault, and so is a reference to nothing")
  func index() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("base.sqlite")
    do {
      let base = try KnowledgeBase(path: path, access: .write)
      try Samples.fill(base, with: Samples.all)
      #expect(try base.examination().faults == [])
    }
    do {
      let database = try Database(path: path, mode: .write, patience: .zero)
      try database.execute("UPDATE search_content SET body = body || ' unheard of' WHERE id = 1")
    }
    let reader = try KnowledgeBase(path: path, access: .read)
    #expect(try reader.examination().faults.count == 1)
    do {
      let database = try Database(path: path, mode: .write, patience: .zero)
      try database.execute("UPDATE passage SET section = 99999 WHERE id = 1")
    }
    #expect(try reader.examination().faults.contains { $0.contains("passage") })
  }

  private func error(_ body: () throws -> Void) -> KnowledgeBaseError? {
    do { try body() } catch { return error as? KnowledgeBaseError }
    return nil
  }
}

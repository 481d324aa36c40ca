import Guidelines
import KnowledgeBase
import Testing

@Suite("The vocabulary holds the words of the index")
struct VocabularyTests {
  @Test("Words that were counted while the index was written are those that are read from it")
  func counting() throws {
    let folder = try TemporaryFolder()
    let atOnce = try Self.words(in: folder.file("once.sqlite"), [Samples.all + [Self.longWords]])
    let stepwise = try Self.words(
      in: folder.file("steps.sqlite"), ([Self.longWords] + Samples.all).map { [$0] })
    #expect(atOnce == stepwise)
    #expect(atOnce.contains { $0.entries > 1 })
    #expect(atOnce.contains { $0.text == "탭표시줄" && $0.entries == 0 })
  }

  @Test("A glossary alone gives its spellings")
  func spellings() throws {
    let folder = try TemporaryFolder()
    let words = try Self.words(in: folder.file("base.sqlite"), [[]])
    #expect(words.contains(Word(text: "툴바", entries: 0)))
    #expect(words.allSatisfy { $0.entries == 0 })
  }

  private struct Word: Equatable {
    var text: String
    var entries: Int
  }

  /// Words that FTS5 cuts, in either language.
  private static let longWords = Document(
    name: "long.txt", format: .text, title: .init(), source: "",
    passages: [
      Samples.paragraph(
        en: String(repeating: "x", count: 40_000), ko: String(repeating: "뷁", count: 20_000),
        line: 1, document: "long")
    ], skipped: [])

  /// The vocabulary of a new file after an ingest of each of the `steps`.
  private static func words(in path: String, _ steps: [[Document]]) throws -> [Word] {
    let base = try KnowledgeBase(path: path, access: .write)
    for documents in steps { try Samples.fill(base, with: documents) }
    let database = try Database(path: path, mode: .read, patience: .zero)
    return try database.rows("SELECT text, entries FROM vocabulary ORDER BY text") {
      Word(text: $0.text(0), entries: $0.int(1))
    }
  }
}

import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files as they should not be: each in a folder with a good one, which must go in whatever else.
@Suite("Hostile files")
struct HostileIngestTests {
  private let folder: TemporaryFolder
  private let hig: HigCommand

  init() throws {
    folder = try TemporaryFolder()
    hig = HigCommand(home: folder.url)
    try folder.write("**Keep drawers short.** They open faster.\n", to: "docs/good.md")
  }

  private static let korean = "# 탭 막대\n\n**탭을 짧게 유지하세요.** 읽기 쉽습니다.\n"

  /// Bytes that are refused, with what the error names.
  private static let refused: [(name: String, bytes: [UInt8], place: String)] = [
    ("NUL bytes", Array("a\nb\0c\n".utf8), ":2"),
    ("invalid UTF-8", [0x61, 0x0A, 0x62, 0x0A, 0xFF, 0xC3, 0x28, 0x80, 0x0A], ":3"),
    ("half a UTF-16 character", [0xFF, 0xFE, 0x61, 0x00, 0x62], ""),
  ]

  @Test("What is no text is refused in a line with its name", arguments: refused)
  func refusal(name: String, bytes: [UInt8], place: String) throws {
    let run = try ingest(bytes)
    #expect(run.status == 2, "\(name)")
    #expect(run.errors.contains("odd.md" + place), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 2, "\(run.errors)")
    #expect(try documents() == ["good.md"])
  }

  /// The first bytes of files that are no text, with what the error names.
  private static let binaries: [(bytes: [UInt8], name: String)] = [
    (Array("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\n".utf8), "PDF"),
    (
      [0x50, 0x4B, 3, 4] + Array("....[Content_Types].xml word/document.xml".utf8), "word processor"
    ),
    ([0x50, 0x4B, 3, 4] + Array("....notes.md".utf8), "archive"),
    (Array("{\\rtf1\\ansi Keep tabs short.}".utf8), "word processor"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image"),
  ]

  @Test(
    "What its contents show to be no text is refused in a line that says what to do",
    arguments: binaries)
  func binary(bytes: [UInt8], name: String) throws {
    let run = try ingest(bytes)
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("odd.md") }
    #expect(lines.count == 1 && lines[0].contains(name) && lines[0].contains("; "), "\(run.errors)")
    #expect(try documents() == ["good.md"])
  }

  /// Bytes that are read, with a word that is found by search then.
  private static let read: [(name: String, bytes: [UInt8], word: String?)] = [
    ("empty", [], nil),
    (
      "UTF-16, little end first",
      [0xFF, 0xFE] + korean.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, "탭"
    ),
    (
      "UTF-16, big end first",
      [0xFE, 0xFF] + korean.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, "탭"
    ),
    ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array(korean.utf8), "탭"),
    // "버튼을 크게 하세요." in EUC-KR.
    (
      "EUC-KR",
      [
        0xB9, 0xF6, 0xC6, 0xB0, 0xC0, 0xBB, 0x20, 0xC5, 0xA9, 0xB0, 0xD4, 0x20, 0xC7, 0xCF, 0xBC,
        0xBC, 0xBF, 0xE4, 0x2E, 0x0A,
      ], "버튼"
    ),
  ]

  @Test("What is text in another encoding, or none at all, goes in", arguments: read)
  func encodings(name: String, bytes: [UInt8], word: String?) throws {
    let run = try ingest(bytes)
    #expect(run.status == 0, "\(name): \(run.errors)")
    #expect(run.errors.isEmpty, "\(name): \(run.errors)")
    #expect(try documents() == ["good.md", "odd.md"])
    guard let word else { return }
    let found = try hig.run("search", word, "--database", folder.path("x.sqlite"), "--json")
    #expect(found.output.contains("odd.md"), "\(name)")
  }

  @Test("A pipe, an unreadable file and a link to nowhere hold nothing up")
  func kinds() throws {
    mkfifo(folder.path("docs/pipe.md"), 0o644)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("docs/gone.md"), withDestinationPath: folder.path("docs/vanished"))
    try folder.write("**Secret.**\n", to: "docs/locked.md")
    chmod(folder.path("docs/locked.md"), 0)
    let run = try hig.run(
      "ingest", folder.path("docs"), folder.path("docs/pipe.md"), "--database",
      folder.path("x.sqlite"))
    #expect(run.status == 2)
    #expect(run.errors.contains("pipe.md"))
    #expect(run.errors.contains("gone.md"))
    #expect(try documents().contains("good.md"))
    // Nothing is locked to the system's administrator.
    if geteuid() != 0 { #expect(run.errors.contains("locked.md")) }
  }

  @Test("Files that vanish while a folder is read leave the others and a sound knowledge base")
  func vanishing() throws {
    let body = String(repeating: "**Keep drawers short.** They open faster.\n\n", count: 200)
    for number in 0..<40 { try folder.write(body, to: "docs/page-\(number).md") }
    let process = try hig.start([
      "ingest", folder.path("docs"), "--database", folder.path("x.sqlite"),
    ])
    for number in (0..<40).reversed() where number % 2 == 1 {
      try? FileManager.default.removeItem(atPath: folder.path("docs/page-\(number).md"))
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect([0, 2].contains(process.terminationStatus))
    let stored = try documents()
    #expect(stored.contains("good.md"))
    for number in 0..<40 where number % 2 == 0 { #expect(stored.contains("page-\(number).md")) }
  }

  private func ingest(_ bytes: [UInt8]) throws -> HigCommand.Run {
    try Data(bytes).write(to: folder.url.appending(path: "docs/odd.md"))
    return try hig.run("ingest", folder.path("docs"), "--database", folder.path("x.sqlite"))
  }

  private func documents() throws -> [String] {
    let run = try hig.run("documents", "--json", "--database", folder.path("x.sqlite"))
    let list = try run.json()["documents"] as? [[String: Any]] ?? []
    return list.compactMap { $0["name"] as? String }.sorted()
  }
}

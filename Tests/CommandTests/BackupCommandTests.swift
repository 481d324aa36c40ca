import Foundation
import TestSupport
import Testing

@Suite("Backups, exports that are imported again, and the doctor")
struct BackupCommandTests {
  private let folder: TemporaryFolder
  private let hig: HigCommand

  init() throws {
    folder = try TemporaryFolder()
    hig = HigCommand(home: folder.url)
  }

  @Test("What is imported from an export is exported to the byte")
  func roundTrip() throws {
    let base = KnowledgeBaseFixture.corpus
    let exported = try base.run("export", "json").output
    try folder.write(exported, to: "base.json")
    let copy = folder.path("copy.sqlite")
    let run = try hig.run("import", "json", folder.path("base.json"), "--database", copy, "--json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.isEmpty, "\(run.errors)")
    let again = try hig.run("export", "json", "--database", copy).output
    let isSame = again == exported
    #expect(isSame, "15 MB that are not shown")
    // Questions and other linters' rules came along, and nothing is to be read again.
    let question = ["search", "how many tabs", "--limit", "1", "--format", "ndjson"]
    let found = try hig.run(question + ["--database", copy]).output
    #expect(try found == base.run(question).output)
    let ingest = try hig.run(
      "ingest", KnowledgeBaseFixture.corpusPath, "--database", copy, "--json")
    #expect((try ingest.json()["documents"] as? [Any])?.isEmpty == true)
  }

  @Test("The terms of a team are its own in a base that is imported, too")
  func ownTerms() throws {
    let base = folder.path("base.sqlite")
    try FileManager.default.copyItem(atPath: KnowledgeBaseFixture.corpus.path, toPath: base)
    let acme = HigCommand.checkout.appending(path: "Tests/CommandTests/Acme").path
    #expect(try hig.run("ingest", acme, "--database", base).status == 0)
    let exported = try hig.run("export", "json", "--database", base).output
    #expect(exported.contains("\"own_terms\"") && exported.contains("\"snackbar\""))
    let copy = folder.path("copy.sqlite")
    let piped = try hig.run(["import", "json", "-", "--database", copy], input: exported)
    #expect(piped.status == 0 && piped.output.hasSuffix(" documents\n"), "\(piped.errors)")
    #expect(try hig.run("export", "json", "--database", copy).output == exported)
    for query in ["authority:apple 바텀시트", "authority:acme 스낵바", "tab bar badge"] {
      let asked = ["search", query, "--explain", "--format", "ndjson", "--database"]
      #expect(try hig.run(asked + [copy]).output == hig.run(asked + [base]).output, "\(query)")
    }
  }

  @Test("An import goes into a new file alone, and takes nothing but an export")
  func importRefusals() throws {
    try folder.write("{\"schema\": 1}", to: "other.json")
    let path = folder.path("other.json")
    let other = try hig.run("import", "json", path, "--database", folder.path("x.sqlite"))
    #expect(other.status == 2 && other.errors.contains("other.json"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("x.sqlite")))
    let broken = try hig.run(
      ["import", "json", "-", "--database", folder.path("x.sqlite")], input: "[]")
    #expect(broken.status == 2 && broken.errors.contains("stdin"))
    let taken = try KnowledgeBaseFixture.corpus.run(["import", "json", path])
    #expect(taken.status == 2)
    #expect(try hig.run("import", "xml", path).status == 64)
  }

  @Test("A backup is the knowledge base, and restoring it gives back what was lost since")
  func backup() throws {
    try folder.write("# Tabs\n\n**Use few tabs.** They crowd.\n", to: "docs/a.md")
    let base = folder.path("base.sqlite")
    let backup = folder.path("base.backup")
    _ = try hig.run("ingest", folder.path("docs"), "--database", base)
    let before = try hig.run("export", "json", "--database", base).output
    let run = try hig.run("backup", backup, "--database", base, "--json")
    #expect(run.status == 0, "\(run.errors)")
    #expect((try run.json()["bytes"] as? Int ?? 0) > 8192)
    try folder.write("# Tabs\n\n**Use many tabs.** They help.\n", to: "docs/a.md")
    _ = try hig.run("ingest", folder.path("docs"), "--database", base)
    #expect(try hig.run("export", "json", "--database", base).output != before)
    #expect(try hig.run("restore", backup, "--database", base).status == 0)
    #expect(try hig.run("export", "json", "--database", base).output == before)
    // A backup over what is none of ours would lose it.
    let refused = try hig.run("backup", folder.path("docs/a.md"), "--database", base)
    #expect(refused.status == 2 && refused.errors.contains("a.md"))
    #expect(try hig.run("restore", folder.path("docs/a.md"), "--database", base).status == 2)
  }

  @Test("The doctor finds the sound base sound and says where the damaged one is damaged")
  func doctor() throws {
    let base = folder.path("base.sqlite")
    #expect(
      try hig.run("restore", KnowledgeBaseFixture.corpus.path, "--database", base).status == 0)
    let sound = try hig.run("doctor", "--database", base)
    #expect(sound.output.contains("\nsound\n"), "\(sound.output)")
    let file = try FileHandle(forUpdating: URL(filePath: base))
    for page in stride(from: 40, to: 400, by: 10) {
      try file.seek(toOffset: UInt64(page * 8192))
      try file.write(contentsOf: Data(repeating: 0x5A, count: 600))
    }
    try file.close()
    let damaged = try hig.run("doctor", "--database", base, "--json")
    #expect(damaged.status == 1)
    let found = try damaged.json()["base"] as? [String: Any]
    let faults = found?["faults"] as? [String] ?? []
    let problem = try damaged.json()["problem"] as? String
    #expect(!faults.isEmpty || problem != nil)
    let missing = try hig.run("doctor", "--database", folder.path("none.sqlite"))
    #expect(missing.status == 1 && missing.output.contains("no such file"))
    #expect(try hig.run("doctor").output.contains("not there yet"))
  }
}

import Foundation
import TestSupport
import Testing

@Suite(
  "A knowledge base on a PostgreSQL server", .serialized,
  .enabled(if: TestServer.running != nil, TestServer.absence))
struct PostgreSQLTests {
  private let folder: TemporaryFolder
  private let hig: HigCommand

  init() throws {
    folder = try TemporaryFolder()
    hig = HigCommand(home: folder.url)
  }

  /// The address of a database of its own for the test called `name`.
  private func address(_ name: String = #function) throws -> String {
    let name = String(name.prefix { $0.isLetter }).lowercased()
    return try #require(TestServer.running?.address(of: name))
  }

  /// What a command prints, without the time that a search took.
  private func answer(_ words: [String], from database: String) throws -> String {
    let run = try hig.run(words + ["--database", database])
    #expect(run.errors.isEmpty, "\(run.errors)")
    return run.output.replacing(/"elapsed_ms":[0-9.e-]+/, with: "")
  }

  @Test("Commands answer from a server what they answer from the file that was published to it")
  func parity() throws {
    let (file, address) = (KnowledgeBaseFixture.corpus.path, try address())
    let published = try hig.run("publish", address, "--database", file, "--json")
    #expect(published.status == 0, "\(published.errors)")
    let commands = [
      ["rules"], ["metrics"], ["components"], ["documents"], ["audit"], ["changes"],
      ["rule", "tab-badge"], ["rules", "--as-of", "2019"], ["search", "탭 바 배지"],
      ["search", "how many tabs", "--explain"], ["search", "navogation titel"],
      ["search", "\"tab bar\" -badge"], ["search", "component:buttons size"],
      ["search", "ㅌㅂ"], ["search", "button size", "--kind", "metric"],
      ["search", "it's a 'b' \\ | & ! <-> :*"],
    ]
    for command in commands {
      let left = try answer(command + ["--json"], from: file)
      let right = try answer(command + ["--json"], from: address)
      let isSame = left == right
      #expect(isSame, "\(command)")
    }
    let again = try hig.run("publish", address, "--database", file, "--json").json()
    #expect((again["documents"] as? [Any])?.isEmpty == true, "nothing has changed")
  }

  @Test(
    "A folder is published as it is ingested: what changed is sent, and what is gone is dropped")
  func folders() throws {
    let address = try address()
    try folder.write("# Tabs\n\n**Use few zebras.** They crowd.\n", to: "own/a.md")
    try folder.write("# Bars\n\n**Use tall giraffes.** They help.\n", to: "own/b.md")
    let publish = ["publish", address, folder.path("own"), "--authority", "Zoo", "--prune"]
    #expect(try hig.run(publish).status == 0)
    #expect(try answer(["search", "zebras"], from: address).contains("Use few zebras"))
    try folder.write("# Tabs\n\n**Use many okapis.** They crowd.\n", to: "own/a.md")
    try FileManager.default.removeItem(atPath: folder.path("own/b.md"))
    let report = try hig.run(publish + ["--json"]).json()
    #expect((report["documents"] as? [Any])?.count == 1)
    #expect(report["pruned"] as? [String] == ["b.md"])
    #expect(try answer(["search", "okapis"], from: address).contains("Use many okapis"))
    let rules = try answer(["rules", "--authority", "Zoo", "--json"], from: address)
    #expect(!rules.contains("zebras") && !rules.contains("giraffes"))
  }

  @Test("An edited statement keeps its id on a server, as in the file that is published")
  func keptIDs() throws {
    let (file, address) = (folder.path("kept.sqlite"), try address())
    for lead in ["Use few zebras in every herd.", "Use rather few zebras in every herd."] {
      try folder.write("# Herds\n\n**\(lead)** They crowd.\n", to: "kept/a.md")
      let words = ["ingest", folder.path("kept"), "--authority", "Zoo", "--database", file]
      #expect(try hig.run(words).status == 0)
    }
    #expect(try hig.run("publish", address, "--database", file).status == 0)
    let rules = try answer(["rules", "--json"], from: address)
    #expect(
      rules.contains("\"id\":\"zoo-herd-few-zebras-every\"") && rules.contains("rather few"),
      "\(rules)")
    let isSame = try rules == answer(["rules", "--json"], from: file)
    #expect(isSame)
  }

  @Test("A text that a server cannot keep is refused in one line, and what is there stays")
  func zeroBytes() throws {
    let address = try address()
    try folder.write("# Tabs\n\n**Use few tabs.** They crowd.\n", to: "zero/z.md")
    #expect(try hig.run("publish", address, folder.path("zero")).status == 0)
    try folder.write(
      """
      {"schemaVersion": {"major": 0, "minor": 3, "patch": 0}, "kind": "article",
       "identifier": {"url": "doc://pages/zebras", "interfaceLanguage": "swift"},
       "metadata": {"title": "Zebras", "role": "article"},
       "primaryContentSections": [{"kind": "content", "content": [
         {"type": "paragraph", "inlineContent": [
           {"type": "strong", "inlineContent": [{"type": "text", "text": "Use few\\u0000zebras."}]},
           {"type": "text", "text": " They crowd."}]}]}]}
      """, to: "zero/zebras.json")
    let run = try hig.run("publish", address, folder.path("zero"))
    #expect(run.status == 2 && run.errors.contains("U+0000"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try answer(["search", "few tabs"], from: address).contains("Use few tabs"))
  }

  @Test(
    "Without a server there is one line, and never the password",
    arguments: [
      "postgresql://u:s3cret@127.0.0.1:1/x", "postgresql://u:s3cret@host:port/x",
      "postgresql://u@127.0.0.1:1/x?password=s3cret", "postgresql://u:a@s3cret@127.0.0.1:1/x",
      "postgresql://u:a/s3cret@127.0.0.1:1/x", "postgresql://u:a?s3cret@127.0.0.1:1/x",
    ])
  func noServer(_ place: String) throws {
    for command in [["search", "tabs"], ["rules"], ["ingest", folder.url.path], ["doctor"]] {
      let run = try hig.run(command + ["--database", place])
      #expect(run.status != 0)
      #expect(!(run.output + run.errors).contains("s3cret"), "\(run.output)\(run.errors)")
      if command != ["doctor"] { #expect(run.errors.split(separator: "\n").count == 1) }
    }
  }

  @Test("What works on a file alone says so")
  func files() throws {
    let address = try address()
    #expect(try hig.run("search", "tabs", "--database", address).errors.contains("hig publish"))
    let own = HigCommand.checkout.appending(path: "Tests/CommandTests/Acme").path
    #expect(try hig.run("publish", address, own, "--authority", "Acme").status == 0)
    let run = try hig.run("backup", folder.path("copy"), "--database", address)
    #expect(run.status == 2 && run.errors.contains("pg_dump"), "\(run.errors)")
    let exported = try KnowledgeBaseFixture.corpus.run("export", "json").output
    try folder.write(exported, to: "base.json")
    let imported = try hig.run("import", "json", folder.path("base.json"), "--database", address)
    #expect(imported.status == 2 && imported.errors.contains("pg_dump"), "\(imported.errors)")
  }
}

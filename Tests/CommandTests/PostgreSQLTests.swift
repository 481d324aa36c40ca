import Foundation
import TestSupport
import Testing

/// A PostgreSQL server in a scratch folder, which many tests use.
private struct Server: Sendable {
  /// The server; `nil` where PostgreSQL is not installed.
  static let running: Server? = start()

  static let absence: Comment = "PostgreSQL is not installed: apt-get install postgresql"

  /// Its folder, which is kept short: the name of a socket has at most 107 bytes.
  private let folder: String

  private static func start() -> Server? {
    let folder = "/tmp/hig-pg-\(ProcessInfo.processInfo.processIdentifier)"
    guard run("start", folder) == 0 else { return nil }
    atexit { _ = Server.running?.stop() }
    return Server(folder: folder)
  }

  /// The address of the database `hig`, as the user of that name.
  var address: String {
    "postgresql://hig@/hig?host=\(folder.replacingOccurrences(of: "/", with: "%2F"))"
  }

  private func stop() {
    _ = Self.run("stop", folder)
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func run(_ step: String, _ folder: String) -> Int32 {
    let script = HigCommand.checkout.appending(path: "Tests/PostgreSQL/server.py").path
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script, step, folder]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }
}

@Suite(
  "A knowledge base on a PostgreSQL server", .serialized,
  .enabled(if: Server.running != nil, Server.absence))
struct PostgreSQLTests {
  private let folder: TemporaryFolder
  private let hig: HigCommand
  private let address: String

  init() throws {
    folder = try TemporaryFolder()
    hig = HigCommand(home: folder.url)
    address = try #require(Server.running).address
  }

  /// What a command prints, without the time that a search took.
  private func answer(_ words: [String], from database: String) throws -> String {
    let run = try hig.run(words + ["--database", database])
    #expect(run.errors.isEmpty, "\(run.errors)")
    return run.output.replacing(/"elapsed_ms":[0-9.e-]+/, with: "")
  }

  @Test("Commands answer from a server what they answer from the file that was published to it")
  func parity() throws {
    let file = KnowledgeBaseFixture.corpus.path
    let published = try hig.run("publish", address, "--database", file, "--prune", "--json")
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

  @Test("A text that a server cannot keep is refused in one line that names the document")
  func zeroBytes() throws {
    let base = folder.path("base.sqlite")
    try folder.write("# Tabs\n\n**Use\u{0} few tabs.** They crowd.\n", to: "zero/z.md")
    _ = try hig.run("ingest", folder.path("zero"), "--authority", "Zero", "--database", base)
    let run = try hig.run("publish", address, "--database", base)
    guard run.status != 0 else { return }
    #expect(run.errors.contains("U+0000") && run.errors.contains("z.md"))
    #expect(run.errors.split(separator: "\n").count == 1)
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
    let run = try hig.run("backup", folder.path("copy"), "--database", address)
    #expect(run.status == 2 && run.errors.contains("pg_dump"), "\(run.errors)")
    let exported = try KnowledgeBaseFixture.corpus.run("export", "json").output
    try folder.write(exported, to: "base.json")
    let imported = try hig.run("import", "json", folder.path("base.json"), "--database", address)
    #expect(imported.status == 2 && imported.errors.contains("pg_dump"), "\(imported.errors)")
  }
}

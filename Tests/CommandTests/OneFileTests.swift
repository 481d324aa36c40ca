import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(
  "One file is enough", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/exe")),
  .disabled(if: KnowledgeBaseFixture.isOnServer, "only a file can be carried"))
struct OneFileTests {
  /// The command with the Corpus at its end, alone in a folder.
  private static let alone: (folder: TemporaryFolder, command: URL)? = {
    guard let folder = try? TemporaryFolder(),
      let run = try? KnowledgeBaseFixture.corpus.run("export", "command", folder.path("hig")),
      run.status == 0
    else { return nil }
    return (folder, URL(filePath: folder.path("hig")))
  }()

  private func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> HigCommand.Run {
    let alone = try #require(Self.alone)
    let absent = ["HIG_CORPUS", "HIG_DATABASE", "XDG_DATA_HOME", "HOME"]
    var command = HigCommand(home: alone.folder.url)
    for name in absent { command.environment[name] = nil }
    command.environment.merge(environment) { $1 }
    return try command.run(arguments, as: alone.command)
  }

  @Test(
    "It answers without a home, and says the same as with its files",
    arguments: [
      ["rule", "tab-badge"], ["search", "탭 바 배지", "--lang", "ko"], ["UITabBar"], ["ㅌㅂ"],
      ["components"], ["export", "json"],
    ])
  func answers(arguments: [String]) throws {
    let own = try run(arguments)
    let filed = try KnowledgeBaseFixture.corpus.run(arguments)
    #expect(own.status == 0 && own.errors == filed.errors, "\(own.errors)")
    #expect(firstDifference(own.output, filed.output) == nil)
  }

  @Test(
    "A home that cannot be written, or is none, hinders nobody", arguments: ["/proc", "/dev/null"])
  func unusableHome(home: String) throws {
    #expect(try run(["rule", "tab-badge"], ["HOME": home]).status == 0)
    let added = try run(["terms", "add", "--ko", "하단바", "--id", "tab-bar"], ["HOME": home])
    #expect(added.status == 2)
    #expect(added.errors.split(separator: "\n").count == 1, "\(added.errors)")
  }

  @Test("What is to be kept gets a file at the usual place, which is read from then on")
  func ownTerm() throws {
    let home = try TemporaryFolder()
    let variables = ["HOME": home.url.path]
    #expect(try run(["rule", "tab-badge"], variables).status == 0)
    #expect(try home.isEmpty)
    #expect(try run(["terms", "add", "--ko", "밑줄막대", "--id", "tab-bar"], variables).status == 0)
    let found = try run(["terms", "밑줄막대"], variables)
    #expect(found.output.contains("tab-bar"))
    #expect(try run(["terms", "밑줄막대"]).status == 1)
    #expect(try run(["terms", "remove", "tab-bar"], variables).status == 0)
    #expect(try run(["terms", "밑줄막대"], variables).status == 1)
  }

  @Test("It reads documents, of which it knows the words, into a base of their own")
  func ingest() throws {
    let folder = try TemporaryFolder()
    try folder.write("# Tab bars\n\n- Use at most five tabs on iPhone.\n", to: "notes.md")
    let path = folder.path("notes.sqlite")
    #expect(try run(["ingest", folder.path("notes.md"), "--database", path]).status == 0)
    #expect(try run(["rules", "하단 탭바", "--database", path]).output.contains("tab"))
  }

  @Test("Two hundred first runs at once all get the answer, and build one file")
  func crowd() throws {
    let (home, corpus) = (try TemporaryFolder(), try TemporaryFolder())
    try corpus.write("id\ten\tko\tapi\tpage\tnote\n", to: "Glossary.tsv")
    try corpus.write(
      "# Tab bars\n\n**Use badges sparingly.** {#tab-badge} They draw attention.\n",
      to: "Components/tab-bars.md")
    let command = HigCommand(home: home.url, environment: ["HIG_CORPUS": corpus.url.path])
    let processes = try (0..<200).map { _ in
      let pipe = Pipe()
      return (try command.start(["cite", "tab-badge"], output: pipe), pipe)
    }
    for (process, pipe) in processes {
      let line = String(
        decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0 && line.hasPrefix("tab-badge — "))
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: home.path(".local/share/hig"))
    #expect(names.filter { $0.hasSuffix(".sqlite") } == ["guidelines.sqlite"])
    #expect(!names.contains { $0.contains("making") || $0.contains("writer") })
  }

  @Test("Its bytes do not say where the documents were found")
  func sameBytes() throws {
    let exported = try ["here", "somewhere/else"].map { name in
      let folder = try TemporaryFolder()
      try folder.write("# Tab bars\n\n- Use at most five tabs on iPhone.\n", to: "\(name)/notes.md")
      let base = folder.path("base.sqlite")
      #expect(try run(["ingest", folder.path(name), "--database", base]).status == 0)
      #expect(try run(["export", "command", folder.path("hig"), "--database", base]).status == 0)
      return try Data(contentsOf: folder.url.appending(path: "hig"))
    }
    #expect(exported[0] == exported[1])
    #expect(exported[0].range(of: Data("somewhere/else".utf8)) == nil)
  }

  @Test("Exported again, it carries one base")
  func again() throws {
    let alone = try #require(Self.alone)
    let twice = alone.folder.path("twice")
    #expect(try run(["export", "command", twice]).status == 0)
    func size(_ path: String) throws -> Int {
      try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    }
    #expect(try size(twice) < size(alone.command.path) + 1 << 16)
  }

  @Test("A base at the end of a file is not written to, and a trailer that lies is none")
  func damaged() throws {
    let folder = try TemporaryFolder()
    let alone = try #require(Self.alone)
    let written = try run(
      ["ingest", KnowledgeBaseFixture.corpusPath, "--database", alone.command.path])
    #expect(written.status == 2 && written.errors.contains("may not be written"))
    let file = try Data(contentsOf: alone.command)
    for (number, damage) in [
      Data(file.dropLast(1)), file.prefix(1_000) + file.suffix(32), file.suffix(32),
      file.dropLast(8) + Data(repeating: 0xFF, count: 8),
      file.dropLast(16) + Data(repeating: 0xFF, count: 16),
    ].enumerated() {
      let path = folder.path("\(number)")
      try damage.write(to: URL(filePath: path))
      let run = try run(["rule", "tab-badge", "--database", path])
      #expect(run.status == 2 && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    }
  }
}

extension TemporaryFolder {
  fileprivate var isEmpty: Bool {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty }
  }
}

import Foundation
import TestSupport
import Testing

/// What people type before they have read anything, from `FirstTries.tsv`.
@Suite("The first thing typed")
struct FirstTryTests {
  private struct Try {
    let words: [String]
    let status: Int32
    let has: String
    /// Whether it is in a list, which may be longer than a screen.
    let isInList: Bool
  }

  private static let tries: [Try] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "FirstTries.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return Try(
        words: cells[0].split(separator: " ").map { String($0).replacing("~", with: " ") },
        status: Int32(cells[1]) ?? -1, has: cells[2], isInList: cells.count > 3)
    }
  }()

  /// The tries that do not end as they should, 57 of 60 must; `run` gives the streams together.
  private func failures(_ run: (Try) throws -> HigCommand.Run) rethrows -> [String] {
    try Self.tries.compactMap { item in
      let run = try run(item)
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      let seen = (item.isInList ? lines : Array(lines.prefix(24))).joined(separator: "\n")
      let isRight =
        run.status == item.status
        && (seen + run.errors).range(of: item.has, options: .caseInsensitive) != nil
      return isRight ? nil : item.words.joined(separator: " ")
    }
  }

  private func hig(_ locale: String) -> HigCommand {
    HigCommand(
      home: HigCommand.checkout,
      environment: ["LC_ALL": locale, "HIG_DATABASE": KnowledgeBaseFixture.corpus.path])
  }

  @Test("The snippets of hig init run to their end, and block what they cannot check")
  func snippets() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: KnowledgeBaseFixture.corpus.path, toPath: folder.path("base.sqlite"))
    let bin = folder.url.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    for name in ["hig", "hig-lint"] {
      try FileManager.default.createSymbolicLink(
        at: bin.appending(path: name),
        withDestinationURL: HigCommand.file.deletingLastPathComponent().appending(path: name))
    }
    let path = folder.path("project")
    var command = HigCommand(home: folder.url)
    #expect(try command.run("init", path, "--authority", "Acme").status == 0)
    try folder.write(LintedFolder.tabs(6), to: "project/App/A.swift")
    command.environment["PATH"] = "\(bin.path):/usr/bin:/bin"
    command.environment["HIG_DATABASE"] = folder.path("base.sqlite")
    command.environment["GITHUB_STEP_SUMMARY"] = folder.path("summary.md")
    let shell = URL(filePath: "/bin/sh")
    let steps =
      try String(contentsOfFile: path + "/.hig/ci.yml", encoding: .utf8)
      .components(separatedBy: "run: |\n").last ?? ""
    let script = try folder.write("cd '\(path)'\n\(steps)", to: "ci.sh")
    let ci = try command.run(["-e", script], as: shell)
    #expect(ci.status == 1, "\(ci.errors)")
    #expect(try String(contentsOfFile: path + "/hig.sarif", encoding: .utf8).contains("tab-count"))
    let summary = try String(contentsOfFile: folder.path("summary.md"), encoding: .utf8)
    #expect(summary.contains("acme-tab-count"))
    // The hook finds the same by the base that is named, and leaves that as it is.
    let hook = ["-c", "cd '\(path)' && sh .hig/pre-commit"]
    let blocked = try command.run(hook, as: shell)
    #expect(blocked.status == 1 && blocked.output.contains("tab-count"), "\(blocked.errors)")
    command.environment["HIG_DATABASE"] = folder.path("nowhere.sqlite")
    #expect(try command.run(hook, as: shell).status == 2)
  }

  @Test(
    "It is answered in a pipe, whatever the locale",
    arguments: ["en_US.UTF-8", "ko_KR.UTF-8", "C"])
  func piped(locale: String) throws {
    let failed = try failures { try hig(locale).run($0.words) }
    #expect(Self.tries.count == 60)
    #expect(failed.count <= 3, "\(failed)")
  }

  @Test(
    "It is answered on a terminal, in lines that fit, with the best answer in sight",
    arguments: [("en_US.UTF-8", 80), ("ko_KR.UTF-8", 120), ("C", 80)] as [(String, UInt16)])
  func terminal(locale: String, columns: UInt16) throws {
    let failed = try failures { try hig(locale).run($0.words, columns: columns) }
    #expect(failed.count <= 3, "\(failed)")
    for words in [["badge"], ["탭", "막대"], ["how", "many", "tabs"]] {
      let output = try hig(locale).run(words, columns: columns).output
      let lines = output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").split(separator: "\n")
      #expect(lines.count <= 24, "\(words)")
      #expect(lines.allSatisfy { $0.hasPrefix("hig:") || $0.count <= columns }, "\(words)")
    }
  }

  @Test("The name alone shows five things to try, and each of them works")
  func welcome() throws {
    let lines = try hig("en_US.UTF-8").run([]).output.matches(of: #/(?m)^  hig (.+?)  /#)
    #expect(lines.count == 5)
    for line in lines where !line.output.1.hasPrefix("check") {
      let run = try hig("en_US.UTF-8").run(line.output.1.split(separator: " ").map(String.init))
      #expect(run.status == 0, "\(line.output.1)")
    }
  }

  @Test("A word that is nearly a command is told so, unless there is guidance on it")
  func nearlyCommands() throws {
    let audio = try hig("en_US.UTF-8").run(["audio"])
    #expect(audio.status == 0 && audio.output.contains("audio"))
    for word in ["serch", "metrcis", "componets", "chekc"] {
      let run = try hig("en_US.UTF-8").run([word])
      #expect(run.status == 64 && run.output.isEmpty, "\(word)")
      #expect(run.errors.contains("did you mean"), "\(word): \(run.errors)")
    }
  }
}

import Foundation
import TestSupport
import Testing

@Suite("Never silent")
struct FailedWriteTests {
  private let base = KnowledgeBaseFixture.corpus

  @Test(
    "What cannot be written is status 2 and one line",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [["rules"], ["rules", "--json"], ["help"], ["rule", "tab-badge"], ["--version"]])
  func fullDisk(arguments: [String]) throws {
    try check(arguments, output: FileHandle(forWritingTo: URL(filePath: "/dev/full")))
  }

  @Test("So is a pipe that nobody reads any more")
  func closedPipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    try check(["rules"], output: pipe.fileHandleForWriting)
  }

  private func check(_ arguments: [String], output: Any) throws {
    let errors = Pipe()
    let hig = HigCommand(
      home: HigCommand.checkout, environment: ["HIG_DATABASE": base.path])
    let process = try hig.start(arguments, output: output, errors: errors)
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 2)
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 1 && lines[0].hasPrefix("hig: cannot write"), "\(lines)")
  }
}

@Suite("What agents without the protocol use")
struct AgentCommandTests {
  private let base = KnowledgeBaseFixture.corpus

  @Test("cite gives a line a rule, with document, lines, edition and address")
  func cite() throws {
    let run = try base.run("cite", "tab-badge", "nav-back-button")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].wholeMatch(
        of: #/tab-badge — Components/tab-bars\.md:\d+–\d+ \(\d{4}-\d\d\), https://.+/#) != nil)
    #expect(
      try JSONSchemas().violations(of: "cite", in: base.run("cite", "tab-badge", "--json").json())
        == [])
    let one = try base.run("cite", "tab-badge", "tab-bagde", "--json")
    #expect(one.status == 1)
    #expect((try one.json()["citations"] as? [Any])?.count == 1)
    let wrong = try base.run("cite", "tab-bagde")
    #expect(wrong.status == 1 && wrong.errors.contains("'tab-badge'"))
  }

  @Test("skill writes a folder once, and the commands that it names are there")
  func skill() throws {
    let folder = try TemporaryFolder()
    #expect(try base.run("skill", folder.path("skills")).status == 0)
    let file = folder.path("skills/hig/SKILL.md")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("---\nname: hig\n"))
    #expect(try base.run("skill", folder.path("skills")).status == 2)
    let printed = try base.run("skill", "--print").output
    #expect(text.hasSuffix(printed))
    let help = try base.run("help", "--lang", "en").output
    for command in printed.matches(of: #/`hig (rule|cite|metrics|changes|check) /#) {
      #expect(help.contains("\n  \(command.output.1) "))
    }
  }

  @Test(
    "Korean particles fit the word before them where its sound is known",
    arguments: [
      (["rule", "없는규칙"], "'없는규칙' 규칙이"), (["serch"], "'serch'은(는)"),
      (["rules", "--component", "없는바"], "'없는바' 구성 요소가"),
      (["search", "배지", "--limit", "영"], "'영'은 --limit"),
      (["search", "배지", "--limit", "가"], "'가'는 --limit"), (["export", "json", "강"], "'강'을 받지"),
      (["export", "json", "배"], "'배'를 받지"), (["search", "배지", "--limit", "-7"], "'-7'은 --limit"),
    ])
  func particles(arguments: [String], says: String) throws {
    let errors = try base.run(arguments + ["--lang", "ko"]).errors
    #expect(errors.contains(says), "\(errors)")
  }
}

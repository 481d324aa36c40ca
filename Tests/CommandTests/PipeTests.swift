import Foundation
import TestSupport
import Testing

@Suite("Pipes, shells and manuals")
struct PipeTests {
  private let base = KnowledgeBaseFixture.corpus

  @Test(
    "A pipe gets a record a line, its name first, in columns that are always there",
    arguments: [
      (["rules"], "rules", "id", 3), (["metrics"], "metrics", "rule", 6),
      (["components"], "components", "name", 4), (["documents"], "documents", "name", 6),
      (["terms"], "terms", "id", 5), (["checks"], "checks", "id", 5),
      (["changes"], "changes", "rule", 6), (["search", "tab", "badge"], "results", "id", 7),
      (["search", "탭 막대 배지", "--lang", "ko"], "results", "id", 7),
    ])
  func records(words: [String], member: String, name: String, columns: Int) throws {
    let lines = try base.run(words).output.split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let records = try base.run(words + ["--json"]).json()[member] as? [[String: Any]] ?? []
    #expect(
      !records.isEmpty && lines.map { String($0[0]) } == records.map { $0[name] as? String ?? "" })
    #expect(lines.allSatisfy { $0.count == columns }, "\(Set(lines.map(\.count)))")
  }

  @Test(
    "Where files may not grow further, a command fails with a line and leaves no draft",
    .enabled(if: !KnowledgeBaseFixture.isOnServer),
    arguments: [
      ["ingest", "CORPUS", "--database", "HERE/base.sqlite"], ["backup", "HERE/copy.sqlite"],
      ["restore", "CORPUS.sqlite", "--database", "HERE/base.sqlite"],
      ["export", "site", "HERE/site"], ["export", "command", "HERE/own"], ["export", "json"],
      ["check", "HERE", "--baseline", "HERE/known.json", "--write-baseline"], ["rules"],
    ])
  func fileSizes(words: [String]) throws {
    let folder = try TemporaryFolder()
    let unnamed = """
      import SwiftUI
      struct WalkView: View {
        var body: some View { Button { go() } label: { Image(systemName: "figure.walk") } }
      }
      """
    for index in 0..<(words[0] == "check" ? 900 : 1) {
      try folder.write(unnamed, to: "App/A\(index).swift")
    }
    let hig = HigCommand(home: folder.url, environment: ["HIG_DATABASE": base.path])
    let arguments = words.map { word in
      word.replacing("HERE", with: folder.url.path).replacing("CORPUS.sqlite", with: base.path)
        .replacing("CORPUS", with: KnowledgeBaseFixture.corpusPath)
    }
    let script = "ulimit -f 100; exec \"$@\""
    let run = try hig.run(
      ["-c", script, "sh", HigCommand.file.path] + arguments, as: URL(filePath: "/bin/sh"))
    #expect(run.status == 2, "\(run.status) \(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      .filter { !$0.hasPrefix("App") && !$0.hasPrefix(".") && !$0.hasPrefix("site") }
    #expect(left.allSatisfy { $0 == "base.sqlite" }, "\(left)")
  }

  @Test("A terminal gets columns that fit")
  func terminal() throws {
    let hig = HigCommand(home: HigCommand.checkout, environment: ["HIG_DATABASE": base.path])
    let output = try hig.run(["components"], columns: 80).output
    #expect(!output.contains("\t") && output.contains("component "))
  }

  @Test("README shows what the command answers on a terminal")
  func readme() throws {
    let readme = try String(
      contentsOf: HigCommand.checkout.appending(path: "README.md"), encoding: .utf8)
    let hig = HigCommand(
      home: HigCommand.checkout,
      environment: ["HIG_DATABASE": base.path, "LC_ALL": "C.UTF-8", "NO_COLOR": "1"])
    let shown = readme.matches(of: #/(?m)^```\n\$ hig (.+)\n((?s).+?)(?:  …\n)?```/#)
    #expect(shown.count >= 2)
    for (_, line, answer) in shown.map(\.output) {
      let words = line.matches(of: #/"([^"]+)"|\S+/#).map { String($0.output.1 ?? $0.output.0) }
      let output = try hig.run(words, columns: 80).output.replacing("\r", with: "")
      #expect(output.hasPrefix(answer), "hig \(line) prints:\n\(output)")
    }
  }

  @Test(
    "bash offers ids, components, platforms and commands where they go",
    .enabled(if: FileManager.default.fileExists(atPath: "/bin/bash")),
    arguments: [
      (["rule", "tab-bad"], "tab-badge"), (["cite", "nav-b"], "nav-back-button"),
      (["rules", "--component", "tab-b"], "tab-bars"), (["metrics", "tab-"], "tab-bars"),
      (["search", "--platform", "tv"], "tvOS"), (["rules", "wat"], "watchOS"),
      (["help", "sea"], "search"), (["mcp", "ins"], "install"), (["sear"], "search"),
      (["rule", "--for"], "--format"), (["completions", "fi"], "fish"),
      (["export", "js"], "json"), (["check", "--rules", "tab-cou"], "tab-count-weigh"),
    ])
  func completions(words: [String], offers: String) throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(base.run("completions", "bash").output, to: "hig.bash")
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments =
      [
        "-c",
        """
        source "$1"; shift; hig() { "$HIG" --database "$BASE" "$@"; }
        COMP_WORDS=(hig "$@"); COMP_CWORD=$#; _hig; printf '%s\\n' "${COMPREPLY[@]}"
        """, "bash", script,
      ] + words
    shell.environment = [
      "HIG": HigCommand.file.path, "BASE": base.path, "PATH": "/usr/bin:/bin",
      "LC_ALL": "C.UTF-8",
    ]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let offered = String(
      decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self
    )
    .split(separator: "\n").map(String.init)
    shell.waitUntilExit()
    #expect(offered.contains(offers), "\(offered)")
    #expect(offered.allSatisfy { $0.hasPrefix(words.last ?? "") })
  }

  @Test("The help of all commands, and the manual page, have every command and every option")
  func manual() throws {
    let all = try base.run("help", "--all", "--lang", "en").output
    let page = try base.run("help", "--man", "--lang", "en").output
    let overview = try base.run("help", "--lang", "en").output
    let commands = overview.matches(of: #/(?m)^  ([a-z]+) /#).map { String($0.output.1) }
    #expect(commands.count >= 20)
    for command in commands {
      #expect(page.contains("\n.SS \(command)"), "\(command)")
      let help = try base.run("help", command, "--lang", "en").output
      #expect(all.contains(help))
      for option in help.matches(of: #/--[a-z-]+/#) {
        #expect(page.contains(option.output.replacing("-", with: "\\-")), "\(option.output)")
      }
    }
    #expect(page.hasPrefix(".TH HIG 1\n"))
    #expect(try base.run("help", "--man", "--lang", "ko").output.contains(".SH 명령"))
  }

  @Test("check --json is in one language where one is asked for, else in both")
  func checkedLanguage() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          TabView {
            Tab("One", systemImage: "1.circle") { Text("1") }.disabled(true)
            Tab("Two", systemImage: "2.circle") { Text("2") }
          }
        }
      }
      """, to: "Screen.swift")
    func messages(_ options: String...) throws -> [[String: Any]] {
      let findings = try base.run(["check", path, "--json"] + options).json()["findings"]
      return (findings as? [[String: Any]] ?? []).compactMap { $0["message"] as? [String: Any] }
    }
    #expect(try !messages().isEmpty && messages().allSatisfy { $0.count == 2 })
    #expect(try messages("--lang", "ko").allSatisfy { $0.keys.map(\.self) == ["ko"] })
    #expect(try messages("--lang", "en").allSatisfy { $0.keys.map(\.self) == ["en"] })
  }
}

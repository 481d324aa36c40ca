import Foundation
import TestSupport
import Testing

@Suite("hig check looks again only at what changed")
struct LintAgainTests {
  /// A command with a home of its own, in which answers are kept.
  private struct Home {
    let folder: TemporaryFolder
    let command: HigCommand

    init(_ files: [String: String]) throws {
      folder = try TemporaryFolder()
      for (name, text) in files { try folder.write(text, to: "App/\(name)") }
      command = HigCommand(
        home: folder.url, environment: ["HIG_DATABASE": KnowledgeBaseFixture.corpus.path])
    }

    func check(_ options: String...) throws -> HigCommand.Run {
      try command.run(["check", folder.path("App"), "--rules", "tab-count"] + options)
    }

    /// Replaces `old` in every answer that is kept; how many there are.
    func change(_ old: String, to new: String) throws -> Int {
      let kept = folder.url.appending(path: ".cache/hig/check")
      let names = try FileManager.default.contentsOfDirectory(atPath: kept.path)
      for name in names {
        let file = kept.appending(path: name)
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
      }
      return names.count
    }
  }

  @Test("An answer is kept for the same command line on the same files")
  func kept() throws {
    let home = try Home(["A.swift": LintedFolder.tabs(6)])
    let first = try home.check("--as-of", "2022-12")
    #expect(first.status == 1 && first.output.contains("tab-count"))
    #expect(try home.change("tab-count", to: "tab-kept") == 1)
    #expect(try home.check("--as-of", "2022-12").output.contains("tab-kept"))
    #expect(try !home.check("--as-of", "2022-12", "--no-cache").output.contains("tab-kept"))
    #expect(try !home.check("--as-of", "2022-12", "--lang", "ko").output.contains("tab-kept"))
  }

  @Test(
    "It counts no longer when something changes that a run reads",
    arguments: [
      ("A.swift", LintedFolder.tabs(7)), ("B.swift", "import SwiftUI"),
      (".hig.json", #"{"rules": {"tab-count": "error"}}"#),
      ("Assets.xcassets/a.imageset/Contents.json", #"{"images": []}"#),
      ("Assets.xcassets/a.imageset/a.png", "PNG"), ("Base.xcconfig", "SDKROOT = macosx"),
    ])
  func changed(name: String, text: String) throws {
    let home = try Home(["A.swift": LintedFolder.tabs(6)])
    _ = try home.check("--as-of", "2022-12")
    _ = try home.change("tab-count", to: "tab-kept")
    try home.folder.write(text, to: "App/\(name)")
    #expect(try !home.check("--as-of", "2022-12").output.contains("tab-kept"))
  }

  @Test("Only files that differ from a revision of git are told of, new ones too")
  func revision() throws {
    let home = try Home([
      "A.swift": LintedFolder.tabs(6), "B.swift": LintedFolder.tabs(6),
    ])
    func git(_ words: String...) throws {
      let run = try home.command.run(
        ["git", "-C", home.folder.path("App"), "-c", "user.name=a", "-c", "user.email=a@b"] + words,
        as: URL(filePath: "/usr/bin/env"))
      try #require(run.status == 0, "\(run.errors)")
    }
    func found(_ revision: String) throws -> [String] {
      let run = try home.check("--as-of", "2022-12", "--changed", revision, "--json")
      let findings = try run.json()["findings"] as? [[String: Any]] ?? []
      return findings.compactMap {
        ($0["file"] as? String)?.split(separator: "/").last.map(String.init)
      }
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "one")
    #expect(try found("HEAD").isEmpty)
    let none = try home.check("--as-of", "2022-12", "--changed", "HEAD")
    #expect(none.status == 0 && none.output == "nothing found in 0 files\n")
    try home.folder.write(LintedFolder.tabs(7), to: "App/B.swift")
    try home.folder.write(LintedFolder.tabs(6), to: "App/C.swift")
    #expect(try found("HEAD") == ["B.swift", "C.swift"])
    let unknown = try home.check("--changed", "nowhere")
    #expect(unknown.status == 2 && unknown.errors.contains("cannot compare with 'nowhere'"))
  }
}

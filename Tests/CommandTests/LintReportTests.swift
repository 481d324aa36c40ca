import Foundation
import TestSupport
import Testing

@Suite("The reports of hig check")
struct LintReportTests {
  private func folder() throws -> LintedFolder {
    try LintedFolder([
      "A, B.swift": LintedFolder.tabs(6), "Main.storyboard": LintedFolder.storyboard(tabs: 7),
      "Broken.xib": "<a>",
      "C.swift": LintedFolder.tabs(6, comment: "// hig:disable:next tab-count -- a trial", on: 3),
    ])
  }

  @Test("Each format says the same findings in its own way")
  func formats() throws {
    let folder = try folder()
    let json = try folder.check("--format", "json").json()
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(json["schema"] as? Int == 1)
    #expect((json["skipped"] as? [[String: Any]])?.first?["line"] as? Int == 1)
    for key in ["rule", "check", "severity", "confidence", "file", "line", "column", "evidence"] {
      #expect(findings.allSatisfy { $0[key] != nil }, "\(key) is missing")
    }
    let messages = findings.compactMap { $0["message"] as? [String: String] }
    #expect(messages.count == findings.count && messages.allSatisfy { $0.count == 2 })
    let xcode = try folder.check("--format", "xcode").output.split(separator: "\n")
    #expect(xcode.count == findings.count)
    #expect(xcode[0].hasPrefix("\(folder.path("A, B.swift")):4:5: warning: 6 tabs"))
    let github = try folder.check("--format", "github", "--lang", "ko").output.split(
      separator: "\n")
    #expect(github.count == findings.count)
    #expect(github[0].hasPrefix("::warning file=") && github[0].contains("A%2C B.swift,line=4"))
    #expect(github[0].contains("탭이 6개"))
  }

  @Test("SARIF leads to the team's own site where the configuration names one")
  func site() throws {
    let folder = try folder()
    try folder.write(#"{"site": "https://hig.example.com/"}"#, to: ".hig.json")
    let log = try folder.check("--format", "sarif", "--rules", "tab-count").output
    #expect(log.contains(#""https://hig.example.com/rules/tab-count""#))
    try folder.write(#"{"site": "hig"}"#, to: ".hig.json")
    let wrong = try folder.check()
    #expect(
      wrong.status == 2 && wrong.errors.contains(#"'site' must be "https://hig.example.com""#))
  }

  @Test("SARIF has help in Markdown, the other language, fingerprints, numbers and suppressions")
  func sarif() throws {
    let folder = try folder()
    let log = try folder.check("--format", "sarif", "--lang", "ko").json()
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let count = try #require(rules.first { $0["id"] as? String == "tab-count" })
    let help = try #require(count["help"] as? [String: String])
    #expect(help["markdown"]?.hasPrefix("**탭은") == true)
    #expect(help["markdown"]?.contains("`Components/tab-bars.md:") == true)
    let properties = try #require(count["properties"] as? [String: Any])
    let metrics = try #require(properties["hig/metrics"] as? [[String: Any]])
    #expect(metrics.contains { $0["min"] as? Int == 3 && $0["max"] as? Int == 5 })
    let translations = try #require(run["translations"] as? [[String: Any]])
    #expect(translations.map { $0["language"] as? String } == ["en"])
    #expect((translations[0]["rules"] as? [Any])?.count == rules.count)
    let results = try #require(run["results"] as? [[String: Any]])
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["hig/v1"] }
    #expect(prints.count == results.count && Set(prints).count == prints.count)
    #expect(prints.allSatisfy { !$0.contains("tab-bars.md") })
    let suppressed = results.filter { $0["suppressions"] != nil }
    #expect(suppressed.count == 1)
    let notes = (run["invocations"] as? [[String: Any]])?.first?["toolExecutionNotifications"]
    #expect((notes as? [Any])?.count == 1)
  }

  @Test(
    "SARIF of real interfaces keeps to the official schema, and hig explain loses nothing of it",
    .enabled(if: Shared.isPresent, Comment(rawValue: Shared.absence)),
    .enabled(if: SchemaValidator.isAvailable, Comment(rawValue: SchemaValidator.absence)),
    arguments: ["en", "ko", "both"])
  func schema(language: String) throws {
    let base = KnowledgeBaseFixture.corpus
    let own = try folder()
    for path in [Shared.folder + "/interfaces", own.path] {
      let run = try base.run(["check", path, "--format", "sarif", "--lang", language])
      #expect(try SchemaValidator.violations(in: run.output) == "")
      let results =
        ((try run.json()["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
      let read = try base.run(["explain", "-", "--json"], input: run.output).json()
      let findings = try #require(read["findings"] as? [[String: Any]])
      #expect(!results.isEmpty && findings.count == results.count)
      // Each finding comes back with the guideline that it names itself.
      for (result, finding) in zip(results, findings) {
        let rule = (result["properties"] as? [String: Any])?["hig/rule"] as? String
        let guidelines = finding["guidelines"] as? [[String: Any]] ?? []
        #expect(guidelines.contains { $0["rule"] as? String == rule }, "\(finding)")
      }
    }
  }

  @Test(
    "What is found in real interfaces is what was looked at by eye",
    .enabled(if: Shared.isPresent, Comment(rawValue: Shared.absence)))
  func interfaces() throws {
    let run = try KnowledgeBaseFixture.corpus.run(
      ["check", Shared.folder + "/interfaces", "--format", "xcode"])
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").count == 9)
    #expect(run.output.contains("netnewswire-ios-main.storyboard:273:1: warning: a button"))
    #expect(run.output.contains("netnewswire-ios-main.storyboard:273:1: warning: this control"))
  }
}

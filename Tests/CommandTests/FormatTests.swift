import Foundation
import TestSupport
import Testing

/// What Docs/FORMATS.md and Docs/schemas promise, held against what the command prints.
@Suite("The documented formats")
struct FormatTests {
  private static let page = Result {
    try String(
      contentsOf: HigCommand.checkout.appending(path: "Docs/FORMATS.md"), encoding: .utf8)
  }

  private static var schemas: Result<JSONSchemas, any Error> { Result { try JSONSchemas() } }

  /// A small base with what the Corpus has not: findings of the audit, two editions.
  private static let contradictory = KnowledgeBaseFixture(documents: [
    "tabs.md": """
    ---
    edition: 2022
    ---
    # Tab bars · 탭 막대

    **Use 3–5 tabs.** A [missing page](nowhere.md) says more.

    > **탭을 4~6개 사용하세요.** 이유가 있습니다.

    **Keep titles short.** Only English says so.

    **Draw icons of 25x25 pt (70x70 px @3x).** They are sharp.

    > **아이콘은 25x25pt(70x70px @3x)로 그리세요.** 선명합니다.
    """
  ])

  @Test(
    "--format md is a table of Markdown with heads, which marks what has ended",
    arguments: [
      (["search", "how", "many", "tabs"], "ended in July 2024"),
      (["changes", "tab-bars"], "| added |"), (["checks", "tab-bars"], "| tab-badge |"),
      (["rules", "tab-bars", "--history"], "ended in June 2023"),
      (["metrics", "tab-bars"], "| subject |"),
    ])
  func markdown(arguments: [String], holds: String) throws {
    let run = try KnowledgeBaseFixture.corpus.run(arguments + ["--format", "md", "--lang", "en"])
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0 && lines.allSatisfy { $0.hasPrefix("| ") })
    #expect(lines.first?.contains("|  |") == false && lines[1].hasPrefix("| --- |"))
    #expect(run.output.contains(holds), "\(run.output.prefix(2000))")
  }

  @Test(
    "What a command prints as JSON keeps to its schema, and has no member that it does not name",
    arguments: [
      (["search", "탭 바 배지"], "search"), (["search", "tab icon", "--explain"], "search"),
      (["search", "tab icon", "--kind", "passage", "--limit", "30"], "search"),
      (["search", "tab icon", "--kind", "metric"], "search"), (["search", "qqqqzzz"], "search"),
      (["search", "ㅅㅁㅠ"], "search"), (["rule", "tab-count"], "rule"),
      (["rule", "tab-icon-size"], "rule"), (["rule", "tab-cuont"], "rule"),
      (["rules", "--component", "tab-bars"], "rules"),
      (["metrics", "--component", "tab-bars"], "metrics"), (["components"], "components"),
      (["changes"], "changes"), (["search", "how many tabs"], "search"),
      (["documents"], "documents"),
      (["terms"], "terms"), (["terms", "탭바"], "terms"),
      (["checks", "--component", "tab-bars"], "checks"), (["audit"], "audit"),
      (["doctor"], "doctor"),
      (
        ["audit", "--against", KnowledgeBaseFixture.corpusPath + "/Components/tab-bars.md"],
        "audit-against"
      ),
      (["ingest", KnowledgeBaseFixture.corpusPath, "--dry-run"], "ingest"),
      (["init", "--print"], "init"),
      (["trace", KnowledgeBaseFixture.corpusPath + "/Components/tab-bars.md"], "trace"),
    ])
  func lists(arguments: [String], schema: String) throws {
    let run = try KnowledgeBaseFixture.corpus.run(arguments + ["--json"])
    #expect(try Self.schemas.get().violations(of: schema, in: run.json()) == [])
  }

  @Test(
    "So does what it prints in one language",
    arguments: [
      (["search", "탭 바 배지"], "search"), (["rule", "tab-count"], "rule"),
      (["rules", "tab-bars"], "rules"), (["metrics", "tab-bars"], "metrics"),
      (["components"], "components"), (["documents"], "documents"), (["terms"], "terms"),
      (["checks", "tab-bars"], "checks"), (["changes"], "changes"),
    ], ["en", "ko"])
  func narrowed(command: (words: [String], schema: String), lang: String) throws {
    let run = try KnowledgeBaseFixture.corpus.run(command.words + ["--json", "--lang", lang])
    let document = try run.json()
    #expect(try Self.schemas.get().violations(of: command.schema, in: document) == [])
  }

  @Test("A text in neither language keeps to no schema")
  func wordless() throws {
    let component: [String: Any] = [
      "name": "bars", "title": [String: Any](), "rules": 1, "metrics": 0, "documents": 1,
    ]
    let document: [String: Any] = ["schema": 1, "components": [component]]
    #expect(try !Self.schemas.get().violations(of: "components", in: document).isEmpty)
  }

  @Test(
    "So does what it prints of documents that contradict themselves",
    arguments: ["audit", "rules", "metrics", "documents", "export"])
  func contradictions(command: String) throws {
    let words = command == "export" ? [command, "json"] : [command, "--json"]
    let run = try Self.contradictory.run(words)
    #expect(try Self.schemas.get().violations(of: command, in: run.json()) == [])
    if command == "audit" { #expect((try run.json()["findings"] as? [Any])?.isEmpty == false) }
  }

  @Test("So does a report of findings, allowed and not, and what explains it")
  func findings() throws {
    let folder = try LintedFolder([
      "Tabs.swift": LintedFolder.tabs(7),
      "Allowed.swift": "// hig:disable tab-count -- seven is what we want\n" + LintedFolder.tabs(7),
      "Broken.storyboard": "<a>",
    ])
    let report = try folder.check("--json")
    #expect(try Self.schemas.get().violations(of: "check", in: report.json()) == [])
    let explained = try KnowledgeBaseFixture.corpus.run(
      ["explain", "-", "--json"], input: report.output)
    #expect(try Self.schemas.get().violations(of: "explain", in: explained.json()) == [])
  }

  @Test("So does the baseline that it writes")
  func baseline() throws {
    let folder = try LintedFolder(["Tabs.swift": LintedFolder.tabs(7)])
    _ = try folder.check("--baseline", folder.path("known.json"), "--write-baseline")
    let written = try Data(contentsOf: URL(filePath: folder.path("known.json")))
    let document = try #require(JSONSerialization.jsonObject(with: written) as? [String: Any])
    #expect((document["findings"] as? [Any])?.isEmpty == false)
    #expect(try Self.schemas.get().violations(of: "baseline", in: document) == [])
  }

  @Test(
    "What explains other tools' reports does as well",
    .enabled(if: Shared.isPresent, "\(Shared.absence)"))
  func reports() throws {
    for name in try Shared.files("reports") {
      let run = try KnowledgeBaseFixture.corpus.run(
        "explain", Shared.folder + "/reports/" + name, "--json")
      guard run.status != 2 else { continue }
      #expect(try Self.schemas.get().violations(of: "explain", in: run.json()) == [], "\(name)")
    }
  }

  @Test("What went into a knowledge base and what did not is told by the schema of ingest")
  func ingest() throws {
    let folder = try TemporaryFolder()
    try folder.write("# Tabs\n\n**Use tabs.** Why.\n\n---\n", to: "docs/a.md")
    let hig = HigCommand(home: folder.url)
    for path in ["docs", "docs", "nowhere"] {
      let run = try hig.run(
        "ingest", folder.path(path), "--json", "--prune", "--database", folder.path("x.sqlite"))
      #expect(try Self.schemas.get().violations(of: "ingest", in: run.json()) == [])
    }
  }

  @Test("The page names every command, every option of it and every exit status")
  func names() throws {
    let page = try Self.page.get()
    let hig = HigCommand(home: HigCommand.checkout)
    let overview = try hig.run("help", "--lang", "en").output
    let commands = overview.matches(of: #/\n  ([a-z]+) /#)
      .map { String($0.output.1) }
    for command in commands {
      #expect(page.contains("hig \(command)"), "hig \(command)")
      let help = try hig.run("help", command, "--lang", "en").output
      for match in help.matches(of: #/\n  (--[a-z-]+)/#) {
        #expect(page.contains(match.output.1), "\(command) \(match.output.1)")
      }
    }
    for match in overview.matches(of: #/\n  ([0-9]+) /#) {
      #expect(page.contains("| \(match.output.1) |"), "exit status \(match.output.1)")
    }
  }

  @Test("The page names every schema")
  func schemaNames() throws {
    let page = try Self.page.get()
    let schemas = try Self.schemas.get()
    for name in schemas.names { #expect(page.contains("schemas/\(name).schema.json")) }
  }
}

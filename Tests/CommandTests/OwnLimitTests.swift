import Foundation
import TestSupport
import Testing

@Suite("A team's number for a thing that Apple states none for")
struct OwnLimitTests {
  @Test(
    "It steers the check without naming it, in the words of either language",
    arguments: [
      ("Keep tab titles to at most 4 characters.", "Walks", true),
      ("Keep tab titles to at most 4 characters.", "Walk", false),
      ("탭 이름은 4자 이내로 씁니다.", "산책하는 길", true),
      ("탭 이름은 4자 이내로 씁니다.", "산책길", false),
      ("Keep tab titles to 4 characters.", "Walks", true),
      ("Never hide it.\n\n## Navigation bars\n\n- Titles have 8 characters.", "Walk", false),
    ])
  func titles(rule: String, title: String, isFound: Bool) throws {
    let root = """
      import SwiftUI
      struct Root: View {
        var body: some View {
          TabView {
            Text("A").tabItem { Label("\(title)", systemImage: "map") }
            Text("B").tabItem { Label("Me", systemImage: "person") }
          }
        }
      }
      """
    let (run, own) = try Self.check(
      root, by: "## Tab bars\n\n- \(rule)\n", options: ["--rules", "tab-title-word"])
    #expect(own.isEmpty != isFound, "\(run.output)")
    #expect(!run.errors.contains("no guideline here states"))
  }

  @Test(
    "An exact number steers it too, in a sentence or in a row of a table, and a mere condition does not",
    arguments: [
      ("하단띠", "- 하단띠의 탭은 5개로 고정합니다.", false), ("하단띠", "- 하단띠의 탭은 4개로 고정합니다.", true),
      ("Tab bars", "- A tab bar has four tabs.", true),
      ("Tab bars", "- Fix the number of tabs at four.", true),
      ("Tab bars", "- Never show four tabs.", false),
      ("Tab bars", "- If there are four tabs, leave out their icons.", false),
      ("Tab bars", "| What | Limit |\n|---|---|\n| Tabs on a phone | at most 4 |", true),
      ("탭 막대", "- 탭이 4개일 때는 아이콘을 크게 그립니다.", false),
    ])
  func counts(heading: String, rule: String, isFound: Bool) throws {
    let (run, own) = try Self.check(LintedFolder.tabs(5), by: "## \(heading)\n\n\(rule)\n")
    #expect(own.isEmpty != isFound, "\(run.output)")
  }

  @Test(
    "A contrast for all text holds for bold text too, unless it asks for no more than Apple",
    arguments: [("7:1", "7", 2), ("4.5:1", "4.5", 1)])
  func contrast(ratio: String, limit: String, places: Int) throws {
    func text(_ style: String) -> String {
      "Text(\"Walks\")\(style).foregroundStyle(Color(white: 0.5)).background(Color.white)"
    }
    let code = """
      import SwiftUI
      struct Root: View {
        var body: some View {
          \(text(".font(.caption)"))
          \(text(".font(.title).bold()"))
        }
      }
      """
    let (run, own) = try Self.check(
      code, by: "## Accessibility\n\n- Text has a contrast of at least \(ratio).\n",
      options: ["--rules", "text-contrast"])
    let evidence = own.compactMap { $0["evidence"] as? [String: String] }
    #expect(evidence.allSatisfy { $0["minimum"] == limit }, "\(run.output)")
    #expect(own.reduce(0) { $0 + 1 + (($1["alsoAt"] as? [Int])?.count ?? 0) } == places)
    #expect(evidence.allSatisfy { $0["source"]?.hasPrefix("page.md:") == true })
  }

  @Test(
    "One number for a target is the least of both its sides", arguments: [(47, true), (48, false)])
  func targets(side: Int, isFound: Bool) throws {
    let code = """
      import SwiftUI
      struct Root: View {
        var body: some View {
          Button("Walk") { walk() }.frame(width: \(side), height: \(side))
        }
      }
      """
    let (run, own) = try Self.check(
      code, by: "## Buttons\n\n- Buttons must be 48 pt or larger.\n",
      options: ["--rules", "button-hit-target"])
    #expect(own.isEmpty != isFound, "\(run.output)")
  }

  /// Checks a file with this `code` by the Corpus and a team's page with this `section`, whose glossary
  /// knows 하단띠; `own` are the findings by the team's number.
  private static func check(
    _ code: String, by section: String, options: [String] = []
  ) throws -> (run: HigCommand.Run, own: [[String: Any]]) {
    let folder = try TemporaryFolder()
    let base = folder.path("base.sqlite")
    try FileManager.default.copyItem(atPath: KnowledgeBaseFixture.corpus.path, toPath: base)
    try folder.write("---\nauthority: Haneul\n---\n\n# Haneul\n\n\(section)", to: "Design/page.md")
    try folder.write(
      "id\ten\tko\tapi\tpage\tnote\nlower-bar\tlower bar\t하단띠\t\ttab-bars\t\n",
      to: "Design/Glossary.tsv")
    try folder.write(code, to: "App/Root.swift")
    let command = HigCommand(home: folder.url)
    #expect(try command.run("ingest", folder.path("Design"), "--database", base).status == 0)
    let run = try command.run(
      ["check", folder.path("App"), "--json", "--database", base] + options)
    let findings = try run.json()["findings"] as? [[String: Any]] ?? []
    return (
      run,
      findings.filter { finding in
        (finding["evidence"] as? [String: Any])?["authority"] as? String == "Haneul"
      }
    )
  }
}

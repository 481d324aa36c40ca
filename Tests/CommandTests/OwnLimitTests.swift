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
    ])
  func titles(rule: String, title: String, isFound: Bool) throws {
    let folder = try TemporaryFolder()
    let base = folder.path("base.sqlite")
    try FileManager.default.copyItem(atPath: KnowledgeBaseFixture.corpus.path, toPath: base)
    try folder.write(
      "---\nauthority: Haneul\n---\n\n# Haneul\n\n## Tab bars\n\n- \(rule)\n", to: "Design/page.md")
    try folder.write(
      """
      import SwiftUI
      struct Root: View {
        var body: some View {
          TabView {
            Text("A").tabItem { Label("\(title)", systemImage: "map") }
            Text("B").tabItem { Label("Me", systemImage: "person") }
          }
        }
      }
      """, to: "App/Root.swift")
    let command = HigCommand(home: folder.url)
    #expect(try command.run("ingest", folder.path("Design"), "--database", base).status == 0)
    let run = try command.run(
      "check", folder.path("App"), "--rules", "tab-title-word", "--json", "--database", base)
    let findings = try run.json()["findings"] as? [[String: Any]] ?? []
    let own = findings.filter { finding in
      (finding["evidence"] as? [String: Any])?["authority"] as? String == "Haneul"
    }
    #expect(own.isEmpty != isFound, "\(run.output)")
    #expect(!run.errors.contains("no guideline here states"))
  }
}

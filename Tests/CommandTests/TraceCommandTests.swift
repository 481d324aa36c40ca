import Foundation
import TestSupport
import Testing

@Suite("hig trace")
struct TraceCommandTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      # Tab bars

      Last updated: June 2023

      **Use a tab bar to move around an app.** Keep it at 3 to 5 tabs.
      """, to: "notes.md")
    path = folder.path("notes.md")
  }

  private func run(_ arguments: String...) throws -> HigCommand.Run {
    try HigCommand(home: URL(filePath: folder.path(""))).run(["trace"] + arguments)
  }

  @Test("One line is shown with the work of each stage on it")
  func line() throws {
    let run = try run("\(path):5", "--lang", "en")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("statements"))
    #expect(run.output.contains("begins with a bold lead"))
    #expect(run.output.contains("modality: “use” in the English lead"))
    #expect(run.output.contains("rule id"))
    #expect(run.output.contains("made up of the component and the lead"))
    #expect(!run.output.contains("Last updated"))
  }

  @Test("Without a line everything is shown, skipped lines as well")
  func whole() throws {
    let run = try run(path, "--lang", "en")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("skipped as boilerplate"))
    #expect(run.output.contains("component: tab-bars"))
  }

  @Test("Korean is written throughout")
  func korean() throws {
    let run = try run("\(path):5", "--lang", "ko")
    #expect(run.output.contains("굵은 글로 시작함"))
  }

  @Test("JSON has its schema, the stages and the passage")
  func json() throws {
    let answer = try run("\(path):5", "--json").json()
    #expect(answer["schema"] as? Int == 1)
    let part = try #require((answer["parts"] as? [[String: Any]])?.first)
    #expect(part["kind"] as? String == "rule")
    let rule = try #require(part["rule"] as? [String: Any])
    #expect(rule["id"] as? String == "tab-bar-move-around-app")
    #expect(rule["given"] as? Bool == false)
    let stages = (part["stages"] as? [[String: Any]])?.compactMap { $0["stage"] as? String }
    #expect(stages?.first == "tables" && stages?.last == "statements")
  }

  @Test("A line beyond the end is not found; a file that is missing or no text fails")
  func mistakes() throws {
    let beyond = try run("\(path):99", "--lang", "en")
    #expect(beyond.status == 1)
    #expect(beyond.errors == "hig: \(path):99: no text on this line; the document has 5 lines\n")
    #expect(
      try run("\(path):0", "--lang", "en").errors
        == "hig: \(path):0: no text on this line; the document has 5 lines\n")
    let missing = try run(folder.path("none.md"))
    #expect(missing.status == 2)
    #expect(missing.errors.split(separator: "\n").count == 1)
    try folder.write("%PDF-1.7\n%\u{FFFD}\u{0}\u{1}\n", to: "page.pdf")
    let pdf = try run(folder.path("page.pdf"))
    #expect(pdf.status == 2)
    #expect(pdf.errors.split(separator: "\n").count == 1)
    #expect(try run().status == 64)
  }
}

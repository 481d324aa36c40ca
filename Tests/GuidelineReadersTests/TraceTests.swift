import Foundation
import GuidelineReaders
import Guidelines
import TestSupport
import Testing

@Suite("The trace of a document")
struct TraceTests {
  private func trace(_ text: String, name: String = "page.md") throws -> DocumentTrace {
    try GuidelineReader(glossary: smallGlossary).trace(bytes: Array(text.utf8), name: name)
  }

  /// What `stage` says of the part of `text` on `line`.
  private func entry(_ stage: Stage, on line: Int, of text: String) throws -> TraceEntry {
    let part = try #require(try trace(text).parts.first { $0.holds(line) })
    return try #require(part.entries.last { $0.stage == stage })
  }

  @Test(
    "It explains every passage of the seeds, stage by stage",
    .enabled(if: Shared.isPresent, "\(Shared.absence)"))
  func seeds() throws {
    for name in try Shared.files("seeds") {
      let reader = GuidelineReader(glossary: bestGlossary)
      let trace = try reader.trace(bytes: Shared.bytes("seeds/" + name), name: name)
      for part in trace.parts where part.passage != nil {
        for stage in Stage.allCases {
          let entries = part.entries.filter { $0.stage == stage }
          #expect(!entries.isEmpty, "\(name):\(part.lines) has nothing of \(stage)")
          let isReasoned =
            !Self.deciding.contains(stage) || entries.allSatisfy { !$0.evidence.isEmpty }
          #expect(isReasoned, "\(name):\(part.lines): \(stage) gives no reason")
        }
      }
      for part in trace.parts where part.reason == .boilerplate {
        #expect(part.entries.contains { $0.stage == .boilerplate && !$0.evidence.isEmpty })
      }
    }
  }

  /// The stages that decide something of every passage.
  private static let deciding: Set<Stage> = [
    .boilerplate, .languages, .alignment, .outline, .scope, .statements,
  ]

  @Test("It says why a line is boilerplate")
  func boilerplate() throws {
    let text = "# Tab bars\n\nLast updated: June 2023\n\nTab bars hold tabs.\n"
    let entry = try entry(.boilerplate, on: 3, of: text)
    #expect(entry.outcome.en == "skipped as boilerplate")
    #expect(!entry.evidence.isEmpty)
  }

  @Test("It tells an example from other text, below a heading for such and behind a tick")
  func examples() throws {
    let samples = "The gauge is full.\n\n## Texts\n\n✅ “Gauge saved”\n\n❌ “Oops”\n"
    let text = "# Alerts\n\n## Examples\n\n" + samples
    for line in [5, 9, 11] {
      #expect(try entry(.statements, on: line, of: text).evidence.first?.en == "an example")
    }
    #expect(try entry(.labels, on: 9, of: text).outcome.en == "something to do")
  }

  @Test("It counts the words that decide a language")
  func language() throws {
    let entry = try entry(.languages, on: 3, of: "# 탭 막대\n\n탭 막대에는 탭이 있습니다.\n")
    #expect(entry.outcome.en == "ko")
    #expect(entry.evidence.first?.en == "4 of 4 words hold Hangul, 0 are English function words")
  }

  @Test("It names the translation that a text is paired with")
  func alignment() throws {
    let text = """
      # Tab bars

      **Use a tab bar to move around an app.** It has 3 to 5 tabs.

      > **앱을 돌아다니는 데 탭 막대를 사용하세요.** 탭은 3~5개입니다.
      """
    let entry = try entry(.alignment, on: 3, of: text)
    #expect(entry.outcome.en.hasPrefix("paired with line 5 at "))
    #expect(entry.evidence.contains { $0.en.hasPrefix("numbers") })
  }

  @Test("It says what made a sentence a rule, and how strongly it binds")
  func role() throws {
    let text = "# Tab bars\n\n**Never hide the tab bar.** People look for it.\n"
    let entry = try entry(.statements, on: 3, of: text)
    #expect(entry.outcome.en == "rule: never")
    #expect(entry.evidence.first?.en == "begins with a bold lead")
    #expect(entry.evidence.last?.en == "modality: “never” in the English lead")
  }

  @Test(
    "It names the words that decide how strongly a rule binds",
    arguments: [
      ("**Always show a title.** People need it.", "modality: “always” in the English lead"),
      ("**A bar must have a title.** People need it.", "modality: “must” in the English lead"),
      ("**제목을 숨기지 마세요.** 사람들이 찾습니다.", "modality: “지 마” in the Korean lead"),
      ("**제목을 보여 주는 것을 고려하세요.** 도움이 됩니다.", "modality: “고려하” in the Korean lead"),
    ])
  func cue(of rule: String, evidence: String) throws {
    let entry = try entry(.statements, on: 3, of: "# Tab bars\n\n\(rule)\n")
    #expect(entry.evidence.last?.en == evidence)
  }

  @Test("It says where the subject of a number is said")
  func subjects() throws {
    let text = """
      # Tab bars

      Make a button at least 44 pt wide.

      ## Badges

      Keep the width at 16 pt.

      | Element | Minimum width |
      | --- | --- |
      | Button | 44 pt |
      """
    func source(on line: Int) throws -> String? {
      let evidence = try entry(.metrics, on: line, of: text).evidence.first?.en
      return evidence?.components(separatedBy: ", subject from ").last
    }
    #expect(try source(on: 3) == "the clause")
    #expect(try source(on: 7) == "the heading")
    #expect(try source(on: 11) == "the row")
  }

  @Test("It tells the sources of what the document is")
  func document() throws {
    let whole = try trace("---\ndate: 2023-06\n---\n# Tab bars\n\nTabs.\n").whole
    #expect(whole.contains { $0.outcome.en == "edition: 2023-06" })
    #expect(whole.contains { $0.outcome.en == "component: tab-bars" && !$0.evidence.isEmpty })
  }
}

import Guidelines
import Ingestion
import KnowledgeBase
import Lexicon
import LinterCore
import TestSupport
import Testing

@Suite("A team's numbers that name no check")
struct OwnNumberTests {
  /// A rule of a team's page, and the checks that it steers.
  private struct Row {
    var heading: String
    var rule: String
    var checks: Set<String>
  }

  @Test("steer the check that asks for them, and no other number does")
  func statements() throws {
    let rows = try LabelledTable("own-numbers").rows.map { row in
      Row(
        heading: row["heading"], rule: row["rule"],
        checks: row["check"] == "-" ? [] : [row["check"]])
    }
    let wrong = try differences(rows) { $0.isSuperset(of: $1) && $0.isEmpty == $1.isEmpty }
    #expect(rows.count >= 50)
    #expect(wrong == [], "\(wrong.joined(separator: "\n"))")
  }

  @Test("are of the subjects in the table of the lexicon")
  func lexicon() throws {
    let pages = try Corpus.pages.get().map(\.document)
    let rows = Lexicon.limitSubjects.map { row in
      let component = row["component"].prefix { $0 != "," }
      let page = pages.first { $0.component?.rawValue == String(component) }
      let asking = Checks.all.filter { check in
        check.needs.contains { $0.rule.rawValue == row["rule"] }
      }
      return Row(
        heading: page.flatMap { $0.title.en } ?? "", rule: row["example"],
        checks: Set(asking.map(\.id.rawValue)))
    }
    let wrong = try differences(rows) { !$0.isDisjoint(with: $1) }
    #expect(wrong == [], "\(wrong.joined(separator: "\n"))")
  }

  /// The rows that steer other checks than they should, as `isRight` says of the checks found and expected.
  private func differences(
    _ rows: [Row], isRight: (Set<String>, Set<String>) -> Bool
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    for (number, row) in rows.enumerated() {
      let page = """
        ---
        authority: Team \(number)
        ---

        # Team \(number)

        ## \(row.heading)

        - \(row.rule)

        """
      try folder.write(page, to: "pages/\(number).md")
    }
    let base = try KnowledgeBase(path: folder.path("base.sqlite"), access: .write)
    let report = try Ingestion(into: base, glossary: try Corpus.glossary.get())
      .run([folder.path("pages")])
    if let failure = report.failures.first { throw failure }
    let rules = Dictionary(grouping: try base.rules(), by: \.authority.rawValue)
    return rows.enumerated().compactMap { number, row in
      let stated = rules["Team \(number)"] ?? []
      let found = Set(stated.flatMap(CheckSchedule.checks(askingFor:)).map(\.id.rawValue))
      return isRight(found, row.checks)
        ? nil : "\(row.heading): \(row.rule) steers \(found.sorted()), not \(row.checks.sorted())"
    }
  }
}

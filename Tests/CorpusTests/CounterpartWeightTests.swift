import Foundation
import Guidelines
import Ingestion
import KnowledgeBase
import SourceComparison
import TestSupport
import Testing

@Suite("The weights by which an own statement is led to a rule of Apple's")
struct CounterpartWeightTests {
  private static let table = ProcessInfo.processInfo.environment["HIG_COUNTERPARTS"]

  /// A rule as a team writes it, and the rule of Apple's that it is about.
  private struct OwnRule {
    let language: String
    let heading: String
    let text: String
    let apple: String

    /// A page of this rule alone.
    var page: String {
      let rule = text.contains(" | ") ? "| What | Limit |\n|---|---|\n| \(text) |" : "- \(text)"
      return "---\nauthority: Haneul\n---\n\n# Haneul\n\n## \(heading)\n\n\(rule)\n"
    }
  }

  /// The labelled rules to tune by.
  private static func rules() throws -> [OwnRule] {
    let teams = try LabelledTable("own-conflicts").rows.filter { $0["set"] == "tuned" }
    let wordings = try LabelledTable("own-wordings").rows
    return teams.map {
      OwnRule(
        language: $0["language"], heading: $0["heading"], text: $0["text"], apple: $0["apple"])
    }
      + ["agreeing", "conflicting"].flatMap { column in
        wordings.map {
          OwnRule(
            language: $0["language"], heading: $0["heading"], text: $0[column], apple: $0["apple"])
        }
      }
  }

  @Test("`make counterparts` gets a line for each candidate", .enabled(if: table != nil))
  func features() throws {
    let rules = try Self.rules()
    let folder = try TemporaryFolder()
    for (number, rule) in rules.enumerated() {
      try folder.write(rule.page, to: "Design/\(number).md")
    }
    let base = try KnowledgeBase(path: folder.path("base.sqlite"), access: .write)
    let ingestion = Ingestion(into: base, glossary: try Corpus.glossary.get())
    try ingestion.run([Corpus.root.appending(path: "Corpus").path, folder.path("Design")])
    let columns = CounterpartFeatures.Feature.allCases
    let names = ["statement", "rule", "named"] + columns.map(\.rawValue)
    var lines = [names.joined(separator: "\t")]
    for (place, candidates) in try AuthorityComparison(base).counterpartFeatures() {
      guard let number = Int(place.document.dropLast(3)) else { continue }
      for (id, features) in candidates.sorted(by: { $0.key < $1.key }) {
        let values = columns.map { "\(features.values[$0] ?? 0)" }
        let isNamed = id.rawValue == rules[number].apple ? "1" : "0"
        lines.append(([rules[number].text, id.rawValue, isNamed] + values).joined(separator: "\t"))
      }
    }
    #expect(lines.count > rules.count)
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: try #require(Self.table), atomically: true, encoding: .utf8)
  }
}

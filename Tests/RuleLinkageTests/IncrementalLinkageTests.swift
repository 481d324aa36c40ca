import Guidelines
import RuleLinkage
import TestSupport
import Testing
import TextAnalysis

/// Linkage of what has changed alone, beside linkage of everything.
@Suite("Linkage in steps")
struct IncrementalLinkageTests {
  private static let analyzer = TextAnalyzer(concepts: Glossary(concepts: []))

  @Test("Whatever comes and goes, the rules are those of linking everything", arguments: 1...20)
  func steps(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var documents: [String: [StatementRecord]] = [:]
    var rules: [String: Int] = [:]
    for _ in 0..<6 {
      var changes = LinkageChanges()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let name = "document \(Int.random(in: 0..<20, using: &random))"
        let new =
          Int.random(in: 0..<4, using: &random) == 0
          ? nil : Self.document(name, using: &random)
        for record in (documents[name] ?? []) + (new ?? []) {
          changes.add(record)
          rules[record.passage] = nil
        }
        documents[name] = new
      }
      let records = documents.values.joined().map { NamedRecord($0) }
        .shuffled(using: &random)
      let earlier = EarlierLinkage(
        clusters: records.map { rules[$0.record.passage] }, changes: changes)
      let stepwise = RuleAssignment.of(records, earlier: earlier, analyzer: Self.analyzer)
      let atOnce = RuleAssignment.of(records, analyzer: Self.analyzer)
      #expect(stepwise.rules.map(\.id) == atOnce.rules.map(\.id))
      #expect(stepwise.rules.map(\.aliases) == atOnce.rules.map(\.aliases))
      #expect(stepwise.rules.map(\.members) == atOnce.rules.map(\.members))
      rules = [:]
      for (number, rule) in stepwise.rules.enumerated() {
        for member in rule.members { rules[records[member].record.passage] = number }
      }
    }
  }

  /// A document with a few of the same sentences as others, about the same components, in which
  /// some rules have ids, aliases and others' ids as aliases.
  private static func document(
    _ name: String, using random: inout SeededGenerator
  ) -> [StatementRecord] {
    let component = ["tab-bars", "toolbars", "alerts", "buttons", "menus", "sheets", "lists", nil]
      .randomElement(using: &random)
    return (0..<Int.random(in: 1...5, using: &random)).map { number in
      let lead = sentence(using: &random)
      let text = lead + " " + sentence(using: &random)
      let explicit = Int.random(in: 0..<12, using: &random) == 0 ? id(using: &random) : nil
      let isAliased = Int.random(in: 0..<12, using: &random) == 0
      let made = RuleNaming.id(for: [record(name, lead, text, component ?? nil)], taken: [])
      var record = record(name, lead, text, component ?? nil)
      record.passage = "\(name) \(number)"
      record.explicit = explicit
      record.aliases = isAliased ? [Bool.random(using: &random) ? id(using: &random) : made] : []
      record.isDescription = explicit == nil && Int.random(in: 0..<4, using: &random) == 0
      return record
    }
  }

  private static func record(
    _ document: String, _ lead: String, _ text: String, _ component: String?
  ) -> StatementRecord {
    StatementRecord(
      document: document, passage: "", component: component.flatMap { ComponentName(rawValue: $0) },
      lead: Bilingual(en: lead), text: Bilingual(en: text))
  }

  private static func id(using random: inout SeededGenerator) -> RuleID {
    RuleID(unchecked: "rule-\(Int.random(in: 0..<4, using: &random))")
  }

  private static func sentence(using random: inout SeededGenerator) -> String {
    let things = ["badges", "titles", "icons", "menus", "colors", "labels"]
    let acts = ["Avoid", "Use", "Prefer", "Keep"]
    let ends = [
      "small.", "visible.", "short.", "in one order.", "apart from text.",
      "where a screen is narrow and people hold it with one hand.",
    ]
    return [acts, things, ends].compactMap { $0.randomElement(using: &random) }
      .joined(separator: " ")
  }

  @Test("A document touches its component, and what repeats its sentences")
  func touched() {
    let sentence = "Keep titles short where a screen is narrow."
    let records = [
      Self.record("a", "Avoid badges.", "Avoid badges.", "tab-bars"),
      Self.record("b", "Avoid icons.", "Avoid icons.", "tab-bars"),
      Self.record("c", "Avoid menus.", "Avoid menus. " + sentence, "toolbars"),
      Self.record("d", "Avoid colors.", "Avoid colors.", "alerts"),
      Self.record("e", "Avoid colors.", "Avoid colors.", nil),
      Self.record("f", "Avoid colors.", "Avoid colors.", nil),
    ].map { NamedRecord($0) }
    func linked(_ changed: StatementRecord) -> [Bool] {
      var changes = LinkageChanges()
      changes.add(changed)
      let earlier = EarlierLinkage(clusters: Array(records.indices), changes: changes)
      return RuleAssignment.of(records, earlier: earlier, analyzer: Self.analyzer)
        .analyzed.map { $0 != nil }
    }
    #expect(linked(records[0].record) == [true, true, false, false, false, false])
    #expect(linked(records[3].record) == [false, false, false, true, false, false])
    #expect(linked(records[4].record) == [false, false, false, false, true, false])
    // What is gone shared its sentence with the toolbar's.
    let gone = Self.record("g", "Avoid labels.", "Avoid labels. " + sentence, "alerts")
    #expect(linked(gone) == [false, false, true, true, false, false])
    #expect(linked(Self.record("g", "Be kind.", "Be kind.", "menus")).allSatisfy { !$0 })
  }
}

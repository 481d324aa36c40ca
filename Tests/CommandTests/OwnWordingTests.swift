import Foundation
import TestSupport
import Testing

/// A row of `own-wordings.tsv`.
private struct WordedRule {
  let language: String
  let heading: String
  let agreeing: String
  let conflicting: String

  static func all() throws -> [WordedRule] {
    let table = HigCommand.checkout.appending(path: "Tests/Labels/own-wordings.tsv")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.dropFirst().map { line in
        let cells = line.split(separator: "\t").map(String.init)
        return WordedRule(
          language: cells[0], heading: cells[1], agreeing: cells[2], conflicting: cells[3])
      }
  }
}

/// How a page sets its rules.
enum RuleForm: String, CaseIterable {
  case items
  case leads

  func text(of rule: String) -> String {
    switch self {
    case .items: "- \(rule)\n"
    case .leads: "**\(rule)**\n\n"
    }
  }
}

@Suite("A team's rules in its own words, held against Apple's")
struct OwnWordingTests {
  @Test(
    "Most conflicts are found without ids or Apple's words, and hardly any where there is none",
    arguments: RuleForm.allCases)
  func conflicts(form: RuleForm) throws {
    let rules = try WordedRule.all()
    #expect(rules.count == 45)
    let found = try Self.conflicts(rules.map(\.conflicting), of: rules, form)
    let alarms = try Self.conflicts(rules.map(\.agreeing), of: rules, form)
    print("Own rules as \(form): \(found.count) conflicts found, \(alarms.count) false alarms")
    #expect(found.count >= (form == .items ? 26 : 21))
    #expect(alarms.count <= 3, "\(alarms)")
  }

  /// Those of `texts` that `hig audit --own` calls looser than a rule of Apple's, or contradicting one.
  ///
  /// Each language is an authority of its own, so that no rule is the translation of another.
  private static func conflicts(
    _ texts: [String], of rules: [WordedRule], _ form: RuleForm
  ) throws -> Set<String> {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let command = HigCommand(home: folder.url)
    let base = folder.path("base.sqlite")
    try FileManager.default.copyItem(atPath: KnowledgeBaseFixture.corpus.path, toPath: base)
    for language in ["en", "ko"] {
      var page = "---\nauthority: Haneul \(language)\n---\n\n# Haneul\n"
      var heading = ""
      for (rule, text) in zip(rules, texts) where rule.language == language {
        if rule.heading != heading { page += "\n## \(rule.heading)\n\n" }
        heading = rule.heading
        page += form.text(of: text)
      }
      try folder.write(page, to: "\(language)/\(language).md")
      let run = try command.run("ingest", folder.path(language), "--database", base)
      #expect(run.status == 0, "\(run.errors)")
    }
    let report = try command.run("audit", "--own", "--json", "--database", base).json()
    let rows = try #require(report["rows"] as? [[String: Any]])
    let conflicting = rows.compactMap { row -> String? in
      guard ["looser", "contradicts"].contains(row["relation"] as? String),
        let own = row["own"] as? [String: Any], let title = own["title"] as? [String: Any]
      else { return nil }
      return ["en", "ko"].lazy.compactMap { title[$0] as? String }.first
    }
    return Set(texts.filter(conflicting.contains))
  }
}

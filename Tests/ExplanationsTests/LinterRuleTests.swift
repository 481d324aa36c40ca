import Explanations
import Guidelines
import Ingestion
import KnowledgeBase
import LinterCore
import ReportReaders
import TestSupport
import Testing

@Suite("Rules of other linters")
struct LinterRuleTests {
  @Test("Every rule that the table names is a rule of the Corpus, by the id it has now")
  func targets() throws {
    let base = try CorpusBase.opened()
    let rules = try LinterRuleTable.read(
      try CorpusBase.linterRules(), name: "Corpus/LinterRules.tsv")
    #expect(rules.count > 250)
    for rule in rules {
      for id in rule.rules {
        #expect(try base.rule(id)?.id == id, "\(rule.linter) \(rule.name): \(id)")
      }
    }
    #expect(try base.linterRules().count == rules.count)
  }

  @Test(
    "A rule is known under what reports call it",
    arguments: [
      ("SwiftLint", "accessibility_label_for_image", "voiceover-images"),
      (nil, "swiftlint.rules.accessibility_label_for_image", "voiceover-images"),
      ("swiftlint 0.57.0", "Accessibility_Label_For_Image", "voiceover-images"),
      ("ESLint", "jsx-a11y/alt-text", "voiceover-images"),
      (nil, "eslint.rules.jsx-a11y/alt-text", "voiceover-images"),
      ("axe-core", "color-contrast", "accessibility-contrast"),
      ("some wrapper", "color-contrast", "accessibility-contrast"),
      ("axe", "label", "writing-field-hints"), ("Compiler", "label", nil), (nil, "label", nil),
      ("Accessibility Inspector", "contrast", "accessibility-contrast"),
      ("XCTest", "hitRegion", "accessibility-hit-target"),
      (nil, "ITMS-90683", "privacy-purpose-string"), ("altool", "ITMS-90062", nil),
      ("Android Lint", "TouchTargetSizeCheck", "accessibility-hit-target"),
      ("AnyTool", "tab-count", "tab-count"), ("SwiftLint", "colon", nil),
      ("IBLinter", "custom_class_name", nil), ("axe", "target-size/1", "accessibility-hit-target"),
      ("ESLint", "vuejs-accessibility/alt-text", "voiceover-images"),
      ("ESLint", "@angular-eslint/template/alt-text", "voiceover-images"),
      ("pa11y", "WCAG2AA.Principle1.Guideline1_4.1_4_3.G18.Fail", "accessibility-contrast"),
      ("stylelint", "a11y/no-text-align-justify", "accessibility-justified-text"),
      (nil, LongText(String(repeating: "a.", count: 50_000)), nil),
    ] as [(String?, LongText, String?)])
  func lookup(tool: String?, rule: LongText, expected: String?) throws {
    let explainer = try Explainer(try CorpusBase.opened())
    let finding = ReportedFinding(
      tool: tool, rule: rule.text, message: Bilingual(en: "Colons should be next to it"))
    let found = try explainer.explain(Report(format: .sarif, findings: [finding]))
    let known = found.findings[0].guidelines.filter { $0.relation != .suggested }
    #expect(known.first?.rule.rawValue == expected)
  }

  @Test(
    "A message of a tool that names no rule is known by a part of it, names left out",
    arguments: [
      ("ibtool", "Fixed width constraints may cause clipping.", "type-truncation"),
      (
        "actool", "The app icon set \"AppIcon\" has an unassigned child.", "app-icon-size"
      ),
      (
        nil, "-[AppUITests testAudit] : Hit area is too small", "accessibility-hit-target"
      ),
      (
        nil, "Invalid large app icon. It can't be transparent or contain an alpha channel.",
        "app-icon-full-bleed"
      ),
      (
        "altool", "Invalid bundle. iPad Multitasking support requires these orientations: 'x'",
        "layout-orientations"
      ),
      ("ibtool", "Prototype table cells must have reuse identifiers", nil),
      ("swiftc", "variable 'Contrast failed' was never used", nil),
    ] as [(String?, String, String?)])
  func messages(tool: String?, message: String, expected: String?) throws {
    let explainer = try Explainer(try CorpusBase.opened())
    let finding = ReportedFinding(tool: tool, message: Bilingual(en: message))
    let found = try explainer.explain(Report(format: .diagnostics, findings: [finding]))
    #expect(found.findings[0].guidelines.first?.rule.rawValue == expected)
    #expect(found.findings[0].guidelines.allSatisfy { $0.relation == .mapped })
  }

  @Test(
    "A table that is wrong says where and why",
    arguments: [
      ("", 0, nil), ("linter\trule\n", 1, .header),
      (LinterRuleTests.header + "a\tb\n", 2, .cells(found: 2)),
      (LinterRuleTests.header + "# note\n\tb\t-\t\n", 3, .noName),
      (LinterRuleTests.header + "a\tb\tTab Count\t\n", 2, .id("Tab")),
      (LinterRuleTests.header + "a\tb\t\t\n", 2, .noGuideline("b")),
      (LinterRuleTests.header + "a\tb\t-\t\na\tb\t-\t\n", 3, .repeated("b", firstLine: 2)),
    ] as [(String, Int, TableError.Reason?)])
  func broken(text: String, line: Int, reason: TableError.Reason?) {
    guard let reason else {
      #expect(throws: Never.self) { try LinterRuleTable.read(text, name: "t.tsv") }
      return
    }
    let error = #expect(throws: TableError.self) {
      try LinterRuleTable.read(text, name: "t.tsv")
    }
    #expect(error?.reason == reason)
    #expect(error?.line == line)
    for language in Language.allCases {
      #expect(error?.message(in: language).hasPrefix("t.tsv:\(line): ") == true)
    }
  }

  static let header = "linter\trule\tguidelines\tnote\n"
}

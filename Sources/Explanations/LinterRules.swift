internal import Guidelines
internal import ReportReaders
internal import TextAnalysis

/// Known rules of other linters, looked up by what a report calls them.
struct LinterRules {
  private var byName: [String: [LinterRule]] = [:]
  /// Rules recognized by a part of their message.
  private var byMessage: [(part: String, rule: LinterRule)] = []

  init(_ rules: [LinterRule]) {
    for rule in rules {
      if rule.name.hasPrefix("\"") {
        byMessage.append((Glossary.squash(rule.name.filter { $0 != "\"" }), rule))
      } else {
        byName[Self.folded(rule.name), default: []].append(rule)
      }
    }
  }

  /// The guidelines for the rule of `finding` or, if it names none, for its message; `nil` if neither
  /// is known.
  ///
  /// A distinctive id (`accessibility_label_for_image`, `target-size`) matches whatever the tool; a
  /// plain word (`label`, `contrast`) only if the tool is the linter in the table.
  func guidelines(for finding: ReportedFinding) -> [RuleID]? {
    let tool = finding.tool.map(Glossary.squash) ?? ""
    for name in finding.rule.map(Self.names) ?? [] {
      guard let candidates = byName[Self.folded(name)] else { continue }
      if let own = candidates.first(where: { Self.is(tool, of: $0) }) { return own.rules }
      if Self.isDistinctive(candidates[0].name) { return candidates[0].rules }
    }
    guard finding.rule == nil, let message = finding.message.en else { return nil }
    let squashed = Glossary.squash(SuggestionText.withoutNames(String(message.prefix(500))))
    return byMessage.first { squashed.contains($0.part) }?.rule.rules
  }

  /// Whether `tool` is the linter of `rule`: "SwiftLint" and "swiftlint 0.57", or "ESLint", which
  /// runs "eslint-plugin-jsx-a11y".
  private static func `is`(_ tool: String, of rule: LinterRule) -> Bool {
    guard tool.count > 2 else { return false }
    return rule.linter.split(separator: ";").contains { linter in
      let linter = Glossary.squash(String(linter))
      return tool.hasPrefix(linter) || linter.hasPrefix(tool)
    }
  }

  private static func isDistinctive(_ name: String) -> Bool {
    name.dropFirst().contains { $0.isUppercase || "_-/".contains($0) }
  }

  /// Possible names of `id` in the table: all of it, then parts between separators, the longest first
  /// (`swiftlint.rules.x`, `plugin/x`, `x/1`).
  private static func names(for id: String) -> [String] {
    var names = [id]
    // Real ids are shorter; trying all parts of a hostile one would take too long.
    guard id.utf8.count <= 200 else { return names }
    for separator in ["/", ".", ":"] as [Character] {
      let parts = id.split(separator: separator)
      for length in stride(from: min(parts.count, 12) - 1, to: 0, by: -1) {
        for end in stride(from: parts.count, through: length, by: -1) {
          names.append(parts[(end - length)..<end].joined(separator: String(separator)))
        }
      }
    }
    return names
  }

  private static func folded(_ name: some StringProtocol) -> String { name.lowercased() }
}

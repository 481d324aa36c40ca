internal import Guidelines
internal import ReportReaders
internal import TextAnalysis

/// What is known of other linters' rules, looked up by what a report calls them.
struct LinterRules {
  private var byName: [String: [LinterRule]] = [:]

  init(_ rules: [LinterRule]) {
    for rule in rules { byName[Self.folded(rule.name), default: []].append(rule) }
  }

  /// The guidelines of the rule that `finding` names; `nil` where the rule is not known.
  ///
  /// An id that is no mere word (`accessibility_label_for_image`, `target-size`) is known whoever
  /// runs the rule; a word (`label`, `contrast`) only from the linter of the table.
  func guidelines(for finding: ReportedFinding) -> [RuleID]? {
    guard let id = finding.rule else { return nil }
    let tool = finding.tool.map(Glossary.squash) ?? ""
    for name in Self.names(for: id) {
      guard let candidates = byName[Self.folded(name)] else { continue }
      if let own = candidates.first(where: { Self.is(tool, of: $0) }) { return own.rules }
      if Self.isDistinctive(candidates[0].name) { return candidates[0].rules }
    }
    return nil
  }

  /// Whether a report calls the linter of `rule` so: "SwiftLint" and "swiftlint 0.57", or "ESLint",
  /// which runs "eslint-plugin-jsx-a11y".
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

  /// What a rule may be called in the table when a report calls it `id`: all of it, without the
  /// parts in front (`swiftlint.rules.x`, `plugin/x`), without those behind (`x/1`).
  private static func names(for id: String) -> [String] {
    var names = [id]
    for separator in ["/", ".", ":"] as [Character] {
      let parts = id.split(separator: separator)
      for count in 1..<max(parts.count, 1) {
        names.append(parts.dropFirst(count).joined(separator: String(separator)))
      }
    }
    let parts = id.split(separator: "/")
    for count in 1..<max(parts.count, 1) {
      names.append(parts.dropLast(count).joined(separator: "/"))
    }
    return names
  }

  private static func folded(_ name: some StringProtocol) -> String { name.lowercased() }
}

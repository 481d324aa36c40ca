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
  /// Where the report names no tool, or writes it into the id (`swiftlint.rules.colon`), a rule of
  /// that name of any linter is meant.
  func guidelines(for finding: ReportedFinding) -> [RuleID]? {
    guard let id = finding.rule else { return nil }
    for name in Self.names(for: id) {
      guard let candidates = byName[name] else { continue }
      guard let tool = finding.tool.map(Glossary.squash), tool.count > 2 else {
        return candidates.first?.rules
      }
      // "SwiftLint" and "swiftlint 0.57"; "ESLint", which runs "eslint-plugin-jsx-a11y".
      let own = candidates.first { rule in
        let linter = Glossary.squash(rule.linter)
        return tool.hasPrefix(linter) || linter.hasPrefix(tool)
      }
      if let own { return own.rules }
    }
    return nil
  }

  /// What a rule may be called in the table when a report calls it `id`: all of it, without the
  /// parts in front (`swiftlint.rules.x`, `plugin/x`), without those behind (`x/1`).
  private static func names(for id: String) -> [String] {
    var names = [folded(id)]
    for separator in ["/", ".", ":"] as [Character] {
      let parts = id.split(separator: separator)
      for count in 1..<max(parts.count, 1) {
        names.append(folded(parts.dropFirst(count).joined(separator: String(separator))))
      }
    }
    let parts = id.split(separator: "/")
    for count in 1..<max(parts.count, 1) {
      names.append(folded(parts.dropLast(count).joined(separator: "/")))
    }
    return names
  }

  private static func folded(_ name: some StringProtocol) -> String { name.lowercased() }
}

package import Guidelines

/// Where a rule is stated, for quoting in one line.
package struct Citation: Hashable, Sendable {
  /// The rule.
  package let rule: RuleID
  /// The document that states it.
  package let document: String
  /// The lines of the statement in all its languages.
  package let lines: LineRange
  /// The document's edition.
  package let edition: Edition?
  /// The page of the guidelines that the document is about.
  package let url: String?

  /// The line, such as `tab-badge — Components/tab-bars.md:177–179 (2026-06), https://…`.
  package var text: String {
    "\(rule) — \(document):\(lines.quoted)" + (edition.map { " (\($0))" } ?? "")
      + (url.map { ", \($0)" } ?? "")
  }
}

extension KnowledgeBase {
  /// The citation of the first source of `rule`; `nil` for a rule that no document states.
  package func citation(of rule: Rule) throws(KnowledgeBaseError) -> Citation? {
    try rule.sources.first.map { source throws(KnowledgeBaseError) in
      let url = try documents().first { $0.name == source.document }?.url
      return Citation(
        rule: rule.id, document: source.document, lines: source.lines, edition: source.edition,
        url: url)
    }
  }
}

extension Rule {
  /// Its distinct numbers in the words of `language`, with their subjects if there are several, and with
  /// platforms that differ from the rule's.
  package func amounts(in language: Language) -> [String] {
    var amounts: [String] = []
    let hasSubjects = Set(metrics.map(\.subject)).count > 1
    for stated in StatedAmount.list(of: metrics, in: language) {
      let metric = stated.metric
      let measured = stated.dimension.flatMap { $0 == .count ? nil : $0.name(in: language) }
      let subject = hasSubjects ? metric.subject + ":" : ""
      let shown = metric.platforms == platforms ? [] : metric.platforms.map(\.rawValue)
      let narrowed = (metric.notes + shown).joined(separator: ", ")
      let amount = [
        subject, measured ?? "", stated.amount, narrowed.isEmpty ? "" : "(\(narrowed))",
      ]
      .filter { !$0.isEmpty }.joined(separator: " ")
      if !amounts.contains(amount) { amounts.append(amount) }
    }
    return amounts
  }
}

extension LineRange {
  /// The lines as written in a sentence: `177–179`, `34`.
  package var quoted: String { first == last ? "\(first)" : "\(first)–\(last)" }
}

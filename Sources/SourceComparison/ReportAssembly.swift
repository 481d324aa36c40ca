internal import Guidelines
internal import KnowledgeBase
internal import Workers

/// Combines the results of all pages, and searches other pages for what is left.
struct ReportAssembly {
  let rules: [Rule]
  let pages: [ComparedPage]
  let sources: SourcePages

  /// The whole report, each list by page and line.
  func report() -> SourceReport {
    var report = SourceReport()
    let outcomes = pages.mappedByThreads { $0.outcome() }
    var confirmed: [RuleID: (similarity: Float, finding: SourceReport.Finding)] = [:]
    let begun = Dictionary(rules.map { ($0.id, $0.time.validity.since) }) { first, _ in first }
    for outcome in outcomes {
      // A source older than a rule cannot have known it.
      report.contradicted += outcome.contradicted.filter { finding in
        guard let since = finding.rule.flatMap({ begun[$0] }) ?? nil,
          let edition = finding.there.flatMap({ sources.edition(of: $0.document) })
        else { return true }
        return edition >= since
      }
      confirmed.merge(outcome.confirmed) { $0.similarity < $1.similarity ? $1 : $0 }
    }
    report.contradicted += contradictionsAmongCopies()
    addRules(to: &report, confirmed: confirmed.mapValues(\.finding))
    addGuidelines(to: &report, covered: outcomes.reduce(into: []) { $0.formUnion($1.covered) })
    addChanges(to: &report)
    report.figures.contradictions = report.contradicted.count
    report.confirmed = Self.sorted(report.confirmed)
    report.contradicted = Self.sorted(report.contradicted)
    report.unconfirmed = Self.sorted(report.unconfirmed)
    report.uncovered = Self.sorted(report.uncovered)
    return report
  }

  /// The contradictions between documents of the base about the same edition of a page.
  private func contradictionsAmongCopies() -> [SourceReport.Finding] {
    var found: [SourceReport.Finding] = []
    for (place, page) in pages.enumerated() where page.edition != nil {
      for other in pages[(place + 1)...]
      where other.edition == page.edition && other.keys.first == page.keys.first {
        found += page.outcome(against: other.passages).contradicted
      }
    }
    return found
  }

  /// Sorts the rules into confirmed, contradicted and unconfirmed ones.
  private func addRules(
    to report: inout SourceReport, confirmed: [RuleID: SourceReport.Finding]
  ) {
    let contradicted = Set(report.contradicted.compactMap(\.rule))
    let ofRule = Dictionary(
      pages.flatMap(\.passages).compactMap { passage in passage.rule.map { ($0, passage) } }
    ) { first, _ in first }
    let open = rules.map(\.id).filter { confirmed[$0] == nil && !contradicted.contains($0) }
    let everywhere = NearestPassages(sources.newest.flatMap(\.passages))
    let found = open.mappedByThreads { id in
      ofRule[id].flatMap { passage in everywhere.nearest(to: passage).map { (passage, $0.passage) }
      }
    }
    var elsewhere: [RuleID: SourceReport.Finding] = [:]
    for (id, pair) in zip(open, found) {
      guard let (here, there) = pair else { continue }
      elsewhere[id] = SourceReport.Finding(
        kind: nil, severity: .note, rule: id, here: here.place(), there: there.place(),
        message: SourceWording.confirmed(by: there.place()))
    }
    let sourced = Set(pages.filter { !$0.copies.isEmpty }.map(\.name))
    for rule in rules where !contradicted.contains(rule.id) {
      if let finding = confirmed[rule.id] ?? elsewhere[rule.id] {
        report.confirmed.append(finding)
        continue
      }
      let here = ofRule[rule.id]
      report.unconfirmed.append(
        SourceReport.Finding(
          kind: .missing, severity: .note, rule: rule.id, here: here?.place(), there: nil,
          message: here.map { sourced.contains($0.document) } ?? true
            ? SourceWording.unconfirmed : SourceWording.withoutSource))
    }
    report.figures.rules = rules.count
    report.figures.confirmed = report.confirmed.count
  }

  /// Adds the guidelines of the sources that no rule covers, on their page or any other.
  private func addGuidelines(to report: inout SourceReport, covered: Set<String>) {
    let guidelines = sources.newest.flatMap(\.passages).filter(\.passage.statesRule)
    let own = NearestPassages(pages.flatMap(\.passages))
    let open = guidelines.filter { !covered.contains($0.passage.id) }
    let missing = zip(open, open.mappedByThreads { own.nearest(to: $0) == nil }).filter(\.1)
    for (guideline, _) in missing {
      let lead = guideline.passage.statement?.lead.preferring(.en) ?? ""
      report.uncovered.append(
        SourceReport.Finding(
          kind: .missing, severity: .note, rule: nil, here: nil, there: guideline.place(),
          message: SourceWording.uncovered(lead)))
    }
    report.figures.guidelines = guidelines.count
    report.figures.covered = guidelines.count - missing.count
  }

  /// Adds the changes to each page's source since the page was last compared with it.
  private func addChanges(to report: inout SourceReport) {
    for page in pages {
      guard let verified = page.verified else { continue }
      for copy in page.copies {
        for change in copy.changes(after: verified) {
          report.uncovered.append(
            SourceReport.Finding(
              kind: .stale, severity: .note, rule: nil,
              here: SourceReport.Place(document: page.name, line: 1),
              there: SourceReport.Place(document: copy.name, line: change.line),
              message: SourceWording.stale(
                change.edition, verified: verified, change: change.text)))
          report.figures.stale += 1
        }
      }
    }
  }

  private static func sorted(_ findings: [SourceReport.Finding]) -> [SourceReport.Finding] {
    findings.sorted { key($0) < key($1) }
  }

  private static func key(_ finding: SourceReport.Finding) -> (String, Int, String, String, Int) {
    let here = finding.here ?? finding.there
    return (
      here?.document ?? "", here?.line ?? 0, finding.kind?.rawValue ?? "",
      finding.there?.document ?? "", finding.there?.line ?? 0
    )
  }
}

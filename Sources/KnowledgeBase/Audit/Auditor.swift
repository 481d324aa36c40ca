internal import Guidelines
internal import RuleLinkage

/// Audits everything stored.
struct Auditor {
  let store: any GuidelineStore

  /// The contradictions and dangling references in the stored documents, by document and line.
  ///
  /// `checks` are the existing checks, `patternFault` says why a pattern of a rule cannot be read, and
  /// `entryFaults` which entries of a document's text cannot.
  /// Reads everything, in linear time.
  func report(
    _ filter: Filter, checks: Set<CheckID>,
    patternFault: (String) -> Bilingual<String>?, entryFaults: (String) -> [EntryFault]
  ) throws(KnowledgeBaseError) -> AuditReport {
    let base = try store.snapshot { () throws(KnowledgeBaseError) in
      AuditedBase(
        documents: AuditedDocument.all(
          try store.documentSummaries(), try store.passages(document: nil),
          texts: try store.sources(), entryFaults: entryFaults),
        rules: try store.rules(.all, .whole),
        concepts: try store.concepts().sorted { $0.id < $1.id },
        statements: LinkedStatements(
          stated: try store.statedPassages(.all),
          decisions: SettledRecords(try store.decisions())),
        checks: checks, patternFault: patternFault)
    }
    var seen: Set<AuditFinding> = []
    let findings = Audits.all.flatMap { $0.findings(in: base) }.filter { finding in
      let component = finding.rule.flatMap { base.rules[$0]?.component } ?? finding.component
      return (filter.component.map { $0 == component } ?? true)
        && filter.admits(finding.platforms) && seen.insert(finding).inserted
    }
    return AuditReport(
      findings: findings.sorted {
        ($0.document, $0.lines, $0.kind.rawValue, $0.passage)
          < ($1.document, $1.lines, $1.kind.rawValue, $1.passage)
      })
  }
}

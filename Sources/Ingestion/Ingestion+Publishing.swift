public import Guidelines
public import KnowledgeBase
internal import TextAnalysis

/// Copies the documents of one knowledge base into another, which others may write to as well.
extension Ingestion {
  /// Copies the documents that `target` lacks or has in another state, one at a time, and the tables.
  ///
  /// Decisions about rules and the ids that edited statements keep are copied, too; the terms that users
  /// added to either base are merged. With `prunes`, removes documents by the authorities of `source` that
  /// it does not have.
  public static func publish(
    _ source: KnowledgeBase, into target: KnowledgeBase, prunes: Bool = false,
    progress: (Progress) -> Void = { _ in }
  ) throws(KnowledgeBaseError) -> IngestionReport {
    let added = { (glossary: Glossary) in glossary.concepts.filter { $0.origin == .user } }
    target.begin(glossary: try source.glossary().adding(added(try target.glossary())))
    target.leaveOwnTerms(
      try source.sharedGlossary().adding(added(try target.sharedGlossary())))
    var report = IngestionReport()
    let known = try target.digests()
    let documents = try source.documents()
    let (given, knownIDs) = (try source.givenIDs(), try target.givenIDs())
    for (number, summary) in documents.enumerated() {
      let ids = given[summary.name] ?? [:]
      let isKnown = ids.allSatisfy { knownIDs[summary.name]?[$0.key] == $0.value }
      guard known[summary.name] != summary.digest || !isKnown else {
        report.unchanged.append(summary.name)
        continue
      }
      progress(Progress(document: summary.name, number: number + 1, count: documents.count))
      guard let document = try source.document(summary.name) else { continue }
      do throws(KnowledgeBaseError) {
        try target.store(document, digest: summary.digest, origin: summary.origin, given: ids)
      } catch {
        throw error.about(summary.name)
      }
      report.documents.append(DocumentReport(document))
    }
    if prunes {
      let names = Set(documents.map(\.name))
      let owned = Set(try source.authorities())
      report.pruned = try target.documents()
        .filter { owned.contains($0.authority) && !names.contains($0.name) }.map(\.name)
      try target.remove(documents: report.pruned)
    }
    for (name, rules) in try source.linterRuleTables() {
      try target.store(linterRules: rules, from: name)
    }
    for (name, questions) in try source.questionTables() {
      try target.store(questions: questions, from: name)
    }
    for (name, entries) in try source.absentTables() {
      try target.store(absent: entries, from: name)
    }
    try target.finish(linkedAs: source)
    // Decisions refer to rules, which are stored by now.
    let decided = try target.decisions()
    for decision in try source.decisions() where !decided.contains(decision) {
      try target.decide(decision)
    }
    return report
  }
}

extension KnowledgeBaseError {
  /// The error with the document that it is about.
  fileprivate func about(_ document: String) -> KnowledgeBaseError {
    var error = self
    if error.code == .unstorable { error.detail = "\(document): \(detail)" }
    return error
  }
}

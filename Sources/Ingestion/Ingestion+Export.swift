internal import GuidelineReaders
internal import Guidelines
public import KnowledgeBase
internal import TextAnalysis
internal import Workers

/// The result of an import.
public struct ImportReport: Encodable, Sendable {
  /// The number of documents stored.
  public var documents: Int
  /// The names of documents that this version reads differently from the one that exported them.
  public var changed: [String]
  /// The names of documents that cannot be read.
  public var failed: [String]
}

extension Ingestion {
  /// Fills `base`, which must be empty, with what `export` holds.
  ///
  /// The documents are read again: if this version reads them as the exporting one did, the base is
  /// the same, and so is its export.
  ///
  /// - Throws: ``KnowledgeBaseError`` if the knowledge base cannot be written.
  public static func fill(
    _ base: KnowledgeBase, from export: ExportedBase
  ) throws(KnowledgeBaseError) -> ImportReport {
    let glossary = Glossary(concepts: export.terms)
    let analyzer = TextAnalyzer(concepts: glossary)
    base.begin(glossary: glossary, analyzer: analyzer)
    base.leaveOwnTerms(Glossary(concepts: export.sharedTerms))
    let reader = GuidelineReader(glossary: glossary, analyzer: analyzer)
    let documents = export.documents
    let readings = OrderedWork(count: documents.count) { number in
      try? reader.read(
        bytes: Array(documents[number].source.utf8), name: documents[number].name,
        edition: documents[number].edition.flatMap { Edition($0) },
        authority: documents[number].authority)
    }
    let passages = Dictionary(grouping: export.passages, by: \.document)
    var report = ImportReport(documents: 0, changed: [], failed: [])
    var number = 0
    try base.store {
      while number < documents.count {
        let exported = documents[number]
        let reading = readings.take(number)
        number += 1
        guard let document = reading else {
          report.failed.append(exported.name)
          continue
        }
        report.documents += 1
        let ids = passages[exported.name]?.map(\.id) ?? []
        if document.passages.map(\.id) != ids { report.changed.append(exported.name) }
        return (document, DocumentIdentity.reread(exported.digest), "")
      }
      return nil
    }
    for table in export.linterRules {
      try base.store(linterRules: table.rows, from: table.table)
    }
    for table in export.questions {
      try base.store(questions: table.rows.compactMap(\.question), from: table.table)
    }
    try base.finish()
    return report
  }
}

internal import TextAnalysis

/// The result of an integrity check of a knowledge base.
public struct Examination: Hashable, Sendable {
  /// Faults of the file and the index that SQLite and FTS5 report, in English; empty if there are none.
  public var faults: [String]
  /// Whether an ingest did not finish; the next one makes rules and index again.
  public var isUnfinished: Bool
  /// Whether another version analysed the indexed texts; the next ingest makes the index again.
  public var hasOldIndex: Bool
}

extension KnowledgeBase {
  /// Whether an ingest was killed or failed before its end, so that the rules may not be those of the stored
  /// documents; the next one makes them anew.
  ///
  /// One that runs now does not count, nor does any on a server, which others write to.
  public func isInterrupted() throws(KnowledgeBaseError) -> Bool {
    guard !database.isShared, try store.setting(.unfinished) == "yes" else { return false }
    return WriterLock.holder(of: database.path) == nil
  }
}

extension Database {
  /// Checks the integrity of this knowledge base.
  ///
  /// Examines a copy in memory, because FTS5's check is a statement that writes. Needs as much memory as
  /// the file is large, and the time to analyse its texts.
  func examined() throws(KnowledgeBaseError) -> Examination {
    do throws(KnowledgeBaseError) {
      let copy = try Database(path: ":memory:", mode: .write, patience: .zero)
      try copy.replaceContents(by: self)
      let faults = try copy.rows("PRAGMA integrity_check(\(Self.mostFaults))") { $0.text(0) }
      // The contents of a damaged file cannot be trusted.
      guard faults == ["ok"] else {
        return Examination(faults: faults, isUnfinished: false, hasOldIndex: false)
      }
      return try copy.examinedContents()
    } catch {
      guard error.code == .damaged else { throw error }
      return Examination(faults: [error.detail], isUnfinished: false, hasOldIndex: false)
    }
  }

  /// Checks this knowledge base on a server, which enforces foreign keys itself.
  func examinedOnServer() throws(KnowledgeBaseError) -> Examination {
    let settings = Settings(database: self)
    let vocabulary = try ConceptRecords(database: self).stored()
    let digest = try settings.value(.glossary) ?? ""
    let analysis = vocabulary.analysis.replacing(vocabulary.digest, with: digest)
    return Examination(
      faults: [], isUnfinished: try settings.value(.unfinished) == "yes",
      hasOldIndex: try settings.value(.analysis) != analysis)
  }

  private func examinedContents() throws(KnowledgeBaseError) -> Examination {
    let vocabulary = try ConceptRecords(database: self).stored()
    let settings = Settings(database: self)
    // The digest of the glossary depends on the order of a concept's terms, which is not stored.
    let digest = try settings.value(.glossary) ?? ""
    let analysis = vocabulary.analysis.replacing(vocabulary.digest, with: digest)
    let isCurrent = try settings.value(.analysis) == analysis
    var faults = try rows("PRAGMA foreign_key_check") { row in
      "a row of \(row.text(0)) refers to a row of \(row.text(2)) that is missing"
    }
    // An index of another analysis has other tokens without being faulty.
    if isCurrent { faults += try faultsOfIndex(vocabulary) }
    return Examination(
      faults: Array(faults.prefix(Self.mostFaults)),
      isUnfinished: try settings.value(.unfinished) == "yes", hasOldIndex: !isCurrent)
  }

  /// Runs FTS5's check: https://www.sqlite.org/fts5.html#the_integrity_check_command.
  private func faultsOfIndex(_ vocabulary: Vocabulary) throws(KnowledgeBaseError) -> [String] {
    let index = FullTextIndex(self)
    try index.prepareTokenizer()
    index.tokenizer?.vocabulary = vocabulary
    do throws(KnowledgeBaseError) {
      try run("INSERT INTO search_index (search_index, rank) VALUES ('integrity-check', 1)")
      return []
    } catch {
      guard error.code == .damaged else { throw error }
      return ["the index does not fit the texts: \(error.detail)"]
    }
  }

  private static let mostFaults = 10
}

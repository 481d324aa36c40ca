internal import TextAnalysis

/// What is wrong with a knowledge base, as far as its file tells.
public struct Examination: Hashable, Sendable {
  /// What SQLite and its full-text search say of the file and the index, in English; empty where they
  /// are sound.
  public var faults: [String]
  /// Whether an ingest began and did not end: the next one makes rules and index again.
  public var isUnfinished: Bool
  /// Whether another version analysed the texts of the index: the next ingest makes it again.
  public var hasOldIndex: Bool
}

extension Database {
  /// What is wrong with this knowledge base.
  ///
  /// A copy in memory is examined: the check of the index is a statement that writes. Takes the memory
  /// of the file, and as long as analysing its texts.
  func examined() throws(KnowledgeBaseError) -> Examination {
    do throws(KnowledgeBaseError) {
      let copy = try Database(path: ":memory:", mode: .write, patience: .zero)
      try copy.replaceContents(by: self)
      let faults = try copy.rows("PRAGMA integrity_check(\(Self.mostFaults))") { $0.text(0) }
      // What a damaged file says of its contents is worth nothing.
      guard faults == ["ok"] else {
        return Examination(faults: faults, isUnfinished: false, hasOldIndex: false)
      }
      return try copy.examinedContents()
    } catch {
      guard error.code == .damaged else { throw error }
      return Examination(faults: [error.detail], isUnfinished: false, hasOldIndex: false)
    }
  }

  /// What is wrong with this knowledge base on a server, which itself keeps what refers to what.
  func examinedOnServer() throws(KnowledgeBaseError) -> Examination {
    let settings = Settings(database: self)
    let glossary = Glossary(concepts: try ConceptRecords(database: self).all())
    let vocabulary = Vocabulary(glossary, TextAnalyzer(concepts: glossary))
    let digest = try settings.value(.glossary) ?? ""
    let analysis = vocabulary.analysis.replacing(vocabulary.digest, with: digest)
    return Examination(
      faults: [], isUnfinished: try settings.value(.unfinished) == "yes",
      hasOldIndex: try settings.value(.analysis) != analysis)
  }

  private func examinedContents() throws(KnowledgeBaseError) -> Examination {
    let glossary = Glossary(concepts: try ConceptRecords(database: self).all())
    let vocabulary = Vocabulary(glossary, TextAnalyzer(concepts: glossary))
    let settings = Settings(database: self)
    // The digest of the glossary goes by the order of a concept's terms, which is not stored.
    let digest = try settings.value(.glossary) ?? ""
    let analysis = vocabulary.analysis.replacing(vocabulary.digest, with: digest)
    let isCurrent = try settings.value(.analysis) == analysis
    var faults = try rows("PRAGMA foreign_key_check") { row in
      "a row of \(row.text(0)) refers to a row of \(row.text(2)) that is missing"
    }
    // Tokens of another analysis differ without a fault.
    if isCurrent { faults += try faultsOfIndex(vocabulary) }
    return Examination(
      faults: Array(faults.prefix(Self.mostFaults)),
      isUnfinished: try settings.value(.unfinished) == "yes", hasOldIndex: !isCurrent)
  }

  /// What https://www.sqlite.org/fts5.html#the_integrity_check_command says of the index.
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

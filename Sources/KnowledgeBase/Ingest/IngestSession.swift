internal import Guidelines
internal import TextAnalysis
internal import Workers

/// What an ingest changes: documents one by one, then the vocabulary, the rules and the index.
///
/// The result depends on the stored documents and the vocabulary alone, not on the order they came
/// in.
final class IngestSession {
  private let database: Database
  private let settings: Settings
  private let documents: DocumentRecords
  private let index: FullTextIndex
  /// The vocabulary of this ingest and what finds it in texts; `nil` before it began.
  private var ingested: (glossary: Glossary, analyzer: TextAnalyzer)?
  /// What the documents that this ingest has stored state, by their names: it need not be read
  /// again.
  private var kept: [String: [StatedPassage]] = [:]
  /// How long the last `finish` took for the index alone, rules left out; 0 before.
  private(set) var indexingTime = Duration.zero

  init(_ database: Database, index: FullTextIndex) {
    self.database = database
    self.index = index
    settings = Settings(database: database)
    documents = DocumentRecords(database: database)
  }

  /// Begins with the vocabulary `glossary`, whose concepts `analyzer` finds.
  func begin(_ glossary: Glossary, analyzer: TextAnalyzer) { ingested = (glossary, analyzer) }

  /// Stores `document` in one transaction, in place of what was stored under its name.
  func store(
    _ document: Document, digest: String, origin: String
  ) throws(KnowledgeBaseError) {
    kept[document.name] = nil
    kept[document.name] = try database.transaction { () throws(KnowledgeBaseError) in
      try settings.set(.unfinished, to: "yes")
      return try documents.replace(by: document, digest: digest, origin: origin)
    }
  }

  /// Stores the documents that `next` gives, until it gives none, in one transaction.
  func store(
    _ next: () -> (document: Document, digest: String, origin: String)?
  ) throws(KnowledgeBaseError) {
    var given = next()
    guard given != nil else { return }
    do throws(KnowledgeBaseError) {
      try database.transaction { () throws(KnowledgeBaseError) in
        while let (document, digest, origin) = given {
          try store(document, digest: digest, origin: origin)
          given = next()
        }
      }
    } catch {
      // Some of them are not in the file; what is there is read when it is needed.
      kept = [:]
      throw error
    }
  }

  /// Removes the documents with these names in one transaction.
  func remove(_ names: [String]) throws(KnowledgeBaseError) {
    guard !names.isEmpty else { return }
    try database.transaction { () throws(KnowledgeBaseError) in
      try settings.set(.unfinished, to: "yes")
      for name in names { try documents.remove(name) }
    }
    for name in names { kept[name] = nil }
  }

  /// Makes the rules from the statements of all documents and brings the index up to them, in one
  /// transaction; whether anything was to be done.
  func finish() throws(KnowledgeBaseError) -> Bool {
    let vocabulary = try vocabulary()
    index.tokenizer?.vocabulary = vocabulary
    let isReindexed = try settings.value(.analysis) != vocabulary.analysis
    let isUnfinished = try settings.value(.unfinished) == "yes"
    guard isReindexed || isUnfinished else { return false }
    try database.transaction { () throws(KnowledgeBaseError) in
      let rules = try remakeRules(by: vocabulary, isReindexed: isReindexed)
      var passages: [String: [StatedPassage]] = [:]
      swap(&passages, &kept)
      WorkThread.drop((rules, passages, vocabulary.analyzer.forgetTexts()))
      try settings.set(.analysis, to: vocabulary.analysis)
      try settings.set(.unfinished, to: "no")
    }
    return true
  }

  /// The vocabulary of this ingest, else the one that the file holds.
  private func vocabulary() throws(KnowledgeBaseError) -> Vocabulary {
    if let (glossary, analyzer) = ingested { return Vocabulary(glossary, analyzer) }
    let glossary = Glossary(concepts: try ConceptRecords(database: database).all())
    return Vocabulary(glossary, TextAnalyzer(concepts: glossary))
  }

  /// Makes the rules anew and brings the index up to them; these are the rules.
  ///
  /// Whoever drops them holds them alone then, and everything that was made of them is gone.
  private func remakeRules(
    by vocabulary: Vocabulary, isReindexed: Bool
  ) throws(KnowledgeBaseError) -> [MadeRule] {
    let stated = try statedPassages()
    // Nothing of the file is needed for that: the concepts are stored meanwhile.
    let making = OrderedWork(count: 1, threads: min(1, WorkThread.forOthers)) { _ in
      MadeRule.rules(madeFrom: stated, analyzer: vocabulary.analyzer)
    }
    if try settings.value(.glossary) != vocabulary.digest {
      try ConceptRecords(database: database).replace(by: vocabulary)
    }
    database.syncAhead()
    let rules = making.take(0)
    let start = ContinuousClock.now
    var writer = IndexWriter(database, index: index, vocabulary: vocabulary)
    let entries = writer.entries(of: rules)
    // Where all of them are to be written, other threads begin while the rules are stored.
    let prepared = isReindexed ? writer.prepare(entries) : nil
    try RuleRecords(database: database).replace(by: rules)
    try writer.update(with: entries, prepared: prepared)
    indexingTime = ContinuousClock.now - start
    return rules
  }

  /// Every passage that may state a rule: as this ingest kept them, where it has stored every
  /// document that there is.
  private func statedPassages() throws(KnowledgeBaseError) -> [StatedPassage] {
    let count = try documents.count()
    guard kept.count == count else {
      return try StatedPassageRecords(database: database).passages()
    }
    return kept.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap(\.value)
  }
}

internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis
internal import Workers

/// What an ingest changes: documents one by one, then the vocabulary, the rules and the index.
///
/// The result depends on the stored documents and the vocabulary alone, not on the order they came
/// in.
final class IngestSession {
  private let store: any GuidelineStore
  private let index: FullTextIndex
  /// The vocabulary of this ingest and what finds it in texts; `nil` before it began.
  private var ingested: (glossary: Glossary, analyzer: TextAnalyzer)?
  /// What the documents that this ingest has stored state, by their names: it need not be read
  /// again.
  private var kept: [String: [StatedPassage]] = [:]
  /// Whether this ingest has changed a document since the rules were last made.
  private var hasBegun = false
  /// The statements that have come or gone since then; `nil` where all are to be linked anew.
  private var changes: LinkageChanges?
  /// How many statements the last `finish` linked anew; 0 before.
  private(set) var linkedStatements = 0
  /// How long the last `finish` took for the index alone, rules left out; 0 before.
  private(set) var indexingTime = Duration.zero

  init(_ store: any GuidelineStore, index: FullTextIndex) {
    self.store = store
    self.index = index
  }

  /// Begins with the vocabulary `glossary`, whose concepts `analyzer` finds.
  func begin(_ glossary: Glossary, analyzer: TextAnalyzer) { ingested = (glossary, analyzer) }

  /// Stores `document` in one transaction, in place of what was stored under its name.
  func store(
    _ document: Document, digest: String, origin: String
  ) throws(KnowledgeBaseError) {
    kept[document.name] = nil
    let stated = try store.transaction { () throws(KnowledgeBaseError) in
      try begin(changing: document.name)
      return try store.replace(by: document, digest: digest, origin: origin)
    }
    for passage in stated { changes?.add(passage.record) }
    kept[document.name] = stated
  }

  /// Notes that the document `name` is about to change, in a transaction.
  ///
  /// An ingest that did not come to its end took what it knew of its changes with it.
  private func begin(changing name: String) throws(KnowledgeBaseError) {
    if !hasBegun {
      let isWhole = try store.setting(.unfinished) != "yes"
      let isCurrent = try store.setting(.linkage) == StatementLinkage.version
      changes = isWhole && isCurrent ? LinkageChanges() : nil
      hasBegun = true
    }
    try store.set(.unfinished, to: "yes")
    guard changes != nil else { return }
    for passage in try store.statedPassages(.of(document: name)) { changes?.add(passage.record) }
  }

  /// Stores the documents that `next` gives, until it gives none, in one transaction.
  func store(
    _ next: () -> (document: Document, digest: String, origin: String)?
  ) throws(KnowledgeBaseError) {
    var given = next()
    guard given != nil else { return }
    do throws(KnowledgeBaseError) {
      try store.transaction { () throws(KnowledgeBaseError) in
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
    try store.transaction { () throws(KnowledgeBaseError) in
      for name in names {
        try begin(changing: name)
        try store.remove(document: name)
      }
    }
    for name in names { kept[name] = nil }
  }

  /// Makes the rules from the statements of all documents and brings the index up to them, in one
  /// transaction; whether anything was to be done.
  func finish() throws(KnowledgeBaseError) -> Bool {
    let vocabulary = try vocabulary()
    index.tokenizer?.vocabulary = vocabulary
    let isReindexed = try store.setting(.analysis) != vocabulary.analysis
    let isUnfinished = try store.setting(.unfinished) == "yes"
    guard isReindexed || isUnfinished else { return false }
    try store.transaction { () throws(KnowledgeBaseError) in
      let rules = try remakeRules(by: vocabulary, isReindexed: isReindexed)
      var passages: [String: [StatedPassage]] = [:]
      swap(&passages, &kept)
      WorkThread.drop((rules, passages, vocabulary.analyzer.removeCachedTexts()))
      try store.set(.analysis, to: vocabulary.analysis)
      try store.set(.linkage, to: StatementLinkage.version)
      try store.set(.unfinished, to: "no")
    }
    hasBegun = false
    return true
  }

  /// The vocabulary of this ingest, else the one that the file holds.
  private func vocabulary() throws(KnowledgeBaseError) -> Vocabulary {
    if let (glossary, analyzer) = ingested { return Vocabulary(glossary, analyzer) }
    let glossary = Glossary(concepts: try store.concepts())
    return Vocabulary(glossary, TextAnalyzer(concepts: glossary))
  }

  /// Makes the rules anew and brings the index up to them; these are the rules.
  ///
  /// Whoever drops them holds them alone then, and everything that was made of them is gone.
  private func remakeRules(
    by vocabulary: Vocabulary, isReindexed: Bool
  ) throws(KnowledgeBaseError) -> [MadeRule] {
    let stated = try statedPassages()
    let earlier = isReindexed ? nil : try earlierLinkage(of: stated)
    // Nothing of the file is needed for that: the concepts are stored meanwhile.
    let making = OrderedWork(count: 1, threads: min(1, WorkThread.forOthers)) { _ in
      MadeRule.rules(madeFrom: stated, earlier: earlier, analyzer: vocabulary.analyzer)
    }
    if try store.setting(.glossary) != vocabulary.digest {
      try store.replaceConcepts(by: vocabulary)
    }
    store.syncAhead()
    let (rules, linked) = making.take(0)
    linkedStatements = linked
    let start = ContinuousClock.now
    var writer = IndexWriter(index, vocabulary: vocabulary)
    let entries = writer.entries(of: rules)
    // Where all of them are to be written, other threads begin while the rules are stored.
    let prepared = isReindexed ? writer.prepare(entries) : nil
    try store.replaceRules(by: rules)
    try writer.update(with: entries, prepared: prepared)
    indexingTime = ContinuousClock.now - start
    return rules
  }

  /// Which rule each of the `stated` passages states in the file, with what has changed since; `nil`
  /// where the changes are not known.
  private func earlierLinkage(
    of stated: [StatedPassage]
  ) throws(KnowledgeBaseError) -> EarlierLinkage? {
    guard hasBegun, let changes else { return nil }
    let rules = try store.rulesOfPassages()
    return EarlierLinkage(clusters: stated.map { rules[$0.row] }, changes: changes)
  }

  /// Every passage that may state a rule: as this ingest kept them, where it has stored every
  /// document that there is.
  private func statedPassages() throws(KnowledgeBaseError) -> [StatedPassage] {
    let count = try store.digests().count
    guard kept.count == count else {
      return try store.statedPassages(.all)
    }
    return kept.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap(\.value)
  }
}

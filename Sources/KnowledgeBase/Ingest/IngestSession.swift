internal import Guidelines
internal import RuleLinkage
internal import TextAnalysis
internal import Workers

/// An ingest: stores documents one by one, then updates the vocabulary, the rules and the index.
///
/// The result depends only on the stored documents and the vocabulary, not on their order.
final class IngestSession {
  private let store: any GuidelineStore
  private let index: FullTextIndex
  /// The vocabulary and the analyzer of this ingest; `nil` before it began.
  private var ingested: (glossary: Glossary, analyzer: TextAnalyzer)?
  /// Its glossary without the terms of teams; `nil` if these are the same as before.
  private var shared: Glossary?
  /// The statements of the documents stored by this ingest, by document, so that they are not read again.
  private var kept: [String: [StatedPassage]] = [:]
  /// Whether this ingest has changed a document since the rules were last made.
  private var hasBegun = false
  /// The statements added or removed since then; `nil` if all are to be linked again.
  private var changes: LinkageChanges?
  /// The decisions of people that apply to the changed statements.
  private var settled = SettledRecords()
  /// The documents that `finish` removes.
  private var removed: Set<String> = []
  /// Earlier names that documents new to this ingest may have had.
  private var formerNames: Set<String> = []
  /// The names of the documents stored before, if any may have been renamed.
  private var knownNames: Set<String> = []
  /// What `finish` stores of the glossaries of folders; `nil` leaves them as they are.
  private var folderGlossaries: String?
  /// The number of statements that the last `finish` linked again; 0 before.
  private(set) var linkedStatements = 0
  /// The time that the last `finish` spent on the index; 0 before the first.
  private(set) var indexingTime = Duration.zero

  init(_ store: any GuidelineStore, index: FullTextIndex) {
    self.store = store
    self.index = index
  }

  /// Begins an ingest with the vocabulary `glossary`, on which `analyzer` must be based.
  func begin(_ glossary: Glossary, analyzer: TextAnalyzer) {
    (ingested, shared) = ((glossary, analyzer), nil)
  }

  /// Leaves the terms that `shared` lacks to the texts of authorities other than Apple.
  func leaveOwnTerms(_ shared: Glossary) { self.shared = shared }

  /// Keeps `glossaries` of folders for the next ingest, with the terms that `finish` stores.
  func keep(folderGlossaries glossaries: String) { folderGlossaries = glossaries }

  /// Compares new documents with those called `names`, which this ingest will remove, if they are few: a file
  /// may have been renamed.
  func expectRenaming(of names: [String]) throws(KnowledgeBaseError) {
    formerNames = names.count <= Self.mostRenamed ? Set(names) : []
    knownNames = formerNames.isEmpty ? [] : Set(try store.digests().keys)
  }

  /// The number of removed documents with which each new one is compared at most.
  private static let mostRenamed = 32

  /// Stores `document` in one transaction, replacing the one with the same name.
  ///
  /// For a document from another base, `given` has the ids that its statements keep, by passage index.
  func store(
    _ document: Document, digest: String, origin: String, given: [Int: RuleID] = [:]
  ) throws(KnowledgeBaseError) {
    kept[document.name] = nil
    removed.remove(document.name)
    let stated = try store.transaction(isOfDocuments: true) { () throws(KnowledgeBaseError) in
      let rules = try store.rules(ofDocument: document.name)
      let before =
        rules.isEmpty ? nil : try store.statedPassages(.of(document: document.name))
      try begin(changing: document.name, from: before)
      let isKnown = formerNames.isEmpty || knownNames.contains(document.name)
      let replaced = try store.replace(by: document, digest: digest, origin: origin)
      let former =
        isKnown ? nil : try formerStatements(of: document, from: origin, stating: replaced)
      let stated = try keepIDs(
        of: before ?? former?.statements ?? [], in: replaced, former?.rules ?? rules, given: given)
      if store.isShared { try leaveChanges(in: stated) }
      return stated
    }
    for passage in stated { note(passage) }
    if !store.isShared { kept[document.name] = stated }
  }

  /// Stores and returns the ids that `stated` passages keep: from the `rules` of matching passages
  /// `before` an edit, and from `given`, by passage index.
  private func keepIDs(
    of before: [StatedPassage], in stated: [StatedPassage], _ rules: [Int: RuleID],
    given: [Int: RuleID]
  ) throws(KnowledgeBaseError) -> [StatedPassage] {
    guard !before.isEmpty || !given.isEmpty else { return stated }
    var kept = EditedStatements(from: before, to: stated).keptIDs(rules)
    for passage in stated {
      if let id = given[passage.ordinal] { kept[passage.row] = id }
    }
    try store.give(kept.sorted { $0.key < $1.key }.map { (passage: $0.key, id: $0.value) })
    return kept.isEmpty
      ? stated
      : stated.map { passage in
        kept[passage.row].map(passage.known) ?? passage
      }
  }

  /// The statements and rules that `document`, found in the folder `origin`, had under an earlier name;
  /// `nil` if it is not clearly one that this ingest removes.
  private func formerStatements(
    of document: Document, from origin: String, stating passages: [StatedPassage]
  ) throws(KnowledgeBaseError) -> (statements: [StatedPassage], rules: [Int: RuleID])? {
    let candidates = try store.documentSummaries().filter { former in
      formerNames.contains(former.name) && former.origin == origin
        && former.authority == document.authority && former.component == document.component
    }
    var best: (likeness: Double, name: String, statements: [StatedPassage])?
    for former in candidates {
      let statements = try store.statedPassages(.of(document: former.name))
      let likeness = EditedStatements(from: statements, to: passages).likeness
      if likeness > best?.likeness ?? 0.5 { best = (likeness, former.name, statements) }
    }
    guard let best else { return nil }
    formerNames.remove(best.name)
    return (best.statements, try store.rules(ofDocument: best.name))
  }

  /// Records a decision about rules; `finish` will link all statements again.
  func decide(_ decision: RuleDecision) throws(KnowledgeBaseError) {
    try store.transaction { () throws(KnowledgeBaseError) in
      try store.store(decision)
      try store.set(.unfinished, to: "yes")
      if store.isShared { try store.leave(nil) }
    }
    (changes, kept) = (nil, [:])
  }

  /// Records that a statement was added or removed.
  private func note(_ passage: StatedPassage) {
    changes?.add(settled.settled(NamedRecord(passage.record)).record)
  }

  /// Stores the linkage keys of changed `passages`, for whichever client next makes the rules of a shared
  /// store.
  private func leaveChanges(in passages: [StatedPassage]) throws(KnowledgeBaseError) {
    // Without earlier rules all statements are linked anyway.
    guard !passages.isEmpty, try store.setting(.analysis) != nil else { return }
    let settled = SettledRecords(try store.decisions())
    var changes = LinkageChanges()
    for passage in passages { changes.add(settled.settled(NamedRecord(passage.record)).record) }
    try store.leave(changes)
  }

  /// Records, in a transaction, that the document `name` is about to change.
  ///
  /// `before` are its statements, if they have been read. If the last ingest did not finish, its changes
  /// are unknown.
  private func begin(
    changing name: String, from before: [StatedPassage]? = nil
  ) throws(KnowledgeBaseError) {
    if store.isShared {
      if try store.setting(.unfinished) != "yes" { try store.set(.unfinished, to: "yes") }
      let before =
        if let before { before } else { try store.statedPassages(.of(document: name)) }
      return try leaveChanges(in: before)
    }
    if !hasBegun {
      let isWhole = try store.setting(.unfinished) != "yes"
      let isCurrent = try store.setting(.linkage) == StatementLinkage.version
      changes = isWhole && isCurrent ? LinkageChanges() : nil
      settled = SettledRecords(try store.decisions())
      hasBegun = true
    }
    try store.set(.unfinished, to: "yes")
    guard changes != nil else { return }
    let before =
      if let before { before } else { try store.statedPassages(.of(document: name)) }
    for passage in before { note(passage) }
  }

  /// Stores documents from `next` until it returns `nil`, in one transaction; in a shared store in one
  /// each.
  func store(
    _ next: () -> (document: Document, digest: String, origin: String)?
  ) throws(KnowledgeBaseError) {
    var given = next()
    guard given != nil else { return }
    if store.isShared {
      while let (document, digest, origin) = given {
        try store(document, digest: digest, origin: origin)
        given = next()
      }
      return
    }
    do throws(KnowledgeBaseError) {
      try store.transaction { () throws(KnowledgeBaseError) in
        while let (document, digest, origin) = given {
          try store(document, digest: digest, origin: origin)
          given = next()
        }
      }
    } catch {
      // After an error some of them are not in the file, so they are read again when needed.
      kept = [:]
      throw error
    }
  }

  /// Replaces the questions of the table `source`.
  ///
  /// If they differ, `finish` updates the index.
  func store(_ questions: [Question], from source: String) throws(KnowledgeBaseError) {
    try store.transaction { () throws(KnowledgeBaseError) in
      guard try store.store(questions, from: source) else { return }
      try store.set(.unfinished, to: "yes")
    }
  }

  /// Removes the documents with these names, in one transaction with what `finish` makes of the others; in
  /// a shared store at once.
  func remove(_ names: [String]) throws(KnowledgeBaseError) {
    let known = try store.digests()
    removed.formUnion(names.filter { known[$0] != nil })
    if store.isShared { try removeDocuments() }
  }

  private func removeDocuments() throws(KnowledgeBaseError) {
    guard !removed.isEmpty else { return }
    try store.transaction(isOfDocuments: true) { () throws(KnowledgeBaseError) in
      for name in removed.sorted() {
        try begin(changing: name)
        try store.remove(document: name)
        kept[name] = nil
      }
    }
    if store.isShared { removed = [] }
  }

  /// Makes the rules from the statements of all documents and updates the index, in one
  /// transaction.
  ///
  /// If all documents are new and `source` has the same, its linkage is taken over. Returns whether there
  /// was anything to do.
  func finish(linkedAs source: (any GuidelineStore)? = nil) throws(KnowledgeBaseError) -> Bool {
    let vocabulary = try vocabulary()
    index.tokenizer?.vocabulary = vocabulary
    let isReindexed = try store.setting(.analysis) != vocabulary.analysis
    let isUnfinished = try store.setting(.unfinished) == "yes"
    guard isReindexed || isUnfinished || !removed.isEmpty else {
      try storeFolderGlossaries()
      return false
    }
    try store.transaction { () throws(KnowledgeBaseError) in
      try removeDocuments()
      try storeFolderGlossaries()
      // Another process may have changed it since.
      let isReindexed =
        store.isShared ? try store.setting(.analysis) != vocabulary.analysis : isReindexed
      let rules = try remakeRules(by: vocabulary, isReindexed: isReindexed, linkedAs: source)
      var passages: [String: [StatedPassage]] = [:]
      swap(&passages, &kept)
      WorkThread.drop((rules, passages, vocabulary.analyzer.removeCachedTexts()))
      try store.set(.analysis, to: vocabulary.analysis)
      try store.set(.linkage, to: StatementLinkage.version)
      try store.set(.unfinished, to: "no")
    }
    (hasBegun, removed) = (false, [])
    return true
  }

  private func storeFolderGlossaries() throws(KnowledgeBaseError) {
    guard let folderGlossaries, try store.setting(.glossaries) ?? "" != folderGlossaries else {
      return
    }
    try store.transaction { () throws(KnowledgeBaseError) in
      try store.set(.glossaries, to: folderGlossaries)
    }
  }

  /// The vocabulary of this ingest, or else the stored one.
  private func vocabulary() throws(KnowledgeBaseError) -> Vocabulary {
    guard let (glossary, analyzer) = ingested else { return try store.vocabulary() }
    let shared =
      if let shared { shared } else { try store.vocabulary().withoutOwnTerms(glossary) }
    return Vocabulary(glossary, analyzer, shared: shared)
  }

  /// Makes and stores the rules, updates the index and returns the rules.
  ///
  /// They are returned so that the caller can free them on another thread.
  private func remakeRules(
    by vocabulary: Vocabulary, isReindexed: Bool, linkedAs source: (any GuidelineStore)?
  ) throws(KnowledgeBaseError) -> [MadeRule] {
    let stated = try statedPassages()
    let known = try earlierLinkage(of: stated)
    let earlier = isReindexed ? try linkage(of: stated, in: source, by: vocabulary) : known
    let decisions = SettledRecords(try store.decisions())
    // Needs no access to the file, so the concepts are stored meanwhile.
    let making = OrderedWork(count: 1, threads: min(1, WorkThread.forOthers)) { _ in
      MadeRule.rules(
        madeFrom: stated, by: decisions, earlier: earlier, analyzer: vocabulary.analyzer)
    }
    if try store.setting(.glossary) != vocabulary.digest {
      try store.replaceConcepts(by: vocabulary)
    }
    let (rules, linked) = making.take(0)
    linkedStatements = linked
    let start = ContinuousClock.now
    var writer = IndexWriter(
      index, vocabulary: vocabulary, questions: try store.questions())
    let entries = writer.entries(of: rules)
    // If all entries are to be written, other threads begin while the rules are stored.
    let prepared = isReindexed ? writer.prepare(entries) : nil
    try store.replaceRules(by: rules)
    try writer.update(with: entries, prepared: prepared)
    indexingTime = ContinuousClock.now - start
    return rules
  }

  /// The stored linkage of the `stated` passages, with the changes since; `nil` if these are unknown.
  private func earlierLinkage(
    of stated: [StatedPassage]
  ) throws(KnowledgeBaseError) -> EarlierLinkage? {
    guard let changes = store.isShared ? try sharedChanges() : hasBegun ? changes : nil else {
      return nil
    }
    return try linkage(of: stated, in: store, changes)
  }

  /// The linkage of the `stated` passages in `source`, whose rules depend on the same documents, terms and
  /// decisions; `nil` if they do not.
  private func linkage(
    of stated: [StatedPassage], in source: (any GuidelineStore)?, by vocabulary: Vocabulary
  ) throws(KnowledgeBaseError) -> EarlierLinkage? {
    guard let source, try source.setting(.unfinished) != "yes",
      try source.setting(.linkage) == StatementLinkage.version,
      try source.setting(.analysis)
        == vocabulary.analysis.replacing(
          vocabulary.digest, with: try source.setting(.glossary) ?? ""),
      try source.vocabulary().digest == vocabulary.digest,
      try source.digests() == store.digests(), try source.decisions() == store.decisions()
    else { return nil }
    return try linkage(of: stated, in: source, LinkageChanges())
  }

  private func linkage(
    of stated: [StatedPassage], in store: any GuidelineStore, _ changes: LinkageChanges
  ) throws(KnowledgeBaseError) -> EarlierLinkage {
    let rules = try store.rulesOfPassages()
    return EarlierLinkage(
      clusters: stated.map { rules[$0.document]?[$0.ordinal] }, changes: changes)
  }

  /// The changes to a shared store since its rules were made; `nil` if all statements must be linked
  /// again.
  private func sharedChanges() throws(KnowledgeBaseError) -> LinkageChanges? {
    let changes = try store.takeChanges()
    return try store.setting(.linkage) == StatementLinkage.version ? changes : nil
  }

  /// All passages that may state a rule: from memory if this ingest has stored every document.
  private func statedPassages() throws(KnowledgeBaseError) -> [StatedPassage] {
    let count = try store.digests().count
    guard !store.isShared, kept.count == count else {
      return try store.statedPassages(.all)
    }
    return kept.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap(\.value)
  }
}

public import Guidelines
package import TextAnalysis

/// A file of guidelines: the documents it was given, the rules they state and the index that
/// finds them.
///
/// ```swift
/// let base = try KnowledgeBase(path: "guidelines.sqlite", access: .read)
/// let answer = try base.search(SearchQuery(text: "탭 바 배지"))
/// answer.results.first?.id  // "tab-badge"
/// ```
///
/// An ingest is `begin`, any number of `store` and `remove`, then `finish`, which makes the rules
/// anew. Several processes may read while one writes. One value belongs to one thread at a time.
///
/// Every call throws ``KnowledgeBaseError`` where the file cannot be read or written; a call that
/// writes has changed nothing then.
public final class KnowledgeBase {
  /// What a knowledge base is opened for.
  public enum Access: Sendable {
    /// Nothing is written, whatever the file holds.
    case read
    /// The file is made or brought to this version first; nobody else can write meanwhile.
    case write
  }

  /// The date of what is current.
  public let today: Edition
  private let database: Database
  private let lock: WriterLock?
  private let store: SQLiteStore
  private let index: FullTextIndex
  private let engine: SearchEngine
  private let session: IngestSession

  /// Opens the knowledge base at `path`; `:memory:` is one that vanishes with its value.
  ///
  /// `today` is the date at which a rule is current, ended or upcoming.
  public convenience init(
    path: String, access: Access, today: Edition = .today
  ) throws(KnowledgeBaseError) {
    try self.init(path: path, access: access, today: today, patience: .seconds(5))
  }

  /// Opens the knowledge base at `path` and waits no longer than `patience` for another writer.
  package init(
    path: String, access: Access, today: Edition = .today, patience: Duration
  ) throws(KnowledgeBaseError) {
    self.today = today
    switch access {
    case .read:
      database = try .reading(path, patience: patience)
      lock = nil
      index = FullTextIndex(database)
    case .write:
      (database, lock) = try Database.writing(path, patience: patience)
      index = FullTextIndex(database)
      try index.prepareTokenizer()
      let version = try database.first("PRAGMA user_version") { $0.int(0) } ?? 0
      try Schema.migrate(database, from: version)
    }
    store = SQLiteStore(database, today: today)
    engine = SearchEngine(store, index: index)
    session = IngestSession(store, index: index)
  }

  // MARK: - Rules, numbers and what they come from

  /// The rule with this id or alias; `nil` where there is none.
  ///
  /// With `asOf` it is what held then, and `nil` where it did not hold.
  public func rule(_ id: RuleID, asOf: Edition? = nil) throws(KnowledgeBaseError) -> Rule? {
    try snapshot { () throws(KnowledgeBaseError) in
      try store.rules(.known(as: id), .whole).first.flatMap { rule throws(KnowledgeBaseError) in
        try store.held(rule, asOf: asOf)
      }
    }
  }

  /// The rules that `filter` lets through, ordered by component and id.
  public func rules(_ filter: Filter = Filter()) throws(KnowledgeBaseError) -> [Rule] {
    try snapshot { () throws(KnowledgeBaseError) in
      try store.rules(filter)
    }
  }

  /// What editions changed about the rules that `filter` lets through, from `since` to `until`, the
  /// newest first.
  ///
  /// Reads every rule.
  public func changes(
    _ filter: Filter = Filter(), since: Edition? = nil, until: Edition? = nil
  ) throws(KnowledgeBaseError) -> [RuleChange] {
    let admitted = Set(try rules(filter).map(\.id))
    return RuleChanges.changes(of: try rules()).filter { change in
      (admitted.contains(change.rule) || change.after.map { admitted.contains($0.rule) } ?? false)
        && (since.map { change.edition.lastMonth >= $0.firstMonth } ?? true)
        && (until.map { change.edition.firstMonth <= $0.lastMonth } ?? true)
    }
  }

  /// The rules that name checks, whenever they hold, by component and id.
  public func checkedRules() throws(KnowledgeBaseError) -> [Rule] {
    try store.rules(.checked, .whole)
  }

  /// The rules that hold today in the place of `rule`, where that has ended: those that replaced it,
  /// or those that replaced these.
  public func successors(of rule: Rule) throws(KnowledgeBaseError) -> [Rule] {
    try snapshot { () throws(KnowledgeBaseError) in
      try store.successors(of: rule, heldOn: today)
    }
  }

  /// The ids and aliases nearest to `name`, a mistyped id, at most `limit`.
  public func nearestRules(
    to name: String, limit: Int = 3
  ) throws(KnowledgeBaseError) -> [RuleID] {
    let names = try store.ruleNames()
    return NameSuggestions.nearest(to: name, among: names, limit: limit)
      .map(RuleID.init(unchecked:))
  }

  /// The numbers that `filter` lets through, those of rules first, by rule, document and line.
  public func metrics(_ filter: Filter = Filter()) throws(KnowledgeBaseError) -> [Metric] {
    try snapshot { () throws(KnowledgeBaseError) in
      let stating = try filter.asOf.map { asOf throws(KnowledgeBaseError) in
        Set(try rules(Filter(asOf: asOf)).flatMap(\.sources).map(\.passage))
      }
      return try store.metrics(filter, stating: stating)
    }
  }

  /// What there is about each component, by name; of rules those count that hold on `day`.
  public func components(
    heldOn day: Edition? = nil
  ) throws(KnowledgeBaseError) -> [ComponentSummary] {
    try store.components(heldOn: day)
  }

  /// The documents, by name.
  public func documents() throws(KnowledgeBaseError) -> [DocumentSummary] {
    try store.documentSummaries()
  }

  /// The document `name` as it was stored; `nil` where there is none.
  public func document(_ name: String) throws(KnowledgeBaseError) -> Document? {
    try store.document(name)
  }

  /// The passages of the document `name`, or of all documents, by document and in their order.
  public func passages(
    document name: String? = nil
  ) throws(KnowledgeBaseError) -> [StoredPassage] {
    try snapshot { () throws(KnowledgeBaseError) in
      try store.passages(document: name)
    }
  }

  /// The concepts of the vocabulary, by id; those of one component where `filter` names it.
  public func concepts(_ filter: Filter = Filter()) throws(KnowledgeBaseError) -> [Concept] {
    let all = try store.concepts().sorted { $0.id < $1.id }
    guard let component = filter.component else { return all }
    return all.filter { $0.component == component }
  }

  /// What is known of other linters' rules, by linter and name.
  public func linterRules() throws(KnowledgeBaseError) -> [LinterRule] {
    try store.linterRules()
  }

  /// Runs `body`, whose calls all see one state of the file, whatever others write meanwhile.
  public func snapshot<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result {
    try store.snapshot(body)
  }

  // MARK: - Searching and auditing

  /// What answers `query`, the best first.
  ///
  /// What has all the words comes first; where nothing has, the query is corrected, and where
  /// that finds nothing, what has some of the words comes, marked as relaxed. No text is an error.
  public func search(_ query: SearchQuery) throws(KnowledgeBaseError) -> SearchAnswer {
    try engine.search(query)
  }

  /// The rules that are nearest to `text`, a sentence that was not written to be searched for; at
  /// most `limit`, the nearest first.
  ///
  /// A search finds something for any text. Here a text must name something that interfaces are
  /// made of, and words that no rule has count against every rule.
  ///
  /// With `day` only rules that hold on that date.
  public func rules(
    near text: String, limit: Int, heldOn day: Edition? = nil
  ) throws(KnowledgeBaseError) -> [NearRule] {
    try engine.rules(near: text, limit: limit, heldOn: day)
  }

  /// Where the stored documents contradict themselves or point at nothing, by document and line.
  ///
  /// `checks` are the checks there are. Reads everything that is stored; takes time in proportion
  /// to it.
  public func audit(
    _ filter: Filter = Filter(), checks: Set<CheckID> = []
  ) throws(KnowledgeBaseError) -> AuditReport {
    try Auditor(store: store).report(filter, checks: checks)
  }

  // MARK: - Ingesting

  /// Begins an ingest with the vocabulary of `concepts`.
  ///
  /// Where it is another than the file's, `finish` stores it and makes the index anew.
  public func begin(concepts: [Concept]) { begin(glossary: Glossary(concepts: concepts)) }

  /// Begins an ingest with the vocabulary `glossary`, whose concepts `analyzer` finds.
  ///
  /// What `analyzer` remembers of the documents need not be analysed again.
  package func begin(glossary: Glossary, analyzer: TextAnalyzer? = nil) {
    session.begin(glossary, analyzer: analyzer ?? TextAnalyzer(concepts: glossary))
  }

  /// The digest of the content that each document was read from, by its name.
  public func digests() throws(KnowledgeBaseError) -> [String: String] {
    try store.digests()
  }

  /// Stores `document` in one transaction, in place of what was stored under its name.
  ///
  /// Rules and index follow in `finish`. `origin` is the folder that it was found in.
  public func store(
    _ document: Document, digest: String, origin: String = ""
  ) throws(KnowledgeBaseError) {
    try session.store(document, digest: digest, origin: origin)
  }

  /// Stores the documents that `next` gives, until it gives none, in one transaction: what several
  /// of them change is written once.
  public func store(
    _ next: () -> (document: Document, digest: String, origin: String)?
  ) throws(KnowledgeBaseError) {
    try session.store(next)
  }

  /// Removes the documents with these names; unknown names are passed over.
  public func remove(documents: [String]) throws(KnowledgeBaseError) {
    try session.remove(documents)
  }

  /// Stores what the table called `source` says of other linters' rules, in place of what it said.
  public func store(
    linterRules: [LinterRule], from source: String
  ) throws(KnowledgeBaseError) {
    try store.store(linterRules, from: source)
  }

  /// Ends an ingest: makes the rules from the statements of all documents, brings the index up to
  /// them, all in one transaction, and leaves a file that is complete by itself.
  ///
  /// The result depends on the stored documents and the vocabulary alone, not on the order they
  /// came in. Where nothing changed it does nothing. Where it fails, the next ingest makes up for
  /// it. Time is linear in the stored text where the vocabulary changed. Else only statements about
  /// the components that the changed documents are about are linked anew; the rest of the time is
  /// linear in the number of statements.
  public func finish() throws(KnowledgeBaseError) {
    if try session.finish() { engine.forget() }
    try store.complete()
  }
}

// What tests and benchmarks look at.
extension KnowledgeBase {
  /// How long the last `finish` took for the index alone, rules left out; 0 before.
  package var indexingTime: Duration { session.indexingTime }

  /// How many statements of guidelines the last `finish` linked anew; 0 before.
  package var linkedStatements: Int { session.linkedStatements }

  /// How many statements of SQLite are in use: 0 outside a call.
  package var openStatements: Int { database.openStatements }

  /// How many statements read or wrote tables so far; transactions and settings are not counted.
  package var statementCount: Int { database.statementCount }

  /// Lets the file grow no further than to `pages` pages, as a disk that is full would.
  package func limit(toPages pages: Int) throws(KnowledgeBaseError) {
    try database.execute("PRAGMA max_page_count = \(pages)")
  }

  /// What analyses queries, by the vocabulary that the file holds.
  package var analyzer: TextAnalyzer { engine.reader.analyzer }

  /// The texts that the index holds, rules first.
  package func indexedTexts() throws(KnowledgeBaseError) -> [IndexedText] { try index.texts() }

  /// How many bytes of the file are the index and the vocabulary of the search.
  package func indexSize() throws(KnowledgeBaseError) -> Int { try index.size() }
}

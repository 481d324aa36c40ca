public import Guidelines
package import TextAnalysis

/// A file of guidelines: documents, the rules that they state and the search index.
///
/// ```swift
/// let base = try KnowledgeBase(path: "guidelines.sqlite", access: .read)
/// let answer = try base.search(SearchQuery(text: "탭 바 배지"))
/// answer.results.first?.id  // "tab-badge"
/// ```
///
/// An ingest calls `begin`, then `store` and `remove` any number of times, then `finish`, which makes
/// the rules. Several processes may read while one writes. A value must be used by one thread at a
/// time.
///
/// Every call throws ``KnowledgeBaseError`` if the file cannot be read or written. A call that fails
/// has changed nothing.
public final class KnowledgeBase {
  /// The purpose for which a knowledge base is opened.
  public enum Access: Sendable {
    /// Reading; the file is never written.
    case read
    /// Writing; the file is created or upgraded to this version first, and nobody else can write
    /// meanwhile.
    case write
  }

  /// The date on which a rule counts as current, ended or upcoming.
  public let today: Edition
  let database: Database
  private let lock: WriterLock?
  let store: SQLiteStore
  private let index: FullTextIndex
  private let engine: SearchEngine
  private let session: IngestSession

  /// Opens the knowledge base at `path`; `:memory:` creates a temporary one.
  ///
  /// `today` is the date on which a rule counts as current, ended or upcoming.
  public convenience init(
    path: String, access: Access, today: Edition = .today
  ) throws(KnowledgeBaseError) {
    try self.init(path: path, access: access, today: today, patience: .seconds(5))
  }

  /// Opens the knowledge base at `path`, waiting at most `patience` for another writer.
  package init(
    path: String, access: Access, today: Edition = .today, patience: Duration
  ) throws(KnowledgeBaseError) {
    self.today = today
    switch (access, ServerAddress(path)) {
    case (_, let address?):
      database = try Database(address, forWriting: access == .write)
      lock = nil
      index = FullTextIndex(database)
    case (.read, nil):
      database = try .reading(path, patience: patience)
      lock = nil
      index = FullTextIndex(database)
    case (.write, nil):
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

  // MARK: - Rules, numbers and their sources

  /// The rule with this id or alias; `nil` if there is none.
  ///
  /// With `asOf`, the rule as it was then, and `nil` if it did not hold.
  public func rule(_ id: RuleID, asOf: Edition? = nil) throws(KnowledgeBaseError) -> Rule? {
    try snapshot { () throws(KnowledgeBaseError) in
      try store.rules(.known(as: id), .whole).first.flatMap { rule throws(KnowledgeBaseError) in
        try store.held(rule, asOf: asOf)
      }
    }
  }

  /// The rules that `filter` admits, ordered by component and id.
  public func rules(_ filter: Filter = Filter()) throws(KnowledgeBaseError) -> [Rule] {
    try snapshot { () throws(KnowledgeBaseError) in
      try store.rules(filter)
    }
  }

  /// The changes by editions from `since` to `until` to the rules that `filter` admits, newest
  /// first.
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

  /// Rules that name checks, and all rules of authorities other than Apple, current or not, by component
  /// and id.
  public func checkedRules() throws(KnowledgeBaseError) -> [Rule] {
    try store.rules(.checked, .whole)
  }

  /// The rules that name `check`, current or not, by component and id.
  public func rules(naming check: CheckID) throws(KnowledgeBaseError) -> [Rule] {
    try store.rules(.naming(check), .whole)
  }

  /// The successors of `rule` that hold on `day`, today by default, if it has ended: the rules that
  /// replaced it, or their own successors.
  public func successors(
    of rule: Rule, heldOn day: Edition? = nil
  ) throws(KnowledgeBaseError) -> [Rule] {
    try snapshot { () throws(KnowledgeBaseError) in
      try store.successors(of: rule, heldOn: day ?? today)
    }
  }

  /// At most `limit` ids and aliases nearest to `name`, a mistyped id.
  public func nearestRules(
    to name: String, limit: Int = 3
  ) throws(KnowledgeBaseError) -> [RuleID] {
    let names = try store.ruleNames()
    return NameSuggestions.nearest(to: name, among: names, limit: limit)
      .map(RuleID.init(unchecked:))
  }

  /// The metrics that `filter` admits: first those of rules, then by rule, document and line.
  public func metrics(_ filter: Filter = Filter()) throws(KnowledgeBaseError) -> [Metric] {
    try metrics(filter, isChecked: false)
  }

  /// The metrics of the rule `id` that `filter` admits, by document and line.
  public func metrics(
    of id: RuleID, _ filter: Filter = Filter()
  ) throws(KnowledgeBaseError) -> [Metric] {
    try snapshot { () throws(KnowledgeBaseError) in
      let stating = try filter.asOf.map { asOf throws(KnowledgeBaseError) in
        Set((try rule(id, asOf: asOf)?.sources ?? []).map(\.passage))
      }
      return try store.metrics(filter, of: id, stating: stating, isChecked: false)
    }
  }

  /// A summary of each component, by name.
  ///
  /// Only rules that hold on `day` are counted.
  public func components(
    heldOn day: Edition? = nil
  ) throws(KnowledgeBaseError) -> [ComponentSummary] {
    try store.components(heldOn: day)
  }

  /// The documents, by name.
  public func documents() throws(KnowledgeBaseError) -> [DocumentSummary] {
    try store.documentSummaries()
  }

  /// The authorities that have documents, the highest first.
  ///
  /// Those ordered by ``setOrder(of:)`` come first, then the others by name, with Apple last.
  public func authorities() throws(KnowledgeBaseError) -> [Authority] {
    try snapshot { () throws(KnowledgeBaseError) in
      let set = (try store.setting(.authorities) ?? "").split(whereSeparator: \.isNewline)
        .compactMap { Authority(rawValue: String($0)) }
      let known = try store.authorities()
      let others = known.filter { !set.contains($0) }
      return set.filter(known.contains) + others.filter { $0 != .apple }
        + others.filter { $0 == .apple }
    }
  }

  /// Sets the order of precedence of `authorities`, the highest first.
  ///
  /// If several state a number, that of the highest applies.
  public func setOrder(of authorities: [Authority]) throws(KnowledgeBaseError) {
    try store.transaction { () throws(KnowledgeBaseError) in
      try store.set(.authorities, to: authorities.map(\.rawValue).joined(separator: "\n"))
    }
    try store.complete()
  }

  /// What an ingest kept of the glossaries that folders of documents came with; empty at first.
  package func folderGlossaries() throws(KnowledgeBaseError) -> String {
    try store.setting(.glossaries) ?? ""
  }

  /// Keeps `glossaries` for the next ingest, once this one finishes.
  package func keep(folderGlossaries glossaries: String) {
    session.keep(folderGlossaries: glossaries)
  }

  /// The document `name` as stored; `nil` if there is none.
  public func document(_ name: String) throws(KnowledgeBaseError) -> Document? {
    try store.document(name)
  }

  /// The passages of the document `name`, or of all documents, by document and in reading order.
  public func passages(
    document name: String? = nil
  ) throws(KnowledgeBaseError) -> [StoredPassage] {
    try snapshot { () throws(KnowledgeBaseError) in
      try store.passages(document: name)
    }
  }

  /// The concepts of the vocabulary by id, or only those of the component in `filter`.
  public func concepts(_ filter: Filter = Filter()) throws(KnowledgeBaseError) -> [Concept] {
    let all = try store.concepts().sorted { $0.id < $1.id }
    guard let component = filter.component else { return all }
    return all.filter { $0.component == component }
  }

  /// The glossary, with its concepts in order: of several for one component, the first names it.
  package func glossary() throws(KnowledgeBaseError) -> Glossary {
    Glossary(concepts: try store.concepts())
  }

  /// The known rules of other linters, by linter and name.
  public func linterRules() throws(KnowledgeBaseError) -> [LinterRule] {
    try store.linterRules()
  }

  /// The text from which each document was read, by name.
  public func sources() throws(KnowledgeBaseError) -> [String: String] { try store.sources() }

  /// Statements that contradict each rule, as a team's own guideline might.
  public func contraries() throws(KnowledgeBaseError) -> [RuleID: [Question]] {
    Dictionary(grouping: try store.contraries()) { $0.rule ?? RuleID(unchecked: "") }
  }

  /// The tables of questions by name, each in its order.
  public func questionTables() throws(KnowledgeBaseError) -> [String: [Question]] {
    try store.questionTables()
  }

  /// The tables of components that Apple does not have, by name, each in its order.
  public func absentTables() throws(KnowledgeBaseError) -> [String: [AbsentComponent]] {
    try AbsentRecords(database: database).tables()
  }

  /// A number that differs after every change by another process.
  package func changeNumber() throws(KnowledgeBaseError) -> Int { try database.state() }

  /// The tables of other linters' rules by name, each by linter and name.
  public func linterRuleTables() throws(KnowledgeBaseError) -> [String: [LinterRule]] {
    try store.linterRuleTables()
  }

  /// Runs `body` in one read transaction, so that all its calls see the same state of the file.
  public func snapshot<Result>(
    _ body: () throws(KnowledgeBaseError) -> Result
  ) throws(KnowledgeBaseError) -> Result {
    try store.snapshot(body)
  }

  // MARK: - Joining and separating rules

  /// The decisions of people about rules, by rule ids.
  public func decisions() throws(KnowledgeBaseError) -> [RuleDecision] { try store.decisions() }

  /// Records `decision`, replacing an earlier one about the same two rules, and makes the rules again.
  ///
  /// Both rules keep their ids from now on, and later ingests apply the decision. The id of a rule that
  /// was joined becomes an alias of the other.
  public func decide(_ decision: RuleDecision) throws(KnowledgeBaseError) {
    try session.decide(decision)
    try finish()
  }

  // MARK: - Searching and auditing

  /// The answer to `query`, best results first.
  ///
  /// Results with all words come first. If there are none the query is corrected; if that finds
  /// nothing either, results with some of the words are returned and marked as relaxed. Every text
  /// is a valid query.
  public func search(_ query: SearchQuery) throws(KnowledgeBaseError) -> SearchAnswer {
    try engine.search(query)
  }

  /// At most `limit` rules nearest to `text`, a sentence rather than a query, nearest first.
  ///
  /// A search finds something for any text. Here a text must name a part of an interface, and words
  /// that no rule contains count against every rule.
  ///
  /// With `day`, only rules that hold on that date.
  public func rules(
    near text: String, limit: Int, heldOn day: Edition? = nil
  ) throws(KnowledgeBaseError) -> [NearRule] {
    try engine.rules(near: text, limit: limit, heldOn: day)
  }

  /// Contradictions and dangling references in the stored documents, by document and line.
  ///
  /// `checks` are the existing checks, `patternFault` returns why the pattern of a rule is invalid, and
  /// `entryFaults` the entries of a document's text that cannot be read.
  /// Reads everything, in linear time.
  public func audit(
    _ filter: Filter = Filter(), checks: Set<CheckID> = [],
    patternFault: (String) -> Bilingual<String>? = { _ in nil },
    entryFaults: (String) -> [EntryFault] = { _ in [] }
  ) throws(KnowledgeBaseError) -> AuditReport {
    try Auditor(store: store).report(
      filter, checks: checks, patternFault: patternFault, entryFaults: entryFaults)
  }

  // MARK: - Copying and examining

  /// Copies a snapshot of this knowledge base to `path`, replacing the one there.
  ///
  /// Others may read and write it meanwhile. The replacement is atomic: `path` has either the old base or
  /// the new one. A file that is not a knowledge base is not replaced, and a damaged one is not copied.
  public func copy(to path: String) throws(KnowledgeBaseError) {
    try database.checkIsFile()
    let report = try database.first("PRAGMA quick_check(1)") { $0.text(0) }
    guard report == "ok" else {
      throw KnowledgeBaseError(code: .damaged, path: database.path, detail: report ?? "")
    }
    try Database.replace(path, by: database, patience: .seconds(5))
  }

  /// Checks the integrity of the base.
  ///
  /// Reads everything, and needs as much memory as the file is large.
  public func examination() throws(KnowledgeBaseError) -> Examination {
    try database.isShared ? database.examinedOnServer() : database.examined()
  }

  /// The size in bytes on a server; `nil` for a file.
  public func sizeOnServer() throws(KnowledgeBaseError) -> Int? {
    guard database.isShared else { return nil }
    return try database.first(
      """
      SELECT sum(pg_total_relation_size(oid)) FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'hig'::regnamespace
      """
    ) { $0.int(0) }
  }

  // MARK: - Ingesting

  /// Begins an ingest with `concepts` as its vocabulary.
  ///
  /// If it differs from the stored one, `finish` stores it and rebuilds the index.
  public func begin(concepts: [Concept]) { begin(glossary: Glossary(concepts: concepts)) }

  /// Begins an ingest with the vocabulary `glossary`, on which `analyzer` must be based.
  ///
  /// Texts in the cache of `analyzer` need not be analysed again.
  package func begin(glossary: Glossary, analyzer: TextAnalyzer? = nil) {
    session.begin(glossary, analyzer: analyzer ?? TextAnalyzer(concepts: glossary))
  }

  /// Leaves those terms of this ingest that `shared` lacks, which are a team's own, to the texts of
  /// authorities other than Apple, so that they change no answer about Apple's.
  package func leaveOwnTerms(_ shared: Glossary) { session.leaveOwnTerms(shared) }

  /// The digest of the contents from which each document was read, by name.
  public func digests() throws(KnowledgeBaseError) -> [String: String] {
    try store.digests()
  }

  /// Stores `document` in one transaction, replacing the one with the same name.
  ///
  /// Rules and index are updated by `finish`. `origin` is the folder in which the document was
  /// found.
  public func store(
    _ document: Document, digest: String, origin: String = ""
  ) throws(KnowledgeBaseError) {
    try session.store(document, digest: digest, origin: origin)
  }

  /// Stores `document` from another base; `given` has the ids that its statements keep, by passage index.
  package func store(
    _ document: Document, digest: String, origin: String, given: [Int: RuleID]
  ) throws(KnowledgeBaseError) {
    try session.store(document, digest: digest, origin: origin, given: given)
  }

  /// The ids that statements have kept through edits, by document and passage index.
  package func givenIDs() throws(KnowledgeBaseError) -> [String: [Int: RuleID]] {
    try store.givenIDs()
  }

  /// Stores documents from `next` until it returns `nil`, in one transaction: pages that several
  /// documents change are written once.
  public func store(
    _ next: () -> (document: Document, digest: String, origin: String)?
  ) throws(KnowledgeBaseError) {
    try session.store(next)
  }

  /// Removes the documents with these names when the ingest finishes; unknown names are ignored.
  public func remove(documents: [String]) throws(KnowledgeBaseError) {
    try session.remove(documents)
  }

  /// Lets a new document keep the ids of one of those called `names`, which this ingest will remove, if it
  /// is clearly that one under another name.
  package func expectRenaming(of names: [String]) throws(KnowledgeBaseError) {
    try session.expectRenaming(of: names)
  }

  /// Stores the rules of other linters from the table `source`, replacing those it contained
  /// before.
  public func store(
    linterRules: [LinterRule], from source: String
  ) throws(KnowledgeBaseError) {
    try store.store(linterRules, from: source)
  }

  /// Replaces the questions of the table `source`; searches find rules by them after `finish`.
  public func store(questions: [Question], from source: String) throws(KnowledgeBaseError) {
    try session.store(questions, from: source)
  }

  /// Replaces the entries of the table `source`, which are components that Apple does not have.
  public func store(absent: [AbsentComponent], from source: String) throws(KnowledgeBaseError) {
    try store.store(absent, from: source)
  }

  /// Ends an ingest: makes the rules from the statements of all documents and updates the index, in
  /// one transaction, and leaves a file without a journal.
  ///
  /// The result depends only on the stored documents and the vocabulary, not on their order.
  /// Without changes it does nothing. If it fails, the next ingest repeats it. The time is linear
  /// in the stored text if the vocabulary has changed. Otherwise only statements about the
  /// components of changed documents are linked again, and the rest of the time is linear in the
  /// number of statements.
  public func finish() throws(KnowledgeBaseError) { try finish(linkedAs: nil) }

  /// Ends an ingest as ``finish()``; takes over the rules of `source` if that has the same documents and none
  /// were stored before.
  package func finish(linkedAs source: KnowledgeBase?) throws(KnowledgeBaseError) {
    if try session.finish(linkedAs: source?.store) { engine.forget() }
    try store.complete()
  }
}

// For tests and benchmarks.
extension KnowledgeBase {
  /// The time that the last `finish` spent on the index; 0 before the first.
  package var indexingTime: Duration { session.indexingTime }

  /// The number of statements that the last `finish` linked again; 0 before.
  package var linkedStatements: Int { session.linkedStatements }

  /// The number of SQLite statements in use: 0 outside a call.
  package var openStatements: Int { database.openStatements }

  /// The number of statements executed on tables; transactions and settings are not counted.
  package var statementCount: Int { database.statementCount }

  /// Limits the size of the file to `pages` pages, to simulate a full disk.
  package func limit(toPages pages: Int) throws(KnowledgeBaseError) {
    try database.execute("PRAGMA max_page_count = \(pages)")
  }

  /// Analyses queries with the stored vocabulary.
  package var analyzer: TextAnalyzer { engine.reader.wholeAnalyzer }

  /// The texts in the index, rules first.
  package func indexedTexts() throws(KnowledgeBaseError) -> [IndexedText] { try index.texts() }

  /// The search index of the rules that hold on `day` or have ended by then, as data.
  package func portableIndex(heldOn day: Edition) throws(KnowledgeBaseError) -> PortableIndex {
    try index.prepareSearch()
    var maker = PortableIndexMaker(database, engine.reader, vocabulary: try store.vocabulary())
    let held = Set(try rules(Filter(heldOn: day)).map(\.id))
    var ended: [RuleID: [RuleID]] = [:]
    for rule in try rules(Filter()) where !held.contains(rule.id) {
      guard rule.time.status(on: day) == .ended else { continue }
      ended[rule.id] = try store.successors(of: rule, heldOn: day).map(\.id)
    }
    return try maker.index(of: held, ended: ended)
  }

  /// Calls `body` with each entry of the search index, rules first, with its tokens.
  ///
  /// - Throws: ``KnowledgeBaseError`` if the file cannot be read.
  public func forEachTokenizedEntry(
    _ body: (TokenizedEntry) -> Void
  ) throws(KnowledgeBaseError) {
    try index.prepareSearch()
    try TokenizedEntries(database: database, vocabulary: try store.vocabulary()).forEach(body)
  }

  /// The size in bytes of the index and the search vocabulary in the file.
  package func indexSize() throws(KnowledgeBaseError) -> Int { try index.size() }
}

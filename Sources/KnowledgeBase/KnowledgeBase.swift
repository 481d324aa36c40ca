internal import Guidelines
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
public final class KnowledgeBase {
  /// What a knowledge base is opened for.
  public enum Access: Sendable {
    /// Nothing is written, whatever the file holds.
    case read
    /// The file is made or brought to this version first; nobody else can write meanwhile.
    case write
  }

  let database: Database
  let concepts: StoredConcepts
  private let access: Access
  private let lock: WriterLock?
  var tokenizer: FullTextTokenizer?
  var ranking: FullTextRanking?
  /// What corrections are looked for among; `nil` before the first.
  var knownWords: KnownWords?
  /// What nearness was measured to so far, by the entry's id.
  var nearnessEntries: [Int: NearnessEntry] = [:]
  /// The state of the file that ``concepts``, ``knownWords`` and ``nearnessEntries`` were read from.
  var stateRead: Int?
  /// The vocabulary of this ingest and what finds it in texts; `nil` before it began.
  var ingested: (glossary: Glossary, analyzer: TextAnalyzer)?
  /// What the documents that this ingest has stored state, by their names: it need not be read
  /// again.
  var kept: [String: [StatedPassage]] = [:]

  /// Opens the knowledge base at `path`; `:memory:` is one that vanishes with its value.
  ///
  /// - Throws: ``KnowledgeBaseError``; the file is untouched then.
  public convenience init(path: String, access: Access) throws(KnowledgeBaseError) {
    try self.init(path: path, access: access, patience: .seconds(5))
  }

  /// Opens the knowledge base at `path` and waits no longer than `patience` for another writer.
  ///
  /// - Throws: ``KnowledgeBaseError``; the file is untouched then.
  package init(path: String, access: Access, patience: Duration) throws(KnowledgeBaseError) {
    self.access = access
    switch access {
    case .read:
      database = try .reading(path, patience: patience)
      lock = nil
    case .write:
      (database, lock) = try Database.writing(path, patience: patience)
      let tokenizer = FullTextTokenizer()
      try tokenizer.register(with: database)
      self.tokenizer = tokenizer
      let version = try database.first("PRAGMA user_version") { $0.int(0) } ?? 0
      try Schema.migrate(database, from: version)
    }
    concepts = StoredConcepts(database)
  }

  /// How long the last `finish` took for the index alone, rules left out; 0 before.
  package internal(set) var indexingTime = Duration.zero

  /// How many statements of SQLite are in use: 0 outside a call.
  package var openStatements: Int { database.openStatements }

  /// Lets the file grow no further than to `pages` pages, as a disk that is full would.
  ///
  /// - Throws: ``KnowledgeBaseError`` where the file cannot be read.
  package func limit(toPages pages: Int) throws(KnowledgeBaseError) {
    try database.execute("PRAGMA max_page_count = \(pages)")
  }

  /// What analyses queries, by the vocabulary that the file holds.
  package var analyzer: TextAnalyzer { TextAnalyzer(concepts: concepts) }

  /// The value of the setting `name`.
  func setting(_ name: Setting) throws(KnowledgeBaseError) -> String? {
    try database.first("SELECT value FROM setting WHERE name = ?1", name) { $0.text(0) }
  }

  /// Sets the setting `name`.
  func set(_ name: Setting, to value: String) throws(KnowledgeBaseError) {
    try database.run(
      "INSERT INTO setting (name, value) VALUES (?1, ?2) "
        + "ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value)
  }

  /// What the file knows of itself.
  enum Setting: String, DatabaseValue {
    /// Which vocabulary `concept` and `spelling` hold.
    case glossary
    /// The length of the longest squashed spelling.
    case longestSpelling = "longest-spelling"
    /// How the texts in the index were analysed.
    case analysis
    /// How many entries the index has.
    case entries
    /// `yes` from the first change of an ingest to its end.
    case unfinished
  }
}

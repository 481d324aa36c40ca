/// What SQLite's full-text search needs of us, registered once a connection: the tokenizer and the
/// ranking.
final class FullTextIndex {
  let database: Database
  /// The tokenizer; `nil` before it is needed.
  private(set) var tokenizer: FullTextTokenizer?
  /// The ranking; `nil` before it is needed.
  private(set) var ranking: FullTextRanking?

  init(_ database: Database) { self.database = database }

  /// Makes the table of the index readable and writable.
  func prepareTokenizer() throws(KnowledgeBaseError) {
    guard tokenizer == nil else { return }
    let tokenizer = FullTextTokenizer()
    try tokenizer.register(with: database)
    self.tokenizer = tokenizer
  }

  /// Makes queries possible.
  func prepareSearch() throws(KnowledgeBaseError) {
    try prepareTokenizer()
    guard ranking == nil else { return }
    let ranking = FullTextRanking()
    try ranking.register(with: database)
    self.ranking = ranking
  }
}

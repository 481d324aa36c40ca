/// The extensions of SQLite's full-text search, registered once per connection: the tokenizer and
/// the ranking function.
final class FullTextIndex {
  let database: Database
  /// The tokenizer; `nil` until it is needed.
  private(set) var tokenizer: FullTextTokenizer?
  /// The ranking; `nil` until it is needed.
  private(set) var ranking: FullTextRanking?

  init(_ database: Database) { self.database = database }

  /// Registers the tokenizer, without which the index can be neither read nor written.
  func prepareTokenizer() throws(KnowledgeBaseError) {
    guard tokenizer == nil else { return }
    let tokenizer = FullTextTokenizer()
    try tokenizer.register(with: database)
    self.tokenizer = tokenizer
  }

  /// Registers what queries need.
  func prepareSearch() throws(KnowledgeBaseError) {
    try prepareTokenizer()
    guard ranking == nil else { return }
    let ranking = FullTextRanking()
    try ranking.register(with: database)
    self.ranking = ranking
  }
}

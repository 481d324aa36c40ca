/// The extensions of SQLite's full-text search, registered once per connection: the tokenizer and
/// the functions that read posting lists.
final class FullTextIndex {
  let database: Database
  /// The tokenizer; `nil` until it is needed.
  private(set) var tokenizer: FullTextTokenizer?
  /// A cache of posting lists.
  let postings = PostingLists()
  private var isSearched = false

  init(_ database: Database) { self.database = database }

  /// Registers the tokenizer, without which the index can be neither read nor written.
  func prepareTokenizer() throws(KnowledgeBaseError) {
    guard tokenizer == nil, !database.isShared else { return }
    let tokenizer = FullTextTokenizer()
    try tokenizer.register(with: database)
    self.tokenizer = tokenizer
  }

  /// Registers the tokenizer and the function that reads posting lists.
  func prepareSearch() throws(KnowledgeBaseError) {
    try prepareTokenizer()
    guard !isSearched, !database.isShared else { return }
    try postings.register(with: database)
    isSearched = true
  }
}

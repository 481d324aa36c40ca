internal import Guidelines

/// The part of the index that the current query searches.
final class SearchScope {
  /// The part.
  private(set) var part = IndexPart.all
  private let database: Database
  /// The parts by authority; `nil` where there are fewer than two.
  private var parts: AuthorityParts?
  /// Whether they have been read from the file as it is now.
  private var isRead = false

  init(_ database: Database) { self.database = database }

  /// Discards what was read, after the file has changed.
  func forget() { isRead = false }

  /// Looks at the entries of `authority` alone, or at all.
  func narrow(to authority: Authority?) throws(KnowledgeBaseError) {
    if authority != nil, !isRead {
      let text = try Settings(database: database).value(.authorityParts)
      parts = text.flatMap(AuthorityParts.init(text:))
      isRead = true
    }
    part = parts?.part(of: authority) ?? .all
  }
}

internal import Guidelines
internal import TextAnalysis

/// The part of the index that the current query searches.
final class SearchScope {
  /// The part.
  private(set) var part = IndexPart.all
  /// Whether words of a query are understood by the terms of teams, too: not where only Apple's entries are
  /// searched.
  private(set) var hasOwnTerms = true
  private let database: Database
  /// The parts by authority; `nil` if there are fewer than two.
  private var parts: AuthorityParts?
  /// Whether ``parts`` have been read since the file last changed.
  private var isRead = false
  /// The number of entries in the whole index; `nil` before it is read.
  private var wholeEntries: Int?
  /// A cache of document frequencies, by the digest of the word in the vocabulary: a digest is compared
  /// faster than a Korean word.
  private var counts: [UInt64: Int?] = [:]

  /// The most words that are cached.
  private static let mostCounts = 1 << 16

  init(_ database: Database) { self.database = database }

  /// Discards what was read, after the file has changed.
  func forget() {
    isRead = false
    wholeEntries = nil
    counts = [:]
  }

  /// The number of entries of the part.
  func totalEntries() throws(KnowledgeBaseError) -> Int {
    if wholeEntries == nil {
      wholeEntries = try Settings(database: database).value(.entries).flatMap { Int($0) } ?? 0
    }
    return part.size(in: IndexSize(entries: wholeEntries ?? 0)).entries
  }

  /// The number of entries of the part with `token`; `nil` if it was never indexed.
  func entries(of token: String) throws(KnowledgeBaseError) -> Int? {
    let digest = Digest.value(of: token, after: Digest.value(of: part.prefix))
    if let known = counts[digest] { return known }
    let count = try database.first(
      "SELECT entries FROM vocabulary WHERE text = ?1", part.prefix + token
    ) { $0.int(0) }
    if counts.count >= Self.mostCounts { counts = [:] }
    counts[digest] = .some(count)
    return count
  }

  /// Restricts searches to the entries of `authority`; `nil` lifts the restriction.
  func narrow(to authority: Authority?) throws(KnowledgeBaseError) {
    if authority != nil, !isRead {
      let text = try Settings(database: database).value(.authorityParts)
      parts = text.flatMap(AuthorityParts.init(text:))
      isRead = true
    }
    part = parts?.part(of: authority) ?? .all
    hasOwnTerms = authority != .apple || parts == nil
  }
}

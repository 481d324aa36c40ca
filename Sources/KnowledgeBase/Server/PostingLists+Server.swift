/// What a server gave for patterns, kept until it changes.
final class ServerMatches {
  /// The lists of the tokens of a pattern, by what was asked.
  fileprivate var lists: [String: [PostingList]] = [:]
  /// The lengths of the title and the body of entries.
  fileprivate var lengths: [Int: SIMD2<Int32>] = [:]
  fileprivate var kept = 0

  /// The number of places beyond which everything is asked anew.
  fileprivate static let most = 1 << 22

  /// Discards what was given.
  func forget() {
    lists = [:]
    lengths = [:]
    kept = 0
  }
}

extension PostingLists {
  /// The lists of the tokens of `pattern`, as far as its matches with ids in `ids` have them; those of a
  /// file are whole.
  ///
  /// A server finds the entries by its index and gives their tokens; those with less than
  /// `leastCoverage` of the words' rarity are left out.
  func lists(
    for pattern: SearchPattern, from ids: (first: Int, last: Int), leastCoverage: Double,
    in database: Database
  ) throws(KnowledgeBaseError) -> [PostingList] {
    guard let server = database.server else { return try lists(of: pattern.tokens, in: database) }
    if matches.kept > ServerMatches.most { matches.forget() }
    if size == nil { size = try IndexSize(storedIn: database) }
    let query = pattern.tsquery(leastCoverage: leastCoverage)
    let key = ([query, "\(ids)"] + pattern.tokens).joined(separator: "\n")
    if let known = matches.lists[key] { return known }
    let rows = try server.rows(
      """
      SELECT CAST(id AS text), CAST(title_length AS text), CAST(body_length AS text),
        CAST(subject_length AS text), CAST(context_length AS text), tokens, places
      FROM search_content WHERE tokens @@ CAST(?1 AS tsquery) AND id BETWEEN ?2 AND ?3
      ORDER BY search_content.id
      """, [.text(query), .integer(ids.first), .integer(ids.last)], isBinary: true)
    let wanted = TokenPlaces(of: pattern.tokens)
    var found = pattern.tokens.map { _ in FoundPlaces() }
    rows.read { row in
      let id = row.int(0)
      let columns = (1...4).map { row.int($0) }
      matches.lengths[id] = SIMD2(Int32(columns[0]), Int32(columns[1]))
      let add = { (token: Int, places: [UInt32]) in found[token].add(id, places) }
      if let all = row.cell(6) {
        wanted.find(inAll: all, body: add)
      } else if let vector = row.cell(5) {
        wanted.find(in: vector, starts: TokenVector.starts(of: columns + [0]), body: add)
      }
    }
    let lists = found.map { PostingList(entries: $0.entries, ends: $0.ends, places: $0.places) }
    matches.kept += lists.reduce(0) { $0 + $1.places.count }
    matches.lists[key] = lists
    return lists
  }

  /// The number of tokens in the title and in the body of `entry`, which a pattern has matched.
  func lengths(
    ofMatch entry: Int, in database: Database
  ) throws(KnowledgeBaseError) -> SIMD2<Int32> {
    if database.isShared { return matches.lengths[entry] ?? .zero }
    return try lengths(of: entry, in: database)
  }
}

/// The places of a token, as they are found.
private struct FoundPlaces {
  private(set) var entries: [Int] = []
  private(set) var ends: [Int] = []
  private(set) var places: [UInt32] = []

  /// Adds an entry, which is after those that it has, with its places.
  mutating func add(_ entry: Int, _ found: [UInt32]) {
    entries.append(entry)
    places += found
    ends.append(places.count)
  }
}

extension IndexSize {
  /// The size that the last change of the index on a server has recorded.
  fileprivate init(storedIn database: Database) throws(KnowledgeBaseError) {
    let numbers = try Settings(database: database).value(.indexSize)?.split(separator: " ")
      .compactMap { Int($0) }
    self.init(entries: numbers?.first ?? 0, tokens: Array((numbers ?? []).dropFirst()))
  }
}

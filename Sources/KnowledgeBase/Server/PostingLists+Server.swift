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
    if kept > Self.most { forget() }
    if size == nil { size = try IndexSize(storedIn: database) }
    let query = pattern.tsquery(leastCoverage: leastCoverage)
    let key = ([query, "\(ids)"] + pattern.tokens).joined(separator: "\n")
    if let known = matches[key] { return known }
    let rows = try server.rows(
      """
      SELECT CAST(id AS text), CAST(title_length AS text), CAST(body_length AS text),
        CAST(subject_length AS text), CAST(context_length AS text), tokens, places
      FROM search_content WHERE tokens @@ CAST(?1 AS tsquery) AND id BETWEEN ?2 AND ?3
      ORDER BY search_content.id
      """, [.text(query), .integer(ids.first), .integer(ids.last)], isBinary: true)
    let wanted = TokenPlaces(of: pattern.tokens)
    var lists = pattern.tokens.map { _ in PostingList() }
    rows.read { row in
      let id = row.int(0)
      let columns = (1...4).map { row.int($0) }
      lengths[id] = SIMD2(Int32(columns[0]), Int32(columns[1]))
      let add = { (token: Int, places: [UInt32]) in lists[token].append(id, places) }
      if let all = row.cell(6) {
        wanted.find(inAll: all, body: add)
      } else if let vector = row.cell(5) {
        wanted.find(in: vector, starts: TokenVector.starts(of: columns + [0]), body: add)
      }
    }
    kept += lists.reduce(0) { $0 + $1.places.count }
    matches[key] = lists
    return lists
  }
}

extension PostingList {
  /// Adds an entry, which is after those that it has, with its places.
  fileprivate mutating func append(_ entry: Int, _ found: [UInt32]) {
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

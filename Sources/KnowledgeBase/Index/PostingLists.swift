internal import CSQLite
internal import Guidelines

/// The entries that contain a token, with its positions in each.
struct PostingList {
  /// The ids of the entries, ascending.
  fileprivate(set) var entries: [Int] = []
  /// Where the positions of each entry end in ``places``.
  fileprivate(set) var ends: [Int] = []
  /// The positions in all entries, ascending in each: the column times 2²⁴ plus the token's offset in it,
  /// so that columns are far apart.
  fileprivate(set) var places: [UInt32] = []

  /// The largest offset that is stored; greater ones are stored as this one.
  static let mostOffset = 0xFF_FFFF

  /// The position at `offset` in `column`, as in ``places``.
  static func place(_ column: Int, _ offset: Int) -> UInt32 {
    UInt32(column) << 24 | UInt32(min(offset, mostOffset))
  }

  /// Appends `entry`, whose id must be greater than the last, with its positions.
  mutating func append(_ entry: Int, _ found: [UInt32]) {
    entries.append(entry)
    places += found
    ends.append(places.count)
  }
}

/// A cache of posting lists, each read from the index once and kept until the file changes.
///
/// FTS5 itself would merge and decode the lists again for every pattern that a query tries.
final class PostingLists {
  /// Facts about the entries of a server's index that the ranking needs.
  let facts = ServerFacts()
  private var lists: [String: PostingList] = [:]
  /// The lists being read, in the order of the requested tokens.
  private var reading: [PostingList] = []
  private var kept = 0
  /// The numbers of tokens in title and body by entry, packed into one integer: Swift takes long to
  /// instantiate the type of a dictionary of vectors.
  private var lengths: [Int: Int] = [:]
  /// Whether lengths are cached: not for the first query of a process, often the only one, because
  /// instantiating the dictionary's type takes longer than reading them.
  var keepsLengths = false
  /// The size of the index; `nil` before anything was read.
  var size: IndexSize?

  /// The room made for the positions of a token, of which most have fewer.
  private static let fewPlaces = 512
  /// The number of positions (16 MiB) beyond which the cache is emptied.
  private static let most = 1 << 22

  /// Empties the cache.
  func forget() {
    lists = [:]
    lengths = [:]
    kept = 0
    size = nil
    facts.forget()
  }

  /// The list of each of `tokens`, which must be distinct; empty for a token in no entry.
  ///
  /// On a server only the entries of `authority` are listed, if it is given; in a file always all
  /// entries.
  func lists(
    of tokens: [String], by authority: Authority?, in database: Database
  ) throws(KnowledgeBaseError) -> [PostingList] {
    if kept > Self.most { forget() }
    let prefix = database.isShared ? "\(authority?.rawValue ?? "")\u{0}" : ""
    var found = tokens.map { lists[prefix + $0] }
    let missing = found.indices.filter { found[$0] == nil }
    if !missing.isEmpty {
      let unread = missing.map { tokens[$0] }
      let read =
        if let server = database.server {
          try lists(of: unread, by: authority, in: database, on: server)
        } else { try fileLists(of: unread, in: database) }
      for (index, list) in zip(missing, read) {
        kept += list.places.count
        lists[prefix + tokens[index]] = list
        found[index] = list
      }
    }
    return found.compactMap(\.self)
  }

  /// The lists of `tokens` in a file, read by one query.
  private func fileLists(
    of tokens: [String], in database: Database
  ) throws(KnowledgeBaseError) -> [PostingList] {
    reading = tokens.map { _ in PostingList() }
    defer { reading = [] }
    // `hig_postings` reads the lists of all phrases when called for the first match.
    _ = try database.first(
      """
      SELECT hig_postings(search_index) FROM search_index WHERE search_index MATCH ?1 LIMIT 1
      """, SearchPattern.anyOf(tokens)
    ) { _ in }
    return reading
  }

  /// The numbers of tokens in the title and the body of the entry with this id.
  ///
  /// FTS5 stores the size of each column as a varint in its `docsize` table; its functions report sizes
  /// only for matches of the current query.
  func lengths(of entry: Int, in database: Database) throws(KnowledgeBaseError) -> SIMD2<Int32> {
    if keepsLengths, let known = lengths[entry] { return Self.unpacked(known) }
    let sizes = try database.first(
      "SELECT hex(sz) FROM search_index_docsize WHERE id = ?1", entry
    ) { $0.text(0) }
    let numbers = Self.numbers(inVarints: sizes ?? "")
    let packed = numbers.count < 2 ? 0 : Int(numbers[0]) << 32 | Int(numbers[1])
    if keepsLengths { lengths[entry] = packed }
    return Self.unpacked(packed)
  }

  private static func unpacked(_ lengths: Int) -> SIMD2<Int32> {
    SIMD2(Int32(lengths >> 32), Int32(truncatingIfNeeded: lengths))
  }

  /// Decodes varints from hexadecimal digits: seven bits a byte, the most significant first, with the
  /// eighth bit set in all but the last byte.
  private static func numbers(inVarints hex: String) -> [Int32] {
    var numbers: [Int32] = []
    var number: Int32 = 0
    var high: Int32?
    for digit in hex.utf8 {
      let value = Int32(digit) - (digit < UInt8(ascii: "A") ? 0x30 : 0x37)
      guard let first = high else {
        high = value
        continue
      }
      high = nil
      number = number << 7 | (first & 7) << 4 | value
      if first < 8 {
        numbers.append(number)
        number = 0
      }
    }
    return numbers
  }
}

extension PostingLists {
  /// Registers the FTS5 function that reads the lists with `database`, which retains this while open.
  ///
  /// - Throws: ``KnowledgeBaseError`` if SQLite was built without FTS5.
  func register(with database: Database) throws(KnowledgeBaseError) {
    let api = try database.fullTextInterface()
    let code = api.pointee.xCreateFunction(
      api, "hig_postings", Unmanaged.passRetained(self).toOpaque(),
      { interface, entry, context, _, _ in
        guard let interface, let entry, let own = interface.pointee.xUserData(entry) else { return }
        let lists = Unmanaged<PostingLists>.fromOpaque(own).takeUnretainedValue()
        let code = lists.read(interface, entry)
        if code != SQLITE_OK { sqlite3_result_error_code(context, code) }
      }, { Unmanaged<PostingLists>.fromOpaque($0!).release() })
    guard code == SQLITE_OK else { throw database.error(code) }
  }

  /// Reads the lists of all phrases of the current query, and the size of the index if unknown.
  private func read(
    _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer
  ) -> Int32 {
    for phrase in reading.indices {
      let code = withUnsafeMutablePointer(to: &reading[phrase]) { list in
        list.pointee.reserve(Self.fewPlaces)
        return interface.pointee.xQueryPhrase(
          entry, Int32(phrase), UnsafeMutableRawPointer(list),
          { interface, entry, list in
            guard let interface, let entry, let list else { return SQLITE_MISUSE }
            return list.assumingMemoryBound(to: PostingList.self).pointee.append(interface, entry)
          })
      }
      guard code == SQLITE_OK else { return code }
    }
    return size == nil ? readSize(interface, entry) : SQLITE_OK
  }

  private func readSize(
    _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer
  ) -> Int32 {
    var rows: Int64 = 0
    var code = interface.pointee.xRowCount(entry, &rows)
    var read = IndexSize(entries: Int(rows))
    for column in SearchIndex.columns.indices where code == SQLITE_OK {
      var total: Int64 = 0
      code = interface.pointee.xColumnTotalSize(entry, Int32(column), &total)
      read.tokens.append(Int(total))
    }
    size = read
    return code
  }
}

extension PostingList {
  /// Makes room for `count` positions in half as many entries.
  fileprivate mutating func reserve(_ count: Int) {
    places.reserveCapacity(count)
    entries.reserveCapacity(count / 2)
    ends.reserveCapacity(count / 2)
  }

  /// Appends the current match of a query for one phrase.
  fileprivate mutating func append(
    _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer
  ) -> Int32 {
    var iterator = Fts5PhraseIter()
    var column: Int32 = 0
    var offset: Int32 = 0
    let code = interface.pointee.xPhraseFirst(entry, 0, &iterator, &column, &offset)
    guard code == SQLITE_OK else { return code }
    while column >= 0 {
      places.append(Self.place(Int(column), Int(offset)))
      interface.pointee.xPhraseNext(entry, &iterator, &column, &offset)
    }
    entries.append(Int(interface.pointee.xRowid(entry)))
    ends.append(places.count)
    return SQLITE_OK
  }
}

/// Goes through the entries of a posting list in order.
struct PostingCursor {
  private let list: PostingList
  private var place = 0
  /// The current entry; `Int.max` at the end.
  private(set) var entry: Int

  init(_ list: PostingList) {
    self.list = list
    entry = list.entries.first ?? .max
  }

  /// Advances to the first entry whose id is at least `wanted`.
  mutating func advance(to wanted: Int) {
    guard entry < wanted else { return }
    // A galloping search: steps that double, then a binary search.
    var (low, step) = (place, 1)
    while low + step < list.entries.count, list.entries[low + step] < wanted {
      low += step
      step *= 2
    }
    var high = min(low + step, list.entries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if list.entries[middle] < wanted { low = middle } else { high = middle }
    }
    place = high
    entry = high < list.entries.count ? list.entries[high] : .max
  }

  /// Calls `body` with the index in `wanted`, which must be ascending, of each entry in the list.
  func forEachPlace(in wanted: [Int], _ body: (Int) -> Void) {
    let entries = list.entries
    if wanted.count < entries.count / 8 {
      var cursor = self
      for (place, entry) in wanted.enumerated() {
        cursor.advance(to: entry)
        if cursor.entry == entry { body(place) }
      }
      return
    }
    var place = 0
    for entry in entries {
      while place < wanted.count, wanted[place] < entry { place += 1 }
      guard place < wanted.count else { return }
      if wanted[place] == entry { body(place) }
    }
  }

  /// The indexes of the positions of the current entry.
  var ownPlaces: Range<Int> { (place > 0 ? list.ends[place - 1] : 0)..<list.ends[place] }

  /// The position with this index.
  subscript(index: Int) -> UInt32 { list.places[index] }
}

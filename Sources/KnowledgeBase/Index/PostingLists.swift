internal import CSQLite
internal import Guidelines

/// The entries that have a token, with the places where they have it.
struct PostingList {
  /// The ids of the entries, ascending.
  fileprivate(set) var entries: [Int] = []
  /// Where the places of each entry end in ``places``.
  fileprivate(set) var ends: [Int] = []
  /// The places of all entries, ascending in each: the column times 2²⁴ plus the offset in it, so
  /// that columns are far apart.
  fileprivate(set) var places: [UInt32] = []

  /// Appends `entry`, which is after those that it has, with its places.
  mutating func append(_ entry: Int, _ found: [UInt32]) {
    entries.append(entry)
    places += found
    ends.append(places.count)
  }
}

/// The posting lists of the tokens that were searched for, read from the index once and kept until
/// the file changes.
///
/// FTS5 would merge and decode the lists of a query's tokens for every pattern that is tried.
final class PostingLists {
  /// What a server keeps of entries besides their tokens.
  let facts = ServerFacts()
  private var lists: [String: PostingList] = [:]
  /// The lists of the tokens that are being read, in their order.
  private var reading: [PostingList] = []
  private var kept = 0
  /// The lengths of the title and the body of entries, packed: the type of a dictionary of vectors
  /// takes long to make.
  private var lengths: [Int: Int] = [:]
  /// Whether lengths are kept: not for the first query of a process, which is often the only one,
  /// because making the type of the dictionary takes longer than reading them.
  var keepsLengths = false
  /// The size of the index; `nil` before anything was read.
  var size: IndexSize?

  /// The number of places beyond which everything is read anew: 16 MiB of them.
  private static let most = 1 << 22

  /// Empties the cache.
  func forget() {
    lists = [:]
    lengths = [:]
    kept = 0
    size = nil
    facts.forget()
  }

  /// The list of each of `tokens`, which are distinct; empty for one that no entry has.
  ///
  /// A server gives those of the entries of `authority` alone, if there is one, a file those of all.
  func lists(
    of tokens: [String], by authority: Authority?, in database: Database
  ) throws(KnowledgeBaseError) -> [PostingList] {
    if kept > Self.most { forget() }
    let prefix = database.isShared ? "\(authority?.rawValue ?? "")\u{0}" : ""
    let missing = tokens.filter { lists[prefix + $0] == nil }
    if !missing.isEmpty {
      let read =
        if let server = database.server {
          try lists(of: missing, by: authority, in: database, on: server)
        } else { try fileLists(of: missing, in: database) }
      for (token, list) in zip(missing, read) {
        kept += list.places.count
        lists[prefix + token] = list
      }
    }
    return tokens.map { lists[prefix + $0] ?? PostingList() }
  }

  /// The lists of `tokens` in a file, by one query.
  private func fileLists(
    of tokens: [String], in database: Database
  ) throws(KnowledgeBaseError) -> [PostingList] {
    reading = tokens.map { _ in PostingList() }
    defer { reading = [] }
    // The function reads the lists of all phrases at the first entry that has any.
    _ = try database.first(
      """
      SELECT hig_postings(search_index) FROM search_index WHERE search_index MATCH ?1 LIMIT 1
      """, SearchPattern.anyOf(tokens)
    ) { _ in }
    return reading
  }

  /// The number of tokens in the title and in the body of the entry with this id.
  ///
  /// FTS5 keeps those of all columns as varints, in their order; its functions tell them only of what
  /// a query has just found.
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

  /// The numbers that the bytes with these hexadecimal digits encode: seven bits each, the highest
  /// first, with the eighth set in all but the last byte of a number.
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
  /// Registers with `database`, which retains this while open, the function of FTS5 through which
  /// lists are read.
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

  /// Reads the lists of all phrases of the query at `entry`, and the size of the index.
  private func read(
    _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer
  ) -> Int32 {
    for phrase in reading.indices {
      let code = withUnsafeMutablePointer(to: &reading[phrase]) { list in
        interface.pointee.xQueryPhrase(
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
  /// Appends `entry`, which has the only phrase of its query.
  fileprivate mutating func append(
    _ interface: UnsafePointer<Fts5ExtensionApi>, _ entry: OpaquePointer
  ) -> Int32 {
    var iterator = Fts5PhraseIter()
    var column: Int32 = 0
    var offset: Int32 = 0
    let code = interface.pointee.xPhraseFirst(entry, 0, &iterator, &column, &offset)
    guard code == SQLITE_OK else { return code }
    while column >= 0 {
      places.append(UInt32(column) << 24 | UInt32(min(offset, 0xFF_FFFF)))
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
  /// The entry at which it stands; greater than any at the end.
  private(set) var entry: Int

  init(_ list: PostingList) {
    self.list = list
    entry = list.entries.first ?? .max
  }

  /// Goes to the first entry from `wanted` on.
  mutating func advance(to wanted: Int) {
    guard entry < wanted else { return }
    // Steps that double find an entry that is near, and one that is far, in little time.
    var (low, step) = (place, 1)
    let entries = list.entries
    while low + step < entries.count, entries[low + step] < wanted {
      low += step
      step *= 2
    }
    var high = min(low + step, entries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle] < wanted { low = middle } else { high = middle }
    }
    place = high
    entry = high < entries.count ? entries[high] : .max
  }

  /// Calls `body` with the place in `wanted`, which are ascending, of each that is in the list.
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

  /// Appends the places of the entry at which it stands to `found`.
  func appendPlaces(to found: inout [UInt32]) {
    let start = place > 0 ? list.ends[place - 1] : 0
    for index in start..<list.ends[place] { found.append(list.places[index]) }
  }
}

internal import Guidelines

/// What the ranking needs to know of an entry besides its tokens.
struct EntryFacts {
  /// The number of tokens in its title and in its body.
  var lengths = SIMD2<Int32>.zero
  var hasNumbers = false
  /// A bit for each platform.
  var platforms = 0

  /// The facts encoded as positions of the empty token: the offset in each column is a value.
  var token: TokenVector.PlacedToken {
    let facts = [Int(lengths[0]), Int(lengths[1]), hasNumbers ? 1 : 0, platforms]
    return (
      [], TokenVector.digest(of: []),
      facts.enumerated().map { (column: $0.offset, offset: $0.element) }
    )
  }

  /// Sets the fact with the number `column`, in the order of ``token``.
  fileprivate mutating func set(_ column: Int, to value: Int) {
    switch column {
    case 0: lengths[0] = Int32(value)
    case 1: lengths[1] = Int32(value)
    case 2: hasNumbers = value == 1
    default: platforms = value
    }
  }
}

/// A cache of facts about a server's entries, by block, valid until the index changes.
final class ServerFacts {
  private var blocks: [Int: [EntryFacts]] = [:]

  /// Empties the cache.
  func forget() { blocks = [:] }

  /// The facts of `entry`, whose block must have been read.
  subscript(entry: Int) -> EntryFacts {
    blocks[PostingBlock.number(of: entry)]?[entry % PostingBlock.size] ?? EntryFacts()
  }

  /// Reads the blocks of `entries`, which must be ascending, that have not been read yet.
  func read(for entries: [Int], from server: ServerConnection) throws(KnowledgeBaseError) {
    var missing: [Int] = []
    for entry in entries {
      let number = PostingBlock.number(of: entry)
      if missing.last != number, blocks[number] == nil { missing.append(number) }
    }
    guard !missing.isEmpty else { return }
    let list = "{\(missing.map(String.init).joined(separator: ","))}"
    let rows = try server.rows(
      """
      SELECT CAST(block AS text), places FROM posting
      WHERE token = '' AND block = ANY (ARRAY(SELECT unnest(CAST(?1 AS bigint[]))))
      """, [.text(list)], isBinary: true)
    for number in missing {
      blocks[number] = Array(repeating: EntryFacts(), count: PostingBlock.size)
    }
    var isSound = true
    rows.read { row in
      let number = row.int(0)
      guard let bytes = row.cell(1), var facts = blocks.removeValue(forKey: number) else { return }
      var entry = 0
      let isRead = PostingBlock.read(bytes, of: number) {
        entry = $0 % PostingBlock.size
      } place: {
        facts[entry].set($0, to: $1)
      }
      if !isRead { isSound = false }
      blocks[number] = facts
    }
    guard isSound else { throw .damagedPostings(of: server) }
  }
}

extension PostingLists {
  /// The lists of `tokens` on `server`, which has `database`, with the entries of `authority` or of all.
  func lists(
    of tokens: [String], by authority: Authority?, in database: Database,
    on server: ServerConnection
  ) throws(KnowledgeBaseError) -> [PostingList] {
    if size == nil { size = try IndexSize(storedIn: database) }
    let part = authority?.rawValue.lowercased()
    // Blocks arrive in any order, and may come from several servers.
    var found: [[UInt8]: [(number: Int, bytes: [UInt8])]] = [:]
    let names = tokens.map { Array(TokenVector.kept(ArraySlice(Array($0.utf8)))) }
    // A subquery, because PostgreSQL sends its result to foreign tables, but not a cast.
    let list = TextArray.text(names)
    let rows = try server.rows(
      """
      SELECT token, CAST(block AS text), places FROM posting
      WHERE token = ANY (ARRAY(SELECT unnest(CAST(?1 AS text[]))))\(part == nil ? "" : " AND part = ?2")
      """, [.text(list)] + (part.map { [.text($0)] } ?? []), isBinary: true)
    rows.read { row in
      guard let token = row.cell(0), let bytes = row.cell(2) else { return }
      found[Array(token), default: []].append((row.int(1), Array(bytes)))
    }
    return try names.map { name throws(KnowledgeBaseError) in
      let blocks = (found[name] ?? []).sorted { $0.number < $1.number }
      guard let list = PostingList(blocks: blocks) else { throw .damagedPostings(of: server) }
      return list
    }
  }
}

extension PostingList {
  /// The entries of `blocks`, which must be sorted by number; each authority may have one of a number.
  ///
  /// `nil` if one is malformed.
  fileprivate init?(blocks: [(number: Int, bytes: [UInt8])]) {
    self.init()
    var next = 0
    while next < blocks.count {
      let number = blocks[next].number
      var own: [(entry: Int, places: [UInt32])] = []
      while next < blocks.count, blocks[next].number == number {
        let isRead = blocks[next].bytes.withUnsafeBufferPointer { bytes in
          PostingBlock.read(bytes, of: number) {
            own.append(($0, []))
          } place: {
            own[own.count - 1].places.append(PostingList.place($0, $1))
          }
        }
        guard isRead else { return nil }
        next += 1
      }
      own.sort { $0.entry < $1.entry }
      for found in own { append(found.entry, found.places) }
    }
  }
}

extension IndexSize {
  /// The size stored by the last change of the index on a server.
  fileprivate init(storedIn database: Database) throws(KnowledgeBaseError) {
    let numbers = try Settings(database: database).value(.indexSize)?.split(separator: " ")
      .compactMap { Int($0) }
    self.init(entries: numbers?.first ?? 0, tokens: Array((numbers ?? []).dropFirst()))
  }
}

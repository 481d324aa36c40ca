internal import TextAnalysis

/// A block of a posting list on a server: the entries in it that contain a token, with its positions.
///
/// Numbers are varints, seven bits a byte, the least significant first. An entry is the distance of its
/// id from the one before, the number of positions, and the positions, each an offset times 8 plus the
/// column.
struct PostingBlock {
  /// The number of ids in a block.
  static let size = 4096

  /// The number of the block of `entry`.
  static func number(of entry: Int) -> Int { entry / size }

  /// The encoded entries.
  private(set) var bytes: [UInt8] = []
  /// The number of entries.
  private(set) var count = 0
  /// The offset of the last entry in the block.
  private var last = 0

  /// Adds `entry`, whose id must be greater than the last.
  mutating func add(_ entry: Int, _ places: [(column: Int, offset: Int)]) {
    let offset = entry % Self.size
    add(offset - last)
    last = offset
    count += 1
    add(places.count)
    for place in places { add(min(place.offset, PostingList.mostOffset) << 3 | place.column) }
  }

  private mutating func add(_ number: Int) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// The bytes in the hexadecimal input format of `bytea`.
  var hex: String {
    String(unsafeUninitializedCapacity: 2 + 2 * bytes.count) { text in
      (text[0], text[1]) = (UInt8(ascii: "\\"), UInt8(ascii: "x"))
      for (place, byte) in bytes.enumerated() {
        for (offset, digit) in [byte >> 4, byte & 15].enumerated() {
          text[2 + 2 * place + offset] =
            digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
        }
      }
      return 2 + 2 * bytes.count
    }
  }

  /// Decodes `bytes` of block `number`; calls `entry` with each entry, then `place` with its positions.
  ///
  /// Returns whether `bytes` are well-formed: a server is trusted no more than a file.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, of number: Int,
    entry: (Int) -> Void, place: (_ column: Int, _ offset: Int) -> Void
  ) -> Bool {
    var next = 0
    func take() -> Int? {
      var (number, shift) = (0, 0)
      while next < bytes.count, shift < 35 {
        let byte = bytes[next]
        next += 1
        number |= Int(byte & 0x7F) << shift
        if byte < 0x80 { return number }
        shift += 7
      }
      return nil
    }
    guard 0..<mostBlocks ~= number else { return false }
    var offset = 0
    while next < bytes.count {
      guard let step = take(), let count = take() else { return false }
      offset += step
      guard offset < size else { return false }
      entry(number * size + offset)
      for _ in 0..<count {
        guard let code = take(), code & 7 < SearchIndex.columns.count,
          code >> 3 <= PostingList.mostOffset
        else { return false }
        place(code & 7, code >> 3)
      }
    }
    return true
  }

  /// An upper bound for the numbers of blocks.
  private static let mostBlocks = 1 << 40
}

extension KnowledgeBaseError {
  /// The error for a malformed posting list of `server`.
  static func damagedPostings(of server: ServerConnection) -> KnowledgeBaseError {
    KnowledgeBaseError(code: .damaged, path: server.shown, detail: "a posting list")
  }
}

/// Collects the posting lists of a block, by part of the index and token.
struct PostingBlockDraft {
  /// A list of the block.
  struct List {
    let part: String
    let token: ArraySlice<UInt8>
    fileprivate(set) var entries = PostingBlock()
    /// Whether the server has a row for it.
    fileprivate(set) var isStored = false
    /// Whether it differs from that row.
    fileprivate(set) var isChanged = false
  }

  /// The number of the block.
  let number: Int
  private var lists: [List] = []
  /// The indexes in ``lists`` by the digests of part and token, which are unique in practice.
  private var known: [UInt64: Int] = [:]

  init(_ number: Int) { self.number = number }

  /// Takes over a stored list without the `removed` entries; returns whether it is well-formed.
  mutating func restore(
    _ bytes: UnsafeBufferPointer<UInt8>, of token: [UInt8], _ part: String,
    without removed: Set<Int>
  ) -> Bool {
    let token = ArraySlice(token)
    let place = place(of: token, TokenVector.digest(of: token), part)
    lists[place].isStored = true
    var found: (entry: Int, places: [(column: Int, offset: Int)])?
    func add() {
      guard let found else { return }
      if removed.contains(found.entry) {
        lists[place].isChanged = true
      } else {
        lists[place].entries.add(found.entry, found.places)
      }
    }
    let isSound = PostingBlock.read(bytes, of: number) {
      add()
      found = ($0, [])
    } place: {
      found?.places.append(($0, $1))
    }
    add()
    return isSound
  }

  /// Adds an occurrence of `token` in `entry` of `part`; entries must be added in ascending order.
  mutating func add(_ token: TokenVector.PlacedToken, of part: String, _ entry: Int) {
    let place = place(of: token.token, token.digest, part)
    lists[place].entries.add(entry, token.places)
    lists[place].isChanged = true
  }

  /// The index of the list of `token` in `part`.
  private mutating func place(
    of token: ArraySlice<UInt8>, _ digest: UInt64, _ part: String
  ) -> Int {
    let key = digest &+ Digest.value(of: part)
    if let place = known[key] { return place }
    known[key] = lists.count
    lists.append(List(part: part, token: token))
    return lists.count - 1
  }

  /// The changed lists, sorted by token, which the server indexes faster.
  var changed: [List] {
    lists.filter(\.isChanged).sorted { $0.token.lexicographicallyPrecedes($1.token) }
  }
}

internal import Synchronization
internal import TextAnalysis

/// The number of index entries in which each token occurs (its document frequency), counted by the
/// threads that prepare them.
final class TokenCounts: Sendable {
  private let counted = Mutex(Counted())

  /// Counts the tokens of further `entries`.
  func add(_ entries: [IndexTokens.PreparedEntry]) {
    counted.withLock { counted in
      for entry in entries { counted.add(entry) }
    }
  }

  /// The tokens with their counts, ordered by bytes.
  func sorted() -> [(text: String, entries: Int)] { counted.withLock { $0.sorted() } }
}

private struct Counted {
  // The length in bytes to which FTS5 cuts tokens: FTS5_MAX_TOKEN_SIZE in its sources.
  private static let longestToken = 32_768

  /// A slot of the hash table; free if `entries` is 0.
  private struct Slot {
    var hash: UInt64 = 0
    /// The number of entries in which it occurs, and the last of them.
    var entries: Int32 = 0
    var last: Int32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 1 << 12)
  /// For each token its hash, which is unique in practice, and the end of its bytes.
  private var tokens: [(hash: UInt64, end: Int)] = []
  private var bytes: [UInt8] = []
  private var entries: Int32 = 0

  mutating func add(_ entry: IndexTokens.PreparedEntry) {
    entries += 1
    for number in entry.texts.indices {
      entry.texts[number].tokens.bytes.withUnsafeBufferPointer { bytes in
        var start = 0
        for place in entry.texts[number].tokens.places {
          let end = Int(place.end)
          add(UnsafeBufferPointer(rebasing: bytes[start..<min(end, start + Self.longestToken)]))
          start = end
        }
      }
    }
  }

  @inline(__always)
  private mutating func add(_ token: UnsafeBufferPointer<UInt8>) {
    let hash = Digest.quick(UnsafeRawBufferPointer(token))
    let slot = slot(of: hash)
    if slots[slot].last == entries { return }
    let isNew = slots[slot].entries == 0
    slots[slot] = Slot(hash: hash, entries: slots[slot].entries + 1, last: entries)
    if isNew { keep(token, hash) }
  }

  private mutating func keep(_ token: UnsafeBufferPointer<UInt8>, _ hash: UInt64) {
    bytes.append(contentsOf: token)
    tokens.append((hash, bytes.count))
    if tokens.count * 2 > slots.count { grow() }
  }

  @inline(__always)
  private func slot(of hash: UInt64) -> Int {
    slots.withUnsafeBufferPointer { slots in
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot].entries > 0, slots[slot].hash != hash {
        slot = (slot + 1) & (slots.count - 1)
      }
      return slot
    }
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for token in old where token.entries > 0 { slots[slot(of: token.hash)] = token }
  }

  func sorted() -> [(text: String, entries: Int)] {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      var found = tokens.map { token in
        defer { start = token.end }
        let own = UnsafeBufferPointer(rebasing: bytes[start..<token.end])
        return (
          beginning: Self.beginning(of: own), bytes: own,
          entries: slots[slot(of: token.hash)].entries
        )
      }
      found.sort {
        $0.beginning != $1.beginning
          ? $0.beginning < $1.beginning : $0.bytes.lexicographicallyPrecedes($1.bytes)
      }
      return found.map { (String(decoding: $0.bytes, as: UTF8.self), Int($0.entries)) }
    }
  }

  /// The first eight bytes as a big-endian number, a sort key that differs for most tokens.
  private static func beginning(of token: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let first = token.prefix(8)
    return first.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (8 - first.count))
  }
}

internal import Synchronization
internal import TextAnalysis

/// In how many entries of a full-text index each token stands, counted by the threads that prepare
/// them.
final class TokenCounts: Sendable {
  private let counted = Mutex(Counted())

  /// Counts the tokens of other `entries`.
  func add(_ entries: [IndexTokens.PreparedEntry]) {
    counted.withLock { counted in
      for entry in entries { counted.add(entry) }
    }
  }

  /// The tokens and their counts, in the order of their bytes.
  func sorted() -> [(text: String, entries: Int)] { counted.withLock { $0.sorted() } }
}

private struct Counted {
  // FTS5 cuts longer tokens; in bytes. See FTS5_MAX_TOKEN_SIZE in its sources.
  private static let longestToken = 32_768

  private var numbers = FeatureNumbers()
  /// Of each token: in how many entries it stands, the last of them, and where its bytes end.
  private var tokens: [(entries: Int32, last: Int32, end: Int)] = []
  private var bytes: [UInt8] = []
  private var entries: Int32 = 0

  mutating func add(_ entry: IndexTokens.PreparedEntry) {
    entries += 1
    for text in entry.texts {
      text.tokens.bytes.withUnsafeBufferPointer { bytes in
        var start = 0
        for place in text.tokens.places {
          let end = Int(place.end)
          add(UnsafeBufferPointer(rebasing: bytes[start..<end].prefix(Self.longestToken)))
          start = end
        }
      }
    }
  }

  private mutating func add(_ token: UnsafeBufferPointer<UInt8>) {
    let number = Int(numbers.number(of: Feature(Digest.quick(UnsafeRawBufferPointer(token)))))
    if number == tokens.count {
      bytes.append(contentsOf: token)
      tokens.append((1, entries, bytes.count))
    } else if tokens[number].last != entries {
      tokens[number].entries += 1
      tokens[number].last = entries
    }
  }

  func sorted() -> [(text: String, entries: Int)] {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      var found = tokens.map { token in
        defer { start = token.end }
        return (bytes: UnsafeBufferPointer(rebasing: bytes[start..<token.end]), token.entries)
      }
      found.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
      return found.map { (String(decoding: $0.bytes, as: UTF8.self), Int($0.1)) }
    }
  }
}

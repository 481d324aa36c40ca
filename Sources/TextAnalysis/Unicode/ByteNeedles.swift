/// A set of strings to search for in UTF-8 bytes.
///
/// Each has at least three bytes, the length of a Hangul syllable.
package struct ByteNeedles: Sendable {
  /// The needles by their first three bytes, and by their last three.
  private var byBeginning: [UInt32: [[UInt8]]] = [:]
  private var byEnd: [UInt32: [[UInt8]]] = [:]
  /// Prefilter: for each byte, whether a needle begins with it.
  private var leads = [Bool](repeating: false, count: 256)
  /// Prefilter: for each hash of three bytes, whether a needle may begin with them.
  private var mayBegin = [Bool](repeating: false, count: 1024)
  private var mayEnd = [Bool](repeating: false, count: 1024)

  /// Creates the set of `strings`.
  package init(_ strings: [String]) {
    for string in strings {
      let needle = Array(string.utf8)
      let (first, last) = needle.withUnsafeBufferPointer {
        (Self.three($0, at: 0), Self.three($0, at: $0.count - 3))
      }
      byBeginning[first, default: []].append(needle)
      byEnd[last, default: []].append(needle)
      leads[Int(needle[0])] = true
      mayBegin[Self.place(first)] = true
      mayEnd[Self.place(last)] = true
    }
  }

  /// Creates a prefilter for `phrases`: a text in which none of their longest words occurs has no phrase.
  package init(longestWordsOf phrases: [String]) {
    self.init(
      phrases.compactMap { phrase in
        phrase.split(separator: " ").max { $0.utf8.count < $1.utf8.count }.map(String.init)
      })
  }

  private static func three(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
    UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
  }

  private static func place(_ three: UInt32) -> Int {
    Int((three >> 4 ^ three >> 2 & 0xFC0 ^ three) & 1023)
  }

  /// Whether `bytes` contains a needle.
  package func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 3 else { return false }
    return leads.withUnsafeBufferPointer { leads in
      mayBegin.withUnsafeBufferPointer { mayBegin in
        for start in 0...bytes.count - 3 where leads[Int(bytes[start])] {
          let three = Self.three(bytes, at: start)
          if mayBegin[Self.place(three)], begin(bytes, at: start, three) { return true }
        }
        return false
      }
    }
  }

  /// Whether `bytes` contains a needle.
  package func occur(in bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { occur(in: $0) } }

  /// Whether `text` contains a needle.
  package func occur(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { occur(in: $0) }
  }

  /// Whether `text` contains a needle.
  package func occur(in text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { occur(in: $0) } ?? occur(in: Array(text.utf8))
  }

  /// Whether `text` contains a needle when its ASCII capitals are made small.
  package func occur(loweredIn text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { occur(loweredIn: $0) }
      ?? Array(text.utf8).withUnsafeBufferPointer { occur(loweredIn: $0) }
  }

  private func occur(loweredIn bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { room in
      for index in bytes.indices {
        room.initializeElement(at: index, to: bytes[index].lowered)
      }
      return occur(in: UnsafeBufferPointer(room))
    }
  }

  /// Whether `text` begins with a needle.
  package func begin(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { begin($0) }
  }

  /// Whether `bytes` begins with a needle.
  package func begin(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 3 else { return false }
    let three = Self.three(bytes, at: 0)
    return mayBegin[Self.place(three)] && begin(bytes, at: 0, three)
  }

  /// Whether `bytes` ends with a needle.
  package func end(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 3 else { return false }
    let three = Self.three(bytes, at: bytes.count - 3)
    guard mayEnd[Self.place(three)], let needles = byEnd[three] else { return false }
    return needles.contains { needle in
      needle.count <= bytes.count && stands(needle, in: bytes, at: bytes.count - needle.count)
    }
  }

  /// Whether `bytes` ends with a needle.
  package func end(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { end($0) } }

  /// The longest needle at the last place in `text` where one occurs.
  package func last(in text: String) -> String? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      for start in bytes.indices.dropLast(2).reversed() {
        let found = byBeginning[Self.three(bytes, at: start)]?.filter { needle in
          needle.count <= bytes.count - start && stands(needle, in: bytes, at: start)
        }
        if let longest = found?.max(by: { $0.count < $1.count }) {
          return String(decoding: longest, as: UTF8.self)
        }
      }
      return nil
    }
  }

  private func begin(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ three: UInt32
  ) -> Bool {
    byBeginning[three]?.contains { needle in
      needle.count <= bytes.count - start && stands(needle, in: bytes, at: start)
    } ?? false
  }

  private func stands(
    _ needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    for offset in needle.indices where bytes[start + offset] != needle[offset] { return false }
    return true
  }
}

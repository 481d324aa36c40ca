#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The index of the first `byte` at or after `start`.
  package func place(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The index of the first occurrence of `needle`.
  ///
  /// - Complexity: O(*n* × *m*) at worst, for needles of a few bytes.
  package func place(of needle: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let head = needle.first, let pattern = needle.baseAddress, let base = baseAddress else {
      return nil
    }
    // A text has many spaces, so the byte behind one in front is looked for.
    let rare = head == 0x20 && needle.count > 1 ? 1 : 0
    var start = 0
    while let found = place(of: needle[rare], from: start + rare) {
      let place = found - rare
      guard place + needle.count <= count else { return nil }
      if memcmp(base + place, pattern, needle.count) == 0 { return place }
      start = place + 1
    }
    return nil
  }

  /// Whether the buffer begins with the bytes of `other`.
  package func begins(with other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard other.count <= count else { return false }
    guard let base = baseAddress, let start = other.baseAddress else { return true }
    return memcmp(base, start, other.count) == 0
  }
}

extension [UInt8] {
  /// Whether the bytes of `word` are in it, one after the other.
  package func holds(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in withUnsafeBufferPointer { $0.place(of: word) != nil } }
  }
}

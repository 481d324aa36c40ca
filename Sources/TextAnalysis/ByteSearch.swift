extension StringProtocol {
  /// Whether `needle` stands in the text, compared byte by byte.
  ///
  /// `String.contains` compares characters, which takes many times as long.
  ///
  /// - Complexity: O(*n* × *m*) at worst, for needles of a few bytes.
  package func utf8Contains(_ needle: StaticString) -> Bool {
    utf8Contains(UnsafeBufferPointer(start: needle.utf8Start, count: needle.utf8CodeUnitCount))
  }

  /// Whether `needle` stands in the text, compared byte by byte.
  package func utf8Contains(_ needle: String) -> Bool {
    var needle = needle
    return needle.withUTF8 { utf8Contains($0) }
  }

  private func utf8Contains(_ needle: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8.withContiguousStorageIfAvailable { Self.find(needle, in: $0) }
      ?? Array(utf8).withUnsafeBufferPointer { Self.find(needle, in: $0) }
  }

  private static func find(
    _ needle: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let head = needle.first else { return true }
    guard bytes.count >= needle.count else { return false }
    for start in 0...bytes.count - needle.count where bytes[start] == head {
      var offset = 1
      while offset < needle.count, bytes[start + offset] == needle[offset] { offset += 1 }
      if offset == needle.count { return true }
    }
    return false
  }
}

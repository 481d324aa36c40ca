internal import Guidelines

extension UInt8 {
  /// The byte with an ASCII capital made small.
  @inline(__always)
  var lowered: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are ASCII; compares eight at a time.
  package var isASCII: Bool {
    let raw = UnsafeRawBufferPointer(self)
    var index = 0
    while index + 8 <= count {
      let eight = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if eight & 0x8080_8080_8080_8080 != 0 { return false }
      index += 8
    }
    return self[index...].allSatisfy { $0 < 0x80 }
  }

  /// Whether `word`, lower-case ASCII, is found at `index`, ignoring case.
  package func begins(lowered word: StaticString, at index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount <= count else { return false }
    for offset in 0..<word.utf8CodeUnitCount {
      if self[index + offset].lowered != word.utf8Start[offset] { return false }
    }
    return true
  }

  /// Whether `word`, lower-case ASCII, is found anywhere, ignoring case.
  package func holds(lowered word: StaticString) -> Bool {
    let head = word.utf8Start[0]
    return indices.contains { self[$0] | 0x20 == head && begins(lowered: word, at: $0) }
  }
}

extension StringProtocol {
  /// Whether the text contains an ASCII character.
  package func utf8Holds(_ character: Unicode.Scalar) -> Bool {
    let byte = UInt8(ascii: character)
    return utf8.withContiguousStorageIfAvailable { $0.place(of: byte) != nil }
      ?? utf8.contains(byte)
  }
}

extension String {
  /// Whether the text contains an ASCII character; the generic version looks up the type of text
  /// each time.
  package func utf8Holds(_ character: Unicode.Scalar) -> Bool {
    var text = self
    return text.withUTF8 { $0.place(of: UInt8(ascii: character)) != nil }
  }

  /// Whether the text contains `needle`, compared byte by byte.
  ///
  /// - Complexity: O(*n* × *m*) at worst, for needles of a few bytes.
  package func utf8Contains(_ needle: StaticString) -> Bool {
    guard needle.utf8CodeUnitCount > 0 else { return true }
    var text = self
    return text.withUTF8 { text in
      needle.withUTF8Buffer { text.place(of: $0) != nil }
    }
  }

  /// The text with `replacement` for each `needle`; most texts hold none, and are not copied.
  package func utf8Replacing(_ needle: StaticString, with replacement: String) -> String {
    utf8Contains(needle) ? replacing(needle.description, with: replacement) : self
  }
}

extension Substring {
  /// The range of the first occurrence of `needle`, compared byte by byte.
  ///
  /// - Complexity: O(*n* × *m*) at worst, for needles of a few bytes.
  package func utf8Range(of needle: String) -> Range<Index>? {
    var (text, needle) = (self, needle)
    let place = text.withUTF8 { text in needle.withUTF8 { text.place(of: $0) } }
    guard let place else { return nil }
    let start = utf8.index(startIndex, offsetBy: place)
    return start..<utf8.index(start, offsetBy: needle.utf8.count)
  }
}

extension StringProtocol {
  /// Whether the text contains `needle`, compared byte by byte.
  ///
  /// `String.contains` compares characters, which takes many times as long.
  ///
  /// - Complexity: O(*n* × *m*) at worst, for needles of a few bytes.
  package func utf8Contains(_ needle: StaticString) -> Bool {
    utf8Contains(UnsafeBufferPointer(start: needle.utf8Start, count: needle.utf8CodeUnitCount))
  }

  /// Whether the text contains `needle`, compared byte by byte.
  package func utf8Contains(_ needle: String) -> Bool {
    var needle = needle
    return needle.withUTF8 { utf8Contains($0) }
  }

  private func utf8Contains(_ needle: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !needle.isEmpty else { return true }
    return utf8.withContiguousStorageIfAvailable { $0.place(of: needle) != nil }
      ?? Array(utf8).withUnsafeBufferPointer { $0.place(of: needle) != nil }
  }
}

/// The text of `runs` as one line.
package func collapsed(_ runs: some Sequence<Run>) -> String {
  var joined = ""
  for run in runs { joined += run.text }
  return collapsed(joined)
}

/// `text` with each run of white space replaced by one space, none at either end, and without
/// invisible characters.
package func collapsed(_ text: String) -> String {
  var text = text
  if text.withUTF8(isCollapsed) { return text }
  return text.withUTF8 { bytes in
    String(unsafeUninitializedCapacity: bytes.count) { result in
      var count = 0
      var pendingSpace = false
      var index = 0
      while index < bytes.count {
        let (kind, length) = spaceKind(bytes, index)
        switch kind {
        case .space: pendingSpace = true
        case .nothing: break
        case .visible:
          if pendingSpace, count > 0 {
            result[count] = UInt8(ascii: " ")
            count += 1
          }
          pendingSpace = false
          for offset in 0..<length { result[count + offset] = bytes[index + offset] }
          count += length
        }
        index += length
      }
      return count
    }
  }
}

/// Whether `collapsed` would leave the text unchanged, as it does nearly all texts.
///
/// Examines eight bytes together, and one by one only if one of them may begin white space other
/// than a space.
private func isCollapsed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let last = bytes.last else { return true }
  if bytes[0] == 0x20 || last == 0x20 { return false }
  let raw = UnsafeRawBufferPointer(bytes)
  var index = 0
  while index + 9 <= bytes.count {
    let some = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let next = raw.loadUnaligned(fromByteOffset: index + 1, as: UInt64.self)
    var suspects = some.mayEqual(0x20) & next.mayEqual(0x20) | some.mayBeLess(than: 0x0E)
    if some & .eight(0x80) != 0 {
      suspects |= some.mayEqual(0xC2) | some.mayEqual(0xEF) | (some & .eight(0xFC)).mayEqual(0xE0)
    }
    if suspects != 0, !(index..<index + 8).allSatisfy({ isCollapsed(bytes, at: $0) }) {
      return false
    }
    index += 8
  }
  return (index..<bytes.count).allSatisfy { isCollapsed(bytes, at: $0) }
}

extension UInt64 {
  /// The byte repeated eight times.
  fileprivate static func eight(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Sets the highest bit of each of the eight bytes that is less than `byte` (at most 0x80), and
  /// perhaps of some bytes above one: false positives are possible, false negatives are not.
  fileprivate func mayBeLess(than byte: UInt8) -> UInt64 {
    (self &- .eight(byte)) & ~self & .eight(0x80)
  }

  /// Sets the highest bit of each of the eight bytes that equals `byte`, and perhaps of some bytes
  /// above one: false positives are possible, false negatives are not.
  fileprivate func mayEqual(_ byte: UInt8) -> UInt64 { (self ^ .eight(byte)).mayBeLess(than: 1) }
}

private func isCollapsed(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
  switch bytes[index] {
  case 0x20: bytes[index + 1] != 0x20
  case 0x09...0x0D: false
  case 0xC2, 0xE1...0xE3, 0xEF: spaceKind(bytes, index).kind == .visible
  default: true
  }
}

/// Whether `text` is empty or white space.
package func isBlank(_ text: String) -> Bool {
  // Nearly all texts begin with an ASCII sign or a syllable.
  if let first = text.utf8.first, (0x21..<0x80).contains(first) || (0xEA...0xED).contains(first) {
    return false
  }
  return isBlank(text[...])
}

/// Whether `text` is empty or white space.
package func isBlank(_ text: Substring) -> Bool {
  // Nearly all lines begin with an ASCII sign.
  if let first = text.utf8.first, (0x21..<0x80).contains(first) { return false }
  var text = text
  return text.withUTF8 { bytes in
    var index = 0
    while index < bytes.count {
      let (kind, length) = spaceKind(bytes, index)
      guard kind == .space else { return false }
      index += length
    }
    return true
  }
}

/// How a character appears to a reader.
private enum SpaceKind {
  case visible
  /// White space as defined by Unicode.
  case space
  /// Invisible and not a separator: zero-width space, word joiner, byte order mark, soft hyphen,
  /// direction marks.
  case nothing
}

/// The kind of the character at `index`, and its length in bytes.
///
/// Works on bytes, because every text of a document passes through here more than once.
private func spaceKind(
  _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
) -> (kind: SpaceKind, length: Int) {
  let byte = bytes[index]
  if byte < 0x80 { return ((0x09...0x0D).contains(byte) || byte == 0x20 ? .space : .visible, 1) }
  func next(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
  switch (byte, next(1), next(2)) {
  case (0xC2, 0x85, _), (0xC2, 0xA0, _): return (.space, 2)
  case (0xC2, 0xAD, _): return (.nothing, 2)
  case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9),
    (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
    return (.space, 3)
  case (0xE2, 0x80, 0x8B), (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x81, 0xA0), (0xEF, 0xBB, 0xBF):
    return (.nothing, 3)
  default: return (.visible, 1)
  }
}

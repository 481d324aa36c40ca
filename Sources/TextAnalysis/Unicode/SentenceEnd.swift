/// Whether `text` ends as a sentence does, ignoring closing quotation marks and brackets.
package func endsSentence(_ text: some StringProtocol) -> Bool {
  text.utf8.withContiguousStorageIfAvailable { endsSentence(utf8: $0) }
    ?? Array(text.utf8).withUnsafeBufferPointer { endsSentence(utf8: $0) }
}

private func endsSentence(utf8 text: UnsafeBufferPointer<UInt8>) -> Bool {
  var end = text.count
  while end > 0 {
    switch text[end - 1] {
    case 0x22, 0x27, 0x29, 0x5D, 0x2A, 0x5F, 0x20: end -= 1  // "')]*_ and space
    case 0x2E, 0x21, 0x3F: return true  // .!?
    case 0x80...:
      guard end >= 3 else { return false }
      switch (text[end - 3], text[end - 2], text[end - 1]) {
      case (0xE2, 0x80, 0x9D), (0xE2, 0x80, 0x99): end -= 3  // ”’
      case (0xE3, 0x80, 0x82), (0xE2, 0x80, 0xA6): return true  // 。…
      default: return false
      }
    default: return false
    }
  }
  return false
}

/// Splits English texts into words.
package enum EnglishWords {
  /// The first `most` words of a text, as bytes, in lower case, with straight apostrophes and no punctuation.
  package static func plain(in bytes: UnsafeBufferPointer<UInt8>, most: Int) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    words.reserveCapacity(min(most, bytes.count / 5 + 1))
    word.reserveCapacity(32)
    var index = 0
    while index < bytes.count, words.count < most {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x41...0x5A: word.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39, 0x27: word.append(byte)
      // General punctuation separates words, except for the apostrophe.
      case 0xE2 where bytes[index...].starts(with: [0x80, 0x99]):
        word.append(0x27)
        index += 2
      case 0xE2:
        finish()
        index += 2
      // Letters of other scripts belong to words.
      case 0x80...: word.append(byte)
      default: finish()
      }
    }
    if words.count < most { finish() }
    return words

    func finish() {
      guard !word.isEmpty else { return }
      words.append(String(decoding: word, as: UTF8.self))
      word.removeAll(keepingCapacity: true)
    }
  }
}

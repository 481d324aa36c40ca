/// Splits English texts into words.
package enum EnglishWords {
  /// The first `most` words of a text, as bytes, in lower case, with straight apostrophes and no punctuation.
  package static func plain(in bytes: UnsafeBufferPointer<UInt8>, most: Int) -> [String] {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { word in
      var words: [String] = []
      words.reserveCapacity(min(most, bytes.count / 5 + 1))
      var (index, length) = (0, 0)
      while index < bytes.count, words.count < most {
        let byte = bytes[index]
        index += 1
        switch byte {
        case 0x41...0x5A: add(byte | 0x20)
        case 0x61...0x7A, 0x30...0x39, 0x27: add(byte)
        // General punctuation separates words, except for the apostrophe.
        case 0xE2 where bytes[index...].starts(with: [0x80, 0x99]):
          add(0x27)
          index += 2
        case 0xE2:
          finish()
          index += 2
        // Letters of other scripts belong to words.
        case 0x80...: add(byte)
        default: finish()
        }
      }
      if words.count < most { finish() }
      return words

      func add(_ byte: UInt8) {
        word.initializeElement(at: length, to: byte)
        length += 1
      }

      func finish() {
        guard length > 0 else { return }
        words.append(String(decoding: word[..<length], as: UTF8.self))
        length = 0
      }
    }
  }
}

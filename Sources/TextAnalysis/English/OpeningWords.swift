/// Iterates over the first words of a sentence, in lower case and without punctuation at their end.
package struct OpeningWords {
  private var rest: Substring
  /// The number of scalars that are still read.
  private var room = 60

  /// Iterates over the first sixty scalars of `sentence`.
  package init(_ sentence: Substring) { rest = sentence }

  /// The next word, with straight apostrophes.
  package mutating func next() -> String? {
    if let plain = rest.utf8.prefix(room).withContiguousStorageIfAvailable(Self.first) ?? nil {
      (rest, room) = (Substring(rest.utf8.dropFirst(plain.end)), room - plain.end)
      return plain.word
    }
    let scalars = rest.unicodeScalars.prefix(room).drop(while: \.isWhiteSpace)
    guard !scalars.isEmpty else { return nil }
    let word = scalars.prefix { !$0.isWhiteSpace }
    room -= rest.unicodeScalars.distance(from: rest.startIndex, to: word.endIndex)
    rest = rest[word.endIndex...]
    guard let last = word.lastIndex(where: \.isLetter) else { return "" }
    return Substring(word[...last]).lowercased().utf8Replacing("’", with: "'")
  }

  /// A fast path: the first word of `bytes`, `nil` at their end, and where it ends; `nil` altogether if
  /// anything before that is not ASCII.
  private static func first(of bytes: UnsafeBufferPointer<UInt8>) -> (word: String?, end: Int)? {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    var start = 0
    while start < bytes.count, isSpace(bytes[start]) { start += 1 }
    var (end, letters) = (start, 0)
    while end < bytes.count, !isSpace(bytes[end]) {
      guard bytes[end] < 0x80 else { return nil }
      end += 1
      if (0x61...0x7A).contains(bytes[end - 1] | 0x20) { letters = end - start }
    }
    guard end > start else { return (nil, end) }
    let word = String(unsafeUninitializedCapacity: letters) { room in
      for index in 0..<letters {
        room.initializeElement(at: index, to: bytes[start + index].lowered)
      }
      return letters
    }
    return (word, end)
  }
}

extension Unicode.Scalar {
  /// Whether characters that begin with this scalar are letters.
  package var isLetter: Bool {
    isASCII ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic
  }
}

extension Substring {
  /// The text from its first letter on, or from its first digit if that comes before.
  package func fromFirstLetter(orNumber: Bool) -> Substring {
    Substring(
      unicodeScalars.drop { !$0.isLetter && !(orNumber && $0.properties.numericType != nil) })
  }
}

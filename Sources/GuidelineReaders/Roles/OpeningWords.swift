internal import TextAnalysis

/// Iterates over the first words of a sentence, in lower case and without punctuation at their end.
struct OpeningWords {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Iterates over the first sixty characters of `sentence`, which must outlive the iterator.
  init(_ sentence: UnsafeBufferPointer<UInt8>) {
    let end =
      sentence.plainPrefix(60)
      ?? String(decoding: sentence, as: UTF8.self).prefix(60).utf8.count
    text = UnsafeBufferPointer(rebasing: sentence[..<end])
  }

  /// The next word, with straight apostrophes.
  mutating func next() -> String? {
    skipWhiteSpace()
    guard index < text.count else { return nil }
    let (word, isASCII) = readWord()
    return isASCII ? Self.loweredASCII(word) : Self.lowered(word)
  }

  private mutating func skipWhiteSpace() {
    while index < text.count, case let scalar = text.scalar(at: index), scalar.isWhiteSpace {
      index += UTF8.width(scalar)
    }
  }

  /// The bytes up to white space without punctuation at their end, and whether all bytes up to it
  /// are ASCII.
  private mutating func readWord() -> (word: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    let start = index
    var end = index
    var isASCII = true
    while index < text.count {
      let scalar = text.scalar(at: index)
      if scalar.isWhiteSpace { break }
      index += UTF8.width(scalar)
      isASCII = isASCII && scalar.isASCII
      if scalar.isLetter { end = index }
    }
    return (UnsafeBufferPointer(rebasing: text[start..<end]), isASCII)
  }

  private static func loweredASCII(_ word: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: word.count) { letters in
      for place in word.indices {
        let byte = word[place]
        letters[place] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      }
      return word.count
    }
  }

  private static func lowered(_ word: UnsafeBufferPointer<UInt8>) -> String {
    let lowered = String(decoding: word, as: UTF8.self).lowercased()
    return lowered.utf8Contains("’") ? lowered.replacing("’", with: "'") : lowered
  }
}

extension Unicode.Scalar {
  /// Whether characters that begin with this scalar are letters.
  var isLetter: Bool {
    isASCII ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar at `index` of well-formed UTF-8.
  func scalar(at index: Int) -> Unicode.Scalar {
    let byte = UInt32(self[index])
    func bits(_ offset: Int) -> UInt32 { UInt32(self[index + offset] & 0x3F) }
    let value =
      switch byte {
      case ..<0x80: byte
      case ..<0xE0: (byte & 0x1F) << 6 | bits(1)
      case ..<0xF0: (byte & 0x0F) << 12 | bits(1) << 6 | bits(2)
      default: (byte & 0x07) << 18 | bits(1) << 12 | bits(2) << 6 | bits(3)
      }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The offset of the first letter, or of the first digit as well, from `start` on.
  func firstPlace(from start: Int, orNumber: Bool) -> Int? {
    var index = start
    while index < count {
      let scalar = scalar(at: index)
      if scalar.isLetter || orNumber && scalar.properties.numericType != nil { return index }
      index += UTF8.width(scalar)
    }
    return nil
  }
}

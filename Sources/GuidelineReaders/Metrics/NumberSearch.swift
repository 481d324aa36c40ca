internal import Guidelines

/// Tells texts that may hold a number from those that hold none.
///
/// Most sentences hold none; they are not worth a tokenizer.
enum NumberSearch {
  /// Whether `text` holds a digit or a number word; scans its bytes once.
  static func mayHoldNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(mayHoldNumber)
  }

  /// Whether `text` holds a number with a unit.
  static func measures(_ text: String) -> Bool {
    guard mayHoldNumber(text) else { return false }
    let tokens = MetricTokenizer.tokens(of: MetricLine(text: text, line: 0))
    return QuantityParser(tokens: tokens).quantities().contains { quantity in
      quantity.unit.map { [.points, .pixels, .characters].contains($0.unit) } ?? false
    }
  }

  private static func mayHoldNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isDigit(byte) { return true }
      if isLetter(byte) {
        let start = index
        while index < bytes.count, isLetter(bytes[index]) { index += 1 }
        if isNumberWord(bytes[start..<index]) { return true }
      } else if byte >= 0xE0 {
        // Full-width digits and Hangul words.
        let start = index
        while index < bytes.count, bytes[index] >= 0x80 { index += 1 }
        if mayBeginNumeral(bytes[start..<index]) { return true }
      } else {
        index += 1
      }
    }
    return false
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static let longestEnglish =
    NumberWords.english.keys.reduce(0) { max($0, $1.utf8.count) }
  private static let englishInitials = Set(
    (NumberWords.english.keys.map(\.self) + NumberWords.parts.keys + NumberWords.multiples.keys)
      .compactMap(\.utf8.first))

  private static func isNumberWord(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard (3...longestEnglish).contains(word.count), let first = word.first,
      englishInitials.contains(first | 0x20)
    else { return false }
    let text = String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)
    return NumberWords.english[text] != nil || NumberWords.parts[text] != nil
      || NumberWords.multiples[text] != nil
  }

  private static func mayBeginNumeral(_ run: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var rest = run
    while rest.count >= 3 {
      if rest.starts(with: [0xEF, 0xBC]) { return true }
      let scalar = scalar(rest)
      if KoreanWords.numeralInitials.contains(scalar),
        // Alone, or before a counter or a numeral's second syllable.
        rest.count == 3 || KoreanWords.numeralSeconds.contains(self.scalar(rest.dropFirst(3)))
      {
        return true
      }
      // Only the beginning of a run is the beginning of a word, as far as scripts do not change.
      guard scalar < 0xAC00 || scalar > 0xD7A3 else { return false }
      rest = rest.dropFirst(3)
    }
    return false
  }

  /// The scalar that the first three bytes encode.
  private static func scalar(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    let start = bytes.startIndex
    guard bytes.count >= 3 else { return 0 }
    return UInt32(bytes[start] & 0x0F) << 12 | UInt32(bytes[start + 1] & 0x3F) << 6
      | UInt32(bytes[start + 2] & 0x3F)
  }
}

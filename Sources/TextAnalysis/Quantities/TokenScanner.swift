internal import Guidelines

/// Reads the tokens of a line in one pass over its bytes.
///
/// Each extension reads one kind of token; `SentenceTokenizer` decides which to call.
struct TokenScanner {
  /// The longest word, in scalars.
  ///
  /// A longer run of letters counts as a name.
  static let longestWord = 80

  let vocabulary = QuantityVocabulary.shared
  /// The tokens of the current sentence.
  var sentence: [SentenceToken] = []
  /// The bytes of the current line.
  private(set) var bytes: [UInt8] = []
  /// The offset of the next token or gap.
  var index = 0
  /// The offset of the current token.
  var tokenStart = 0
  /// Whether white space precedes the current token.
  var hasGap = true
  /// The number of the current line in the document.
  private(set) var line = 0
  /// For each byte, its offset in the line's text; empty if the offsets are the same.
  private var sources: [Int32] = []

  /// Starts a line, with full-width letters and digits replaced by ASCII: １６ｐｔ.
  mutating func start(_ next: TextLine) {
    empty()
    bytes += next.text.utf8
    line = next.line
    guard bytes.withUnsafeBufferPointer({ $0.place(of: 0xEF) }) != nil else { return }
    narrow(next.text)
  }

  /// Discards the line.
  mutating func empty() {
    bytes.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    index = 0
    hasGap = true
  }

  /// Copies `text` with full-width letters and digits replaced by ASCII.
  private mutating func narrow(_ text: String) {
    bytes.removeAll(keepingCapacity: true)
    var source: Int32 = 0
    for scalar in text.unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      let plain = isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
      for byte in UTF8.encode(plain)! {
        bytes.append(byte)
        sources.append(source)
      }
      source += Int32(UTF8.width(scalar))
    }
    sources.append(source)
  }

  // MARK: Scalars

  func isGap(at position: Int) -> Bool {
    switch bytes[position] {
    case 0x20, 0x09...0x0D: true
    // No white space begins with one of these bytes.
    case ..<0x80, 0xE4...: false
    default: scalar(at: position).scalar.isWhiteSpace
    }
  }

  @inline(__always)
  func isHangul(at position: Int) -> Bool {
    (0xE3...0xED).contains(bytes[position]) && HangulWords.isHangul(scalar(at: position).scalar)
  }

  /// The scalar at `position` and its length in bytes.
  @inline(__always)
  func scalar(at position: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = bytes[position]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[position + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  func isDigit(at position: Int) -> Bool {
    position < bytes.count && (0x30...0x39).contains(bytes[position])
  }

  func isByte(_ byte: Unicode.Scalar, at position: Int) -> Bool {
    position < bytes.count && UInt32(bytes[position]) == byte.value
  }

  func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (0x41...0x5A).contains(scalar.value) : scalar.properties.isUppercase
  }

  func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x61...0x7A).contains(scalar.value | 0x20) || scalar == "_"
    }
    return scalar.properties.isAlphabetic && !HangulWords.isHangul(scalar)
  }

  // MARK: Tokens

  /// The offset in the line's text from which a byte comes.
  func source(_ index: Int) -> Int32 {
    sources.isEmpty ? Int32(truncatingIfNeeded: index) : sources[index]
  }

  mutating func append(
    _ kind: SentenceToken.Kind, low: Double = 0, high: Double = 0, isSpelled: Bool = false,
    isName: Bool = false, isGlued: Bool? = nil
  ) {
    sentence.append(
      SentenceToken(
        kind: kind, isGlued: isGlued ?? !hasGap, isSpelled: isSpelled, isName: isName,
        low: low, high: high, line: line, start: source(tokenStart), end: source(index)))
  }

  /// Appends a word or a mark that may be in the vocabulary.
  mutating func append(
    _ kind: SentenceToken.Kind, _ text: StaticString, isName: Bool = false, isGlued: Bool? = nil
  ) {
    let word = ShortWord(stringLiteral: text)
    sentence.append(
      SentenceToken(
        kind: kind, isGlued: isGlued ?? !hasGap, isName: isName,
        beginning: word, sense: vocabulary.sense(of: word), line: line, start: source(tokenStart),
        end: source(index)))
  }

  /// Appends the contents of `range`: a Hangul word or a mark.
  mutating func append(
    _ kind: SentenceToken.Kind, _ range: Range<Int>, low: Double = 0, high: Double = 0,
    isSpelled: Bool = false, isGlued: Bool? = nil
  ) {
    let token = bytes.withUnsafeBufferPointer { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[range])
      let word = ShortWord(bytes)
      return SentenceToken(
        kind: kind, isGlued: isGlued ?? !hasGap, isSpelled: isSpelled, isHangul: kind == .word,
        beginning: word, longText: word.isWhole ? "" : String(decoding: bytes, as: UTF8.self),
        sense: kind == .word ? vocabulary.sense(ofHangul: bytes) : vocabulary.sense(of: word),
        low: low, high: high, line: line, start: source(range.lowerBound),
        end: source(range.upperBound))
    }
    sentence.append(token)
  }
}

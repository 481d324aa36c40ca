/// Cuts lines into sentences of tokens, one sentence at a time.
///
/// A sentence never holds more than `longestSentence` tokens, so that memory does not grow with a line
/// of many megabytes.
package struct SentenceTokenizer {
  private static let longestSentence = 300

  private var lines: [TextLine] = []
  private var lineIndex = 0
  private var scanner = TokenScanner()

  /// Creates a tokenizer, which serves for one text after the other.
  package init() {}

  /// Begins with the first of `lines`.
  package mutating func start(_ lines: [TextLine]) {
    self.lines = lines
    lineIndex = 0
    scanner.empty()
    takeLine()
  }

  /// Whether it stands behind a place in one of the lines.
  package func isBehind(_ place: (line: Int, offset: Int)) -> Bool {
    lineIndex > place.line || lineIndex == place.line && scanner.index > place.offset
  }

  private mutating func takeLine() {
    if lineIndex < lines.count { scanner.start(lines[lineIndex]) }
  }

  /// The tokens of a text that is one sentence or a part of one.
  package static func tokens(of line: TextLine) -> [SentenceToken] {
    var tokenizer = SentenceTokenizer()
    return tokenizer.tokens(of: line)
  }

  /// The tokens of a text that is one sentence or a part of one.
  package mutating func tokens(of line: TextLine) -> [SentenceToken] {
    start([line])
    var tokens: [SentenceToken] = []
    var sentence: [SentenceToken] = []
    sentence.reserveCapacity(8)
    while read(&sentence), tokens.count < Self.longestSentence {
      if tokens.isEmpty { swap(&tokens, &sentence) } else { tokens += sentence }
    }
    return tokens
  }

  /// Reads the next sentence into `sentence`, whose room it uses; `false` at the end.
  package mutating func read(_ result: inout [SentenceToken]) -> Bool {
    swap(&scanner.sentence, &result)
    defer { swap(&scanner.sentence, &result) }
    scanner.sentence.removeAll(keepingCapacity: true)
    while scanner.sentence.count < Self.longestSentence {
      guard scanner.index < scanner.bytes.count else {
        guard lineIndex + 1 < lines.count else { break }
        lineIndex += 1
        takeLine()
        continue
      }
      if scanner.readToken() { break }
    }
    return
      !(scanner.sentence.isEmpty && scanner.index >= scanner.bytes.count
      && lineIndex + 1 >= lines.count)
  }
}

extension TokenScanner {
  /// Reads one token; whether a sentence ends with it.
  fileprivate mutating func readToken() -> Bool {
    while isGap(at: index) {
      hasGap = true
      index += scalar(at: index).length
      if index == bytes.count { return false }
    }
    tokenStart = index
    defer { hasGap = index < bytes.count && isGap(at: index) }
    if isDigit(at: index) {
      readNumber()
      return false
    }
    if isHangul(at: index) {
      readHangul()
      return false
    }
    let (scalar, length) = scalar(at: index)
    guard isLetter(scalar) else { return readMark(scalar, length) }
    readWord()
    return false
  }
}

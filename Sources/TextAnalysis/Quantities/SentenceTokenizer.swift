/// Splits lines into sentences of tokens, one sentence at a time.
///
/// A sentence has at most `longestSentence` tokens, so that a line of many megabytes does not need
/// memory in proportion.
package struct SentenceTokenizer {
  private static let longestSentence = 300

  private var lines: [TextLine] = []
  private var lineIndex = 0
  private var scanner = TokenScanner()

  /// Creates a tokenizer, which can be reused for any number of texts.
  package init() {}

  /// Starts at the first of `lines`.
  package mutating func start(_ lines: [TextLine]) {
    self.lines = lines
    lineIndex = 0
    scanner.empty()
    takeLine()
  }

  /// Whether the current position is after `place`.
  package func isBehind(_ place: (line: Int, offset: Int)) -> Bool {
    lineIndex > place.line || lineIndex == place.line && scanner.index > place.offset
  }

  private mutating func takeLine() {
    if lineIndex < lines.count { scanner.start(lines[lineIndex]) }
  }

  /// The tokens of a text that is at most one sentence.
  package static func tokens(of line: TextLine) -> [SentenceToken] {
    var tokenizer = SentenceTokenizer()
    return tokenizer.tokens(of: line)
  }

  /// The tokens of a text that is at most one sentence.
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

  /// Reads the next sentence into `result`, reusing its capacity.
  ///
  /// Returns `false` at the end.
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
  /// Reads one token.
  ///
  /// Returns whether it ends the sentence.
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

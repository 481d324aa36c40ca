internal import Guidelines

/// Cuts lines into sentences of tokens, one sentence at a time.
///
/// Runs once over the bytes; a sentence never holds more than `longestSentence` tokens, so that
/// memory does not grow with a line of many megabytes.
package struct SentenceTokenizer {
  private static let longestSentence = 300
  private static let longestWord = 80

  private var lines: [TextLine] = []
  private let vocabulary = QuantityVocabulary.shared
  private var lineIndex = 0
  /// Its number in the document.
  private var line = 0
  /// The line that is read.
  private var bytes: [UInt8] = []
  private var index = 0
  /// Where the token begins that is read.
  private var tokenStart = 0
  /// Where the bytes of the line stand in its text; empty where both are the same.
  private var sources: [Int32] = []
  private var hasGap = true
  private var sentence: [SentenceToken] = []

  /// Creates a tokenizer, which serves for one text after the other.
  package init() {}

  /// Begins with the first of `lines`.
  package mutating func start(_ lines: [TextLine]) {
    self.lines = lines
    lineIndex = 0
    bytes.removeAll(keepingCapacity: true)
    index = 0
    hasGap = true
    takeLine()
  }

  /// Whether it stands behind a place in one of the lines.
  package func isBehind(_ place: (line: Int, offset: Int)) -> Bool {
    lineIndex > place.line || lineIndex == place.line && index > place.offset
  }

  /// Takes the bytes of the line at `lineIndex`, full-width letters and digits as plain ones: １６ｐｔ.
  private mutating func takeLine() {
    guard lineIndex < lines.count else { return }
    bytes.removeAll(keepingCapacity: true)
    sources.removeAll(keepingCapacity: true)
    bytes += lines[lineIndex].text.utf8
    line = lines[lineIndex].line
    index = 0
    hasGap = true
    guard bytes.withUnsafeBufferPointer({ $0.place(of: 0xEF) }) != nil else { return }
    narrow(lines[lineIndex].text)
  }

  /// Takes `text` with its full-width letters and digits as plain ones.
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
    swap(&sentence, &result)
    defer { swap(&sentence, &result) }
    sentence.removeAll(keepingCapacity: true)
    while sentence.count < Self.longestSentence {
      guard index < bytes.count else {
        guard lineIndex + 1 < lines.count else { break }
        lineIndex += 1
        takeLine()
        continue
      }
      if readToken() { break }
    }
    return !(sentence.isEmpty && index >= bytes.count && lineIndex + 1 >= lines.count)
  }

  /// Reads one token; whether a sentence ends with it.
  private mutating func readToken() -> Bool {
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

  // MARK: Scalars

  private func isGap(at position: Int) -> Bool {
    switch bytes[position] {
    case 0x20, 0x09...0x0D: true
    // No white space begins like this.
    case ..<0x80, 0xE4...: false
    default: scalar(at: position).scalar.isWhiteSpace
    }
  }

  @inline(__always)
  private func isHangul(at position: Int) -> Bool {
    (0xE3...0xED).contains(bytes[position]) && HangulWords.isHangul(scalar(at: position).scalar)
  }

  /// The scalar at `position` and how many bytes it has.
  @inline(__always)
  private func scalar(at position: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = bytes[position]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[position + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  private func isDigit(at position: Int) -> Bool {
    position < bytes.count && (0x30...0x39).contains(bytes[position])
  }

  private func isByte(_ byte: Unicode.Scalar, at position: Int) -> Bool {
    position < bytes.count && UInt32(bytes[position]) == byte.value
  }

  private func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (0x41...0x5A).contains(scalar.value) : scalar.properties.isUppercase
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x61...0x7A).contains(scalar.value | 0x20) || scalar == "_"
    }
    return scalar.properties.isAlphabetic && !HangulWords.isHangul(scalar)
  }

  // MARK: Tokens

  /// The place in the text of its line that a byte comes from.
  private func source(_ index: Int) -> Int32 {
    sources.isEmpty ? Int32(truncatingIfNeeded: index) : sources[index]
  }

  private mutating func append(
    _ kind: SentenceToken.Kind, low: Double = 0, high: Double = 0, isSpelled: Bool = false,
    isName: Bool = false, isGlued: Bool? = nil
  ) {
    sentence.append(
      SentenceToken(
        kind: kind, isGlued: isGlued ?? !hasGap, isSpelled: isSpelled, isName: isName,
        low: low, high: high, line: line, start: source(tokenStart), end: source(index)))
  }

  /// Appends a word or a mark that the tables may hold.
  private mutating func append(
    _ kind: SentenceToken.Kind, _ text: StaticString, isName: Bool = false, isGlued: Bool? = nil
  ) {
    let word = ShortWord(stringLiteral: text)
    sentence.append(
      SentenceToken(
        kind: kind, isGlued: isGlued ?? !hasGap, isName: isName,
        beginning: word, sense: vocabulary.sense(of: word), line: line, start: source(tokenStart),
        end: source(index)))
  }

  /// Appends what stands in `range`: a Hangul word, or a mark.
  private mutating func append(
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

  // MARK: Numbers

  private mutating func readNumber() {
    let glued = !hasGap
    var value = 0.0
    var digits = 0
    var points = 0
    var divisor = 1.0
    while index < bytes.count {
      if isDigit(at: index) {
        digits += 1
        value = value * 10 + Double(bytes[index] - 0x30)
        if points > 0 { divisor *= 10 }
      } else if isByte(".", at: index), isDigit(at: index + 1) {
        points += 1
      } else if isByte(",", at: index), points == 0, digits <= 3,
        (1...3).allSatisfy({ isDigit(at: index + $0) }), !isDigit(at: index + 4)
      {
        // The comma of 1,024 only parts the digits.
      } else {
        break
      }
      index += 1
    }
    // A version (1.2.3) or a serial number is a name.
    guard points < 2, digits <= 9 else {
      append(.word, "0", isName: true, isGlued: glued)
      return
    }
    value /= divisor
    append(.number, low: value, high: value, isGlued: glued)
  }

  // MARK: Words

  /// A run of letters and digits, and what they look like.
  private struct Letters {
    let range: Range<Int>
    var count = 0
    var hasCapital = false
    var hasDigits = false
    /// Whether they are small ASCII letters.
    var isLower = true
  }

  private mutating func readWord() {
    if takesMultiplication() {
      index += 1
      append(.mark, "×")
      return
    }
    let letters = readLetters()
    guard !skipAddress(), letters.count <= Self.longestWord else {
      append(.word, isName: true)
      return
    }
    var beginning = bytes.withUnsafeBufferPointer { bytes in
      ShortWord(UnsafeBufferPointer(rebasing: bytes[letters.range]))
    }
    if isByte("(", at: index), Self.functions.contains(beginning.lowered), skipArguments() {
      append(.word, isName: true)
      return
    }
    var longText = ""
    if !letters.isLower || !beginning.isWhole {
      longText = String(decoding: bytes[letters.range], as: UTF8.self).lowercased()
      beginning = ShortWord(longText.utf8)
    }
    appendWord(beginning, longText, isName: letters.hasDigits || letters.hasCapital)
  }

  /// Whether the "x" here stands between digits and multiplies; as part of a word it does not.
  private func takesMultiplication() -> Bool {
    (isByte("x", at: index) || isByte("X", at: index)) && isDigit(at: index + 1) && !hasGap
      && sentence.last?.kind == .number
  }

  /// Reads letters, digits and apostrophes between letters.
  private mutating func readLetters() -> Letters {
    let start = index
    var letters = Letters(range: start..<start)
    while index < bytes.count {
      // Most letters are small Latin ones.
      if (0x61...0x7A).contains(bytes[index]) {
        letters.count += 1
        index += 1
        continue
      }
      let (scalar, length) = scalar(at: index)
      if (0x30...0x39).contains(scalar.value) {
        letters.hasDigits = true
      } else if scalar == "'" || scalar == "’" {
        guard index + length < bytes.count, isLetter(self.scalar(at: index + length).scalar) else {
          break
        }
      } else if isLetter(scalar) {
        if isCapital(scalar) { letters.hasCapital = true }
        if letters.hasCapital || !scalar.isASCII { letters.isLower = false }
      } else {
        break
      }
      letters.count += 1
      index += length
    }
    return Letters(
      range: start..<index, count: letters.count, hasCapital: letters.hasCapital,
      hasDigits: letters.hasDigits, isLower: letters.isLower)
  }

  /// Goes behind an address whose scheme was read: "https://…".
  private mutating func skipAddress() -> Bool {
    guard isByte(":", at: index), isByte("/", at: index + 1), isByte("/", at: index + 2) else {
      return false
    }
    skipToGap()
    return true
  }

  /// Appends a word in lower case: a number, a multiplication sign, or what it is.
  private mutating func appendWord(_ word: ShortWord, _ longText: String, isName: Bool) {
    if word == "x" {
      append(.mark, "×")
      return
    }
    let sense = vocabulary.sense(of: word)
    let value = vocabulary.numerals[Int(sense.numeral)].lowerBound
    if sense.roles.contains(.multiple) {
      appendSpelled(value)
      append(.word, "times", isGlued: true)
    } else if sense.roles.contains(.englishNumeral) {
      appendSpelled(value, isDozen: word == "dozen")
    } else {
      if sense.roles.contains(.timeUnit) { joinPart() }
      sentence.append(
        SentenceToken(
          kind: .word, isGlued: !hasGap, isName: isName, beginning: word,
          longText: word.isWhole ? "" : longText, sense: sense, line: line,
          start: source(tokenStart), end: source(index)))
    }
  }

  /// Makes "half a" and "a quarter of a" before a unit of time the number that they are.
  private mutating func joinPart() {
    guard sentence.last?.isWord("a") == true else { return }
    let length = sentence.dropLast().last?.isWord("of") == true ? 3 : 2
    guard sentence.count >= length else { return }
    let part = sentence[sentence.count - length].sense
    guard part.roles.contains(.part) else { return }
    let value = vocabulary.numerals[Int(part.numeral)].lowerBound
    let start = sentence[sentence.count - length].start
    sentence.removeLast(length)
    append(.number, low: value, high: value, isSpelled: true)
    sentence[sentence.count - 1].start = start
  }

  private mutating func appendSpelled(_ value: Double, isDozen: Bool = false) {
    let count = sentence.count
    if isDozen, count > 1, sentence[count - 1].isWord("a"), sentence[count - 2].isWord("half") {
      let start = sentence[count - 2].start
      sentence.removeLast(2)
      append(.number, low: value / 2, high: value / 2, isSpelled: true)
      sentence[count - 2].start = start
      return
    }
    if isDozen, let last = sentence.last, last.isSpelled, last.low < 10 {
      sentence[count - 1].low *= value
      sentence[count - 1].high *= value
      sentence[count - 1].end = source(index)
      return
    }
    if value < 10, !hasGap, count >= 2, sentence[count - 1].isMark("-"),
      sentence[count - 2].isSpelled, (20...90).contains(sentence[count - 2].low)
    {
      sentence.removeLast()
      sentence[count - 2].low += value
      sentence[count - 2].high += value
      sentence[count - 2].end = source(index)
    } else if value == 100, let last = sentence.last, last.isSpelled, last.low < 10 {
      sentence[count - 1].low *= 100
      sentence[count - 1].high *= 100
      sentence[count - 1].end = source(index)
    } else {
      append(.number, low: value, high: value, isSpelled: true)
    }
  }

  /// Functions of style sheets, whose arguments measure nothing: "rgb(22 128 93 / 28%)".
  private static let functions: Set<ShortWord> = [
    "rgb", "rgba", "hsl", "hsla", "scale", "rotate", "translate", "translatex", "translatey",
    "bezier", "calc", "clamp", "minmax", "blur", "brightness", "saturate", "matrix", "delay",
  ]

  /// Goes behind the parentheses at `index`; `false` where they do not close soon.
  private mutating func skipArguments() -> Bool {
    var depth = 0
    for position in index..<min(index + 120, bytes.count) {
      if isByte("(", at: position) { depth += 1 }
      if isByte(")", at: position) { depth -= 1 }
      if depth == 0 {
        index = position + 1
        return true
      }
    }
    return false
  }

  private mutating func skipToGap() {
    while index < bytes.count {
      let (scalar, length) = scalar(at: index)
      if scalar.isWhiteSpace || [")", "]", ">", "\""].contains(scalar) { return }
      index += length
    }
  }

  private mutating func readHangul() {
    let start = index
    while index < bytes.count, isHangul(at: index) { index += 3 }
    guard index - start <= Self.longestWord * 3 else {
      append(.word, isName: true)
      return
    }
    if sentence.last?.kind == .number, let end = unitEnd(from: start) {
      append(.word, start..<end)
      appendRest(end..<index)
    } else if isBehindDigits || !appendKoreanNumber(start..<index) {
      append(.word, start..<index)
    }
  }

  /// Whether digits stand right before: the 열 of "12열" are columns, not ten.
  private var isBehindDigits: Bool {
    guard !hasGap, let last = sentence.last else { return false }
    return last.kind == .number && !last.isSpelled
  }

  /// Where the unit or the counter ends that the Hangul word at `start` begins with.
  private func unitEnd(from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
      let beginning = ShortWord(word)
      guard !BoundWords.koreanAfterBeginnings.contains(where: beginning.begins) else { return nil }
      return vocabulary.head(of: word, in: [.koreanUnit, .counter]).map { start + $0 }
    }
  }

  private mutating func appendRest(_ rest: Range<Int>) {
    if !rest.isEmpty { append(.word, rest, isGlued: true) }
  }

  /// Appends the tokens of a word that is or begins with a numeral: 세, 세개에서, 하나의.
  private mutating func appendKoreanNumber(_ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard HangulWords.numeralInitials.contains(scalar(at: start).scalar.value) else {
      return false
    }
    typealias Parts = (value: ClosedRange<Double>, numeral: Int, unit: Int)
    let parts: Parts? = bytes.withUnsafeBufferPointer { bytes in
      let word = UnsafeBufferPointer(rebasing: bytes[range])
      func numeral(_ length: Int, _ role: WordRoles) -> ClosedRange<Double>? {
        let sense = vocabulary.sense(of: ShortWord(UnsafeBufferPointer(rebasing: word[..<length])))
        return sense.roles.contains(role) ? vocabulary.numerals[Int(sense.numeral)] : nil
      }
      if let value = numeral(word.count, .koreanNumeral) {
        return (value, numeral: word.count, unit: 0)
      }
      if let head = vocabulary.head(of: word, in: .koreanNumeralAlone),
        let value = numeral(head, .koreanNumeralAlone)
      {
        return (value, numeral: head, unit: 0)
      }
      for length in stride(from: 3, to: min(15, word.count), by: 3) {
        guard let value = numeral(length, .koreanNumeral),
          let head = vocabulary.head(
            of: UnsafeBufferPointer(rebasing: word[length...]), in: [.koreanUnit, .counter]),
          // "두자" is "let us put"; letters are counted as "두 자" or "10자".
          ShortWord(UnsafeBufferPointer(rebasing: word[length..<length + head])) != "자"
        else { continue }
        return (value, numeral: length, unit: head)
      }
      return nil
    }
    guard let (value, numeral, unit) = parts else { return false }
    append(
      .number, start..<start + numeral, low: value.lowerBound, high: value.upperBound,
      isSpelled: true)
    if unit > 0 { append(.word, start + numeral..<start + numeral + unit, isGlued: true) }
    appendRest(start + numeral + unit..<end)
    return true
  }

  // MARK: Marks

  private mutating func readMark(_ scalar: Unicode.Scalar, _ length: Int) -> Bool {
    let start = index
    index += length
    switch scalar {
    case "-", "–", "‐", "‑", "−": append(.mark, "-")
    case "~", "～", "∼", "〜": append(.mark, "~")
    case "×", "✕", "✖", "*", "⨯": append(.mark, "×")
    case "@": readScale()
    case "#": readTag()
    case "`": readCode()
    case ".", "!", "?", "。", "！", "？", "…":
      append(.mark, ".")
      return endsSentence()
    case "%", "％": append(.word, "%")
    case "°": append(.word, "°")
    default: append(.mark, start..<index)
    }
    return false
  }

  private mutating func readScale() {
    var position = index
    // "@ 2x"
    if isByte(" ", at: position), isDigit(at: position + 1) { position += 1 }
    var value = 0.0
    var digits = 0
    while digits < 3, isDigit(at: position) {
      value = value * 10 + Double(bytes[position] - 0x30)
      digits += 1
      position += 1
    }
    // "1@x" is another way to write @1x.
    if digits == 0, !hasGap, isByte("x", at: position), let last = sentence.last,
      last.kind == .number, last.low <= 4
    {
      sentence.removeLast()
      index = position + 1
      append(.scale, low: last.low, high: last.high, isGlued: false)
      return
    }
    guard digits > 0, isByte("x", at: position) || isByte("X", at: position) else {
      append(.mark, "@")
      return
    }
    index = position + 1
    append(.scale, low: value, high: value)
  }

  /// A colour (#1a2b3c) or an anchor is a name.
  private mutating func readTag() {
    while index < bytes.count {
      let (scalar, length) = scalar(at: index)
      guard isLetter(scalar) || isDigit(at: index) else { break }
      index += length
    }
    append(.word, "#", isName: true)
  }

  private mutating func readCode() {
    var position = index
    var length = 0
    while position < bytes.count, length < 200, !isByte("`", at: position) {
      position += scalar(at: position).length
      length += 1
    }
    guard isByte("`", at: position) else { return }
    index = position + 1
    append(.word, isName: true)
  }

  private func endsSentence() -> Bool {
    // The stop is a token itself.
    let last = sentence.count - 2
    guard index < bytes.count else {
      // A line that ends in the middle of a sentence has no full stop.
      return last < 0 || !sentence[last].has(.abbreviation)
    }
    if Self.mayFollowStop(scalar(at: index).scalar) {
      return last < 0 || !isInitial(last) && !sentence[last].has(.abbreviation)
    }
    return last >= 0 && sentence[last].isHangul && !isDigit(at: index)
  }

  private static func mayFollowStop(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "”", "\"", ")", "]", "’", "*", "_": true
    default: scalar.isWhiteSpace
    }
  }

  /// Whether the token at `index` is one Latin letter.
  private func isInitial(_ index: Int) -> Bool {
    guard sentence[index].kind == .word, !sentence[index].isHangul else { return false }
    var letters = sentence[index].letters
    guard let first = letters.next() else { return false }
    guard let second = letters.next() else { return true }
    return !(first.isASCII && second.isASCII) && sentence[index].text.count == 1
  }
}

internal import Guidelines

/// Cuts lines into sentences of tokens, one sentence at a time.
///
/// Runs once over the text; a sentence never holds more than `longestSentence` tokens, so that
/// memory does not grow with a line of many megabytes.
struct MetricTokenizer {
  private static let longestSentence = 300
  private static let longestWord = 80
  private static let abbreviations: Set<String> = [
    "e.g", "i.e", "approx", "vs", "max", "min", "no", "fig", "etc",
  ]

  private let lines: [MetricLine]
  private var lineIndex = 0
  private var text: String.UnicodeScalarView
  private var index: String.UnicodeScalarView.Index
  private var hasGap = true
  private var sentence: [MetricToken] = []

  init(lines: [MetricLine]) {
    self.lines = lines.map(Self.halfWidth)
    self.text = (self.lines.first?.text ?? "").unicodeScalars
    self.index = text.startIndex
  }

  /// `line` with full-width letters and digits as plain ones: １６ｐｔ.
  private static func halfWidth(_ line: MetricLine) -> MetricLine {
    guard line.text.unicodeScalars.contains(where: { (0xFF01...0xFF5E).contains($0.value) }) else {
      return line
    }
    var scalars = String.UnicodeScalarView()
    for scalar in line.text.unicodeScalars {
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      scalars.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return MetricLine(text: String(scalars), line: line.line)
  }

  /// The tokens of a text that is one sentence or a part of one.
  static func tokens(of line: MetricLine) -> [MetricToken] {
    var tokenizer = MetricTokenizer(lines: [line])
    var tokens: [MetricToken] = []
    while let sentence = tokenizer.next(), tokens.count < longestSentence { tokens += sentence }
    return tokens
  }

  /// The next sentence, or `nil` at the end.
  mutating func next() -> [MetricToken]? {
    sentence.removeAll(keepingCapacity: true)
    while sentence.count < Self.longestSentence {
      guard index < text.endIndex else {
        guard lineIndex + 1 < lines.count else { break }
        lineIndex += 1
        text = lines[lineIndex].text.unicodeScalars
        index = text.startIndex
        hasGap = true
        continue
      }
      if readToken() { break }
    }
    return sentence.isEmpty && index >= text.endIndex && lineIndex + 1 >= lines.count
      ? nil : sentence
  }

  /// Reads one token; whether a sentence ends with it.
  private mutating func readToken() -> Bool {
    let scalar = text[index]
    if isWhitespace(scalar) {
      hasGap = true
      text.formIndex(after: &index)
      return false
    }
    defer { hasGap = index < text.endIndex && isWhitespace(text[index]) }
    if digit(scalar) != nil {
      readNumber()
    } else if KoreanWords.isHangul(scalar) {
      readHangul()
    } else if isLetter(scalar) {
      readWord()
    } else {
      return readMark(scalar)
    }
    return false
  }

  private func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }

  private func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (0x41...0x5A).contains(scalar.value) : scalar.properties.isUppercase
  }

  private func digit(_ scalar: Unicode.Scalar) -> Double? {
    switch scalar.value {
    case 0x30...0x39: Double(scalar.value - 0x30)
    case 0xFF10...0xFF19: Double(scalar.value - 0xFF10)
    default: nil
    }
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x41...0x5A).contains(scalar.value) || (0x61...0x7A).contains(scalar.value)
        || scalar == "_"
    }
    return scalar.properties.isAlphabetic && !KoreanWords.isHangul(scalar)
  }

  private func scalar(after position: String.UnicodeScalarView.Index) -> Unicode.Scalar? {
    guard position < text.endIndex else { return nil }
    let next = text.index(after: position)
    return next < text.endIndex ? text[next] : nil
  }

  private mutating func append(
    _ kind: MetricToken.Kind, _ text: String, low: Double = 0, high: Double = 0,
    isSpelled: Bool = false, isName: Bool = false, isGlued: Bool? = nil
  ) {
    sentence.append(
      MetricToken(
        kind: kind, text: text, low: low, high: high, line: lines[lineIndex].line,
        isGlued: isGlued ?? !hasGap, isSpelled: isSpelled, isName: isName))
  }

  // MARK: Numbers

  private mutating func readNumber() {
    let glued = !hasGap
    var value = 0.0
    var digits = 0
    var points = 0
    var divisor = 1.0
    while index < text.endIndex {
      let scalar = text[index]
      if let digit = digit(scalar) {
        digits += 1
        value = value * 10 + digit
        if points > 0 { divisor *= 10 }
      } else if scalar == ".", let next = self.scalar(after: index), digit(next) != nil {
        points += 1
      } else if scalar == ",", points == 0, digits <= 3, isThousandsGroup(after: index) {
        // The comma of 1,024 only parts the digits.
      } else {
        break
      }
      text.formIndex(after: &index)
    }
    // A version (1.2.3) or a serial number is a name.
    guard points < 2, digits <= 9 else {
      append(.word, "0", isName: true, isGlued: glued)
      return
    }
    value /= divisor
    append(.number, "", low: value, high: value, isGlued: glued)
  }

  private func isThousandsGroup(after comma: String.UnicodeScalarView.Index) -> Bool {
    var position = text.index(after: comma)
    for _ in 0..<3 {
      guard position < text.endIndex, digit(text[position]) != nil else { return false }
      position = text.index(after: position)
    }
    return position == text.endIndex || digit(text[position]) == nil
  }

  // MARK: Words

  private mutating func readWord() {
    let start = index
    var hasDigits = false
    var hasInnerCapital = false
    var length = 0
    while index < text.endIndex {
      let scalar = text[index]
      if digit(scalar) != nil {
        hasDigits = true
      } else if scalar == "'" || scalar == "’" {
        guard let next = self.scalar(after: index), isLetter(next) else { break }
      } else if isLetter(scalar) {
        if length > 0, isCapital(scalar) { hasInnerCapital = true }
      } else {
        break
      }
      length += 1
      text.formIndex(after: &index)
      // "x" between digits multiplies; as part of a word it does not.
      if length == 1, sentence.last?.kind == .number, !hasGap, scalar == "x" || scalar == "X",
        index < text.endIndex, digit(text[index]) != nil
      {
        append(.mark, "×")
        return
      }
    }
    let isCapital = isCapital(text[start])
    if index < text.endIndex, text[index] == ":", isAddress() {
      skipToGap()
      append(.word, "", isName: true)
      return
    }
    guard length <= Self.longestWord else {
      append(.word, "", isName: true)
      return
    }
    let word = String(text[start..<index]).lowercased()
    if word == "x" {
      append(.mark, "×")
    } else if let value = NumberWords.multiples[word] {
      appendSpelled(value)
      append(.word, "times", isGlued: true)
    } else if let value = NumberWords.english[word] {
      appendSpelled(value, isDozen: word == "dozen")
    } else {
      joinPart(before: word)
      append(.word, word, isName: isCapital || hasDigits || hasInnerCapital)
    }
  }

  /// Makes "half a" and "a quarter of a" before a unit of time the number that they are.
  private mutating func joinPart(before word: String) {
    guard MetricUnits.latin[word]?.dimension == .duration, sentence.last?.isWord("a") == true else {
      return
    }
    let length = sentence.dropLast().last?.isWord("of") == true ? 3 : 2
    guard sentence.count >= length,
      let value = NumberWords.parts[sentence[sentence.count - length].text]
    else { return }
    sentence.removeLast(length)
    append(.number, "", low: value, high: value, isSpelled: true)
  }

  private mutating func appendSpelled(_ value: Double, isDozen: Bool = false) {
    let count = sentence.count
    if isDozen, count > 1, sentence[count - 1].isWord("a"), sentence[count - 2].isWord("half") {
      sentence.removeLast(2)
      append(.number, "", low: value / 2, high: value / 2, isSpelled: true)
      return
    }
    if isDozen, let last = sentence.last, last.isSpelled, last.low < 10 {
      sentence[count - 1].low *= value
      sentence[count - 1].high *= value
      return
    }
    if value < 10, !hasGap, count >= 2, sentence[count - 1].isMark("-"),
      sentence[count - 2].isSpelled, (20...90).contains(sentence[count - 2].low)
    {
      sentence.removeLast()
      sentence[count - 2].low += value
      sentence[count - 2].high += value
    } else if value == 100, let last = sentence.last, last.isSpelled, last.low < 10 {
      sentence[count - 1].low *= 100
      sentence[count - 1].high *= 100
    } else {
      append(.number, "", low: value, high: value, isSpelled: true)
    }
  }

  private func isAddress() -> Bool {
    guard let slash = scalar(after: index), slash == "/" else { return false }
    return scalar(after: text.index(after: index)) == "/"
  }

  private mutating func skipToGap() {
    while index < text.endIndex, !text[index].properties.isWhitespace,
      !")]>\"".unicodeScalars.contains(text[index])
    {
      text.formIndex(after: &index)
    }
  }

  private mutating func readHangul() {
    let start = index
    var length = 0
    while index < text.endIndex, KoreanWords.isHangul(text[index]) {
      text.formIndex(after: &index)
      length += 1
    }
    guard length <= Self.longestWord else {
      append(.word, "", isName: true)
      return
    }
    let word = String(text[start..<index])
    if sentence.last?.kind == .number, !BoundWords.koreanAfter.keys.contains(where: word.hasPrefix),
      let parts = KoreanWords.split(word, isHead: Self.followsNumber)
    {
      append(.word, parts.head)
      appendRest(parts.rest)
    } else if !appendKoreanNumber(word) {
      append(.word, word)
    }
  }

  private static func followsNumber(_ word: String) -> Bool {
    MetricUnits.korean[word] != nil || MetricUnits.counters.contains(word)
  }

  private mutating func appendRest(_ rest: String) {
    if !rest.isEmpty { append(.word, rest, isGlued: true) }
  }

  /// Appends the tokens of a word that is or begins with a numeral: 세, 세개에서, 하나의.
  private mutating func appendKoreanNumber(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first,
      KoreanWords.numeralInitials.contains(first.value)
    else { return false }
    if let range = NumberWords.korean[word] {
      append(.number, word, low: range.lowerBound, high: range.upperBound, isSpelled: true)
      return true
    }
    if let parts = KoreanWords.split(word, isHead: { NumberWords.koreanAlone[$0] != nil }),
      let value = NumberWords.koreanAlone[parts.head]
    {
      append(.number, parts.head, low: value, high: value, isSpelled: true)
      appendRest(parts.rest)
      return true
    }
    var end = word.startIndex
    for _ in 0..<4 {
      guard word.formIndex(&end, offsetBy: 1, limitedBy: word.endIndex) else { break }
      guard let range = NumberWords.korean[String(word[..<end])], end < word.endIndex,
        let parts = KoreanWords.split(String(word[end...]), isHead: Self.followsNumber),
        // "두자" is "let us put"; letters are counted as "두 자" or "10자".
        parts.head != "자"
      else { continue }
      append(
        .number, String(word[..<end]), low: range.lowerBound, high: range.upperBound,
        isSpelled: true)
      append(.word, parts.head, isGlued: true)
      appendRest(parts.rest)
      return true
    }
    return false
  }

  // MARK: Marks

  private mutating func readMark(_ scalar: Unicode.Scalar) -> Bool {
    text.formIndex(after: &index)
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
    default: append(.mark, String(scalar))
    }
    return false
  }

  private mutating func readScale() {
    var position = index
    var value = 0.0
    var digits = 0
    while position < text.endIndex, digits < 3, let digit = digit(text[position]) {
      value = value * 10 + digit
      digits += 1
      text.formIndex(after: &position)
    }
    // "1@x" is another way to write @1x.
    if digits == 0, !hasGap, position < text.endIndex, text[position] == "x",
      let last = sentence.last, last.kind == .number, last.low <= 4
    {
      sentence.removeLast()
      index = text.index(after: position)
      append(.scale, "", low: last.low, high: last.high, isGlued: false)
      return
    }
    guard digits > 0, position < text.endIndex, text[position] == "x" || text[position] == "X"
    else {
      append(.mark, "@")
      return
    }
    index = text.index(after: position)
    append(.scale, "", low: value, high: value)
  }

  /// A colour (#1a2b3c) or an anchor is a name.
  private mutating func readTag() {
    while index < text.endIndex, isLetter(text[index]) || digit(text[index]) != nil {
      text.formIndex(after: &index)
    }
    append(.word, "#", isName: true)
  }

  private mutating func readCode() {
    var position = index
    var length = 0
    while position < text.endIndex, length < 200, text[position] != "`" {
      text.formIndex(after: &position)
      length += 1
    }
    guard position < text.endIndex, text[position] == "`" else { return }
    index = text.index(after: position)
    append(.word, "", isName: true)
  }

  private func endsSentence() -> Bool {
    let last = sentence.count >= 2 ? sentence[sentence.count - 2] : nil
    guard index < text.endIndex else {
      // A line that ends in the middle of a sentence has no full stop.
      return last.map { !Self.abbreviations.contains($0.text) } ?? true
    }
    let next = text[index]
    if next.properties.isWhitespace || "”\")]’*_".unicodeScalars.contains(next) {
      guard let last else { return true }
      let isInitial = last.kind == .word && !last.isHangul && last.text.count == 1
      return !isInitial && !Self.abbreviations.contains(last.text)
    }
    return last?.isHangul == true && digit(next) == nil
  }
}

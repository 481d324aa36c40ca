internal import Lexicon

// Latin words, and those of them that are numbers.
extension TokenScanner {
  /// A run of letters and digits with its properties.
  private struct Letters {
    let range: Range<Int>
    var count = 0
    var hasCapital = false
    var hasDigits = false
    /// Whether all are lower-case ASCII letters.
    var isLower = true
  }

  mutating func readWord() {
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
    // "p-[16px]" is a class for a style.
    let isClass = isByte("-", at: index) && isByte("[", at: index + 1)
    if isClass || isByte("(", at: index) && Self.functions.contains(beginning.lowered),
      skipArguments()
    {
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

  /// Whether the "x" here is a multiplication sign between digits and not part of a word.
  private func takesMultiplication() -> Bool {
    (isByte("x", at: index) || isByte("X", at: index)) && isDigit(at: index + 1) && !hasGap
      && sentence.last?.kind == .number
  }

  /// Reads letters, digits, and apostrophes between letters.
  private mutating func readLetters() -> Letters {
    let start = index
    var letters = Letters(range: start..<start)
    while index < bytes.count {
      // Most letters are lower-case Latin ones.
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

  /// Skips an address whose scheme has been read: "https://…".
  private mutating func skipAddress() -> Bool {
    guard isByte(":", at: index), isByte("/", at: index + 1), isByte("/", at: index + 2) else {
      return false
    }
    skipToGap()
    return true
  }

  /// Appends a word in lower case: a number, a multiplication sign or an ordinary word.
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

  /// Combines "half a" or "a quarter of a" with a following unit of time into a number.
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

  /// Style sheet functions, whose arguments are not measurements: "rgb(22 128 93 / 28%)".
  private static let functions = Set(Lexicon.quantityWords.words("function"))

  /// Skips the parentheses at `index`, or the square brackets behind a hyphen there.
  ///
  /// Returns `false` if they do not close nearby.
  private mutating func skipArguments() -> Bool {
    var depth = 0
    let start = isByte("-", at: index) ? index + 1 : index
    for position in start..<min(start + 120, bytes.count) {
      if isByte("(", at: position) || isByte("[", at: position) { depth += 1 }
      if isByte(")", at: position) || isByte("]", at: position) { depth -= 1 }
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
}

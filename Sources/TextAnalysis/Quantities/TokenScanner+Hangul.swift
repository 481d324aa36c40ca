// Hangul words, and numbers, units and counters at their beginning.
extension TokenScanner {
  mutating func readHangul() {
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

  /// Whether digits directly precede: the 열 of "12열" means columns, not ten.
  var isBehindDigits: Bool {
    guard !hasGap, let last = sentence.last else { return false }
    return last.kind == .number && !last.isSpelled
  }

  /// The end of the unit or the counter that the Hangul word at `start` begins with.
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
    guard NumeralSyllables.initials.contains(scalar(at: start).scalar.value) else {
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
          // "두자" means "let us put"; letters are counted as "두 자" or "10자".
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
}

// Numbers in digits, and punctuation marks.
extension TokenScanner {
  mutating func readNumber() {
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
        // The comma of 1,024 only groups digits.
      } else {
        break
      }
      index += 1
    }
    // A version (1.2.3) or a serial number counts as a name.
    guard points < 2, digits <= 9 else {
      append(.word, "0", isName: true, isGlued: glued)
      return
    }
    value /= divisor
    append(.number, low: value, high: value, isGlued: glued)
  }

  mutating func readMark(_ scalar: Unicode.Scalar, _ length: Int) -> Bool {
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
    // "1@x" is another spelling of @1x.
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

  /// Reads a colour (#1a2b3c) or an anchor, which counts as a name.
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
    // The full stop is itself a token.
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

  /// Whether the token at `index` is a single Latin letter.
  private func isInitial(_ index: Int) -> Bool {
    guard sentence[index].kind == .word, !sentence[index].isHangul else { return false }
    var letters = sentence[index].letters
    guard let first = letters.next() else { return false }
    guard let second = letters.next() else { return true }
    return !(first.isASCII && second.isASCII) && sentence[index].text.count == 1
  }
}

internal import Guidelines

// What combines two numbers into one quantity: ratios, sizes and ranges.
extension QuantityGrammar {
  /// Takes the number at `index` as the height that belongs to the width in `quantity`, and the end
  /// of the range if the height is one: "408x84–160".
  func takeHeight(at index: Int, _ end: inout Int, _ quantity: inout Quantity) {
    quantity.second = tokens[index].low
    end = index + 1
    var height = Quantity(
      tokens: index..<end, reach: index..<end, low: tokens[index].low, high: tokens[index].high)
    height.unit = quantity.unit
    if let (other, isChoice) = rangeEnd(from: height, at: end), !isChoice,
      factor(at: other + 1) == nil
    {
      quantity.highestSecond = tokens[other].high
      quantity.isRange = true
      end = other + 1
    }
    quantity.unit =
      unit(at: &end, spelled: false, attributive: &quantity.isAttributive) ?? quantity.unit
  }

  /// Reads "a week or two" as a range.
  func takeArticle(_ quantity: inout Quantity) {
    let start = quantity.tokens.lowerBound
    guard start >= 3, quantity.isSpelled, quantity.low == 2, !quantity.isRange,
      quantity.unit == nil, tokens[start - 1].isWord("or"),
      tokens[start - 3].isWord("a") || tokens[start - 3].isWord("an"),
      tokens[start - 2].has(.timeUnit), let unit = tokens[start - 2].unit
    else { return }
    // "It takes a second or two" is a narrative, not a limit.
    quantity.unit = unit
    quantity.unit?.demand = .limit
    quantity.low = 1
    quantity.isRange = true
    quantity.isChoice = true
    quantity.tokens = start - 3..<quantity.tokens.upperBound
  }

  /// The denominator of the ratio whose first number precedes `index`: "16:9", "2대 3", "4.5 to 1".
  func ratio(at index: Int) -> Double? {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .number, tokens[index + 1].low > 0,
      isRatioSign(index)
    else { return nil }
    return tokens[index + 1].low
  }

  private func isRatioSign(_ index: Int) -> Bool {
    if tokens[index].isMark(":") {
      // "4.5 :1"
      return tokens[index + 1].isGlued && (tokens[index].isGlued || tokens[index + 1].low == 1)
    }
    if tokens[index].isWord("대") { return true }
    // "4.5 to 1" falls, and a range rises.
    return tokens[index].isWord("to") && tokens[index + 1].low == 1 && index > 0
      && tokens[index - 1].low > 1
  }

  /// The index of the number after a multiplication sign: "25x25", "8px-by-8px".
  func factor(at index: Int) -> Int? {
    let isHyphenated = isHyphenatedBy(index)
    let sign = isHyphenated ? index + 1 : index
    guard sign + 1 < tokens.count, tokens[sign].isMark("×") || tokens[sign].isWord("by") else {
      return nil
    }
    let number = sign + (isHyphenated ? 2 : 1)
    guard number < tokens.count, tokens[number].kind == .number else { return nil }
    // "1x 2x 3x" are scales.
    return tokens[sign].isMark("×") && tokens[sign].isGlued && !tokens[number].isGlued
      ? nil : number
  }

  private func isHyphenatedBy(_ index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index].isMark("-") && tokens[index].isGlued
      && tokens[index + 1].isWord("by") && tokens[index + 2].isMark("-")
  }

  /// The index of the number that ends a range, and whether the range is a choice ("one or two").
  func rangeEnd(from quantity: Quantity, at index: Int) -> (Int, Bool)? {
    guard var end = endOfJoint(at: index, behind: quantity) else { return nil }
    if tokens[end].has(.approximatesBefore) { end += 1 }
    guard end < tokens.count, tokens[end].kind == .number,
      rises(to: end, from: quantity, joint: index)
    else { return nil }
    let joint = tokens[end - 1]
    if Self.choices.contains(where: joint.spells) {
      return tokens[end].low == quantity.high + 1 ? (end, true) : nil
    }
    let isPlainAnd = Self.conjunctions.contains(where: joint.spells)
    return !isPlainAnd || isBetween(quantity, end) ? (end, false) : nil
  }

  private static let conjunctions = BoundWords.words("conjunction")

  /// The index after the one or two words or signs that join the ends of a range: "to", "~", "-
  /// to", 에서.
  private func endOfJoint(at index: Int, behind quantity: Quantity) -> Int? {
    var end = index
    // "three-to-five" has a third sign.
    let last = tokens.indices.contains(index) && tokens[index].isMark("-") ? index + 2 : index + 1
    while end < tokens.count, end <= last, tokens[end].kind != .number {
      if end == index + 2, !tokens[end].isMark("-") || !tokens[end].isGlued { return nil }
      guard
        isNounOfFirst(end, quantity, index) || tokens[end].isMark("-")
          || tokens[end].has(.rangeWord)
      else { return nil }
      end += 1
    }
    return end > index && end < tokens.count ? end : nil
  }

  /// Whether only the first number's noun separates it from the second: "두 단어에서 네 단어".
  private func isNounOfFirst(_ index: Int, _ quantity: Quantity, _ joint: Int) -> Bool {
    quantity.unit == nil && quantity.counter == nil && index == joint && tokens[index].isHangul
      && tokens[index].ends(withAny: Self.origins) && index + 1 < tokens.count
      && tokens[index + 1].kind == .number
  }

  private static let origins = BoundWords.words("origin")

  /// Whether the number at `end` is larger than the first.
  ///
  /// A range of negative numbers may fall: "-4%~-2%".
  private func rises(to end: Int, from quantity: Quantity, joint: Int) -> Bool {
    if tokens[end].low > quantity.high { return true }
    let start = quantity.tokens.lowerBound
    guard start > 0, tokens[start - 1].isMark("-") else { return false }
    return end - 1 > joint && tokens[end - 1].isMark("-")
      || tokens[start].isGlued && tokens[end].low == 0
  }

  /// Whether "and" joins the ends of a range: "between 3 and 5", "3과 5 사이".
  private func isBetween(_ quantity: Quantity, _ end: Int) -> Bool {
    let start = quantity.tokens.lowerBound
    return tokens[max(0, start - 2)..<start].contains { $0.isWord("between") }
      || (end + 1..<max(end + 1, min(end + 5, tokens.count))).contains {
        tokens[$0].begins(with: "사이")
      }
  }

  private static let choices = BoundWords.words("choice")
}

internal import Guidelines

extension QuantityGrammar {
  /// The unit at `index`, which is moved past it.
  ///
  /// `attributive` is set where a hyphen joins the number to the next word.
  func unit(
    at index: inout Int, spelled: Bool, attributive: inout Bool
  ) -> MeasuredUnit? {
    let isHyphenated = joinsWord(hyphen: index)
    let start = startOfUnit(isHyphenated ? index + 1 : index)
    guard start < tokens.count, tokens[start].kind == .word else { return nil }
    guard let (unit, end) = unit(from: start) else {
      if isHyphenated, !spelled || !tokens[start].has(.fraction) { attributive = true }
      return nil
    }
    if tokens[start].spells("s") {
      // "6S" is a model.
      guard !isHyphenated, !tokens[start].isName, tokens[index - 1].low <= Self.mostShortSeconds
      else { return nil }
      index = end
      return tokens[start - 1].low.rounded() == tokens[start - 1].low ? .shortSeconds : unit
    }
    // "아이폰 15 프로" is a name.
    if tokens[start].spells("프로"), !tokens[start].isGlued { return nil }
    if spelled, unit.needsDigits(inHangul: tokens[start].isHangul) { return nil }
    if isHyphenated { attributive = true }
    index = end
    return unit
  }

  /// The unit that stands before the limit of a number: "a character limit of 70".
  func unitOfLimit(before quantity: Quantity) -> MeasuredUnit? {
    let start = quantity.tokens.lowerBound
    guard start > 2, quantity.counter == nil, tokens[start - 1].isWord("of"),
      tokens[start - 2].isWord("limit")
    else { return nil }
    return tokens[start - 3].unit
  }

  /// The largest number before an "s" that means seconds, unlike that of "the 1980s".
  private static var mostShortSeconds: Double { 120 }

  /// Whether the hyphen at `index` joins the preceding number to a word: "44-point".
  private func joinsWord(hyphen index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].isMark("-") && tokens[index].isGlued
      && tokens[index + 1].kind == .word && tokens[index + 1].isGlued
  }

  /// The index of the unit after words that only specify the kind of pixel: "44 by 44 CSS pixels".
  private func startOfUnit(_ start: Int) -> Int {
    start + 1 < tokens.count && tokens[start].isWord("css")
      && tokens[start + 1].unit?.unit == .pixels ? start + 1 : start
  }

  /// The unit of one or more words that begins at `start`, and the index after it.
  private func unit(from start: Int) -> (MeasuredUnit, end: Int)? {
    if Units.phraseBeginnings.contains(tokens[start].beginning) {
      for length in [3, 2] where start + length <= tokens.count {
        if let unit = Units.phrases[phrase(start..<start + length)] {
          return (unit, start + length)
        }
      }
    }
    return tokens[start].unit.map { ($0, start + 1) }
  }

  /// The index after parentheses at `index` that only convert a size in `unit`: "16 px (1 rem)", "44 pt (about
  /// 7 mm)"; points and pixels do not convert each other, as images have scales.
  func endOfConversion(from unit: MeasuredUnit?, at index: Int) -> Int? {
    guard let unit, Units.ofLayout.contains(unit.unit), let end = endOfParenthesis(at: index),
      let number = tokens[index + 1..<end].firstIndex(where: { !$0.has(.approximatesBefore) }),
      tokens[number].kind == .number
    else { return nil }
    var (after, isAttributive) = (number + 1, false)
    let other = self.unit(at: &after, spelled: false, attributive: &isAttributive)
    guard let other, after == end - 1, other.dimension == .size, other.unit != unit.unit,
      other != Units.points, other != Units.pixels
    else { return nil }
    return end
  }

  /// The words in `range`, joined by single spaces.
  func phrase(_ range: Range<Int>) -> String {
    tokens[range].map(\.text).joined(separator: " ")
  }

  /// The Korean counter at `index`, which is moved past it.
  func counter(at index: inout Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .word, tokens[index].has(.counter) else {
      return nil
    }
    defer { index += 1 }
    return tokens[index].text
  }
}

internal import Guidelines

/// Reads the quantities of one sentence.
///
/// Every look ahead or back is limited to a few tokens, so that the time is linear in the length of
/// the sentence.
package struct QuantityParser {
  package let tokens: [SentenceToken]

  private let grammar: QuantityGrammar

  /// Creates a parser of the sentence with these tokens.
  package init(tokens: [SentenceToken]) {
    self.tokens = tokens
    grammar = QuantityGrammar(tokens: tokens)
  }

  /// The quantities in order; they do not overlap.
  package func quantities() -> [Quantity] {
    var found: [Quantity] = []
    var index = 0
    while index < tokens.count {
      guard tokens[index].kind == .number else {
        index += 1
        continue
      }
      let (quantity, end) = parse(at: index)
      if var quantity {
        grammar.limit(&quantity, after: found.last?.reach.upperBound ?? 0)
        found.append(quantity)
        index = max(quantity.reach.upperBound, end)
      } else {
        index = end
      }
    }
    return QuantitySeries(tokens: tokens).completed(found)
  }

  /// The quantity that begins with the number at `start`, and the index at which reading continues.
  private func parse(at start: Int) -> (Quantity?, Int) {
    var (quantity, end) = number(at: start)
    guard !grammar.isPartOfName(start) else { return (nil, grammar.skipped(from: end)) }
    if isFraction(at: end) { return (nil, end + 3) }
    if let end = endOfColor(from: start) { return (nil, end) }
    if tokens.sayAtOnce(from: start) { return (nil, end) }
    if let ratio = grammar.ratio(at: end) {
      quantity.low /= ratio
      quantity.high = quantity.low
      quantity.unit = .toOne
      end += 2
    } else {
      takeUnit(&quantity, &end)
      takeSmallerUnits(&quantity, &end)
      takeSecond(&quantity, &end)
    }
    takeScale(&quantity, &end)
    let hasUnit = quantity.unit != nil
    guard !grammar.isCutOff(at: end, unit: hasUnit),
      hasUnit || quantity.second != nil || !grammar.followsName(start)
    else { return (nil, grammar.skipped(from: end)) }
    quantity.tokens = quantity.tokens.lowerBound..<end
    let restated = grammar.endOfConversion(from: quantity.unit, at: end)
    quantity.reach = quantity.tokens.lowerBound..<(restated ?? end)
    return (quantity, end)
  }

  /// The number at `start` alone, and the index after it.
  ///
  /// "한 두 단어" is a spelling of 한두 단어.
  private func number(at start: Int) -> (Quantity, end: Int) {
    let number = tokens[start]
    var end = start + 1
    var quantity = Quantity(
      tokens: start..<end, reach: start..<end, low: number.low, high: number.high,
      isRange: number.low < number.high, isSpelled: number.isSpelled)
    if number.isSpelled, end < tokens.count, tokens[end].isSpelled,
      tokens[end].low == number.high + 1
    {
      quantity.high = tokens[end].high
      quantity.isRange = true
      end += 1
    }
    quantity.isChoice = quantity.isRange
    return (quantity, end)
  }

  /// Whether the number begins a Korean fraction: "10분의 1".
  private func isFraction(at end: Int) -> Bool {
    end + 2 < tokens.count && tokens[end].spells("분") && tokens[end + 1].spells("의")
      && tokens[end + 2].kind == .number
  }

  /// The end of a color that begins with its hue, as style sheets write it: "217 91% 60%".
  private func endOfColor(from start: Int) -> Int? {
    let end = start + 5
    guard end <= tokens.count, tokens[start].high <= 360 else { return nil }
    let areShares = [start + 1, start + 3].allSatisfy { index in
      tokens[index].kind == .number && tokens[index].high <= 100
        && tokens[index + 1].unit?.unit == .percent
    }
    return areShares ? end : nil
  }

  /// Takes the unit or the counter after the number.
  private func takeUnit(_ quantity: inout Quantity, _ end: inout Int) {
    let number = tokens[quantity.tokens.lowerBound]
    quantity.unit = grammar.unit(
      at: &end, spelled: number.isSpelled, attributive: &quantity.isAttributive)
    quantity.counter = grammar.counter(at: &end)
    grammar.takeArticle(&quantity)
    if quantity.unit == nil { quantity.unit = grammar.unitOfLimit(before: quantity) }
    // In "버튼은 하나만 두세요" and "하나의 시트만" 하나 carries a particle.
    if number.spells("하나"), end < tokens.count, tokens[end].isGlued,
      tokens[end].begins(with: "만") || tokens[end].spells("의")
    {
      quantity.counter = "개"
    }
    if quantity.unit == nil, quantity.counter == nil, countsAlone(number, at: end) {
      quantity.counter = "개"
    }
  }

  /// Takes the rest of a duration in several units as one value: "1분 30초" is 90 s.
  private func takeSmallerUnits(_ quantity: inout Quantity, _ end: inout Int) {
    while let unit = quantity.unit, quantity.low == quantity.high, end < tokens.count,
      tokens[end].kind == .number, tokens[end].low == tokens[end].high
    {
      var next = end + 1
      let smaller = grammar.unit(
        at: &next, spelled: tokens[end].isSpelled, attributive: &quantity.isAttributive)
      guard let smaller, let count = unit.count(of: smaller), tokens[end].low < count else {
        return
      }
      quantity.low = quantity.low * count + tokens[end].low
      quantity.high = quantity.low
      // "1분 30초" is as likely part of a story as "1분".
      quantity.unit = MeasuredUnit(
        unit: smaller.unit, dimension: smaller.dimension, demand: unit.demand)
      end = next
    }
  }

  /// Whether a Korean numeral that stands alone counts what the sentence is about: "버튼은 셋까지", "탭은 넷
  /// 이하", "최대 셋입니다".
  private func countsAlone(_ number: SentenceToken, at end: Int) -> Bool {
    guard standsAlone(number), end < tokens.count, tokens[end].isHangul else { return false }
    guard tokens[end].isGlued else { return tokens[end].sense.boundAfter != nil }
    return tokens[end].begins(with: "까지")
      || tokens[end].begins(withAny: Self.copulas)
      || tokens[end].spells("을") && end + 1 < tokens.count
        && tokens[end + 1].begins(withAny: Self.passingVerbs)
  }

  private func standsAlone(_ number: SentenceToken) -> Bool {
    Numerals.koreanAlone.contains { number.spells($0.word) }
  }

  private static let copulas = BoundWords.words("korean-copula") + BoundWords.koreanMustBe
  private static let passingVerbs = BoundWords.words("passing")

  /// Takes a second number that belongs to the first: a height, the end of a range, or both.
  private func takeSecond(_ quantity: inout Quantity, _ end: inout Int) {
    if let height = grammar.factor(at: end) {
      return grammar.takeHeight(at: height, &end, &quantity)
    }
    guard let (other, isChoice) = grammar.rangeEnd(from: quantity, at: end) else { return }
    if let height = grammar.factor(at: other + 1) {
      // "36–45x36"
      quantity.high = tokens[other].high
      quantity.isRange = true
      return grammar.takeHeight(at: height, &end, &quantity)
    }
    quantity.low = min(quantity.low, tokens[other].low)
    quantity.high = max(quantity.high, tokens[other].high)
    quantity.isRange = true
    quantity.isChoice = isChoice
    end = other + 1
    let unit = grammar.unit(
      at: &end, spelled: tokens[other].isSpelled, attributive: &quantity.isAttributive)
    quantity.unit = unit ?? quantity.unit
    quantity.counter = grammar.counter(at: &end) ?? quantity.counter
    if end < tokens.count, tokens[end].isWord("까지") { end += 1 }
    if end < tokens.count, tokens[end].begins(with: "사이") {
      if standsAlone(tokens[other]) { quantity.counter = quantity.counter ?? "개" }
      end += 1
    }
  }

  /// Takes a scale that directly follows: "50x50px @2x".
  private func takeScale(_ quantity: inout Quantity, _ end: inout Int) {
    guard end < tokens.count, tokens[end].kind == .scale else { return }
    quantity.scale = Int(tokens[end].low)
    end += 1
    // Only pixels have a scale.
    if quantity.unit == nil, quantity.second != nil { quantity.unit = Units.pixels }
  }
}

extension QuantityParser {
  /// Whether a single value is forbidden: "9px 사용 금지", "Never use 9 px".
  package func isForbidden(_ quantity: Quantity) -> Bool { grammar.isForbidden(quantity) }
}

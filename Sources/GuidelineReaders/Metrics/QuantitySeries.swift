internal import Guidelines

/// Completes quantities by those beside them.
///
/// Of "가로 25 세로 25포인트" the first lacks its unit, "8pt 초과 16pt 미만" is one range, and of
/// "180px × 180px (60pt × 60pt @3x)" the pixels come at the scale.
struct QuantitySeries {
  let tokens: [MetricToken]

  /// `found` with what their neighbours tell.
  func completed(_ found: [Quantity]) -> [Quantity] {
    guard found.count > 1 else { return found }
    var result: [Quantity] = []
    for var quantity in found.reversed() {
      if let next = result.last {
        if lendsUnit(next, to: quantity) { quantity.unit = next.unit }
        if let range = range(from: quantity, to: next) {
          result[result.count - 1] = range
          continue
        }
        moveScale(&quantity, &result[result.count - 1])
      }
      result.append(quantity)
    }
    return result.reversed()
  }

  /// Whether only a word for what is measured stands between both.
  private func lendsUnit(_ next: Quantity, to quantity: Quantity) -> Bool {
    guard quantity.unit == nil, quantity.counter == nil, quantity.second == nil, next.unit != nil,
      next.second == nil, !quantity.isSpelled, quantity.tokens.lowerBound > 0
    else { return false }
    let gap = tokens[
      quantity.reach.upperBound..<max(quantity.reach.upperBound, next.reach.lowerBound)]
    guard (1...3).contains(gap.count), isDimension(tokens[quantity.tokens.lowerBound - 1]) else {
      return false
    }
    return gap.contains(where: isDimension)
      && gap.allSatisfy { isDimension($0) || $0.isMark(",") || $0.isMark("·") || $0.isWord("and") }
  }

  private func isDimension(_ token: MetricToken) -> Bool {
    token.kind == .word && KoreanWords.value(for: token, in: MetricDimensions.words) != nil
  }

  /// Both as one range where one is its lower and the other its upper end.
  private func range(from quantity: Quantity, to next: Quantity) -> Quantity? {
    guard let lower = quantity.bound, let upper = next.bound, lower.side == .minimum,
      upper.side == .maximum, !quantity.isRange, !next.isRange, quantity.second == nil,
      next.second == nil, quantity.high < next.low,
      quantity.unit == next.unit || quantity.unit == nil && quantity.counter == nil,
      quantity.counter == next.counter || quantity.counter == nil
    else { return nil }
    let start = max(quantity.boundEnd ?? 0, quantity.reach.upperBound)
    guard start <= next.reach.lowerBound,
      tokens[start..<next.reach.lowerBound].allSatisfy({ token in
        Self.joints.contains(token.text)
          || KoreanWords.value(for: token, in: BoundWords.koreanBefore) != nil
          || BoundWords.englishApart[token.text] != nil
      })
    else { return nil }
    var range = next
    range.tokens = quantity.tokens.lowerBound..<next.tokens.upperBound
    range.reach = quantity.reach.lowerBound..<next.reach.upperBound
    // Things and characters come in whole numbers.
    let isWhole = next.unit == nil || next.unit?.unit == .characters
    range.low = quantity.low + (isWhole && !lower.isInclusive ? 1 : 0)
    range.high = next.high - (isWhole && !upper.isInclusive ? 1 : 0)
    range.isRange = true
    range.isChoice = false
    range.bound = nil
    range.isApproximate = quantity.isApproximate || next.isApproximate
    return range
  }

  private static let joints: Set<String> = [
    ",", "and", "but", "이고", "이며", "~", "·", "/", "이상", "초과", "으로", "에서", "부터", "그리고",
  ]

  /// Gives the scale behind points to the pixels beside them that are so many times as large.
  private func moveScale(_ quantity: inout Quantity, _ next: inout Quantity) {
    guard let scale = next.scale, quantity.scale == nil, next.unit?.unit == .points,
      quantity.unit?.unit == .pixels, quantity.second != nil, next.second != nil,
      (quantity.low - next.low * Double(scale)).magnitude < 1,
      quantity.reach.upperBound < next.reach.lowerBound,
      tokens[quantity.reach.upperBound].isMark("(")
        || tokens[quantity.reach.upperBound].isMark("/")
        || tokens[quantity.reach.upperBound].isMark("=")
    else { return }
    quantity.scale = scale
    next.scale = nil
  }
}

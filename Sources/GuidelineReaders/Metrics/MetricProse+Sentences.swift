internal import Guidelines
internal import TextAnalysis

// The numbers of a sentence, from left to right.
extension MetricProse {
  /// Adds the metrics of a sentence, number by number.
  mutating func addMetrics(in tokens: [SentenceToken], to metrics: inout [Metric]) {
    let parser = QuantityParser(tokens: tokens)
    let quantities = BareLengths(tokens: tokens).completed(parser.quantities())
    guard !quantities.isEmpty else { return }
    let sense = GuidelineSense(tokens: tokens)
    facts = sense.facts
    let platforms = PlatformScope(tokens: tokens, quantities: quantities)
    var lastCount: LastCount?
    lastMeasured = nil
    for (position, quantity) in quantities.enumerated()
    where !sense.isQuoted(quantity) && !sense.isJudged(quantity) {
      let floor = position > 0 ? quantities[position - 1].reach.upperBound : 0
      let ceiling =
        position + 1 < quantities.count
        ? quantities[position + 1].reach.lowerBound : tokens.count
      let scope = platforms.platforms(at: position, within: context.platforms)
      func site(_ quantity: Quantity, place: Shorthand? = nil) -> NumberSite {
        NumberSite(
          quantity: quantity, followers: quantities[(position + 1)...], tokens: tokens,
          floor: floor, ceiling: ceiling, sense: sense, platforms: scope, place: place)
      }
      if let unit = quantity.unit {
        if parser.isForbidden(quantity) { continue }
        if position > 0, restates(quantity, quantities[position - 1], in: tokens) { continue }
        var quantity = quantity
        // "up to 23 hours and 59 minutes"
        if unit.demand == .limit, quantity.bound == nil, !quantity.isRange, position > 0,
          quantities[position - 1].unit?.dimension == unit.dimension,
          joinsBefore(quantity, tokens)
        {
          quantity.bound = quantities[position - 1].bound
        }
        let place = Shorthand.place(of: position, in: quantities, tokens)
        addMeasured(site(quantity, place: place), to: &metrics)
      } else if let quantity = lineHeight(quantity, floor: floor, ceiling: ceiling, in: tokens) {
        addMeasured(site(quantity), to: &metrics)
      } else if let quantity = multiple(quantity, in: tokens) {
        addMeasured(site(quantity), to: &metrics)
      } else if quantity.second == nil,
        let metric = counted(site(quantity), last: &lastCount)
      {
        metrics.append(metric)
      }
    }
  }

  /// A number without a unit directly after "line height" or a length, which is a multiple: "행간 1.5", "16px/1.5".
  private func lineHeight(
    _ quantity: Quantity, floor: Int, ceiling: Int, in tokens: [SentenceToken]
  ) -> Quantity? {
    let start = quantity.reach.lowerBound
    guard quantity.isLineHeight, start > floor, !isCounted(quantity, in: tokens) else { return nil }
    let isBehindLength =
      start > 1 && tokens[start - 1].isMark("/") && tokens[start - 2].unit?.dimension == .size
    let word = tokens[max(floor, start - 4)..<start].lastIndex { $0.dimensions != nil }
    guard
      isBehindLength
        || word.flatMap({ DimensionWords.compound(tokens, at: $0) ?? tokens[$0].dimensions })
          == [.lineHeight]
    else { return nil }
    var quantity = quantity
    quantity.unit = .lineHeights
    return quantity
  }

  /// A bounded number with a sign of multiplication, which is a multiple: "by at least 1.4x".
  private func multiple(_ quantity: Quantity, in tokens: [SentenceToken]) -> Quantity? {
    let end = quantity.tokens.upperBound
    guard quantity.bound != nil, end < tokens.count, tokens[end].isMark("×"), tokens[end].isGlued,
      end + 1 == tokens.count || tokens[end + 1].kind != .number
    else { return nil }
    var quantity = quantity
    quantity.unit = Units.multiple
    return quantity
  }

  /// Whether a number has the thing that it counts or multiplies directly attached: "2줄", "1.5x".
  private func isCounted(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let end = quantity.tokens.upperBound
    return end < tokens.count && tokens[end].isGlued
      && (tokens[end].isMark("×")
        || tokens[end].isHangul
          && !tokens[end].letters.prefix(1).contains(where: HangulWords.isEnding))
  }

  /// Whether a length in parentheses repeats the side of the square before it: "44 x 44 pt (44 px)".
  private func restates(
    _ quantity: Quantity, _ last: Quantity, in tokens: [SentenceToken]
  ) -> Bool {
    quantity.second == nil && last.second != nil && quantity.low == last.low
      && quantity.reach.lowerBound == last.reach.upperBound + 1
      && tokens[last.reach.upperBound].isMark("(")
  }
}

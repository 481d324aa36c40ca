internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

// Numbers that are only mentioned: in stories, as percentages of people, about other words, in names.
extension MetricProse {
  /// Whether millimetres name a watch ("40 mm devices") and measure nothing ("a margin of 15 mm").
  func isOnPaper(
    _ quantity: Quantity, _ unit: MeasuredUnit, _ found: [Dimension], in tokens: [SentenceToken]
  ) -> Bool {
    let end = quantity.reach.upperBound
    // "The size is 41 mm" may be that of a watch.
    let isOfWatch =
      found == [.size]
      && (context.platforms.contains(.watchOS)
        || tokens.contains { $0.begins(withAny: Self.watches) })
    return unit.unit == .millimetres && !found.isEmpty && !isOfWatch
      && !(end < tokens.count && tokens[end].begins(withAny: Self.watches))
  }

  static let watches: [ShortWord] = ["device", "watch", "case", "model", "기기", "모델", "워치"]

  /// Whether the sentence or the lead is about a ratio, even at a distance.
  mutating func speaksOfRatios(_ tokens: [SentenceToken]) -> Bool {
    // Nothing but the contrast of text is 4.5:1.
    (tokens.prefix(80) + lead).contains { token in
      token.dimensions?.contains(.ratio) ?? false || token.kind == .number && token.low == 4.5
    }
      || MetricHeadings.speakOfRatios(context.innerHeadings)
  }

  /// Whether a ratio to one is the contrast of text with its background: "Text must reach 4.5:1".
  func contrastsText(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    tokens[quantity.tokens.upperBound - 1].low == 1 && quantity.low > 1
      && tokens.prefix(40).contains { $0.begins(withAny: PhraseWords.contrasting) }
  }

  /// Whether a ratio in parentheses is that of a color: "#0F0F0F (near black, contrast 15.8:1)".
  func isOfColor(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let before = tokens[..<quantity.reach.lowerBound].suffix(Self.longestReach)
    guard quantity.bound == nil, let open = before.lastIndex(where: { $0.isMark("(") }) else {
      return false
    }
    return before[..<open].suffix(4).contains { $0.spells("#") }
  }

  /// Whether a contrast without a bound is none that WCAG asks for, and so was measured: "배경과의 대비: 4.8:1".
  func isMeasuredContrast(_ quantity: Quantity) -> Bool {
    quantity.bound == nil && !quantity.isRange && ![3, 4.5, 7].contains(quantity.low)
      && (facts.speaksOfContrasts
        || (quantity.low * 10).rounded() != quantity.low * 10
          && (quantity.low * 100).rounded() == quantity.low * 100)
  }

  /// Whether the duration is the base of a frequency: "1초에 한 번".
  func isRateBase(_ quantity: Quantity, _ unit: MeasuredUnit, in tokens: [SentenceToken]) -> Bool {
    let end = quantity.reach.upperBound
    guard unit.dimension == .duration, quantity.bound == nil || quantity.isAttributive else {
      return false
    }
    // "in any one second"
    let start = quantity.reach.lowerBound
    if quantity.isSpelled, start > 0, tokens[start - 1].spells("any") { return true }
    // "within a 365-day period"
    if quantity.isAttributive, end < tokens.count, Self.periods.contains(where: tokens[end].spells)
    {
      return true
    }
    return end + 1 < tokens.count && tokens[end].isGlued && tokens[end].spells("에")
      && tokens[end + 1].kind == .number
  }

  static let periods: [ShortWord] = ["period", "window", "span"]

  /// Whether the number is a difference between two things: "2 points larger than on iPhone".
  func isDifference(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    guard quantity.bound == nil, quantity.second == nil, end < tokens.count else { return false }
    // "people finish 20% faster"
    if quantity.unit?.unit == .percent, !quantity.isRange,
      PhraseWords.gains.contains(where: tokens[end].spells)
        || tokens[end].begins(withAny: PhraseWords.koreanGains)
    {
      return true
    }
    if tokens[end].has(.comparing), end + 1 < tokens.count { return tokens[end + 1].isWord("than") }
    return start > 0 && tokens[start - 1].isHangul && tokens[start - 1].ends(with: "보다")
      && BoundWords.koreanComparisons.contains { tokens[end].begins(with: $0.beginning) }
  }

  /// Whether a percentage reports an event: "rose to 68%", "31%에 불과했다".
  func reports(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    guard quantity.bound == nil else { return false }
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    let before = tokens[max(0, start - 2)..<start]
    return before.contains { token in PhraseWords.rises.contains(where: token.spells) }
      || tokens[end..<min(end + 2, tokens.count)].contains {
        $0.begins(withAny: PhraseWords.koreanRises)
      }
  }

  /// Whether "points" are those of a chart.
  func isInChart(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let unit = tokens[quantity.tokens.upperBound - 1]
    return unit.begins(with: "point")
      && tokens.prefix(40).contains { $0.begins(withAny: PhraseWords.charts) }
  }

  /// Whether "within" only gives a place or a time.
  func isWithin(_ quantity: Quantity, _ unit: MeasuredUnit, in tokens: [SentenceToken]) -> Bool {
    let start = quantity.reach.lowerBound
    return start < tokens.count && tokens[start].isWord("within")
      && (start == 0 || unit.dimension != .duration)
  }

  /// Whether the number is a frequency.
  ///
  /// "once" is too common, and "twenty times the width" is a comparison.
  func countsTimes(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let end = quantity.reach.upperBound
    return quantity.high > 1 && !(end < tokens.count && tokens[end].has(.comparing))
  }

  /// The unit of the multiple that a comparison states: "at least twice as wide as its label".
  func compared(_ quantity: Quantity, in tokens: [SentenceToken]) -> MeasuredUnit? {
    let end = quantity.reach.upperBound
    return end < tokens.count && tokens[end].has(.comparing) && !tokens[end].spells("more")
      ? Units.multiple : nil
  }

  /// Whether a number of characters describes words in a text instead of the text: "네 글자 이하의 전치사".
  func isOfOtherWords(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let end = quantity.end
    guard quantity.bound != nil, end < tokens.count, tokens[end - 1].isHangul,
      tokens[end - 1].ends(with: "의")
    else { return false }
    return finder.things(in: tokens, end..<min(end + 5, tokens.count)) { _ in true }.isEmpty
  }
}

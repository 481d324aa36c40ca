internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

// The dimension of a number that no adjacent word names.
extension MetricProse {
  /// Whether the thing that is measured directly follows the number: "48 dp buttons".
  func isFollowed(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let end = quantity.reach.upperBound
    return end < tokens.count && !tokens[end].isHangul
      && finder.thing(at: end, in: tokens, limit: tokens.count) != nil
  }

  /// Whether the dimension named before a number is the object of another clause: "여백을 더해 48pt 버튼을".
  func isObjectBefore(_ quantity: Quantity, floor: Int, in tokens: [SentenceToken]) -> Bool {
    let start = quantity.reach.lowerBound
    guard floor < start, let last = tokens[floor..<start].last(where: { $0.dimensions != nil })
    else { return false }
    return last.isHangul && (last.ends(with: "을") || last.ends(with: "를"))
  }

  /// The dimension of all items of a list, named before its colon: "Padding: cards 8 px, sheets 16 px".
  func listedDimensions(before start: Int, in tokens: [SentenceToken]) -> [Dimension]? {
    guard start <= 48, let colon = tokens[..<start].lastIndex(where: { $0.isMark(":") }),
      (1...8).contains(colon), start - colon <= 40,
      !tokens[colon..<start].contains(where: { $0.isMark(".") || $0.isMark(";") }),
      let named = DimensionWords.compound(tokens, at: colon - 1) ?? tokens[colon - 1].dimensions,
      !DimensionWords.edges.isSuperset(of: named)
    else { return nil }
    return named
  }

  /// Whether widths in parentheses state the screen sizes of a device: "Mobile (≤ 640px)".
  func isBreakpoint(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let start = quantity.reach.lowerBound
    let end = quantity.end
    return (quantity.bound != nil || quantity.isRange) && quantity.second == nil
      && quantity.isOfLayout && start > 1 && end < tokens.count
      && tokens[start - 1].isMark("(") && tokens[end].isMark(")")
      && tokens[start - 2].qualifier?.key == "device"
  }

  /// Whether a minus sign precedes a number: "자간 -0.5px".
  func isNegative(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let start = quantity.tokens.lowerBound
    return start > 0 && tokens[start].isGlued && tokens[start - 1].isMark("-")
      && (start == 1 || !tokens[start - 1].isGlued || tokens[start - 2].kind == .mark)
  }

  /// The dimension of the next number, if none is named before: "16 pt on iPhone and 24 pt margins on iPad".
  func lentDimensions(
    _ quantity: Quantity, from rest: ArraySlice<Quantity>, in tokens: [SentenceToken]
  ) -> [Dimension]? {
    var end = quantity.reach.upperBound
    // "If buttons measure 60 pt or larger, add 4 pt of padding": the clauses have different dimensions.
    if tokens[0].has(.condition),
      tokens[end..<min(end + 8, tokens.count)].contains(where: { $0.isMark(",") })
    {
      return nil
    }
    for (index, next) in zip(rest.indices, rest).prefix(6) {
      guard next.unit == quantity.unit, next.second == nil,
        continues(next, after: end, in: tokens), (quantity.bound == nil) == (next.bound == nil),
        tokens[end..<next.reach.lowerBound].contains(where: { $0.has(.listing) })
      else { return nil }
      let ceiling = index + 1 < rest.endIndex ? rest[index + 1].reach.lowerBound : tokens.count
      let found = DimensionFinder(tokens: tokens).dimensions(
        of: next, floor: next.reach.lowerBound, ceiling: ceiling)
      if !found.isEmpty { return found }
      end = next.reach.upperBound
    }
    return nil
  }

  /// Whether nothing new has been named since `end`: "16pt (compact), 20pt (regular)".
  func continues(_ quantity: Quantity, after end: Int, in tokens: [SentenceToken]) -> Bool {
    guard end <= quantity.reach.lowerBound else { return false }
    let gap = tokens[end..<quantity.reach.lowerBound]
    // "49pt (홈 화면 막대 포함 83pt)"
    if gap.first?.isMark("(") == true, gap.count <= 8,
      gap.last?.begins(withAny: Self.inclusions) == true
    {
      return true
    }
    return gap.count <= 8 && !gap.contains { $0.isMark(".") }
      && finder.things(in: tokens, end..<quantity.reach.lowerBound).allSatisfy { isVague($0.name) }
  }

  static let inclusions: [ShortWord] = ["포함", "제외", "including", "excluding"]
}

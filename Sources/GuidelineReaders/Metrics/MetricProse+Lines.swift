internal import Guidelines
internal import TextAnalysis

extension MetricProse {
  /// The line whose thickness an adjacent length gives: "a 2 px outline", "테두리는 1px".
  func drawnLine(
    _ quantity: Quantity, floor: Int, ceiling: Int, in tokens: [SentenceToken]
  ) -> String? {
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    let limit = tokens[end..<max(end, min(end + 6, ceiling))].firstIndex(where: Self.endsPhrase)
    let after = finder.things(in: tokens, end..<(limit ?? max(end, min(end + 6, ceiling)))) { _ in
      true
    }
    if let thing = after.first, isLine(thing, in: tokens) {
      return thing.name
    }
    guard after.isEmpty, start > floor,
      let thing = finder.things(in: tokens, max(floor, start - 6)..<start).last,
      isLine(thing, in: tokens),
      tokens[thing.tokens.upperBound..<start].allSatisfy(Self.leadsToNumber)
    else { return nil }
    return thing.name
  }

  /// Whether a length after another and before "line" is a line height: "17 pt / 22 pt line".
  func isLineHeight(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    return start > 1 && end < tokens.count && tokens[start - 1].isMark("/")
      && tokens[end].spells("line")
  }

  /// Whether only a label precedes the number: "Section: 40px".
  func isLabelled(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let start = quantity.reach.lowerBound
    guard start > 1, start <= 8, let colon = tokens[..<start].lastIndex(where: { $0.isMark(":") })
    else { return false }
    return colon > 0
      && tokens[colon + 1..<start].allSatisfy {
        $0.has(.koreanBoundBefore) || $0.sense.boundApart != nil || $0.has(.approximatesBefore)
      }
  }

  /// Whether a thing is a drawn line, and not the "line" of "line spacing".
  private func isLine(_ thing: ThingFinder.Thing, in tokens: [SentenceToken]) -> Bool {
    let end = thing.tokens.upperBound
    if end < tokens.count, DimensionWords.compound(tokens, at: end) != nil { return false }
    let name = thing.name.utf8
    let last = name.lastIndex(of: UInt8(ascii: " ")).map { name.index(after: $0) }
    return MetricThings.lines.contains(String(thing.name[(last ?? name.startIndex)...]))
  }

  /// Whether a phrase about the number ends at a token.
  private static func endsPhrase(_ token: SentenceToken) -> Bool {
    token.kind == .mark && !token.spells("-") || token.has(.endsAttribute)
      || token.dimensions.map { $0 != [.width] } ?? false
  }

  /// Whether a token may stand between a line and its thickness.
  private static func leadsToNumber(_ token: SentenceToken) -> Bool {
    token.isMark(":") || token.has(.copula) || token.dimensions == [.width]
      || token.isHangul && token.isGlued && !token.spells("과") && !token.spells("와")
  }
}

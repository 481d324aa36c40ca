internal import Guidelines
internal import Lexicon

/// Completes quantities from their neighbours in the sentence.
///
/// In "가로 25 세로 25포인트" the first number lacks its unit, as all but the last of "16, 20, and 24 px"
/// do; "8pt 초과 16pt 미만" is one range; "180px × 180px (60pt × 60pt @3x)" gives a size in pixels and
/// its scale; and in "at least 4.5:1, large text 3:1" both ratios have the same bound.
package struct QuantitySeries {
  package let tokens: [SentenceToken]

  /// The quantities in `found`, completed from their neighbours.
  package func completed(_ found: [Quantity]) -> [Quantity] {
    var found = found
    shareForwards(&found)
    guard found.count > 1 else { return found }
    shareBackwards(&found)
    return joined(found)
  }

  /// Passes each number's scale and bound on to later ones.
  private func shareForwards(_ found: inout [Quantity]) {
    for index in found.indices {
      takeScale(
        &found[index], after: index > 0 ? found[index - 1].reach.upperBound : 0,
        before: index + 1 < found.count ? found[index + 1].reach.lowerBound : tokens.count)
      if index > 0,
        sharesBound(found[index], with: found[index - 1])
          || copies(found[index], found[index - 1])
      {
        found[index].bound = found[index - 1].bound
      }
    }
  }

  /// Passes each number's bound and unit back to earlier ones.
  private func shareBackwards(_ found: inout [Quantity]) {
    for index in found.indices.dropLast().reversed()
    where lendsBound(found[index + 1], to: found[index])
      || copies(found[index + 1], found[index])
    {
      found[index].bound = found[index + 1].bound
    }
    for index in found.indices.dropLast().reversed() where lists(index, in: found) {
      found[index].unit = found[index + 1].unit
    }
  }

  /// `found` with pairs combined that are the two sides of a size or the two ends of a range.
  private func joined(_ found: [Quantity]) -> [Quantity] {
    var result: [Quantity] = []
    for var quantity in found.reversed() {
      guard let next = result.popLast() else {
        result.append(quantity)
        continue
      }
      if lendsUnit(next, to: quantity) { quantity.unit = next.unit }
      if isWidthAndHeight(quantity, next) {
        quantity.second = next.low
        quantity.tokens = quantity.tokens.lowerBound..<next.tokens.upperBound
        quantity.reach = quantity.reach.lowerBound..<next.reach.upperBound
        result.append(quantity)
      } else if let range = range(from: quantity, to: next) {
        result.append(range)
      } else {
        var next = next
        moveScale(&quantity, &next)
        if isCopied(quantity, by: next) { quantity.unit = Units.points }
        result += [next, quantity]
      }
    }
    return result.reversed()
  }

  /// Whether the two sides of a size stand next to each other: "가로 세로 8px 8px".
  private func isWidthAndHeight(_ quantity: Quantity, _ next: Quantity) -> Bool {
    guard quantity.reach.upperBound == next.reach.lowerBound, let unit = quantity.unit,
      unit == next.unit, unit.dimension == .size, quantity.second == nil, next.second == nil,
      !quantity.isRange, !next.isRange, quantity.reach.lowerBound > 1
    else { return false }
    let height = quantity.reach.lowerBound - 1
    let width = Self.listing.contains(where: tokens[height - 1].spells) ? height - 2 : height - 1
    return width >= 0 && tokens[height].dimensions == [.height]
      && tokens[width].dimensions == [.width]
  }

  /// Whether only a word for a dimension separates the two numbers.
  private func lendsUnit(_ next: Quantity, to quantity: Quantity) -> Bool {
    guard quantity.unit == nil, quantity.counter == nil, quantity.second == nil, next.unit != nil,
      next.second == nil, next.unit?.unit != .ems, !quantity.isSpelled,
      quantity.tokens.lowerBound > 0
    else { return false }
    let gap = tokens[
      quantity.reach.upperBound..<max(quantity.reach.upperBound, next.reach.lowerBound)]
    guard (1...3).contains(gap.count), isDimension(tokens[quantity.tokens.lowerBound - 1]) else {
      return false
    }
    return gap.contains(where: isDimension)
      && gap.allSatisfy { isDimension($0) || $0.isMark(",") || $0.isMark("·") || $0.isWord("and") }
  }

  /// Whether the number at `index` belongs to a list in which only the last number has a unit: "16,
  /// 20, and 24 px", "4/8px".
  ///
  /// "In step 2, 44 pt" is not such a list.
  private func lists(_ index: Int, in found: [Quantity]) -> Bool {
    let (quantity, next) = (found[index], found[index + 1])
    guard quantity.unit == nil, quantity.counter == nil,
      (quantity.second == nil) == (next.second == nil),
      quantity.bound == nil, !quantity.isRange, !quantity.isSpelled,
      next.unit?.dimension == .size, !next.isRange,
      quantity.low < next.low, let gap = gap(behind: index, in: found)
    else { return false }
    return !gap.allSatisfy { $0.isMark(",") } || self.gap(behind: index - 1, in: found) != nil
      || self.gap(behind: index + 1, in: found) != nil
  }

  /// The tokens between the number at `index` and the next one, if they may separate items of a
  /// list.
  private func gap(behind index: Int, in found: [Quantity]) -> ArraySlice<SentenceToken>? {
    guard index >= 0, index + 1 < found.count,
      found[index].reach.upperBound < found[index + 1].reach.lowerBound
    else { return nil }
    let gap = tokens[found[index].reach.upperBound..<found[index + 1].reach.lowerBound]
    return gap.count <= 2 && gap.allSatisfy { $0.has(.listing) } ? gap : nil
  }

  private func isDimension(_ token: SentenceToken) -> Bool {
    token.kind == .word && token.sense.dimensions > 0
  }

  /// Both numbers as one range, if one is its lower and the other its upper end.
  private func range(from quantity: Quantity, to next: Quantity) -> Quantity? {
    // "a maximum of 24 pt and a minimum of 12 pt" is a range as well.
    let isDescending = quantity.bound?.side == .maximum && next.bound?.side == .minimum
    let (low, high) = isDescending ? (next, quantity) : (quantity, next)
    guard let lower = low.bound, lower.side == .minimum, let upper = high.bound,
      upper.side == .maximum, low.high < high.low, !quantity.isRange, !next.isRange,
      sharesUnit(quantity, with: next), onlyBoundsSeparate(quantity, next)
    else { return nil }
    // Counts and characters are whole numbers.
    let isWhole = next.unit == nil || next.unit?.unit == .characters
    var range = next
    range.tokens = quantity.tokens.lowerBound..<next.tokens.upperBound
    range.reach = quantity.reach.lowerBound..<next.reach.upperBound
    range.low = low.low + (isWhole && !lower.isInclusive ? 1 : 0)
    range.high = high.high - (isWhole && !upper.isInclusive ? 1 : 0)
    range.isRange = true
    range.isChoice = false
    range.bound = nil
    range.isApproximate = quantity.isApproximate || next.isApproximate
    return range
  }

  /// Whether both have one dimension and the same unit and counter, or the first has none.
  private func sharesUnit(_ quantity: Quantity, with next: Quantity) -> Bool {
    quantity.second == nil && next.second == nil
      && (quantity.unit == next.unit || quantity.unit == nil && quantity.counter == nil)
      && (quantity.counter == next.counter || quantity.counter == nil)
  }

  /// Whether there are only joints and bounds between the two numbers.
  private func onlyBoundsSeparate(_ quantity: Quantity, _ next: Quantity) -> Bool {
    let start = max(quantity.boundEnd ?? 0, quantity.reach.upperBound)
    guard start <= next.reach.lowerBound else { return false }
    return tokens[start..<next.reach.lowerBound].allSatisfy { token in
      token.has(.seriesJoint) || token.sense.boundBefore != nil || token.sense.boundApart != nil
    }
  }

  /// Whether the bound of the preceding number also applies to this one: "at least 4.5:1, and 3:1
  /// for large text", "at least 44 pt wide and 30 pt tall".
  private func sharesBound(_ quantity: Quantity, with last: Quantity) -> Bool {
    guard quantity.bound == nil, !quantity.isRange, last.bound != nil, !last.isRange,
      let unit = quantity.unit, last.reach.upperBound < quantity.reach.lowerBound
    else { return false }
    let gap = tokens[last.reach.upperBound..<quantity.reach.lowerBound]
    // "at least 44 pt (iOS) / 48 dp (Android)"
    if unit != last.unit {
      return quantity.isOfLayout && last.isOfLayout && gap.count <= 8 && namesPlatformsOnly(gap)
        && (quantity.second == nil) == (last.second == nil)
    }
    // "30 characters for the title and 56 characters for the subtitle"
    if unit.unit == .characters, gap.count <= 8, gap.contains(where: { $0.isWord("and") }) {
      return !gap.contains { $0.kind == .mark }
    }
    if unit.dimension == .ratio { return gap.count <= 14 && !gap.contains { $0.isMark(".") } }
    // "at least 44x44 pt — in visionOS, 60x60 pt —": only the platform differs.
    if unit.dimension == .size, (quantity.second == nil) == (last.second == nil),
      gap.count <= 8, namesPlatformsOnly(gap)
    {
      return true
    }
    // "at least 44x44 pt, 60x60 pt in visionOS", "at least 200 percent (140 percent in watchOS)"
    if gap.count == 1, gap.contains(where: Self.isListing), namesPlatform(behind: quantity),
      (quantity.second == nil) == (last.second == nil)
    {
      return true
    }
    guard unit.dimension == .size, gap.count <= 12, let joint = gap.last,
      joint.isWord("and") || joint.isWord("or") || joint.isMark(","),
      quantity.reach.upperBound < tokens.count
    else { return false }
    let (first, second) = (tokens[last.reach.upperBound], tokens[quantity.reach.upperBound])
    return [Self.extents, Self.places].contains {
      $0.contains(where: first.spells) && $0.contains(where: second.spells)
    }
  }

  /// Whether one of two sizes repeats the other in pixels or at another scale, and only one of them
  /// is bounded: "at least 20 pt (40 px @2x, 60 px @3x)".
  private func copies(_ copy: Quantity, _ original: Quantity) -> Bool {
    guard (copy.bound == nil) != (original.bound == nil), copy.unit?.unit == .pixels,
      let scale = copy.scale, !copy.isRange, !original.isRange,
      original.unit?.unit == .points || original.unit?.unit == .pixels && original.scale != nil,
      (copy.second == nil) == (original.second == nil),
      original.reach.upperBound < copy.reach.lowerBound
    else { return false }
    let gap = tokens[original.reach.upperBound..<copy.reach.lowerBound]
    let before = Double(original.scale ?? 1)
    return gap.count <= 3
      && gap.allSatisfy { $0.kind == .mark || $0.kind == .scale || $0.spells("or") }
      && (copy.low * before - original.low * Double(scale)).magnitude < before
  }

  /// Whether the words between two numbers only name the platforms of the second.
  private func namesPlatformsOnly(_ gap: ArraySlice<SentenceToken>) -> Bool {
    gap.contains { $0.has(.beginsPlatform) }
      && gap.allSatisfy { token in
        token.has(.beginsPlatform) || token.has(.platformJoint) || token.has(.determiner)
          || token.isWord("for") || Self.asides.contains(where: token.spells)
          || token.isHangul && token.isGlued && token.ends(withAny: Self.placesInKorean)
      }
  }

  private func namesPlatform(behind quantity: Quantity) -> Bool {
    let end = quantity.reach.upperBound
    return end + 1 < tokens.count && (tokens[end].isWord("in") || tokens[end].isWord("on"))
      && tokens[end + 1].has(.beginsPlatform)
  }

  private static func isListing(_ token: SentenceToken) -> Bool {
    token.isMark(",") || token.isMark("(") || token.isWord("and")
  }

  private static let asides = Lexicon.quantityWords.words("aside")
  private static let placesInKorean = Lexicon.quantityWords.words("platform-particle")
  private static let extents = Lexicon.quantityWords.words("extent")
  private static let places = Lexicon.quantityWords.words("number-place")

  /// Whether a Korean bound after the second of two numbers applies to both: "너비 200pt, 높이 68pt를 넘지
  /// 않는다".
  private func lendsBound(_ next: Quantity, to quantity: Quantity) -> Bool {
    lendsBoundOfParallel(next, to: quantity) || lendsBoundOfSize(next, to: quantity)
  }

  /// Whether a bound after a list of parallel phrases applies to all: "본문 4.5:1, 제목 3:1 이상", "한글
  /// 30자, 영문 60자 이내", "iPhone에서 2줄, iPad에서 3줄 이하".
  private func lendsBoundOfParallel(_ next: Quantity, to quantity: Quantity) -> Bool {
    guard quantity.bound == nil, next.unit == quantity.unit, next.counter == quantity.counter,
      (quantity.second == nil) == (next.second == nil),
      !quantity.isRange, !next.isRange, let end = next.boundEnd, end > next.tokens.upperBound,
      tokens[end - 1].isHangul, quantity.reach.upperBound < next.reach.lowerBound
    else { return false }
    var gap = tokens[quantity.reach.upperBound..<next.reach.lowerBound]
    // "2줄, iPad에서 3줄"
    if quantity.unit == nil, quantity.counter == nil, gap.count > 1,
      tokens[next.tokens.upperBound].begins(with: gap[gap.startIndex].beginning)
    {
      gap.removeFirst()
    }
    guard gap.count <= 4, Self.listing.contains(where: gap[gap.startIndex].spells) else {
      return false
    }
    return quantity.unit == .toOne || quantity.unit?.unit == .characters || quantity.second != nil
      || namesPlatformsOnly(gap.dropFirst())
  }

  private func lendsBoundOfSize(_ next: Quantity, to quantity: Quantity) -> Bool {
    guard quantity.bound == nil, !quantity.isRange, next.bound != nil, !next.isRange,
      let end = next.boundEnd, end > next.tokens.upperBound, tokens[end - 1].isHangul,
      let unit = quantity.unit, unit == next.unit, unit.dimension == .size,
      quantity.second == nil, next.second == nil, quantity.tokens.lowerBound > 0,
      isDimension(tokens[quantity.tokens.lowerBound - 1]),
      quantity.reach.upperBound <= next.reach.lowerBound
    else { return false }
    let gap = tokens[quantity.reach.upperBound..<next.reach.lowerBound]
    return (1...3).contains(gap.count) && gap.contains(where: isDimension)
      && gap.allSatisfy {
        isDimension($0) || Self.listing.contains(where: $0.spells)
      }
  }

  private static let listing = Lexicon.quantityWords.words("size-joint")

  /// Gives pixels a scale that is a few words away: "@3x 180×180px", "48 px (@2x)".
  private func takeScale(_ quantity: inout Quantity, after floor: Int, before ceiling: Int) {
    guard quantity.scale == nil,
      quantity.unit?.unit == .pixels || quantity.unit == nil && quantity.second != nil
    else { return }
    var scales: [SentenceToken] = []
    let end = quantity.reach.upperBound
    let after = tokens[end..<max(end, min(end + 3, ceiling))]
    if let index = after.firstIndex(where: { $0.kind == .scale }),
      after[..<index].allSatisfy({ Self.scaleJoints.contains(where: $0.spells) }),
      index + 1 == tokens.count || tokens[index + 1].kind != .number
    {
      scales = [tokens[index]]
    } else {
      // "The @2x version of this image would be …"
      let start = max(floor, quantity.reach.lowerBound - 9)
      let before = tokens[min(start, quantity.reach.lowerBound)..<quantity.reach.lowerBound]
      scales = before.filter { $0.kind == .scale }
    }
    // "40 px (2x)"
    if scales.isEmpty, end + 3 < tokens.count, tokens[end].isMark("("),
      tokens[end + 1].kind == .number, (1...4).contains(tokens[end + 1].low),
      tokens[end + 2].isMark("×"), tokens[end + 2].isGlued, tokens[end + 3].isMark(")")
    {
      scales = [tokens[end + 1]]
    }
    // "2x (48 px)", "(2x: 48 px)"
    let open = quantity.reach.lowerBound - 1
    if scales.isEmpty, open >= 2, tokens[open].isMark("(") || tokens[open].isMark(":"),
      tokens[open - 1].isMark("×"),
      tokens[open - 1].isGlued, tokens[open - 2].kind == .number,
      (1...4).contains(tokens[open - 2].low)
    {
      scales = [tokens[open - 2]]
    }
    // "@2x and @3x versions of the 44 px image": the scale is not unique.
    guard scales.count == 1 else { return }
    quantity.scale = Int(scales[0].low)
    // Only pixels have a scale.
    quantity.unit = quantity.unit ?? Units.pixels
  }

  private static let scaleJoints = Lexicon.quantityWords.words("scale-joint")

  /// Whether a size without a unit is in points, because the pixels in parentheses after it are a
  /// multiple of it: "20.5x10 (41x20 px @2x)".
  private func isCopied(_ quantity: Quantity, by next: Quantity) -> Bool {
    guard quantity.unit == nil, quantity.counter == nil, let width = quantity.second,
      let scale = next.scale, scale > 1, next.unit?.unit == .pixels, let copy = next.second,
      !quantity.isRange, !next.isRange, quantity.reach.upperBound + 1 == next.reach.lowerBound,
      tokens[quantity.reach.upperBound].isMark("(")
    else { return false }
    return (next.low - quantity.low * Double(scale)).magnitude < 1
      && (copy - width * Double(scale)).magnitude < 1
  }

  /// Moves a scale after points to the neighbouring size in pixels, if that is larger by this
  /// factor.
  private func moveScale(_ quantity: inout Quantity, _ next: inout Quantity) {
    guard let scale = next.scale, quantity.scale == nil, next.unit?.unit == .points,
      quantity.unit?.unit == .pixels, (quantity.second == nil) == (next.second == nil),
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

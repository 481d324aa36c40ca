internal import Guidelines
internal import TextAnalysis

/// Finds the dimension of a measured number.
struct DimensionFinder {
  let tokens: [SentenceToken]

  /// The dimensions that the words around `quantity` name; empty if they name none.
  func dimensions(of quantity: Quantity, floor: Int, ceiling: Int) -> [Dimension] {
    let edges = edgesAfter(quantity, ceiling: ceiling)
    if !edges.isEmpty { return edges }
    if isInset(quantity) {
      return stated(quantity, floor: floor).flatMap { $0 == [.size] ? nil : $0 } ?? [.margin]
    }
    // "no taller than 400 points"
    if let compared = tokens[quantity.reach].first(where: { $0.has(.comparative) }),
      quantity.unit?.dimension == .size, let dimension = DimensionWords.comparatives[compared.text]
    {
      return [dimension]
    }
    // "8dp보다 가깝게"
    if quantity.unit?.dimension == .size, quantity.boundEnd != nil,
      tokens[quantity.reach].contains(where: {
        $0.begins(withAny: DimensionWords.koreanSeparating)
      })
    {
      return [.spacing]
    }
    let stated = stated(quantity, floor: floor)
    // "Line height is 1.5 times the font size": what follows is the base of the multiple.
    if let stated, quantity.unit?.unit == .multiple { return stated }
    guard let attributed = attributed(quantity, ceiling: ceiling) else {
      if separates(quantity, floor: floor, ceiling: ceiling) {
        return edgeLeft(before: quantity, floor: floor) ?? [.spacing]
      }
      return stated ?? (roundsCorners(quantity, floor: floor) ? [.radius] : [])
    }
    // "가로 32pt, 세로 40pt 크기"
    if let stated, attributed == [.size], stated == [.width] || stated == [.height],
      value(quantity.reach.lowerBound - 1) == stated
    {
      return stated
    }
    // "위에서 46pt 떨어져", "양옆에 16pt의 여백": the edge is more specific than the distance.
    if let stated, DimensionWords.edges.isSuperset(of: stated),
      attributed == [.spacing] ? isFromEdge(quantity, floor: floor) : isAtEdge(quantity, attributed)
    {
      return stated
    }
    return DimensionWords.edges.isSuperset(of: attributed)
      ? edgeLeft(before: quantity, floor: floor) ?? attributed : attributed
  }

  /// Whether a length is the depth of something inside an area: "가장자리에서 60pt 안쪽에".
  private func isInset(_ quantity: Quantity) -> Bool {
    let end = quantity.reach.upperBound
    return quantity.unit?.dimension == .size && quantity.second == nil && end < tokens.count
      && tokens[end].begins(with: "안쪽")
  }

  /// The edge from which a distance is measured, in any direction: "위쪽 가장자리에서 5pt 아래에".
  private func edgeLeft(before quantity: Quantity, floor: Int) -> [Dimension]? {
    let source = quantity.reach.lowerBound - 1
    guard source > floor, tokens[source].isHangul, tokens[source].ends(withAny: Self.sources),
      tokens[source].begins(withAny: Self.edgeNouns), let side = value(source - 1),
      DimensionWords.edges.isSuperset(of: side)
    else { return nil }
    return side
  }

  private static let edgeNouns: [ShortWord] = ["가장자리", "모서리", "끝"]

  /// Whether a distance is measured from an edge: "위에서", "from the top".
  private func isFromEdge(_ quantity: Quantity, floor: Int) -> Bool {
    tokens[floor..<quantity.reach.lowerBound].contains { token in
      token.isWord("from") || token.isHangul && token.ends(withAny: Self.sources)
    }
  }

  private static let sources: [ShortWord] = ["에서", "에서는", "부터", "에"]

  /// Whether a margin is at the edges named directly before its number: "위아래에 60pt의 여백".
  private func isAtEdge(_ quantity: Quantity, _ attributed: [Dimension]) -> Bool {
    let start = quantity.reach.lowerBound
    return attributed == [.margin] && start > 0 && tokens[start - 1].isHangul
      && tokens[start - 1].ends(withAny: Self.atPlaces)
  }

  private static let atPlaces: [ShortWord] = ["에", "에는"]

  private func value(_ index: Int) -> [Dimension]? {
    let word = tokens[index].beginning
    if word.begins(with: DimensionWords.last), index + 1 < tokens.count,
      tokens[index + 1].kind == .word, !tokens[index + 1].isGlued,
      !tokens[index + 1].begins(with: "값")
    {
      return nil
    }
    if Self.orientations.contains(word), index + 1 < tokens.count,
      tokens[index + 1].begins(withAny: DimensionWords.orientations)
    {
      return nil
    }
    if word == "leading", isOfLines { return [.lineHeight] }
    return DimensionWords.compound(tokens, at: index) ?? tokens[index].dimensions
  }

  /// Whether "leading" means line height instead of an edge: "body text of 17 pt with 22 pt leading".
  private var isOfLines: Bool {
    let near = tokens.prefix(60)
    return near.contains { token in PhraseWords.letterings.contains(where: token.spells) }
      && !near.contains { token in
        token.dimensions == [.margin] || token.dimensions == [.trailing]
          || PhraseWords.besideEdges.contains(where: token.spells)
      }
  }

  private static let orientations: [ShortWord] = ["가로", "세로"]

  // "8 pt between buttons", "Between buttons, leave 8 pt", "버튼 사이에 8pt", "12pt씩 띄운다"
  private func separates(_ quantity: Quantity, floor: Int, ceiling: Int) -> Bool {
    guard quantity.second == nil, let unit = quantity.unit,
      unit.dimension == .size, unit.demand != .limit
    else { return false }
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    // The number of things in between may be the next quantity.
    if end < tokens.count, isBetweenThings(end) { return true }
    if (end..<max(end, min(end + 4, ceiling))).contains(where: { index in
      tokens[index].isHangul && tokens[index].begins(withAny: DimensionWords.koreanSeparating)
    }) {
      return true
    }
    return (max(floor, start - 10)..<max(floor, start)).contains { index in
      // "사이에서" is a place.
      tokens[index].isHangul && start - index <= 4
        && tokens[index].ends(withAny: DimensionWords.koreanBetween)
        || isBetweenThings(index)
          && (index == 0 || tokens[index - 1].isMark(",") || tokens[start - 1].isMark(":"))
    }
  }

  // "모서리 12px", "모서리는 12px로 둥글게", "corners rounded by 12 px"; "모서리에서 12px" is a distance.
  private func roundsCorners(_ quantity: Quantity, floor: Int) -> Bool {
    let start = quantity.reach.lowerBound
    guard quantity.second == nil, quantity.unit?.dimension == .size,
      let corner = (max(floor, start - 6)..<max(floor, start)).last(where: {
        tokens[$0].begins(withAny: Self.corners)
      })
    else { return false }
    if tokens[corner].isHangul {
      return start - corner <= 2 && tokens[corner].ends(withAny: Self.roundedCorners)
    }
    return tokens[max(0, corner - 3)..<start].contains { $0.begins(with: "round") }
  }

  private static let corners: [ShortWord] = ["모서리", "코너", "corner"]
  private static let roundedCorners: [ShortWord] = ["모서리", "코너", "는", "를"]

  /// Whether "between" refers to things and not to the ends of a range.
  private func isBetweenThings(_ index: Int) -> Bool {
    guard tokens[index].isWord("between"), index + 1 < tokens.count else { return false }
    guard tokens[index + 1].kind == .number else { return true }
    // "between two buttons" counts things, "between 8 and 12 points" does not.
    guard tokens[index + 1].isSpelled, index + 2 < tokens.count else { return false }
    let counted = tokens[index + 2]
    return counted.kind == .word && !counted.isWord("and") && counted.unit == nil
  }

  // "46 points from the top and bottom of the screen"
  private func edgesAfter(_ quantity: Quantity, ceiling: Int) -> [Dimension] {
    let start = quantity.reach.upperBound
    if start + 2 < tokens.count, tokens[start].spells("above"), tokens[start + 1].spells("and"),
      tokens[start + 2].spells("below")
    {
      return [.top, .bottom]
    }
    guard start < ceiling,
      let way = wayEnd(from: start, ceiling: ceiling) ?? atEnd(from: start, ceiling: ceiling)
    else { return [] }
    var edges: [Dimension] = []
    for index in way..<min(way + 6, max(ceiling, way)) {
      if let value = value(index), DimensionWords.edges.isSuperset(of: value) {
        edges += value.filter { !edges.contains($0) }
      } else if !tokens[index].has(.edgeJoint) {
        break
      }
    }
    return edges
  }

  /// The end of the words that lead from a distance to an edge: "from", "below", "to the left of".
  private func wayEnd(from start: Int, ceiling: Int) -> Int? {
    if Self.ways.contains(where: tokens[start].spells) { return start + 1 }
    var side = start
    if tokens[side].spells("to"), side + 2 < ceiling, tokens[side + 1].spells("the") { side += 2 }
    guard side + 1 < ceiling, Self.sides.contains(where: tokens[side].spells),
      tokens[side + 1].spells("of")
    else { return nil }
    return side + 2
  }

  private static let ways: [ShortWord] = ["from", "below", "above"]
  private static let sides: [ShortWord] = ["left", "right"]

  /// The end of the words that lead from a margin to its edges: "of padding at", "margin on", "on".
  private func atEnd(from start: Int, ceiling: Int) -> Int? {
    var way = start
    if tokens[way].spells("of") { way += 1 }
    let isNamed = way + 1 < ceiling && tokens[way].dimensions == [.margin]
    if isNamed { way += 1 }
    guard way < ceiling, tokens[way].spells("at") || tokens[way].spells("on"),
      isNamed || tokens[..<start].suffix(24).contains(where: { $0.dimensions == [.margin] })
        || tokens[way..<min(way + 5, ceiling)].contains(where: { $0.begins(with: "edge") })
    else { return nil }
    return way + 1
  }

  // "a 22-point corner radius", "10 pixels of padding", "60 pt apart", "22포인트 모서리 반경"
  private func attributed(_ quantity: Quantity, ceiling: Int) -> [Dimension]? {
    let end = quantity.reach.upperBound
    // In "10% of its height" the height is the base of the percentage.
    if quantity.unit?.unit == .percent, end < tokens.count, tokens[end].isWord("of") { return nil }
    let start = start(after: end, ceiling: ceiling)
    for index in start..<max(start, min(start + 4, ceiling)) {
      let token = tokens[index]
      guard token.kind == .word else {
        if token.isMark("-") { continue }
        return nil
      }
      // A copula or a particle ends the predicate: "68점이고 상단 …".
      if index == start, token.isGlued, token.isHangul, !token.begins(with: "의"),
        !token.spells("만큼")
      {
        return measuredObject(after: index, ceiling: ceiling)
      }
      if let dimensions = value(index) {
        // "가로 51 세로 31": the second word belongs to the second number.
        let isNext =
          index + 1 < tokens.count && tokens[index + 1].kind == .number
          && quantity.tokens.lowerBound > 0 && value(quantity.tokens.lowerBound - 1) != nil
        return isNext ? nil : dimensions
      }
      if token.has(.endsAttribute) { return nil }
      if index > start || token.isLong, token.isHangul,
        token.ends(withAny: HangulWords.caseParticles)
      {
        return nil
      }
    }
    return nil
  }

  /// The index after a number and any parenthesis that follows it: "20 pt (regular) margins".
  private func start(after end: Int, ceiling: Int) -> Int {
    guard end < ceiling, tokens[end].isMark("("),
      let close = tokens[end..<min(end + 6, ceiling)].firstIndex(where: { $0.isMark(")") })
    else { return end }
    return close + 1
  }

  /// The dimension named by the noun that the clause of a number modifies: "10%를 측정하는 여백".
  private func measuredObject(after index: Int, ceiling: Int) -> [Dimension]? {
    guard index + 2 < ceiling else { return nil }
    if tokens[index].spells("인") {
      // "11pt인 좁은 여백"
      return value(index + 1) ?? (tokens[index + 1].ends(with: "은") ? value(index + 2) : nil)
    }
    guard tokens[index].spells("을") || tokens[index].spells("를") else { return nil }
    return tokens[index + 1].ends(with: "는") ? value(index + 2) : nil
  }

  // "the height of a tab bar is 68 points", "높이는 68점"
  private func stated(_ quantity: Quantity, floor: Int) -> [Dimension]? {
    var index = quantity.reach.lowerBound
    var distance = 0
    // A percentage is a fraction of something, so only a nearby word makes it a width or a margin.
    let reach = quantity.unit?.unit == .percent ? 5 : 12
    while index > floor, distance < reach {
      index -= 1
      distance += 1
      if tokens[index].isMark(";") || tokens[index].isMark("—") {
        // "Margins — which measure 11 pt — …" refers to the preceding noun.
        guard tokens[index].isMark("—"), tokens[index + 1].spells("which") else { return nil }
      }
      guard tokens[index].kind == .word, var dimensions = value(index), !isAdjective(index) else {
        continue
      }
      if index + 1 == quantity.reach.lowerBound,
        basis(of: quantity) != nil
          || quantity.unit?.unit == .multiple && tokens[index].ends(with: "의")
      {
        continue
      }
      guard DimensionWords.edges.isSuperset(of: dimensions) else {
        return orientated(index, quantity) ?? DimensionWords.pair(tokens, floor..<index + 1)
          ?? extended(index, floor: floor) ?? dimensions
      }
      // "상단과 하단에서는 60픽셀" names two edges.
      var before = index - 1
      if before > floor, tokens[before].isWord("and") || tokens[before].isWord("및") { before -= 1 }
      if before >= floor, let others = value(before), DimensionWords.edges.isSuperset(of: others) {
        dimensions = others + dimensions
      } else if !tokens[index].isHangul, index + 1 < quantity.reach.lowerBound,
        !tokens[index + 1].isWord("edge"), !tokens[index + 1].isWord("is")
      {
        // "the left side of a split view" is a place and not a distance.
        continue
      }
      return dimensions
    }
    return nil
  }

  /// Whether a word is an adjective and does not name the dimension: "on wide screens 24 px".
  private func isAdjective(_ index: Int) -> Bool {
    PhraseWords.extents.contains(where: tokens[index].spells) && tokens[index + 1].isPlural
  }

  /// The dimension of a compound with the preceding word: "margin width", "여백의 폭".
  private func extended(_ index: Int, floor: Int) -> [Dimension]? {
    guard index > floor,
      tokens[index].dimensions == [.width] || tokens[index].dimensions == [.height]
    else { return nil }
    let isOf = index - 1 > floor && tokens[index - 1].isWord("의")
    guard let whole = value(isOf ? index - 2 : index - 1), whole == [.margin] || whole == [.spacing]
    else { return nil }
    return whole
  }

  /// "높이: 세로 49pt, 가로 32pt" gives one height for each orientation.
  private func orientated(_ index: Int, _ quantity: Quantity) -> [Dimension]? {
    guard Self.orientations.contains(tokens[index].beginning),
      index + 1 == quantity.reach.lowerBound,
      tokens.prefix(60).contains(where: { $0.isWord("가로") }),
      tokens.prefix(60).contains(where: { $0.isWord("세로") })
    else { return nil }
    let named = tokens[max(0, index - 14)..<index].last { token in
      token.dimensions.map { $0 == [.width] || $0 == [.height] }
        ?? false && !Self.orientations.contains(token.beginning)
    }
    return named?.dimensions
  }

  /// The dimension of which a percentage is a fraction: "10% of its height", "높이의 10%".
  func basis(of quantity: Quantity) -> Dimension? {
    guard quantity.unit?.unit == .percent else { return nil }
    let start = quantity.reach.upperBound
    if start < tokens.count, tokens[start].isWord("of") {
      for index in start + 1..<max(start + 1, min(start + 5, tokens.count)) {
        guard tokens[index].kind == .word else { return nil }
        if let value = value(index)?.first, [.width, .height, .length].contains(value) {
          return value
        }
      }
      return nil
    }
    let before = quantity.reach.lowerBound - 1
    guard before >= 0, tokens[before].isHangul, tokens[before].ends(with: "의") else { return nil }
    return value(before)?.first
  }

  /// The dimensions of `quantity` with their values.
  static func values(
    of quantity: Quantity, found: [Dimension]
  ) -> [(dimension: Dimension, low: Double, high: Double)] {
    if let second = quantity.second {
      return [
        (.width, quantity.low, quantity.high),
        (.height, second, quantity.highestSecond ?? second),
      ]
    }
    let dimensions = found.isEmpty ? [quantity.unit?.dimension ?? .size] : found
    return dimensions.map { (natural($0, unit: quantity.unit), quantity.low, quantity.high) }
  }

  /// The dimension, unless the unit allows only one.
  private static func natural(_ dimension: Dimension, unit: MeasuredUnit?) -> Dimension {
    guard let unit else { return dimension }
    if [.duration, .count].contains(unit.dimension) { return unit.dimension }
    switch unit.unit {
    case .characters, .seconds, .milliseconds, .degrees, .toOne: return unit.dimension
    case .percent:
      let relative: [Dimension] = [
        .opacity, .margin, .width, .height, .size, .tracking, .lineHeight,
      ]
      return relative.contains(dimension) ? dimension : .share
    default: return dimension == .ratio || dimension == .length ? unit.dimension : dimension
    }
  }
}

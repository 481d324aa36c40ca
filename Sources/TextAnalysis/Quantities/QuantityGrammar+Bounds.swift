internal import Guidelines

// Bounds before a number in both languages, and English ones after it.
extension QuantityGrammar {
  /// Finds what bounds or approximates `quantity`, looking back no further than `floor`.
  func limit(_ quantity: inout Quantity, after floor: Int) {
    limitBefore(&quantity, after: floor)
    limitAfter(&quantity)
    if quantity.bound == nil { limitFromContext(&quantity, after: floor) }
    // In "no more than about five to seven" the range says where the limit may lie.
    if quantity.bound == .atMost, quantity.isRange, !quantity.isChoice, quantity.isApproximate {
      quantity.bound = nil
    }
    if let bound = quantity.bound, isNegated(quantity, bound, after: floor) {
      quantity.bound = bound.negated
    }
  }

  private func limitFromContext(_ quantity: inout Quantity, after floor: Int) {
    if !quantity.isRange {
      limitFromAfar(&quantity, after: floor)
    } else if quantity.reach.lowerBound > floor {
      // "적어도 1~2주"
      quantity.bound = tokens[quantity.reach.lowerBound - 1].sense.boundBefore
    }
    guard quantity.bound == nil, quantity.unit == .toOne else { return }
    quantity.isLeastContrast = isContrast(quantity)
    if isReached(quantity) {
      quantity.bound = .atLeast
    }
  }

  /// Whether a ratio is one to be reached: "must meet 4.5:1", "4.5:1에 도달해야 합니다".
  func isReached(_ quantity: Quantity) -> Bool {
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    // "meet the WCAG 4.5:1", "meets WCAG AA (4.5:1 for text)"
    let before = tokens[max(0, start - 4)..<start].reversed()
    return before.prefix { $0.kind == .word || $0.isMark("(") }
      .contains { token in Self.reaching.contains(where: token.spells) }
      || tokens[end..<min(end + 3, tokens.count)].contains {
        $0.begins(withAny: Self.koreanReaching)
      }
  }

  /// Whether a ratio is a contrast that WCAG demands at least: "Icons: 3:1 against the background".
  ///
  /// See https://www.w3.org/TR/WCAG22/, 1.4.3, 1.4.6 and 1.4.11. Nothing else has a ratio of 4.5:1.
  private func isContrast(_ quantity: Quantity) -> Bool {
    guard !quantity.isRange, [3, 4.5, 7].contains(quantity.low) else { return false }
    let around = quantity.reach.lowerBound - 16..<quantity.reach.upperBound + 16
    return tokens[around.clamped(to: tokens.indices)].contains {
      $0.kind == .number ? $0.low == 4.5 : $0.begins(withAny: Self.contrasts)
    } || isOfText(quantity)
  }

  /// Whether text is said to have the ratio: "Large text: 3:1", but not "Banners with text have 3:1".
  private func isOfText(_ quantity: Quantity) -> Bool {
    func leads(_ token: SentenceToken) -> Bool {
      token.isMark(":") || token.has(.copula) || token.has(.modal)
        || token.isHangul && token.isGlued && token.ends(withAny: HangulWords.caseParticles)
    }
    var words = tokens[..<quantity.reach.lowerBound].suffix(12)
    while words.last.map(leads) ?? false { words.removeLast() }
    // "Large text (18 pt and up): 3:1"
    if words.last?.isMark(")") ?? false, let open = words.lastIndex(where: { $0.isMark("(") }) {
      words = words[..<open]
    }
    return words.last?.begins(withAny: PhraseWords.texts) ?? false
  }

  private static let contrasts = BoundWords.words("contrast")

  private static let reaching = BoundWords.words("reaching")

  private static let koreanReaching = BoundWords.words("korean-reaching")

  func limitBefore(_ quantity: inout Quantity, after floor: Int) {
    var start = quantity.reach.lowerBound
    for _ in 0..<4 {
      guard start > floor else { break }
      let token = tokens[start - 1]
      if token.has(.approximatesBefore) {
        quantity.isApproximate = true
      } else if !token.has(.filler), !token.spells("between"), !token.spells("from") {
        break
      }
      start -= 1
    }
    if let (bound, length) = phraseBefore(start, after: floor, measures: quantity.unit != nil) {
      quantity.bound = bound
      start -= length
      while start > floor, tokens[start - 1].has(.approximatesBefore) {
        quantity.isApproximate = true
        start -= 1
      }
    }
    quantity.reach = start..<quantity.reach.upperBound
  }

  /// The bound of the longest phrase that ends before `end`, and its number of tokens.
  ///
  /// `measures` says whether the number has a unit.
  private func phraseBefore(_ end: Int, after floor: Int, measures: Bool) -> (Bound, Int)? {
    guard end > floor, tokens[end - 1].has(.endsBoundBefore) else { return nil }
    for length in [3, 2, 1] where end - length >= floor {
      let phrase = phrase(end - length..<end)
      guard let bound = BoundWords.englishBefore[phrase],
        !(phrase == ">" && isArrow(end - 1)), !isPlace(end - length),
        measures || !BoundWords.ofMeasures.contains(phrase)
      else { continue }
      return (bound, length)
    }
    return nil
  }

  /// Whether the sign at `index` is the tip of an arrow: "25 -> 30 pt".
  private func isArrow(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].isMark("-") && tokens[index].isGlued
  }

  /// Whether the word at `index` states a position instead of a bound: "It begins below 40 px of
  /// tabs".
  func isPlace(_ index: Int) -> Bool {
    index > 0 && Self.places.contains(where: tokens[index].spells)
      && (Self.standing.contains(where: tokens[index - 1].spells)
        // "They fade in over 200 ms".
        || tokens[index].spells("over") && Self.fading.contains(where: tokens[index - 1].spells))
  }

  private static let places = BoundWords.words("place")

  private static let fading = BoundWords.words("fading")

  private static let standing = BoundWords.words("standing")

  func limitAfter(_ quantity: inout Quantity) {
    if quantity.bound == nil {
      if takeSign(&quantity) || takeNote(&quantity) || takeEnglishWords(&quantity) { return }
    }
    limitAfterInKorean(&quantity)
  }

  /// Takes a plus sign that directly follows, "44pt+", or ends the text, "1200 px +".
  private func takeSign(_ quantity: inout Quantity) -> Bool {
    let end = quantity.reach.upperBound
    guard end < tokens.count, tokens[end].isMark("+"),
      end + 1 == tokens.count || tokens[end].isGlued && tokens[end + 1].kind != .number
    else { return false }
    quantity.bound = .atLeast
    quantity.boundEnd = end + 1
    quantity.reach = quantity.reach.lowerBound..<end + 1
    return true
  }

  /// Takes a bound that stands alone in parentheses: "44 pt (minimum)", "20자(최대)".
  private func takeNote(_ quantity: inout Quantity) -> Bool {
    let end = quantity.reach.upperBound
    guard end + 2 < tokens.count, tokens[end].isMark("("), tokens[end + 2].isMark(")"),
      let bound = Self.bound(noted: tokens[end + 1])
    else { return false }
    quantity.bound = bound
    quantity.boundEnd = end + 3
    return true
  }

  /// Takes an English phrase after the number; the counted noun may stand in between: "three
  /// buttons or fewer".
  private func takeEnglishWords(_ quantity: inout Quantity) -> Bool {
    let end = quantity.reach.upperBound
    for start in end..<min(end + 4, tokens.count) {
      if start > end, endsNounPhrase(start - 1) { break }
      guard tokens[start].has(.beginsBoundAfter), let (bound, length) = phraseAfter(at: start)
      else { continue }
      // "45–75 characters maximum" bounds both ends.
      let isOuterEnd =
        quantity.isRange && quantity.unit != nil && bound == .atMost && length == 1
      quantity.bound = isOuterEnd ? nil : bound
      quantity.boundEnd = start + length
      if start == end { quantity.reach = quantity.reach.lowerBound..<start + length }
      return true
    }
    return false
  }

  /// Whether a bound before this token cannot belong to the number before it: "10 points above and
  /// below".
  private func endsNounPhrase(_ index: Int) -> Bool {
    tokens[index].kind != .word || tokens[index].has(.joint) || tokens[index].spells("above")
  }

  /// The bound of the longest phrase at `start` that does not belong to the next number, and its
  /// number of tokens.
  private func phraseAfter(at start: Int) -> (Bound, Int)? {
    for length in [3, 2, 1] where start + length <= tokens.count {
      if let bound = BoundWords.englishAfter[phrase(start..<start + length)],
        !leadsToNumber(start + length)
      {
        return (bound, length)
      }
    }
    return nil
  }

  /// The bound that a single word in parentheses states.
  private static func bound(noted word: SentenceToken) -> Bound? {
    if leasts.contains(where: word.spells) { return .atLeast }
    return mosts.contains(where: word.spells) ? .atMost : nil
  }

  private static let leasts = BoundWords.words("least-note")

  private static let mosts = BoundWords.words("most-note")

  /// Whether a number follows, so that a bound before `index` belongs to it.
  func leadsToNumber(_ index: Int) -> Bool {
    (index..<min(index + 2, tokens.count)).contains { tokens[$0].kind == .number }
      && !tokens[index].isMark(".") && !tokens[index].isMark(",") && !tokens[index].isMark("·")
      // "16 px or higher with 4 px of padding"
      && !tokens[index].isWord("with")
  }

  /// Takes a bound that is separated from the number by a few words: "minimum tappable area of
  /// 44x44 points", "Limit the number of tabs to five".
  func limitFromAfar(_ quantity: inout Quantity, after floor: Int) {
    let start = quantity.reach.lowerBound
    for index in (max(floor, start - Self.farthestLimit)..<max(floor, start)).reversed() {
      let distance = start - index
      if endsReachOfBound(index, distance) { return }
      guard tokens[index].kind == .word else { continue }
      let sense = tokens[index].sense
      if distance <= 8, let bound = sense.boundApart ?? sense.boundBefore {
        quantity.bound = bound
        return
      }
      if limits(quantity, verb: index) {
        quantity.bound = .atMost
        return
      }
    }
  }

  /// Whether no bound reaches across the mark at `index`.
  private func endsReachOfBound(_ index: Int, _ distance: Int) -> Bool {
    guard tokens[index].kind == .mark, Self.boundEnds.contains(tokens[index].beginning) else {
      return false
    }
    // "Max. width: 20 px"
    let isAbbreviated =
      tokens[index].isMark(".") && index > 0 && tokens[index - 1].has(.abbreviation)
    return !isAbbreviated
      && !(tokens[index].isMark(":") && (distance == 1 || isBoundLabel(index)))
  }

  /// Whether the verb at `index` limits the number: "Keep titles to three words", "to 20 characters"; "keep
  /// margins to 16 pt" only sets it.
  private func limits(_ quantity: Quantity, verb index: Int) -> Bool {
    let (verb, start) = (tokens[index], quantity.reach.lowerBound)
    let isCounted = quantity.unit.map { $0.dimension == .length } ?? true
    let keeps = verb.spells("keep") && isCounted && quantity.low > 1 && start - index < 5
    guard verb.has(.limits) || keeps else { return false }
    return tokens[start - 1].isWord("to") || tokens[start - 1].isWord("at") && verb.spells("cap")
  }

  /// The largest distance in tokens between a number and the verb that limits it.
  private static let farthestLimit = 12
  private static let boundEnds: [ShortWord] = [",", ";", ":", "—", ".", "(", ")"]

  /// Whether a bound precedes the colon at `index`: "최대: 탭 5개".
  func isBoundLabel(_ index: Int) -> Bool {
    index > 0
      && (tokens[index - 1].sense.boundApart != nil
        || tokens[index - 1].has(.koreanBoundBefore))
  }
}

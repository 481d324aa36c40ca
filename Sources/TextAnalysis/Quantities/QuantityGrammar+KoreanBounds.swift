internal import Guidelines

// Korean bounds after a number.
extension QuantityGrammar {
  /// Takes a Korean bound after the number, its unit, its counter or its noun.
  func limitAfterInKorean(_ quantity: inout Quantity) {
    var index = quantity.reach.upperBound
    if isJoinedToBoundedNoun(index, quantity) { index += 1 }
    if quantity.bound == nil, let found = boundBehindNoun(index, quantity) {
      (quantity.bound, quantity.boundEnd) = (found.bound, found.end)
      return
    }
    if isOwnNoun(index, quantity) {
      if quantity.bound == nil, let found = boundOfOwnNoun(index, quantity) {
        (quantity.bound, quantity.boundEnd) = (found.bound, found.end)
        return
      }
      index += 1
    }
    index = pastParentheses(index, quantity)
    var isBehindNoun = index > quantity.reach.upperBound
    if isPassed(index, quantity, isBehindNoun: isBehindNoun) {
      index += 1
      isBehindNoun = true
    }
    takeKoreanWords(from: index, isBehindNoun: isBehindNoun, &quantity)
  }

  /// A bound and the index after its last word.
  private typealias FoundBound = (bound: Bound?, end: Int)

  /// Whether a noun linked by 의 is bounded together with the number: "세 번의 탭 안에".
  private func isJoinedToBoundedNoun(_ index: Int, _ quantity: Quantity) -> Bool {
    quantity.counter != nil && index + 2 < tokens.count && tokens[index].spells("의")
      && tokens[index + 1].isHangul && tokens[index + 2].sense.boundAfter != nil
  }

  /// The bound after the noun that a counter counts: "6개 항목 이하".
  private func boundBehindNoun(_ index: Int, _ quantity: Quantity) -> FoundBound? {
    guard quantity.counter != nil, index + 1 < tokens.count,
      let bound = tokens[index + 1].sense.boundAfter, isBareNoun(tokens[index])
    else { return nil }
    return (bound, index + 2)
  }

  /// Whether a word may be the noun between a counter and a bound.
  private func isBareNoun(_ word: SentenceToken) -> Bool {
    word.isHangul && !word.isGlued && word.isLong && word.sense.boundAfter == nil
      && !word.has(.transparent) && !word.ends(with: "보다")
      && !BoundWords.approximateAfter.contains(word.text)
  }

  /// Whether a number without a counter is directly followed by the noun that it counts: "두 줄 이하".
  private func isOwnNoun(_ index: Int, _ quantity: Quantity) -> Bool {
    quantity.unit == nil && quantity.counter == nil && index < tokens.count
      && tokens[index].isHangul && tokens[index].sense.boundAfter == nil
  }

  /// The bound attached to a noun that is counted without a counter: "두 단계로 제한", "두 단계보다 깊게", "두
  /// 줄까지".
  private func boundOfOwnNoun(_ index: Int, _ quantity: Quantity) -> FoundBound? {
    if !quantity.isRange, limitsWithParticle(index) { return (.atMost, index + 2) }
    if tokens[index].ends(with: "보다"), let bound = comparison(index + 1) {
      return (bound, index + 2)
    }
    let isLast = tokens[index].ends(with: "까지") || tokens[index].ends(with: "까지만")
    return isLast ? (.atMost, index + 1) : nil
  }

  /// The index after parentheses that contain only another form of the number, or the number
  /// itself: "20pt(40px @2x) 이상", "(4.5:1) 이상".
  private func pastParentheses(_ index: Int, _ quantity: Quantity) -> Int {
    if quantity.unit?.unit == .points || quantity.unit?.unit == .pixels,
      let end = endOfParenthesis(at: index), isBoundAfter(end)
    {
      return end
    }
    let open = quantity.reach.lowerBound - 1
    guard index == quantity.reach.upperBound, open > 0, index + 1 < tokens.count,
      tokens[index].isMark(")"), tokens[open].isMark("("), tokens[open - 1].unit == nil,
      isBoundAfter(index + 1)
    else { return index }
    return index + 1
  }

  private func isBoundAfter(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].isHangul && tokens[index].sense.boundAfter != nil
  }

  /// Whether the noun at `index` is what must not be exceeded: "두 단계 층을 넘지", "12개 항목을 초과하지".
  private func isPassed(_ index: Int, _ quantity: Quantity, isBehindNoun: Bool) -> Bool {
    guard isBehindNoun || quantity.counter != nil, index + 1 < tokens.count, quantity.unit == nil,
      tokens[index].isHangul, !tokens[index].isGlued || isBehindNoun
    else { return false }
    return tokens[index].ends(withAny: Self.objectParticles)
      && tokens[index + 1].begins(withAny: Self.passingVerbs)
  }

  private static let objectParticles = BoundWords.words("object-particle")
  private static let passingVerbs = BoundWords.words("passing")

  /// Takes the first bound among the five words from `index` on; words of approximation and of
  /// dimension may precede it.
  private func takeKoreanWords(
    from start: Int, isBehindNoun: Bool, _ quantity: inout Quantity
  ) {
    var isBehindNoun = isBehindNoun
    for index in start..<min(start + 5, max(start, tokens.count)) {
      guard tokens[index].isHangul else { return }
      if let found = boundByParticle(index, quantity) {
        return settle(found, isBehindNoun: isBehindNoun, &quantity)
      }
      if let rest = restOfApproximation(index) {
        quantity.isApproximate = true
        let bound = rest.hasPrefix("까지") ? quantity.bound ?? .atMost : quantity.bound
        settle((bound, index + 1), isBehindNoun: isBehindNoun, &quantity)
      } else if isInward(index, quantity) {
        return
      } else if let found = koreanBound(index, quantity) {
        return settle(found, isBehindNoun: isBehindNoun, &quantity)
      } else if tokens[index].dimensions != nil {
        // "44pt 높이 이상": the dimension is still named.
        isBehindNoun = true
      } else if !tokens[index].has(.transparent) {
        return
      }
    }
  }

  /// Stores a bound.
  ///
  /// It becomes part of the quantity's reach only if it directly follows the number.
  private func settle(_ found: FoundBound, isBehindNoun: Bool, _ quantity: inout Quantity) {
    quantity.bound = found.bound
    quantity.boundEnd = found.end
    if !isBehindNoun { quantity.reach = quantity.reach.lowerBound..<found.end }
  }

  /// The bound expressed by the particle 로 and a verb: "네 개로 제한하세요".
  private func boundByParticle(_ index: Int, _ quantity: Quantity) -> FoundBound? {
    quantity.bound == nil && !quantity.isRange && limitsWithParticle(index)
      ? (.atMost, index + 2) : nil
  }

  /// The rest of the word at `index` after a word for "about" at its beginning: 까지 of 정도까지.
  private func restOfApproximation(_ index: Int) -> String? {
    guard tokens[index].has(.approximatesAfter) else { return nil }
    return HangulWords.split(tokens[index].text, isHead: BoundWords.approximateAfter.contains)?.rest
  }

  /// Whether a word only states a direction: "가장자리에서 60pt 안쪽에".
  private func isInward(_ index: Int, _ quantity: Quantity) -> Bool {
    tokens[index].begins(with: "안쪽") && quantity.unit?.dimension == .size
  }

  /// The bound stated by the word at `index`, alone or with the next one.
  private func koreanBound(_ index: Int, _ quantity: Quantity) -> FoundBound? {
    let token = tokens[index]
    if let bound = token.sense.boundAfter {
      return (wordBound(bound, index, quantity), index + 1)
    }
    if token.begins(with: "보다"), let bound = comparison(index + 1) { return (bound, index + 2) }
    // "16px만큼 작게" allows the value itself.
    if token.begins(with: "만큼"), let bound = comparison(index + 1) {
      return (bound.negated, index + 2)
    }
    if quantity.bound == nil, let bound = Self.extreme(token), !isNumber(index + 1) {
      return (bound, index + 1)
    }
    if let passing = Self.passing(token), index + 1 < tokens.count,
      tokens[index + 1].begins(withAny: passing.verbs)
    {
      return (passing.bound, index + 2)
    }
    let exceeds = token.begins(with: "넘") && !token.begins(with: "넘치") || token.begins(with: "초과")
    return exceeds ? (.moreThan, index + 1) : nil
  }

  /// The bound of a word, given the bound that the number already has.
  ///
  /// 까지 repeats a preceding 최대, ends a range after 에서, and is a minimum before 줄이다.
  private func wordBound(_ bound: Bound, _ index: Int, _ quantity: Quantity) -> Bound? {
    let isUntil = tokens[index].begins(with: "까지")
    if quantity.bound != nil || quantity.isRange && isUntil { return quantity.bound }
    let isLessened =
      isUntil && index + 1 < tokens.count
      && tokens[index + 1].begins(withAny: BoundWords.koreanLessening)
    return isLessened ? .atLeast : bound
  }

  private func isNumber(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .number
  }

  /// The index after a short parenthesis at `index`.
  func endOfParenthesis(at index: Int) -> Int? {
    guard index < tokens.count, tokens[index].isMark("(") else { return nil }
    return tokens[index..<min(index + 12, tokens.count)].firstIndex { $0.isMark(")") }
      .map { $0 + 1 }
  }

  /// Whether the particle 로 and a verb limit the number: "네 개로 제한하세요", "두 단계로 제한합니다".
  func limitsWithParticle(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].ends(with: "로")
      && tokens[index + 1].begins(withAny: BoundWords.koreanLimiting)
  }

  /// The bound of a direction with the verb that it requires: "11pt 아래로 내려가지 않게".
  private static func passing(
    _ word: SentenceToken
  ) -> (bound: Bound, verbs: [ShortWord])? {
    if word.spells("아래로") || word.spells("밑으로") {
      return (.lessThan, fallingVerbs)
    }
    return word.spells("위로") ? (.moreThan, risingVerbs) : nil
  }

  private static let fallingVerbs = BoundWords.words("falling")
  private static let risingVerbs = BoundWords.words("rising")

  /// The bound that a predicate noun states: "세 개가 최대입니다".
  private static func extreme(_ word: SentenceToken) -> Bound? {
    guard word.begins(with: "최대") || word.begins(with: "최소"),
      copulas.contains(String(word.text.dropFirst(2)))
    else { return nil }
    return word.begins(with: "최대") ? .atMost : .atLeast
  }

  private static let copulas: Set<String> = ["입니다", "다", "이다", "임", ""]

  /// The bound that the word at `index` expresses together with the 보다 before it.
  func comparison(_ index: Int) -> Bound? {
    guard index < tokens.count else { return nil }
    return BoundWords.koreanComparisons.first { tokens[index].begins(with: $0.beginning) }?.bound
  }
}

internal import Guidelines

// Negated bounds, and single values that are forbidden.
extension QuantityGrammar {
  /// Whether a Korean verb form continues into another clause: 만들어, 하여, 해서.
  private static func joinsClauses(_ word: SentenceToken) -> Bool {
    word.isLong && word.ends(withAny: joiningEnds) && !word.ends(with: "에서")
  }

  private static let joiningEnds = BoundWords.words("joining-end")

  func isNegated(_ quantity: Quantity, _ bound: Bound, after floor: Int) -> Bool {
    // "no more than" and "at least" keep their meaning; only excess is forbidden.
    if bound == .atMost {
      if isDistance(quantity) {
        return isForbiddenBefore(quantity, after: floor)
          || isNegatedAfter(quantity, isPurpose: false)
      }
      // "30% 이하로 낮추지 마세요" negates the bound, "15자 이하로 써서 잘리지 않게" does not.
      guard let end = quantity.boundEnd, tokens[end - 1].begins(with: "이하") else {
        return false
      }
      return isNegatedAfter(quantity, isPurpose: false)
    }
    if isLeastTime(quantity, bound) { return false }
    return isNegatedBefore(quantity, bound, after: floor) || isNegatedAfter(quantity)
      || isTooMany(quantity, bound)
  }

  /// Whether a word before a time alone makes it the least one: "적어도 90일은 다시 묻지 않습니다" is a wait.
  private func isLeastTime(_ quantity: Quantity, _ bound: Bound) -> Bool {
    let start = quantity.reach.lowerBound
    return bound == .atLeast && quantity.boundEnd == nil && quantity.unit?.dimension == .duration
      && tokens[max(0, start - 2)...start].contains {
        $0.isHangul && $0.sense.boundBefore == .atLeast
      }
  }

  func isNegatedBefore(
    _ quantity: Quantity, _ bound: Bound, after floor: Int
  ) -> Bool {
    // "at least" forbids nothing; "don't use three or more" does.
    let last = tokens[quantity.reach.upperBound - 1]
    if bound.isInclusive, !Self.comparatives.contains(where: last.spells) { return false }
    return isForbiddenBefore(quantity, after: floor)
  }

  /// Whether the bound concerns a distance in space or time: "within 34 pt of the edge", "34pt
  /// 이내에".
  func isDistance(_ quantity: Quantity) -> Bool {
    guard let dimension = quantity.unit?.dimension, dimension == .size || dimension == .duration
    else { return false }
    let end = quantity.boundEnd ?? quantity.reach.upperBound
    return tokens[quantity.reach.lowerBound].spells("within")
      || Self.insides.contains(where: tokens[end - 1].spells)
  }

  private static let insides = BoundWords.words("inside")

  func isForbiddenBefore(_ quantity: Quantity, after floor: Int) -> Bool {
    var index = quantity.reach.lowerBound
    var distance = 0
    while index > floor, distance < 14 {
      index -= 1
      distance += 1
      let token = tokens[index]
      if token.kind == .mark, Self.clauseEnds.contains(where: token.spells) { return false }
      // "does not need to show more than one"
      if token.has(.clauseWord)
        || token.begins(withAny: Self.needs) && index > floor
          && tokens[index - 1].has(.negates)
      {
        return false
      }
      // "No tab shows more than three badges"
      if token.has(.negates) || index == 0 && token.isWord("no") { return true }
    }
    return false
  }

  private static let comparatives = BoundWords.words("comparative")

  private static let clauseEnds: [ShortWord] = [";", ":", "—", "."]

  /// Whether the sentence says that the bounded number is too many or too few: "More than three
  /// colors is too much", "More than three colors can make it hard to …", "Text smaller than 11
  /// points can be too small".
  func isTooMany(_ quantity: Quantity, _ bound: Bound) -> Bool {
    let excesses = bound.side == .minimum ? Self.tooMuch : Self.tooLittle
    let end = quantity.boundEnd ?? quantity.reach.upperBound
    return (end..<max(end, min(end + 8, tokens.count - 1))).contains { index in
      (isExcess(index, excesses) || hinders(index, after: end) || fails(index, after: end))
        && !tokens[end..<index].contains { $0.isMark(".") || $0.isMark(",") || $0.isWord("if") }
    }
  }

  private func isExcess(_ index: Int, _ excesses: [ShortWord]) -> Bool {
    tokens[index].isWord("too") && excesses.contains(where: tokens[index + 1].spells)
  }

  private func hinders(_ index: Int, after end: Int) -> Bool {
    Self.hindering.contains(where: tokens[index].spells)
      && tokens[end..<index].contains { Self.making.contains(where: $0.spells) }
  }

  private func fails(_ index: Int, after end: Int) -> Bool {
    index > end && Self.failures.contains(where: tokens[index].spells)
      || index == end + 1 && Self.unreadable.contains(where: tokens[index].spells)
  }

  private static let failures = BoundWords.words("failure")

  private static let unreadable = BoundWords.words("unreadable")

  private static let tooMuch = BoundWords.words("too-much")

  private static let tooLittle = BoundWords.words("too-little")

  private static let making = BoundWords.words("making")

  private static let hindering = BoundWords.words("hindering")

  /// Whether a single value is forbidden: "9px 사용 금지", "Never use 9 px".
  func isForbidden(_ quantity: Quantity) -> Bool {
    guard quantity.bound == nil, !quantity.isRange else { return false }
    return forbidsFirst(quantity) || isForbiddenUse(behind: quantity.reach.upperBound)
  }

  /// Whether Korean words forbid the use of what precedes them: "9px 신규 사용 금지", "9px는 쓰지 마세요".
  func isForbiddenUse(behind end: Int) -> Bool {
    for index in end..<min(end + 4, tokens.count) {
      let token = tokens[index]
      guard token.isHangul else { return false }
      if token.begins(with: "금지") { return true }
      if token.begins(withAny: Self.usages), token.ends(with: "지"), index + 1 < tokens.count,
        tokens[index + 1].begins(withAny: BoundWords.koreanNegations)
      {
        return true
      }
    }
    return false
  }

  private static let usages = BoundWords.words("usage")

  /// Whether the sentence begins with a prohibition that is directly followed by the number.
  func forbidsFirst(_ quantity: Quantity) -> Bool {
    let start = quantity.reach.lowerBound
    guard (1...3).contains(start), tokens[start - 1].isWord("use") || start < 3 else {
      return false
    }
    return Self.prohibitions.contains(where: tokens[0].spells)
  }

  private static let prohibitions = BoundWords.words("prohibition")

  private static let warnings = BoundWords.words("warning")

  /// Whether a Korean verb after the number forbids it.
  ///
  /// `isPurpose` says whether "않게" counts as well.
  func isNegatedAfter(_ quantity: Quantity, isPurpose: Bool = true) -> Bool {
    let start = (quantity.boundEnd ?? quantity.reach.upperBound) - 1
    guard tokens[quantity.reach.lowerBound...start].contains(where: \.isHangul) else {
      return false
    }
    let isManner = tokens[start].isHangul && tokens[start].ends(with: "로")
    for index in start..<min(start + 14, tokens.count) {
      let token = tokens[index]
      if Self.sentenceParts.contains(where: token.isMark) { return false }
      guard token.isHangul else { continue }
      if bansCondition(index) { return true }
      if index > start, endsClause(index, isManner: isManner) { return false }
      if !isPurpose, token.begins(withAny: Self.purposes) { return false }
      if isImpossible(index) { return true }
      if let verdict = negation(at: index) { return verdict }
      if index > start, isConjoined(token) { return false }
    }
    return false
  }

  private static let sentenceParts: [ShortWord] = [",", ";", "."]
  private static let purposes = BoundWords.words("purpose")

  /// Whether a condition is forbidden: "11pt보다 작아서는 안 됩니다", "11pt보다 작으면 안 됩니다".
  private func bansCondition(_ index: Int) -> Bool {
    let token = tokens[index]
    guard index + 1 < tokens.count,
      token.ends(with: "서는") || token.ends(with: "면") && token.isLong
    else { return false }
    return tokens[index + 1].spells("안") || tokens[index + 1].begins(withAny: BoundWords.koreanBans)
  }

  /// Whether a condition, or the clause of a number with 로, ends at `index`, so that what follows
  /// concerns something else: "세 개 이상이면 …", "44pt 이상으로 만들어 실수로 누르지 않게".
  private func endsClause(_ index: Int, isManner: Bool) -> Bool {
    let token = tokens[index]
    return token.ends(with: "면") && token.isLong || token.ends(with: "으로써")
      || token.begins(withAny: BoundWords.koreanConditions)
      || isManner && Self.joinsClauses(token)
  }

  /// Whether something is said to be impossible: "500MB를 넘을 수 없습니다".
  private func isImpossible(_ index: Int) -> Bool {
    index > 0 && tokens[index].begins(with: "없") && tokens[index - 1].spells("수")
  }

  /// Whether the negation at `index` forbids; `nil` if the word does not decide it.
  private func negation(at index: Int) -> Bool? {
    guard tokens[index].begins(withAny: BoundWords.koreanNegations) else { return nil }
    if index > 0 {
      // 필요하지 않다 and the like forbid nothing; 마라 and 말다 follow a verb in 지.
      if tokens[index - 1].begins(withAny: Self.needs) { return false }
      if tokens[index - 1].ends(with: "지") { return true }
    }
    return tokens[index].begins(withAny: Self.warnings) ? true : nil
  }

  private static let needs = BoundWords.words("need")

  /// Whether another clause follows: "20자를 담고 높이는 … 넘지 않게".
  private func isConjoined(_ token: SentenceToken) -> Bool {
    token.isLong && (token.ends(with: "고") || token.ends(with: "며"))
      && !token.begins(withAny: BoundWords.koreanNegations)
  }
}

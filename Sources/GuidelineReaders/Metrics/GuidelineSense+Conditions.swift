internal import Guidelines
internal import TextAnalysis

extension GuidelineSense {
  /// Whether a measured number is part of a condition for the rest of the sentence: "If buttons
  /// measure 60 pt or more, add …", "너비가 600px 미만이면 …", "200% 확대에서도 …".
  func isCondition(_ quantity: Quantity) -> Bool {
    isInEnglishCondition(quantity) || narrows(quantity) || namesText(quantity)
      || comparesText(quantity) || namesScreen(quantity) || isKoreanCondition(quantity)
  }

  /// Whether a sentence only tells what comes of more or less than a number: "More than six tabs crowd the bar".
  func isJudged(_ quantity: Quantity) -> Bool {
    guard quantity.reach.lowerBound == 0, quantity.bound?.isInclusive == false else { return false }
    let rest = tokens[quantity.end...].prefix { $0.kind == .word && !$0.isHangul }
    return rest.count > 2 && !rest.contains { $0.has(.modal) }
  }

  /// Whether a size only restricts what another number applies to: "Text of at least 18 pt needs 3:1".
  private func narrows(_ quantity: Quantity) -> Bool {
    let start = quantity.reach.lowerBound
    guard quantity.unit?.dimension == .size, start > 0,
      quantity.bound != nil || tokens[start - 1].isWord("of")
    else { return false }
    let first = max(0, start - 8)
    if let preposition = tokens[first..<start].lastIndex(where: { $0.isWord("for") }) {
      let things = tokens[preposition + 1..<start]
      return !things.isEmpty && !things.contains(where: Self.parts)
        && tokens[..<preposition].contains { $0.kind == .number }
    }
    let end = quantity.end
    // "large text, 18 pt and up, needs"
    let isApart = tokens[start - 1].isMark(",")
    let verb = tokens[min(end, tokens.count)...].prefix(3).contains { token in
      PhraseWords.needs.contains(where: token.spells)
    }
    let things = tokens[..<(isApart ? start - 1 : start)].reversed().prefix { $0.kind == .word }
    return verb && !things.isEmpty && !things.contains(where: Self.parts) && holdsRatio(behind: end)
  }

  /// Whether a size in brackets tells which text a contrast is for: "3:1 이상 (큰 텍스트, 18pt 이상)".
  private func namesText(_ quantity: Quantity) -> Bool {
    let start = quantity.reach.lowerBound
    guard quantity.unit?.dimension == .size,
      let open = tokens[max(0, start - Self.longestCondition)..<start]
        .lastIndex(where: { $0.isMark("(") }),
      !tokens[open..<start].contains(where: { $0.isMark(")") })
    else { return false }
    return holdsRatio()
      && tokens[max(0, open - 3)..<start].contains {
        $0.begins(withAny: PhraseWords.texts)
      }
  }

  /// Whether a size tells for which text a contrast is: "3:1 for text larger than 24px or 19px if bold", "17pt 이하
  /// 텍스트는 4.5:1".
  private func comparesText(_ quantity: Quantity) -> Bool {
    let (start, end) = (quantity.reach.lowerBound, quantity.end)
    guard quantity.unit?.dimension == .size, quantity.second == nil, holdsRatio() else {
      return false
    }
    guard let bound = quantity.bound else {
      return start > 0 && tokens[start - 1].isWord("or")
        && tokens[end...].prefix(2).contains { $0.isWord("bold") }
    }
    func isText(_ token: SentenceToken) -> Bool { token.begins(withAny: PhraseWords.texts) }
    // "17pt 이하 텍스트는", but not "최소 17pt 텍스트를 쓰고"
    if let next = tokens[end...].first, isText(next), next.isHangul {
      return next.ends(with: "는") || next.ends(with: "은")
    }
    // "for text larger than", "— text smaller than", but not "Never set text smaller than"
    guard !bound.isInclusive, let text = tokens[..<start].suffix(3).firstIndex(where: isText)
    else { return false }
    return text == 0 || tokens[text - 1].kind == .mark || tokens[text - 1].isWord("for")
  }

  /// Whether a length only names the screen that is spoken of: "데스크톱 1280px 기준", "fits a 390px phone".
  private func namesScreen(_ quantity: Quantity) -> Bool {
    let (start, end) = (quantity.reach.lowerBound, quantity.end)
    let isBasis = end < tokens.count && tokens[end].begins(with: "기준")
    let near = tokens[..<start].suffix(3).reversed().prefix { !$0.isMark(":") && !$0.isMark(",") }
    let beside = tokens[..<start].suffix(near.count) + tokens[end...].prefix(1)
    return quantity.isOfLayout && (isBasis || quantity.bound == nil && !quantity.isRange)
      && quantity.second == nil && quantity.low >= Self.narrowestScreen
      && (isBasis && facts.firstDevice < start
        || beside.contains { $0.qualifier?.key == "device" })
      && !near.contains { $0.dimensions != nil }
  }

  /// The width of the narrowest phones that layouts are tried on, in pixels.
  private static let narrowestScreen = 320.0

  /// Whether a word or a sign separates one thing from the next.
  private static func parts(_ token: SentenceToken) -> Bool {
    token.kind == .number || token.isWord("and") || token.isWord("or")
      || token.kind == .mark && !token.isMark("(") && !token.isMark("-")
  }

  private func holdsRatio(behind end: Int = 0) -> Bool { facts.lastRatio >= end }

  func isInEnglishCondition(_ quantity: Quantity) -> Bool {
    // In "If loading takes more than 2 s, …" the time to wait is the requirement, but not in brackets:
    // "When it takes a while (usually more than 2 s), …".
    let isWait = quantity.unit?.dimension == .duration && quantity.bound?.side != .maximum
    if isWait, !isInBrackets(quantity) { return false }
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    // A clause at the beginning ends with its comma, any other with the sentence.
    if facts.firstCondition == 0, facts.laterCondition >= start, start > 0 {
      return facts.firstClauseEnd >= start && facts.lastComma >= end
    }
    let near = tokens[max(0, start - Self.longestCondition)..<start]
    guard let opening = near.lastIndex(where: { $0.has(.condition) }), opening > 0,
      !near[opening...].contains(where: SentenceFacts.endsClause)
    else { return false }
    return (quantity.bound != nil || isInBrackets(quantity))
      // In "It's best when it occupies at least 80%" the condition is the requirement.
      && !PhraseWords.praises.contains(where: tokens[opening - 1].spells)
  }

  private func isInBrackets(_ quantity: Quantity) -> Bool {
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    let open = tokens[max(0, start - 3)..<start].contains { $0.isMark("(") }
    return open && end < tokens.count && tokens[end].isMark(")")
  }

  /// The largest number of words in a condition before its number.
  private static let longestCondition = 10

  private func isKoreanCondition(_ quantity: Quantity) -> Bool {
    let end = quantity.end
    // "대비가 3:1 미만인 글의 수"
    let last = tokens[end...].last { $0.kind == .word }
    let isCounted = tokens[end - 1].ends(with: "인") && last?.spells("수") ?? false
    if narrowsTopic(behind: end, quantity) || isInCase(behind: end, quantity)
      || joinsCase(behind: end) || isCounted
    {
      return true
    }
    for index in end - 1..<min(end + 2, tokens.count) {
      let token = tokens[index]
      if index >= end, token.kind == .mark { return false }
      guard token.isHangul else { continue }
      if index >= end, token.ends(with: "에서도") {
        return quantity.unit?.unit == .percent || quantity.bound != nil
      }
      guard opensCondition(index, behind: end) else { continue }
      if isWait(quantity, token) { return false }
      return (quantity.bound != nil || ordersAtEnd(behind: index))
        && !(index + 1 < tokens.count && judges(tokens[index + 1]))
    }
    return false
  }

  /// Whether a bound describes the case in which a rule applies: "1초 미만의 시간이 걸리는 경우".
  private func isInCase(behind end: Int, _ quantity: Quantity) -> Bool {
    guard let bound = quantity.bound, tokens[end - 1].isHangul, tokens[end - 1].ends(with: "의"),
      quantity.unit?.dimension != .duration || bound.side == .maximum
    else { return false }
    let clause = tokens[end..<min(end + Self.longestCondition, tokens.count)].prefix(
      while: \.isHangul)
    return clause.contains {
      $0.begins(withAny: BoundWords.koreanConditions) && !$0.begins(with: "때문")
    }
  }

  /// Whether another number and a word for the case follow: "19px 이상 또는 24px 이상인 경우".
  private func joinsCase(behind end: Int) -> Bool {
    guard end < tokens.count, tokens[end].isHangul, Self.joining.contains(where: tokens[end].spells)
    else { return false }
    return tokens[end..<min(end + Self.longestCondition, tokens.count)]
      .prefix { $0.kind != .mark }.contains { $0.begins(withAny: BoundWords.koreanConditions) }
  }

  /// Whether the word at `index` turns the clause that ends at `end` into a condition.
  private func opensCondition(_ index: Int, behind end: Int) -> Bool {
    let token = tokens[index]
    if token.isLong, token.ends(withAny: PhraseWords.boundedConditionEnds) { return true }
    if index >= end { return token.begins(withAny: BoundWords.koreanConditions) }
    // "한 시간 이상도 씁니다" states an extent.
    return isTopic(token) && acts(behind: end)
      || token.sense.boundAfter != nil && token.ends(with: "도")
  }

  /// Whether a condition is a waiting time, which is the requirement: "2초를 넘으면 …".
  private func isWait(_ quantity: Quantity, _ token: SentenceToken) -> Bool {
    quantity.unit?.dimension == .duration && quantity.bound?.side == .minimum
      && token.ends(with: "면")
  }

  /// Whether a bound only restricts the topic of the sentence: "18pt 이상 글자는 3:1", "1초 미만의 작업에는 …".
  private func narrowsTopic(behind end: Int, _ quantity: Quantity) -> Bool {
    guard quantity.boundEnd == end, end < tokens.count, tokens[end - 1].sense.boundAfter != nil
    else { return false }
    let isOf = tokens[end - 1].ends(with: "의")
    for index in end..<min(end + (isOf ? Self.longestCondition : 3), tokens.count) {
      let token = tokens[index]
      if isOf, token.isMark(",") || token.kind == .number || token.unit != nil { continue }
      guard token.isHangul, !token.ends(withAny: Self.objects) else { return false }
      if isOf, token.ends(with: "에는") || token.ends(with: "에서는") { return true }
      if isTopicWord(token), index + 1 < tokens.count, tokens[index + 1].kind == .number {
        return true
      }
    }
    return false
  }

  private func isTopicWord(_ token: SentenceToken) -> Bool {
    token.ends(withAny: Self.topicParticles) && (token.isLong || token.isGlued)
  }

  private static let topicParticles: [ShortWord] = ["은", "는"]

  /// Whether a bound is the topic of the sentence: "440px 이하는 줄바꿈을 확인합니다".
  private func isTopic(_ token: SentenceToken) -> Bool {
    token.sense.boundAfter != nil && (token.ends(with: "는") || token.ends(with: "은"))
  }

  /// Whether the sentence ends in a command, which holds only under its condition.
  ///
  /// A condition without a bound or a command is itself the statement: "진동수가 0.2Hz일 때 가장 예민합니다".
  private func ordersAtEnd(behind index: Int) -> Bool {
    tokens[index...].last(where: \.isHangul)?.ends(withAny: PhraseWords.orderEnds) ?? false
  }

  /// Whether a verb after `end` has an object of its own.
  private func acts(behind end: Int) -> Bool {
    let rest = tokens[end..<min(end + 10, tokens.count)]
    return rest.contains { $0.isHangul && $0.isLong && $0.ends(withAny: Self.objects) }
      && !rest.contains { $0.begins(withAny: BoundWords.koreanNegations) }
  }

  private static let objects: [ShortWord] = ["을", "를"]

  /// Whether a condition is followed only by its evaluation: "44pt 이상이면 됩니다", "작으면 안 됩니다".
  private func judges(_ token: SentenceToken) -> Bool {
    token.spells("안") || token.begins(withAny: BoundWords.koreanBans)
      || token.begins(withAny: PhraseWords.judgements)
  }
}

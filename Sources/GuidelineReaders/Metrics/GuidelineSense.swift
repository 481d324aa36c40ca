internal import Lexicon
internal import TextAnalysis

/// Distinguishes numbers that a guideline prescribes from those that a sentence only mentions.
struct GuidelineSense {
  let tokens: [SentenceToken]
  let facts: SentenceFacts

  init(tokens: [SentenceToken]) {
    self.tokens = tokens
    facts = SentenceFacts(tokens)
  }

  /// Whether the sentence begins an example, which the following ones go on with: "For example, …".
  static func opensExample(_ sentence: [SentenceToken]) -> Bool {
    let opening = Array(sentence.prefix(3))
    return SentenceFacts(opening).example < opening.count
  }

  /// Whether the number stands inside quotation marks.
  func isQuoted(_ quantity: Quantity) -> Bool {
    var depth = 0
    for token in tokens[..<quantity.tokens.lowerBound].suffix(40) where token.kind == .mark {
      if Self.openingQuotes.contains(where: token.spells) { depth += 1 }
      if Self.closingQuotes.contains(where: token.spells) { depth = max(0, depth - 1) }
    }
    return depth > 0 || isBetweenStraightQuotes(quantity)
  }

  private static let openingQuotes: [ShortWord] = ["“", "「", "‘"]
  private static let closingQuotes: [ShortWord] = ["”", "」", "’"]

  private func isBetweenStraightQuotes(_ quantity: Quantity) -> Bool {
    // After a number the mark means inches.
    func quotes(_ range: Range<Int>) -> Int {
      range.count { index in
        tokens[index].isMark("\"")
          && !(index > 0 && tokens[index].isGlued && tokens[index - 1].kind == .number)
      }
    }
    let start = quantity.tokens.lowerBound
    // The quotation may end in a later sentence.
    return quotes(max(0, start - 40)..<start) % 2 == 1
      && (tokens[0].isMark("\"") || quotes(start..<min(start + 40, tokens.count)) > 0)
  }

  // MARK: Measured

  /// Whether a measured number is prescribed, and not only part of a name.
  func states(_ quantity: Quantity) -> Bool {
    if quantity.isRange, isChange(quantity) || facts.tellsStudy { return false }
    if quantity.bound != nil || quantity.isRange {
      return !(fallsShort(quantity) && facts.example < quantity.reach.lowerBound)
    }
    let isMentioned = isExample(quantity) || isReference(quantity) || isConverted(quantity)
    return !isMentioned && !facts.tellsStudy && !fallsShort(quantity) && !isDenied(quantity)
  }

  /// Whether a range tells what a size was and what it has become: "12pt에서 14pt로 업그레이드되었습니다".
  private func isChange(_ quantity: Quantity) -> Bool {
    let end = quantity.reach.upperBound
    return tokens[end..<min(end + 2, tokens.count)].contains {
      $0.begins(withAny: PhraseWords.changes)
    }
  }

  /// Whether there is no such thing, or it is part of a sum or ruled out: "no five second exception", "its height
  /// minus 16px", "not 16px".
  private func isDenied(_ quantity: Quantity) -> Bool {
    let start = quantity.reach.lowerBound
    return start > 0 && PhraseWords.unstatedBefore.contains(where: tokens[start - 1].isWord)
  }

  /// Whether the number is too low for what the sentence asks for: "대비가 3.9:1로, 기준에 미치지 못한다".
  private func fallsShort(_ quantity: Quantity) -> Bool {
    facts.lastFailure >= quantity.reach.upperBound
  }

  /// Whether the number is zero and so means the absence of something: "at 0%".
  func isNone(_ quantity: Quantity) -> Bool {
    quantity.bound == nil && quantity.low == 0 && quantity.high == 0
  }

  /// Whether the number means all of something: "100% predictable".
  func isWhole(_ quantity: Quantity) -> Bool {
    let end = quantity.reach.upperBound
    return quantity.bound == nil && quantity.low == 100 && quantity.high == 100
      && end < tokens.count && tokens[end].kind == .word && !tokens[end].isGlued
      && tokens[end].dimensions == nil && !tokens[end].has(.endsNoun)
  }

  /// Whether the angles are whole turns, which measure nothing: "0도에서 360도까지".
  func isWholeTurn(_ quantity: Quantity) -> Bool {
    [quantity.low, quantity.high].allSatisfy { $0.truncatingRemainder(dividingBy: 360) == 0 }
  }

  /// Whether the number only converts one unit to another: "one pixel is equal to one point".
  private func isConverted(_ quantity: Quantity) -> Bool {
    if facts.converts { return true }
    guard quantity.low == 1, quantity.high == 1, quantity.second == nil else { return false }
    let end = quantity.reach.upperBound
    return (end..<min(end + 8, tokens.count)).contains { index in
      tokens[index].begins(withAny: PhraseWords.sameness)
    }
  }

  /// Whether a percentage counts people, who are not part of an interface, or is what a study found.
  func countsPeople(_ quantity: Quantity) -> Bool {
    let end = quantity.reach.upperBound
    return tokens[end..<min(end + 6, tokens.count)].prefix { !$0.isMark(",") }.contains {
      PhraseWords.people.contains(where: $0.spells)
    }
      || tokens[max(0, quantity.reach.lowerBound - 4)..<quantity.reach.lowerBound].contains {
        $0.begins(withAny: PhraseWords.koreanPeople)
          || PhraseWords.people.contains(where: $0.spells)
      }
      || facts.tellsStudy
  }

  private func isExample(_ quantity: Quantity) -> Bool {
    let start = quantity.reach.lowerBound
    if facts.example < start || isLikeness(quantity) || isOfCase(quantity) { return true }
    guard start > 0 else { return false }
    return tokens[start - 1].isWord("like")
      || start > 1 && tokens[start - 1].isWord("as") && tokens[start - 2].isWord("such")
  }

  /// Whether the number describes a single example: "대비가 2:1인 사례로, …", "글자가 30pt로 큰 예시".
  private func isOfCase(_ quantity: Quantity) -> Bool {
    let end = quantity.reach.upperBound
    let next = facts.cases.firstSorted { $0 >= end }
    guard next < facts.cases.count else { return false }
    let noun = facts.cases[next]
    return noun <= end + 1 || tokens[(noun + 1)...].allSatisfy { $0.kind == .mark || $0.isGlued }
  }

  /// Whether a word for "like" follows the number: "14px, 18px처럼".
  private func isLikeness(_ quantity: Quantity) -> Bool {
    var index = quantity.reach.upperBound
    while index < min(quantity.reach.upperBound + 8, tokens.count) {
      let token = tokens[index]
      if token.isHangul, token.begins(withAny: Self.likenesses) { return true }
      guard
        token.kind == .number || token.unit != nil || token.isMark(",") || token.isMark("·")
          || token.isHangul && token.isGlued
      else { return false }
      index += 1
    }
    return false
  }

  private static let likenesses: [ShortWord] = ["처럼", "같은", "같이"]

  /// Whether a size is used as a name: "the 16x16 px version", "16x16픽셀 버전에서는".
  private func isReference(_ quantity: Quantity) -> Bool {
    let start = quantity.tokens.lowerBound
    let end = quantity.reach.upperBound
    guard end < tokens.count, tokens[end].kind == .word else { return false }
    if tokens[end].has(.dimension), quantity.second == nil { return false }
    if start > 0, tokens[start - 1].has(.determiner), !tokens[end].isHangul,
      !tokens[end].has(.followsReference)
    {
      return
        !(quantity.second == nil
        && tokens[end..<min(end + 3, tokens.count)].contains { $0.has(.dimension) })
    }
    guard quantity.second != nil, !tokens[end].isGlued else { return false }
    return isKoreanTopic(from: end)
  }

  /// Whether the noun phrase at `start` is the topic of its sentence or a place in it.
  private func isKoreanTopic(from start: Int) -> Bool {
    for index in start..<min(start + 10, tokens.count) {
      let token = tokens[index]
      if token.isMark(",") || token.isMark(".") { return false }
      guard token.isHangul else { continue }
      if token.ends(with: "에서")
        || token.ends(withAny: Self.topics) && (token.isGlued || token.isLong)
      {
        return true
      }
      if token.ends(withAny: Self.objects), token.isLong { return false }
    }
    return false
  }

  private static let topics: [ShortWord] = ["은", "는"]
  private static let objects: [ShortWord] = ["을", "를", "로"]

  // MARK: Counted

  /// Whether a count is prescribed: bounded, a range, or an exact number that is recommended.
  func sets(_ quantity: Quantity, noun: CountedNoun) -> Bool {
    let start = quantity.reach.lowerBound
    // "This three-line limit" was told before.
    if start > 0, tokens[start - 1].isWord("this") { return false }
    if MetricThings.uncounted.contains(noun.head) || isShare(quantity) || describes(quantity)
      || advertises(quantity)
    {
      return false
    }
    if let bound = quantity.bound { return limits(quantity, noun, bound) }
    if isExample(quantity) { return false }
    // "a two- or three-finger tap" is a name.
    if quantity.isRange { return !quantity.isChoice || noun.isKnown && !quantity.isAttributive }
    return noun.isKnown && quantity.low >= 2 && quantity.counter != "가지" && isRecommended(quantity)
  }

  /// Whether a bound limits how many of `noun` there may be, and not only which of them are meant.
  private func limits(_ quantity: Quantity, _ noun: CountedNoun, _ bound: Bound) -> Bool {
    // "If a title has fewer than three words, add one"
    bound.side == .maximum
      ? !(noun.isOfText && isInEnglishCondition(quantity))
      : (!isPlurality(quantity) || isDefinition(quantity)) && !isSubject(quantity)
  }

  /// Whether a sentence of a team's own guideline tells an exact number, whatever its verb.
  ///
  /// "A tab bar has four tabs", "탭은 4개로 고정합니다". What it denies, permits or makes a condition of is none.
  func decides(_ quantity: Quantity, noun: CountedNoun) -> Bool {
    guard noun.isKnown, quantity.low >= 2, quantity.bound == nil, !quantity.isRange,
      quantity.counter != "가지", !isShare(quantity), !isExample(quantity)
    else { return false }
    let isQualified = tokens.contains { token in
      token.has(.condition) || token.begins(withAny: BoundWords.koreanConditions)
        || token.begins(withAny: BoundWords.koreanNegations)
        || token.isHangul && token.ends(withAny: PhraseWords.conditionalEnds)
        || Self.qualifying.contains(where: token.isWord)
    }
    let isPermitted = zip(tokens, tokens.dropFirst()).contains { word, next in
      Self.koreanPermissions.contains { word.ends(with: $0.end) && next.begins(with: $0.beginning) }
    }
    return !isQualified && !isPermitted
  }

  private static let qualifying =
    (Lexicon.ruleForms.list("permission") + Lexicon.bounds.list("negation")).map {
      ShortWord($0.utf8)
    }
  private static let koreanPermissions = Lexicon.ruleForms.list("korean-permission").map { words in
    let parts = words.split(separator: " ")
    return (end: ShortWord(parts[0].utf8), beginning: ShortWord(parts[1].utf8))
  }

  /// Whether the number continues a statement begun by the one before it: "— or two buttons".
  func continues(_ quantity: Quantity) -> Bool {
    var index = quantity.reach.lowerBound
    while index > 0, tokens[index - 1].kind == .mark { index -= 1 }
    return index > 0 && Self.joining.contains { tokens[index - 1].spells($0) }
  }

  static let joining: [ShortWord] = ["or", "and", "또는", "혹은", "및"]

  /// Whether a sentence asks for one only: "Use only one button", "버튼은 하나만 두세요", "One button per screen".
  func singlesOut(_ quantity: Quantity) -> Bool {
    guard quantity.high == 1, quantity.bound == nil else { return false }
    let (start, end) = (quantity.reach.lowerBound, quantity.tokens.upperBound)
    let noun = tokens.onlyNoun(behind: end)
    guard quantity.counter != "가지" || noun != nil, !isShare(quantity), !isExample(quantity),
      !isForbidden(behind: end)
    else { return false }
    if tokens.shareOut(from: start, behind: end) { return true }
    if noun != nil { return isRecommendedInKorean(quantity) }
    let isAtATime = saysAtATime(behind: end)
    if isAtATime || isOnly(from: start, to: end) {
      return isAtATime && facts.firstModal < start && isUnconditional(from: start)
        || isDemanded(from: start) || isRecommended(quantity)
    }
    let isPer = tokens[end...].prefix(4).prefix { $0.kind == .word }.contains { $0.isWord("per") }
    return isPer && (isRecommended(quantity) || standsAlone(start))
  }

  /// Whether "only" or "just" precedes the number between `start` and `end`, or "만" ends it.
  private func isOnly(from start: Int, to end: Int) -> Bool {
    tokens[max(0, start - 3)..<end].reversed().prefix { !$0.has(.condition) }
      .contains { $0.spells("only") || $0.spells("just") }
      || tokens[end...].first.map { $0.isGlued && $0.begins(with: "만") } ?? false
  }

  /// Whether the number at `start` is the beginning of a note: "One idea per page", "Buttons: one per page", but
  /// not "One tab per window is what it had".
  private func standsAlone(_ start: Int) -> Bool {
    start == 0
      ? !tokens.contains { $0.has(.copula) || $0.has(.modal) } : tokens[start - 1].isMark(":")
  }

  /// Whether "at a time" follows the number that ends at `end`: "having one panel open at a time".
  private func saysAtATime(behind end: Int) -> Bool {
    (min(end + 2, tokens.count)..<min(end + 8, tokens.count)).contains { place in
      tokens[place].isWord("time") && tokens[place - 1].spells("a")
        && tokens[place - 2].spells("at")
    }
  }

  /// Whether a duty asks for the number at `start`: "There should be only one filled button", "… only be one".
  private func isDemanded(from start: Int) -> Bool {
    let before = tokens[..<start]
    return facts.firstModal < start && before.suffix(3).contains { $0.isWord("be") }
      && isUnconditional(from: start)
  }

  /// Whether neither a condition nor a negation precedes `start`.
  private func isUnconditional(from start: Int) -> Bool {
    (facts.firstCondition >= start || facts.firstClauseEnd < start) && facts.firstNegation >= start
  }

  /// Whether a Korean verb forbids what precedes `end`: "하나만 따로 두지 마세요".
  private func isForbidden(behind end: Int) -> Bool {
    let words = tokens[end..<min(end + 6, tokens.count)].prefix { $0.isHangul }
    return zip(words, words.dropFirst()).contains {
      $0.ends(with: "지") && $1.begins(withAny: BoundWords.koreanNegations)
    }
  }

  /// Whether a plural only tells which things the sentence is about: "Alerts with three or more buttons
  /// can be hard to read", "For tables with more than two columns, …", "세 개 이상의 버튼을 가진 경고는 …",
  /// "95에서 100까지의 막대는 …".
  private func describes(_ quantity: Quantity) -> Bool {
    let reach = quantity.reach.upperBound
    if quantity.isRange, quantity.counter == nil,
      tokens[(reach - 1)..<min(reach + 1, tokens.count)].contains(where: { $0.ends(with: "까지의") })
    {
      return true
    }
    // "Use checkboxes instead of a menu with 2-3 choices"
    if facts.instead < quantity.reach.lowerBound { return true }
    guard quantity.bound?.side == .minimum || quantity.isChoice else { return false }
    let end = quantity.end
    let after = tokens[end..<min(end + 4, tokens.count)].prefix { $0.kind != .mark }
    if after.contains(where: { $0.isHangul && $0.ends(withAny: PhraseWords.describing) }) {
      return true
    }
    let start = quantity.reach.lowerBound
    // "For lists with more than two levels", "lists that have more than two levels"
    let near = tokens[max(0, start - 4)..<start]
    if tokens[0].isWord("for") || near.contains(where: { $0.isWord("that") }) {
      return true
    }
    // "Use commas in a list of three or more names"
    if quantity.boundEnd != nil, start > 4, tokens[start - 1].isWord("of"),
      tokens[start - 3].isWord("a"), tokens[start - 4].isWord("in")
    {
      return true
    }
    // "Swipe with 3 or 4 fingers" is all there is to say.
    return facts.with < start && facts.statement >= start
      && tokens[end...].lazy.filter { $0.kind == .word }.prefix(2).count > 1
  }

  /// Whether a round number says how much there is: "a library of 5000+ icons".
  private func advertises(_ quantity: Quantity) -> Bool {
    quantity.bound != nil && quantity.low >= 100 && !prescribes(before: quantity)
      && tokens[quantity.reach.upperBound - 1].isMark("+")
  }

  // "one in seven", "two of the tabs", "7명 중 1명", "항목 중 하나만"
  private func isShare(_ quantity: Quantity) -> Bool {
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    if start > 0, PhraseWords.shares.contains(where: tokens[start - 1].spells) { return true }
    guard end < tokens.count else { return false }
    if tokens[end].isWord("of"), quantity.bound == nil, !quantity.isRange { return true }
    return tokens[end].isWord("in") && end + 1 < tokens.count && tokens[end + 1].kind == .number
  }

  /// Whether a minimum only means a plural: "more than one", "two or more", "두 개 이상".
  private func isPlurality(_ quantity: Quantity) -> Bool {
    guard let minimum = quantity.countLimits.minimum else { return false }
    // "Minimum: 2 segments"
    let isLabelled = tokens.count > 1 && tokens[1].isMark(":") && quantity.reach.lowerBound == 0
    return minimum <= 2 && !isLabelled
  }

  /// Whether the subject is a count above a bound: "More than ten dots are hard to count".
  private func isSubject(_ quantity: Quantity) -> Bool {
    quantity.bound?.isInclusive == false && !prescribes(before: quantity)
      && facts.lastPredicate >= quantity.end
  }

  private func isDefinition(_ quantity: Quantity) -> Bool {
    guard quantity.low >= 2, quantity.bound?.isInclusive == true else { return false }
    let start = max(0, quantity.reach.lowerBound - 6)
    let before = tokens[start..<quantity.reach.upperBound]
    if before.contains(where: { $0.has(.condition) }) { return false }
    if before.contains(where: { $0.has(.definition) }) { return true }
    let end = min(quantity.reach.upperBound + 8, tokens.count)
    let around = tokens[start..<end]
    return around.contains { token in
      token.isHangul && token.begins(withAny: PhraseWords.compositions)
    }
      && !tokens[quantity.reach.upperBound..<end].contains { token in
        token.begins(withAny: BoundWords.koreanConditions)
          || token.isHangul && token.ends(with: "면")
      }
  }

  /// Whether the words before the number prescribe something.
  func prescribes(before quantity: Quantity) -> Bool {
    let start = quantity.reach.lowerBound
    return tokens[max(0, start - 10)..<start].contains {
      $0.has(.verb) || $0.has(.modal)
    }
  }

  /// Whether a sentence asks for an exact number.
  private func isRecommended(_ quantity: Quantity) -> Bool {
    if quantity.counter != nil { return isRecommendedInKorean(quantity) }
    let start = quantity.reach.lowerBound
    let window = tokens[max(0, start - 3)..<start]
    guard let verb = window.lastIndex(where: { $0.has(.verb) }) else { return false }
    // An imperative begins its clause; a finite verb needs a modal.
    let clause = tokens[..<verb].lastIndex {
      $0.kind == .mark && Self.clauseMarks.contains(where: $0.spells)
    }
    let opening = tokens[(clause.map { $0 + 1 } ?? 0)..<verb]
    return opening.allSatisfy { $0.has(.opening) }
      || opening.contains { $0.has(.modal) } && !opening.contains { $0.has(.condition) }
  }

  private static let clauseMarks: [ShortWord] = [",", ";", ":", "—", "."]

  private func isRecommendedInKorean(_ quantity: Quantity) -> Bool {
    let end = quantity.reach.upperBound
    if end < tokens.count, tokens[end].isGlued, tokens[end].begins(withAny: BoundWords.koreanMustBe)
    {
      return true
    }
    for index in end..<min(end + 8, tokens.count) {
      let token = tokens[index]
      if token.isMark(",") || token.isMark(".") { return false }
      // "하나만 있을 때": the rest of the sentence describes that case.
      if token.begins(withAny: BoundWords.koreanConditions)
        || token.isHangul && token.ends(withAny: PhraseWords.conditionalEnds)
      {
        return false
      }
      guard token.begins(withAny: PhraseWords.recommending) else { continue }
      // "제공한다", "제공해야 한다", "제공하는 것이 좋다", "제공하기"
      let verb = tokens[index...].prefix(3).filter { !$0.begins(with: "것") && !$0.spells("게") }
      return verb.prefix(2).contains { $0.ends(withAny: PhraseWords.requests) }
        || !(index + 1 < tokens.count && tokens[index + 1].isHangul)
          && (token.ends(with: "기")
            || tokens[end].begins(with: "만")
              && PhraseWords.recommending.contains(where: token.spells))
    }
    return false
  }
}

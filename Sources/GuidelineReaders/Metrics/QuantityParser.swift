internal import Guidelines

/// Reads the quantities of one sentence.
///
/// Every look ahead or back is limited to a few tokens, so that a sentence takes linear time.
struct QuantityParser {
  let tokens: [MetricToken]

  /// The quantities in order; they do not overlap.
  func quantities() -> [Quantity] {
    var found: [Quantity] = []
    var index = 0
    while index < tokens.count {
      guard tokens[index].kind == .number else {
        index += 1
        continue
      }
      let (quantity, end) = parse(at: index)
      if var quantity {
        limit(&quantity, after: found.last?.reach.upperBound ?? 0)
        found.append(quantity)
        index = max(quantity.reach.upperBound, end)
      } else {
        index = end
      }
    }
    return QuantitySeries(tokens: tokens).completed(found)
  }

  // MARK: The number itself

  /// The quantity that begins with the number at `start`, and where to read on.
  private func parse(at start: Int) -> (Quantity?, Int) {
    let number = tokens[start]
    var end = start + 1
    var quantity = Quantity(
      tokens: start..<end, reach: start..<end, low: number.low, high: number.high,
      isRange: number.low < number.high, isSpelled: number.isSpelled)
    // "한 두 단어" is 한두 written apart.
    if number.isSpelled, end < tokens.count, tokens[end].isSpelled,
      tokens[end].low == number.high + 1
    {
      quantity.high = tokens[end].high
      quantity.isRange = true
      end += 1
    }
    quantity.isChoice = quantity.isRange
    guard !isPartOfName(start) else { return (nil, skipped(from: end)) }
    // "10분의 1"
    if end + 2 < tokens.count, tokens[end].spells("분"), tokens[end + 1].spells("의"),
      tokens[end + 2].kind == .number
    {
      return (nil, end + 3)
    }
    if tokens.sayAtOnce(from: start) { return (nil, end) }

    if let ratio = ratio(at: end) {
      quantity.low /= ratio
      quantity.high = quantity.low
      quantity.unit = MetricUnits.toOne
      end += 2
    } else {
      quantity.unit = unit(
        at: &end, spelled: number.isSpelled, attributive: &quantity.isAttributive)
      quantity.counter = counter(at: &end)
      takeArticle(&quantity)
      // "버튼은 하나만 두세요", "하나의 시트만"
      if number.spells("하나"), end < tokens.count, tokens[end].isGlued,
        tokens[end].begins(with: "만") || tokens[end].spells("의")
      {
        quantity.counter = "개"
      }
      if let height = factor(at: end) {
        takeHeight(at: height, &end, &quantity)
      } else if let (width, _) = rangeEnd(from: quantity, at: end),
        let height = factor(at: width + 1)
      {
        // "36–45x36"
        quantity.high = tokens[width].high
        quantity.isRange = true
        takeHeight(at: height, &end, &quantity)
      } else if let (other, isChoice) = rangeEnd(from: quantity, at: end) {
        quantity.low = min(quantity.low, tokens[other].low)
        quantity.high = max(quantity.high, tokens[other].high)
        quantity.isRange = true
        quantity.isChoice = isChoice
        end = other + 1
        let unit = unit(
          at: &end, spelled: tokens[other].isSpelled, attributive: &quantity.isAttributive)
        quantity.unit = unit ?? quantity.unit
        quantity.counter = counter(at: &end) ?? quantity.counter
        if end < tokens.count, tokens[end].isWord("까지") { end += 1 }
        if end < tokens.count, tokens[end].begins(with: "사이") { end += 1 }
      }
    }
    if end < tokens.count, tokens[end].kind == .scale {
      quantity.scale = Int(tokens[end].low)
      end += 1
      // Only pixels come at a scale.
      if quantity.unit == nil, quantity.second != nil { quantity.unit = MetricUnits.latin["px"] }
    }
    let hasUnit = quantity.unit != nil
    guard !isCutOff(at: end, unit: hasUnit),
      hasUnit || quantity.second != nil || !followsName(start)
    else { return (nil, skipped(from: end)) }
    quantity.tokens = quantity.tokens.lowerBound..<end
    quantity.reach = quantity.tokens
    return (quantity, end)
  }

  /// Takes the number at `index` as the height of what `quantity` is the width of, and where it is
  /// a range, its end: "408x84–160".
  private func takeHeight(at index: Int, _ end: inout Int, _ quantity: inout Quantity) {
    quantity.second = tokens[index].low
    end = index + 1
    var height = Quantity(
      tokens: index..<end, reach: index..<end, low: tokens[index].low, high: tokens[index].high)
    height.unit = quantity.unit
    if let (other, isChoice) = rangeEnd(from: height, at: end), !isChoice,
      factor(at: other + 1) == nil
    {
      quantity.highestSecond = tokens[other].high
      quantity.isRange = true
      end = other + 1
    }
    quantity.unit =
      unit(at: &end, spelled: false, attributive: &quantity.isAttributive) ?? quantity.unit
  }

  /// Makes "a week or two" the range that it is.
  private func takeArticle(_ quantity: inout Quantity) {
    let start = quantity.tokens.lowerBound
    guard start >= 3, quantity.isSpelled, quantity.low == 2, !quantity.isRange,
      quantity.unit == nil, tokens[start - 1].isWord("or"),
      tokens[start - 3].isWord("a") || tokens[start - 3].isWord("an"),
      tokens[start - 2].has(.timeUnit), let unit = tokens[start - 2].unit
    else { return }
    // "It takes a second or two" is a story.
    quantity.unit = unit
    quantity.unit?.demand = .limit
    quantity.low = 1
    quantity.isRange = true
    quantity.isChoice = true
    quantity.tokens = start - 3..<quantity.tokens.upperBound
  }

  /// The rest of a date, a fraction or a version, which is no quantity either.
  private func skipped(from index: Int) -> Int {
    var end = index
    while end + 1 < tokens.count, tokens[end].kind == .mark, tokens[end].isGlued,
      Self.versionMarks.contains(where: tokens[end].spells), tokens[end + 1].kind == .number,
      tokens[end + 1].isGlued
    {
      end += 2
    }
    return end
  }

  private static let versionMarks: [ShortWord] = ["-", "/", ":"]
  private static let nameMarks: [ShortWord] = [
    "#", "/", "\\", "@", "$", "=", "€", "₩", ":", ".",
  ]

  /// Whether the number belongs to a name: iOS 13, Series 4, #3, $5, _2x.
  private func isPartOfName(_ start: Int) -> Bool {
    guard start > 0, !tokens[start].isSpelled else { return false }
    let before = tokens[start - 1]
    if before.kind == .mark {
      // ">=44"
      if before.isMark("="), start > 1,
        tokens[start - 2].isMark(">") || tokens[start - 2].isMark("<")
      {
        return false
      }
      return tokens[start].isGlued && Self.nameMarks.contains(where: before.spells)
        && !partsLengths(start - 1)
    }
    if before.isHangul { return before.has(.koreanNameWord) }
    guard before.kind == .word else { return false }
    return tokens[start].isGlued || before.has(.englishNameWord) && !isMeasured(start)
  }

  /// Whether a unit or a second factor shows that a number is none of the name before it: "iPhone
  /// 12pt, iPad 16pt", "iPhone 60x60 pt".
  private func isMeasured(_ start: Int) -> Bool {
    guard start + 1 < tokens.count else { return false }
    let next = tokens[start + 1]
    return next.isGlued && Self.shortUnits.contains(where: next.spells)
      || next.isMark("×") && start + 2 < tokens.count && tokens[start + 2].kind == .number
  }

  private static let shortUnits: [ShortWord] = ["pt", "px", "포인트", "픽셀"]

  /// Whether a capitalised word inside the sentence stands before the number.
  private func followsName(_ start: Int) -> Bool {
    guard start > 1, !tokens[start].isSpelled, tokens[start - 1].isName else { return false }
    return BoundWords.englishBefore[tokens[start - 1].text] == nil
      // After such a mark a clause begins: "Rule 1 — Use 3 to 5 tabs".
      && !(tokens[start - 2].kind == .mark && tokens[start - 2].has(.clauseMark))
  }

  static let clauseMarks: Set<String> = [
    ".", ":", "—", "-", ")", "]", "(", "|", "→", ";", "•", "·", "“", "\"",
  ]

  static let koreanNameWords: Set<String> = [
    "시리즈", "버전", "그림", "단계", "오류", "제", "표", "월", "년", "규칙", "원칙", "지침", "팁", "항목",
  ]

  static let nameWords: Set<String> = [
    "ios", "ipados", "macos", "tvos", "watchos", "visionos", "iphone", "ipad", "watch", "series",
    "version", "versions", "figure", "step", "chapter", "section", "page", "part", "error",
    "xcode", "swift", "os", "title", "rule", "tip", "principle", "guideline", "table", "note",
  ]

  /// Whether what follows makes the number something else: 2/3, 3D, 40th, 12.9".
  private func isCutOff(at end: Int, unit hasUnit: Bool) -> Bool {
    guard end < tokens.count else { return false }
    let next = tokens[end]
    if next.kind == .word {
      if next.has(.fraction) { return !hasUnit }
      return next.isGlued && !next.isHangul && !hasUnit && !tokens[end - 1].isMark("-")
    }
    if next.kind == .mark, next.isGlued {
      if !hasUnit, Self.inchMarks.contains(where: next.spells) { return true }
      if end + 1 < tokens.count, Self.versionMarks.contains(where: next.spells) {
        let after = tokens[end + 1]
        if after.kind == .number, after.isGlued { return !partsLengths(end) }
        return next.spells("-") && after.has(.fraction)
      }
    }
    return false
  }

  /// Whether the mark at `index` is a stroke between lengths of a list whose last has a unit:
  /// "4/8/16px", "16px/24px"; "1/2 pt" is a fraction.
  private func partsLengths(_ index: Int) -> Bool {
    guard tokens[index].isMark("/"), let low = number(before: index) else { return false }
    var last = index
    for _ in 0..<8 { last = stroke(after: last) ?? last }
    guard last + 2 < tokens.count, tokens[last + 2].unit?.dimension == .size else {
      return false
    }
    let isFraction = tokens[low].low == 1 || tokens[low].low + 1 == tokens[index + 1].low
    return !isFraction || low < index - 1 || index < last || low > 0 && tokens[low - 1].isMark("/")
  }

  /// The number that the stroke at `index` follows, with its unit or without one.
  private func number(before index: Int) -> Int? {
    let hasUnit =
      index > 1 && tokens[index - 1].isGlued && tokens[index - 1].unit?.dimension == .size
    let number = hasUnit ? index - 2 : index - 1
    return number >= 0 && tokens[number].kind == .number ? number : nil
  }

  /// The stroke behind the number that follows the one at `index`.
  private func stroke(after index: Int) -> Int? {
    var next = index + 2
    if next < tokens.count, tokens[next].isGlued, tokens[next].unit?.dimension == .size {
      next += 1
    }
    return next + 1 < tokens.count && tokens[next].isGlued && tokens[next].isMark("/")
      && tokens[next + 1].isGlued && tokens[next + 1].kind == .number ? next : nil
  }

  private static let inchMarks: [ShortWord] = ["\"", "”", "″"]

  private func ratio(at index: Int) -> Double? {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .number, tokens[index + 1].low > 0
    else { return nil }
    // "16:9", "16대9", "2대 3", "4.5 대 1"
    let isRatio =
      tokens[index].isMark(":") && tokens[index].isGlued && tokens[index + 1].isGlued
      || tokens[index].isWord("대")
      // "4.5 to 1"; a range goes up.
      || tokens[index].isWord("to") && tokens[index + 1].low == 1 && index > 0
        && tokens[index - 1].low > 1
    return isRatio ? tokens[index + 1].low : nil
  }

  /// The number after a multiplication sign.
  private func factor(at index: Int) -> Int? {
    var sign = index
    // "8px-by-8px"
    let isHyphenated =
      sign + 2 < tokens.count && tokens[sign].isMark("-") && tokens[sign].isGlued
      && tokens[sign + 1].isWord("by") && tokens[sign + 2].isMark("-")
    if isHyphenated { sign += 1 }
    guard sign + 1 < tokens.count, tokens[sign].isMark("×") || tokens[sign].isWord("by") else {
      return nil
    }
    let number = sign + (isHyphenated ? 2 : 1)
    return number < tokens.count && tokens[number].kind == .number ? number : nil
  }

  /// The number that ends a range, and whether it is only "one or two".
  private func rangeEnd(from quantity: Quantity, at index: Int) -> (Int, Bool)? {
    var end = index
    while end < tokens.count, end <= index + 1 {
      let token = tokens[end]
      if token.kind == .number { break }
      // "두 단어에서 네 단어": the noun stands behind both numbers.
      if quantity.unit == nil, quantity.counter == nil, end == index, token.isHangul,
        token.ends(with: "에서") || token.ends(with: "부터"), end + 1 < tokens.count,
        tokens[end + 1].kind == .number
      {
        end += 1
        continue
      }
      // "five- to seven-segment", "3개와 5개"
      guard token.isMark("-") || token.has(.rangeWord) else { return nil }
      end += 1
    }
    guard end > index, end < tokens.count else { return nil }
    if tokens[end].has(.approximatesBefore) { end += 1 }
    // "-4%~-2%"
    let start = quantity.tokens.lowerBound
    let isNegative =
      end - 1 > index && tokens[end - 1].isMark("-") && start > 0 && tokens[start - 1].isMark("-")
    let isFromNegative = start > 0 && tokens[start - 1].isMark("-") && tokens[start].isGlued
    guard end < tokens.count, tokens[end].kind == .number,
      tokens[end].low > quantity.high || isNegative || isFromNegative && tokens[end].low == 0
    else { return nil }
    let operation = tokens[end - 1]
    if Self.choices.contains(where: operation.spells) {
      return tokens[end].low == quantity.high + 1 ? (end, true) : nil
    }
    if operation.spells("and") || operation.spells("와") || operation.spells("과") {
      let isBetween =
        quantity.tokens.lowerBound > 0
        && (max(0, quantity.tokens.lowerBound - 2)..<quantity.tokens.lowerBound)
          .contains { tokens[$0].isWord("between") }
      let isAmid = (end + 1..<min(end + 5, tokens.count))
        .contains { tokens[$0].begins(with: "사이") }
      return isBetween || isAmid ? (end, false) : nil
    }
    return (end, false)
  }

  private static let choices: [ShortWord] = ["or", "또는", "혹은", "이나", "나"]

  static let rangeWords: Set<String> = [
    "to", "~", "or", "and", "through", "에서", "부터", "또는", "혹은", "이나", "나", "내지", "와", "과",
  ]

  /// The unit at `index`, which moves behind it.
  private func unit(
    at index: inout Int, spelled: Bool, attributive: inout Bool
  ) -> MeasuredUnit? {
    var start = index
    let isHyphenated =
      start + 1 < tokens.count && tokens[start].isMark("-")
      && tokens[start].isGlued && tokens[start + 1].kind == .word && tokens[start + 1].isGlued
    if isHyphenated { start += 1 }
    guard start < tokens.count, tokens[start].kind == .word else { return nil }
    // "44 by 44 CSS pixels"
    if tokens[start].spells("css"), start + 1 < tokens.count,
      tokens[start + 1].unit?.unit == .pixels
    {
      start += 1
    }
    let first = tokens[start]
    var unit = first.unit
    var end = start + 1
    if first.spells("frames"), start + 3 <= tokens.count,
      let phrase = MetricUnits.latin[phrase(start..<start + 3)]
    {
      unit = phrase
      end = start + 3
    }
    guard let unit else {
      if isHyphenated, !spelled || !first.has(.fraction) { attributive = true }
      return nil
    }
    // "the 1980s" are no seconds, and "iPhone 8, 7, 6s" are names.
    if first.spells("s") {
      guard !isHyphenated, tokens[index - 1].low <= 120 else { return nil }
      index = end
      return tokens[start - 1].low.rounded() == tokens[start - 1].low
        ? MetricUnits.shortSeconds : unit
    }
    // "아이폰 15 프로" is a name.
    if first.spells("프로"), !first.isGlued { return nil }
    if spelled, unit.demand == .dimension || unit.demand == .bound { return nil }
    if isHyphenated { attributive = true }
    index = end
    return unit
  }

  private func phrase(_ range: Range<Int>) -> String {
    tokens[range].map(\.text).joined(separator: " ")
  }

  private func counter(at index: inout Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .word, tokens[index].has(.counter) else {
      return nil
    }
    defer { index += 1 }
    return tokens[index].text
  }

  // MARK: What bounds it

  private func limit(_ quantity: inout Quantity, after floor: Int) {
    limitBefore(&quantity, after: floor)
    limitAfter(&quantity)
    if quantity.bound == nil {
      if !quantity.isRange {
        limitFromAfar(&quantity, after: floor)
      } else if quantity.reach.lowerBound > floor {
        // "적어도 1~2주"
        quantity.bound = tokens[quantity.reach.lowerBound - 1].sense.boundBefore
      }
    }
    if quantity.bound == nil, quantity.unit == MetricUnits.toOne, isReached(quantity) {
      quantity.bound = .atLeast
    }
    // "no more than about five to seven" says where the limit lies.
    if quantity.bound == .atMost, quantity.isRange, !quantity.isChoice, quantity.isApproximate {
      quantity.bound = nil
    }
    if let bound = quantity.bound, isNegated(quantity, bound, after: floor) {
      quantity.bound = bound.negated
    }
  }

  /// Whether a ratio is one to reach: "must meet 4.5:1", "4.5:1에 도달해야 합니다".
  private func isReached(_ quantity: Quantity) -> Bool {
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    return start > 0 && Self.reaching.contains(where: tokens[start - 1].spells)
      || tokens[end..<min(end + 3, tokens.count)].contains {
        $0.begins(withAny: Self.koreanReaching)
      }
  }

  private static let reaching: [ShortWord] = [
    "reach", "reaches", "meet", "meets", "achieve", "achieves",
  ]
  private static let koreanReaching: [ShortWord] = ["도달", "충족", "만족", "달성"]

  private func limitBefore(_ quantity: inout Quantity, after floor: Int) {
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
    for length in [3, 2, 1]
    where start - length >= floor && tokens[start - 1].has(.endsBoundBefore) {
      let phrase = phrase(start - length..<start)
      guard let bound = BoundWords.englishBefore[phrase],
        // "25 -> 30 pt"
        !(phrase == ">" && start > 1 && tokens[start - 2].isMark("-") && tokens[start - 1].isGlued),
        !isPlace(start - length),
        quantity.unit != nil || !BoundWords.ofMeasures.contains(phrase)
      else { continue }
      quantity.bound = bound
      start -= length
      while start > floor, tokens[start - 1].has(.approximatesBefore) {
        quantity.isApproximate = true
        start -= 1
      }
      break
    }
    quantity.reach = start..<quantity.reach.upperBound
  }

  /// Whether the word at `index` says where something stands: "It begins below 40 px of tabs".
  private func isPlace(_ index: Int) -> Bool {
    index > 0 && Self.places.contains(where: tokens[index].spells)
      && (Self.standing.contains(where: tokens[index - 1].spells)
        // "They fade in over 200 ms"
        || tokens[index].spells("over") && Self.fading.contains(where: tokens[index - 1].spells))
  }

  private static let places: [ShortWord] = ["below", "above", "under", "over"]
  private static let fading: [ShortWord] = ["in", "out"]
  private static let standing: [ShortWord] = [
    "starts", "start", "begins", "begin", "sits", "sit", "lies", "lie", "placed", "appears",
    "appear", "positioned", "located",
  ]

  private func limitAfter(_ quantity: inout Quantity) {
    // "three buttons or fewer": the noun may stand between.
    let end = quantity.reach.upperBound
    // "44pt+"
    if quantity.bound == nil, end < tokens.count, tokens[end].isMark("+"), tokens[end].isGlued,
      end + 1 == tokens.count || tokens[end + 1].kind != .number
    {
      quantity.bound = .atLeast
      quantity.boundEnd = end + 1
      quantity.reach = quantity.reach.lowerBound..<end + 1
      return
    }
    // "44 pt (minimum)", "20자(최대)"
    if quantity.bound == nil, end + 2 < tokens.count, tokens[end].isMark("("),
      tokens[end + 2].isMark(")"), let bound = Self.bound(noted: tokens[end + 1])
    {
      quantity.bound = bound
      quantity.boundEnd = end + 3
      return
    }
    for start in end..<min(end + 4, tokens.count) where quantity.bound == nil {
      if start > end,
        tokens[start - 1].kind != .word || tokens[start - 1].has(.joint)
          // "10 points above and below"
          || tokens[start - 1].spells("above")
      {
        break
      }
      for length in [3, 2, 1]
      where start + length <= tokens.count && tokens[start].has(.beginsBoundAfter) {
        guard let bound = BoundWords.englishAfter[phrase(start..<start + length)],
          !leadsToNumber(start + length)
        else {
          continue
        }
        quantity.bound = bound
        quantity.boundEnd = start + length
        if start == end { quantity.reach = quantity.reach.lowerBound..<start + length }
        return
      }
    }
    limitAfterInKorean(&quantity)
  }

  /// The bound that a word says which alone stands in parentheses.
  private static func bound(noted word: MetricToken) -> MetricBound? {
    if leasts.contains(where: word.spells) { return .atLeast }
    return mosts.contains(where: word.spells) ? .atMost : nil
  }

  private static let leasts: [ShortWord] = ["min", "minimum", "최소"]
  private static let mosts: [ShortWord] = ["max", "maximum", "최대"]

  static let joints: Set<String> = ["and", "or", "but", "to", "than"]

  /// Whether a number follows, so that a bound before `index` is that number's.
  private func leadsToNumber(_ index: Int) -> Bool {
    (index..<min(index + 2, tokens.count)).contains { tokens[$0].kind == .number }
      && !tokens[index].isMark(".") && !tokens[index].isMark(",")
  }

  private func limitAfterInKorean(_ quantity: inout Quantity) {
    var index = quantity.reach.upperBound
    // "세 번의 탭 안에"
    if quantity.counter != nil, index + 2 < tokens.count, tokens[index].spells("의"),
      tokens[index + 1].isHangul, tokens[index + 2].sense.boundAfter != nil
    {
      index += 1
    }
    // "6개 항목 이하"
    if quantity.counter != nil, index + 1 < tokens.count, tokens[index].isHangul,
      !tokens[index].isGlued, tokens[index].isLong, tokens[index].sense.boundAfter == nil,
      let bound = tokens[index + 1].sense.boundAfter,
      !tokens[index].has(.transparent), !tokens[index].ends(with: "보다"),
      !BoundWords.approximateAfter.contains(tokens[index].text), quantity.bound == nil
    {
      quantity.bound = bound
      quantity.boundEnd = index + 2
      return
    }
    // "두 줄 이하": what has no counter is counted by its own noun.
    if quantity.unit == nil, quantity.counter == nil, index < tokens.count, tokens[index].isHangul,
      tokens[index].sense.boundAfter == nil
    {
      if limitsWithParticle(index), quantity.bound == nil, !quantity.isRange {
        quantity.bound = .atMost
        quantity.boundEnd = index + 2
        return
      }
      // "두 단계보다 깊게"
      if tokens[index].ends(with: "보다"), quantity.bound == nil, index + 1 < tokens.count,
        let bound = comparison(index + 1)
      {
        quantity.bound = bound
        quantity.boundEnd = index + 2
        return
      }
      if tokens[index].ends(with: "까지") || tokens[index].ends(with: "까지만"),
        quantity.bound == nil
      {
        quantity.bound = .atMost
        quantity.boundEnd = index + 1
        return
      }
      index += 1
    }
    // "20pt(40px @2x) 이상"
    if quantity.unit?.unit == .points || quantity.unit?.unit == .pixels,
      let end = endOfParenthesis(at: index), end < tokens.count, tokens[end].isHangul,
      tokens[end].sense.boundAfter != nil
    {
      index = end
    }
    // "(4.5:1) 이상"
    let open = quantity.reach.lowerBound - 1
    if index == quantity.reach.upperBound, open > 0, index + 1 < tokens.count,
      tokens[index].isMark(")"), tokens[open].isMark("("), tokens[open - 1].unit == nil,
      tokens[index + 1].isHangul, tokens[index + 1].sense.boundAfter != nil
    {
      index += 1
    }
    var isBehindNoun = index > quantity.reach.upperBound
    // "두 단계 층을 넘지", "12개 항목을 초과하지"
    if isBehindNoun || quantity.counter != nil, index + 1 < tokens.count, quantity.unit == nil,
      tokens[index].isHangul, !tokens[index].isGlued || isBehindNoun,
      tokens[index].ends(with: "을") || tokens[index].ends(with: "를"),
      tokens[index + 1].begins(with: "넘") || tokens[index + 1].begins(with: "초과")
    {
      index += 1
      isBehindNoun = true
    }
    func extend(_ end: Int) {
      quantity.boundEnd = end
      if !isBehindNoun { quantity.reach = quantity.reach.lowerBound..<end }
    }
    for _ in 0..<5 {
      guard index < tokens.count, tokens[index].isHangul else { return }
      let token = tokens[index]
      if quantity.bound == nil, !quantity.isRange, limitsWithParticle(index) {
        quantity.bound = .atMost
        extend(index + 2)
        return
      }
      if token.has(.approximatesAfter),
        let parts = KoreanWords.split(token.text, isHead: BoundWords.approximateAfter.contains)
      {
        quantity.isApproximate = true
        extend(index + 1)
        if parts.rest.hasPrefix("까지") { quantity.bound = quantity.bound ?? .atMost }
      } else if token.begins(with: "안쪽"), quantity.unit?.dimension == .size {
        // "가장자리에서 60pt 안쪽에" says which way.
        return
      } else if let bound = token.sense.boundAfter {
        // 까지 after 최대 only repeats it, and after 에서 it ends a range.
        if quantity.bound == nil, !(quantity.isRange && token.begins(with: "까지")) {
          let isLessened =
            token.begins(with: "까지") && index + 1 < tokens.count
            && tokens[index + 1].begins(withAny: BoundWords.koreanLessening)
          quantity.bound = isLessened ? .atLeast : bound
        }
        extend(index + 1)
        return
      } else if token.begins(with: "보다"), index + 1 < tokens.count,
        let bound = comparison(index + 1)
      {
        quantity.bound = bound
        extend(index + 2)
        return
      } else if token.begins(with: "만큼"), index + 1 < tokens.count,
        let bound = comparison(index + 1)
      {
        // "16px만큼 작게" may be reached, not passed.
        quantity.bound = bound.negated
        extend(index + 2)
        return
      } else if let bound = Self.extreme(token), quantity.bound == nil,
        index + 1 == tokens.count || tokens[index + 1].kind != .number
      {
        // "세 개가 최대입니다"
        quantity.bound = bound
        extend(index + 1)
        return
      } else if let bound = Self.passing(token), index + 1 < tokens.count,
        tokens[index + 1].begins(withAny: bound.verbs)
      {
        // "11pt 아래로 내려가지 않게"
        quantity.bound = bound.bound
        extend(index + 2)
        return
      } else if token.begins(with: "넘") && !token.begins(with: "넘치") || token.begins(with: "초과") {
        quantity.bound = .moreThan
        extend(index + 1)
        return
      } else if token.dimensions != nil {
        // "44pt 높이 이상": the word still says what is measured.
        isBehindNoun = true
      } else if !token.has(.transparent) {
        return
      }
      index += 1
    }
  }

  /// Where the words behind a short parenthesis at `index` begin.
  private func endOfParenthesis(at index: Int) -> Int? {
    guard index < tokens.count, tokens[index].isMark("(") else { return nil }
    return tokens[index..<min(index + 12, tokens.count)].firstIndex { $0.isMark(")") }
      .map { $0 + 1 }
  }

  /// "네 개로 제한하세요", "두 단계로 제한합니다".
  private func limitsWithParticle(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].ends(with: "로")
      && tokens[index + 1].begins(withAny: BoundWords.koreanLimiting)
  }

  /// Whether a Korean verb goes on in another: 만들어, 하여, 해서.
  private static func joinsClauses(_ word: MetricToken) -> Bool {
    word.isLong && word.ends(withAny: joiningEnds) && !word.ends(with: "에서")
  }

  private static let joiningEnds: [ShortWord] = [
    "어", "아", "여", "해", "려", "서", "져", "워", "춰",
  ]

  private static func passing(
    _ word: MetricToken
  ) -> (bound: MetricBound, verbs: [ShortWord])? {
    if word.spells("아래로") || word.spells("밑으로") {
      return (.lessThan, ["내려", "내리", "떨어", "낮아", "낮추", "줄어", "줄이"])
    }
    return word.spells("위로") ? (.moreThan, ["올라", "올리", "넘어", "넘기", "늘어", "늘리", "키우"]) : nil
  }

  private static func extreme(_ word: MetricToken) -> MetricBound? {
    guard word.begins(with: "최대") || word.begins(with: "최소"),
      copulas.contains(String(word.text.dropFirst(2)))
    else { return nil }
    return word.begins(with: "최대") ? .atMost : .atLeast
  }

  private static let copulas: Set<String> = ["입니다", "다", "이다", "임", ""]

  private func comparison(_ index: Int) -> MetricBound? {
    BoundWords.koreanComparisons.first { tokens[index].begins(with: $0.beginning) }?.bound
  }

  /// Words between a number and its bound that change nothing: "두 개 또는 그 이상", "15자를 넘지".
  static let transparent: Set<String> = ["를", "을", "가", "이", "또는", "혹은", "그", "의", "나"]

  private func limitFromAfar(_ quantity: inout Quantity, after floor: Int) {
    var index = quantity.reach.lowerBound
    var distance = 0
    while index > floor, distance < Self.farthestLimit {
      index -= 1
      distance += 1
      let (kind, word, sense) = (tokens[index].kind, tokens[index].beginning, tokens[index].sense)
      if kind == .mark, Self.boundEnds.contains(word),
        !(word == ":" && (distance == 1 || isBoundLabel(index)))
      {
        return
      }
      guard kind == .word else { continue }
      if distance <= 8, let bound = sense.boundApart ?? sense.boundBefore {
        quantity.bound = bound
        return
      }
      // "Keep titles to three words" limits; "keep margins to 16 pt" only sets.
      let limits =
        sense.roles.contains(.limits)
        || word == "keep" && quantity.unit == nil && quantity.low > 1 && distance < 5
      let last = tokens[quantity.reach.lowerBound - 1]
      if limits, last.isWord("to") || last.isWord("at") && word == "cap" {
        quantity.bound = .atMost
        return
      }
    }
  }

  /// How many words before a number the verb may stand that limits it.
  private static let farthestLimit = 12
  private static let boundEnds: [ShortWord] = [",", ";", ":", "—", ".", "(", ")"]

  /// Whether a bound stands before the colon at `index`: "최대: 탭 5개".
  private func isBoundLabel(_ index: Int) -> Bool {
    index > 0
      && (tokens[index - 1].sense.boundApart != nil
        || tokens[index - 1].has(.koreanBoundBefore))
  }

  // MARK: Negation

  private func isNegated(_ quantity: Quantity, _ bound: MetricBound, after floor: Int) -> Bool {
    // "no more than" and "at least" stay what they are; only what goes too far is forbidden.
    if bound == .atMost {
      if isDistance(quantity) {
        return isForbiddenBefore(quantity, after: floor)
          || isNegatedAfter(quantity, isPurpose: false)
      }
      // "30% 이하로 낮추지 마세요" is another matter than "15자 이하로 써서 잘리지 않게".
      guard let end = quantity.boundEnd, tokens[end - 1].begins(with: "이하") else {
        return false
      }
      return isNegatedAfter(quantity, isPurpose: false)
    }
    return isNegatedBefore(quantity, bound, after: floor) || isNegatedAfter(quantity)
      || isTooMany(quantity, bound)
  }

  private func isNegatedBefore(
    _ quantity: Quantity, _ bound: MetricBound, after floor: Int
  ) -> Bool {
    // "at least" forbids nothing; "don't use three or more" does.
    let last = tokens[quantity.reach.upperBound - 1]
    if bound.isInclusive, !Self.comparatives.contains(where: last.spells) { return false }
    return isForbiddenBefore(quantity, after: floor)
  }

  /// Whether what lies so near or comes so soon is bounded: "within 34 pt of the edge", "34pt 이내에".
  private func isDistance(_ quantity: Quantity) -> Bool {
    guard let dimension = quantity.unit?.dimension, dimension == .size || dimension == .duration
    else { return false }
    let end = quantity.boundEnd ?? quantity.reach.upperBound
    return tokens[quantity.reach.lowerBound].spells("within")
      || Self.insides.contains(where: tokens[end - 1].spells)
  }

  private static let insides: [ShortWord] = ["이내에", "이내에는", "안에", "안에는", "내에", "내에는"]

  private func isForbiddenBefore(_ quantity: Quantity, after floor: Int) -> Bool {
    var index = quantity.reach.lowerBound
    var distance = 0
    while index > floor, distance < 14 {
      index -= 1
      distance += 1
      let token = tokens[index]
      if token.kind == .mark, Self.clauseEnds.contains(where: token.spells) { return false }
      if token.has(.clauseWord) { return false }
      if token.has(.negates) { return true }
    }
    return false
  }

  private static let comparatives: [ShortWord] = ["more", "larger", "greater", "longer", "wider"]
  private static let clauseEnds: [ShortWord] = [";", ":", "—", "."]

  static let clauseWords: Set<String> = [
    "if", "when", "unless", "because", "although", "while", "whereas", "but", "where", "so",
  ]

  /// Whether so many are said to be too many, or so few too few: "More than three colors is too much",
  /// "More than three colors can make it hard to …", "Text smaller than 11 points can be too small".
  private func isTooMany(_ quantity: Quantity, _ bound: MetricBound) -> Bool {
    let excesses = bound.side == .minimum ? Self.tooMuch : Self.tooLittle
    let end = quantity.boundEnd ?? quantity.reach.upperBound
    return (end..<max(end, min(end + 8, tokens.count - 1))).contains { index in
      let isExcess =
        tokens[index].isWord("too")
        && excesses.contains(where: tokens[index + 1].spells)
        || Self.hindering.contains(where: tokens[index].spells)
          && tokens[end..<index].contains { Self.making.contains(where: $0.spells) }
      let isMissed =
        index > end && Self.failures.contains(where: tokens[index].spells)
        || index == end + 1 && Self.unreadable.contains(where: tokens[index].spells)
      return (isExcess || isMissed)
        && !tokens[end..<index].contains { $0.isMark(".") || $0.isMark(",") || $0.isWord("if") }
    }
  }

  private static let failures: [ShortWord] = ["missed", "fail", "fails", "violate", "violates"]
  private static let unreadable: [ShortWord] = ["unreadable", "illegible", "unusable"]
  private static let tooMuch: [ShortWord] = ["many", "much"]
  private static let tooLittle: [ShortWord] = ["few", "little", "small", "short", "thin", "narrow"]
  private static let making: [ShortWord] = ["make", "makes", "become", "becomes", "gets", "get"]
  private static let hindering: [ShortWord] = [
    "hard", "harder", "difficult", "confusing", "cluttered", "crowded", "unreadable",
  ]

  /// Whether a single value is what must not be: "9px 사용 금지", "Never use 9 px".
  func isForbidden(_ quantity: Quantity) -> Bool {
    guard quantity.bound == nil, !quantity.isRange else { return false }
    return forbidsFirst(quantity) || isForbiddenUse(behind: quantity.reach.upperBound)
  }

  /// Whether Korean words forbid to use what stands before them: "9px 신규 사용 금지", "9px는 쓰지
  /// 마세요".
  private func isForbiddenUse(behind end: Int) -> Bool {
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

  private static let usages: [ShortWord] = ["사용하", "쓰", "이용하", "적용하"]

  /// Whether the sentence begins with a prohibition and the number follows at once.
  private func forbidsFirst(_ quantity: Quantity) -> Bool {
    let start = quantity.reach.lowerBound
    guard (1...3).contains(start), tokens[start - 1].isWord("use") || start < 3 else {
      return false
    }
    return Self.prohibitions.contains(where: tokens[0].spells)
  }

  private static let prohibitions: [ShortWord] = ["avoid", "never", "don't", "don’t"]

  private static let warnings: [ShortWord] = ["피", "삼가", "금지", "지양", "자제"]

  /// Whether a Korean verb behind the number forbids; `isPurpose` where "않게" counts as well.
  private func isNegatedAfter(_ quantity: Quantity, isPurpose: Bool = true) -> Bool {
    let start = (quantity.boundEnd ?? quantity.reach.upperBound) - 1
    let isManner = tokens[start].isHangul && tokens[start].ends(with: "로")
    guard tokens[quantity.reach.lowerBound...start].contains(where: { $0.isHangul }) else {
      return false
    }
    for index in start..<min(start + 14, tokens.count) {
      let token = tokens[index]
      if token.isMark(",") || token.isMark(";") || token.isMark(".") { return false }
      guard token.isHangul else { continue }
      // "11pt보다 작아서는 안 됩니다"
      if token.ends(with: "서는"), index + 1 < tokens.count,
        tokens[index + 1].spells("안") || tokens[index + 1].begins(withAny: BoundWords.koreanBans)
      {
        return true
      }
      if token.ends(with: "면"), token.isLong {
        // "11pt보다 작으면 안 됩니다" forbids, "세 개 이상이면 …" is a condition.
        if index + 1 < tokens.count,
          tokens[index + 1].spells("안") || tokens[index + 1].begins(withAny: BoundWords.koreanBans)
        {
          return true
        }
        if index > start { return false }
      }
      if index > start, token.begins(withAny: BoundWords.koreanConditions) { return false }
      // "44pt 이상으로 만들어 실수로 누르지 않게": what follows is another clause.
      if index > start, isManner, Self.joinsClauses(token) { return false }
      if !isPurpose, token.begins(with: "않게") || token.begins(with: "않도록") { return false }
      // "500MB를 넘을 수 없습니다"
      if index > 0, token.begins(with: "없"), tokens[index - 1].spells("수") { return true }
      guard token.begins(withAny: BoundWords.koreanNegations) else {
        // "20자를 담고 높이는 … 넘지 않게": what follows is another clause.
        let isClauseEnd =
          token.isLong && (token.ends(with: "고") || token.ends(with: "며"))
        if index > start, isClauseEnd { return false }
        continue
      }
      // 필요하지 않다 and the like forbid nothing; 마라 and 말다 follow a verb in 지.
      if index > 0 {
        let before = tokens[index - 1]
        if before.begins(with: "필요") || before.begins(with: "중요") { return false }
        if before.ends(with: "지") { return true }
      }
      if token.begins(withAny: Self.warnings) { return true }
    }
    return false
  }
}

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
      // "버튼은 하나만 두세요"
      if number.text == "하나", end < tokens.count, tokens[end].isGlued,
        tokens[end].text.hasPrefix("만")
      {
        quantity.counter = "개"
      }
      if let height = factor(at: end) {
        quantity.second = tokens[height].low
        end = height + 1
        quantity.unit =
          unit(at: &end, spelled: false, attributive: &quantity.isAttributive) ?? quantity.unit
      } else if let (other, isChoice) = rangeEnd(from: quantity, at: end) {
        quantity.high = tokens[other].high
        quantity.isRange = true
        quantity.isChoice = isChoice
        end = other + 1
        let unit = unit(
          at: &end, spelled: tokens[other].isSpelled, attributive: &quantity.isAttributive)
        quantity.unit = unit ?? quantity.unit
        quantity.counter = counter(at: &end) ?? quantity.counter
        if word(end) == "까지" { end += 1 }
        if end < tokens.count, tokens[end].text.hasPrefix("사이") { end += 1 }
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

  /// Makes "a week or two" the range that it is.
  private func takeArticle(_ quantity: inout Quantity) {
    let start = quantity.tokens.lowerBound
    guard start >= 3, quantity.isSpelled, quantity.low == 2, !quantity.isRange,
      quantity.unit == nil, tokens[start - 1].isWord("or"),
      tokens[start - 3].isWord("a") || tokens[start - 3].isWord("an"),
      let unit = MetricUnits.latin[tokens[start - 2].text], unit.dimension == .duration
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
      ["-", "/", ":"].contains(tokens[end].text), tokens[end + 1].kind == .number,
      tokens[end + 1].isGlued
    {
      end += 2
    }
    return end
  }

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
      return tokens[start].isGlued
        && ["#", "/", "\\", "@", "$", "=", "€", "₩", ":", "."]
          .contains(before.text)
    }
    if before.isHangul { return Self.koreanNameWords.contains(before.text) }
    guard before.kind == .word else { return false }
    // "iPhone 12pt, iPad 16pt" gives each its number.
    let next = start + 1 < tokens.count ? tokens[start + 1] : nil
    let isMeasured =
      next?.isGlued == true
      && next.map { ["pt", "px", "포인트", "픽셀"].contains($0.text) } ?? false
    return tokens[start].isGlued || Self.nameWords.contains(before.text) && !isMeasured
  }

  /// Whether a capitalised word inside the sentence stands before the number.
  private func followsName(_ start: Int) -> Bool {
    guard start > 1, !tokens[start].isSpelled, tokens[start - 1].isName else { return false }
    return BoundWords.englishBefore[tokens[start - 1].text] == nil
      // After such a mark a clause begins: "Rule 1 — Use 3 to 5 tabs".
      && !(tokens[start - 2].kind == .mark && Self.clauseMarks.contains(tokens[start - 2].text))
  }

  private static let clauseMarks: Set<String> = [
    ".", ":", "—", "-", ")", "]", "(", "|", "→", ";", "•", "·", "“", "\"",
  ]

  private static let koreanNameWords: Set<String> = [
    "시리즈", "버전", "그림", "단계", "오류", "제", "표", "월", "년", "규칙", "원칙", "지침", "팁", "항목",
  ]

  private static let nameWords: Set<String> = [
    "ios", "ipados", "macos", "tvos", "watchos", "visionos", "iphone", "ipad", "watch", "series",
    "version", "versions", "figure", "step", "chapter", "section", "page", "part", "error",
    "xcode", "swift", "os", "title", "rule", "tip", "principle", "guideline", "table", "note",
  ]

  /// Whether what follows makes the number something else: 2/3, 3D, 40th, 12.9".
  private func isCutOff(at end: Int, unit hasUnit: Bool) -> Bool {
    guard end < tokens.count else { return false }
    let next = tokens[end]
    if next.kind == .word {
      if NumberWords.fractions.contains(next.text) { return !hasUnit }
      return next.isGlued && !next.isHangul && !hasUnit && !tokens[end - 1].isMark("-")
    }
    if next.kind == .mark, next.isGlued {
      if ["\"", "”", "″"].contains(next.text), !hasUnit { return true }
      if ["/", ":", "-"].contains(next.text), end + 1 < tokens.count {
        let after = tokens[end + 1]
        if after.kind == .number, after.isGlued { return true }
        return next.text == "-" && NumberWords.fractions.contains(after.text)
      }
    }
    return false
  }

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
    guard index + 1 < tokens.count, tokens[index].isMark("×") || tokens[index].isWord("by"),
      tokens[index + 1].kind == .number
    else { return nil }
    return index + 1
  }

  /// The number that ends a range, and whether it is only "one or two".
  private func rangeEnd(from quantity: Quantity, at index: Int) -> (Int, Bool)? {
    var end = index
    while end < tokens.count, end <= index + 1 {
      let token = tokens[end]
      if token.kind == .number { break }
      // "두 단어에서 네 단어": the noun stands behind both numbers.
      if quantity.unit == nil, quantity.counter == nil, end == index, token.isHangul,
        ["에서", "부터"].contains(where: token.text.hasSuffix), end + 1 < tokens.count,
        tokens[end + 1].kind == .number
      {
        end += 1
        continue
      }
      // "five- to seven-segment", "3개와 5개"
      guard token.isMark("-") || Self.rangeWords.contains(token.text) else { return nil }
      end += 1
    }
    guard end > index, end < tokens.count else { return nil }
    if BoundWords.approximateBefore.contains(tokens[end].text) { end += 1 }
    guard end < tokens.count, tokens[end].kind == .number, tokens[end].low > quantity.high else {
      return nil
    }
    let operation = tokens[end - 1].text
    if ["or", "또는", "혹은", "이나", "나"].contains(operation) {
      return tokens[end].low == quantity.high + 1 ? (end, true) : nil
    }
    if ["and", "와", "과"].contains(operation) {
      let isBetween =
        quantity.tokens.lowerBound > 0
        && (max(0, quantity.tokens.lowerBound - 2)..<quantity.tokens.lowerBound)
          .contains { tokens[$0].isWord("between") }
      let isAmid = (end + 1..<min(end + 5, tokens.count))
        .contains { tokens[$0].text.hasPrefix("사이") }
      return isBetween || isAmid ? (end, false) : nil
    }
    return (end, false)
  }

  private static let rangeWords: Set<String> = [
    "to", "~", "or", "and", "through", "에서", "부터", "또는", "혹은", "이나", "나", "내지", "와", "과",
  ]

  private func word(_ index: Int) -> String? {
    index < tokens.count && tokens[index].kind == .word ? tokens[index].text : nil
  }

  /// The unit at `index`, which moves behind it.
  private func unit(
    at index: inout Int, spelled: Bool, attributive: inout Bool
  ) -> MeasuredUnit? {
    var start = index
    let isHyphenated =
      start + 1 < tokens.count && tokens[start].isMark("-")
      && tokens[start].isGlued && tokens[start + 1].kind == .word && tokens[start + 1].isGlued
    if isHyphenated { start += 1 }
    guard let first = word(start) else { return nil }
    for length in [3, 1] where start + length <= tokens.count {
      let phrase =
        length == 1 ? first : tokens[start..<start + length].map(\.text).joined(separator: " ")
      guard let unit = MetricUnits.latin[phrase] ?? MetricUnits.korean[phrase] else { continue }
      // "the 1980s" are no seconds, and "iPhone 8, 7, 6s" are names.
      if first == "s" {
        guard !isHyphenated, tokens[index - 1].low <= 120 else { return nil }
        index = start + 1
        return tokens[start - 1].low.rounded() == tokens[start - 1].low
          ? MetricUnits.shortSeconds : unit
      }
      // "아이폰 15 프로" is a name.
      if first == "프로", !tokens[start].isGlued { return nil }
      if [.dimension, .bound].contains(unit.demand), spelled { return nil }
      if isHyphenated { attributive = true }
      index = start + length
      return unit
    }
    if isHyphenated, !spelled || !NumberWords.fractions.contains(first) { attributive = true }
    return nil
  }

  private func counter(at index: inout Int) -> String? {
    guard let word = word(index), MetricUnits.counters.contains(word) else { return nil }
    index += 1
    return word
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
        quantity.bound = KoreanWords.value(
          for: tokens[quantity.reach.lowerBound - 1], in: BoundWords.koreanBefore)
      }
    }
    // "no more than about five to seven" says where the limit lies.
    if quantity.bound == .atMost, quantity.isRange, !quantity.isChoice, quantity.isApproximate {
      quantity.bound = nil
    }
    if let bound = quantity.bound, isNegated(quantity, bound, after: floor) {
      quantity.bound = bound.negated
    }
  }

  private func limitBefore(_ quantity: inout Quantity, after floor: Int) {
    var start = quantity.reach.lowerBound
    for _ in 0..<4 {
      guard start > floor else { break }
      let text = tokens[start - 1].text
      if BoundWords.approximateBefore.contains(text) {
        quantity.isApproximate = true
      } else if !BoundWords.fillers.contains(text), text != "between", text != "from" {
        break
      }
      start -= 1
    }
    for length in [3, 2, 1] where start - length >= floor {
      let phrase = tokens[start - length..<start].map(\.text).joined(separator: " ")
      guard let bound = BoundWords.englishBefore[phrase],
        // "25 -> 30 pt"
        !(phrase == ">" && start > 1 && tokens[start - 2].isMark("-") && tokens[start - 1].isGlued)
      else { continue }
      quantity.bound = bound
      start -= length
      while start > floor, BoundWords.approximateBefore.contains(tokens[start - 1].text) {
        quantity.isApproximate = true
        start -= 1
      }
      break
    }
    quantity.reach = start..<quantity.reach.upperBound
  }

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
    for start in end..<min(end + 4, tokens.count) where quantity.bound == nil {
      if start > end,
        tokens[start - 1].kind != .word || Self.joints.contains(tokens[start - 1].text)
      {
        break
      }
      for length in [3, 2, 1] where start + length <= tokens.count {
        let phrase = tokens[start..<start + length].map(\.text).joined(separator: " ")
        guard let bound = BoundWords.englishAfter[phrase], !leadsToNumber(start + length) else {
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

  private static let joints: Set<String> = ["and", "or", "but", "to", "than"]

  /// Whether a number follows, so that a bound before `index` is that number's.
  private func leadsToNumber(_ index: Int) -> Bool {
    (index..<min(index + 2, tokens.count)).contains { tokens[$0].kind == .number }
      && !tokens[index].isMark(".") && !tokens[index].isMark(",")
  }

  private func limitAfterInKorean(_ quantity: inout Quantity) {
    var index = quantity.reach.upperBound
    // "6개 항목 이하"
    if quantity.counter != nil, index + 1 < tokens.count, tokens[index].isHangul,
      !tokens[index].isGlued, tokens[index].text.count > 1,
      KoreanWords.value(for: tokens[index], in: BoundWords.koreanAfter) == nil,
      let bound = KoreanWords.value(for: tokens[index + 1], in: BoundWords.koreanAfter),
      !Self.transparent.contains(tokens[index].text), !tokens[index].text.hasSuffix("보다"),
      BoundWords.approximateAfter.isDisjoint(with: [tokens[index].text]), quantity.bound == nil
    {
      quantity.bound = bound
      quantity.boundEnd = index + 2
      return
    }
    // "두 줄 이하": what has no counter is counted by its own noun.
    if quantity.unit == nil, quantity.counter == nil, index < tokens.count, tokens[index].isHangul,
      KoreanWords.value(for: tokens[index], in: BoundWords.koreanAfter) == nil
    {
      if limitsWithParticle(index), quantity.bound == nil {
        quantity.bound = .atMost
        quantity.boundEnd = index + 2
        return
      }
      // "두 단계보다 깊게"
      if tokens[index].text.hasSuffix("보다"), quantity.bound == nil, index + 1 < tokens.count,
        let bound = comparison(index + 1)
      {
        quantity.bound = bound
        quantity.boundEnd = index + 2
        return
      }
      if tokens[index].text.hasSuffix("까지") || tokens[index].text.hasSuffix("까지만"),
        quantity.bound == nil
      {
        quantity.bound = .atMost
        quantity.boundEnd = index + 1
        return
      }
      index += 1
    }
    var isBehindNoun = index > quantity.reach.upperBound
    func extend(_ end: Int) {
      quantity.boundEnd = end
      if !isBehindNoun { quantity.reach = quantity.reach.lowerBound..<end }
    }
    for _ in 0..<5 {
      guard index < tokens.count, tokens[index].isHangul else { return }
      let text = tokens[index].text
      if quantity.bound == nil, limitsWithParticle(index) {
        quantity.bound = .atMost
        extend(index + 2)
        return
      }
      if let parts = KoreanWords.split(text, isHead: BoundWords.approximateAfter.contains) {
        quantity.isApproximate = true
        extend(index + 1)
        if parts.rest.hasPrefix("까지") { quantity.bound = quantity.bound ?? .atMost }
      } else if let bound = KoreanWords.value(for: tokens[index], in: BoundWords.koreanAfter) {
        // 까지 after 최대 only repeats it, and after 에서 it ends a range.
        if quantity.bound == nil, !(quantity.isRange && text.hasPrefix("까지")) {
          quantity.bound = bound
        }
        extend(index + 1)
        return
      } else if text.hasPrefix("보다"), index + 1 < tokens.count,
        let bound = comparison(index + 1)
      {
        quantity.bound = bound
        extend(index + 2)
        return
      } else if text.hasPrefix("만큼"), index + 1 < tokens.count,
        let bound = comparison(index + 1)
      {
        // "16px만큼 작게" may be reached, not passed.
        quantity.bound = bound.negated
        extend(index + 2)
        return
      } else if let bound = Self.extreme(text), quantity.bound == nil,
        index + 1 == tokens.count || tokens[index + 1].kind != .number
      {
        // "세 개가 최대입니다"
        quantity.bound = bound
        extend(index + 1)
        return
      } else if let bound = Self.passing(text), index + 1 < tokens.count,
        bound.verbs.contains(where: tokens[index + 1].text.hasPrefix)
      {
        // "11pt 아래로 내려가지 않게"
        quantity.bound = bound.bound
        extend(index + 2)
        return
      } else if text.hasPrefix("넘") || text.hasPrefix("초과") {
        quantity.bound = .moreThan
        extend(index + 1)
        return
      } else if KoreanWords.value(for: tokens[index], in: MetricDimensions.words) != nil {
        // "44pt 높이 이상": the word still says what is measured.
        isBehindNoun = true
      } else if !Self.transparent.contains(text) {
        return
      }
      index += 1
    }
  }

  /// "네 개로 제한하세요", "두 단계로 제한합니다".
  private func limitsWithParticle(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].text.hasSuffix("로")
      && BoundWords.koreanLimiting.contains(where: tokens[index + 1].text.hasPrefix)
  }

  /// Whether a Korean verb goes on in another: 만들어, 하여, 해서.
  private static func joinsClauses(_ word: String) -> Bool {
    word.count > 1 && "어아여해려서져워춰".contains(word.last ?? " ") && !word.hasSuffix("에서")
  }

  private static func passing(_ word: String) -> (bound: MetricBound, verbs: [String])? {
    switch word {
    case "아래로", "밑으로": (.lessThan, ["내려", "떨어", "낮아", "줄어"])
    case "위로": (.moreThan, ["올라", "넘어", "늘어"])
    default: nil
    }
  }

  private static func extreme(_ word: String) -> MetricBound? {
    ["입니다", "다", "이다", "임", ""].contains { word == "최대" + $0 }
      ? .atMost : ["입니다", "다", "이다", "임", ""].contains { word == "최소" + $0 } ? .atLeast : nil
  }

  private func comparison(_ index: Int) -> MetricBound? {
    BoundWords.koreanComparisons.first { tokens[index].text.hasPrefix($0.key) }?.value
  }

  /// Words between a number and its bound that change nothing: "두 개 또는 그 이상", "15자를 넘지".
  private static let transparent: Set<String> = ["를", "을", "가", "이", "또는", "혹은", "그", "의", "나"]

  private func limitFromAfar(_ quantity: inout Quantity, after floor: Int) {
    var index = quantity.reach.lowerBound
    var distance = 0
    while index > floor, distance < 8 {
      index -= 1
      distance += 1
      let token = tokens[index]
      if token.kind == .mark, [",", ";", ":", "—", ".", "(", ")"].contains(token.text),
        !(token.text == ":" && (distance == 1 || isBoundLabel(index)))
      {
        return
      }
      guard token.kind == .word else { continue }
      if let bound = BoundWords.englishApart[token.text]
        ?? KoreanWords.value(for: token, in: BoundWords.koreanBefore)
      {
        quantity.bound = bound
        return
      }
      // "Keep titles to three words" limits; "keep margins to 16 pt" only sets.
      let limits =
        BoundWords.limiting.contains(token.text)
        || token.isWord("keep") && quantity.unit == nil && quantity.low > 1 && distance < 5
      if limits, tokens[quantity.reach.lowerBound - 1].isWord("to") {
        quantity.bound = .atMost
        return
      }
    }
  }

  /// Whether a bound stands before the colon at `index`: "최대: 탭 5개".
  private func isBoundLabel(_ index: Int) -> Bool {
    index > 0
      && (BoundWords.englishApart[tokens[index - 1].text] != nil
        || BoundWords.koreanBefore[tokens[index - 1].text] != nil)
  }

  // MARK: Negation

  private func isNegated(_ quantity: Quantity, _ bound: MetricBound, after floor: Int) -> Bool {
    // "no more than" and "at least" stay what they are; only what goes too far is forbidden.
    if bound == .atMost {
      // "30% 이하로 낮추지 마세요" is another matter than "15자 이하로 써서 잘리지 않게".
      guard let end = quantity.boundEnd, tokens[end - 1].text.hasPrefix("이하") else {
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
    let last = tokens[quantity.reach.upperBound - 1].text
    if bound.isInclusive, !["more", "larger", "greater", "longer", "wider"].contains(last) {
      return false
    }
    var index = quantity.reach.lowerBound
    var distance = 0
    while index > floor, distance < 14 {
      index -= 1
      distance += 1
      let token = tokens[index]
      if token.kind == .mark, [";", ":", "—", "."].contains(token.text) { return false }
      if Self.clauseWords.contains(token.text) { return false }
      if BoundWords.englishNegations.contains(token.text) { return true }
    }
    return false
  }

  static let clauseWords: Set<String> = [
    "if", "when", "unless", "because", "although", "while", "whereas", "but", "where", "so",
  ]

  /// Whether so many are said to be too many: "More than three colors is too much".
  private func isTooMany(_ quantity: Quantity, _ bound: MetricBound) -> Bool {
    guard bound.side == .minimum else { return false }
    let end = quantity.boundEnd ?? quantity.reach.upperBound
    return (end..<max(end, min(end + 8, tokens.count - 1))).contains { index in
      tokens[index].isWord("too") && ["many", "much"].contains(tokens[index + 1].text)
        && !tokens[end..<index].contains { $0.isMark(".") || $0.isMark(",") || $0.isWord("if") }
    }
  }

  /// Whether a Korean verb behind the number forbids; `isPurpose` where "않게" counts as well.
  private func isNegatedAfter(_ quantity: Quantity, isPurpose: Bool = true) -> Bool {
    let start = (quantity.boundEnd ?? quantity.reach.upperBound) - 1
    let isManner = tokens[start].isHangul && tokens[start].text.hasSuffix("로")
    guard tokens[quantity.reach.lowerBound...start].contains(where: { $0.isHangul }) else {
      return false
    }
    for index in start..<min(start + 14, tokens.count) {
      let token = tokens[index]
      if token.kind == .mark, [",", ";", "."].contains(token.text) { return false }
      guard token.isHangul else { continue }
      if token.text.hasSuffix("면"), token.text.count > 1 {
        // "11pt보다 작으면 안 됩니다" forbids, "세 개 이상이면 …" is a condition.
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        if next == "안" || BoundWords.koreanBans.contains(where: next.hasPrefix) { return true }
        if index > start { return false }
      }
      if index > start, BoundWords.koreanConditions.contains(where: token.text.hasPrefix) {
        return false
      }
      // "44pt 이상으로 만들어 실수로 누르지 않게": what follows is another clause.
      if index > start, isManner, Self.joinsClauses(token.text) { return false }
      if !isPurpose, ["않게", "않도록"].contains(where: token.text.hasPrefix) { return false }
      // "500MB를 넘을 수 없습니다"
      if index > 0, token.text.hasPrefix("없"), tokens[index - 1].text == "수" { return true }
      guard BoundWords.koreanNegations.contains(where: token.text.hasPrefix) else {
        // "20자를 담고 높이는 … 넘지 않게": what follows is another clause.
        let isClauseEnd =
          token.text.count > 1 && (token.text.hasSuffix("고") || token.text.hasSuffix("며"))
        if index > start, isClauseEnd { return false }
        continue
      }
      // 필요하지 않다 and the like forbid nothing; 마라 and 말다 follow a verb in 지.
      let before = index > 0 ? tokens[index - 1].text : ""
      if before.hasPrefix("필요") || before.hasPrefix("중요") { return false }
      if before.hasSuffix("지") || token.text.hasPrefix("피") || token.text.hasPrefix("삼가") {
        return true
      }
    }
    return false
  }
}

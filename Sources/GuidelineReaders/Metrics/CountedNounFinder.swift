internal import TextAnalysis

/// The noun that a number counts.
struct CountedNoun {
  /// The English singular of its last word: button.
  var head: String
  /// The head with its known modifiers: toolbar button.
  var phrase: String
  /// Whether the glossary or the table of nouns contains it.
  var isKnown: Bool
  /// Whether there is no noun next to the number.
  var isOmitted = false

  /// Whether it is a part of a text.
  var isOfText: Bool { ["word", "line", "sentence", "character"].contains(head) }

  /// A noun in no table, called `phrase`.
  static func unnamed(_ phrase: String = "item") -> CountedNoun {
    CountedNoun(head: "item", phrase: phrase, isKnown: false)
  }

  /// The noun of a thing called `name`, which `phrase` may extend.
  static func known(_ name: String, phrase: String? = nil, isOmitted: Bool = false) -> CountedNoun {
    let head = String(name.split(separator: " ").last ?? "")
    return CountedNoun(head: head, phrase: phrase ?? name, isKnown: true, isOmitted: isOmitted)
  }
}

/// Finds the noun that a number counts.
struct CountedNounFinder {
  let tokens: [SentenceToken]
  let finder: ThingFinder

  /// The noun next to `quantity`, or `nil`.
  func noun(of quantity: Quantity, floor: Int, ceiling: Int) -> CountedNoun? {
    if quantity.counter == nil, let noun = englishNoun(of: quantity) { return noun }
    return koreanNounAfter(quantity, ceiling: ceiling)
      ?? (quantity.counter == nil || tokens.onlyNoun(behind: quantity.tokens.upperBound) != nil
        ? nil : koreanNounBefore(quantity, floor: floor))
      ?? labelNoun(of: quantity, floor: floor)
      ?? unnamedNoun(of: quantity, floor: floor)
  }

  /// The noun of a label before the number: "Tabs: 3–5", "탭: 3~5개".
  private func labelNoun(of quantity: Quantity, floor: Int) -> CountedNoun? {
    let colon = quantity.reach.lowerBound - 1
    guard quantity.bound != nil || quantity.isRange, colon > floor, tokens[colon].isMark(":"),
      quantity.counter != nil || tokens[colon - 1].isPlural || quantity.high == 1
    else { return nil }
    return nameEnding(at: colon, after: floor, in: tokens).map { .known($0) }
  }

  /// The generic noun "item" for one that is in no table: "추천은 열두 개까지".
  private func unnamedNoun(of quantity: Quantity, floor: Int) -> CountedNoun? {
    guard let counter = quantity.counter, Self.ofThings.contains(counter),
      quantity.bound != nil || quantity.isRange && !quantity.isChoice
    else { return nil }
    if let noun = genitiveNoun(behind: quantity.reach.upperBound) { return noun }
    var index = quantity.reach.lowerBound
    while index > floor, tokens[index - 1].has(.betweenNounAndNumber), !tokens[index - 1].isGlued {
      index -= 1
    }
    // "링크의 개수는 세 개 이내"
    let isNumbered =
      index < quantity.reach.lowerBound && index > floor && tokens[index].has(.betweenNounAndNumber)
      && tokens[index - 1].ends(with: "의")
    guard index > floor, tokens[index - 1].isHangul,
      isNumbered || tokens[index - 1].ends(withAny: HangulWords.caseParticles),
      tokens[index - 1].isLong,
      // "막대에는" is a place.
      !tokens[index - 1].ends(withAny: Self.placesWithTopic)
    else { return nil }
    return .unnamed()
  }

  /// The noun of a number in the genitive: "세 개의 예시를".
  private func genitiveNoun(behind end: Int) -> CountedNoun? {
    guard end + 1 < tokens.count, tokens[end].spells("의"), tokens[end].isGlued,
      tokens[end + 1].isHangul, tokens[end + 1].ends(withAny: Self.countedEnds)
    else { return nil }
    return .unnamed(String(tokens[end + 1].text.dropLast()))
  }

  private static let ofThings: Set<String> = ["개", "장", "건"]
  private static let placesWithTopic: [ShortWord] = ["에는", "에서는", "에게는", "로는", "에선"]

  // MARK: English

  private func englishNoun(of quantity: Quantity) -> CountedNoun? {
    let start = startOfEnglishNoun(quantity)
    let end = endOfEnglishNoun(from: start, quantity)
    guard end > start else { return nil }
    let isSingle = quantity.low == 1 && !quantity.isRange
    // In a Korean sentence English nouns are in the singular.
    let isBeforeHangul = end < tokens.count && tokens[end].isHangul && end == start + 1
    guard quantity.isAttributive || tokens[end - 1].isPlural || isSingle || isBeforeHangul,
      // "Having more than 1 reduces their effect"
      !isSingle || end > start + 1 || !EnglishMood.isDoneByThing(tokens[start].text)
    else { return nil }
    let noun = noun(from: start, to: end)
    // "only one dialog open at a time"
    let first = isSingle && !noun.isKnown ? finder.thing(at: start, in: tokens, limit: end) : nil
    return first.map { .known($0.name) } ?? noun
  }

  /// The index after the hyphen of an attributive number, or after "at least two, and at most four,".
  private func startOfEnglishNoun(_ quantity: Quantity) -> Int {
    var start = quantity.reach.upperBound
    if quantity.isAttributive, start < tokens.count, tokens[start].isMark("-") { start += 1 }
    if quantity.isRange, start + 1 < tokens.count, tokens[start].isMark(","),
      tokens[start + 1].isPlural
    {
      start += 1
    }
    return start
  }

  /// The index after the first plural, at most five words after `start`.
  private func endOfEnglishNoun(from start: Int, _ quantity: Quantity) -> Int {
    var end = start
    while end < tokens.count, end < start + 5, mayBeInEnglishNoun(end, from: start) {
      end += 1
      if quantity.isAttributive { break }
      if isHyphen(end) {
        end += 1
      } else if tokens[end - 1].isPlural {
        break
      }
    }
    return end
  }

  private func mayBeInEnglishNoun(_ index: Int, from start: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .word, !token.isHangul, !token.text.isEmpty else { return false }
    return !token.has(.endsNoun) || tokens[index - 1].isMark("-") && index > start
  }

  /// Whether the sign at `index` joins two words: "two follow-up questions".
  private func isHyphen(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].isMark("-") && tokens[index].isGlued
      && tokens[index + 1].kind == .word && tokens[index + 1].isGlued
  }

  /// The noun phrase from `start` whose last word ends at `end`.
  private func noun(from start: Int, to end: Int) -> CountedNoun {
    for first in start..<end {
      if let thing = finder.thing(at: first, in: tokens, limit: end),
        thing.tokens.upperBound == end
      {
        var phrase = thing.name
        if first > start, let modifier = finder.things(in: tokens, start..<first).last,
          modifier.tokens.upperBound == first
        {
          phrase = modifier.name + " " + phrase
        }
        return .known(thing.name, phrase: phrase)
      }
    }
    let head = EnglishNouns.singular(tokens[end - 1].text)
    // "font sizes"
    if end - start > 1, let whole = finder.things(in: tokens, start..<end - 1).last,
      whole.tokens.upperBound == end - 1
    {
      let phrase = whole.name + " " + head
      return CountedNoun(head: phrase, phrase: phrase, isKnown: false)
    }
    return CountedNoun(head: head, phrase: head, isKnown: false)
  }

  // MARK: Korean

  // "네 개 이상의 툴바 버튼이", "다섯 개 탭", "두 줄"
  private func koreanNounAfter(_ quantity: Quantity, ceiling: Int) -> CountedNoun? {
    guard let start = startOfKoreanNoun(quantity) else { return nil }
    let isDirect =
      quantity.counter == nil
      || start == quantity.reach.upperBound && !tokens[start - 1].ends(with: "의")
    let limit = min(start + (isDirect ? 2 : 5), tokens.count, max(ceiling, start))
    var index = start
    while index < limit, tokens[index].kind == .word {
      if let thing = finder.thing(at: index, in: tokens, limit: min(index + 4, tokens.count)) {
        return quantity.counter == nil
          ? .known(thing.name) : lastNoun(from: thing, at: index, before: limit)
      }
      if isDirect { return nil }
      index += 1
    }
    return nil
  }

  /// The index after the counter of a number and its particle; `nil` if no noun can follow.
  private func startOfKoreanNoun(_ quantity: Quantity) -> Int? {
    let start = quantity.reach.upperBound
    guard start < tokens.count else { return nil }
    guard let counter = quantity.counter else { return start }
    if tokens[start].isWord("의") { return start + 1 }
    let last = tokens[start - 1]
    guard !last.ends(with: "의") || last.spells("의") else { return start }
    // "다섯 개 탭" and "세 개 이하 버튼" continue with a noun, "세 개 이하이면" does not. "두 개보다 많은 선택지"
    let isBare =
      last.text == counter || BoundWords.koreanAfter[last.text] != nil
      || start - 1 > quantity.tokens.upperBound && last.ends(withAny: Self.comparing)
    return isBare && !tokens[start].isGlued && tokens[start].kind == .word ? start : nil
  }

  /// The last of adjacent nouns, the first of which is `first` at `index`: "툴바 버튼이".
  private func lastNoun(from first: ThingFinder.Thing, at index: Int, before limit: Int)
    -> CountedNoun
  {
    var thing = first
    var phrase = thing.name
    while thing.tokens.upperBound < limit, !endsNoun(thing.tokens.upperBound - 1),
      let next = finder.thing(
        at: thing.tokens.upperBound, in: tokens, limit: min(index + 6, tokens.count))
    {
      phrase += " " + next.name
      thing = next
    }
    return .known(thing.name, phrase: phrase)
  }

  /// Whether the word carries a particle, which ends the noun phrase.
  private func endsNoun(_ index: Int) -> Bool {
    if index + 1 < tokens.count, tokens[index + 1].isGlued { return true }
    let text = tokens[index].text
    return tokens[index].isHangul && finder.name(squashed: text) == nil
      && !HangulWords.stems(text).isEmpty
      && !tokens[index].ends(with: "의")
  }

  private static let comparing: [ShortWord] = ["은", "는", "한", "큰", "긴"]

  // "버튼이 세 개 이하", "탭의 수를 3~5개"
  private func koreanNounBefore(_ quantity: Quantity, floor: Int) -> CountedNoun? {
    var index = quantity.reach.lowerBound
    var distance = 0
    var isBeside = true
    var isBehindPlace = false
    var floor = floor
    while index > floor, distance < 6 {
      index -= 1
      distance += 1
      // "배너를 한 번에 두 개"
      if index > floor + 2, tokens.sayAtOnce(from: index - 2) {
        index -= 2
        continue
      }
      if leadsOn(tokens[index], isBeside: isBeside, isBehindPlace: isBehindPlace) {
        isBehindPlace = false
        continue
      }
      guard tokens[index].kind == .word else { return nil }
      let isRate = tokens[index].ends(withAny: PhraseWords.rates)
      if tokens[index].has(.betweenNounAndNumber), !isRate {
        // "Primary button은 화면 당 하나만"
        if tokens[index].isGlued { isBehindPlace = false }
        continue
      }
      isBeside = false
      // In "한 화면에 12개" the screen is a place; "버튼을 한 화면에 12개" names the noun.
      let isScreen = finder.name(squashed: String(tokens[index].text.dropLast())) == Subject.screen
      if index > 0, tokens[index].ends(with: "에"), tokens[index - 1].isSpelled || isScreen {
        isBehindPlace = true
        if tokens[index - 1].isSpelled { index -= 1 }
        // The number in the place is a quantity of its own; the noun directly precedes it.
        floor = min(floor, max(0, index - 3))
        continue
      }
      // "화면마다 네 개", "화면당 네 개", "화면 당 네 개"
      if isRate {
        isBehindPlace = true
        if !tokens[index].isLong, !tokens[index].isGlued { index -= 1 }
        continue
      }
      if isBehindPlace, !tokens[index].ends(withAny: HangulWords.caseParticles) { return nil }
      isBehindPlace = false
      // "위젯에는 누를 곳을 하나만": the widget is a place.
      if tokens[index].ends(withAny: Self.places),
        distance > 1 || !tokens[index].ends(with: "에는")
      {
        return nil
      }
      if let name = nameEnding(at: index + 1, after: floor, in: tokens) { return .known(name) }
      // An adverb or a place may stand in between ("버튼을 한 행에 세 개"), but not a second noun.
      guard distance < 3,
        !tokens[index].isLong || !tokens[index].ends(withAny: HangulWords.caseParticles)
      else { return nil }
    }
    return nil
  }

  /// Whether a sign leads from a noun to its number: "버튼(최대 세 개)", "버튼: 화면당 한 개".
  private func leadsOn(_ sign: SentenceToken, isBeside: Bool, isBehindPlace: Bool) -> Bool {
    sign.isMark("(") ? sign.isGlued && isBeside || isBehindPlace : isBehindPlace && sign.isMark(":")
  }

  /// The longest name in `sentence` that ends before `end`, of at most three words after `floor`.
  private func nameEnding(at end: Int, after floor: Int, in sentence: [SentenceToken]) -> String? {
    (max(floor, end - 3)..<end).lazy
      .compactMap { finder.thing(at: $0, in: sentence, limit: end) }
      .first { $0.tokens.upperBound == end }?.name
  }

  private static let places: [ShortWord] = ["에는", "에서는", "에서", "에선"]
  private static let countedEnds: [ShortWord] = ["을", "를", "이", "가"]

  // MARK: Omitted

  /// The thing whose number a Korean sentence mentions: "세그먼트 수를 제한하세요".
  private func numberedThing(in sentence: [SentenceToken]) -> CountedNoun? {
    sentence.indices.lazy.filter { sentence[$0].has(.numbers) }
      .compactMap { nameEnding(at: $0, after: 0, in: sentence) }.first
      .map { .known($0, isOmitted: true) }
  }

  /// A noun that is in no table, in a team's own words: "한 가지 정보만", "강조 1~2개만".
  func ownNoun(of quantity: Quantity) -> CountedNoun? {
    let isLimited = quantity.counter == "개" && (quantity.bound != nil || quantity.isRange)
    let words = OwnWords(tokens: tokens, finder: finder)
    let name = quantity.high == 1 ? tokens.onlyNoun(behind: quantity.tokens.upperBound) : nil
    return (name ?? (isLimited ? words.name(from: 0, before: quantity.reach.lowerBound) : nil))
      .map { .unnamed($0) }
  }

  /// The noun whose number ends a clause, the first one there: "Keep the number of tabs at four", "Tabs of
  /// all bars are fixed at four", "Segments on a phone: at most 3".
  func fixedNoun(of quantity: Quantity) -> CountedNoun? {
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    guard quantity.counter == nil, quantity.unit == nil, start > 0,
      tokens[start - 1].isWord("at") || tokens[start - 1].isMark(":"),
      end == tokens.count || tokens[end].kind == .mark,
      let plural = tokens[..<start].firstIndex(where: \.isPlural)
    else { return nil }
    return finder.thing(at: plural, in: tokens, limit: plural + 1).map {
      .known($0.name, isOmitted: true)
    }
  }

  /// The noun that a number omits because the sentence, the previous one or the lead names it.
  ///
  /// "Minimize the number of groups. … aim for a maximum of three."
  func omittedNoun(
    of quantity: Quantity, sense: GuidelineSense, previous: [SentenceToken], lead: [SentenceToken]
  ) -> CountedNoun? {
    guard quantity.bound != nil || quantity.isRange else { return nil }
    if quantity.counter == "개" {
      return [tokens, previous, lead].lazy.compactMap(numberedThing).first
    }
    let isNumbered =
      quantity.bound != nil
      && tokens[..<quantity.reach.lowerBound].suffix(8).contains { $0.isWord("number") }
    guard quantity.counter == nil, !quantity.isAttributive,
      isNumbered || sense.prescribes(before: quantity)
    else { return nil }
    let end = quantity.reach.upperBound
    if end < tokens.count, tokens[end].kind == .word, !tokens[end].has(.endsNoun) { return nil }
    for (sentence, limit) in [
      (tokens, quantity.reach.lowerBound), (previous, previous.count), (lead, lead.count),
    ] {
      for start in (0..<limit).reversed()
      where sentence[start].isPlural || start + 1 < limit && sentence[start + 1].isWord("count") {
        guard let thing = finder.thing(at: start, in: sentence, limit: start + 1) else { continue }
        // In "groups of controls" the groups are counted.
        if start >= 2, sentence[start - 1].isWord("of"),
          sentence[start - 2].isPlural
        {
          continue
        }
        return .known(thing.name, isOmitted: true)
      }
    }
    return nil
  }
}

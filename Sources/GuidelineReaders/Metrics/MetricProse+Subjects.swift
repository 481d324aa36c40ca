internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

// The subject of a measured number: the thing that is measured.
extension MetricProse {
  /// The noun that a Korean number modifies: "44px 이상 터치 영역을", "1200px 화면에서".
  func attributedSubject(_ quantity: Quantity, in tokens: [SentenceToken]) -> String? {
    var start = quantity.end
    // "40x40 유효 픽셀(epx) 대상에"
    if start < tokens.count, tokens[start].unit != nil { start += 1 }
    if start + 2 < tokens.count, tokens[start].isMark("("), tokens[start + 2].isMark(")") {
      start += 3
    }
    guard start < tokens.count, !tokens[start].isGlued || tokens[start - 1].isHangul,
      let noun = tokens[start..<min(start + 2, tokens.count)].first(where: \.isHangul)
    else { return nil }
    if noun.begins(withAny: Self.screens) { return Subject.screen }
    let things = finder.things(in: tokens, start..<min(start + 5, tokens.count)) { _ in true }
    if quantity.second != nil, things.first?.tokens.lowerBound != start,
      let name = OwnWords(tokens: tokens, finder: finder).object(at: start)
    {
      return name
    }
    guard let thing = things.first, thing.tokens.lowerBound == start, !isVague(thing.name),
      isObject(thing, in: tokens) || isAddedTo(thing, in: tokens)
    else { return nil }
    return thing.name
  }

  /// Whether something is added to a thing: "24pt 아이콘에 여백을".
  func isAddedTo(_ thing: ThingFinder.Thing, in tokens: [SentenceToken]) -> Bool {
    let last = thing.tokens.upperBound - 1
    let next = last + 1 < tokens.count && tokens[last + 1].isGlued ? tokens[last + 1] : tokens[last]
    return next.isHangul && next.ends(with: "에")
  }

  static let screens: [ShortWord] = ["화면에", "캔버스", "뷰포트", "디스플레이에", "폭에서", "너비에서"]

  /// The noun directly before a number in a list after a colon: "Sizes: titles 20 pt, text 17 pt".
  func listedSubject(_ quantity: Quantity, in tokens: [SentenceToken]) -> String? {
    let start = quantity.reach.lowerBound
    guard start > 2,
      let mark = tokens[max(0, start - 5)..<start].lastIndex(where: { $0.kind == .mark }),
      mark + 1 < start, Self.listMarks.contains(where: tokens[mark].spells),
      facts.firstColon <= mark,
      let thing = finder.thing(at: mark + 1, in: tokens, limit: start),
      thing.tokens.upperBound == start, !isVague(thing.name)
    else { return nil }
    return thing.name
  }

  static let listMarks: [ShortWord] = [":", ",", "·", "/"]

  /// The noun that a size follows: "icons of 20x20 pt".
  func sizedSubject(_ quantity: Quantity, in tokens: [SentenceToken]) -> String? {
    let end = quantity.reach.lowerBound - 1
    guard quantity.second != nil, quantity.bound == nil, end > 0, tokens[end].isWord("of"),
      let thing = finder.things(in: tokens, max(0, end - 3)..<end).last,
      thing.tokens.upperBound == end, !isVague(thing.name)
    else { return nil }
    return thing.name
  }

  /// What one of several numbers is for: "Corner radius: 8 px for cards, 12 px for sheets".
  func servedSubject(
    _ quantity: Quantity, floor: Int, followed isFollowed: Bool, in tokens: [SentenceToken]
  ) -> String? {
    var start = quantity.reach.upperBound + 1
    guard floor > 0 || isFollowed, start < tokens.count, tokens[start - 1].isWord("for"),
      quantity.unit?.unit == .characters || quantity.unit?.unit == .toOne
        || tokens[..<quantity.reach.lowerBound].suffix(Self.longestReach)
          .contains(where: { $0.isMark(":") || floor > 0 && $0.isWord("for") })
    else { return nil }
    if start + 1 < tokens.count, finder.thing(at: start, in: tokens, limit: tokens.count) == nil {
      start += 1
    }
    guard
      let thing = finder.thing(at: start, in: tokens, limit: tokens.count), !isVague(thing.name)
    else { return nil }
    return thing.name
  }

  /// The subject of the clause of a number whose sentence has others: "아이콘 크기는 24pt, 터치 영역은 44pt", "쉽게
  /// 누를 수 있도록 버튼 높이는 44pt".
  func ownSubject(_ quantity: Quantity, after floor: Int, in tokens: [SentenceToken]) -> String? {
    let end = quantity.reach.lowerBound
    guard floor < end else { return nil }
    let own = finder.things(in: tokens, max(floor, end - Self.longestReach)..<end)
      .filter { !isVague($0.name) }
    return own.last { thing in
      var last = thing.tokens.upperBound - 1
      // "글자 크기는"
      let isMeasured =
        last + 1 < end && tokens[last].isHangul && tokens[last + 1].isHangul
        && tokens[last + 1].dimensions != nil
      if isMeasured { last += 1 }
      let next = last + 1 < tokens.count ? tokens[last + 1] : tokens[last]
      if !tokens[last].isHangul, !next.isHangul {
        return floor > 0 && (next.has(.copula) || next.dimensions != nil)
      }
      let word = next.isGlued && next.isHangul ? next : tokens[last]
      return (floor > 0 || isMeasured) && (word.ends(with: "은") || word.ends(with: "는"))
    }?.name ?? ownTopic(of: quantity, after: floor, in: tokens)
  }

  /// A topic that no table knows, between a comma and a later number: "제목은 20자, 덧말은 60자".
  private func ownTopic(
    of quantity: Quantity, after floor: Int, in tokens: [SentenceToken]
  ) -> String? {
    let topic = quantity.reach.lowerBound - 1
    guard floor > 0, topic > floor, tokens[topic].isHangul, tokens[topic].isLong,
      tokens[topic].dimensions == nil, tokens[topic - 1].isMark(","),
      tokens[topic].ends(with: "은") || tokens[topic].ends(with: "는"),
      !tokens[topic].ends(withAny: Self.places)
    else { return nil }
    return OwnWords(tokens: tokens, finder: finder).name(from: topic, before: topic + 1)
  }

  mutating func measuredSubject(
    _ quantity: Quantity, unit: Unit, in tokens: [SentenceToken]
  ) -> Subject {
    let start = mainClause(of: tokens, before: quantity.reach.lowerBound)
    if unit == .characters, let text = textSubject(quantity, from: start, in: tokens) {
      return text
    }
    if let thing = headings.thing, isPropertyAlone(quantity, in: tokens) {
      return Subject(thing, .heading)
    }
    let own = OwnWords(tokens: tokens, finder: finder)
    // "…; the handle is 8 px wide"
    if let mark = tokens[start..<quantity.reach.lowerBound].lastIndex(where: { $0.isMark(";") }),
      let name = subject(before: quantity, from: mark + 1, in: tokens)
        ?? own.name(from: mark + 1, before: quantity.reach.lowerBound)
    {
      return Subject(name, .clause)
    }
    if let name = own.nameBetween(from: start, before: quantity.reach.lowerBound)
      ?? subject(before: quantity, from: start, in: tokens)
    {
      return Subject(name, .clause)
    }
    // "Inputs: 48 px high, 12 px padding, 1 px border"
    let opening = tokens[..<min(4, quantity.reach.lowerBound)]
    if let colon = opening.firstIndex(where: { $0.isMark(":") }), colon > 0,
      tokens[colon - 1].isPlural, let name = own.name(from: 0, before: colon + 1)
    {
      return Subject(name, [.clause, .ownWords])
    }
    let end = endOfClause(behind: quantity, in: tokens)
    let after = finder.things(in: tokens, quantity.reach.upperBound..<end)
      .filter { !isVague($0.name) }
    if let name = after.first(where: { isObject($0, in: tokens) })?.name
      ?? grammaticalSubject(from: start, to: quantity.reach.lowerBound, in: tokens)
    {
      return Subject(name, .clause)
    }
    // A pronoun, or a Korean sentence without a subject, refers to the lead.
    let isContinued = facts.firstReference < quantity.reach.lowerBound
    if isContinued, own.name(from: start, before: quantity.reach.lowerBound) == nil,
      let topic = topic()
    {
      return Subject(topic, .lead)
    }
    if let name = subjectOfCondition(
      before: start, quantity.reach.upperBound..<(after.first?.tokens.lowerBound ?? end),
      in: tokens) ?? after.first?.name
    {
      return Subject(name, .clause)
    }
    return surroundingSubject(of: quantity, from: start, in: tokens)
  }

  /// Whether a number stands without a thing among the properties of a style: "Primary: blue fill, 8px radius".
  private func isPropertyAlone(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let start = quantity.reach.lowerBound
    guard tokens.count <= 80,
      let colon = tokens[..<min(5, start)].firstIndex(where: { $0.isMark(":") }),
      !tokens.contains(where: { $0.isHangul || $0.has(.copula) || $0.has(.modal) })
    else { return false }
    let runs = tokens.indices[(colon + 1)...].split { tokens[$0].isMark(",") }
    guard runs.count > 2, let run = runs.first(where: { $0.contains(start) }) else { return false }
    return [0..<colon, run.startIndex..<run.endIndex].allSatisfy { range in
      finder.things(in: tokens, range).allSatisfy { isVague($0.name) }
    }
  }

  /// The first thing named before a number that is not just a place: in "스크롤 보기에서 버튼은" the button.
  private func subject(
    before quantity: Quantity, from start: Int, in tokens: [SentenceToken]
  ) -> String? {
    let end = quantity.reach.lowerBound
    // Behind "…인 경우" the main clause begins.
    if start < end,
      let condition = tokens[start..<end].lastIndex(where: {
        $0.isHangul
          && ($0.begins(withAny: BoundWords.koreanConditions)
            || $0.ends(withAny: PhraseWords.conditionalEnds))
      }),
      let name = subject(before: quantity, from: condition + 1, in: tokens)
    {
      return name
    }
    let named = finder.things(in: tokens, start..<end) { thing in
      !isVague(thing.name) && !isPlace(thing, in: tokens)
        && !Self.narrows(tokens[thing.tokens.upperBound])
    }.filter { thing in
      // "Graphics (such as icons) have …"
      let isInBrackets =
        tokens[start..<thing.tokens.lowerBound].contains { $0.isMark("(") }
        && tokens[thing.tokens.upperBound..<end].contains { $0.isMark(")") }
      return !isVague(thing.name) && !isInBrackets
    }
    // "화면 아래에서 16px" is a place of anything.
    guard
      let first = named.firstIndex(where: { !isPlace($0, in: tokens) })
        ?? named.firstIndex(where: { $0.name != Subject.screen })
    else { return nil }
    // "도구 막대의 아이콘은 24pt", "카드는 배경과의 대비가 3:1"
    if tokens[named[first].tokens.upperBound - 1].ends(with: "의"),
      let topic = named.first(where: { thing in
        let last = tokens[thing.tokens.upperBound - 1]
        return last.isHangul && (last.ends(with: "은") || last.ends(with: "는"))
      })
    {
      return topic.name
    }
    return head(of: named[first...], in: tokens).name
  }

  /// The end of the clause of a number: in "10pt, 그림자는 4pt" the next clause has a topic of its own.
  ///
  /// "4/8pt" is one clause.
  private mutating func endOfClause(behind quantity: Quantity, in tokens: [SentenceToken]) -> Int {
    let limit = self.limit(behind: quantity.reach.upperBound, in: tokens)
    let rest = quantity.reach.upperBound..<limit
    let isKorean = tokens[rest].contains(where: \.isHangul)
    return rest.first { index in
      tokens[index].isMark(";") || isKorean && tokens[index].isMark(",")
        || tokens[index].isMark("/") && !(index + 1 < limit && tokens[index + 1].isGlued)
    } ?? limit
  }

  /// The thing in the condition before `start` that a pronoun in `range` means: "If a tab …, enlarge it".
  private func subjectOfCondition(
    before start: Int, _ range: Range<Int>, in tokens: [SentenceToken]
  ) -> String? {
    guard tokens[range].contains(where: { $0.has(.pronoun) }) else { return nil }
    return finder.things(in: tokens, 0..<start).last { !isVague($0.name) }?.name
  }

  /// The subject from the context: the lead, a noun that is in no table, the headings or the page.
  private mutating func surroundingSubject(
    of quantity: Quantity, from start: Int, in tokens: [SentenceToken]
  ) -> Subject {
    let words = OwnWords(tokens: tokens, finder: finder)
    let end = quantity.reach.lowerBound
    let own = words.name(from: start, before: end).map { Subject($0, [.clause, .ownWords]) }
    // A size is of the same thing as its copies in pixels, which have no words of their own.
    if quantity.second == nil, let own { return own }
    // "16x16 px (32x32 px @2x)" below "Make these sizes of the background image."
    if tokens.count <= 40, let intro = context.intro,
      tokens.allSatisfy({ $0.kind != .word || $0.unit != nil || $0.mayEnd(at: 1) }),
      let topic = topic(of: Self.lastSentence(of: intro))
    {
      return Subject(topic, .previous)
    }
    if let topic = topic() { return Subject(topic, .lead) }
    if let own { return own }
    lazy var dimension = words.dimension(from: start, before: end)
      .map { Subject($0, [.clause, .ownWords]) }
    if let thing = headings.thing {
      // "Inner margin: 8 px" below "Grid"
      let isGap = tokens[start..<end].contains { [[.spacing], [.margin]].contains($0.dimensions) }
      let distance = thing == "grid" && isGap ? dimension : nil
      return distance ?? Subject(thing, .heading)
    }
    if let name = labelBefore(quantity, in: tokens) { return Subject(name, [.clause, .ownWords]) }
    return owner.map { Subject($0, .title) }
      ?? context.innerHeadings.last.flatMap { MetricHeadings.vagueThing(in: $0, finder) }
      .map { Subject($0, .heading) }
      ?? finder.things(in: tokens, start..<quantity.reach.lowerBound).last {
        DimensionWords.named($0.name) == nil
      }.map { Subject($0.name, .clause) } ?? labelled ?? dimension ?? .interface
  }

  /// The label of a value, if it names no dimension, bound or platform: "Heading 1: 32 px", "Body — 16 px".
  private func labelBefore(_ quantity: Quantity, in tokens: [SentenceToken]) -> String? {
    let end = quantity.reach.lowerBound - 1
    guard (1...4).contains(end), quantity.isOfLayout,
      tokens[end].isMark(":") || tokens[end].isMark("—")
        || tokens[end].isMark("-") && !tokens[end].isGlued
    else { return nil }
    let label = tokens[..<end]
    guard label.contains(where: { $0.kind == .word }),
      label.allSatisfy({ token in
        token.kind != .mark && token.dimensions == nil && token.qualifier == nil
          && token.sense.boundApart == nil && token.sense.boundBefore == nil
          && !token.has(.beginsPlatform) && !token.has(.qualifier)
      })
    else { return nil }
    return label.map { $0.kind == .number ? String(Int($0.low)) : $0.text }.joined(separator: " ")
  }

  /// The label of the list or of the row, if it is short: "Body" before "16 px, regular".
  private var labelled: Subject? {
    guard let label = context.label?.split(separator: ":").first.map({ trimmed(String($0)) }),
      label.contains(where: \.isLetter), label.split(separator: " ").count <= 3,
      DimensionWords.named(label.lowercased()) == nil
    else { return nil }
    return Subject(label, [.heading, .ownWords])
  }

  /// The end of the words after a number that may name its subject: "49 pt (excluding the safe
  /// area)" does not measure the safe area.
  mutating func limit(behind end: Int, in tokens: [SentenceToken]) -> Int {
    let limit = min(end + 10, tokens.count)
    // "49 px + safe area"
    guard end + 1 < limit, !tokens[end].isMark("+") else { return end }
    guard tokens[end].isMark("("),
      headings.thing != nil
        || tokens[end..<limit].contains(where: { $0.begins(withAny: PhraseWords.exclusions) })
    else { return limit }
    return end
  }

  /// The last of adjacent Korean nouns, which the others modify: the touch target of "카드 최소 터치 영역".
  func head(
    of things: ArraySlice<ThingFinder.Thing>, in tokens: [SentenceToken]
  ) -> ThingFinder.Thing {
    var head = things[things.startIndex]
    for next in things.dropFirst() {
      let gap = tokens[head.tokens.upperBound..<next.tokens.lowerBound]
      guard gap.count == 1, let word = gap.first, word.isHangul, !word.isGlued,
        tokens[head.tokens.upperBound - 1].isHangul, !head.isInflected, Self.narrows(word)
      else { break }
      head = next
    }
    return head
  }

  /// Whether a noun after this word may be modified by the one before it.
  static func narrows(_ word: SentenceToken) -> Bool {
    word.has(.koreanBoundBefore) || PhraseWords.narrowing.contains(where: word.spells)
  }

  /// The grammatical subject of an English sentence, for nouns in no table: "the grip should be …".
  func grammaticalSubject(from start: Int, to end: Int, in tokens: [SentenceToken]) -> String? {
    // "On phones, grips should be 44 pt high"
    if start + 1 < end, tokens[start].isPlural, !tokens[start].has(.dimension),
      tokens[start + 1].has(.copula)
        || tokens[start + 1].has(.modal) && start + 2 < tokens.count
          && tokens[start + 2].isWord("be")
    {
      let noun = EnglishNouns.singular(tokens[start].text)
      return isVague(noun) || MetricThings.uncounted.contains(noun) ? nil : noun
    }
    guard start < end, tokens[start].has(.article),
      let verb = tokens[start..<end].firstIndex(where: { $0.has(.copula) }),
      verb > start + 1, verb - start <= 4,
      tokens[start + 1..<verb].allSatisfy({ $0.kind == .word && !$0.isHangul })
    else { return nil }
    let noun = EnglishNouns.singular(tokens[verb - 1].text)
    return tokens[verb - 1].has(.dimension) || isVague(noun) ? nil : noun
  }

  /// The topic of the lead sentence: its object in Korean, or else the first thing it names.
  func topic() -> String? { topic(of: lead) }

  private func topic(of sentence: [SentenceToken]) -> String? {
    let things = things(of: sentence).filter { !isVague($0.name) }
    let thing =
      things.first { isObject($0, in: sentence) } ?? things.first { !isPlace($0, in: sentence) }
    return (thing ?? things.first)?.name
  }

  /// The last sentence of a text, which introduces what follows it.
  private static func lastSentence(of text: String) -> [SentenceToken] {
    var tokenizer = SentenceTokenizer()
    tokenizer.start([TextLine(text: String(text.suffix(160)), line: 0)])
    var (sentence, last) = ([SentenceToken](), [SentenceToken]())
    while tokenizer.read(&sentence) { if !sentence.isEmpty { last = sentence } }
    return last
  }

  /// The things that a whole sentence names.
  private func things(of sentence: [SentenceToken]) -> [ThingFinder.Thing] {
    finder.things(in: sentence, 0..<sentence.count)
  }

  /// Whether a thing carries the Korean object particle.
  func isObject(_ thing: ThingFinder.Thing, in tokens: [SentenceToken]) -> Bool {
    let last = thing.tokens.upperBound - 1
    let next = last + 1 < tokens.count && tokens[last + 1].isGlued ? tokens[last + 1] : tokens[last]
    return next.isHangul && (next.ends(with: "을") || next.ends(with: "를"))
  }

  /// The text whose characters, words or lines are counted.
  mutating func textSubject(
    _ quantity: Quantity, from start: Int, in tokens: [SentenceToken]
  ) -> Subject? {
    let end = quantity.reach.upperBound
    let before = finder.things(in: tokens, start..<quantity.reach.lowerBound).reversed()
    let behind = finder.things(in: tokens, end..<min(end + 10, tokens.count))
    let texts =
      ((before + behind).map { Subject($0.name, .clause) }
      + things(of: lead).map { Subject($0.name, .lead) }
      + things(of: previous).map { Subject($0.name, .previous) }
      + (headings.thing.map { [Subject($0, .heading)] } ?? [])).filter { isText($0.name) }
    // "Aim for a two-word title" under "Create short button titles" is about button titles.
    return texts.first.map { first in
      texts.first { $0.name.hasSuffix(" " + first.name) } ?? first
    }
  }

  func isText(_ name: String) -> Bool {
    MetricThings.texts.contains(name) || name.hasSuffix(" title") || name.hasSuffix(" label")
      || name.hasSuffix(" name")
  }

  func isPlace(_ thing: ThingFinder.Thing, in tokens: [SentenceToken]) -> Bool {
    var last = thing.tokens.upperBound - 1
    // "화면 아래쪽에서"
    if last + 1 < tokens.count, tokens[last + 1].isHangul,
      tokens[last + 1].isGlued || tokens[last + 1].dimensions != nil
    {
      last += 1
    }
    // "화면에 있는 버튼은"
    let isWhere =
      tokens[last].ends(with: "에") && last + 1 < tokens.count
      && KoreanWords.endsClause(tokens[last + 1].text)
    return isWhere || tokens[last].ends(withAny: Self.places)
  }

  static let places: [ShortWord] = ["에서", "에서는", "에서의", "에는"]

  /// Whether a name is so common that it says little.
  func isVague(_ name: String) -> Bool { Subject.vague.contains(name) }

  /// The number of tokens before a number that are searched for its subject.
  static let longestReach = 48

  /// The start of the main clause after "In iOS," or "When …,".
  func mainClause(of tokens: [SentenceToken], before end: Int) -> Int {
    guard let first = tokens.first, first.has(.opensClause),
      let comma = tokens[..<min(end, 24)].firstIndex(where: { $0.isMark(",") })
    else { return max(0, end - Self.longestReach) }
    return max(comma + 1, end - Self.longestReach)
  }
}

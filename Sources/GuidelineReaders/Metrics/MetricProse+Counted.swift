internal import DocumentModel
internal import Guidelines
internal import TextAnalysis

// Numbers that count things.
extension MetricProse {
  /// The metric of a number that counts things; `nil` if it counts none or is only mentioned.
  mutating func counted(_ site: NumberSite, last: inout LastCount?) -> Metric? {
    let (tokens, sense, next) = (site.tokens, site.sense, site.followers.first)
    let nouns = CountedNounFinder(tokens: tokens, finder: finder)
    var quantity = site.quantity
    let isSingle = sense.singlesOut(quantity)
    if isSingle { quantity.bound = .atMost }
    guard
      let noun = nouns.noun(of: quantity, floor: site.floor, ceiling: site.ceiling)
        ?? nouns.omittedNoun(of: site.quantity, sense: sense, previous: previous, lead: lead)
        ?? repeatedNoun(of: quantity, last, in: tokens)
        ?? lentNoun(to: quantity, by: next, nouns)
        ?? nouns.ownNoun(of: quantity) ?? (context.isOwn ? nouns.fixedNoun(of: quantity) : nil)
    else { return nil }
    let unit = Unit(rawValue: EnglishNouns.plural(noun.head))
    // "no more than three buttons with glyphs — or two buttons with text", "up to four rows and three columns"
    if quantity.bound == nil, !quantity.isRange, let last,
      last.unit == unit && sense.continues(quantity) || joinsBefore(quantity, tokens)
    {
      quantity.bound = last.quantity.bound
    }
    // A number beside others, or in an explanation, may be an example.
    let isAlone = lead.isEmpty && site.floor == 0 && site.followers.isEmpty
    let isDecided = context.isOwn && isAlone && sense.decides(quantity, noun: noun)
    let isNamed = noun.isKnown || context.isOwn || noun.phrase != noun.head
    guard isDecided || sense.sets(quantity, noun: noun), isNamed || !isSingle else { return nil }
    last = LastCount(quantity: quantity, unit: unit, noun: noun)
    let limits = quantity.countLimits
    if let maximum = limits.maximum, maximum < 1 { return nil }
    let isText = ["word", "character"].contains(noun.head)
    let subject = countedSubject(noun, quantity: quantity, in: tokens)
    let metric = Metric(
      subject: subject.name,
      dimension: isText ? .length : .count, minimum: limits.minimum, maximum: limits.maximum,
      isApproximate: quantity.isApproximate, unit: unit, platforms: site.platforms,
      source: reference(tokens[quantity.tokens.lowerBound]))
    context.notes?.note(metric, subject.sources)
    return metric
  }

  /// The noun of the preceding number, if this number is joined to it or bounds the same count.
  ///
  /// "no more than seven segments in a wide view and five on iPhone", "버튼은 한두 개만 두고, 세 개를 초과하지 마세요"
  func repeatedNoun(
    of quantity: Quantity, _ last: LastCount?, in tokens: [SentenceToken]
  ) -> CountedNoun? {
    guard let last else { return nil }
    let (noun, end) = (last.noun, quantity.reach.upperBound)
    if quantity.bound != nil, quantity.counter == last.quantity.counter {
      let isLast = end == tokens.count || tokens[end].kind == .mark
      return quantity.counter != nil || isLast ? noun : nil
    }
    guard quantity.bound == nil, !quantity.isRange, quantity.counter == nil, end < tokens.count,
      tokens[end].spells("in") || tokens[end].spells("on") || tokens[end].spells("for"),
      joinsBefore(quantity, tokens)
    else { return nil }
    return noun
  }

  /// The noun after the next number, if both have the same counter: "약 5~7개, iPhone에서는 5개 이하의 세그먼트".
  func lentNoun(
    to quantity: Quantity, by next: Quantity?, _ nouns: CountedNounFinder
  ) -> CountedNoun? {
    guard let next, quantity.counter != nil, quantity.counter == next.counter,
      quantity.bound != nil || quantity.isRange, next.bound != nil || next.isRange,
      next.reach.lowerBound - quantity.reach.upperBound <= 6,
      nouns.tokens[quantity.reach.upperBound].isMark(",")
    else { return nil }
    return nouns.noun(
      of: next, floor: quantity.reach.upperBound, ceiling: nouns.tokens.count)
  }

  func joinsBefore(_ quantity: Quantity, _ tokens: [SentenceToken]) -> Bool {
    guard quantity.reach.lowerBound > 0 else { return false }
    let before = tokens[quantity.reach.lowerBound - 1]
    return before.isWord("and")
      || before.isHangul && (before.ends(with: "과") || before.ends(with: "와"))
  }

  mutating func countedSubject(
    _ noun: CountedNoun, quantity: Quantity, in tokens: [SentenceToken]
  ) -> Subject {
    guard noun.phrase == noun.head, MetricThings.parts.contains(noun.head) else {
      return Subject(noun.phrase, .clause)
    }
    let start = mainClause(of: tokens, before: quantity.reach.lowerBound)
    if noun.isOfText, let text = textSubject(quantity, from: start, in: tokens) { return text }
    let before = finder.things(in: tokens, start..<quantity.reach.lowerBound)
    let named = before.filter { $0.name != noun.head && !isVague($0.name) }
    // In "four rows and three columns" the columns do not belong to the rows.
    let thing =
      named.last { !MetricThings.parts.contains($0.name) }
      ?? (joinsBefore(quantity, tokens) ? nil : named.last)
    if let thing, !noun.isOmitted { return Subject(thing.name, .clause) }
    if !noun.isKnown || tokens[..<quantity.reach.lowerBound].last?.isMark("(") ?? false,
      let name = OwnWords(tokens: tokens, finder: finder).name(
        from: start, before: quantity.reach.lowerBound)
    {
      return Subject(name, [.clause, .ownWords])
    }
    return subjectAround(noun)
  }

  /// What the parts that `noun` counts are parts of, where their sentence does not say it.
  private mutating func subjectAround(_ noun: CountedNoun) -> Subject {
    let heading = headings.thing.map { Subject($0, .heading) }
    if let heading, context.label != nil || owner == nil { return heading }
    if let owner { return Subject(owner, .title) }
    return topic().map { Subject($0, .lead) } ?? Subject(noun.phrase, .clause)
  }
}

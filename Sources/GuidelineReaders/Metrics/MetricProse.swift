internal import Guidelines
internal import TextAnalysis

/// Decides which quantities of a prose text are metrics, and of what.
///
/// Serves for one text after the other, all with the same names.
struct MetricProse {
  private(set) var context: MetricContext
  let finder: ThingFinder
  private var tokenizer = SentenceTokenizer()

  /// The first sentence, which says what the passage is about.
  private var lead: [SentenceToken] = []
  /// The sentence before.
  private var previous: [SentenceToken] = []
  /// The room of the sentence that is read.
  private var room: [SentenceToken] = []
  private var leadThings: [ThingFinder.Thing]?
  private var previousThings: [ThingFinder.Thing]?
  /// What the last measured number of the sentence measured, and where it ends.
  private var lastMeasured: (dimensions: [Dimension], subject: String, unit: Unit, end: Int)?
  private var knownHeadings: MetricHeadings?

  init(context: MetricContext) {
    self.context = context
    self.finder = ThingFinder(names: context.names)
  }

  /// What the page is about.
  private var owner: String? { context.owner }

  /// What the headings above say.
  var headings: MetricHeadings {
    mutating get {
      if let knownHeadings { return knownHeadings }
      let headings = MetricHeadings.headings(of: context, finder: finder)
      knownHeadings = headings
      return headings
    }
  }

  /// The metrics of `lines`, which stand in `context`, in reading order.
  mutating func metrics(in lines: [MetricLine], context: MetricContext) -> [Metric] {
    self.context = context
    knownHeadings = nil
    return metrics(in: lines)
  }

  /// The metrics of `lines` in reading order.
  mutating func metrics(in lines: [MetricLine]) -> [Metric] {
    guard let last = Self.lastPlaceOfNumber(in: lines) else { return [] }
    tokenizer.start(lines)
    lead.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    (leadThings, previousThings) = (nil, nil)
    var metrics: [Metric] = []
    var sentence: [SentenceToken] = []
    swap(&sentence, &room)
    while tokenizer.read(&sentence) {
      if sentence.contains(where: { $0.kind == .number }) {
        addMetrics(in: sentence, to: &metrics)
      }
      // What stands behind the last number nobody asks for.
      if tokenizer.isBehind(last) { break }
      if lead.isEmpty {
        lead.append(contentsOf: sentence.prefix(40))
        leadThings = nil
      }
      if sentence.count > 80 { sentence.removeSubrange(80...) }
      swap(&previous, &sentence)
      previousThings = nil
    }
    swap(&sentence, &room)
    return metrics
  }

  private static func lastPlaceOfNumber(in lines: [MetricLine]) -> (line: Int, offset: Int)? {
    for line in lines.indices.reversed() {
      if let offset = NumberSearch.lastPlace(in: lines[line].text) { return (line, offset) }
    }
    return nil
  }

  private mutating func addMetrics(in tokens: [SentenceToken], to metrics: inout [Metric]) {
    let parser = QuantityParser(tokens: tokens)
    let quantities = parser.quantities()
    guard !quantities.isEmpty else { return }
    let sense = GuidelineSense(tokens: tokens)
    let platforms = PlatformScope(tokens: tokens, quantities: quantities)
    var lastCount: LastCount?
    lastMeasured = nil
    for (position, quantity) in quantities.enumerated() where !sense.isQuoted(quantity) {
      let floor = position > 0 ? quantities[position - 1].reach.upperBound : 0
      let ceiling =
        position + 1 < quantities.count
        ? quantities[position + 1].reach.lowerBound : tokens.count
      let scope = platforms.platforms(at: position, within: context.platforms)
      if let unit = quantity.unit {
        if parser.isForbidden(quantity) { continue }
        if position > 0, restates(quantity, quantities[position - 1], in: tokens) { continue }
        var quantity = quantity
        // "up to 23 hours and 59 minutes"
        if unit.demand == .limit, quantity.bound == nil, !quantity.isRange, position > 0,
          quantities[position - 1].unit?.dimension == unit.dimension,
          joinsBefore(quantity, tokens)
        {
          quantity.bound = quantities[position - 1].bound
        }
        let place = Shorthand.place(of: position, in: quantities, tokens)
        addMeasured(
          quantity, followed: quantities[(position + 1)...], in: tokens, floor: floor,
          ceiling: ceiling, sense: sense, platforms: scope, place: place, to: &metrics)
      } else if let quantity = lineHeight(quantity, floor: floor, ceiling: ceiling, in: tokens) {
        addMeasured(
          quantity, followed: quantities[(position + 1)...], in: tokens, floor: floor,
          ceiling: ceiling, sense: sense, platforms: scope, place: nil, to: &metrics)
      } else if quantity.second == nil,
        let metric = counted(
          quantity, followed: quantities[(position + 1)...].first, in: tokens, floor: floor,
          ceiling: ceiling, sense: sense, platforms: scope, last: &lastCount)
      {
        metrics.append(metric)
      }
    }
  }

  /// A number without a unit right behind "line height", which is that many times as high: "행간 1.5".
  private func lineHeight(
    _ quantity: Quantity, floor: Int, ceiling: Int, in tokens: [SentenceToken]
  ) -> Quantity? {
    let start = quantity.reach.lowerBound
    guard quantity.isLineHeight, start > floor, !isCounted(quantity, in: tokens),
      let word = tokens[max(floor, start - 4)..<start].lastIndex(where: { $0.dimensions != nil }),
      (DimensionWords.compound(tokens, at: word) ?? tokens[word].dimensions) == [.lineHeight]
    else { return nil }
    var quantity = quantity
    quantity.unit = Units.lineHeights
    return quantity
  }

  /// Whether what a number counts or multiplies stands glued to it: "2줄", "1.5x".
  private func isCounted(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let end = quantity.tokens.upperBound
    return end < tokens.count && tokens[end].isGlued
      && (tokens[end].isMark("×")
        || tokens[end].isHangul
          && !tokens[end].letters.prefix(1).contains(where: HangulWords.isEnding))
  }

  private func reference(_ token: SentenceToken) -> LineReference {
    LineReference(document: context.document, line: token.line, language: context.language)
  }

  /// Whether a length in parentheses is the side of the square before it: "44 x 44 pt (44 px)".
  private func restates(
    _ quantity: Quantity, _ last: Quantity, in tokens: [SentenceToken]
  ) -> Bool {
    quantity.second == nil && last.second != nil && quantity.low == last.low
      && quantity.reach.lowerBound == last.reach.upperBound + 1
      && tokens[last.reach.upperBound].isMark("(")
  }

  // MARK: Measured

  private mutating func addMeasured(
    _ quantity: Quantity, followed rest: ArraySlice<Quantity>, in tokens: [SentenceToken],
    floor: Int, ceiling: Int, sense: GuidelineSense, platforms: [Platform], place: Shorthand?,
    to metrics: inout [Metric]
  ) {
    guard var unit = quantity.unit, sense.states(quantity), !sense.isCondition(quantity) else {
      return
    }
    var quantity = quantity
    if unit == Units.times, let multiple = compared(quantity, in: tokens) {
      unit = multiple
      quantity.unit = multiple
    }
    var found = DimensionFinder(tokens: tokens).dimensions(
      of: quantity, floor: floor, ceiling: ceiling)
    switch unit.demand {
    case .dimension where found.isEmpty && quantity.second == nil,
      // "two points to remember"
      .digits where quantity.isSpelled && found.isEmpty:
      return
    case .bound
    where quantity.bound == nil && !quantity.isRange
      && !isOnPaper(quantity, unit, found, in: tokens),
      .limit
    where quantity.bound == nil && (!quantity.isRange || quantity.isChoice)
      && found != [.lineHeight],
      // "Within a year, the system …" says when something happens.
      .limit where isWithin(quantity, unit, in: tokens):
      return
    default: break
    }
    if unit.unit == .toOne, !found.contains(.ratio), !speaksOfRatios(tokens),
      !contrastsText(quantity, in: tokens)
    {
      return
    }
    if unit.unit == .percent, sense.countsPeople(quantity) || reports(quantity, in: tokens) {
      return
    }
    if unit.unit == .points, found.isEmpty, isInChart(quantity, in: tokens) { return }
    if unit.unit == .characters, isOfOtherWords(quantity, in: tokens) { return }
    if isRateBase(quantity, unit, in: tokens) || isDifference(quantity, in: tokens) { return }
    if unit.unit == Units.times.unit, !countsTimes(quantity, in: tokens) { return }
    let attributed = unit.dimension == .size ? attributedSubject(quantity, in: tokens) : nil
    var subject =
      attributed ?? listedSubject(quantity, in: tokens)
      ?? servedSubject(quantity, floor: floor, followed: !rest.isEmpty, in: tokens)
      ?? sizedSubject(quantity, in: tokens)
      ?? ownSubject(quantity, after: floor, in: tokens)
      ?? measuredSubject(quantity, unit: unit.unit, in: tokens)
    if attributed == Self.screen {
      if found != [.width] { found = [] }
    } else if attributed != nil, isObjectBefore(quantity, floor: floor, in: tokens) {
      found = []
    }
    if found.isEmpty, attributed != Self.screen, quantity.second == nil, unit.dimension == .size,
      let lent = lentDimensions(quantity, from: rest, in: tokens)
    {
      found = lent
    }
    if found.isEmpty, attributed == nil, quantity.second == nil, let last = lastMeasured,
      last.unit == unit.unit || Self.lengths.isSuperset(of: [last.unit, unit.unit]),
      unit.dimension == .size, continues(quantity, after: last.end, in: tokens),
      !isFollowed(quantity, in: tokens)
    {
      found = last.dimensions
      subject = last.subject
    }
    if isLineHeight(quantity, in: tokens) {
      found = [.lineHeight]
      subject = lastMeasured?.subject ?? subject
    } else if quantity.second == nil, unit.dimension == .size, found.isEmpty || found == [.width],
      let line = drawnLine(quantity, floor: floor, ceiling: ceiling, in: tokens)
    {
      found = [.width]
      subject = line
    }
    if found.isEmpty, quantity.second == nil, unit.dimension == .size,
      let listed = listedDimensions(before: quantity.reach.lowerBound, in: tokens)
    {
      found = listed
    }
    if found.isEmpty, isBreakpoint(quantity, in: tokens) {
      (found, subject) = ([.width], Self.screen)
    }
    if found == [.radius] { subject = MetricThings.rounded(subject, of: owner) }
    if found == [.tracking], isNegative(quantity, in: tokens) {
      (quantity.low, quantity.high) = (0 - quantity.high, 0 - quantity.low)
    }
    if found.isEmpty, quantity.second == nil, Self.lengths.contains(unit.unit) {
      if headings.areAboutScreens || MetricHeadings.speakOfScreens(tokens) {
        (found, subject) = ([.width], Self.screen)
      } else if isLabelled(quantity, in: tokens), let dimension = headings.dimension {
        found = [dimension]
      }
    }
    var axis: String?
    if let place {
      guard let named = place.axis, found == [.margin] else { return }
      axis = named
    }
    if quantity.second == nil {
      lastMeasured = (found, subject, unit.unit, quantity.reach.upperBound)
    }
    var basis = unit.unit == .percent ? DimensionFinder(tokens: tokens).basis(of: quantity) : nil
    if found.isEmpty, let height = basis {
      found = [height]
      basis = nil
    }
    var qualifiers = NumberCircumstances(tokens: tokens)
      .qualifiers(of: quantity, floor: floor, ceiling: ceiling)
    if let basis { qualifiers["of"] = basis.rawValue }
    if let axis { qualifiers["axis"] = axis }
    for (dimension, low, high) in DimensionFinder.values(of: quantity, found: found) {
      let limits = quantity.measuredLimits(low, high)
      metrics.append(
        Metric(
          subject: subject, dimension: dimension, minimum: limits.minimum,
          maximum: limits.maximum, isApproximate: quantity.isApproximate, unit: unit.unit,
          scale: quantity.scale, platforms: platforms,
          qualifiers: qualifiers,
          source: reference(tokens[quantity.tokens.lowerBound])))
    }
  }

  static let lengths: Set<Unit> = [
    .points, .pixels, Unit(rawValue: "dp"), Unit(rawValue: "sp"), Unit(rawValue: "rem"),
    Unit(rawValue: "em"),
  ]

  /// Whether a thing stands right behind a number, which measures that: "48 dp buttons".
  private func isFollowed(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let end = quantity.reach.upperBound
    return end < tokens.count && !tokens[end].isHangul
      && finder.thing(at: end, in: tokens, limit: tokens.count) != nil
  }

  /// Whether the word before a number that says what is measured is the object of another clause:
  /// "여백을 더해 48pt 버튼을".
  private func isObjectBefore(_ quantity: Quantity, floor: Int, in tokens: [SentenceToken]) -> Bool
  {
    let start = quantity.reach.lowerBound
    guard floor < start, let last = tokens[floor..<start].last(where: { $0.dimensions != nil })
    else { return false }
    return last.isHangul && (last.ends(with: "을") || last.ends(with: "를"))
  }

  /// What the words before the colon of a list say that all of it measures: "Padding: cards 8 px,
  /// sheets 16 px".
  private func listedDimensions(before start: Int, in tokens: [SentenceToken]) -> [Dimension]? {
    guard let colon = tokens[..<start].lastIndex(where: { $0.isMark(":") }),
      (1...8).contains(colon),
      start - colon <= 40,
      !tokens[colon..<start].contains(where: { $0.isMark(".") || $0.isMark(";") }),
      let named = DimensionWords.compound(tokens, at: colon - 1) ?? tokens[colon - 1].dimensions,
      !DimensionWords.edges.isSuperset(of: named)
    else { return nil }
    return named
  }

  /// Whether millimetres measure something named: "40 mm" and "40 mm devices" name a watch, "a margin
  /// of 15 mm" measures.
  private func isOnPaper(
    _ quantity: Quantity, _ unit: MeasuredUnit, _ found: [Dimension], in tokens: [SentenceToken]
  ) -> Bool {
    let end = quantity.reach.upperBound
    return unit == Units.millimetres && !found.isEmpty && found != [.size]
      && !(end < tokens.count && tokens[end].begins(withAny: Self.watches))
  }

  private static let watches: [ShortWord] = ["device", "watch", "case", "model", "기기", "모델", "워치"]

  /// Whether widths in parentheses say which screens a device has: "Mobile (≤ 640px)".
  private func isBreakpoint(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let start = quantity.reach.lowerBound
    let end = max(quantity.reach.upperBound, quantity.boundEnd ?? 0)
    return (quantity.bound != nil || quantity.isRange) && quantity.second == nil
      && Self.lengths.contains { $0 == quantity.unit?.unit } && start > 1 && end < tokens.count
      && tokens[start - 1].isMark("(") && tokens[end].isMark(")")
      && tokens[start - 2].qualifier?.key == "device"
  }

  /// Whether a minus sign stands before a number: "자간 -0.5px".
  private func isNegative(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let start = quantity.tokens.lowerBound
    return start > 0 && tokens[start].isGlued && tokens[start - 1].isMark("-")
      && (start == 1 || !tokens[start - 1].isGlued || tokens[start - 2].kind == .mark)
  }

  /// What the next number measures where nothing else is named before it: "16 pt on iPhone and 24 pt
  /// margins on iPad".
  private func lentDimensions(
    _ quantity: Quantity, from rest: ArraySlice<Quantity>, in tokens: [SentenceToken]
  ) -> [Dimension]? {
    var end = quantity.reach.upperBound
    // "If buttons measure 60 pt or larger, add 4 pt of padding": another clause is about another.
    if tokens[0].has(.condition),
      tokens[end..<min(end + 8, tokens.count)].contains(where: { $0.isMark(",") })
    {
      return nil
    }
    for (index, next) in zip(rest.indices, rest).prefix(6) {
      guard next.unit == quantity.unit, next.second == nil,
        continues(next, after: end, in: tokens), (quantity.bound == nil) == (next.bound == nil),
        tokens[end..<next.reach.lowerBound].contains(where: { $0.has(.listing) })
      else { return nil }
      let ceiling = index + 1 < rest.endIndex ? rest[index + 1].reach.lowerBound : tokens.count
      let found = DimensionFinder(tokens: tokens).dimensions(
        of: next, floor: next.reach.lowerBound, ceiling: ceiling)
      if !found.isEmpty { return found }
      end = next.reach.upperBound
    }
    return nil
  }

  /// Whether nothing else is named since `end`: "16pt (compact), 20pt (regular)".
  private func continues(_ quantity: Quantity, after end: Int, in tokens: [SentenceToken]) -> Bool {
    guard end <= quantity.reach.lowerBound else { return false }
    let gap = tokens[end..<quantity.reach.lowerBound]
    // "49pt (홈 화면 막대 포함 83pt)"
    if gap.first?.isMark("(") == true, gap.count <= 8,
      gap.last?.begins(withAny: Self.inclusions) == true
    {
      return true
    }
    return gap.count <= 8 && !gap.contains { $0.isMark(".") }
      && finder.things(in: tokens, end..<quantity.reach.lowerBound).allSatisfy { isVague($0.name) }
  }

  private static let inclusions: [ShortWord] = ["포함", "제외", "including", "excluding"]

  /// Whether the sentence or the lead is about a ratio, be it some words away.
  private mutating func speaksOfRatios(_ tokens: [SentenceToken]) -> Bool {
    (tokens.prefix(80) + lead).contains { $0.dimensions?.contains(.ratio) ?? false }
      || MetricHeadings.speakOfRatios(context)
  }

  /// Whether so much to one is the contrast of a text or of its background: "Text must reach 4.5:1".
  private func contrastsText(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    tokens[quantity.tokens.upperBound - 1].low == 1 && quantity.low > 1
      && tokens.prefix(40).contains { $0.begins(withAny: Self.contrasting) }
  }

  private static let contrasting: [ShortWord] = [
    "text", "background", "glyph", "텍스트", "글자", "배경", "글리프",
  ]

  /// Whether something is counted in this time: "1초에 한 번".
  private func isRateBase(
    _ quantity: Quantity, _ unit: MeasuredUnit, in tokens: [SentenceToken]
  ) -> Bool {
    let end = quantity.reach.upperBound
    guard unit.dimension == .duration, quantity.bound == nil || quantity.isAttributive else {
      return false
    }
    // "in any one second"
    let start = quantity.reach.lowerBound
    if quantity.isSpelled, start > 0, tokens[start - 1].spells("any") { return true }
    // "within a 365-day period"
    if quantity.isAttributive, end < tokens.count, Self.periods.contains(where: tokens[end].spells)
    {
      return true
    }
    return end + 1 < tokens.count && tokens[end].isGlued && tokens[end].spells("에")
      && tokens[end + 1].kind == .number
  }

  private static let periods: [ShortWord] = ["period", "window", "span"]

  /// Whether the number tells two things apart: "2 points larger than on iPhone".
  private func isDifference(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    guard quantity.bound == nil, quantity.second == nil, end < tokens.count else { return false }
    // "people finish 20% faster"
    if quantity.unit?.unit == .percent, !quantity.isRange,
      Self.gains.contains(where: tokens[end].spells)
        || tokens[end].begins(withAny: Self.koreanGains)
    {
      return true
    }
    if tokens[end].has(.comparing), end + 1 < tokens.count {
      return tokens[end + 1].isWord("than")
    }
    return start > 0 && tokens[start - 1].isHangul && tokens[start - 1].ends(with: "보다")
      && BoundWords.koreanComparisons.contains { tokens[end].begins(with: $0.beginning) }
  }

  /// Whether a share tells what happened: "rose to 68%", "31%에 불과했다".
  private func reports(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    guard quantity.bound == nil else { return false }
    let (start, end) = (quantity.reach.lowerBound, quantity.reach.upperBound)
    let before = tokens[max(0, start - 2)..<start]
    return before.contains { token in Self.changes.contains(where: token.spells) }
      || tokens[end..<min(end + 2, tokens.count)].contains {
        $0.begins(withAny: Self.koreanChanges)
      }
  }

  private static let changes: [ShortWord] = [
    "rose", "grew", "fell", "dropped", "increased", "decreased", "jumped",
  ]
  private static let koreanChanges: [ShortWord] = ["불과", "올랐", "늘었", "줄었", "떨어졌", "높아졌", "기록"]

  /// Whether points are those of a chart.
  private func isInChart(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let unit = tokens[quantity.tokens.upperBound - 1]
    return unit.begins(with: "point")
      && tokens.prefix(40).contains { $0.begins(withAny: Self.charts) }
  }

  private static let charts: [ShortWord] = ["chart", "graph", "plot", "data"]

  private static let gains: [ShortWord] = [
    "faster", "slower", "more", "fewer", "less", "better", "worse",
  ]
  private static let koreanGains: [ShortWord] = [
    "증가", "감소", "향상", "개선", "상승", "하락", "빨라", "빠르",
  ]

  /// Whether "within" only says where or when something is.
  private func isWithin(
    _ quantity: Quantity, _ unit: MeasuredUnit, in tokens: [SentenceToken]
  ) -> Bool {
    let start = quantity.reach.lowerBound
    return start < tokens.count && tokens[start].isWord("within")
      && (start == 0 || unit.dimension != .duration)
  }

  /// Whether something happens so many times; "once" is said of much, and "twenty times the width"
  /// compares.
  private func countsTimes(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let end = quantity.reach.upperBound
    return quantity.high > 1 && !(end < tokens.count && tokens[end].has(.comparing))
  }

  /// What a number multiplies where it compares: "at least twice as wide as its label".
  private func compared(_ quantity: Quantity, in tokens: [SentenceToken]) -> MeasuredUnit? {
    let end = quantity.reach.upperBound
    return end < tokens.count && tokens[end].has(.comparing) && !tokens[end].spells("more")
      ? Units.multiple : nil
  }

  /// What a Korean number stands right before: "44px 이상 터치 영역을", "1200px 화면에서".
  private func attributedSubject(_ quantity: Quantity, in tokens: [SentenceToken]) -> String? {
    let start = max(quantity.reach.upperBound, quantity.boundEnd ?? 0)
    guard start < tokens.count, !tokens[start].isGlued || tokens[start - 1].isHangul,
      let noun = tokens[start..<min(start + 2, tokens.count)].first(where: \.isHangul)
    else { return nil }
    if noun.begins(withAny: Self.screens) { return Self.screen }
    let things = finder.things(in: tokens, start..<min(start + 5, tokens.count)) { _ in true }
    guard let thing = things.first, thing.tokens.lowerBound == start, !isVague(thing.name),
      isObject(thing, in: tokens) || isAddedTo(thing, in: tokens)
    else { return nil }
    return thing.name
  }

  /// Whether something is added to a thing: "24pt 아이콘에 여백을".
  private func isAddedTo(_ thing: ThingFinder.Thing, in tokens: [SentenceToken]) -> Bool {
    let last = thing.tokens.upperBound - 1
    let next = last + 1 < tokens.count && tokens[last + 1].isGlued ? tokens[last + 1] : tokens[last]
    return next.isHangul && next.ends(with: "에")
  }

  static let screen = "screen"
  private static let screens: [ShortWord] = [
    "화면에", "캔버스", "뷰포트", "디스플레이에", "폭에서", "너비에서",
  ]

  /// What stands right before a number in a list behind a colon: "Sizes: titles 20 pt, text 17 pt".
  private func listedSubject(_ quantity: Quantity, in tokens: [SentenceToken]) -> String? {
    let start = quantity.reach.lowerBound
    guard start > 2,
      let mark = tokens[max(0, start - 5)..<start].lastIndex(where: { $0.kind == .mark }),
      mark + 1 < start, Self.listMarks.contains(where: tokens[mark].spells),
      tokens[..<(mark + 1)].contains(where: { $0.isMark(":") }),
      let thing = finder.thing(at: mark + 1, in: tokens, limit: start),
      thing.tokens.upperBound == start, !isVague(thing.name)
    else { return nil }
    return thing.name
  }

  private static let listMarks: [ShortWord] = [":", ",", "·", "/"]

  /// What a size stands behind: "icons of 20x20 pt".
  private func sizedSubject(_ quantity: Quantity, in tokens: [SentenceToken]) -> String? {
    let end = quantity.reach.lowerBound - 1
    guard quantity.second != nil, quantity.bound == nil, end > 0, tokens[end].isWord("of"),
      let thing = finder.things(in: tokens, max(0, end - 3)..<end).last,
      thing.tokens.upperBound == end, !isVague(thing.name)
    else { return nil }
    return thing.name
  }

  /// What one of several numbers is for: "Corner radius: 8 px for cards, 12 px for sheets".
  private func servedSubject(
    _ quantity: Quantity, floor: Int, followed isFollowed: Bool, in tokens: [SentenceToken]
  ) -> String? {
    var start = quantity.reach.upperBound + 1
    guard floor > 0 || isFollowed, start < tokens.count, tokens[start - 1].isWord("for"),
      quantity.unit?.unit == .characters
        || tokens[..<quantity.reach.lowerBound].suffix(Self.longestReach)
          .contains(where: { $0.isMark(":") })
    else { return nil }
    if tokens[start].has(.article), start + 1 < tokens.count { start += 1 }
    guard
      let thing = finder.thing(at: start, in: tokens, limit: tokens.count), !isVague(thing.name)
    else { return nil }
    return thing.name
  }

  /// What the clause of a further number is about: "아이콘 크기는 24pt, 터치 영역은 44pt".
  private func ownSubject(
    _ quantity: Quantity, after floor: Int, in tokens: [SentenceToken]
  ) -> String? {
    guard floor > 0, floor < quantity.reach.lowerBound else { return nil }
    let own = finder.things(in: tokens, floor..<quantity.reach.lowerBound)
      .filter { !isVague($0.name) }
    return own.last { thing in
      var last = thing.tokens.upperBound - 1
      // "글자 크기는"
      if last + 1 < quantity.reach.lowerBound, tokens[last].isHangul, tokens[last + 1].isHangul,
        tokens[last + 1].dimensions != nil
      {
        last += 1
      }
      let next = last + 1 < tokens.count ? tokens[last + 1] : tokens[last]
      if !tokens[last].isHangul, !next.isHangul {
        return next.has(.copula) || next.dimensions != nil
      }
      let word = next.isGlued && next.isHangul ? next : tokens[last]
      return word.ends(with: "은") || word.ends(with: "는")
    }?.name
  }

  private mutating func measuredSubject(
    _ quantity: Quantity, unit: Unit, in tokens: [SentenceToken]
  ) -> String {
    let start = mainClause(of: tokens, before: quantity.reach.lowerBound)
    if unit == .characters, let text = textSubject(quantity, from: start, in: tokens) {
      return text
    }
    // "스크롤 보기에서 버튼은": the place is not what is measured.
    let before = finder.things(in: tokens, start..<quantity.reach.lowerBound) { thing in
      !isVague(thing.name) && !isPlace(thing, in: tokens)
        && !Self.narrows(tokens[thing.tokens.upperBound])
    }
    let named = before.filter { !isVague($0.name) }
    if let first = named.firstIndex(where: { !isPlace($0, in: tokens) }) ?? named.indices.first {
      return head(of: named[first...], in: tokens).name
    }
    let limit = self.limit(behind: quantity.reach.upperBound, in: tokens)
    // "10pt, 그림자는 4pt": what a clause after it is about is not what is measured; "4/8pt" is none.
    let end =
      (quantity.reach.upperBound..<limit).first { index in
        tokens[index].isMark(";")
          || tokens[index].isMark("/") && !(index + 1 < limit && tokens[index + 1].isGlued)
          || tokens[index].isMark(",")
            && tokens[quantity.reach.upperBound..<limit].contains(where: \.isHangul)
      } ?? limit
    let after = finder.things(in: tokens, quantity.reach.upperBound..<end)
      .filter { !isVague($0.name) }
    if let object = after.first(where: { isObject($0, in: tokens) }) { return object.name }
    if let subject = grammaticalSubject(from: start, to: quantity.reach.lowerBound, in: tokens) {
      return subject
    }
    // What a pronoun or a Korean sentence without a subject speaks of stands in the lead.
    let isContinued = tokens[..<quantity.reach.lowerBound].contains {
      $0.isHangul || $0.has(.pronoun)
    }
    if isContinued, let topic = topic() { return topic }
    // "If a button is larger, add 4 pt around it …": it is what the condition speaks of.
    if let pronoun = tokens[quantity.reach.upperBound..<end].firstIndex(where: { $0.has(.pronoun) }
    ),
      after.first.map({ pronoun < $0.tokens.lowerBound }) ?? true,
      let thing = finder.things(in: tokens, 0..<start).last(where: { !isVague($0.name) })
    {
      return thing.name
    }
    return after.first?.name ?? topic() ?? headings.thing ?? owner ?? "interface"
  }

  /// Where the words behind a number end that may say what it measures: "49 pt (excluding the safe
  /// area)" does not measure that.
  private mutating func limit(behind end: Int, in tokens: [SentenceToken]) -> Int {
    let limit = min(end + 10, tokens.count)
    // "49 px + safe area"
    guard end + 1 < limit, !tokens[end].isMark("+") else { return end }
    guard tokens[end].isMark("("),
      headings.thing != nil
        || tokens[end..<limit].contains(where: { $0.begins(withAny: Self.exclusions) })
    else { return limit }
    return end
  }

  private static let exclusions: [ShortWord] = [
    "excluding", "exclud", "without", "except", "제외", "빼고",
  ]

  /// The last of Korean nouns side by side, which the others only narrow: of "카드 최소 터치 영역" the
  /// touch target.
  private func head(
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

  /// Whether a noun behind this word may be what the one before it narrows.
  private static func narrows(_ word: SentenceToken) -> Bool {
    word.has(.koreanBoundBefore) || narrowing.contains(where: word.spells)
  }

  private static let narrowing: [ShortWord] = ["전용", "기본", "주요", "보조", "권장"]

  /// What an English sentence is about though no table knows it: "the grip should be …".
  private func grammaticalSubject(
    from start: Int, to end: Int, in tokens: [SentenceToken]
  ) -> String? {
    if start == 0, end > 1, tokens[0].isPlural, !tokens[0].has(.dimension), tokens[1].has(.copula) {
      let noun = EnglishNouns.singular(tokens[0].text)
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

  /// What the lead sentence is about: its object in Korean, else the first thing it names.
  private mutating func topic() -> String? {
    let things = thingsOfLead().filter { !isVague($0.name) }
    let thing =
      things.first { isObject($0, in: lead) } ?? things.first { !isPlace($0, in: lead) }
    return (thing ?? things.first)?.name
  }

  private mutating func thingsOfLead() -> [ThingFinder.Thing] {
    if let leadThings { return leadThings }
    let things = finder.things(in: lead, 0..<lead.count)
    leadThings = things
    return things
  }

  private mutating func thingsOfPrevious() -> [ThingFinder.Thing] {
    if let previousThings { return previousThings }
    let things = finder.things(in: previous, 0..<previous.count)
    previousThings = things
    return things
  }

  /// Whether a thing carries the Korean object particle.
  private func isObject(_ thing: ThingFinder.Thing, in tokens: [SentenceToken]) -> Bool {
    let last = thing.tokens.upperBound - 1
    let next = last + 1 < tokens.count && tokens[last + 1].isGlued ? tokens[last + 1] : tokens[last]
    return next.isHangul && (next.ends(with: "을") || next.ends(with: "를"))
  }

  /// Whether so many characters are those of words in a text, not of a text: "네 글자 이하의 전치사".
  private func isOfOtherWords(_ quantity: Quantity, in tokens: [SentenceToken]) -> Bool {
    let end = quantity.boundEnd ?? quantity.reach.upperBound
    guard quantity.bound != nil, end < tokens.count, tokens[end - 1].isHangul,
      tokens[end - 1].ends(with: "의")
    else { return false }
    return finder.things(in: tokens, end..<min(end + 5, tokens.count)) { _ in true }.isEmpty
  }

  /// The text whose characters, words or lines are counted.
  private mutating func textSubject(
    _ quantity: Quantity, from start: Int, in tokens: [SentenceToken]
  ) -> String? {
    let end = quantity.reach.upperBound
    let texts = [
      finder.things(in: tokens, start..<quantity.reach.lowerBound).reversed(),
      finder.things(in: tokens, end..<min(end + 10, tokens.count)),
      thingsOfLead(), thingsOfPrevious(),
    ].flatMap { $0 }.map(\.name).filter(isText)
    // "Aim for a two-word title" under "Create short button titles" is about button titles.
    return texts.first.map { first in texts.first { $0.hasSuffix(" " + first) } ?? first }
  }

  private func isText(_ name: String) -> Bool {
    MetricThings.texts.contains(name) || name.hasSuffix(" title") || name.hasSuffix(" label")
      || name.hasSuffix(" name")
  }

  private func isPlace(_ thing: ThingFinder.Thing, in tokens: [SentenceToken]) -> Bool {
    let last = thing.tokens.upperBound - 1
    return tokens[last].ends(withAny: Self.places)
      || last + 1 < tokens.count && tokens[last + 1].isGlued
        && tokens[last + 1].ends(withAny: Self.places)
  }

  private static let places: [ShortWord] = ["에서", "에서는", "에서의", "에는"]

  /// Names that are everywhere and say little.
  private func isVague(_ name: String) -> Bool { Self.vague.contains(name) }

  private static let vague = Set(DimensionWords.words.keys)
    .union(["screen", "area", "corner", "element", "device", "weight", "value"])

  /// How many tokens before a number may say what it is about.
  private static let longestReach = 48

  /// Where the sentence begins after "In iOS," or "When …,".
  private func mainClause(of tokens: [SentenceToken], before end: Int) -> Int {
    guard let first = tokens.first, first.has(.opensClause),
      let comma = tokens[..<min(end, 24)].firstIndex(where: { $0.isMark(",") })
    else { return max(0, end - Self.longestReach) }
    return max(comma + 1, end - Self.longestReach)
  }

  // MARK: Counted

  private mutating func counted(
    _ quantity: Quantity, followed next: Quantity?, in tokens: [SentenceToken], floor: Int,
    ceiling: Int, sense: GuidelineSense, platforms: [Platform],
    last: inout LastCount?
  ) -> Metric? {
    let nouns = CountedNounFinder(tokens: tokens, finder: finder)
    var quantity = quantity
    guard
      let noun = nouns.noun(of: quantity, floor: floor, ceiling: ceiling)
        ?? nouns.omittedNoun(of: quantity, sense: sense, previous: previous, lead: lead)
        ?? repeatedNoun(of: quantity, last, in: tokens)
        ?? lentNoun(to: quantity, by: next, nouns)
    else { return nil }
    let unit = Unit(rawValue: EnglishNouns.plural(noun.head))
    // "no more than three buttons with glyphs — or two buttons with text"
    if quantity.bound == nil, !quantity.isRange, let last, last.unit == unit,
      sense.continues(quantity)
    {
      quantity.bound = last.quantity.bound
    }
    // "up to four rows and three columns"
    if quantity.bound == nil, !quantity.isRange, let last, joinsBefore(quantity, tokens) {
      quantity.bound = last.quantity.bound
    }
    if noun.isKnown, sense.singlesOut(quantity) { quantity.bound = .atMost }
    guard sense.sets(quantity, noun: noun) else { return nil }
    last = LastCount(quantity: quantity, unit: unit, noun: noun)
    let limits = quantity.countLimits
    if let maximum = limits.maximum, maximum < 1 { return nil }
    let isText = ["word", "character"].contains(noun.head)
    return Metric(
      subject: countedSubject(noun, quantity: quantity, in: tokens),
      dimension: isText ? .length : .count, minimum: limits.minimum, maximum: limits.maximum,
      isApproximate: quantity.isApproximate, unit: unit, platforms: platforms,
      source: reference(tokens[quantity.tokens.lowerBound]))
  }

  /// What the last counted number of a sentence counted.
  private struct LastCount {
    let quantity: Quantity
    let unit: Unit
    let noun: CountedNoun
  }

  /// The noun of the number before, which it is joined to or bounded beside.
  ///
  /// "no more than seven segments in a wide view and five on iPhone", "버튼은 한두 개만 두고, 세 개를
  /// 초과하지 마세요"
  private func repeatedNoun(
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

  /// The noun behind the next number where both are counted alike: "약 5~7개, iPhone에서는 5개 이하의
  /// 세그먼트".
  private func lentNoun(
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

  private func joinsBefore(_ quantity: Quantity, _ tokens: [SentenceToken]) -> Bool {
    guard quantity.reach.lowerBound > 0 else { return false }
    let before = tokens[quantity.reach.lowerBound - 1]
    return before.isWord("and")
      || before.isHangul && (before.ends(with: "과") || before.ends(with: "와"))
  }

  private mutating func countedSubject(
    _ noun: CountedNoun, quantity: Quantity, in tokens: [SentenceToken]
  ) -> String {
    guard noun.phrase == noun.head, MetricThings.parts.contains(noun.head) else {
      return noun.phrase
    }
    let start = mainClause(of: tokens, before: quantity.reach.lowerBound)
    if ["word", "line", "sentence", "character"].contains(noun.head),
      let text = textSubject(quantity, from: start, in: tokens)
    {
      return text
    }
    let before = finder.things(in: tokens, start..<quantity.reach.lowerBound)
    let named = before.filter { $0.name != noun.head && !isVague($0.name) }
    // Of "four rows and three columns" the columns are not the rows'.
    let thing =
      named.last { !MetricThings.parts.contains($0.name) }
      ?? (joinsBefore(quantity, tokens) ? nil : named.last)
    if let thing, !noun.isOmitted { return thing.name }
    return owner ?? headings.thing ?? topic() ?? noun.phrase
  }
}

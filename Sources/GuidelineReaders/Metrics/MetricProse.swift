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
  var lead: [SentenceToken] = []
  /// The sentence before.
  var previous: [SentenceToken] = []
  /// The room of the sentence that is read.
  private var room: [SentenceToken] = []
  var leadThings: [ThingFinder.Thing]?
  var previousThings: [ThingFinder.Thing]?
  /// What the last measured number of the sentence measured, and where it ends.
  var lastMeasured: LastMeasure?
  private var knownHeadings: MetricHeadings?

  init(context: MetricContext) {
    self.context = context
    self.finder = ThingFinder(names: context.names)
  }

  /// What the page is about.
  var owner: String? { context.owner }

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
      func site(_ quantity: Quantity, place: Shorthand? = nil) -> MeasuredSite {
        MeasuredSite(
          quantity: quantity, followers: quantities[(position + 1)...], tokens: tokens,
          floor: floor, ceiling: ceiling, sense: sense, platforms: scope, place: place)
      }
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
        addMeasured(site(quantity, place: place), to: &metrics)
      } else if let quantity = lineHeight(quantity, floor: floor, ceiling: ceiling, in: tokens) {
        addMeasured(site(quantity), to: &metrics)
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

  func reference(_ token: SentenceToken) -> LineReference {
    LineReference(document: context.document, line: token.line, language: context.language)
  }

  /// Whether a length in parentheses is the side of the square before it: "44 x 44 pt (44 px)".
  func restates(
    _ quantity: Quantity, _ last: Quantity, in tokens: [SentenceToken]
  ) -> Bool {
    quantity.second == nil && last.second != nil && quantity.low == last.low
      && quantity.reach.lowerBound == last.reach.upperBound + 1
      && tokens[last.reach.upperBound].isMark("(")
  }
}

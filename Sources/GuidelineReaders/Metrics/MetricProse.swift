internal import Guidelines
internal import TextAnalysis

/// Decides which quantities of a sentence are metrics, and of what.
///
/// Its extensions come in levels, each of which uses those before it: subjects, dimensions, lines and
/// mentions, then counted and measured numbers. `ProseReader` goes through the sentences.
struct MetricProse {
  let finder: ThingFinder
  private(set) var context: MetricContext
  /// The first sentence, which says what the passage is about.
  var lead: [SentenceToken] = []
  /// The sentence before.
  var previous: [SentenceToken] = []
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
      let headings = context.headings(finder: finder)
      knownHeadings = headings
      return headings
    }
  }

  /// Goes on to a text that stands in `context`.
  mutating func start(in context: MetricContext) {
    self.context = context
    knownHeadings = nil
    start()
  }

  /// Goes on to another text in the same place.
  mutating func start() {
    lead.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
    (leadThings, previousThings) = (nil, nil)
  }

  /// Goes on from `sentence`, which takes the room of the one before it.
  mutating func leave(_ sentence: inout [SentenceToken]) {
    if lead.isEmpty {
      lead.append(contentsOf: sentence.prefix(40))
      leadThings = nil
    }
    if sentence.count > 80 { sentence.removeSubrange(80...) }
    swap(&previous, &sentence)
    previousThings = nil
  }

  func reference(_ token: SentenceToken) -> LineReference {
    LineReference(document: context.document, line: token.line, language: context.language)
  }
}

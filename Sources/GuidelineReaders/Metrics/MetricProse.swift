internal import Guidelines
internal import TextAnalysis

/// Decides which quantities of a sentence are metrics, and what their subjects are.
///
/// Its extensions form levels, each of which uses only those before it: subjects, dimensions, lines
/// and mentions, then counted and measured numbers. `ProseReader` iterates over the sentences.
struct MetricProse {
  let finder: ThingFinder
  private(set) var context: MetricContext
  /// Whether a sentence before began an example.
  var goesOnWithExample = false
  /// The first sentence, which states the topic of the passage.
  var lead: [SentenceToken] = []
  /// The preceding sentence.
  var previous: [SentenceToken] = []
  /// What the sentence as a whole says.
  var facts = SentenceFacts([])
  /// The last measure of the sentence, and where it ends.
  var lastMeasured: LastMeasure?
  private var knownHeadings: MetricHeadings?

  init(context: MetricContext) {
    self.context = context
    self.finder = ThingFinder(names: context.names)
  }

  /// The name of the page's component.
  var owner: String? { context.owner }

  /// The meaning of the headings above the text.
  var headings: MetricHeadings {
    mutating get {
      if let knownHeadings { return knownHeadings }
      let headings = context.headings(finder: finder)
      knownHeadings = headings
      return headings
    }
  }

  /// Starts a text in another `context`.
  mutating func start(in context: MetricContext) {
    self.context = context
    knownHeadings = nil
    start()
  }

  /// Starts another text in the same context.
  mutating func start() {
    goesOnWithExample = false
    lead.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
  }

  /// Makes `sentence` the preceding one and hands back the old buffer for reuse.
  mutating func leave(_ sentence: inout [SentenceToken]) {
    goesOnWithExample = goesOnWithExample || GuidelineSense.opensExample(sentence)
    if lead.isEmpty { lead.append(contentsOf: sentence.prefix(40)) }
    if sentence.count > 80 { sentence.removeSubrange(80...) }
    swap(&previous, &sentence)
  }

  func reference(_ token: SentenceToken) -> LineReference {
    LineReference(document: context.document, line: token.line, language: context.language)
  }
}

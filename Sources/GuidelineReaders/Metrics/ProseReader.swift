package import Guidelines
package import TextAnalysis

/// Reads the metrics of prose, sentence by sentence.
///
/// Reusable for any number of texts with the same names.
struct ProseReader {
  private var prose: MetricProse
  private var tokenizer = SentenceTokenizer()
  /// A buffer for the current sentence.
  private var room: [SentenceToken] = []

  init(context: MetricContext) { prose = MetricProse(context: context) }

  /// The metrics of `lines` in `context`, in reading order.
  mutating func metrics(in lines: [TextLine], context: MetricContext) -> [Metric] {
    prose.start(in: context)
    return metrics(in: lines)
  }

  /// The metrics of `lines` in reading order.
  mutating func metrics(in lines: [TextLine]) -> [Metric] {
    guard let last = Self.lastPlaceOfNumber(in: lines) else { return [] }
    tokenizer.start(lines)
    prose.start()
    var metrics: [Metric] = []
    var sentence: [SentenceToken] = []
    swap(&sentence, &room)
    while tokenizer.read(&sentence) {
      if sentence.contains(where: { $0.kind == .number }) {
        prose.addMetrics(in: sentence, to: &metrics)
      }
      // Nothing is read after the last number.
      if tokenizer.isBehind(last) { break }
      prose.leave(&sentence)
    }
    swap(&sentence, &room)
    return metrics
  }

  private static func lastPlaceOfNumber(in lines: [TextLine]) -> (line: Int, offset: Int)? {
    for line in lines.indices.reversed() {
      if let offset = NumberSearch.lastPlace(in: lines[line].text) { return (line, offset) }
    }
    return nil
  }
}

/// Reads the metrics of a guideline.
package enum MetricReading {
  /// The metrics of a prose text, in reading order.
  ///
  /// A sentence may extend over several lines; each metric cites the line of its number.
  package static func metrics(in lines: [TextLine], context: MetricContext) -> [Metric] {
    var prose = ProseReader(context: context)
    return prose.metrics(in: lines)
  }

  /// The metrics of a table, row by row.
  ///
  /// The subject, dimension and qualifiers come from the row header, the column header and `context.caption`.
  package static func metrics(
    inTable rows: [[TextLine]], header: [TextLine], context: MetricContext
  ) -> [Metric] {
    MetricTable(context: context).metrics(rows: rows, header: header)
  }
}

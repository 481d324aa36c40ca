package import Guidelines
package import TextAnalysis

/// Finds the numbers of a guideline that are metrics.
package enum MetricReading {
  /// The metrics that a prose text states, in reading order.
  ///
  /// A sentence may run over several lines; each metric cites the line that holds its number.
  package static func metrics(in lines: [TextLine], context: MetricContext) -> [Metric] {
    var prose = ProseReader(context: context)
    return prose.metrics(in: lines)
  }

  /// The metrics of a table, row by row.
  ///
  /// What the row header, the column header and `context.caption` say becomes the subject, the
  /// dimension and the qualifiers.
  package static func metrics(
    inTable rows: [[TextLine]], header: [TextLine], context: MetricContext
  ) -> [Metric] {
    MetricTable(context: context).metrics(rows: rows, header: header)
  }
}

package import Guidelines
package import TextAnalysis

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
  /// The subject, dimension and qualifiers come from the row header, the column header and
  /// `context.caption`.
  package static func metrics(
    inTable rows: [[TextLine]], header: [TextLine], context: MetricContext
  ) -> [Metric] {
    MetricTable(context: context).metrics(rows: rows, header: header)
  }
}

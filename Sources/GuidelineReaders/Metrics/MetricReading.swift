package import Guidelines
package import TextAnalysis

/// What is known of a text before its numbers are read.
package struct MetricContext: Sendable {
  /// The language of the text.
  package var language: Language
  /// The page of the guidelines it stands on, where that is known.
  package var component: ComponentName?
  /// The headings above it, outermost first.
  package var section: [String]
  /// The short line that its list stands under: "Buttons:".
  package var label: String?
  /// The platforms it speaks of; empty for all.
  package var platforms: [Platform]
  /// What the text or table says it is about: the short line above a table.
  package var caption: String?
  /// The unit of sizes in the table beside it, for a table that names none.
  package var sizeUnit: Unit?
  /// The names of things.
  package var names: ThingNames
  /// What the headings of the document say that were read last.
  var known: KnownHeadings?
  /// The document's name, for the references.
  package var document: String
}

// In an extension, for which the compiler makes an initializer of its own, which copies nothing.
extension MetricContext {
  /// Creates a context with the names of `glossary`.
  package init(
    language: Language, component: ComponentName? = nil, section: [String] = [],
    platforms: [Platform] = [], caption: String? = nil, glossary: Glossary, document: String
  ) {
    self.init(
      language: language, component: component, section: section, platforms: platforms,
      caption: caption, names: ThingNames(glossary), document: document)
  }

  /// Creates a context.
  package init(
    language: Language, component: ComponentName? = nil, section: [String] = [],
    platforms: [Platform] = [], caption: String? = nil, names: ThingNames, document: String
  ) {
    self.init(
      language: language, component: component, section: section, label: nil,
      platforms: platforms, caption: caption, sizeUnit: nil, names: names, known: nil,
      document: document)
  }

  /// What the page is about.
  var owner: String? {
    guard let component else { return nil }
    guard let known else { return names.name(of: component) }
    return known.name(of: component, names)
  }
}

/// A line whose numbers are read.
package typealias MetricLine = TextLine

/// Finds the numbers of a guideline that are metrics.
package enum MetricReading {
  /// The metrics that a prose text states, in reading order.
  ///
  /// A sentence may run over several lines; each metric cites the line that holds its number.
  package static func metrics(in lines: [MetricLine], context: MetricContext) -> [Metric] {
    var prose = MetricProse(context: context)
    return prose.metrics(in: lines)
  }

  /// The metrics of a table, row by row.
  ///
  /// What the row header, the column header and `context.caption` say becomes the subject, the
  /// dimension and the qualifiers.
  package static func metrics(
    inTable rows: [[MetricLine]], header: [MetricLine], context: MetricContext
  ) -> [Metric] {
    MetricTable(context: context).metrics(rows: rows, header: header)
  }

  /// The table that plain text lines were before they lost their cell borders.
  ///
  /// `nil` where the lines are no such table.
  package static func flattenedTable(
    _ lines: [MetricLine]
  ) -> (header: [MetricLine], rows: [[MetricLine]])? {
    var header: MetricLine?
    var rows: [(label: MetricLine?, values: [MetricLine])] = []
    for line in lines where !line.text.allSatisfy(\.isWhitespace) {
      if let row = FlattenedTable.cells(of: line) {
        rows.append(row)
      } else if rows.isEmpty, header == nil {
        header = line
      } else {
        return nil
      }
    }
    guard let first = rows.first, rows.allSatisfy({ $0.values.count == first.values.count })
    else { return nil }
    let hasLabels = rows.contains { $0.label != nil }
    let count = first.values.count + (hasLabels ? 1 : 0)
    guard first.values.count > 1 || rows.count > 1 else { return nil }
    let blank = MetricLine(text: "", line: first.values[0].line)
    var cells: [MetricLine] = []
    if let header {
      if count == 1 {
        cells = [header]
      } else if let parts = FlattenedTable.header(header, count: count) {
        cells = parts
      } else if hasLabels,
        let parts = FlattenedTable.header(header, count: first.values.count)
      {
        cells = [blank] + parts
      } else {
        return nil
      }
    }
    return (cells, rows.map { (hasLabels ? [$0.label ?? blank] : []) + $0.values })
  }

  /// Joins the metrics that both languages state.
  ///
  /// What is equal becomes one entry with the English source, `confirmed` by the Korean one;
  /// everything else stays as it is, because a number that differs is a finding. Of two tables that
  /// translate each other, a row is known by its place among `rows`.
  package static func merge(
    en: consuming [Metric], ko: [Metric], rows: TranslatedRows? = nil
  ) -> [Metric] {
    if ko.isEmpty { return en }
    if en.isEmpty { return ko }
    var joined = en
    var rest: [Metric] = []
    // The English ones that wait to be confirmed, by their numbers.
    var waiting: [Numbers: [Int]] = [:]
    // What English counts as well, the Korean number is another statement of.
    var counted: Set<Unit> = []
    for index in joined.indices {
      if joined[index].dimension == .count { counted.insert(joined[index].unit) }
      if joined[index].confirmed == nil, joined[index].source.language == .en {
        waiting[Numbers(joined[index]), default: []].append(index)
      }
    }
    for metric in ko {
      let numbers = Numbers(metric)
      func open(_ test: (Metric) -> Bool) -> Int? {
        waiting[numbers]?.first { test(joined[$0]) }
      }
      let match =
        open { $0.statesSame(as: metric) }
        ?? open {
          // One language may say only that it is a size.
          guard $0.dimension == .size || metric.dimension == .size else { return false }
          var other = metric
          other.dimension = $0.dimension
          return $0.statesSame(as: other)
        }
        ?? open {
          // One language may leave to the sentence before when it holds.
          guard $0.qualifiers.isEmpty || metric.qualifiers.isEmpty else { return false }
          var other = metric
          other.qualifiers = $0.qualifiers
          return $0.statesSame(as: other)
        }
        ?? open {
          // A translator may have another noun for what is counted: levels, 층.
          guard $0.dimension == .count, !counted.contains(metric.unit) else { return false }
          var other = metric
          other.unit = $0.unit
          return $0.statesSame(as: other)
        }
        ?? open {
          // What rows and columns are called is in the language of the table.
          guard let rows else { return false }
          return $0.dimension == metric.dimension && $0.unit == metric.unit
            && rows.mayTranslate($0, metric)
        }
      if let match {
        if joined[match].dimension == .size { joined[match].dimension = metric.dimension }
        if joined[match].qualifiers.isEmpty { joined[match].qualifiers = metric.qualifiers }
        joined[match].confirmed = metric.source
        waiting[numbers]?.removeAll { $0 == match }
      } else {
        rest.append(metric)
      }
    }
    joined += rest
    return joined
  }

  /// What metrics that state the same have in common, whatever their nouns are.
  private struct Numbers: Hashable {
    let minimum: Double?
    let maximum: Double?
    let scale: Int?

    init(_ metric: Metric) {
      minimum = metric.minimum
      maximum = metric.maximum
      scale = metric.scale
    }
  }
}

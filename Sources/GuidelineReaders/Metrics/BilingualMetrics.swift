package import Guidelines

/// Joins the metrics that a text and its translation state.
package enum BilingualMetrics {
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

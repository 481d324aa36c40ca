package import Guidelines

/// Merges the metrics that a text and its translation state.
package enum BilingualMetrics {
  /// Merges the metrics of both languages.
  ///
  /// Equal metrics become one entry with the English source, `confirmed` by the Korean one. All
  /// others are kept separately, because numbers that differ are a finding for the audit. Rows of
  /// two tables that are translations are identified by their position in `rows`.
  package static func merge(
    en: consuming [Metric], ko: [Metric], rows: TranslatedRows? = nil
  ) -> [Metric] {
    if ko.isEmpty { return en }
    if en.isEmpty { return ko }
    var joined = Joined(en)
    for metric in ko { joined.add(metric, rows: rows) }
    return joined.all
  }

  /// The merge so far: the English metrics, some of them confirmed, and the unmatched Korean ones.
  private struct Joined {
    private var english: [Metric]
    private var rest: [Metric] = []
    /// The English metrics that are still unconfirmed, by their numbers.
    private var waiting: [Numbers: [Int]] = [:]
    /// Units of the English counts: a Korean count in one of them does not use another noun.
    private var counted: Set<Unit> = []

    init(_ metrics: consuming [Metric]) {
      english = metrics
      for index in english.indices {
        if english[index].dimension == .count { counted.insert(english[index].unit) }
        if english[index].confirmed == nil, english[index].source.language == .en {
          waiting[Numbers(english[index]), default: []].append(index)
        }
      }
    }

    var all: [Metric] { english + rest }

    mutating func add(_ metric: Metric, rows: TranslatedRows?) {
      let numbers = Numbers(metric)
      guard let match = match(for: metric, among: waiting[numbers] ?? [], rows: rows) else {
        rest.append(metric)
        return
      }
      if english[match].dimension == .size { english[match].dimension = metric.dimension }
      if english[match].qualifiers.isEmpty { english[match].qualifiers = metric.qualifiers }
      english[match].confirmed = metric.source
      waiting[numbers]?.removeAll { $0 == match }
    }

    /// The unconfirmed English metric that a Korean one restates, by the most reliable criterion.
    private func match(
      for metric: Metric, among waiting: [Int], rows: TranslatedRows?
    ) -> Int? {
      func first(_ test: (Metric) -> Bool) -> Int? { waiting.first { test(english[$0]) } }
      return first { $0.statesSame(as: metric) } ?? first { isVaguer(metric, $0) }
        ?? first { leavesCircumstances(metric, $0) } ?? first { countsByAnotherNoun(metric, $0) }
        ?? first { namesInOwnWords(metric, $0) }
        // Names of rows and columns are in the language of the table.
        ?? first { one in
          rows.map {
            one.dimension == metric.dimension && one.unit == metric.unit
              && $0.mayTranslate(one, metric)
          } ?? false
        }
    }

    /// Whether the metrics agree, except that one language only speaks of a size.
    private func isVaguer(_ metric: Metric, _ one: Metric) -> Bool {
      guard one.dimension == .size || metric.dimension == .size else { return false }
      var other = metric
      other.dimension = one.dimension
      return one.statesSame(as: other)
    }

    /// Whether the metrics agree, except that one language states the circumstances a sentence earlier.
    private func leavesCircumstances(_ metric: Metric, _ one: Metric) -> Bool {
      guard one.qualifiers.isEmpty || metric.qualifiers.isEmpty else { return false }
      var other = metric
      other.qualifiers = one.qualifiers
      return one.statesSame(as: other)
    }

    /// Whether the metrics agree, except that the Korean subject is an untranslated Korean phrase.
    private func namesInOwnWords(_ metric: Metric, _ one: Metric) -> Bool {
      guard holdsHangul(metric.subject) else { return false }
      var other = metric
      other.subject = one.subject
      return one.statesSame(as: other)
    }

    /// Whether the translation uses another noun for what is counted: levels, 층.
    private func countsByAnotherNoun(_ metric: Metric, _ one: Metric) -> Bool {
      guard one.dimension == .count, !counted.contains(metric.unit) else { return false }
      var other = metric
      other.unit = one.unit
      return one.statesSame(as: other)
    }
  }

  /// The key under which metrics with the same numbers are grouped, whatever their nouns.
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

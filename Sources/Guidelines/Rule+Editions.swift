/// What the documents of one edition state about a rule.
public struct EditionStatement: Hashable, Encodable, Sendable {
  /// The edition; `nil` for documents of unknown edition.
  public var edition: Edition?
  /// The documents of that edition that state the rule.
  public var documents: [String]
  /// The first of their statements in each language.
  public var statement: Bilingual<String>
  /// The metrics that they state, without duplicates.
  public var metrics: [Metric]
  /// The metrics that differ from the preceding edition.
  public var changes: [MetricChange]

  /// Whether a metric differs from the preceding edition.
  public var differs: Bool { !changes.isEmpty }

  private enum CodingKeys: String, CodingKey {
    case edition
    case documents
    case statement
    case metrics
    case changes
    case differs
  }

  /// Writes the JSON form of Docs/FORMATS.md; an unknown edition is `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(edition, forKey: .edition)
    try container.encode(documents, forKey: .documents)
    try container.encode(statement, forKey: .statement)
    try container.encode(metrics, forKey: .metrics)
    try container.encode(changes, forKey: .changes)
    try container.encode(differs, forKey: .differs)
  }
}

/// A metric whose value differs between two editions.
public struct MetricChange: Hashable, Codable, Sendable {
  /// The metric in the earlier edition.
  public var before: Metric
  /// The metric in the later edition.
  public var after: Metric
}

extension Rule {
  /// The first edition in which it is known to hold: the stated one, or else that of its earliest
  /// source.
  ///
  /// `nil` if this is unknown: a source has no known edition, or its document states the validity
  /// of each rule but no beginning for this one.
  public var firstEdition: Edition? {
    if let since = time.validity.since { return since }
    guard time.validity.until == nil, time.validity.verified == nil,
      sources.allSatisfy({ $0.edition != nil })
    else { return nil }
    return sources.compactMap(\.edition).min()
  }

  /// The statements of each edition, oldest first; documents without an edition come last.
  ///
  /// - Complexity: O(*s* · *m*) for *s* sources and *m* metrics.
  public var editions: [EditionStatement] {
    let known = Set(sources.compactMap(\.edition)).sorted()
    var statements: [EditionStatement] = []
    for edition in known.map(Optional.some) + [nil] {
      let own = sources.filter { $0.edition == edition }
      guard !own.isEmpty else { continue }
      let documents = own.map(\.document)
      var values: [Metric] = []
      for metric in metrics
      where documents.contains(metric.source.document)
        && !values.contains(where: { $0.statesSame(as: metric) })
      {
        values.append(metric)
      }
      let before = statements.last { !$0.metrics.isEmpty }
      statements.append(
        EditionStatement(
          edition: edition, documents: documents,
          statement: Bilingual(
            en: own.lazy.compactMap(\.text.en?.text).first,
            ko: own.lazy.compactMap(\.text.ko?.text).first),
          metrics: values,
          changes: edition == nil ? [] : Self.changes(from: before?.metrics ?? [], to: values)))
    }
    return statements
  }

  /// The metrics of `new` whose value differs from that in `old` for the same dimension, unit,
  /// scale, qualifiers and platforms.
  private static func changes(from old: [Metric], to new: [Metric]) -> [MetricChange] {
    new.compactMap { metric in
      let same = old.filter {
        $0.dimension == metric.dimension && $0.unit == metric.unit && $0.scale == metric.scale
          && $0.qualifiers == metric.qualifiers && $0.platforms == metric.platforms
      }
      guard let before = same.first, !same.contains(where: { $0.statesSame(as: metric) }) else {
        return nil
      }
      return MetricChange(before: before, after: metric)
    }
  }
}

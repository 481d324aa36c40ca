public import Guidelines

/// What an edition changed about one rule.
public struct RuleChange: Hashable, Sendable {
  /// What became of it.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// The edition states it for the first time.
    case added
    /// Nothing states it from then on, and nothing took its place.
    case ended
    /// Another rule took its place.
    case replaced
    /// It stands, with other numbers.
    case changed
  }

  /// One side of a change.
  public struct Side: Hashable, Sendable {
    /// The rule.
    public var rule: RuleID
    /// What it asks for in one sentence.
    public var title: Bilingual<String>
    /// The numbers it sets.
    public var metrics: [Metric]
    /// Who states it.
    public var sources: [RuleSource]
  }

  /// The edition that changed it.
  public var edition: Edition
  /// What became of the rule.
  public var kind: Kind
  /// The rule that was there before, or that is new.
  public var rule: RuleID
  /// The component it is about.
  public var component: ComponentName?
  /// What held before; `nil` for what is new.
  public var before: Side?
  /// What holds since; `nil` for what ended.
  public var after: Side?
}

extension RuleChange.Side {
  /// The whole of `rule`.
  init(_ rule: Rule) {
    self.init(rule: rule.id, title: rule.title, metrics: rule.metrics, sources: rule.sources)
  }

  /// What `edition` says of `rule`.
  init(_ rule: Rule, in edition: EditionStatement) {
    self.init(
      rule: rule.id, title: rule.title, metrics: edition.metrics,
      sources: rule.sources.filter { $0.edition == edition.edition })
  }
}

extension RuleChange: Encodable {
  private enum CodingKeys: String, CodingKey {
    case edition
    case kind
    case rule
    case component
    case before
    case after
    case metrics
    case sources
  }

  private enum SideKeys: String, CodingKey {
    case rule
    case title
  }

  private enum MetricKeys: String, CodingKey {
    case before
    case after
  }

  /// Writes one entry of `changes --json`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(edition, forKey: .edition)
    try container.encode(kind, forKey: .kind)
    try container.encode(rule, forKey: .rule)
    try container.encode(component, forKey: .component)
    for (side, key) in [(before, CodingKeys.before), (after, .after)] {
      guard let side else {
        try container.encodeNil(forKey: key)
        continue
      }
      var object = container.nestedContainer(keyedBy: SideKeys.self, forKey: key)
      try object.encode(side.rule, forKey: .rule)
      try object.encode(side.title, forKey: .title)
    }
    var metrics = container.nestedContainer(keyedBy: MetricKeys.self, forKey: .metrics)
    try metrics.encode(before?.metrics ?? [], forKey: .before)
    try metrics.encode(after?.metrics ?? [], forKey: .after)
    try container.encode((before?.sources ?? []) + (after?.sources ?? []), forKey: .sources)
  }
}

public import Guidelines

/// A change that an edition made to a rule.
public struct RuleChange: Hashable, Sendable {
  /// The kinds of change.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// The edition states the rule for the first time.
    case added
    /// The rule ended, and no other replaced it.
    case ended
    /// Another rule replaced it.
    case replaced
    /// The rule's numbers changed.
    case changed
  }

  /// One side of a change.
  public struct Side: Hashable, Sendable {
    /// The rule.
    public var rule: RuleID
    /// The rule in one sentence.
    public var title: Bilingual<String>
    /// The metrics that it states.
    public var metrics: [Metric]
    /// The sources that state it.
    public var sources: [RuleSource]
  }

  /// The edition that made the change.
  public var edition: Edition
  /// The kind of change.
  public var kind: Kind
  /// The id of the earlier rule, or of a new one.
  public var rule: RuleID
  /// The component it is about.
  public var component: ComponentName?
  /// The rule before the change; `nil` for a new rule.
  public var before: Side?
  /// The rule after the change; `nil` for one that ended.
  public var after: Side?
}

extension RuleChange.Side {
  /// Creates a side with everything that `rule` states.
  init(_ rule: Rule) {
    self.init(rule: rule.id, title: rule.title, metrics: rule.metrics, sources: rule.sources)
  }

  /// Creates a side with only what `edition` states about `rule`.
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

public import Guidelines
public import KnowledgeBase

/// How the statements of other authorities compare with Apple's.
public struct AuthorityReport: Sendable {
  /// How a rule compares with Apple's rule about the same thing.
  public enum Relation: String, Codable, CaseIterable, Sendable {
    /// It is impossible to follow both.
    case contradicts
    /// It allows what Apple does not.
    case looser
    /// Following it implies following Apple's.
    case stricter
    case agrees
    /// Apple states nothing about it.
    case ownOnly = "own-only"
    /// The other authority states nothing about it, though it has rules about the same component.
    case appleOnly = "apple-only"

    /// The severity of the relation.
    public var severity: AuditSeverity {
      switch self {
      case .contradicts: .error
      case .looser: .warning
      case .stricter, .agrees, .ownOnly, .appleOnly: .note
      }
    }
  }

  /// A rule and Apple's counterpart, one row of the table.
  public struct Row: Hashable, Sendable {
    /// The component that both are about.
    public var component: ComponentName?
    /// How they compare.
    public var relation: Relation
    /// The rule of the other authority.
    public var own: Side?
    /// Apple's rule.
    public var apple: Side?
    /// The differences, one sentence each.
    public var differences: [Bilingual<String>]
  }

  /// A rule on one side.
  public struct Side: Hashable, Encodable, Sendable {
    /// The authority that states it.
    public var authority: Authority
    /// Its id.
    public var rule: RuleID
    /// The rule in one sentence.
    public var title: Bilingual<String>
    /// The first place where it is stated.
    public var place: SourceReport.Place?

    init(_ rule: Rule) {
      authority = rule.authority
      self.rule = rule.id
      title = rule.title
      place = rule.sources.first.map {
        SourceReport.Place(document: $0.document, line: $0.lines.first)
      }
    }
  }

  /// The rows by component, those with the greatest differences first.
  public internal(set) var rows: [Row] = []

  /// The number of rows with `relation`.
  public func count(_ relation: Relation) -> Int { rows.count { $0.relation == relation } }
}

extension AuthorityReport.Row: Encodable {
  private enum CodingKeys: String, CodingKey {
    case component
    case relation
    case own
    case apple
    case differences
  }

  /// Writes one row of `audit --own --json`; missing values are `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(component, forKey: .component)
    try container.encode(relation, forKey: .relation)
    try container.encode(own, forKey: .own)
    try container.encode(apple, forKey: .apple)
    try container.encode(differences, forKey: .differences)
  }
}

extension AuthorityReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case rows
    case figures
  }

  /// Writes `audit --own --json`; `figures` counts the rows of each relation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rows, forKey: .rows)
    let figures = Relation.allCases.map { ($0.rawValue, count($0)) }
    try container.encode(
      Dictionary(uniqueKeysWithValues: figures), forKey: .figures)
  }
}

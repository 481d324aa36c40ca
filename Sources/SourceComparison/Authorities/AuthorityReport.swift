public import Guidelines
public import KnowledgeBase

/// How what other authorities state compares with what Apple states.
public struct AuthorityReport: Sendable {
  /// How a rule stands to the rule of Apple's that is about the same.
  public enum Relation: String, Codable, CaseIterable, Sendable {
    /// Both cannot be followed.
    case contradicts
    /// It allows what Apple does not.
    case looser
    /// Whoever follows it follows Apple's too.
    case stricter
    case agrees
    /// Apple states nothing of it.
    case ownOnly = "own-only"
    /// The other authority states nothing of it, on a page about the same component.
    case appleOnly = "apple-only"

    /// How much it matters.
    public var severity: AuditSeverity {
      switch self {
      case .contradicts: .error
      case .looser: .warning
      case .stricter, .agrees, .ownOnly, .appleOnly: .note
      }
    }
  }

  /// A rule beside the one of Apple's, one row of the table.
  public struct Row: Hashable, Sendable {
    /// The component that both are about.
    public var component: ComponentName?
    /// How they stand to each other.
    public var relation: Relation
    /// The rule of the other authority, and where it is stated.
    public var own: Side?
    /// The rule of Apple's, and where it is stated.
    public var apple: Side?
    /// What differs, one sentence each.
    public var differences: [Bilingual<String>]
  }

  /// A rule on one side.
  public struct Side: Hashable, Encodable, Sendable {
    /// Who states it.
    public var authority: Authority
    /// Its id.
    public var rule: RuleID
    /// The rule in one sentence.
    public var title: Bilingual<String>
    /// Where it is stated first.
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

  /// The rows by component, what differs most first.
  public internal(set) var rows: [Row] = []

  /// How many rows have each relation.
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

  /// Writes one row of `audit --own --json`; what is missing is `null`.
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

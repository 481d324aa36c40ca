public import Guidelines
public import KnowledgeBase

/// How the rules of a base compare with the guidelines of their sources.
public struct SourceReport: Sendable {
  /// A line of a document.
  public struct Place: Hashable, Encodable, Sendable {
    /// The document's name.
    public var document: String
    /// The line, counted from 1.
    public var line: Int
  }

  /// The subject of a finding; the raw values are part of the JSON format.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// A number in a sentence.
    case number
    /// A number in a row of a table.
    case table
    /// The strength of a rule, or whether it asks for something or warns of it.
    case modality
    /// The platforms of a rule.
    case platform
    /// Only one side makes the statement.
    case missing
    /// The source has changed since the page was last compared with it.
    case stale
  }

  /// The result for one rule, or for one guideline of the source.
  public struct Finding: Hashable, Sendable {
    /// The subject; `nil` if a passage confirms a rule and nothing differs.
    public var kind: Kind?
    /// The severity.
    public var severity: AuditSeverity
    /// The rule concerned, if there is one.
    public var rule: RuleID?
    /// The place in the base.
    public var here: Place?
    /// The place in the source.
    public var there: Place?
    /// The result in one sentence, by language.
    public var message: Bilingual<String>
  }

  /// The totals of the comparison.
  public struct Figures: Hashable, Codable, Sendable {
    /// The number of rules compared.
    public var rules = 0
    /// The number of rules that a passage of the source confirms.
    public var confirmed = 0
    /// The number of guidelines in the sources.
    public var guidelines = 0
    /// The number of guidelines that a rule covers.
    public var covered = 0
    /// The number of contradictions between base and sources.
    public var contradictions = 0
    /// The number of changes in sources since their page was compared with them.
    public var stale = 0
  }

  /// The rules that a passage confirms, one finding each.
  public internal(set) var confirmed: [Finding] = []
  /// The contradictions between the base and its sources.
  public internal(set) var contradicted: [Finding] = []
  /// The rules that the sources do not mention.
  public internal(set) var unconfirmed: [Finding] = []
  /// The guidelines without a rule, and the changes not compared yet.
  public internal(set) var uncovered: [Finding] = []
  /// The totals.
  public internal(set) var figures = Figures()
}

extension SourceReport.Finding: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case severity
    case rule
    case here
    case there
    case message
  }

  /// Writes one finding of `audit --against --json`; missing values are `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(severity, forKey: .severity)
    try container.encode(rule, forKey: .rule)
    try container.encode(here, forKey: .here)
    try container.encode(there, forKey: .there)
    try container.encode(message, forKey: .message)
  }
}

extension SourceReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case confirmed
    case contradicted
    case unconfirmed
    case uncovered
    case figures
  }
}

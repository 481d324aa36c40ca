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

  /// What a finding is about; the raw values are what other programs match on.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// A number in a sentence.
    case number
    /// A number in a row of a table.
    case table
    /// How strongly a rule binds, or whether it asks for something or warns of it.
    case modality
    /// The platforms a rule holds for.
    case platform
    /// One side says nothing of what the other one says.
    case missing
    /// The source changed after somebody compared the page with it.
    case stale
  }

  /// What became of one rule, or of one guideline of the source.
  public struct Finding: Hashable, Sendable {
    /// What it is about; `nil` where a passage confirms a rule and nothing differs.
    public var kind: Kind?
    /// How much it matters.
    public var severity: AuditSeverity
    /// The rule concerned, where there is one.
    public var rule: RuleID?
    /// Where the base says it.
    public var here: Place?
    /// Where the source says it.
    public var there: Place?
    /// What was found, in one sentence a language.
    public var message: Bilingual<String>
  }

  /// Counts over the whole comparison.
  public struct Figures: Hashable, Codable, Sendable {
    /// The rules that were compared.
    public var rules = 0
    /// Those that a passage of the source confirms.
    public var confirmed = 0
    /// The guidelines that the sources state.
    public var guidelines = 0
    /// Those that a rule covers.
    public var covered = 0
    /// Where the base contradicts a source.
    public var contradictions = 0
    /// Changes of sources that are newer than their page's comparison.
    public var stale = 0
  }

  /// The rules that a passage confirms, one finding each.
  public internal(set) var confirmed: [Finding] = []
  /// Where the base says something else than its source.
  public internal(set) var contradicted: [Finding] = []
  /// The rules of which the sources say nothing.
  public internal(set) var unconfirmed: [Finding] = []
  /// The guidelines without a rule, and the changes that nobody has compared yet.
  public internal(set) var uncovered: [Finding] = []
  /// Counts of all of these.
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

  /// Writes one finding of `audit --against --json`; what is missing is `null`.
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

public import Guidelines

/// How much a finding matters.
public enum AuditSeverity: String, Codable, CaseIterable, Comparable, Sendable {
  /// Worth knowing.
  case note
  /// Probably wrong.
  case warning
  /// Wrong.
  case error

  /// Orders from `note` to `error`.
  public static func < (left: AuditSeverity, right: AuditSeverity) -> Bool {
    left.order < right.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What kind of defect a finding is; the raw values are what other programs match on.
public enum AuditKind: String, Codable, CaseIterable, Sendable {
  /// Both languages of a passage name different numbers, or one of them none.
  case numberBetweenLanguages = "number-between-languages"
  /// Statements of one rule name different numbers.
  case numberBetweenEditions = "number-between-editions"
  /// A size in pixels is not its size in points times the scale.
  case pixelScale = "pixel-scale"
  /// A passage is in one language where its document has both.
  case missingTranslation = "missing-translation"
  /// Both texts of a pair are about different things.
  case differentTranslation = "different-translation"
  /// A document translates one concept in several ways.
  case inconsistentTerm = "inconsistent-term"
  /// A link leads to no document of the base.
  case danglingLink = "dangling-link"
  /// A rule names a rule that does not exist.
  case unknownRule = "unknown-rule"
  /// A rule names a check that does not exist.
  case unknownCheck = "unknown-check"
  /// A rule with an id of its own is in one language alone.
  case ruleInOneLanguage = "rule-in-one-language"
  /// A rule cannot begin, end or be replaced as its document states it.
  case validity
  /// All rules that name a check have ended, without a successor or a reason.
  case abandonedCheck = "abandoned-check"
}

/// A place where the knowledge base contradicts itself or points at nothing.
public struct AuditFinding: Hashable, Sendable {
  /// What is claimed, with the evidence for it.
  public var claim: AuditClaim
  /// The rule concerned, where the passage belongs to one.
  public var rule: RuleID?
  /// The id of the passage concerned.
  public var passage: String
  /// The document that holds it.
  public var document: String
  /// The lines to look at.
  public var lines: LineRange
  /// The component concerned.
  public var component: ComponentName?
  /// The platforms concerned; empty for all.
  public var platforms: [Platform]

  /// What kind of defect it is.
  public var kind: AuditKind { claim.kind }
  /// How much it matters.
  public var severity: AuditSeverity { claim.severity }
  /// What is wrong, in one sentence a language.
  public var message: Bilingual<String> { AuditWording.message(for: claim) }

  /// A finding about `stored`, or about the part of it on `lines`.
  init(_ claim: AuditClaim, in stored: StoredPassage, lines: LineRange? = nil) {
    self.claim = claim
    rule = stored.rule
    passage = stored.passage.id
    document = stored.document
    self.lines = lines ?? stored.passage.lines ?? LineRange(1)
    component = stored.component
    platforms = stored.passage.platforms
  }
}

extension AuditFinding: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case severity
    case rule
    case passage
    case document
    case lines
    case component
    case platforms
    case message
    case evidence
  }

  /// Writes one finding of `audit --json`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(severity, forKey: .severity)
    try container.encode(rule, forKey: .rule)
    try container.encode(passage, forKey: .passage)
    try container.encode(document, forKey: .document)
    try container.encode(lines, forKey: .lines)
    try container.encode(component, forKey: .component)
    try container.encode(platforms, forKey: .platforms)
    try container.encode(message, forKey: .message)
    try container.encode(claim, forKey: .evidence)
  }
}

/// What an audit found.
public struct AuditReport: Hashable, Sendable {
  /// The findings by document and line.
  public var findings: [AuditFinding]

  /// How many findings there are of `severity`.
  public func count(_ severity: AuditSeverity) -> Int {
    findings.count { $0.severity == severity }
  }
}

extension AuditReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case findings
    case counts
    case kinds
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Writes the report of `audit --json`, without the schema number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(findings, forKey: .findings)
    var counts = container.nestedContainer(keyedBy: Name.self, forKey: .counts)
    for severity in AuditSeverity.allCases {
      try counts.encode(count(severity), forKey: Name(stringValue: severity.rawValue))
    }
    var kinds = container.nestedContainer(keyedBy: Name.self, forKey: .kinds)
    for kind in AuditKind.allCases {
      try kinds.encode(
        findings.count { $0.kind == kind }, forKey: Name(stringValue: kind.rawValue))
    }
  }
}

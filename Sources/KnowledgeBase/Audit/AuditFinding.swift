public import Guidelines

/// The severity of a finding.
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

/// The kind of defect of a finding.
///
/// The raw values are part of the JSON format.
public enum AuditKind: String, Codable, CaseIterable, Sendable {
  /// The languages of a passage contain different numbers, or one of them none.
  case numberBetweenLanguages = "number-between-languages"
  /// Statements of one rule contain different numbers.
  case numberBetweenEditions = "number-between-editions"
  /// A size in pixels is not its size in points times the scale.
  case pixelScale = "pixel-scale"
  /// A passage is in one language in a document with both.
  case missingTranslation = "missing-translation"
  /// Both texts of a pair are about different things.
  case differentTranslation = "different-translation"
  /// A document translates one concept in several ways.
  case inconsistentTerm = "inconsistent-term"
  /// A link does not lead to a document of the base.
  case danglingLink = "dangling-link"
  /// A rule refers to one that does not exist.
  case unknownRule = "unknown-rule"
  /// A rule names a check that does not exist.
  case unknownCheck = "unknown-check"
  /// A rule with an explicit id is in one language only.
  case ruleInOneLanguage = "rule-in-one-language"
  /// The validity of a rule is impossible as stated.
  case validity
  /// All rules that name a check have ended, without a successor or a reason.
  case abandonedCheck = "abandoned-check"
  /// A rule states a pattern that cannot be read, so that nothing is checked.
  case unreadPattern = "unread-pattern"
  /// An entry of a rule's comment or of the front matter cannot be read, so that it is ignored.
  case unreadEntry = "unread-entry"
  /// A rule without an id that may be another one in other words.
  case maybeSame = "maybe-same"
}

/// A contradiction or a dangling reference in the knowledge base.
public struct AuditFinding: Hashable, Sendable {
  /// The defect, with the evidence.
  public var claim: AuditClaim
  /// The rule concerned, if the passage belongs to one.
  public var rule: RuleID?
  /// The id of the passage concerned.
  public var passage: String
  /// The name of its document.
  public var document: String
  /// The lines to look at.
  public var lines: LineRange
  /// The component concerned.
  public var component: ComponentName?
  /// The platforms concerned; empty for all.
  public var platforms: [Platform]

  /// The kind of defect.
  public var kind: AuditKind { claim.kind }
  /// The severity.
  public var severity: AuditSeverity { claim.severity }
  /// The defect in one sentence, by language.
  public var message: Bilingual<String> { claim.message }

  /// A finding about `stored`, or about its part on `lines`.
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

/// The result of an audit.
public struct AuditReport: Hashable, Sendable {
  /// The findings by document and line.
  public var findings: [AuditFinding]

  /// The number of findings with `severity`.
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

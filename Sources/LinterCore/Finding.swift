public import Guidelines

/// How grave a finding is.
public enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
  case note
  case warning
  case error

  /// Orders from `note` to `error`.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.order < right.order
  }

  private var order: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
}

/// How sure a finding is: `certain` only where every fact it rests on is stated.
public enum Confidence: String, Codable, CaseIterable, Sendable {
  case certain
  case likely
  case possible
}

/// One place of an interface that goes against a rule.
public struct Finding: Hashable, Codable, Sendable {
  /// The rule it goes against.
  public var rule: RuleID
  /// The check that found it.
  public var check: CheckID
  /// How grave it is.
  public var severity: Severity
  /// How sure it is.
  public var confidence: Confidence
  /// What is wrong and what to do, one line a language.
  public var message: Bilingual<String>
  /// The file it is in, as its path was given.
  public var file: String
  /// Its line, counted from 1.
  public var line: Int
  /// Its column, counted from 1; 1 where only the line is known.
  public var column: Int
  /// What was seen and what the guideline states: `["count": "6", "maximum": "5"]`.
  public var evidence: [String: String]

  /// Creates a finding.
  public init(
    rule: RuleID, check: CheckID, severity: Severity, confidence: Confidence,
    message: Bilingual<String>, place: Place, evidence: [String: String] = [:]
  ) {
    self.rule = rule
    self.check = check
    self.severity = severity
    self.confidence = confidence
    self.message = message
    self.file = place.file
    self.line = place.line
    self.column = place.column ?? 1
    self.evidence = evidence
  }
}

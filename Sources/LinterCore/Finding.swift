public import Guidelines

/// The severity of a finding.
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

/// How certain a finding is: `certain` only if every fact it depends on is stated.
public enum Confidence: String, Codable, CaseIterable, Sendable {
  case certain
  case likely
  case possible
}

/// A place in an interface that violates a rule.
public struct Finding: Hashable, Codable, Sendable {
  /// The rule it violates.
  public var rule: RuleID
  /// The check that found it.
  public var check: CheckID
  /// Its severity.
  public var severity: Severity
  /// How certain it is.
  public var confidence: Confidence
  /// What is wrong and how to fix it, one line per language.
  public var message: Bilingual<String>
  /// The path of the file, as passed to the linter.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1; 1 if only the line is known.
  public var column: Int
  /// The other lines of the file with the same problem, if it is reported once for all of them.
  public var alsoAt: [Int]?
  /// The places in other files with the same cause, if it is reported once for all of them.
  public var alsoIn: [Place]?
  /// What it shares with other findings of its check that one change mends, such as a pair of colors; `nil` if it is
  /// mended on its own.
  public var cause: String?
  /// Where the body of one of the app's own views declares it, if it is told where the view is used.
  public var declaration: Place?
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

public import Guidelines

/// What a run of the linter has to say: a writer prints it.
public struct CheckReport: Hashable, Sendable {
  /// What was found, in the order in which it is printed.
  public var findings: [Finding]
  /// The files that were looked at, as their paths were given.
  public var files: [String]
  /// The files that could not be looked at.
  public var skipped: [SkippedFile]
  /// The checks that ran.
  public var checks: [RunCheck]

  /// Creates a report.
  public init(
    findings: [Finding], files: [String] = [], skipped: [SkippedFile] = [],
    checks: [RunCheck] = []
  ) {
    self.findings = findings
    self.files = files
    self.skipped = skipped
    self.checks = checks
  }
}

/// A file that could not be looked at.
public struct SkippedFile: Hashable, Sendable {
  /// Its path as it was given.
  public var file: String
  /// Why, in a sentence.
  public var reason: Bilingual<String>

  /// Creates a skipped file.
  public init(file: String, reason: Bilingual<String>) {
    self.file = file
    self.reason = reason
  }
}

/// A check that ran, whether it found something or not.
public struct RunCheck: Hashable, Sendable {
  /// Its id.
  public var id: CheckID
  /// The rule it enforces.
  public var rule: RuleID
  /// How grave its findings are.
  public var severity: Severity
  /// What it looks at.
  public var summary: Bilingual<String>

  /// Creates one from what is known of it.
  public init(id: CheckID, rule: RuleID, severity: Severity, summary: Bilingual<String>) {
    self.id = id
    self.rule = rule
    self.severity = severity
    self.summary = summary
  }

  /// Creates one from the check itself.
  public init(_ check: any Check) {
    self.init(id: check.id, rule: check.rule, severity: check.severity, summary: check.summary)
  }
}

public import Guidelines

/// The outcome of a linter run, as input for report writers.
public struct CheckReport: Hashable, Sendable {
  /// The findings, in output order.
  public var findings: [Finding]
  /// The suppressed findings, in the same order.
  public var suppressed: [SuppressedFinding]
  /// The files examined, by their paths as given.
  public var files: [String]
  /// The files that could not be examined.
  public var skipped: [SkippedFile]
  /// The checks that ran.
  public var checks: [RunCheck]

  /// The waivers, each with the number of findings it applies to.
  public var waivers: [WaiverUse] = []
  /// Numbers that checks queried and no guideline states, so that the checks ran without them.
  public var unanswered: [Unanswered] = []

  /// Creates a report.
  public init(
    findings: [Finding], suppressed: [SuppressedFinding] = [], files: [String] = [],
    skipped: [SkippedFile] = [], checks: [RunCheck] = []
  ) {
    self.findings = findings
    self.suppressed = suppressed
    self.files = files
    self.skipped = skipped
    self.checks = checks
  }
}

/// A file that could not be examined.
public struct SkippedFile: Hashable, Sendable {
  /// Its path, as given.
  public var file: String
  /// The line of the error, counted from 1, if known.
  public var line: Int?
  /// The reason and how to fix it, in a sentence.
  public var reason: Bilingual<String>

  /// Creates a skipped file.
  public init(file: String, line: Int? = nil, reason: Bilingual<String>) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

extension SkippedFile {
  /// The location and the reason in one line: `Main.storyboard:12: no well-formed XML …`.
  public func message(in language: Language) -> String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(reason.preferring(language) ?? "")"
  }
}

/// A check that ran, with or without findings.
public struct RunCheck: Hashable, Sendable {
  /// Its id.
  public var id: CheckID
  /// The rule it enforces.
  public var rule: RuleID
  /// The severity of its findings.
  public var severity: Severity
  /// What it looks for.
  public var summary: Bilingual<String>

  /// Creates a run check from its parts.
  public init(id: CheckID, rule: RuleID, severity: Severity, summary: Bilingual<String>) {
    self.id = id
    self.rule = rule
    self.severity = severity
    self.summary = summary
  }

  /// Creates a run check from `check`, which enforced `rule`.
  public init(_ check: any Check, enforcing rule: RuleID) {
    self.init(id: check.id, rule: rule, severity: check.severity, summary: check.summary)
  }
}

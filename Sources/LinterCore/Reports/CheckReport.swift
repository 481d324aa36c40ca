public import Guidelines

/// What a run of the linter has to say: a writer prints it.
public struct CheckReport: Hashable, Sendable {
  /// What was found, in the order in which it is printed.
  public var findings: [Finding]
  /// What was found and is to stay as it is, in the same order.
  public var suppressed: [SuppressedFinding]
  /// The files that were looked at, as their paths were given.
  public var files: [String]
  /// The files that could not be looked at.
  public var skipped: [SkippedFile]
  /// The checks that ran.
  public var checks: [RunCheck]

  /// The waivers that there are, each with how many findings it is about.
  public var waivers: [WaiverUse] = []
  /// What checks ask for and no guideline states, so that they judged without.
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

/// A file that could not be looked at.
public struct SkippedFile: Hashable, Sendable {
  /// Its path as it was given.
  public var file: String
  /// The line where it goes wrong, counted from 1, where it is known.
  public var line: Int?
  /// Why and what to do, in a sentence.
  public var reason: Bilingual<String>

  /// Creates a skipped file.
  public init(file: String, line: Int? = nil, reason: Bilingual<String>) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

extension SkippedFile {
  /// Where it goes wrong and why, in one line: `Main.storyboard:12: no well-formed XML …`.
  public func message(in language: Language) -> String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(reason.preferring(language) ?? "")"
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

  /// Creates one from the check itself, which enforced `rule`.
  public init(_ check: any Check, enforcing rule: RuleID) {
    self.init(id: check.id, rule: rule, severity: check.severity, summary: check.summary)
  }
}

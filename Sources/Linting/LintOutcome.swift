public import Guidelines
public import LinterCore

/// The options of a linter run; unset ones are taken from the configuration file.
public struct LintOptions: Sendable {
  /// The ids of the rules and checks to run; empty for all.
  public var rules: [String] = []
  /// The platforms of files that state none; if empty, the configuration's are used.
  public var platforms: [Platform] = []
  /// The configuration file; `nil` for the nearest `.hig.json`.
  public var configuration: String?
  /// The edition of the guidelines to enforce; `nil` for the configuration's, or else today's.
  public var asOf: Edition?
  /// The path of the baseline.
  public var baseline: String?
  /// Whether to write the baseline instead of comparing with it.
  public var writesBaseline = false
  /// The minimum severity that makes the run fail; `nil` for the configuration's, or else `warning`.
  public var failOn: Severity?
  /// Whether a file that cannot be read makes the run fail, even if `failOn` is set.
  public var failOnSkipped = false
  /// The git revision to compare with, so that only findings in changed files are reported; `nil` for all.
  public var changedSince: String?
  /// Whether a number that a check queries and no guideline states makes the run fail.
  public var isStrict = false
  /// Waivers in addition to those in configurations and comments.
  public var waivers: [Waiver] = []
  /// The date on which waivers are evaluated.
  public var today = CalendarDay.today
  /// The number of threads; `nil` for one per processor.
  public var jobs: Int?

  /// Creates options that leave everything to the configuration.
  public init() {}
}

/// The outcome of a linter run.
public struct LintOutcome: Sendable {
  /// The findings, files and checks.
  public internal(set) var report = CheckReport(findings: [])
  /// The minimum severity that makes the run fail.
  public internal(set) var failOn = Severity.warning
  /// Remarks, one line each: obsolete comments and baseline entries, expired waivers and the like.
  public internal(set) var remarks: [Bilingual<String>] = []
  /// The path of the baseline that was written, and the number of findings in it.
  public internal(set) var written: (path: String, count: Int)?
  /// The team's own guideline site, if a configuration names one.
  public internal(set) var site: String?
  /// The languages requested by a configuration.
  package internal(set) var language: Presentation?

  /// Whether unchanged files were left out.
  public internal(set) var isOfChangedFiles = false
  /// Whether a file that could not be read makes the run fail.
  public internal(set) var failOnSkipped = true

  /// The given paths at which there is nothing, which fails whatever the options say.
  var missing: Set<String> = []

  /// Whether a number that no guideline states makes the run fail.
  var isStrict = false

  /// Whether the run fails: because of a finding of sufficient severity that is more than `possible`, an
  /// expired waiver with findings or, if strict, a number that no guideline states.
  public var fails: Bool {
    report.waivers.contains { $0.isExpired && $0.findings > 0 }
      || isStrict && !report.unanswered.isEmpty
      || report.findings.contains { $0.severity >= failOn && $0.confidence != .possible }
  }
}

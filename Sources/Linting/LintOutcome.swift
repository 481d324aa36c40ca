public import Guidelines
public import LinterCore

/// What is asked of one run of the linter; what is left out here, a configuration file may say.
public struct LintOptions: Sendable {
  /// The rules and checks that run, by their ids; empty for all.
  public var rules: [String] = []
  /// The platforms of files that name none; empty for the configuration's.
  public var platforms: [Platform] = []
  /// The configuration file; `nil` for the nearest `.hig.json`.
  public var configuration: String?
  /// The edition of the guidelines that is enforced; `nil` for the configuration's, else today's.
  public var asOf: Edition?
  /// The file of known findings.
  public var baseline: String?
  /// Whether the baseline is written, not compared with.
  public var writesBaseline = false
  /// The least severity that fails; `nil` for the configuration's, else `warning`.
  public var failOn: Severity?
  /// Whether a file that cannot be read fails, even where `failOn` says what does.
  public var failOnSkipped = false
  /// The revision of git from which files must differ for their findings to be said; `nil` for all.
  public var changedSince: String?
  /// Whether a number that checks ask for and no guideline states fails.
  public var isStrict = false
  /// What is let stay until a day, besides what configurations and comments waive.
  public var waivers: [Waiver] = []
  /// The day by which waivers hold.
  public var today = CalendarDay.today
  /// How many threads read; `nil` for one a processor.
  public var jobs: Int?

  /// Asks for everything, as the project's configuration has it.
  public init() {}
}

/// What one run of the linter found.
public struct LintOutcome: Sendable {
  /// The findings, the files and the checks.
  public internal(set) var report = CheckReport(findings: [])
  /// The least severity that fails.
  public internal(set) var failOn = Severity.warning
  /// Comments and baselines that mean nothing any more, a line each.
  public internal(set) var remarks: [Bilingual<String>] = []
  /// The baseline that was written, with the number of its findings.
  public internal(set) var written: (path: String, count: Int)?
  /// The team's own site of guidelines, where a configuration names one.
  public internal(set) var site: String?
  /// The languages that a configuration asks for.
  package internal(set) var language: Presentation?

  /// Whether files that are as they were are left out.
  public internal(set) var isOfChangedFiles = false
  /// Whether a file that could not be read fails.
  public internal(set) var failOnSkipped = true

  /// Whether what no guideline states fails.
  var isStrict = false

  /// Whether a finding is as grave as what fails, or was waived and is no longer; one that is only
  /// possible never does.
  public var fails: Bool {
    report.waivers.contains { $0.isExpired && $0.findings > 0 }
      || isStrict && !report.unanswered.isEmpty
      || report.findings.contains { $0.severity >= failOn && $0.confidence != .possible }
  }
}

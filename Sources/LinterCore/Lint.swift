public import Guidelines
internal import Workers

/// A project's settings for a run: checks, severities and platforms.
public struct LintConfiguration: Hashable, Sendable {
  /// Rules whose checks do not run.
  public var disabledRules: Set<RuleID>
  /// Checks that are not run.
  public var disabledChecks: Set<CheckID>
  /// Severities that override the checks' own, by rule.
  public var ruleSeverities: [RuleID: Severity]
  /// Severities that override the checks' own, by check; they take precedence over those by rule.
  public var checkSeverities: [CheckID: Severity]
  /// The platforms for files that do not state their own.
  public var platforms: [Platform]

  /// Creates a configuration; by default, every check runs with its own severity.
  public init(
    disabledRules: Set<RuleID> = [], disabledChecks: Set<CheckID> = [],
    ruleSeverities: [RuleID: Severity] = [:], checkSeverities: [CheckID: Severity] = [:],
    platforms: [Platform] = []
  ) {
    self.disabledRules = disabledRules
    self.disabledChecks = disabledChecks
    self.ruleSeverities = ruleSeverities
    self.checkSeverities = checkSeverities
    self.platforms = platforms
  }
}

/// A number that a check queried and no guideline states, so that the check ran without it.
public struct Unanswered: Hashable, Sendable {
  /// The check with the query.
  public var check: CheckID
  /// The query.
  public var request: LimitQuery
  /// Whether no end of the range is stated, neither minimum nor maximum.
  public var isWhole = true
}

/// The result of a run.
public struct LintReport: Hashable, Sendable {
  /// The findings, sorted by file, line, column and check, without duplicates.
  public var findings: [Finding]
  /// The queries of the checks that no guideline answers.
  public var unanswered: [Unanswered]
}

/// Runs `checks` on `interface` with the numbers of a knowledge base.
///
/// The result depends on the arguments only, not on the number of `threads`. Takes time proportional to the size
/// of the interface times the number of checks.
///
/// ```swift
/// let numbers = GuidelineNumbers(metrics: try base.metrics())
/// lint(interface, numbers: numbers).findings.first?.message[.en]
/// // "6 tabs where the guideline has at most 5 …"
/// ```
public func lint(
  _ interface: Interface, numbers: GuidelineNumbers,
  configuration: LintConfiguration = LintConfiguration(), checks: [any Check] = Checks.all,
  threads: Int = 1
) -> LintReport {
  let known = interface.on(configuration.platforms).placingViews()
  let uses = OwnViewUses(of: known)
  let sets = known.imageSets
  let platforms = Dictionary(
    known.files.map { ($0.path, $0.platforms) }, uniquingKeysWith: { first, _ in first })
  let enabled = checks.filter {
    !configuration.disabledChecks.contains($0.id) && !configuration.disabledRules.contains($0.rule)
  }
  let judging = OrderedWork(
    count: enabled.count, ahead: enabled.count, threads: threads > 1 ? threads : 0
  ) { index in
    let check = enabled[index]
    let found = check.findings(in: known, numbers: numbers).onePerImageSet(of: sets)
    guard let uses, check.judgesUses else { return found }
    return found
      + uses.findings(check.findings(in: uses.interface, numbers: numbers), besides: found)
  }
  var seen: Set<PlacedProblem> = []
  var report = LintReport(findings: [], unanswered: [])
  for (index, check) in enabled.enumerated() {
    let severity =
      configuration.checkSeverities[check.id] ?? configuration.ruleSeverities[check.rule]
    for var finding in judging.take(index) {
      finding = numbers.attributed(
        finding, to: check.needs, on: platforms[finding.file] ?? [])
      if let severity { finding.severity = severity }
      // A function that makes several views is told once.
      if seen.insert(PlacedProblem(finding)).inserted { report.findings.append(finding) }
    }
    let open = check.needs.filter { !$0.isOptional && numbers.statements(for: $0).isEmpty }
    report.unanswered += open.map { query in
      Unanswered(
        check: check.id, request: query,
        isWhole: check.needs.filter { $0.isOfSame(as: query) }.allSatisfy(open.contains))
    }
  }
  report.findings.sort { left, right in
    (left.file, left.line, left.column, left.check.rawValue, left.message.en ?? "")
      < (right.file, right.line, right.column, right.check.rawValue, right.message.en ?? "")
  }
  return report
}

/// What a check finds at a place; values that differ only by the use of the place are one problem.
private struct PlacedProblem: Hashable {
  let check: CheckID
  let severity: Severity
  let place: Place

  init(_ finding: Finding) {
    check = finding.check
    severity = finding.severity
    place = Place(file: finding.file, line: finding.line, column: finding.column)
  }
}

extension Interface {
  /// The files of the sets in asset catalogs.
  fileprivate var imageSets: Set<String> {
    Set(images.map(\.place.file)).intersection(files.filter { $0.kind == .assets }.map(\.path))
  }
}

extension [Finding] {
  /// The findings of one check with at most one finding per asset set in `sets`, the first; its evidence states
  /// the number of `places` in the set.
  fileprivate func onePerImageSet(of sets: Set<String>) -> [Finding] {
    let grouped = Dictionary(grouping: filter { sets.contains($0.file) }, by: \.file)
    let first = grouped.compactMap { _, alike -> Finding? in
      var first = alike.min { ($0.line, $0.column) < ($1.line, $1.column) }
      if alike.count > 1 { first?.evidence["places"] = "\(alike.count)" }
      return first
    }
    return filter { !sets.contains($0.file) } + first
  }
}

extension LimitQuery {
  /// Whether `other` queries the same range.
  fileprivate func isOfSame(as other: LimitQuery) -> Bool {
    rule == other.rule && dimension == other.dimension && unit == other.unit
  }
}

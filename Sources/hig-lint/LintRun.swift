import FileAccess
import Guidelines
import InterfaceReaders
import LinterCore
import TextAnalysis

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One run of the linter: from paths to a report.
struct LintRun {
  let arguments: Arguments
  let guidance: Guidance

  /// What a run says besides its report.
  struct Outcome {
    var report = CheckReport(findings: [])
    /// The languages asked for by a configuration.
    var language: Presentation?
    /// The least severity that fails.
    var failOn = Severity.warning
    /// Comments and baselines that mean nothing any more, a line each.
    var remarks: [Phrase] = []
    /// The baseline that was written, with the number of its findings.
    var written: (path: String, count: Int)?
  }

  /// Paths with one configuration: they are judged together.
  private struct Project {
    var configuration: Configuration
    var paths: [String]
  }

  /// Does it.
  func run() throws(LintFailure) -> Outcome {
    for name in arguments.rules where try guidance.checks(called: name) == nil {
      throw .noRule(
        name, nearest: EditDistance.nearest(to: name, in: try guidance.names(), limit: 2))
    }
    var outcome = Outcome()
    var ran: Set<CheckID> = []
    let projects = try projects()
    for project in projects {
      ran.formUnion(try run(project, into: &outcome))
    }
    outcome.report.findings.sort(by: Self.precedes)
    outcome.report.suppressed.sort { Self.precedes($0.finding, $1.finding) }
    outcome.report.checks = Checks.all.filter { ran.contains($0.id) }.map(RunCheck.init)
    let configurations = projects.map(\.configuration)
    outcome.language = configurations.lazy.compactMap(\.language).first
    outcome.failOn =
      arguments.failOn ?? configurations.compactMap(\.failOn).min() ?? .warning
    return outcome
  }

  private func projects() throws(LintFailure) -> [Project] {
    if let file = arguments.configuration {
      return [Project(configuration: try Configuration(file: file), paths: arguments.paths)]
    }
    var projects: [Project] = []
    for path in arguments.paths {
      let configuration = try Configuration.find(for: path)
      if let index = projects.firstIndex(where: {
        $0.configuration.file == configuration.file
      }) {
        projects[index].paths.append(path)
      } else {
        projects.append(Project(configuration: configuration, paths: [path]))
      }
    }
    return projects
  }

  // MARK: - A project

  /// Adds what `project` says to `outcome`; the checks that ran.
  private func run(
    _ project: Project, into outcome: inout Outcome
  ) throws(LintFailure) -> Set<CheckID> {
    let configuration = project.configuration
    var settings = try settings(configuration)
    settings.platforms = arguments.platforms.isEmpty ? configuration.platforms : arguments.platforms
    let found = files(of: project)
    let texts = FileReading.Texts(found.files)
    let readings = read(found.files.filter { $0.role != .strings }, texts)
    // A strings file has the name of the app as people read it, in each language.
    var interface = Interface(appName: texts.strings.appName)
    for reading in readings { if let part = reading.interface { interface.merge(part) } }
    // Only SARIF lists the checks that ran and found nothing.
    let candidates = arguments.format == SARIFReport.self ? try guidance.checks() : Checks.all
    let checks = candidates.filter { !settings.disabledChecks.contains($0.id) }
    var findings: [Finding] = []
    for finding in lint(
      interface, numbers: guidance.numbers, configuration: settings, checks: checks
    ).findings where try guidance.holds(finding) {
      findings.append(finding)
    }
    outcome.report.files += interface.files.map(\.path)
    outcome.report.skipped += found.skipped + texts.skipped + readings.compactMap(\.skipped)
    outcome.remarks += try remarks(on: readings)
    try divide(findings, of: readings, configuration, into: &outcome)
    return Set(checks.map(\.id))
  }

  private func files(of project: Project) -> ProjectFiles {
    let configuration = project.configuration
    guard !configuration.include.isEmpty || !configuration.exclude.isEmpty else {
      return ProjectFiles(project.paths) { _ in true }
    }
    // What is relative to the current folder becomes relative to the configuration's.
    let roots = project.paths.map { (given: $0, absolute: FileSystem.absolute($0)) }
    return ProjectFiles(project.paths) { path in
      let root = roots.first { path == $0.given || path.hasPrefix($0.given + "/") }
      let absolute = root.map { $0.absolute + path.dropFirst($0.given.count) }
      let isFolder = ProjectFiles.role(of: path, isNamed: false) == nil
      return configuration.admits(absolute ?? FileSystem.absolute(path), isFolder: isFolder)
    }
  }

  private func read(_ files: [ProjectFile], _ texts: FileReading.Texts) -> [FileReading] {
    let progress = Progress(of: files.count)
    defer { progress.end() }
    return Parallel.map(files, threads: arguments.jobs ?? Parallel.processors) { file in
      let reading = FileReading(file, texts: texts)
      progress.advance()
      return reading
    }
  }

  // MARK: - What is wanted

  /// What `configuration` and `--rules` leave of the checks.
  private func settings(_ configuration: Configuration) throws(LintFailure) -> LintConfiguration {
    var settings = LintConfiguration()
    var named: [(name: String, checks: [CheckID], setting: Configuration.Setting)] = []
    for (name, setting) in configuration.rules.sorted(by: { $0.key < $1.key }) {
      named.append(
        (name, try checks(called: name, in: ["rules", name], of: configuration), setting))
    }
    for suppression in configuration.suppress {
      for name in suppression.rules {
        _ = try checks(called: name, in: ["suppress", name], of: configuration)
      }
    }
    // What names fewer checks is the more exact.
    for (_, checks, setting) in named.sorted(by: { $0.checks.count > $1.checks.count }) {
      for check in checks {
        settings.disabledChecks.remove(check)
        settings.checkSeverities[check] = nil
        switch setting {
        case .on: break
        case .off: settings.disabledChecks.insert(check)
        case .severity(let severity): settings.checkSeverities[check] = severity
        }
      }
    }
    if !arguments.rules.isEmpty {
      // What is asked for by name runs, whatever the configuration says.
      settings.disabledChecks = Set(Checks.all.map(\.id))
      for name in arguments.rules {
        settings.disabledChecks.subtract(try guidance.checks(called: name) ?? [])
      }
    }
    return settings
  }

  private func checks(
    called name: String, in path: [String], of configuration: Configuration
  ) throws(LintFailure) -> [CheckID] {
    guard let checks = try guidance.checks(called: name) else {
      throw .configuration(
        file: configuration.file ?? "", line: configuration.line(of: path),
        .noRule(name, nearest: EditDistance.nearest(to: name, in: try guidance.names(), limit: 2)))
    }
    return checks
  }

  // MARK: - What is to stay

  /// Divides `findings` in those that count and those that are to stay.
  private func divide(
    _ findings: [Finding], of readings: [FileReading], _ configuration: Configuration,
    into outcome: inout Outcome
  ) throws(LintFailure) {
    let lines = Dictionary(
      readings.map { ($0.file.path, $0.suppressed) }, uniquingKeysWith: { first, _ in first })
    var absolute: [String: String] = [:]
    func path(_ file: String) -> String {
      if let known = absolute[file] { return known }
      let path = FileSystem.absolute(file)
      absolute[file] = path
      return path
    }
    var open: [Finding] = []
    for finding in findings {
      if let own = lines[finding.file]?.first(where: { $0.cover(finding) }) {
        outcome.report.suppressed.append(
          SuppressedFinding(finding: finding, kind: .inSource, justification: own.reason))
      } else if !configuration.suppress.isEmpty,
        let wide = configuration.suppression(of: finding, at: path(finding.file))
      {
        outcome.report.suppressed.append(
          SuppressedFinding(
            finding: finding, kind: .external,
            justification: wide.reason ?? configuration.file))
      } else {
        open.append(finding)
      }
    }
    guard let place = arguments.baseline ?? configuration.baseline else {
      if arguments.writesBaseline { throw .noBaselineFile }
      outcome.report.findings += open
      return
    }
    let folder = FileSystem.folder(of: FileSystem.absolute(place))
    func relative(_ file: String) -> String {
      Configuration.relative(path(file), to: folder) ?? path(file)
    }
    if arguments.writesBaseline {
      // Several projects may share one baseline.
      let known = outcome.written?.path == place ? try BaselineFile.read(place).entries : []
      let baseline = Baseline(
        entries: (known + Baseline(open, file: relative).entries).sorted {
          $0.fingerprint < $1.fingerprint
        })
      try BaselineFile.write(baseline, to: place)
      outcome.written = (place, baseline.entries.reduce(0) { $0 + $1.count })
      outcome.report.suppressed += open.map {
        SuppressedFinding(finding: $0, kind: .external, justification: place)
      }
      return
    }
    let (new, known, gone) = try BaselineFile.read(place).split(open, file: relative)
    outcome.report.findings += new
    outcome.report.suppressed += known.map {
      SuppressedFinding(finding: $0, kind: .external, justification: place)
    }
    if gone > 0 {
      outcome.remarks.append(
        Phrase(
          "\(place): \(gone) known finding\(gone == 1 ? " is" : "s are") gone; "
            + "--write-baseline drops \(gone == 1 ? "it" : "them")",
          "\(place): 알려진 결과 \(gone)개가 없어졌습니다. --write-baseline으로 정리하세요"))
    }
  }

  /// Ids in comments that name nothing.
  private func remarks(on readings: [FileReading]) throws(LintFailure) -> [Phrase] {
    var remarks: [Phrase] = []
    for reading in readings {
      for lines in reading.suppressed {
        for id in lines.ids where try guidance.checks(called: id) == nil {
          let nearest = EditDistance.nearest(to: id, in: try guidance.names(), limit: 1).first
          remarks.append(
            Phrase(
              "\(reading.file.path):\(lines.line): no rule or check '\(id)'"
                + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'hig checks' lists them"),
              "\(reading.file.path):\(lines.line): '\(id)'(이)라는 규칙이나 검사가 없습니다"
                + (nearest.map { ". 혹시 '\($0)'인가요?" } ?? ". 'hig checks'로 목록을 보세요")))
        }
      }
    }
    return remarks
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    (left.file, left.line, left.column, left.check.rawValue, left.message.en ?? "")
      < (right.file, right.line, right.column, right.check.rawValue, right.message.en ?? "")
  }
}

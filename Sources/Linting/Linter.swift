internal import FileAccess
public import Guidelines
internal import InterfaceReaders
public import KnowledgeBase
public import LinterCore
internal import ProjectConfiguration
internal import SwiftInterfaceReader
internal import Synchronization
internal import TextAnalysis

/// Lints files with the rules and numbers of a knowledge base.
///
/// ```swift
/// let base = try KnowledgeBase(path: "guidelines.sqlite", access: .read)
/// let outcome = try Linter(base: base).run(["MyApp"])
/// outcome.report.findings.first?.message.en  // "…"
/// ```
///
/// Files are read in parallel; a file that cannot be read is reported as skipped.
public struct Linter {
  let guidance: Guidance
  private let base: KnowledgeBase
  let options: LintOptions

  /// Creates a linter that uses `base`, which is not modified.
  ///
  /// - Throws: ``LintError`` if the knowledge base cannot be read.
  public init(base: KnowledgeBase, options: LintOptions = LintOptions()) throws(LintError) {
    guidance = try Guidance(base, asOf: options.asOf)
    self.base = base
    self.options = options
  }

  /// Lints the files at `paths`; folders are searched recursively.
  ///
  /// - Parameters:
  /// - paths: files and folders; for each, the nearest `.hig.json` applies.
  /// - progress: called from several threads with the number of files read so far and in total.
  /// - Returns: the findings, and settings from the configurations.
  /// - Throws: ``LintError`` if a configuration or a baseline is invalid.
  public func run(
    _ paths: [String],
    progress: @escaping @Sendable (_ read: Int, _ count: Int) -> Void = { _, _ in }
  ) throws(LintError) -> LintOutcome {
    for name in options.rules where try guidance.checks(called: name) == nil {
      throw .noRule(name, nearest: try nearest(to: name, limit: 2))
    }
    if let fault = guidance.schedule.patternFaults.first {
      throw .pattern(try guidance.located(fault))
    }
    let broken = guidance.schedule.patternFaults {
      SwiftInterfaceReader.read($0.source, path: $0.path)
    }
    if let fault = broken.first { throw .pattern(try guidance.located(fault)) }
    var outcome = LintOutcome()
    var ran: [CheckID: RuleID] = [:]
    let projects = try projects(of: paths)
    for project in projects {
      ran.merge(try run(project, into: &outcome, progress: progress)) { first, _ in first }
    }
    if let revision = options.changedSince {
      outcome.keep(only: try ChangedFiles(since: revision, around: paths))
    }
    outcome.report.findings.sort(by: Self.precedes)
    outcome.report.findings = outcome.report.findings.onePerCause()
    outcome.report.suppressed.sort { Self.precedes($0.finding, $1.finding) }
    outcome.report.checks = guidance.schedule.checks.compactMap { check in
      ran[check.id].map { RunCheck(check, enforcing: $0) }
    }
    try remark(onSleepingIn: options.rules, in: &outcome)
    outcome.isStrict = options.isStrict
    if !guidance.hasApple { outcome.remarks.append(remarkOnWhatDidNotRun(ran.count)) }
    let configurations = projects.map(\.configuration)
    outcome.language = configurations.lazy.compactMap(\.language).first
    outcome.site = configurations.lazy.compactMap(\.site).first
    outcome.failOn =
      options.failOn ?? configurations.compactMap(\.failOn).min() ?? .warning
    outcome.failOnSkipped =
      options.failOnSkipped || options.failOn == nil || !outcome.missing.isEmpty
    return outcome
  }

  /// The texts of the rules called `ids`, with the URLs of their pages on `site`, or else of their sources.
  ///
  /// - Throws: ``LintError`` if the knowledge base cannot be read.
  public func texts(
    of ids: Set<RuleID>, on site: String? = nil
  ) throws(LintError) -> [RuleID: RuleText] {
    var texts = try guidance.texts(of: ids)
    guard let site else { return texts }
    for id in texts.keys {
      let page = "\(site)/rules/\(id)"
      texts[id]?.url = Bilingual(en: page, ko: page)
    }
    return texts
  }

  // MARK: - Projects

  /// Paths that share a configuration and are linted together.
  private struct Project {
    var configuration: Configuration
    var paths: [String]
  }

  private func projects(of paths: [String]) throws(LintError) -> [Project] {
    var projects: [Project] = []
    for path in paths {
      let configuration = try Configuration.read(options.configuration, for: path)
      let known = projects.firstIndex { $0.configuration.file == configuration.file }
      if let known {
        projects[known].paths.append(path)
      } else {
        projects.append(Project(configuration: configuration, paths: [path]))
      }
    }
    return projects
  }

  /// Lints `project` into `outcome`; returns the checks that ran, with the rules they enforced.
  private func run(
    _ project: Project, into outcome: inout LintOutcome,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(LintError) -> [CheckID: RuleID] {
    let configuration = project.configuration
    let guidance = try guidance(for: configuration, telling: &outcome)
    var settings = try settings(configuration)
    settings.platforms = options.platforms.isEmpty ? configuration.platforms : options.platforms
    let found = files(of: project)
    let projects = Projects(found.projects)
    if settings.platforms.isEmpty { settings.platforms = projects.sharedPlatforms }
    let texts = FileReading.Texts(found.files)
    let files = found.files.filter { $0.role != .strings }.map { $0.of(projects) }
    let readings = read(files, texts, progress: progress)
    // Strings files contain the localized name of the app.
    var interface = Interface(appName: texts.strings.appName)
    interface.languages = texts.strings.languages
    interface.translatedTexts = texts.strings.count
    for reading in readings { if let part = reading.interface { interface.merge(part) } }
    // If there is a project, its targets supply the final Info.plist.
    if !projects.products.isEmpty { interface.products = projects.products }
    let checks = guidance.schedule.awake().filter { !settings.disabledChecks.contains($0.id) }
    let rules = Dictionary(
      uniqueKeysWithValues: checks.map { ($0.id, guidance.schedule.rule(of: $0)) })
    let authorities = rules.mapValues { $0?.authority ?? .apple }
    let enforced = Dictionary(
      uniqueKeysWithValues: checks.map { ($0.id, rules[$0.id]??.id ?? $0.rule) })
    let judged = lint(
      interface, numbers: guidance.numbers, configuration: settings, checks: checks,
      threads: threads)
    let findings = judged.findings.map { found in
      var finding = found
      let check = checks.first { $0.id == finding.check }
      switch finding.evidence["authority"] {
      case nil: finding.rule = enforced[finding.check] ?? finding.rule
      case Authority.apple.rawValue?:
        let rule = check.flatMap { guidance.schedule.rule(of: $0, by: .apple) }
        finding.rule = rule?.id ?? finding.rule
      default: break  // The rule that states the number.
      }
      if finding.evidence["authority"] == nil {
        finding.evidence["authority"] = authorities[finding.check]?.rawValue
      }
      return finding
    }
    outcome.remark(on: judged.unanswered.filter(\.isOfGuidelines), isQuiet: guidance.isOnlyApple)
    outcome.report.files += interface.files.map(\.path)
    outcome.missing.formUnion(found.missing)
    outcome.report.skipped += found.skipped + projects.skipped + texts.skipped
    outcome.report.skipped += readings.compactMap(\.skipped)
    outcome.remarks += try remarks(on: readings)
    if found.objectiveC > 0 { outcome.remarks.append(Self.remark(objectiveC: found.objectiveC)) }
    try divide(findings, of: readings, configuration, in: project.paths, into: &outcome)
    return enforced
  }

  /// The guidelines of the edition set in the options or in `configuration`.
  private func guidance(
    for configuration: Configuration, telling outcome: inout LintOutcome
  ) throws(LintError) -> Guidance {
    guard options.asOf == nil, let edition = configuration.edition else { return guidance }
    let (file, words) = (configuration.file ?? "", edition.phrase)
    outcome.remarks.append(
      Bilingual(
        en: "\(file): what held in \(words.en) is enforced, as \"edition\" says",
        ko: "\(file): \"edition\"에 적힌 대로 \(words.ko)의 지침으로 검사합니다"))
    return try Guidance(base, asOf: edition)
  }

  /// Adds a remark for each of `names` whose checks are all inactive.
  private func remark(
    onSleepingIn names: [String], in outcome: inout LintOutcome
  ) throws(LintError) {
    for name in names {
      let called = try guidance.checks(called: name) ?? []
      let checks = guidance.schedule.checks.filter { called.contains($0.id) }
      let ends = checks.compactMap(guidance.schedule.end)
      guard let end = ends.first, ends.count == checks.count else { continue }
      let words = end.until?.phrase ?? Phrase("an earlier edition", "이전 판")
      outcome.remarks.append(
        Bilingual(
          en: "'\(name)' is not enforced: it ended in \(words.en); --as-of goes back to it",
          ko: "'\(name)'은(는) \(words.ko)에 끝나 검사하지 않습니다. --as-of로 그때의 지침을 쓸 수 있습니다"))
    }
  }

  private func files(of project: Project) -> ProjectFiles {
    let configuration = project.configuration
    guard !configuration.include.isEmpty || !configuration.exclude.isEmpty else {
      return ProjectFiles(project.paths) { _ in true }
    }
    // Configuration patterns are relative to its folder, so paths are made absolute first.
    let roots = project.paths.map { (given: $0, absolute: FileSystem.absolute($0)) }
    return ProjectFiles(project.paths) { path in
      let root = roots.first { path == $0.given || path.hasPrefix($0.given + "/") }
      let absolute = root.map { $0.absolute + path.dropFirst($0.given.count) }
      let isFolder = ProjectFiles.role(of: path, isNamed: false) == nil
      return configuration.admits(absolute ?? FileSystem.absolute(path), isFolder: isFolder)
    }
  }

  private var threads: Int { options.jobs ?? Parallel.processors }

  private func read(
    _ files: [ProjectFile], _ texts: FileReading.Texts,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) -> [FileReading] {
    let done = Counter()
    let opened = Parallel.map(files, threads: threads) { OpenedFile($0) }
    let module = SwiftModule(opened.compactMap(\.parsed))
    return Parallel.map(opened, threads: threads) { file in
      let reading = FileReading(file, in: module, texts: texts)
      progress(done.next(), files.count)
      return reading
    }
  }

  /// Remarks for malformed suppression comments and for unknown ids in them.
  private func remarks(on readings: [FileReading]) throws(LintError) -> [Bilingual<String>] {
    var remarks: [Bilingual<String>] = []
    for reading in readings {
      for fault in reading.faults {
        let place = "\(reading.file.path):\(fault.line)"
        let words = fault.words
        remarks.append(
          Bilingual(en: "\(place): \(words.en ?? "")", ko: "\(place): \(words.ko ?? "")"))
      }
      for lines in reading.suppressed {
        for id in lines.ids where try guidance.checks(called: id) == nil {
          let place = "\(reading.file.path):\(lines.line)"
          let unknown = LintError.noRule(id, nearest: try nearest(to: id, limit: 1))
          remarks.append(
            Bilingual(
              en: "\(place): \(unknown.message(in: .en))",
              ko: "\(place): \(unknown.message(in: .ko))"))
        }
      }
    }
    return remarks
  }

  private static func remark(objectiveC count: Int) -> Bilingual<String> {
    Bilingual(
      en: "\(count) source\(count == 1 ? "" : "s") of Objective-C not read; what "
        + "\(count == 1 ? "it makes" : "they make") is not checked",
      ko: "Objective-C 소스 \(count)개는 읽지 않았습니다. 그 안의 인터페이스는 검사하지 않습니다")
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    (left.file, left.line, left.column, left.check.rawValue, left.message.en ?? "")
      < (right.file, right.line, right.column, right.check.rawValue, right.message.en ?? "")
  }
}

// MARK: - Settings

extension Linter {
  /// The settings that follow from `configuration` and the requested rules.
  private func settings(_ configuration: Configuration) throws(LintError) -> LintConfiguration {
    let named = try namedSettings(of: configuration)
    for suppression in configuration.suppress {
      for name in suppression.rules {
        _ = try checks(called: name, in: ["suppress", name], of: configuration)
      }
    }
    var settings = LintConfiguration()
    for (checks, setting) in named {
      for check in checks { settings.set(check, to: setting) }
    }
    if !options.rules.isEmpty {
      // Explicitly requested rules run regardless of the configuration.
      settings.disabledChecks = Set(guidance.schedule.checks.map(\.id))
      for name in options.rules {
        settings.disabledChecks.subtract(try guidance.checks(called: name) ?? [])
      }
    }
    return settings
  }

  /// The checks of each key of `rules` in `configuration`.
  ///
  /// Keys with fewer checks are more specific and come later, so that they override the others.
  private func namedSettings(
    of configuration: Configuration
  ) throws(LintError) -> [(checks: [CheckID], setting: Configuration.Setting)] {
    var named: [(checks: [CheckID], setting: Configuration.Setting)] = []
    for (name, setting) in configuration.rules.sorted(by: { $0.key < $1.key }) {
      named.append((try checks(called: name, in: ["rules", name], of: configuration), setting))
    }
    return named.sorted { $0.checks.count > $1.checks.count }
  }

  private func checks(
    called name: String, in path: [String], of configuration: Configuration
  ) throws(LintError) -> [CheckID] {
    guard let checks = try guidance.checks(called: name) else {
      throw .configuration(
        file: configuration.file ?? "", line: configuration.line(of: path),
        reason: LintError.noRule(name, nearest: try nearest(to: name, limit: 2)).words)
    }
    return checks
  }

  /// The known ids most similar to `name`.
  func nearest(to name: String, limit: Int) throws(LintError) -> [String] {
    EditDistance.nearest(to: name, in: try guidance.names(), limit: limit)
  }
}

extension LintConfiguration {
  /// Sets `check` to `setting`, overriding earlier settings.
  fileprivate mutating func set(_ check: CheckID, to setting: Configuration.Setting) {
    disabledChecks.remove(check)
    checkSeverities[check] = nil
    switch setting {
    case .on: break
    case .off: disabledChecks.insert(check)
    case .severity(let severity): checkSeverities[check] = severity
    }
  }
}

/// A counter shared by threads.
private final class Counter: Sendable {
  private let done = Atomic(0)

  /// The next number, starting from 1.
  func next() -> Int { done.wrappingAdd(1, ordering: .relaxed).newValue }
}

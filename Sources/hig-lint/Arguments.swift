import CommandLineKit
import Guidelines
import LinterCore
import Linting

/// The command line of `hig-lint`: that of `hig check`, with the path of the knowledge base.
struct Arguments {
  /// The knowledge base.
  let database: String
  /// The format of the report.
  let format: any ReportWriter.Type
  /// The languages of the text; `nil` if not given.
  let presentation: Presentation?
  /// The files and folders to check.
  let paths: [String]
  /// Whether it checks again whenever a file changes.
  let watches: Bool
  /// Whether to print fixes as a diff, and whether to apply them.
  let fixes: Bool
  let writesFixes: Bool
  /// Whether a cached answer is allowed.
  let usesCache: Bool
  /// The options of the linter.
  let options: LintOptions

  init(_ invocation: Invocation, environment: [String: String]) throws(UsageError) {
    format = try Self.format(invocation)
    presentation = try invocation.choice(.lang, of: Presentation.self)
    options = try LintOptions(invocation)
    try invocation.checkOperands()
    paths = invocation.operands
    writesFixes = invocation.has(.writeFixes)
    fixes = writesFixes || invocation.has(.fix)
    if fixes, format != TextReport.self {
      // A diff is no report.
      throw .apart(
        option: (invocation.has(.fix) ? Option.fix : .writeFixes).typed,
        other: invocation.has(.json)
          ? Option.json.typed
          : "\(Option.reportFormat.typed) \(invocation[.reportFormat] ?? "")")
    }
    watches = invocation.has(.watch) && !fixes
    // A baseline or fixes must be written even if nothing has changed, and only git knows what has
    // changed since a revision.
    usesCache = ![Option.noCache, .writeBaseline, .changed, .fix, .writeFixes]
      .contains(where: invocation.has)
    database = invocation[.database] ?? environment["HIG_DATABASE"] ?? ""
    if database.isEmpty { throw .noDatabase(command: CommandSyntax.check.name) }
  }

  private static func format(_ invocation: Invocation) throws(UsageError) -> any ReportWriter.Type {
    let expected = Option.reportFormat.expected
    let named = try invocation.value(of: .reportFormat, expected: expected, ReportWriters.named)
    return invocation.has(.json) ? JSONReport.self : named ?? TextReport.self
  }
}

extension LintOptions {
  fileprivate init(_ invocation: Invocation) throws(UsageError) {
    self.init()
    failOn = try invocation.choice(.findingsFailOn, of: Severity.self)
    failOnSkipped = invocation.has(.failOnSkipped)
    isStrict = invocation.has(.strict)
    rules = invocation.all(.checkedRules).flatMap { ids in
      ids.split { $0 == "," || $0 == " " }.map(String.init)
    }
    if invocation.has(.checkedRules), rules.isEmpty {
      throw .missingValue(option: Option.checkedRules.typed, label: Option.checkedRules.label ?? "")
    }
    platforms = try invocation.platforms()
    asOf = try invocation.edition(.asOf)
    jobs = try invocation.number(.jobs, in: 1...256)
    configuration = invocation[.configuration]
    baseline = invocation[.baseline]
    writesBaseline = invocation.has(.writeBaseline)
    changedSince = invocation[.changed]
  }
}

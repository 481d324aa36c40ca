import CommandLineKit
import Guidelines
import LinterCore
import Linting

/// What `hig-lint` is asked for: the command line of `hig check`, with the knowledge base named.
struct Arguments {
  /// The knowledge base.
  let database: String
  /// The format of the report.
  let format: any ReportWriter.Type
  /// The languages of the text; `nil` where it is not asked for.
  let presentation: Presentation?
  /// What is looked at.
  let paths: [String]
  /// Whether it checks again whenever a file changes.
  let watches: Bool
  /// Whether a diff is wanted of what can be done, and whether it is done.
  let fixes: Bool
  let writesFixes: Bool
  /// Whether an earlier answer may do.
  let usesCache: Bool
  /// What is asked of the linter.
  let options: LintOptions

  init(_ invocation: Invocation, environment: [String: String]) throws(UsageError) {
    format = try Self.format(invocation)
    presentation = try invocation.choice(.lang, of: Presentation.self)
    options = try LintOptions(invocation)
    try invocation.checkOperands()
    paths = invocation.operands
    writesFixes = invocation.has(.writeFixes)
    fixes = writesFixes || invocation.has(.fix)
    watches = invocation.has(.watch) && !fixes
    // A baseline or a fix is to be written, whether or not anything changed; what a revision is, git
    // knows.
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
    platforms = try invocation.platforms()
    asOf = try invocation.edition(.asOf)
    jobs = try invocation.number(.jobs, in: 1...256)
    configuration = invocation[.configuration]
    baseline = invocation[.baseline]
    writesBaseline = invocation.has(.writeBaseline)
    changedSince = invocation[.changed]
  }
}

import CommandLineKit

extension Command {
  /// `hig check`: replaces the process with the linter, `hig-lint`.
  static let check = Command(.check) { session throws(Failure) in
    // Builds the default knowledge base if it is missing; a named one must exist.
    _ = try session.openForReading()
    var arguments = ["--database", try session.readablePath()]
    for option in [
      Option.reportFormat, .findingsFailOn, .lang, .checkedRules, .platform, .configuration,
      .asOf, .baseline, .changed, .jobs,
    ] {
      if let value = session.invocation[option] { arguments += [option.typed, value] }
    }
    let switches: [Option] = [
      .writeBaseline, .failOnSkipped, .strict, .fix, .writeFixes, .watch, .noCache, .json,
    ]
    for option in switches where session.invocation.has(option) {
      arguments.append(option.typed)
    }
    throw Tool.become("hig-lint", arguments + ["--"] + session.invocation.operands)
  }
}

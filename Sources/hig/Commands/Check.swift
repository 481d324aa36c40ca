import CommandLineKit

extension Command {
  /// `hig check`: the linter, by becoming `hig-lint`.
  static let check = Command(.check) { session throws(Failure) in
    // The default knowledge base is built where it is missing; any other must be there.
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

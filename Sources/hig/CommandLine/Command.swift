import CommandLineKit
import Guidelines

/// One command of `hig`: what it takes, as data, and what it does.
struct Command: Sendable {
  /// What it takes.
  let syntax: CommandSyntax
  /// Does it.
  let run: @Sendable (Session) throws(Failure) -> ExitStatus

  init(
    _ syntax: CommandSyntax, run: @escaping @Sendable (Session) throws(Failure) -> ExitStatus
  ) {
    self.syntax = syntax
    self.run = run
  }

  init(
    name: String, summary: Phrase, operands: CommandSyntax.Operands, options: [Option],
    examples: [(line: String, shows: Phrase)], takesHyphens: Bool = false,
    run: @escaping @Sendable (Session) throws(Failure) -> ExitStatus
  ) {
    self.init(
      CommandSyntax(
        name: name, summary: summary, operands: operands, options: options, examples: examples,
        takesHyphens: takesHyphens), run: run)
  }
}

import CommandLineKit
import Guidelines

/// A command of `hig`: its syntax, as data, and the function that runs it.
struct Command: Sendable {
  /// The operands and options.
  let syntax: CommandSyntax
  /// Runs the command.
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

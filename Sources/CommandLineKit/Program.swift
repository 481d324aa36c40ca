package import Guidelines

/// A program and the commands it has, as data.
package struct Program: Sendable {
  /// The name of the executable: `hig`.
  package let name: String
  /// What it is, in one line.
  package let purpose: Phrase
  /// Its commands, in the order in which the help lists them.
  package let commands: [CommandSyntax]
  /// The command that takes words which name none: they are a question.
  package let question: CommandSyntax?

  /// Describes a program.
  package init(
    name: String, purpose: Phrase, commands: [CommandSyntax], question: CommandSyntax? = nil
  ) {
    self.question = question
    self.name = name
    self.purpose = purpose
    self.commands = commands
  }

  /// The command called `name`.
  ///
  /// - Throws: `UsageError.noCommand` with the name nearest to it.
  package func command(named name: String) throws(UsageError) -> CommandSyntax {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .noCommand(given: name, nearest: UsageError.nearest(to: name, in: commands.map(\.name)))
    }
    return command
  }

  /// Describes `hig` as a program that is one of its commands sees it (`hig-docs`, `hig-lint`).
  package init(command: CommandSyntax) {
    self.init(name: "hig", purpose: command.summary, commands: [command])
  }
}

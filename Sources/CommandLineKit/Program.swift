package import Guidelines

/// A program and the commands it has, as data.
package struct Program: Sendable {
  /// The name of the executable: `hig`.
  package let name: String
  /// What it is, in one line.
  package let purpose: Phrase
  // Closures, because making the descriptions of all commands takes longer than most commands.
  private let all: @Sendable () -> [CommandSyntax]
  private let find: @Sendable (String) -> CommandSyntax?
  private let asked: @Sendable () -> CommandSyntax?

  /// Describes a program by its commands, which are created on demand.
  ///
  /// `commands` gives all commands in the order of the help, `find` the command of a given name, and
  /// `question` the default command, for a line whose first word names none: `hig tab bar badge`
  /// searches.
  package init(
    name: String, purpose: Phrase, commands: @escaping @Sendable () -> [CommandSyntax],
    named find: @escaping @Sendable (String) -> CommandSyntax?,
    question: @escaping @Sendable () -> CommandSyntax?
  ) {
    self.name = name
    self.purpose = purpose
    all = commands
    self.find = find
    asked = question
  }

  /// Describes a program with `commands`, in the order in which the help lists them.
  package init(name: String, purpose: Phrase, commands: [CommandSyntax]) {
    self.init(
      name: name, purpose: purpose, commands: { commands },
      named: { name in commands.first { $0.name == name } }, question: { nil })
  }

  /// The commands it has, in the order in which the help lists them.
  package var commands: [CommandSyntax] { all() }

  /// The command to run if the first word names none; `nil` if that is an error.
  package var question: CommandSyntax? { asked() }

  /// The command called `name`.
  ///
  /// - Throws: `UsageError.noCommand` with the name nearest to it.
  package func command(named name: String) throws(UsageError) -> CommandSyntax {
    guard let command = find(name) else {
      throw .noCommand(given: name, nearest: UsageError.nearest(to: name, in: commands.map(\.name)))
    }
    return command
  }

  /// Describes `hig` with one command, for the executable that runs it (`hig-docs`, `hig-lint`).
  package init(command: CommandSyntax) {
    self.init(name: "hig", purpose: command.summary, commands: [command])
  }
}

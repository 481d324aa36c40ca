import CommandLineKit
import Guidelines

extension Command {
  /// `hig help`: the overview, or one command's help.
  static let help = Command(
    name: "help",
    summary: Phrase("the help of a command", "명령의 도움말"),
    operands: .upToOne("COMMAND"),
    options: [],
    examples: []
  ) { session throws(Failure) in
    let name = session.invocation.operands.first
    let command = try session.option { _ throws(UsageError) in
      guard let name else { return CommandSyntax?.none }
      return try session.program.command(named: name)
    }
    Output.write(Help(of: session.program, in: session.presentation).text(for: command))
    return .done
  }
}

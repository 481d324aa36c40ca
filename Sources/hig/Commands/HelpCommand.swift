import Guidelines
import TextAnalysis

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
    let command = name.flatMap(Command.named)
    if let name, command == nil {
      throw .noCommand(
        given: name, nearest: EditDistance.nearest(to: name, in: Command.all.map(\.name), limit: 1))
    }
    Output.write(Help(presentation: session.presentation).text(for: command))
    return .done
  }
}

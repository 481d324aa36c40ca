import CommandLineKit
import Guidelines

extension Command {
  /// `hig help`: the overview, or one command's help.
  static let help = Command(
    name: "help",
    summary: Phrase("the help of a command", "명령의 도움말"),
    operands: .upToOne("COMMAND", .commands),
    options: [.all, .manual],
    examples: [
      ("hig help --all", Phrase("every command with its options", "모든 명령과 옵션")),
      ("hig help --man | man -l -", Phrase("the manual page", "매뉴얼 페이지")),
    ]
  ) { session throws(Failure) in
    let help = Help(of: session.program, in: session.presentation)
    if session.invocation.has(.manual) {
      Output.write(help.manual)
      return .done
    }
    if session.invocation.has(.all) {
      Output.write(help.all)
      return .done
    }
    let name = session.invocation.operands.first
    guard name != "config" else {
      Output.write(ConfigurationHelp.text[session.presentation.messages])
      return .done
    }
    guard name != "patterns" else {
      Output.write(PatternHelp.text[session.presentation.messages])
      return .done
    }
    let command = try session.option { _ throws(UsageError) in
      guard let name else { return CommandSyntax?.none }
      return try session.program.command(named: name)
    }
    Output.write(help.text(for: command))
    return .done
  }
}

import CommandLineKit
import Guidelines

/// The command `hig`.
@main
struct Hig {
  static func main() {
    Output.surviveFailedWrites()
    let environment = Self.environment
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(Failure) {
      let status = try run(arguments, environment: environment)
      Output.end(status)
    } catch {
      let language = Presentation(arguments: arguments, environment: environment).messages
      Output.tell("hig: \(error.message(in: language))")
      Output.end(error.status)
    }
  }

  private static var environment: [String: String] {
    Environment.variables(
      Environment.locale + Environment.terminal
        + ["HIG_CORPUS", "HIG_DATABASE", "HOME", "XDG_DATA_HOME"])
  }

  private static func run(
    _ arguments: [String], environment: [String: String]
  ) throws(Failure) -> ExitStatus {
    let program = Command.program
    let invocation: Invocation
    do { invocation = try Invocation(arguments, for: program) } catch {
      throw .usage(error)
    }
    let session = try Session(
      of: program, invocation: invocation, environment: environment)
    if invocation.has(.version) {
      Output.write("hig \(BuildNote.version)\n")
      return .done
    }
    guard let name = invocation.command?.name, !invocation.has(.helpSwitch),
      let command = Command.named(name)
    else {
      let help = Help(of: program, in: session.presentation)
      Output.write(arguments.isEmpty ? help.welcome : help.text(for: invocation.command))
      return arguments.isEmpty ? .usage : .done
    }
    if let mistaken = invocation.mistaken { return try session.answerQuestion(or: mistaken) }
    try session.option { line throws(UsageError) in try line.checkOperands() }
    return try command.run(session)
  }
}

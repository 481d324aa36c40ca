import Guidelines

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command `hig`.
@main
struct Hig {
  static func main() {
    let environment = Self.environment
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(Failure) {
      let status = try run(arguments, environment: environment)
      Output.end(status)
    } catch {
      let language = spoken(arguments, environment: environment).messages
      Output.tell("hig: \(error.message(in: language))")
      Output.end(error.status)
    }
  }

  /// The variables that the command reads: a dictionary of all of them takes longer to make.
  private static var environment: [String: String] {
    let names = [
      "HIG_CORPUS", "HIG_DATABASE", "HOME", "LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "TERM",
      "XDG_DATA_HOME",
    ]
    var variables: [String: String] = [:]
    for name in names { variables[name] = getenv(name).map { String(cString: $0) } }
    return variables
  }

  private static func run(
    _ arguments: [String], environment: [String: String]
  ) throws(Failure) -> ExitStatus {
    let invocation = try Invocation(arguments)
    let session = try Session(invocation: invocation, environment: environment)
    if invocation.has(.version) {
      Output.write("hig \(Session.version)\n")
      return .done
    }
    guard let command = invocation.command, !invocation.has(.helpSwitch) else {
      Output.write(Help(presentation: session.presentation).text(for: invocation.command))
      return invocation.command == nil && arguments.isEmpty ? .usage : .done
    }
    try invocation.checkOperands()
    return try command.run(session)
  }

  /// The languages to word an error of the command line itself in, however broken the line is.
  private static func spoken(
    _ arguments: [String], environment: [String: String]
  ) -> Presentation {
    for (index, word) in arguments.enumerated() {
      let next = index + 1 < arguments.count ? arguments[index + 1] : ""
      if word == "--lang", let named = Presentation(rawValue: next) { return named }
      if let named = Presentation(rawValue: String(word.dropFirst("--lang=".count))),
        word.hasPrefix("--lang=")
      {
        return named
      }
    }
    return Presentation(environment: environment)
  }
}

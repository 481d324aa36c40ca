import CommandLineKit
import Guidelines

extension Command {
  /// `hig serve`: the docs server, by becoming `hig-docs`.
  static let serve = Command(.serve) { session throws(Failure) in
    let port = try session.option { line throws(UsageError) in try line.port() }
    let origins = try session.option { line throws(UsageError) in try line.allowedOrigins() }
    // The default knowledge base is built where it is missing; any other must be there.
    _ = try session.openForReading()
    var arguments = [
      "--database", try session.readablePath(), "--host", session.invocation.host, "--port",
      "\(port)",
      "--lang", session.presentation.rawValue,
    ]
    if !origins.isEmpty {
      arguments += [Option.allowedOrigins.typed, origins.joined(separator: ",")]
    }
    if session.invocation.has(.open) { arguments.append(Option.open.typed) }
    throw Tool.become("hig-docs", arguments)
  }
}

import CommandLineKit
import Guidelines

extension Command {
  /// `hig serve`: replaces the process with the docs server, `hig-docs`.
  static let serve = Command(.serve) { session throws(Failure) in
    let port = try session.option { line throws(UsageError) in try line.port() }
    let origins = try session.option { line throws(UsageError) in try line.allowedOrigins() }
    // Builds the default knowledge base if it is missing; a named one must exist.
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

internal import Guidelines

extension CommandSyntax {
  /// `hig serve`, which `hig-docs` parses as well.
  package static let serve = CommandSyntax(
    name: "serve",
    summary: Phrase("the guidelines as a site on this machine", "가이드라인을 이 컴퓨터의 사이트로 보기"),
    operands: .none,
    options: [.host, .port, .allowedOrigins, .open],
    examples: [
      ("hig serve --open", Phrase("in the browser", "브라우저로 보기")),
      ("hig serve --port 0", Phrase("at any free port", "비어 있는 포트로")),
    ])
}

extension Invocation {
  /// The value of `--port`, 8420 by default.
  package func port() throws(UsageError) -> Int { try number(.port, in: 0...65_535) ?? 8420 }

  /// The values of `--allow-origin`, each a scheme, a host and an optional port.
  package func allowedOrigins() throws(UsageError) -> [String] {
    let origins = (self[.allowedOrigins] ?? "").split(separator: ",").map { $0.lowercased() }
    for origin in origins {
      let host = ["http://", "https://"].first(where: origin.hasPrefix).map {
        origin.dropFirst($0.count)
      }
      guard let host, !host.isEmpty, !host.contains("/") else {
        throw .badValue(
          option: Option.allowedOrigins.typed, value: origin, expected: "https://HOST[:PORT]")
      }
    }
    return origins
  }

  /// The value of `--host`, by default this machine alone.
  package var host: String { self[.host] ?? "127.0.0.1" }
}

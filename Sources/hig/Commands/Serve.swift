import Guidelines
import KnowledgeBase

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Command {
  /// `hig serve`: the docs server, by becoming `hig-docs`.
  static let serve = Command(
    name: "serve",
    summary: Phrase("the guidelines as a site on this machine", "가이드라인을 이 컴퓨터의 사이트로 보기"),
    operands: .none,
    options: [.host, .port, .open],
    examples: [
      ("hig serve --open", Phrase("in the browser", "브라우저로 보기")),
      ("hig serve --port 0", Phrase("at any free port", "비어 있는 포트로")),
    ]
  ) { session throws(Failure) in
    let port = session.invocation[.port] ?? "8420"
    guard let number = Int(port), (0...65_535).contains(number) else {
      throw .badValue(option: Option.port.typed, value: port, expected: "0 … 65535")
    }
    // The default knowledge base is built where it is missing; any other must be there.
    _ = try session.openForReading()
    let place = try DatabasePlace(
      invocation: session.invocation, environment: session.environment)
    var arguments = [
      "--database", place.path, "--host", session.invocation[.host] ?? "127.0.0.1", "--port", port,
      "--lang", session.presentation.rawValue,
    ]
    if session.invocation.has(.open) { arguments.append(Option.open.typed) }
    throw Tool.become("hig-docs", arguments)
  }
}

extension Option {
  static let host = Option(
    "host", takes: "ADDRESS", "the address to listen at (127.0.0.1)", "기다릴 주소 (기본 127.0.0.1)")
  static let port = Option(
    "port", takes: "N", "the port to listen at (8420); 0 takes a free one",
    "기다릴 포트 (기본 8420). 0은 비어 있는 포트")
  static let open = Option("open", "show it in the browser", "브라우저로 열기")
}

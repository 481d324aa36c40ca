internal import Guidelines
internal import KnowledgeBase
internal import LinterCore
package import ModelContext

extension Route {
  /// `POST /mcp`: the Model Context Protocol, one message per request.
  static let context = Route(
    method: "POST", path: [.literal("mcp")],
    summary: Phrase("the Model Context Protocol", "모델 컨텍스트 프로토콜(MCP)")
  ) { visit in
    let base = visit.base
    var server = ContextServer(
      ContextLibrary(language: visit.reader.language, check: visit.check, open: { base }))
    let answer = server.answer(to: visit.body, headers: visit.headers.context)
    let status = answer.error.map(Status.init) ?? .ok
    switch answer.messages.count {
    // A message that is not a request gets none back.
    case 0: return .answer(status == .ok ? .accepted : status, nil, [])
    case 1: return .answer(status, .json, answer.messages[0].line)
    default:
      // Server-sent events (HTML Standard, section 9.2): one per message, which is a single line.
      let events = answer.messages.flatMap {
        Array("data: ".utf8) + $0.line + Array("\n\n".utf8)
      }
      return .answer(status, .events, events)
    }
  }
}

extension Status {
  /// The status that goes with an error of the protocol (2026-07-28, streamable-http).
  fileprivate init(_ error: ProtocolError) {
    self = error.isUnknownMethod ? .notFound : error.isRejection ? .badRequest : .ok
  }
}

/// The `check` of a server without a linter: always fails.
package let noLinter: ContextLibrary.Check = { _ throws(ContextLibrary.CheckProblem) in
  throw .init(reason: "No linter is here; run hig check.")
}

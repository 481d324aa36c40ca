internal import LinterCore

/// Why a message gets no result, as data; `json(in:)` alone puts it into words.
package enum ProtocolError: Error, Hashable {
  /// The message is not JSON or too long.
  case malformed
  /// The JSON is not a request of JSON-RPC 2.0.
  case noRequest
  case noMethod(String)
  case badParameter(name: String, expected: String)
  /// A request of the stateless protocol without required metadata.
  case missingMetadata(String)
  case headerMismatch(header: String)
  case unsupportedVersion(String)
  case noTool(String)
  case noPrompt(String)
  case noResource(uri: String)
  /// The knowledge base cannot be read.
  case failed(String)

  /// Whether the message is rejected before any method is called.
  package var isRejection: Bool {
    switch self {
    case .malformed, .noRequest, .missingMetadata, .headerMismatch, .unsupportedVersion: true
    default: false
    }
  }

  /// Whether there is no such method.
  package var isUnknownMethod: Bool { if case .noMethod = self { true } else { false } }

  /// The codes of JSON-RPC 2.0 and of the protocol (2026-07-28, basic, Error Codes).
  private func code(in era: Era) -> Int64 {
    switch self {
    case .malformed: -32_700
    case .noRequest: -32_600
    case .noMethod: -32_601
    case .headerMismatch: -32_020
    case .unsupportedVersion: -32_022
    case .failed: -32_603
    case .noResource: era == .stateless ? -32_602 : -32_002
    case .badParameter, .missingMetadata, .noTool, .noPrompt: -32_602
    }
  }

  private var message: String {
    switch self {
    case .malformed: "This is no JSON, or a line of more than \(Message.longest) bytes"
    case .noRequest: "This is no request of JSON-RPC 2.0: it needs jsonrpc, id and method"
    case .noMethod(let name): "There is no method \(name)"
    case .badParameter(let name, let expected): "\(name) must be \(expected)"
    case .missingMetadata(let key): "params._meta needs \(key)"
    case .headerMismatch(let header): "The header \(header) does not say what the body says"
    case .unsupportedVersion(let version): "The protocol version \(version) is not supported"
    case .noTool(let name): "There is no tool \(name); tools/list names them"
    case .noPrompt(let name): "There is no prompt \(name); prompts/list names them"
    case .noResource(let uri): "There is no resource \(uri)"
    case .failed(let reason): reason
    }
  }

  /// The member `error` of the answer.
  func json(in era: Era) -> JSONValue {
    var error: JSONValue = ["code": .integer(code(in: era)), "message": .string(message)]
    switch self {
    case .unsupportedVersion(let version):
      error["data"] = [
        "supported": .texts(ProtocolVersion.all), "requested": .string(version),
      ]
    case .noResource(let uri): error["data"] = ["uri": .string(uri)]
    default: break
    }
    return error
  }
}

/// How a request states its revision.
enum Era {
  /// In each request.
  case stateless
  /// In a handshake before.
  case handshake
}

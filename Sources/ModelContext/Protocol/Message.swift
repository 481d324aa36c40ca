internal import LinterCore

/// A request or a notification of JSON-RPC 2.0.
struct Message {
  /// The longest message to accept, in bytes.
  static let longest = 4 << 20

  /// The id that the answer repeats; `nil` for a notification, which gets none.
  let id: JSONValue?
  let method: String
  let params: JSONValue

  /// Reads a message; `nil` for a response, which this server never waits for.
  init?(_ value: JSONValue) throws(ProtocolError) {
    guard let object = value.object, object["jsonrpc"] == "2.0" else { throw .noRequest }
    guard let method = value["method"].string else {
      if object["result"] != nil || object["error"] != nil { return nil }
      throw .noRequest
    }
    guard object["id"] == nil || Self.id(in: value) != nil else { throw .noRequest }
    let params = object["params"] ?? .object(JSONObject())
    guard params.object != nil else { throw .noRequest }
    (id, self.method, self.params) = (object["id"], method, params)
  }

  /// The id in `value`, which need not be a whole request; `nil` for what cannot be one.
  static func id(in value: JSONValue?) -> JSONValue? {
    guard let id = value?.object?["id"], id.string != nil || id.integer != nil else { return nil }
    return id
  }

  /// The metadata of a request of the stateless protocol.
  var metadata: JSONValue { params["_meta"] }

  /// The protocol revision in the metadata.
  var version: String? { metadata[Metadata.version].string }
}

/// Keys of `_meta` (2026-07-28, basic, _meta).
enum Metadata {
  static let version = "io.modelcontextprotocol/protocolVersion"
  static let capabilities = "io.modelcontextprotocol/clientCapabilities"
  static let server = "io.modelcontextprotocol/serverInfo"
  static let subscription = "io.modelcontextprotocol/subscriptionId"
}

internal import Guidelines
package import LinterCore

/// A server of the Model Context Protocol, independent of the transport.
///
/// ```swift
/// var server = ContextServer(library)
/// let answer = server.answer(to: Array(#"{"jsonrpc": "2.0", "id": 1, "method": "ping"}"#.utf8))
/// ```
///
/// It speaks the stateless protocol of 2026-07-28, in which requests are self-contained, and the
/// handshake of 2025-11-25 and before; each request tells which.
package struct ContextServer {
  /// The longest message that is read, in bytes.
  package static let longestMessage = Message.longest

  /// The answer to one message.
  package struct Answer {
    /// The messages, in order; none for a notification.
    package var messages: [JSONValue] = []
    /// The error, if there is no result.
    package var error: ProtocolError?
  }

  private let library: ContextLibrary
  /// The revision agreed on in the handshake, which requests need not repeat; `nil` before it.
  private var agreed: String?

  /// Creates a server that answers from `library`.
  package init(_ library: ContextLibrary) {
    self.library = library
    agreed = nil
  }

  /// The answer to one message of a stream.
  package mutating func answer(to bytes: [UInt8]) -> Answer {
    answer(to: bytes, takesBatches: agreed == ProtocolVersion.batching) {
      message throws(ProtocolError) in
      if message.version != nil { return .stateless }
      if agreed != nil || message.method == "ping" { return .handshake }
      guard message.method == "initialize" else { throw .missingMetadata(Metadata.version) }
      agreed = message.params["protocolVersion"].string.map(ProtocolVersion.agreed(on:))
      return .handshake
    }
  }

  /// The answer to a request over HTTP, where no handshake is remembered.
  package mutating func answer(to bytes: [UInt8], headers: RequestHeaders) -> Answer {
    answer(
      to: bytes,
      takesBatches: headers.version ?? ProtocolVersion.unsaid == ProtocolVersion.batching
    ) { message throws(ProtocolError) in
      if message.version != nil || headers.version == ProtocolVersion.stateless {
        try headers.check(message)
        return .stateless
      }
      let version = headers.version ?? ProtocolVersion.unsaid
      guard message.method == "initialize" || ProtocolVersion.handshake.contains(version) else {
        throw .unsupportedVersion(version)
      }
      return .handshake
    }
  }

  private func answer(
    to bytes: [UInt8], takesBatches: Bool, era: (Message) throws(ProtocolError) -> Era
  ) -> Answer {
    let value = bytes.count <= Self.longestMessage ? JSONValue(bytes: bytes) : nil
    guard takesBatches, let batch = value?.elements, !batch.isEmpty else {
      return answer(to: value, era: era)
    }
    let answers = batch.map { answer(to: $0, era: era) }
    let messages = answers.flatMap(\.messages)
    return Answer(messages: messages.isEmpty ? [] : [.array(messages)])
  }

  private func answer(
    to value: JSONValue?, era: (Message) throws(ProtocolError) -> Era
  ) -> Answer {
    var message: Message?
    var spoken = Era.stateless
    do throws(ProtocolError) {
      guard let value else { throw .malformed }
      message = try Message(value)
      guard let message, let id = message.id else { return Answer() }
      spoken = try era(message)
      return Answer(messages: try messages(answering: message, id, in: spoken))
    } catch {
      // A notification gets no answer, not even an error.
      if let message, message.id == nil { return Answer(error: error) }
      // Without an id that can be read there is none: the protocol's schemas do not admit null.
      let failed = JSONValue.members([
        ("jsonrpc", "2.0"), ("id", Message.id(in: value)), ("error", error.json(in: spoken)),
      ])
      return Answer(messages: [failed], error: error)
    }
  }

  private func messages(
    answering message: Message, _ id: JSONValue, in era: Era
  ) throws(ProtocolError) -> [JSONValue] {
    if era == .stateless {
      try checkMetadata(of: message)
      if message.method == "subscriptions/listen" { return Self.subscription(id) }
    }
    let method = try Methods.named(message.method, in: era)
    var result = try method.answer(library, message.params)
    if era == .stateless {
      result["resultType"] = "complete"
      result["_meta"] = [Metadata.server: ServerIdentity.implementation]
      if let caching = method.caching {
        result["ttlMs"] = .integer(caching.milliseconds)
        result["cacheScope"] = .string(caching.scope.rawValue)
      }
    }
    return [["jsonrpc": "2.0", "id": id, "result": result]]
  }

  private func checkMetadata(of message: Message) throws(ProtocolError) {
    guard let version = message.version else { throw .missingMetadata(Metadata.version) }
    guard message.metadata[Metadata.capabilities].object != nil else {
      throw .missingMetadata(Metadata.capabilities)
    }
    guard version == ProtocolVersion.stateless else { throw .unsupportedVersion(version) }
  }

  /// Acknowledges a subscription, grants no notifications and ends it at once: lists never change
  /// while a request is answered (2026-07-28, subscriptions, Graceful Closure).
  private static func subscription(_ id: JSONValue) -> [JSONValue] {
    let metadata: JSONValue = [Metadata.subscription: id]
    return [
      [
        "jsonrpc": "2.0", "method": "notifications/subscriptions/acknowledged",
        "params": ["_meta": metadata, "notifications": .object(JSONObject())],
      ],
      ["jsonrpc": "2.0", "id": id, "result": ["resultType": "complete", "_meta": metadata]],
    ]
  }
}

internal import LinterCore

/// A method of the protocol that is answered with one result.
struct Method: Sendable {
  /// How long a client may keep a result (2026-07-28, caching).
  struct Caching: Sendable {
    enum Scope: String, Sendable {
      case `public`
      case `private`
    }

    let milliseconds: Int64
    let scope: Scope

    /// For what changes only with the build.
    static let ofBuild = Caching(milliseconds: 3_600_000, scope: .public)
    /// For what an ingest changes; private, as the documents may be a person's own.
    static let ofContent = Caching(milliseconds: 60_000, scope: .private)
  }

  let name: String
  /// The eras in which it exists.
  var eras: Set<Era> = [.stateless, .handshake]
  var caching: Caching?
  let answer: @Sendable (ContextLibrary, JSONValue) throws(ProtocolError) -> JSONValue
}

extension JSONValue {
  /// The text of the parameter `name`, which a request must have.
  func required(_ name: String) throws(ProtocolError) -> String {
    guard let text = self[name].string else {
      throw .badParameter(name: name, expected: "a text")
    }
    return text
  }

  /// The text of the parameter `name`, which a request may leave out or empty.
  func optional(_ name: String) throws(ProtocolError) -> String? {
    guard !self[name].isNull else { return nil }
    let text = try required(name)
    return text.isEmpty ? nil : text
  }
}

internal import LinterCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The protocol headers of a request over HTTP (2026-07-28, streamable-http).
package struct RequestHeaders: Sendable {
  /// The header `MCP-Protocol-Version`.
  package var version: String?
  /// The header `Mcp-Method`.
  package var method: String?
  /// The header `Mcp-Name`.
  package var name: String?

  /// Creates headers; absent ones are `nil`.
  package init(version: String? = nil, method: String? = nil, name: String? = nil) {
    self.version = version
    self.method = method
    self.name = name
  }

  /// Throws unless they match `message`, of the stateless protocol.
  func check(_ message: Message) throws(ProtocolError) {
    guard version == message.version else {
      throw .headerMismatch(header: "MCP-Protocol-Version")
    }
    guard method == message.method else { throw .headerMismatch(header: "Mcp-Method") }
    guard let key = Self.named[message.method] else { return }
    guard name.map(Self.decoded) == message.params[key].string else {
      throw .headerMismatch(header: "Mcp-Name")
    }
  }

  /// Which parameter `Mcp-Name` repeats, by method.
  private static let named = ["tools/call": "name", "prompts/get": "name", "resources/read": "uri"]

  /// Decodes `=?base64?…?=`, for values that a header cannot hold.
  private static func decoded(_ value: String) -> String {
    guard value.hasPrefix("=?base64?"), value.hasSuffix("?="), value.count > 11,
      let data = Data(base64Encoded: String(value.dropFirst(9).dropLast(2)))
    else { return value }
    return String(decoding: data, as: UTF8.self)
  }
}

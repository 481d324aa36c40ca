/// The revisions of the Model Context Protocol that the server speaks.
enum ProtocolVersion {
  /// The stateless revision, which every request states (2026-07-28, basic/versioning).
  static let stateless = "2026-07-28"
  /// The revisions with a handshake, newest first (2025-11-25, basic/lifecycle).
  static let handshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// All of them, newest first.
  static let all = [stateless] + handshake

  /// The revision of an HTTP request that states none (2026-07-28, streamable-http).
  static let unsaid = "2025-03-26"

  /// The revision in which a message may be a batch (2025-03-26, basic, Batching).
  static let batching = "2025-03-26"

  /// The revision to agree on: `asked` if it is supported, else the newest.
  static func agreed(on asked: String) -> String {
    handshake.contains(asked) ? asked : handshake[0]
  }
}

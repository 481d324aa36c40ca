/// The revisions of the Model Context Protocol that the server speaks.
enum ProtocolVersion {
  /// The stateless one: every request says it (2026-07-28, basic/versioning).
  static let stateless = "2026-07-28"
  /// Those of the handshake, the newest first (2025-11-25, basic/lifecycle).
  static let handshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// What a request that says no revision over HTTP speaks (2026-07-28, streamable-http).
  static let unsaid = "2025-03-26"

  /// The one in which a message may be a list of them (2025-03-26, basic, Batching).
  static let batching = "2025-03-26"

  /// The revision of the handshake that `asked` leads to: itself, else the newest.
  static func agreed(on asked: String) -> String {
    handshake.contains(asked) ? asked : handshake[0]
  }
}

internal import Guidelines
internal import LinterCore

/// What the server says of itself.
enum ServerIdentity {
  /// The name and the version of the server.
  static let implementation: JSONValue = [
    "name": "hig", "title": "Interface guidelines", "version": .string(Release.version),
  ]

  /// What it offers; nothing of it changes while it runs.
  static let capabilities: JSONValue = [
    "tools": .object(JSONObject()), "resources": .object(JSONObject()),
    "prompts": .object(JSONObject()), "completions": .object(JSONObject()),
  ]

  /// What a model is told of it.
  static let instructions: JSONValue = """
    Interface guidelines in English and Korean, offline, each with document, lines and edition. \
    Search first, then get_rule; quote the number and cite the source line as given. Rules hold \
    for today unless as_of says otherwise.
    """
}

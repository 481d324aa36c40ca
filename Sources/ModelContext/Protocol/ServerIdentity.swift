internal import Guidelines
internal import LinterCore

/// How the server describes itself.
enum ServerIdentity {
  /// The name and the version of the server.
  static let implementation: JSONValue = [
    "name": "hig", "title": "Interface guidelines", "version": .string(Release.version),
  ]

  /// The capabilities, which never change while it runs.
  static let capabilities: JSONValue = [
    "tools": .object(JSONObject()), "resources": .object(JSONObject()),
    "prompts": .object(JSONObject()), "completions": .object(JSONObject()),
  ]

  /// The instructions for a model.
  static let instructions: JSONValue = """
    Interface guidelines in English and Korean, offline, each with document, lines and edition. \
    Search first, then get_rule; quote the number and cite the source line as given. Rules hold \
    for today unless as_of says otherwise.
    """
}

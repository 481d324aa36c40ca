internal import Guidelines
internal import KnowledgeBase
internal import LinterCore
internal import TextAnalysis

/// A tool: its description, as data, and its function.
///
/// All tools are read-only.
struct Tool: Sendable {
  /// A tool's answer, as data and as text.
  struct Answer {
    /// Conforms to the output schema.
    var data: JSONValue
    /// The same in lines, cut to ``mostTokens`` with the remark.
    var text: String
    /// The last line, which is never cut: where the answer goes on.
    var remark: String?
    /// Whether it says that nothing was done.
    var isFailure = false
    /// Resources with more to read.
    var links: [(uri: String, name: String)] = []
  }

  /// The most tokens of a text.
  static let mostTokens = TokenBudget.ofText

  let name: String
  let title: String
  /// When to use it, for a model.
  let summary: String
  let arguments: [Argument]
  let output: JSONValue
  let run: @Sendable (Question) throws(ToolFailure) -> Answer

  /// The entry in `tools/list`.
  var listing: JSONValue {
    let properties = arguments.map { ($0.name, $0.schema) }
    let required = arguments.filter(\.isRequired).map(\.name)
    return [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "inputSchema": .members([
        ("type", "object"), ("properties", .object(JSONObject(properties))),
        ("required", required.isEmpty ? nil : .texts(required)),
        ("additionalProperties", false),
      ]),
      "outputSchema": output,
      "annotations": ["readOnlyHint": true, "openWorldHint": false],
    ]
  }

  /// The result of a call; a failure is a result as well, so that a model can act on it.
  func result(_ given: JSONValue, from library: ContextLibrary) -> JSONValue {
    do throws(ToolFailure) {
      try check(given)
      let answer = try run(Question(arguments: given, library: library))
      let text = TokenBudget.cut(
        answer.text, to: Self.mostTokens, above: answer.remark)
      let links = answer.links.map { link -> JSONValue in
        ["type": "resource_link", "uri": .string(link.uri), "name": .string(link.name)]
      }
      return [
        "content": .array([["type": "text", "text": .string(text)]] + links),
        "structuredContent": answer.data, "isError": .bool(answer.isFailure),
      ]
    } catch {
      return [
        "content": [["type": "text", "text": .string(error.message)]], "isError": true,
      ]
    }
  }

  private func check(_ given: JSONValue) throws(ToolFailure) {
    for member in given.object?.members ?? [] {
      guard let argument = arguments.first(where: { $0.name == member.key }) else {
        throw .noArgument(
          given: member.key,
          nearest: EditDistance.nearest(to: member.key, in: arguments.map(\.name), limit: 1))
      }
      guard argument.admits(member.value) else {
        throw .badArgument(name: argument.name, expected: argument.expected)
      }
    }
    for argument in arguments where argument.isRequired {
      guard let value = given.object?[argument.name], value != "" else {
        throw .badArgument(name: argument.name, expected: argument.expected)
      }
    }
  }
}

import Foundation
import TestSupport
import Testing

@Suite(
  "Every message keeps to the official schemas",
  .enabled(if: SchemaValidator.isAvailable, "\(SchemaValidator.absence)"))
struct MessageSchemaTests {
  private typealias Object = [String: Any]

  /// Requests, and what the schemas call the answer to each.
  private static let requests: [(method: String, params: [String: any Sendable], result: String)] =
    [
      ("tools/list", [:], "ListToolsResult"),
      ("tools/call", ["name": "get_rule", "arguments": ["id": "tab-badge"]], "CallToolResult"),
      (
        "tools/call", ["name": "search_guidelines", "arguments": ["query": "탭 바 배지"]],
        "CallToolResult"
      ),
      ("tools/call", ["name": "list_metrics", "arguments": ["limit": 3]], "CallToolResult"),
      ("tools/call", ["name": "list_components", "arguments": ["limit": 3]], "CallToolResult"),
      ("tools/call", ["name": "what_changed", "arguments": ["limit": 9]], "CallToolResult"),
      (
        "tools/call",
        ["name": "check_interface", "arguments": ["source": "let a = 1", "file_name": "A.swift"]],
        "CallToolResult"
      ),
      (
        "tools/call",
        ["name": "explain_findings", "arguments": ["report": "a.swift:1:2: warning: tab badge\n"]],
        "CallToolResult"
      ),
      ("tools/call", ["name": "get_rule"], "CallToolResult"),
      ("resources/list", [:], "ListResourcesResult"),
      ("resources/templates/list", [:], "ListResourceTemplatesResult"),
      ("resources/read", ["uri": "hig://rules/tab-badge"], "ReadResourceResult"),
      ("prompts/list", [:], "ListPromptsResult"),
      ("prompts/get", ["name": "cite", "arguments": ["id": "tab-badge"]], "GetPromptResult"),
      (
        "completion/complete",
        [
          "ref": ["type": "ref/prompt", "name": "cite"],
          "argument": ["name": "id", "value": "tab"],
        ], "CompleteResult"
      ),
    ]

  @Test("Results and errors do, in both eras", arguments: ["2026-07-28", "2025-11-25"])
  func messages(version: String) throws {
    let isStateless = version == "2026-07-28"
    var fixture = ContextFixture(handshake: !isStateless)
    var documents: [String: [String]] = [:]
    for (method, params, name) in Self.requests {
      let answer = try fixture.answer(method, params, stateless: isStateless)
      documents["JSONRPCResultResponse", default: []].append(try ContextFixture.text(answer))
      documents[name, default: []].append(
        try ContextFixture.text(#require(answer["result"] as? Object)))
    }
    if isStateless {
      documents["DiscoverResultResponse"] = [
        try ContextFixture.text(fixture.answer("server/discover"))
      ]
      let lines = fixture.text(
        of: try ContextFixture.request("subscriptions/listen", ["notifications": Object()]))
      documents["SubscriptionsAcknowledgedNotification"] = [lines[0]]
      documents["SubscriptionsListenResultResponse"] = [lines[1]]
    } else {
      let greeting = try fixture.result(
        "initialize", ["protocolVersion": version], stateless: false)
      documents["InitializeResult"] = [try ContextFixture.text(greeting)]
    }
    documents["JSONRPCErrorResponse"] =
      fixture.text(of: "x") + [
        try ContextFixture.text(fixture.answer("none", stateless: isStateless)),
        try ContextFixture.text(
          fixture.answer("resources/read", ["uri": "hig://x/y"], stateless: isStateless)),
      ]
    let schema = Shared.folder + "/schemas/mcp-\(version).schema.json"
    for (name, texts) in documents {
      let violations = try SchemaValidator.violations(in: texts, against: "\(schema)#\(name)")
      #expect(violations == "", "\(name)")
    }
  }

  @Test("What a tool answers keeps to the schema that it is listed with")
  func outputs() throws {
    var fixture = ContextFixture()
    let folder = try TemporaryFolder()
    let listed = try fixture.result("tools/list")["tools"] as? [Object] ?? []
    for tool in listed {
      let name = try #require(tool["name"] as? String)
      let schema = try folder.write(
        ContextFixture.text(#require(tool["outputSchema"])), to: name + ".json")
      let answers = try Self.requests.compactMap { _, params, _ -> String? in
        guard params["name"] as? String == name else { return nil }
        let result = try fixture.result("tools/call", params)
        return result["isError"] as? Bool == true ? nil : try ContextFixture.text(result.data)
      }
      #expect(!answers.isEmpty, "\(name)")
      #expect(try SchemaValidator.violations(in: answers, against: schema) == "", "\(name)")
    }
  }
}

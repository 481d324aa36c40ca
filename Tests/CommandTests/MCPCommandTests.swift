import Foundation
import TestSupport
import Testing

@Suite("hig mcp")
struct MCPCommandTests {
  private let folder: TemporaryFolder
  private let hig: HigCommand

  init() throws {
    folder = try TemporaryFolder()
    hig = HigCommand(
      home: folder.url, environment: ["HIG_DATABASE": KnowledgeBaseFixture.corpus.path])
  }

  @Test("A thousand requests in one run are answered in order, and the end of input is the end")
  func manyRequests() throws {
    let greeting =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#
    let requests = (1...1_000).map { number in
      number % 10 == 0
        ? #"{"jsonrpc":"2.0","id":\#(number),"method":"tools/call","params":{"name":"get_rule","arguments":{"id":"tab-badge"}}}"#
        : #"{"jsonrpc":"2.0","id":\#(number),"method":"ping"}"#
    }
    let run = try hig.run(
      ["mcp"], input: ([greeting, ""] + requests).joined(separator: "\n"))
    #expect(run.status == 0 && run.errors.isEmpty)
    let ids = run.output.matches(of: #/"id":(\d+),"jsonrpc"/#).compactMap { Int($0.output.1) }
    #expect(ids == Array(0...1_000))
  }

  @Test("install adds the server to a configuration, once, and leaves the rest of it alone")
  func install() throws {
    let file = folder.path(".cursor/mcp.json")
    let shown = try hig.run("mcp", "install", "cursor", "--print")
    #expect(shown.status == 0 && shown.output.contains(#""hig""#) && shown.errors.contains(file))
    #expect(!FileManager.default.fileExists(atPath: file))

    #expect(try hig.run("mcp", "install", "cursor").status == 0)
    let written = try object(at: file)
    try folder.write(
      #"{"theme": "dark", "mcpServers": {"other": {"command": "x"}}}"#, to: ".cursor/mcp.json")
    #expect(try hig.run("mcp", "install", "cursor").status == 0)
    let joined = try object(at: file)
    #expect(joined["theme"] as? String == "dark")
    let servers = try #require(joined["mcpServers"] as? [String: Any])
    #expect(Set(servers.keys) == ["other", "hig"])
    let entry = (written["mcpServers"] as? [String: NSDictionary])?["hig"]
    #expect(entry != nil && servers["hig"] as? NSDictionary == entry)
    let again = try hig.run("mcp", "install", "cursor")
    #expect(again.status == 0 && again.errors.contains("already"))
  }

  @Test(
    "What is there is never overwritten",
    arguments: [
      #"{"mcpServers": {"hig": {"command": "mine"}}}"#, "// a comment\n{}", "[]",
      #"{"mcpServers": 3}"#,
    ])
  func kept(text: String) throws {
    let file = try folder.write(text, to: ".gemini/settings.json")
    let run = try hig.run("mcp", "install", "gemini")
    #expect(run.status == 2 && run.errors.contains("settings.json"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test("A client that is not known is answered with those that are")
  func clients() throws {
    let run = try hig.run("mcp", "install", "emacs")
    #expect(run.status == 64 && run.errors.contains("vscode"))
    #expect(try hig.run("mcp", "install").output.contains("claude-code"))
    #expect(try hig.run("mcp", "start").status == 64)
  }

  private func object(at file: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(filePath: file))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}

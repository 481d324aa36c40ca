import CommandLineKit
import ContextTransport
import FileAccess
import Guidelines
import KnowledgeBase
import LinterCore
import ModelContext

extension Command {
  /// `hig mcp`: the guidelines for coding agents, over the Model Context Protocol.
  static let mcp = Command(
    name: "mcp",
    summary: Phrase(
      "a server of the Model Context Protocol on stdin and stdout, for coding agents",
      "코딩 에이전트가 stdin과 stdout으로 쓰는 MCP 서버"),
    operands: CommandSyntax.Operands(
      label: "install CLIENT", count: 0...2,
      .words(["install"] + ContextClient.all.map(\.name))),
    options: [.print, .root],
    examples: [
      ("hig mcp install", Phrase("the clients there are", "설정할 수 있는 클라이언트 목록")),
      (
        "hig mcp install claude-code",
        Phrase("adds it to .mcp.json in this folder", "이 폴더의 .mcp.json에 추가")
      ),
      (
        "hig mcp install cursor --print",
        Phrase("shows what would be added, and where", "무엇을 어디에 추가할지 보기만")
      ),
    ]
  ) { session throws(Failure) in
    guard let word = session.invocation.operands.first else { return try session.serveContext() }
    guard word == "install" else {
      throw .usage(.badValue(option: "mcp", value: word, expected: "install"))
    }
    return try session.installContextServer()
  }
}

extension Session {
  /// Answers messages on stdin until it ends.
  fileprivate func serveContext() throws(Failure) -> ExitStatus {
    // Builds the default knowledge base if it is missing; a named one must exist.
    _ = try openForReading()
    let path = try readablePath()
    let linter = LinterProcess(
      beside: CorpusFolder.executable, database: path, root: invocation[.root] ?? ".")
    let opened = OpenedBase(path: path)
    let library = ContextLibrary(
      language: presentation.messages,
      check: { sources throws(ContextLibrary.CheckProblem) in try linter.report(on: sources) },
      open: { () throws(KnowledgeBaseError) in try opened.base() })
    return MessageStream().serve(ContextServer(library)) ? .done : .failed
  }

  /// Adds the server to the configuration of a client, or shows what would be added.
  fileprivate func installContextServer() throws(Failure) -> ExitStatus {
    let clients = ContextClient.all
    guard invocation.operands.count > 1 else {
      var page = Page(environment: environment)
      page.table(clients.map { [$0.name, $0.path(environment)] })
      page.print()
      return .done
    }
    let name = invocation.operands[1]
    guard let client = clients.first(where: { $0.name == name }) else {
      throw .usage(
        .badValue(
          option: "mcp install", value: name,
          expected: clients.map(\.name).joined(separator: ", ")))
    }
    let path = client.path(environment)
    let entry = client.entry(command: CorpusFolder.executable)
    Output.write(String(decoding: client.configuration(with: entry).data, as: UTF8.self) + "\n")
    if invocation.has(.print) {
      tell(Phrase("hig: this goes into \(path)", "hig: 이 내용을 \(path)에 넣습니다"))
      return .done
    }
    guard let whole = try configuration(at: path, of: client, adding: entry) else {
      tell(Phrase("hig: \(path): it is there already", "hig: \(path): 이미 들어 있습니다"))
      return .done
    }
    try File.write(Array(whole.data) + [UInt8(ascii: "\n")], to: path)
    tell(Phrase("hig: \(path): added", "hig: \(path): 추가했습니다"))
    return .done
  }

  /// The configuration at `path` with `entry` added; `nil` if it is there already.
  private func configuration(
    at path: String, of client: ContextClient, adding entry: JSONValue
  ) throws(Failure) -> JSONValue? {
    guard (try? FileSystem.status(path)) != nil else { return client.configuration(with: entry) }
    guard var whole = JSONValue(bytes: try File.bytes(at: path)), whole.object != nil else {
      throw .file(.notExtended(path: path))
    }
    let servers = whole[client.member]
    guard servers.isNull || servers.object != nil else { throw .file(.notExtended(path: path)) }
    let there = servers["hig"]
    if there == entry { return nil }
    guard there.isNull else { throw .file(.taken(path: path)) }
    whole[client.member]["hig"] = entry
    return whole
  }
}

/// A knowledge base that is reopened after two seconds, to see what was ingested meanwhile.
private final class OpenedBase {
  private let path: String
  private var current: (base: KnowledgeBase, since: ContinuousClock.Instant)?

  init(path: String) { self.path = path }

  func base() throws(KnowledgeBaseError) -> KnowledgeBase {
    if let current, .now - current.since < .seconds(2) { return current.base }
    let base = try KnowledgeBase(path: path, access: .read)
    current = (base, .now)
    return base
  }
}

/// An MCP client, and where its configuration lists the servers.
struct ContextClient {
  let name: String
  /// The configuration file, relative to the current folder if `isOfProject`, else to home.
  let file: String
  let isOfProject: Bool
  /// The member of the configuration that holds the servers.
  var member = "mcpServers"
  /// Whether an entry states its transport, `stdio`.
  var saysType = false

  static let all = [
    ContextClient(name: "claude-code", file: ".mcp.json", isOfProject: true),
    ContextClient(name: "claude-desktop", file: desktop, isOfProject: false),
    ContextClient(name: "cursor", file: ".cursor/mcp.json", isOfProject: false),
    ContextClient(
      name: "vscode", file: ".vscode/mcp.json", isOfProject: true, member: "servers",
      saysType: true),
    ContextClient(name: "gemini", file: ".gemini/settings.json", isOfProject: false),
    ContextClient(
      name: "windsurf", file: ".codeium/windsurf/mcp_config.json", isOfProject: false),
  ]

  private static var desktop: String {
    #if os(macOS)
      "Library/Application Support/Claude/claude_desktop_config.json"
    #else
      ".config/Claude/claude_desktop_config.json"
    #endif
  }

  func path(_ environment: [String: String]) -> String {
    isOfProject ? file : environment["HOME", default: "."] + "/" + file
  }

  func entry(command: String) -> JSONValue {
    var entry: JSONValue = ["command": .string(command), "args": ["mcp"]]
    if saysType { entry["type"] = "stdio" }
    return entry
  }

  /// A configuration with `entry` alone.
  func configuration(with entry: JSONValue) -> JSONValue {
    .object(JSONObject([(member, ["hig": entry])]))
  }
}

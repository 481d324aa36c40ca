import ContextTransport
import Foundation
import Guidelines
import KnowledgeBase
import LinterCore
import ModelContext
import TestSupport

/// A server over the Corpus, and what it answers, as a client sees it.
struct ContextFixture {
  typealias Object = [String: Any]

  /// The knowledge base of the Corpus, built once.
  static let corpus: (folder: TemporaryFolder, path: String) = {
    do {
      let folder = try TemporaryFolder()
      let path = folder.path("guidelines.sqlite")
      let corpus = HigCommand.checkout.appending(path: "Corpus").path
      let run = try HigCommand(home: folder.url).run("ingest", corpus, "--database", path)
      precondition(run.status == 0, run.errors)
      return (folder, path)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// What every request of the stateless protocol says.
  static var metadata: Object {
    [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": Object(),
    ]
  }

  private var server: ContextServer

  /// A server whose linter sees files below `root`; with `handshake` one that was greeted.
  init(root: String? = nil, handshake: Bool = false) {
    let path = Self.corpus.path
    let linter = LinterProcess(beside: HigCommand.file.path, database: path, root: root)
    server = ContextServer(
      ContextLibrary(
        check: { sources throws(ContextLibrary.CheckProblem) in try linter.report(on: sources) },
        open: { () throws(KnowledgeBaseError) in try KnowledgeBase(path: path, access: .read) }))
    if handshake {
      _ = text(
        of:
          #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#
      )
    }
  }

  /// The lines that answer `message`.
  mutating func text(of message: String) -> [String] {
    server.answer(to: Array(message.utf8)).messages.map {
      String(decoding: $0.line, as: UTF8.self)
    }
  }

  /// The one message that answers a request.
  mutating func answer(_ method: String, _ params: Object = [:], stateless: Bool = true) throws
    -> Object
  {
    let lines = text(of: try Self.request(method, params, stateless: stateless))
    guard lines.count == 1 else { throw CocoaError(.propertyListReadCorrupt) }
    return try Self.object(lines[0])
  }

  /// The result of a request.
  mutating func result(_ method: String, _ params: Object = [:], stateless: Bool = true) throws
    -> Object
  {
    let answer = try answer(method, params, stateless: stateless)
    guard let result = answer["result"] as? Object else {
      throw CocoaError(.propertyListReadCorrupt, userInfo: ["answer": "\(answer)"])
    }
    return result
  }

  /// The result of a call of a tool.
  mutating func call(_ tool: String, _ arguments: Object = [:]) throws -> Object {
    try result("tools/call", ["name": tool, "arguments": arguments])
  }

  /// The code of the error that answers a request.
  mutating func code(_ method: String, _ params: Object = [:], stateless: Bool = true) throws
    -> Int?
  {
    let error = try answer(method, params, stateless: stateless)["error"] as? Object
    return error?["code"] as? Int
  }

  static func request(_ method: String, _ params: Object = [:], stateless: Bool = true) throws
    -> String
  {
    var params = params
    if stateless { params["_meta"] = metadata }
    return try text([
      "jsonrpc": "2.0", "id": 7, "method": method, "params": params,
    ])
  }

  static func object(_ line: String) throws -> Object {
    guard let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Object else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    return object
  }

  static func text(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    return String(decoding: data, as: UTF8.self)
  }
}

extension [String: Any] {
  /// The text of a tool's result.
  var shownText: String {
    ((self["content"] as? [[String: Any]])?.first?["text"] as? String) ?? ""
  }

  /// The data of a tool's result.
  var data: [String: Any] { self["structuredContent"] as? [String: Any] ?? [:] }
}

import Foundation
import TestSupport
import Testing

@Suite("The Model Context Protocol, in both eras")
struct ProtocolTests {
  private var fixture = ContextFixture()

  @Test("Discovery says the version, what is offered and how long that holds")
  mutating func discovery() throws {
    let result = try fixture.result("server/discover")
    #expect(result["supportedVersions"] as? [String] == ["2026-07-28"])
    #expect(result["resultType"] as? String == "complete")
    #expect(result["ttlMs"] as? Int ?? -1 >= 0 && result["cacheScope"] as? String == "public")
    let capabilities = try #require(result["capabilities"] as? [String: Any])
    #expect(Set(capabilities.keys) == ["tools", "resources", "prompts", "completions"])
  }

  @Test(
    "A handshake agrees on the version asked for, and on the newest one where that is unknown",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"),
      ("1999-01-01", "2025-11-25"), ("", "2025-11-25"), ("2026-07-28", "2025-11-25"),
    ])
  mutating func handshake(asked: String, agreed: String) throws {
    let result = try fixture.result(
      "initialize", ["protocolVersion": asked, "capabilities": [:] as [String: Any]],
      stateless: false)
    #expect(result["protocolVersion"] as? String == agreed)
    #expect(result["resultType"] == nil)
    let tools = try fixture.result("tools/list", stateless: false)
    #expect(tools["ttlMs"] == nil && (tools["tools"] as? [Any])?.count == 7)
  }

  @Test(
    "A request that is none, or not of its era, is refused with its code",
    arguments: [
      ("nonsense", -32_700), ("", -32_700), ("[]", -32_600), ("7", -32_600),
      (#"{"id":1,"method":"ping"}"#, -32_600), (#"{"jsonrpc":"2.0","id":1}"#, -32_600),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32_600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32_600),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32_600),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, -32_602),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}"#,
        -32_602
      ),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"1900-01-01","io.modelcontextprotocol/clientCapabilities":{}}}}"#,
        -32_022
      ),
    ])
  mutating func refusals(message: String, code: Int) throws {
    let lines = fixture.text(of: message)
    let error = try ContextFixture.object(#require(lines.first))["error"] as? [String: Any]
    #expect(error?["code"] as? Int == code)
    if code == -32_022 {
      let data = error?["data"] as? [String: Any]
      #expect(data?["requested"] as? String == "1900-01-01")
      #expect(
        data?["supported"] as? [String]
          == ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])
    }
  }

  @Test(
    "A refused message is answered with its id, where that can be read",
    arguments: [
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, "1"), (#"{"id":"a"}"#, #""a""#),
      (#"{"jsonrpc":"2.0","id":7,"method":"ping","params":[]}"#, "7"),
      (#"{"jsonrpc":"1.0","id":1.5,"method":"ping"}"#, nil), ("7", nil), ("{", nil),
    ] as [(String, String?)])
  mutating func refusedIDs(message: String, id: String?) throws {
    let line = try #require(fixture.text(of: message).first)
    #expect(line.contains("\"error\":"))
    #expect(id.map { line.contains("\"id\":\($0),") } ?? !line.contains("\"id\":"), "\(line)")
  }

  @Test(
    "Lists take the cursors that they gave, and no others",
    arguments: ["tools/list", "prompts/list", "resources/list", "resources/templates/list"])
  mutating func cursors(list: String) throws {
    for cursor in ["zzz", "-5", "", "+5", "1.0"] {
      #expect(try fixture.code(list, ["cursor": cursor]) == -32_602, "\(cursor)")
    }
    let next = try fixture.result(list)["nextCursor"] as? String
    if let next {
      #expect(try fixture.result(list, ["cursor": next])["nextCursor"] as? String != next)
    }
  }

  @Test("Messages come in lists where 2025-03-26 was agreed on, and only there")
  mutating func batches() throws {
    let batch =
      #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},{"jsonrpc":"2.0","id":2,"method":"nothing"},7]"#
    #expect(fixture.text(of: batch).count == 1)
    #expect(fixture.text(of: batch)[0].contains("-32600"))
    for (version, isTaken) in [("2025-03-26", true), ("2025-06-18", false)] {
      var greeted = ContextFixture()
      _ = try greeted.result(
        "initialize", ["protocolVersion": version, "capabilities": [:] as [String: Any]],
        stateless: false)
      let lines = greeted.text(of: batch)
      #expect(lines.count == 1 && lines[0].hasPrefix("[") == isTaken)
      guard isTaken else { continue }
      let answers = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [[String: Any]]
      #expect(answers?.map { $0["id"] as? Int } == [1, 2, nil])
      #expect(answers?[0]["result"] != nil && answers?[1]["error"] != nil)
      #expect(greeted.text(of: #"[{"jsonrpc":"2.0","method":"x"}]"#).isEmpty)
      #expect(greeted.text(of: "[]")[0].contains("-32600"))
    }
  }

  @Test("What is unknown has the code of its era")
  mutating func unknown() throws {
    var greeted = ContextFixture(handshake: true)
    #expect(try fixture.code("resources/subscribe") == -32_601)
    #expect(try fixture.code("ping") == -32_601)
    #expect(try fixture.code("tools/call", ["name": "rm"]) == -32_602)
    #expect(try fixture.code("prompts/get", ["name": "none"]) == -32_602)
    #expect(try fixture.code("resources/list", ["cursor": "x"]) == -32_602)
    let missing = ["uri": "hig://rules/none"]
    #expect(try fixture.code("resources/read", missing) == -32_602)
    #expect(try greeted.code("resources/read", missing, stateless: false) == -32_002)
    #expect(try greeted.code("server/discover", stateless: false) == -32_601)
    #expect(try greeted.result("ping", stateless: false).isEmpty)
  }

  @Test(
    "A notification gets no answer, whatever it says",
    arguments: [
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"nonsense","params":{"a":[1]}}"#,
      #"{"jsonrpc":"2.0","id":3,"result":{}}"#,
    ])
  mutating func notifications(message: String) {
    #expect(fixture.text(of: message).isEmpty)
  }

  @Test("Ids come back as they were sent, texts and numbers apart")
  mutating func ids() throws {
    for id in ["1", "\"1\"", "\"탭\"", "-9007199254740991", "0"] {
      let lines = fixture.text(of: #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#)
      #expect(lines == [#"{"id":\#(id),"jsonrpc":"2.0","result":{}}"#])
    }
  }

  @Test("A subscription is acknowledged for nothing, and ends")
  mutating func subscription() throws {
    let lines = fixture.text(
      of: try ContextFixture.request(
        "subscriptions/listen", ["notifications": ["toolsListChanged": true]]))
    #expect(lines.count == 2)
    #expect(lines[0].contains("subscriptions/acknowledged"))
    let result = try ContextFixture.object(lines[1])["result"] as? [String: Any]
    #expect(result?["resultType"] as? String == "complete")
  }

  @Test("Damaged and hostile messages get one line of JSON each, and leave the server as it was")
  mutating func hostile() throws {
    var random = SeededGenerator(seed: 29)
    let whole = try [
      ContextFixture.request("tools/list"),
      ContextFixture.request(
        "tools/call", ["name": "search_guidelines", "arguments": ["query": "탭 바 \"배지"]]),
      ContextFixture.request("resources/read", ["uri": "hig://documents/%ea%b0%80#1-2"]),
      ContextFixture.request(
        "completion/complete",
        [
          "ref": ["type": "ref/prompt", "name": "cite"],
          "argument": ["name": "id", "value": "ㅌ"],
        ]),
    ].map { Array($0.utf8) }
    for round in 0..<400 {
      var bytes = whole[round % whole.count]
      for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch round % 3 {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes.prefix(place % 40), at: place)
        }
      }
      for line in fixture.text(of: String(decoding: bytes, as: UTF8.self)) {
        #expect(!line.contains("\n"))
        #expect(try ContextFixture.object(line)["jsonrpc"] as? String == "2.0")
      }
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(fixture.text(of: deep).first?.contains("-32700") == true)
    let long = "\"" + String(repeating: "a", count: 5 << 20) + "\""
    #expect(fixture.text(of: long).first?.contains("-32700") == true)
    #expect(try fixture.result("tools/list")["tools"] != nil)
  }
}

import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("hig serve as a process", .serialized)
struct ServerTests {
  init() { signal(SIGPIPE, SIG_IGN) }

  let fixture = SiteFixture.corpus

  private func start(_ options: String...) throws -> ServerProcess {
    try ServerProcess(fixture.database, command: fixture.command, options: options)
  }

  @Test("It serves pages, assets and JSON at the port it chose")
  func serves() throws {
    let server = try start()
    let page = try server.get("/rules/tab-badge")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("Content-Security-Policy: default-src 'none'"))
    #expect(page.hasSuffix("</html>\n"))
    let head = try server.get("/rules/tab-badge", method: "HEAD")
    #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n") && head.hasSuffix("\r\n\r\n"))
    #expect(try server.get("/healthz").hasSuffix("{\"schema\":1,\"status\":\"ok\"}\n"))
    #expect(try server.get("/documents/Components%2Ftab-bars.md").hasPrefix("HTTP/1.1 200"))
    #expect(try server.get("/search?q=%ED%83%AD+%EB%B0%94").contains("탭 바"))
  }

  @Test("Several requests share a connection")
  func keepsConnections() throws {
    let server = try start()
    let answers = try server.exchange(
      "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    #expect(answers.components(separatedBy: "HTTP/1.1 200 OK").count == 3)
  }

  @Test("What a client has is answered with the length of that or none, and without a body")
  func unchanged() throws {
    let server = try start()
    let whole = try server.get("/openapi.json", method: "HEAD")
    let length = try #require(whole.firstMatch(of: /Content-Length: [0-9]+\r\n/)).output
    let answers = try server.exchange(
      "GET /openapi.json HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: *\r\n\r\n"
        + "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let parts = answers.components(separatedBy: "HTTP/1.1 ")
    #expect(parts.count == 3 && parts[1].hasPrefix("304") && parts[2].hasPrefix("200 OK"))
    #expect(parts[1].contains(length) && parts[1].hasSuffix("\r\n\r\n"))
  }

  @Test("A whole URL as the target of a request is taken")
  func absolute() throws {
    let server = try start()
    let page = try server.get("http://127.0.0.1:\(server.port)/rules/tab-badge")
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.hasSuffix("</html>\n"))
  }

  @Test(
    "Hostile requests get a proper status, and the server goes on",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n", 421),
      ("GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: a.b\r\nConnection: close\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\nConnection: close\r\n\r\n", 400),
      ("GET /%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400),
      (
        "POST /api/v1/explain HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1073741824\r\n\r\n{",
        413
      ),
      (
        "POST /api/v1/explain HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        411
      ),
      (
        "POST /api/v1/explain HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n",
        413
      ),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", 405),
      (
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n",
        431
      ),
      ("GET /\(String(repeating: "x", count: 100_000)) HTTP/1.1\r\nHost: localhost\r\n\r\n", 414),
      ("GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 404),
    ] as [(LongText, Int)])
  func hostile(bytes: LongText, status: Int) throws {
    let server = try start()
    let answer = try server.exchange(bytes.text)
    #expect(
      answer.hasPrefix("HTTP/1.1 \(status) ") || answer.hasPrefix("HTTP/1.0 \(status) "),
      "\(answer.prefix(60))")
    #expect(try server.get("/healthz").hasPrefix("HTTP/1.1 200"))
  }

  @Test(
    "What is no HTTP is dropped, and the server goes on",
    arguments: [
      "nonsense\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}\u{FC}\u{3}\u{3}",
      "\r\n\r\n\r\n",
    ])
  func noise(bytes: String) throws {
    let server = try start()
    #expect(!(try server.exchange(bytes, seconds: 1)).contains("200 OK"))
    #expect(try server.get("/healthz").hasPrefix("HTTP/1.1 200"))
  }

  @Test("A request a byte at a time holds up nobody else")
  func slow() throws {
    let server = try start()
    let slow = try Connection(port: server.port)
    for byte in "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" {
      #expect(slow.send(String(byte)))
      #expect(try server.get("/healthz").hasPrefix("HTTP/1.1 200"))
    }
    #expect(slow.rest().hasPrefix("HTTP/1.1 200"))
  }

  @Test("A gigabyte is refused, and whoever sent all of it still reads why")
  func gigabyte() throws {
    let server = try start()
    let client = try Connection(port: server.port)
    client.send(
      "POST /api/v1/explain HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1073741824\r\n\r\n")
    let part = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
    for _ in 0..<1_024 { #expect(client.send(bytes: part)) }
    #expect(client.rest().hasPrefix("HTTP/1.1 413 "))
    #expect(try server.get("/healthz").hasPrefix("HTTP/1.1 200"))
  }

  @Test("A request that has begun is answered though the server is told to end")
  func finishes() throws {
    let server = try start()
    let client = try Connection(port: server.port)
    client.send("GET /rules/tab-badge HTTP/1.1\r\nHost: localhost\r\n")
    // Another one that came later was answered, so the first has arrived.
    #expect(try server.get("/healthz").hasPrefix("HTTP/1.1 200"))
    kill(server.process.processIdentifier, SIGTERM)
    Thread.sleep(forTimeInterval: 0.2)
    client.send("\r\n")
    let answer = client.rest()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
    #expect(answer.contains("Connection: close") && answer.hasSuffix("</html>\n"))
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 0)
  }

  @Test(
    "A report is explained beside the event loop, and to its end where the server is told to end")
  func reports() throws {
    let server = try start()
    let results = (0..<3_000).map {
      #"{"ruleId": "tab-badge", "message": {"text": "The badge on tab \#($0) is too long."}}"#
    }.joined(separator: ",")
    let report = """
      {"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "hig"}}, "results": [\(results)]}]}
      """
    let client = try Connection(port: server.port)
    client.send(
      "POST /api/v1/explain HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(report.utf8.count)\r\n\r\n"
        + report)
    Thread.sleep(forTimeInterval: 0.1)
    let start = ContinuousClock.now
    #expect(try server.get("/healthz").hasPrefix("HTTP/1.1 200"))
    #expect(ContinuousClock.now - start < .seconds(2))
    kill(server.process.processIdentifier, SIGTERM)
    let answer = client.rest()
    // It is sent in chunks, the last of which is empty.
    #expect(answer.hasPrefix("HTTP/1.1 200 OK") && answer.hasSuffix("}\n\r\n0\r\n\r\n"))
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 0)
  }

  @Test("--open shows the address that was chosen")
  func opens() throws {
    let folder = try TemporaryFolder()
    let opened = folder.path("opened")
    #if os(macOS)
      let name = "open"
    #else
      let name = "xdg-open"
    #endif
    let browser = try folder.write(
      "#!/bin/sh\necho \"$1\" > '\(opened).new'\nmv '\(opened).new' '\(opened)'\n", to: name)
    chmod(browser, 0o755)
    var command = fixture.command
    command.environment["PATH"] = "\(folder.url.path):/usr/bin:/bin"
    let server = try ServerProcess(fixture.database, command: command, options: ["--open"])
    var waited = 0
    while access(opened, F_OK) != 0, waited < 500 {
      Thread.sleep(forTimeInterval: 0.02)
      waited += 1
    }
    #expect(
      try String(contentsOfFile: opened, encoding: .utf8)
        == "http://127.0.0.1:\(server.port)/\n")
  }

  @Test("It ends on a signal, and says nothing wrong", arguments: [SIGINT, SIGTERM])
  func ends(signal: Int32) throws {
    let server = try start()
    // A connection that waits for its next request does not hold it up.
    let idle = try Connection(port: server.port)
    #expect(try server.get("/healthz").hasPrefix("HTTP/1.1 200"))
    let start = ContinuousClock.now
    kill(server.process.processIdentifier, signal)
    server.process.waitUntilExit()
    #expect(server.process.terminationReason == .exit)
    #expect(server.process.terminationStatus == 0)
    #expect(ContinuousClock.now - start < .seconds(30))
    withExtendedLifetime(idle) {}
  }

  @Test("A taken port is named with one that is free", arguments: ["en", "ko"])
  func taken(lang: String) throws {
    let server = try start()
    let run = try fixture.command.run(
      "serve", "--port", "\(server.port)", "--database", fixture.database, "--lang", lang)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("\(server.port)") && run.errors.contains("--port "))
    #expect(run.errors.contains(lang == "en" ? "is taken" : "이미 쓰이고 있습니다"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "What is wrong with the command line or the database is said before anything is served",
    arguments: [
      (["serve", "--port", "70000"], 64), (["serve", "--port", "x"], 64), (["serve", "more"], 64),
      (["serve", "--database", "/nowhere/x.sqlite"], 2),
      (["serve", "--host", "203.0.113.7", "--port", "0"], 2),
    ] as [([String], Int32)])
  func wrong(arguments: [String], status: Int32) throws {
    let database = arguments.contains("--database") ? [] : ["--database", fixture.database]
    let run = try fixture.command.run(arguments + database)
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}

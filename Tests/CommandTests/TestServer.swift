import Foundation
import TestSupport
import Testing

/// A PostgreSQL server in a scratch folder, which many tests use.
struct TestServer: Sendable {
  /// The server; `nil` where PostgreSQL is not installed.
  static let running: TestServer? = start()

  static let absence: Comment = "PostgreSQL is not installed: apt-get install postgresql"

  /// Its folder, which is kept short: the name of a socket has at most 107 bytes.
  private let folder: String

  private static func start() -> TestServer? {
    let folder = "/tmp/hig-pg-\(ProcessInfo.processInfo.processIdentifier)"
    guard run("start", folder) != nil else { return nil }
    atexit { _ = TestServer.running?.stop() }
    return TestServer(folder: folder)
  }

  /// The address of the database called `name`, which is made where there is none.
  func address(of name: String) -> String? { Self.run("address", folder, name) }

  private func stop() {
    _ = Self.run("stop", folder)
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// What the script prints; `nil` where it fails.
  private static func run(_ arguments: String...) -> String? {
    let script = HigCommand.checkout.appending(path: "Tests/PostgreSQL/server.py").path
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script] + arguments
    // A file: the server, which stays, would keep a pipe open.
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    process.standardOutput = try? FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let printed = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    return printed.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

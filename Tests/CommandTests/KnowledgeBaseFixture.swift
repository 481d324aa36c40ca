import Foundation
import TestSupport
import Testing

/// A knowledge base on disk that many tests ask, built once.
///
/// With `HIG_TEST_STORE=server` those of the Corpus are published to a PostgreSQL server, and the commands ask
/// that.
struct KnowledgeBaseFixture: Sendable {
  /// The Corpus alone.
  static let corpus = KnowledgeBaseFixture([corpusPath]).stored()
  /// The Corpus and the seeds.
  static let seeds = KnowledgeBaseFixture([corpusPath, Shared.folder + "/seeds"]).stored()

  static let corpusPath = HigCommand.checkout.appending(path: "Corpus").path

  private let folder: TemporaryFolder
  private let command: HigCommand
  /// What the commands ask: the file, or the address on a server.
  private var database: String

  /// The file.
  var path: String { folder.path("guidelines.sqlite") }

  init(_ documents: [String]) {
    do {
      folder = try TemporaryFolder()
      command = HigCommand(home: folder.url)
      let run = try command.run(
        ["ingest"] + documents + ["--database", folder.path("guidelines.sqlite")])
      precondition(run.status == 0, run.errors)
      database = folder.path("guidelines.sqlite")
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// A knowledge base of `documents`, by name.
  init(documents: [String: String]) {
    do {
      let sources = try TemporaryFolder()
      for (name, text) in documents { try sources.write(text, to: name) }
      self.init([sources.url.path])
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Whether the commands ask a server.
  static let isOnServer = ProcessInfo.processInfo.environment["HIG_TEST_STORE"] == "server"

  /// This fixture, published to a server if the tests are to ask one.
  private func stored() -> KnowledgeBaseFixture {
    guard Self.isOnServer else { return self }
    let name = "fixture" + UUID().uuidString.lowercased().filter { $0 != "-" }
    guard let address = TestServer.running?.address(of: name),
      let published = try? command.run(["publish", address, "--database", path])
    else { preconditionFailure(TestServer.absence.rawValue) }
    precondition(published.status == 0, published.errors)
    var stored = self
    stored.database = address
    return stored
  }

  /// Runs `hig` on this knowledge base.
  func run(_ arguments: String...) throws -> HigCommand.Run { try run(arguments) }

  /// Runs `hig` on this knowledge base.
  func run(_ arguments: [String], input: String? = nil) throws -> HigCommand.Run {
    try command.run(["--database", database] + arguments, input: input)
  }
}

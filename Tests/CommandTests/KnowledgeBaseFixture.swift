import Foundation
import TestSupport

/// A knowledge base on disk that many tests ask, built once.
struct KnowledgeBaseFixture: Sendable {
  /// The Corpus alone.
  static let corpus = KnowledgeBaseFixture([corpusPath])
  /// The Corpus and the seeds.
  static let seeds = KnowledgeBaseFixture([corpusPath, Shared.folder + "/seeds"])

  static let corpusPath = HigCommand.checkout.appending(path: "Corpus").path

  private let folder: TemporaryFolder
  private let command: HigCommand

  /// The file.
  var path: String { folder.path("guidelines.sqlite") }

  init(_ documents: [String]) {
    do {
      folder = try TemporaryFolder()
      command = HigCommand(home: folder.url)
      let run = try command.run(
        ["ingest"] + documents + ["--database", folder.path("guidelines.sqlite")])
      precondition(run.status == 0, run.errors)
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

  /// Runs `hig` on this knowledge base.
  func run(_ arguments: String...) throws -> HigCommand.Run { try run(arguments) }

  /// Runs `hig` on this knowledge base.
  func run(_ arguments: [String], input: String? = nil) throws -> HigCommand.Run {
    try command.run(["--database", path] + arguments, input: input)
  }
}

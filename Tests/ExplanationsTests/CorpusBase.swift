import Explanations
import Ingestion
import KnowledgeBase
import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The Corpus of the checkout as a knowledge base.
enum CorpusBase {
  private static let folder: String =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/") + "/Corpus"

  /// The table of other linters' rules.
  static func linterRules() throws -> String { try text("LinterRules.tsv") }

  /// A file that holds the Corpus, made once; every test opens it for itself.
  private static let file: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    try make(at: folder.path("corpus.sqlite"))
    return folder
  }

  /// A base that holds the Corpus, opened for reading.
  static func opened() throws -> KnowledgeBase {
    try KnowledgeBase(path: try file.get().path("corpus.sqlite"), access: .read)
  }

  private static func make(at path: String) throws {
    let base = try KnowledgeBase(path: path, access: .write)
    let report = try Ingestion(into: base).run([folder])
    if let failure = report.failures.first { throw failure }
  }

  private static func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: folder + "/" + name)), as: UTF8.self)
  }
}

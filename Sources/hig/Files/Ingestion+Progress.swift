import CommandLineKit
import Guidelines
import Ingestion
import KnowledgeBase
import TextAnalysis

extension Ingestion {
  /// Reads the documents below `paths` into the knowledge base at `path`; `nil` stores nothing.
  ///
  /// The file is created if it does not exist. A terminal shows the progress.
  static func run(
    _ paths: [String], name: String = "standard-input", intoFileAt path: String?,
    glossary: Glossary,
    defaults: (edition: Edition?, authorities: [String: Authority]) = (nil, [:]),
    prunes: Bool = false
  ) throws(Failure) -> IngestionReport {
    defer { Output.progress("") }
    do {
      let base = try path.map { path throws(KnowledgeBaseError) in
        try KnowledgeBase(path: path, access: .write)
      }
      var ingestion = Ingestion(into: base, glossary: glossary)
      // The comments of Apple's pages are checked by the audit alone.
      ingestion.inspect = { $0.authority == .apple ? [] : $0.remarks(at: $1) }
      return try ingestion.run(
        paths, name: name, edition: defaults.edition, authorities: defaults.authorities,
        prunes: prunes,
        progress: { progress in
          Output.progress("[\(progress.number)/\(progress.count)] \(progress.document)")
          return .proceed
        })
    } catch {
      throw .knowledgeBase(error)
    }
  }
}

import Foundation
import GuidelineReaders
import Guidelines
import KnowledgeBase
import TextAnalysis

/// The knowledge base of this checkout's Corpus, or of a copy of it with changes.
enum Corpus {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every rule of the Corpus.
  static let rules: Result<[Rule], any Error> = Result { try base.get().rules() }
  /// Every number of the Corpus.
  static let metrics: Result<[Metric], any Error> = Result { try base.get().metrics() }

  private static var base: Result<KnowledgeBase, any Error> {
    Result { try KnowledgeBase(path: try database.get(), access: .read) }
  }

  private static let database: Result<String, any Error> = Result {
    try stored(name: "linter-\(ProcessInfo.processInfo.processIdentifier)") { _, text in text }
  }

  /// The numbers of one page as `change` rewrote it; the checkout itself stays as it is.
  static func metrics(
    of page: String, changing change: (String) -> String
  ) throws -> [Metric] {
    let path = try stored(name: "linter-\(UUID().uuidString)") { name, text in
      name == page ? change(text) : nil
    }
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try KnowledgeBase(path: path, access: .read).metrics()
  }

  private static func stored(
    name: String, changing change: (String, String) -> String?
  ) throws -> String {
    let folder = root.appending(path: "Corpus")
    let terms = try String(contentsOf: folder.appending(path: "Glossary.tsv"), encoding: .utf8)
    let glossary = try Glossary(tsv: terms, name: "Corpus/Glossary.tsv")
    let reader = GuidelineReader(glossary: glossary)
    let path = FileManager.default.temporaryDirectory.appending(path: "\(name).sqlite").path
    try? FileManager.default.removeItem(atPath: path)
    let base = try KnowledgeBase(path: path, access: .write)
    base.begin(glossary: glossary)
    for page in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where page.hasSuffix(".md") {
      let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
      guard let changed = change(page, text) else { continue }
      try base.store(try reader.read(bytes: Array(changed.utf8), name: page), digest: page)
    }
    try base.finish()
    return path
  }
}

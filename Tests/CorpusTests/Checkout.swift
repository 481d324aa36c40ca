import DocumentModel
import Foundation
import GuidelineReaders
import Guidelines
import Ingestion
import KnowledgeBase
import Testing
import TextAnalysis

/// The Corpus of this checkout, read and stored once for all tests.
enum Corpus {
  /// A page as it stands in the folder.
  struct Page: Sendable, CustomTestStringConvertible {
    /// The name it is cited by: `Components/alerts.md`.
    var name: String
    var bytes: [UInt8]
    var document: Document

    var testDescription: String { name }

    /// The front matter by key.
    var frontMatter: FrontMatter { FrontMatter(SourceLines(document.source)) }

    /// The statements of rules with the passages that make them.
    var statements: [(passage: Passage, statement: RuleStatement)] {
      document.passages.compactMap { passage in passage.statement.map { (passage, $0) } }
    }
  }

  static let folder = root.appending(path: "Corpus")
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let glossary: Result<Glossary, any Error> = Result {
    let data = try Data(contentsOf: folder.appending(path: "Glossary.tsv"))
    return try Glossary(tsv: String(decoding: data, as: UTF8.self), name: "Corpus/Glossary.tsv")
  }

  static let pages: Result<[Page], any Error> = Result {
    let reader = GuidelineReader(glossary: try glossary.get())
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".md") }.sorted().map { name in
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      return Page(name: name, bytes: bytes, document: try reader.read(bytes: bytes, name: name))
    }
  }

  /// The questions of Questions.tsv.
  static let questions: Result<[Guidelines.Question], any Error> = Result {
    let data = try Data(contentsOf: folder.appending(path: "Questions.tsv"))
    return try QuestionTable.read(
      String(decoding: data, as: UTF8.self), name: "Corpus/Questions.tsv")
  }

  /// What contradicts rules: Contraries.tsv.
  static let contraries: Result<[Guidelines.Question], any Error> = Result {
    let data = try Data(contentsOf: folder.appending(path: "Contraries.tsv"))
    return try QuestionTable.read(
      String(decoding: data, as: UTF8.self), name: "Corpus/Contraries.tsv")
  }

  /// The entries of Absent.tsv.
  static let absent: Result<[AbsentComponent], any Error> = Result {
    let data = try Data(contentsOf: folder.appending(path: "Absent.tsv"))
    return try AbsentTable.read(String(decoding: data, as: UTF8.self), name: "Corpus/Absent.tsv")
  }

  /// Builds the knowledge base in a file of its own and gives its path.
  static let database: Result<String, any Error> = Result {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "corpus-\(ProcessInfo.processInfo.processIdentifier).sqlite").path
    try? FileManager.default.removeItem(atPath: path)
    let base = try KnowledgeBase(path: path, access: .write)
    base.begin(glossary: try glossary.get())
    for page in try pages.get() { try base.store(page.document, digest: page.name) }
    try base.store(questions: try questions.get(), from: "Questions.tsv")
    try base.store(questions: try contraries.get(), from: "Contraries.tsv")
    try base.store(absent: try absent.get(), from: "Absent.tsv")
    try base.finish()
    return path
  }

  /// The knowledge base of the Corpus, opened for one test.
  static func base() throws -> KnowledgeBase {
    try KnowledgeBase(path: try database.get(), access: .read)
  }
}

import Explanations
import GuidelineReaders
import Guidelines
import KnowledgeBase
import TextAnalysis
import Workers

/// Documents on their way into a knowledge base.
struct Ingestion {
  /// So many bytes of text are not analysed a second time.
  private static let remembered = 16 << 20
  /// So many documents are stored at a time: an ingest that is killed loses no more of them.
  private static let storedAtOnce = 32

  private let path: String
  private let glossary: Glossary
  private var base: KnowledgeBase?

  /// Opens the knowledge base at `path`, creating it where it does not exist; `nil` stores nothing.
  init(into path: String?, glossary: Glossary) throws(Failure) {
    self.path = path ?? ""
    self.glossary = glossary
    guard let path else { return }
    do {
      base = try KnowledgeBase(path: path, access: .write)
    } catch {
      throw .knowledgeBase(error)
    }
  }

  /// Reads every document below `paths` and stores what changed.
  ///
  /// A document that cannot be read is reported and the rest goes on.
  mutating func run(
    _ paths: [String], edition: Edition?, prune: Bool = false
  ) throws(Failure) -> IngestReport {
    let finder = DocumentFinder(paths)
    var report = IngestReport(failures: finder.failures)
    var tables = finder.files.filter { $0.name.hasSuffix(".tsv") && !Self.isDocument($0) }
    var documents = finder.files.filter { !tables.contains($0) }
    documents = report.withoutDoubles(documents)
    let linterTables = Self.takeLinterRules(from: &tables)
    do {
      // What the user taught the knowledge base outlives every ingest.
      let own = try base?.concepts().filter { $0.origin == .user } ?? []
      let glossary = self.glossary.adding(own).adding(tables, to: &report)
      for table in linterTables { try take(table, report: &report) }
      var analyzer = TextAnalyzer(concepts: glossary)
      if base != nil { analyzer = analyzer.remembering(textsOf: Self.remembered) }
      base?.begin(glossary: glossary, analyzer: analyzer)
      let reader = GuidelineReader(glossary: glossary, analyzer: analyzer)
      let known = try base?.digests() ?? [:]
      let readings = OrderedWork(count: documents.count) { [documents] number in
        Self.read(documents[number], with: reader, edition: edition, known: known)
      }
      var number = 0
      while number < documents.count {
        let end = min(number + Self.storedAtOnce, documents.count)
        let next = { () -> (document: Document, digest: String, origin: String)? in
          while number < end {
            let file = documents[number]
            Output.progress("[\(number + 1)/\(documents.count)] \(file.name)")
            defer { number += 1 }
            switch readings.take(number) {
            case .unchanged: report.unchanged.append(file.name)
            case .failed(let failure): report.failures.append(failure)
            case .read(let document, let digest):
              report.documents.append(DocumentReport(document))
              return (document, digest, file.origin)
            }
          }
          return nil
        }
        if let base { try base.store(next) } else { while next() != nil {} }
      }
      if prune, let base { report.pruned = try vanished(finder, documents, from: base) }
      Output.progress("")
      try base?.finish()
    } catch {
      throw .knowledgeBase(error)
    }
    return report
  }

  /// Closes the knowledge base, so that its file is complete.
  mutating func close() { base = nil }

  /// Whether a table with tabs holds guidelines: a glossary names its first column `id`.
  private static func isDocument(_ table: FoundFile) -> Bool {
    guard let bytes = try? File.bytes(at: table.path) else { return false }
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard !LinterRuleTable.begins(text),
      let header = text.split(whereSeparator: \.isNewline).first(where: { $0.first != "#" })
    else { return false }
    let columns = header.split(separator: "\t", omittingEmptySubsequences: false)
    return columns.count > 1 && columns[0] != "id"
  }

  /// The tables of other linters' rules among `tables`, which keeps the glossaries.
  ///
  /// What a table is gets decided from what it begins with.
  private static func takeLinterRules(from tables: inout [FoundFile]) -> [FoundFile] {
    let own = tables.filter { table in
      guard let bytes = try? File.bytes(at: table.path) else { return false }
      return LinterRuleTable.begins(String(decoding: bytes.prefix(4096), as: UTF8.self))
    }
    tables.removeAll(where: own.contains)
    return own
  }

  private func take(
    _ table: FoundFile, report: inout IngestReport
  ) throws(KnowledgeBaseError) {
    do throws(Failure) {
      let text = String(decoding: try File.bytes(at: table.path), as: UTF8.self)
      let rules = try Self.linterRules(in: text, name: table.path)
      try stored { () throws(KnowledgeBaseError) in
        try base?.store(linterRules: rules, from: table.name)
      }
    } catch {
      guard case .knowledgeBase(let storing) = error else {
        report.failures.append(error)
        return
      }
      throw storing
    }
  }

  private static func linterRules(
    in text: String, name: String
  ) throws(Failure) -> [LinterRule] {
    do { return try LinterRuleTable.read(text, name: name) } catch { throw .linterRules(error) }
  }

  private func stored<Answer>(
    _ body: () throws(KnowledgeBaseError) -> Answer
  ) throws(Failure) -> Answer {
    do { return try body() } catch { throw .knowledgeBase(error) }
  }

  /// What became of a file.
  private enum Reading: Sendable {
    case read(Document, digest: String)
    case unchanged
    case failed(Failure)
  }

  /// Reads `file`, unless it is as it was when `known` was stored.
  private static func read(
    _ file: FoundFile, with reader: GuidelineReader, edition: Edition?, known: [String: String]
  ) -> Reading {
    do throws(Failure) {
      let bytes = try File.bytes(at: file.path)
      let digest = digest(of: bytes, edition: edition)
      if known[file.name] == digest { return .unchanged }
      do throws(ReadingError) {
        return .read(
          try reader.read(bytes: bytes, name: file.name, edition: edition), digest: digest)
      } catch {
        throw .reading(error)
      }
    } catch {
      return .failed(error)
    }
  }

  /// What tells one state of a document from another: its bytes, what the reader is told beside
  /// them, and the reader itself.
  private static func digest(of bytes: [UInt8], edition: Edition?) -> String {
    "\(Digest.fnv1a(bytes))-\(bytes.count)-\(edition?.description ?? "")-\(GuidelineReader.version)"
  }

  private func vanished(
    _ finder: DocumentFinder, _ documents: [FoundFile], from base: KnowledgeBase
  ) throws(KnowledgeBaseError) -> [String] {
    let present = Set(documents.map(\.name))
    let gone = try base.documents()
      .filter { finder.origins.contains($0.origin) && !present.contains($0.name) }
      .map(\.name)
    try base.remove(documents: gone)
    return gone
  }
}

extension Glossary {
  /// The glossary with the concepts of `tables` as well.
  fileprivate func adding(_ tables: [FoundFile], to report: inout IngestReport) -> Glossary {
    var glossary = self
    for table in tables {
      do throws(Failure) {
        let text = String(decoding: try File.bytes(at: table.path), as: UTF8.self)
        glossary = glossary.adding(try Self.read(text, name: table.path).concepts)
        report.glossaries.append(table.name)
      } catch {
        report.failures.append(error)
      }
    }
    return glossary
  }

  private static func read(_ text: String, name: String) throws(Failure) -> Glossary {
    do {
      return try Glossary(tsv: text, name: name, origin: .user)
    } catch {
      throw .glossary(error)
    }
  }
}

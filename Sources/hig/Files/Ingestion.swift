import Explanations
import GuidelineReaders
import Guidelines
import KnowledgeBase
import TextAnalysis

/// Documents on their way into a knowledge base.
struct Ingestion {
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
    var tables = finder.files.filter { $0.name.hasSuffix(".tsv") }
    var documents = finder.files.filter { !$0.name.hasSuffix(".tsv") }
    documents = report.withoutDoubles(documents)
    let linterTables = Self.takeLinterRules(from: &tables)
    let glossary = try self.glossary.adding(tables, to: &report)
    do {
      for table in linterTables { try take(table, report: &report) }
      base?.begin(glossary: glossary)
      let reader = GuidelineReader(glossary: glossary)
      for (number, file) in documents.enumerated() {
        Output.progress("[\(number + 1)/\(documents.count)] \(file.name)")
        try take(file, reader: reader, edition: edition, report: &report)
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

  private func take(
    _ file: FoundFile, reader: GuidelineReader, edition: Edition?, report: inout IngestReport
  ) throws(KnowledgeBaseError) {
    do throws(Failure) {
      let bytes = try File.bytes(at: file.path)
      let digest = Self.digest(of: bytes, edition: edition)
      if let base,
        try stored({ () throws(KnowledgeBaseError) in
          try base.isCurrent(document: file.name, digest: digest)
        })
      {
        report.unchanged.append(file.name)
        return
      }
      let document = try Self.read(bytes, of: file, with: reader, edition: edition)
      try stored { () throws(KnowledgeBaseError) in
        try base?.store(document, digest: digest, origin: file.origin)
      }
      report.documents.append(DocumentReport(document))
    } catch {
      guard case .knowledgeBase(let storing) = error else {
        report.failures.append(error)
        return
      }
      throw storing
    }
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

  private static func read(
    _ bytes: [UInt8], of file: FoundFile, with reader: GuidelineReader, edition: Edition?
  ) throws(Failure) -> Document {
    do {
      return try reader.read(bytes: bytes, name: file.name, edition: edition)
    } catch {
      throw .reading(error)
    }
  }

  /// What tells one state of a document from another: its bytes, what the reader is told beside
  /// them, and the reader itself.
  private static func digest(of bytes: [UInt8], edition: Edition?) -> String {
    "\(Digest.fnv1a(bytes))-\(bytes.count)-\(edition?.description ?? "")"
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
  /// The glossary with the concepts of `tables` added; a concept of the same id is replaced.
  fileprivate func adding(
    _ tables: [FoundFile], to report: inout IngestReport
  ) throws(Failure) -> Glossary {
    var concepts = concepts
    for table in tables {
      do throws(Failure) {
        let text = String(decoding: try File.bytes(at: table.path), as: UTF8.self)
        let own = try Self.read(text, name: table.path)
        let known = Set(concepts.map(\.id))
        concepts += own.concepts.filter { !known.contains($0.id) }
        report.glossaries.append(table.name)
      } catch {
        report.failures.append(error)
      }
    }
    return Glossary(concepts: concepts)
  }

  private static func read(_ text: String, name: String) throws(Failure) -> Glossary {
    do {
      return try Glossary(tsv: text, name: name, origin: .user)
    } catch {
      throw .glossary(error)
    }
  }
}

internal import FileAccess
internal import GuidelineReaders
public import Guidelines
public import KnowledgeBase
public import TextAnalysis
internal import Workers

/// Reads folders of guideline documents into a knowledge base.
///
/// ```swift
/// let base = try KnowledgeBase(path: "guidelines.sqlite", access: .write)
/// let report = try Ingestion(into: base).run(["Guidelines"])
/// report.documents.map(\.rules)  // [12, 7]
/// ```
///
/// Repeating it is cheap, because unchanged files are not parsed again. A file that cannot be read
/// is reported and does not affect the others.
public struct Ingestion {
  /// The progress of an ingestion.
  public struct Progress: Sendable {
    /// The name of the next document.
    public let document: String
    /// Its number, counted from 1.
    public let number: Int
    /// The number of documents.
    public let count: Int
  }

  /// Whether an ingestion continues.
  public enum Decision: Sendable {
    case proceed
    /// Everything stored is kept and the knowledge base is consistent; the next ingestion reads the
    /// rest.
    case stop
  }

  /// The amount of text, in bytes, that is cached with its tokens, so that the index need not
  /// analyse it again.
  private static let cachedText = 16 << 20
  /// The number of documents stored in one transaction, and so the most that are lost if the
  /// process is killed.
  private static let storedAtOnce = 32

  /// Returns remarks on a document that was read from a file, for the report.
  public var inspect: (_ document: Document, _ path: String) -> [Bilingual<String>] = { _, _ in [] }

  private let base: KnowledgeBase?
  private let glossary: Glossary?

  /// Prepares to store documents in `base`, read with `glossary` or else with the glossary of
  /// `base`.
  ///
  /// Without a base, documents are read and reported, but not stored.
  public init(into base: KnowledgeBase?, glossary: Glossary? = nil) {
    self.base = base
    self.glossary = glossary
  }

  /// Reads every document below `paths`, files or folders, and stores what changed.
  ///
  /// A document's name is its path relative to the given folder. A `.tsv` file may be a glossary, a
  /// table of other linters' rules or a table of questions, as its first line shows.
  ///
  /// - Parameters:
  ///   - paths: files, or folders to be searched for documents; hidden files are ignored. `-` is
  ///     the standard input.
  ///   - name: the name of the document on the standard input.
  ///   - edition: the edition of documents that state none.
  ///   - authorities: the authorities of documents that state none, by the path of a folder. The
  ///     innermost folder counts; the default is Apple.
  ///   - prunes: whether to remove documents whose files are gone from these folders.
  ///   - progress: called before each document; decides whether to continue.
  /// - Returns: the outcome for each file.
  /// - Throws: ``KnowledgeBaseError`` if the knowledge base cannot be read or written.
  @discardableResult
  public func run(
    _ paths: [String], name: String = "standard-input", edition: Edition? = nil,
    authorities: [String: Authority] = [:], prunes: Bool = false,
    progress: (Progress) -> Decision = { _ in .proceed }
  ) throws(KnowledgeBaseError) -> IngestionReport {
    var finder = DocumentFinder()
    for path in paths {
      if path == "-" { finder.takeStandardInput(as: name) } else { finder.look(at: path) }
    }
    var sources = SourceFiles()
    for file in finder.files { sources.add(file) }
    var report = IngestionReport()
    report.passedOver = finder.passedOver
    report.failures = finder.failures + sources.failures
    let known = FolderGlossary.list(in: try base?.folderGlossaries() ?? "")
    let gone = known.filter { glossary in
      prunes && finder.origins.contains(glossary.origin)
        && !sources.glossaries.contains(where: glossary.isIn)
    }
    let terms = try terms(with: sources.glossaries, known: known, gone: gone, report: &report)
    let linters = contents(of: sources.linterRules, report: &report, read: LinterRuleTable.read)
    for (name, rules) in linters { try base?.store(linterRules: rules, from: name) }
    let reader = begin(with: terms.vocabulary)
    let owners = Dictionary(
      authorities.map { (FileSystem.absolute($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
    let readings = try readings(
      of: sources.documents, by: reader, edition: edition, authorities: owners)
    let vanished = prunes ? try documents(below: finder.origins, without: sources.documents) : []
    try base?.expectRenaming(of: vanished)
    try store(readings, of: sources.documents, report: &report, progress: progress)
    if !report.isCancelled {
      try base?.remove(documents: vanished)
      report.pruned = vanished + gone.map(\.name)
    }
    let left = report.isCancelled ? terms.glossaries + gone : terms.glossaries
    base?.keep(folderGlossaries: FolderGlossary.text(of: left))
    let asked = contents(of: sources.questions, report: &report, read: QuestionTable.read)
    for (name, questions) in asked { try base?.store(questions: questions, from: name) }
    let absent = contents(of: sources.absent, report: &report, read: AbsentTable.read)
    for (name, entries) in absent { try base?.store(absent: entries, from: name) }
    report.remarks += try remarks(on: sources.glossaries, after: report)
    try leaveOwnTerms(of: terms, after: report)
    try base?.finish()
    return report
  }

  /// The documents below `paths`, read as by `run`, and what could not be read.
  ///
  /// Nothing is stored: neither documents nor the contents of tables next to them.
  public func documents(
    at paths: [String]
  ) throws(KnowledgeBaseError) -> (documents: [Document], failures: [IngestionFailure]) {
    var finder = DocumentFinder()
    for path in paths { finder.look(at: path) }
    var sources = SourceFiles()
    for file in finder.files { sources.add(file) }
    var report = IngestionReport()
    let reader = GuidelineReader(
      glossary: try terms(with: sources.glossaries, report: &report).vocabulary)
    let readings = OrderedWork(count: sources.documents.count) {
      [files = sources.documents] number in
      Self.read(files[number], by: reader, edition: nil, authority: nil, known: [:])
    }
    var documents: [Document] = []
    report.failures += finder.failures + sources.failures
    for number in sources.documents.indices {
      switch readings.take(number) {
      case .read(let document, _): documents.append(document)
      case .failed(let failure): report.failures.append(failure)
      case .unchanged: break
      }
    }
    return (documents, report.failures)
  }

  // MARK: - Vocabulary

  /// The terms of an ingest.
  private struct Terms {
    /// All terms, for reading documents.
    var vocabulary: Glossary
    /// Those that are in no glossary of a folder.
    var general: Glossary
    /// The glossaries of folders whose terms are in the vocabulary.
    var glossaries: [FolderGlossary]
  }

  /// The terms for reading documents: those of the given glossary or of the base, those that users added
  /// to the base, which outlive every ingestion, and those in `tables`.
  ///
  /// Of those `known` so far, the terms go that are no longer in their tables, and those that are `gone`.
  private func terms(
    with tables: [FoundFile], known: [FolderGlossary] = [], gone: [FolderGlossary] = [],
    report: inout IngestionReport
  ) throws(KnowledgeBaseError) -> Terms {
    let read = glossaries(in: tables, report: &report)
    let kept = known.filter { glossary in
      !gone.contains(glossary) && !read.contains { glossary.isIn($0.table) }
    }
    let stored = try base?.concepts() ?? []
    func glossary(without glossaries: [FolderGlossary]) -> Glossary {
      let stored = stored.without(glossaries)
      let first = self.glossary ?? Glossary(concepts: stored)
      return first.adding(stored.filter { $0.origin == .user })
    }
    var vocabulary = glossary(without: known.filter { !kept.contains($0) })
    var glossaries = kept
    for (table, text, concepts) in read {
      let extended = vocabulary.adding(concepts)
      // The glossary of the Corpus adds nothing.
      if extended.concepts != vocabulary.concepts {
        glossaries.append(FolderGlossary(origin: table.origin, name: table.name, text: text))
      }
      vocabulary = extended
    }
    return Terms(
      vocabulary: vocabulary, general: glossary(without: known), glossaries: glossaries)
  }

  /// Remarks on rows of `tables` whose page is neither a document's nor in the given glossary.
  private func remarks(
    on tables: [FoundFile], after report: IngestionReport
  ) throws(KnowledgeBaseError) -> [Bilingual<String>] {
    guard !tables.isEmpty else { return [] }
    let stored = try documents(after: report).compactMap(\.component)
    var given = glossary?.concepts ?? []
    if glossary == nil, let base { given = try base.concepts().filter { $0.origin == .builtIn } }
    let known = Set(
      stored + report.documents.compactMap(\.component) + given.compactMap(\.component))
    return tables.flatMap { table in
      (try? Self.text(of: table)).map {
        GlossaryPages.remarks(on: $0, at: table.path, known: known)
      } ?? []
    }
  }

  /// The stored documents that this ingest leaves.
  private func documents(
    after report: IngestionReport
  ) throws(KnowledgeBaseError) -> [DocumentSummary] {
    let gone = Set(report.pruned)
    return (try base?.documents() ?? []).filter { !gone.contains($0.name) }
  }

  /// Keeps those of `terms` from Apple's texts that a folder with documents of other authorities alone
  /// came with.
  private func leaveOwnTerms(
    of terms: Terms, after report: IngestionReport
  ) throws(KnowledgeBaseError) {
    guard let base, !terms.glossaries.isEmpty else { return }
    let authorities = Dictionary(grouping: try documents(after: report), by: \.origin)
      .mapValues { Set($0.map(\.authority)) }
    let shared = terms.glossaries.filter { authorities[$0.origin]?.contains(.apple) ?? true }
    base.leaveOwnTerms(terms.general.adding(shared.flatMap(\.concepts)))
  }

  /// The text and the concepts of each of `tables`; those that are wrong are reported.
  private func glossaries(
    in tables: [FoundFile], report: inout IngestionReport
  ) -> [(table: FoundFile, text: String, concepts: [Concept])] {
    var glossaries: [(table: FoundFile, text: String, concepts: [Concept])] = []
    for table in tables {
      do throws(IngestionFailure) {
        let text = try Self.text(of: table)
        do throws(GlossaryError) {
          let concepts = try Glossary(tsv: text, name: table.path, origin: .user).concepts
          glossaries.append((table, text, concepts))
        } catch {
          throw .glossary(error)
        }
        report.glossaries.append(table.name)
      } catch {
        report.failures.append(error)
      }
    }
    return glossaries
  }

  /// The rows that `read` finds in each of `tables`, with its name; malformed tables are reported.
  private func contents<Row>(
    of tables: [FoundFile], report: inout IngestionReport,
    read: (_ text: String, _ name: String) throws(TableError) -> [Row]
  ) -> [(name: String, rows: [Row])] {
    var contents: [(name: String, rows: [Row])] = []
    for table in tables {
      do throws(IngestionFailure) {
        let text = try Self.text(of: table)
        do { contents.append((table.name, try read(text, table.path))) } catch {
          throw .table(error)
        }
      } catch {
        report.failures.append(error)
      }
    }
    return contents
  }

  /// The reader of this run, which shares its cache of analysed texts with the index.
  private func begin(with vocabulary: Glossary) -> GuidelineReader {
    var analyzer = TextAnalyzer(concepts: vocabulary)
    if base != nil { analyzer = analyzer.caching(textsOf: Self.cachedText) }
    base?.begin(glossary: vocabulary, analyzer: analyzer)
    return GuidelineReader(glossary: vocabulary, analyzer: analyzer)
  }

  // MARK: - Documents

  /// The outcome of reading a file.
  private enum Reading: Sendable {
    case read(Document, digest: String)
    case unchanged
    case failed(IngestionFailure)
  }

  /// The outcomes for `documents`, read ahead by several threads, in order.
  private func readings(
    of documents: [FoundFile], by reader: GuidelineReader, edition: Edition?,
    authorities: [String: Authority]
  ) throws(KnowledgeBaseError) -> OrderedWork<Reading> {
    let known = try base?.digests() ?? [:]
    return OrderedWork(count: documents.count) { number in
      Self.read(
        documents[number], by: reader, edition: edition,
        authority: Self.authority(of: documents[number], in: authorities), known: known)
    }
  }

  /// The authority of the innermost folder in `authorities` that contains `file`.
  private static func authority(
    of file: FoundFile, in authorities: [String: Authority]
  ) -> Authority? {
    guard !authorities.isEmpty else { return nil }
    let path = FileSystem.resolved(file.path) ?? file.path
    return authorities.filter { folder, _ in
      path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }.max { $0.key.utf8.count < $1.key.utf8.count }?.value
  }

  /// Reads `file`, unless it has not changed since `known` was stored.
  private static func read(
    _ file: FoundFile, by reader: GuidelineReader, edition: Edition?, authority: Authority?,
    known: [String: String]
  ) -> Reading {
    do throws(IngestionFailure) {
      let bytes = try bytes(of: file)
      let digest = DocumentIdentity.identity(of: bytes, edition: edition, authority: authority)
      if known[file.name] == digest { return .unchanged }
      do throws(ReadingError) {
        return .read(
          try reader.read(
            bytes: bytes, name: file.name, edition: edition, authority: authority),
          digest: digest)
      } catch {
        throw .reading(error)
      }
    } catch {
      return .failed(error)
    }
  }

  /// Stores the `readings` in order, several in each transaction.
  private func store(
    _ readings: OrderedWork<Reading>, of documents: [FoundFile], report: inout IngestionReport,
    progress: (Progress) -> Decision
  ) throws(KnowledgeBaseError) {
    var number = 0
    let owners = try base?.documentOwners() ?? [:]
    while number < documents.count, !report.isCancelled {
      let end = min(number + Self.storedAtOnce, documents.count)
      func next() -> (document: Document, digest: String, origin: String)? {
        while number < end {
          let file = documents[number]
          let step = Progress(document: file.name, number: number + 1, count: documents.count)
          guard progress(step) == .proceed else {
            report.isCancelled = true
            return nil
          }
          defer { number += 1 }
          switch readings.take(number) {
          case .unchanged: report.unchanged.append(file.name)
          case .failed(let failure): report.failures.append(failure)
          case .read(let document, let digest):
            // A document's name is unique, and another team's would be lost.
            if let owner = owners[document.name], owner.authority != document.authority,
              owner.origin != file.origin
            {
              report.failures.append(
                .taken(
                  name: document.name, path: file.path, by: owner.authority,
                  folder: owner.origin))
              break
            }
            report.documents.append(DocumentReport(document))
            report.remarks += inspect(document, file.path)
            return (document, digest, file.origin)
          }
        }
        return nil
      }
      if let base { try base.store(next) } else { while next() != nil {} }
    }
  }

  /// The names of the stored documents from the folders `origins` that are not in `present`.
  private func documents(
    below origins: Set<String>, without present: [FoundFile]
  ) throws(KnowledgeBaseError) -> [String] {
    let present = Set(present.map(\.name))
    return (try base?.documents() ?? [])
      .filter { origins.contains($0.origin) && !present.contains($0.name) }.map(\.name)
  }

  // MARK: - Files

  private static func text(of file: FoundFile) throws(IngestionFailure) -> String {
    let bytes = try bytes(of: file)
    do throws(TextDecodingError) { return try TextDecoding.decode(bytes) } catch {
      throw .reading(
        ReadingError(name: file.path, line: error.line, reason: .undecodable(error)))
    }
  }

  private static func bytes(of file: FoundFile) throws(IngestionFailure) -> [UInt8] {
    do { return try FileSystem.contents(at: file.path) } catch {
      throw .noFile(path: file.path, reason: error.words)
    }
  }
}

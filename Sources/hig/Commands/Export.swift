import CommandLineKit
import Guidelines
import Ingestion
import KnowledgeBase
import LinterCore
import TextAnalysis

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Command {
  /// `hig export`: the whole knowledge base in another form.
  static let export = Command(
    name: "export",
    summary: Phrase(
      "the whole knowledge base as a document, as files or as a command",
      "지식 베이스 전체를 문서 하나, 파일 묶음, 명령으로"),
    operands: CommandSyntax.Operands(
      label: "json|site FOLDER|docset FOLDER|markdown FOLDER|opensearch FOLDER|command FILE",
      count: 1...2,
      .words(ExportFormat.allCases.map(\.rawValue))),
    options: [],
    examples: [
      (
        "hig export json > base.json",
        Phrase("all of it, for 'hig import'", "전체. 'hig import'로 되살림")
      ),
      (
        "hig export site public",
        Phrase("the site as files that need no server", "서버가 필요 없는 사이트 파일")
      ),
      (
        "hig export docset hig.docset",
        Phrase("for Dash and Zeal: every name finds its page", "Dash와 Zeal용. 어느 이름으로도 찾음")
      ),
      (
        "hig export markdown guidelines",
        Phrase(
          "a file for each component, rule and document", "구성 요소, 규칙, 문서마다 파일 하나")
      ),
      (
        "hig export opensearch index",
        Phrase("the search index for an OpenSearch server", "OpenSearch 서버용 검색 색인")
      ),
      (
        "hig export command ~/bin/ours",
        Phrase(
          "this command with the knowledge base in it: one file that answers anywhere",
          "지식 베이스를 담은 이 명령. 어디서나 답하는 파일 하나")
      ),
    ]
  ) { session throws(Failure) in
    let operands = session.invocation.operands
    guard let format = ExportFormat(rawValue: operands[0]) else {
      throw .usage(
        .badValue(
          option: "export", value: operands[0],
          expected: ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")))
    }
    return try format.run(session, operands.dropFirst().first)
  }
}

/// An export format.
private enum ExportFormat: String, CaseIterable {
  case json
  case site
  case docset
  case markdown
  case opensearch
  case command

  /// The label of the destination operand; `nil` if it goes to stdout.
  private var operand: String? {
    switch self {
    case .json: nil
    case .site, .docset, .markdown, .opensearch: "FOLDER"
    case .command: "FILE"
    }
  }

  func run(_ session: Session, _ place: String?) throws(Failure) -> ExitStatus {
    if let place, operand == nil {
      throw .usage(.needlessOperand(command: "export \(self)", operand: place))
    }
    if let operand, place == nil {
      throw .usage(.missingOperand(command: "export \(self)", label: operand))
    }
    let place = place ?? ""
    switch self {
    case .json: try session.exportJSON()
    case .site, .docset: throw try session.exportByDocs([rawValue, place])
    case .markdown: try session.exportMarkdown(to: place)
    case .opensearch: try session.exportOpenSearch(to: place)
    case .command: try session.exportCommand(to: place)
    }
    return .done
  }
}

extension Session {
  /// Replaces the process with `hig-docs`, which exports the site or docset; returns only on failure.
  fileprivate func exportByDocs(_ operands: [String]) throws(Failure) -> Failure {
    _ = try openForReading()
    let arguments = ["--database", try readablePath(), "--lang", presentation.rawValue, "--"]
    return Tool.become("hig-docs", [CommandSyntax.siteExport.name] + arguments + operands)
  }

  /// Writes the running executable, with the knowledge base appended, to `path`.
  fileprivate func exportCommand(to path: String) throws(Failure) {
    let base = try openForReading()
    let draft = "\(path).\(getpid()).base"
    defer { for ending in ["", "-journal", "-wal", "-shm"] { unlink(draft + ending) } }
    try knowledgeBase { () throws(KnowledgeBaseError) in
      do throws(KnowledgeBaseError) {
        try base.writeCompactCopy(to: draft)
      } catch {
        // SQLite blames the file that it copies.
        throw KnowledgeBaseError(
          code: error.code, path: path, detail: error.detail, sqliteCode: error.sqliteCode)
      }
    }
    let whole = KnowledgeBase.file(
      try File.bytes(at: CorpusFolder.executable), carrying: try File.bytes(at: draft))
    try File.write(whole, to: path)
    guard chmod(path, 0o755) == 0 else {
      throw .file(.notWritten(path: path, reason: SystemError.reason))
    }
  }

  fileprivate func exportJSON() throws(Failure) {
    let base = try openForReading()
    let whole = try knowledgeBase { () throws(KnowledgeBaseError) in
      try base.snapshot { () throws(KnowledgeBaseError) in try Export(of: base) }
    }
    print(json: whole)
  }
}

private struct Export: Encodable {
  let documents: [SourcedDocument]
  let passages: [StoredPassage]
  let rules: [CheckedRule]
  let metrics: [Metric]
  let terms: [Concept]
  let ownTerms: [String: [String]]?
  let checks: [CheckDescription]
  let questions: [ExportedTable<ExportedQuestion>]
  let linterRules: [ExportedTable<LinterRule>]

  private enum CodingKeys: String, CodingKey {
    case documents
    case passages
    case rules
    case metrics
    case terms
    case ownTerms = "own_terms"
    case checks
    case questions
    case linterRules = "linter_rules"
  }

  init(of base: KnowledgeBase) throws(KnowledgeBaseError) {
    let all = try base.rules()
    let schedule = CheckSchedule(rules: all, on: base.today, order: try base.authorities())
    let numbers = schedule.numbers(try base.metrics(Filter(heldOn: base.today)))
    let sources = try base.sources()
    documents = try base.documents().map {
      SourcedDocument(summary: $0, source: sources[$0.name] ?? "")
    }
    passages = try base.passages()
    rules = try all.map { rule throws(KnowledgeBaseError) in
      let now = rule.time.status == .ended ? try base.successors(of: rule) : []
      return CheckedRule(rule, now: now, numbers: numbers, schedule: schedule)
    }
    metrics = try base.metrics()
    // In the order of the glossary: of several terms for a component, the first names it.
    terms = try base.glossary().concepts
    let ownTerms = try ExportedBase.ownTerms(of: base)
    self.ownTerms = ownTerms.isEmpty ? nil : ownTerms
    checks = schedule.checks.map { CheckDescription($0, numbers: numbers, schedule: schedule) }
    questions = ExportedTable.tables(
      try base.questionTables().mapValues { $0.map(ExportedQuestion.init) })
    linterRules = ExportedTable.tables(try base.linterRuleTables())
  }
}

/// A document's list entry, with the text it was read from.
private struct SourcedDocument: Encodable {
  let summary: DocumentSummary
  let source: String

  private enum CodingKeys: String, CodingKey {
    case source
  }

  func encode(to encoder: any Encoder) throws {
    try summary.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
  }
}

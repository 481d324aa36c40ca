import CommandLineKit
import Guidelines
import Ingestion
import KnowledgeBase
import TextAnalysis

extension Command {
  /// `hig ingest`: reads documents or folders into the knowledge base.
  static let ingest = Command(
    name: "ingest",
    summary: Phrase(
      "reads documents or folders of them into the knowledge base",
      "문서나 폴더를 지식 베이스로 읽어 들입니다"),
    operands: .many("PATH"),
    options: [.name, .edition, .ownAuthority, .dryRun, .prune],
    examples: [
      ("hig ingest Guidelines/", Phrase("a folder; again is free", "폴더 하나. 다시 해도 부담 없음")),
      ("hig ingest notes.md --dry-run", Phrase("what would be read", "무엇을 읽을지 미리 보기")),
      (
        "pbpaste | hig ingest - --name tabs.md",
        Phrase("what stands on the clipboard", "클립보드에 있는 글")
      ),
    ]
  ) { session throws(Failure) in
    let name = session.invocation[.name]
    let isOfInput = session.invocation.operands.contains("-")
    if isOfInput, name?.isEmpty ?? true {
      throw .usage(.missingValue(option: "--\(Option.name.name)", label: "NAME"))
    }
    if !isOfInput, name != nil {
      throw .usage(.alone(option: "--\(Option.name.name)", other: "-"))
    }
    let place = try DatabasePlace(
      invocation: session.invocation, environment: session.environment)
    let authorities = try session.authorities(for: session.invocation.operands)
    let isDry = session.invocation.has(.dryRun)
    HugePages.use()
    // The default knowledge base always holds the Corpus, whichever command creates it.
    if place.isDefault, !isDry { try session.buildDefault(at: place) }
    let report = try Ingestion.run(
      session.invocation.operands, name: name ?? "", intoFileAt: isDry ? nil : place.path,
      glossary: try session.builtInGlossary(),
      defaults: (try session.edition(.edition), authorities),
      prunes: session.invocation.has(.prune))
    return try session.end(with: report, explaining: isDry)
  }
}

extension Session {
  /// Prints `report` and throws if it has failures.
  func end(
    with report: IngestionReport, explaining: Bool = false
  ) throws(Failure) -> ExitStatus {
    let language = presentation.messages
    if invocation.has(.json) {
      print(json: IngestJSON(report, language: language))
    } else {
      var page = Page(environment: environment)
      page.add(report, explaining: explaining, in: language)
      page.print()
    }
    for remark in report.remarks { Output.tell("hig: \(remark[language] ?? "")") }
    for failure in report.failures { Output.tell("hig: \(failure.message(in: language))") }
    if !report.failures.isEmpty {
      let isStored = !(report.documents.isEmpty && report.unchanged.isEmpty)
      throw .file(.documents(failed: report.failures.count, restIsStored: isStored))
    }
    return .done
  }

  /// The default authority of documents below `paths`, by folder.
  func authorities(for paths: [String]) throws(Failure) -> [String: Authority] {
    if let authority = try ownAuthority() { return ["/": authority] }
    return try AuthorityFolders.authorities(for: paths)
  }

  /// The value of `--authority`: the default authority of the documents.
  fileprivate func ownAuthority() throws(Failure) -> Authority? {
    try option { line throws(UsageError) in
      try line.value(of: .ownAuthority, expected: "Acme", Authority.init(rawValue:))
    }
  }
}

/// The report in the form of Docs/FORMATS.md.
private struct IngestJSON: Encodable {
  let documents: [DocumentReport]
  let unchanged: [String]
  let pruned: [String]
  let glossaries: [String]
  let passedOver: [String]
  let remarks: [String]
  let failures: [String]

  enum CodingKeys: String, CodingKey {
    case documents
    case unchanged
    case pruned
    case glossaries
    case passedOver = "passed_over"
    case remarks
    case failures
  }

  init(_ report: IngestionReport, language: Language) {
    documents = report.documents
    unchanged = report.unchanged
    pruned = report.pruned
    glossaries = report.glossaries
    passedOver = report.passedOver
    remarks = report.remarks.compactMap { $0[language] }
    failures = report.failures.map { $0.message(in: language) }
  }
}

extension Page {
  /// Adds a line per document and, if `explaining`, one per run of skipped lines.
  fileprivate mutating func add(
    _ report: IngestionReport, explaining: Bool, in language: Language
  ) {
    let header = [
      Wording.document, Wording.passages, Wording.pairs, Wording.rules, Wording.metrics,
      Wording.skipped,
    ]
    table(
      report.documents.map { document in
        [
          document.document, "\(document.passages)", "\(document.pairs)",
          "\(document.rules)", "\(document.metrics)", "\(document.skippedLines)",
        ]
      }, header: report.documents.isEmpty ? [] : header.map { $0[language] })
    if explaining {
      for document in report.documents {
        for skipped in document.skipped {
          let place = "\(document.document):\(skipped.lines.shown)"
          line("\(place)  \(Wording.reason(skipped.reason)[language])", .faint)
        }
      }
    }
    for name in report.pruned { line(Phrase("dropped \(name)", "\(name) 지움")[language]) }
    for name in report.glossaries { line(Phrase("glossary \(name)", "용어집 \(name)")[language]) }
    for name in report.passedOver {
      line(
        Phrase(
          "\(name): passed over, its ending is not that of a document",
          "\(name): 문서의 확장자가 아니어서 지나침")[language], .faint)
    }
    let (read, unchanged) = (report.documents.count, report.unchanged.count)
    line(
      Phrase(
        "\(read) read, \(unchanged) unchanged", "읽은 문서 \(read)개, 그대로인 문서 \(unchanged)개"
      )[language], .faint)
  }
}

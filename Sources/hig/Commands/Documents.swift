import CommandLineKit
import Guidelines
import KnowledgeBase

extension Command {
  /// `hig documents`: what was ingested.
  static let documents = Command(
    name: "documents",
    summary: Phrase("the documents that were ingested", "읽어 들인 문서 목록"),
    operands: .name,
    options: [.component, .authority] + Option.ofList,
    examples: []
  ) { session throws(Failure) in
    try session.list(
      { base, filter throws(KnowledgeBaseError) in
        try base.documents().filter { document in
          (filter.component.map { $0 == document.component } ?? true)
            && (filter.authority.map { $0 == document.authority } ?? true)
        }
      },
      json: DocumentList.init,
      header: [
        Wording.document, Wording.passages, Wording.pairs, Wording.rules, Wording.metrics,
        Wording.edition,
      ]
    ) { document in
      [
        document.name, "\(document.passages)", "\(document.pairs)", "\(document.rules)",
        "\(document.metrics)", document.edition?.description ?? "–",
      ]
    }
  }
}

private struct DocumentList: Encodable {
  let documents: [DocumentSummary]
}

import Guidelines
import KnowledgeBase

extension Command {
  /// `hig documents`: what was ingested.
  static let documents = Command(
    name: "documents",
    summary: Phrase("the documents that were ingested", "읽어 들인 문서 목록"),
    operands: .none,
    options: [.component],
    examples: []
  ) { session throws(Failure) in
    try session.list(
      { base, filter throws(KnowledgeBaseError) in try base.documents(filter) },
      json: DocumentList.init
    ) { document in
      let language = session.presentation.messages
      return [
        document.name, document.format.rawValue, document.edition?.description ?? "–",
        document.component?.rawValue ?? "–",
        Phrase("\(document.passages) passages", "단락 \(document.passages)개")[language],
        Phrase("\(document.pairs) pairs", "쌍 \(document.pairs)개")[language],
        Phrase("\(document.rules) rules", "규칙 \(document.rules)개")[language],
        Phrase("\(document.metrics) numbers", "수치 \(document.metrics)개")[language],
      ]
    }
  }
}

private struct DocumentList: Encodable {
  let documents: [DocumentSummary]
}

import Guidelines
import KnowledgeBase

extension Command {
  /// `hig export json`: the whole knowledge base as one document.
  static let export = Command(
    name: "export",
    summary: Phrase("the whole knowledge base as one document", "지식 베이스 전체를 문서 하나로"),
    operands: .one("json"),
    options: [],
    examples: []
  ) { session throws(Failure) in
    let format = session.invocation.operands[0]
    guard format == "json" else {
      throw .badValue(option: "export", value: format, expected: "json")
    }
    let base = try session.openForReading()
    let whole = try session.knowledgeBase { () throws(KnowledgeBaseError) in
      Export(
        documents: try base.documents(), passages: try base.passages(), rules: try base.rules(),
        metrics: try base.metrics(), terms: try base.concepts(), checks: [])
    }
    session.print(json: whole)
    return .done
  }
}

private struct Export: Encodable {
  let documents: [DocumentSummary]
  let passages: [StoredPassage]
  let rules: [Rule]
  let metrics: [Metric]
  let terms: [Concept]
  let checks: [CheckID]
}

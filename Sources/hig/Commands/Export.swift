import CommandLineKit
import Guidelines
import KnowledgeBase
import LinterCore

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
      throw .usage(.badValue(option: "export", value: format, expected: "json"))
    }
    let base = try session.openForReading()
    let whole = try session.knowledgeBase { () throws(KnowledgeBaseError) in
      let metrics = try base.metrics()
      let numbers = GuidelineNumbers(metrics: metrics)
      return Export(
        documents: try base.documents(), passages: try base.passages(),
        rules: try base.rules().map { CheckedRule($0, numbers: numbers) }, metrics: metrics,
        terms: try base.concepts(),
        checks: Checks.all.map { CheckDescription($0, numbers: numbers) })
    }
    session.print(json: whole)
    return .done
  }
}

private struct Export: Encodable {
  let documents: [DocumentSummary]
  let passages: [StoredPassage]
  let rules: [CheckedRule]
  let metrics: [Metric]
  let terms: [Concept]
  let checks: [CheckDescription]
}

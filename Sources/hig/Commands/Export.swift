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
      let rules = try base.rules()
      let schedule = CheckSchedule(rules: rules, on: base.today)
      let numbers = schedule.numbers(try base.metrics(Filter(heldOn: base.today)))
      return Export(
        documents: try base.documents(), passages: try base.passages(),
        rules: try rules.map { rule throws(KnowledgeBaseError) in
          let now = rule.time.status == .ended ? try base.successors(of: rule) : []
          return CheckedRule(rule, now: now, numbers: numbers, schedule: schedule)
        }, metrics: try base.metrics(), terms: try base.concepts(),
        checks: Checks.all.map { CheckDescription($0, numbers: numbers, schedule: schedule) })
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

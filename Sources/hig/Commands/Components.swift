import Guidelines
import KnowledgeBase

extension Command {
  /// `hig components`: the pages there are, with their counts.
  static let components = Command(
    name: "components",
    summary: Phrase("the components there is guidance on", "가이드라인이 있는 구성 요소"),
    operands: .none,
    options: [.platform],
    examples: []
  ) { session throws(Failure) in
    try session.list(
      { base, filter throws(KnowledgeBaseError) in try base.components(filter) },
      json: ComponentList.init
    ) { component in
      let (rules, metrics) = (component.rules, component.metrics)
      return [
        component.name.rawValue, session.one(of: component.title),
        Phrase("\(rules) rules", "규칙 \(rules)개")[session.presentation.messages],
        Phrase("\(metrics) numbers", "수치 \(metrics)개")[session.presentation.messages],
      ]
    }
  }
}

private struct ComponentList: Encodable {
  let components: [ComponentSummary]
}

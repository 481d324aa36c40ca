import CommandLineKit
import Guidelines
import KnowledgeBase

extension Command {
  /// `hig components`: the components, with counts.
  static let components = Command(
    name: "components",
    summary: Phrase("the components there is guidance on", "가이드라인이 있는 구성 요소"),
    operands: .name,
    options: [.asOf, .history] + Option.ofList,
    examples: []
  ) { session throws(Failure) in
    try session.list(
      { base, filter throws(KnowledgeBaseError) in
        try base.components(heldOn: filter.asOf ?? filter.heldOn).filter { component in
          filter.component.map { $0 == component.name } ?? true
        }
      },
      json: ComponentList.init,
      header: [Wording.component, Wording.rules, Wording.metrics, Wording.title]
    ) { component in
      [
        component.name.rawValue, "\(component.rules)", "\(component.metrics)",
        session.one(of: component.title),
      ]
    }
  }
}

private struct ComponentList: Encodable {
  let components: [ComponentSummary]
}

import CommandLineKit
import Guidelines
import KnowledgeBase

extension Command {
  /// `hig rules`: every rule, a line each.
  static let rules = Command(
    name: "rules",
    summary: Phrase("the rules, a line each", "규칙 목록, 한 줄에 하나"),
    operands: .name,
    options: [.component, .platform, .authority, .asOf, .history] + Option.ofList,
    examples: [
      ("hig rules --component tab-bars", Phrase("what holds for tab bars", "탭 막대에 적용되는 규칙"))
    ]
  ) { session throws(Failure) in
    try session.list(
      { base, filter throws(KnowledgeBaseError) in try base.rules(filter) },
      json: RuleList.init
    ) { rule in
      [
        rule.id.rawValue, Wording.modality(rule.modality)[session.presentation.messages],
        ([Wording.status(rule.time)?[session.presentation.messages]].compactMap(\.self)
          + [session.one(of: rule.title)]).joined(separator: " · "),
      ]
    }
  }
}

private struct RuleList: Encodable {
  let rules: [Rule]
}

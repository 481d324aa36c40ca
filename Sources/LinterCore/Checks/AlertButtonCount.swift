internal import Guidelines

/// Alerts with too many buttons.
struct AlertButtonCount: Check {
  let rule = RuleID(unchecked: "alert-button-count")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "An alert has few buttons.", ko: "경고의 버튼 수가 적습니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(
      rule: rule, dimension: .count, unit: Unit(rawValue: "buttons"), bound: .maximum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.alert).compactMap { view in
      let count = view.node.buttons.count { $0.branches == view.node.branches && !$0.isRepeated }
      guard let limit = numbers.limit(for: request, on: view.platforms),
        limit.isExceeded(by: Double(count))
      else { return nil }
      return finding(
        at: view, evidence: limit.evidence("count", Double(count), .maximum),
        Bilingual(
          en: """
            this alert has \(count) buttons; at most \(limit.stated.en ?? "") fit, and more belong \
            in a confirmation dialog
            """,
          ko: """
            경고의 버튼이 \(count)개입니다. \(limit.stated.ko ?? "")개까지만 두고, 더 많으면 확인 대화상자를 쓰세요
            """))
    }
  }

  var examples: [CheckExample] {
    func code(_ kind: String, _ count: Int) -> String {
      let buttons = Array(repeating: #"Button("Walk") { walk() }"#, count: count)
      return ExampleText.swift(
        body: """
              WalksList()
                .\(kind)("Which walk?", isPresented: $asks) {
                  \(buttons.joined(separator: "\n        "))
                }
          """)
    }
    func json(_ count: Int) -> String {
      let buttons = Array(repeating: #"{"kind": "button", "text": "Walk"}"#, count: count)
      return ExampleText.json(
        views: #""kind": "alert", "children": [\#(buttons.joined(separator: ", "))]"#)
    }
    return [
      .failing(.swift, at: [4], code("alert", 4)),
      .failing(.swift, at: [4], code("alert", 6)),
      .failing(.json, at: [2], json(4)),
      .passing(.swift, code("alert", 3)),
      .passing(.swift, code("confirmationDialog", 5)),
      .passing(.json, json(2)),
    ]
  }
}

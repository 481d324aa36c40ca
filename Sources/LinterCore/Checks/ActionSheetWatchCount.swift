internal import Guidelines

/// Action sheets on Apple Watch with too many buttons.
struct ActionSheetWatchCount: Check {
  let rule = RuleID(unchecked: "action-sheet-watch-count")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "An action sheet of Apple Watch has few buttons.",
    ko: "Apple Watch의 동작 시트에 버튼이 적습니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(
      rule: rule, dimension: .count, unit: Unit(rawValue: "buttons"), bound: .maximum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.confirmationDialog).compactMap { view in
      guard view.platforms.areOnly(.watchOS),
        let limit = numbers.limit(for: request, on: view.platforms)
      else { return nil }
      let buttons = view.node.buttons.filter { $0.branches == view.node.branches && !$0.isRepeated }
      // SwiftUI adds Cancel to its confirmation dialogs.
      let brings =
        view.node.name == "confirmationDialog"
        && !buttons.contains { $0.role == .cancel }
      let count = buttons.count + (brings ? 1 : 0)
      guard limit.isExceeded(by: Double(count)) else { return nil }
      return finding(
        at: view, evidence: limit.evidence("count", Double(count), .maximum),
        Bilingual(
          en: """
            this action sheet has \(count) buttons with Cancel; keep to \
            \(limit.stated.en ?? "") on Apple Watch
            """,
          ko: """
            취소를 포함해 버튼이 \(count)개인 동작 시트입니다. Apple Watch에서는 \
            \(limit.stated.ko ?? "")개까지만 두세요
            """))
    }
  }

  var examples: [CheckExample] {
    func code(_ count: Int, _ platform: String = "watchOS", cancel: Bool = false) -> String {
      let buttons =
        Array(repeating: #"Button("Walk") { walk() }"#, count: count)
        + (cancel ? [#"Button("Cancel", role: .cancel) {}"#] : [])
      return "#if os(\(platform))\n"
        + ExampleText.swift(
          body: """
                WalksList()
                  .confirmationDialog("Which walk?", isPresented: $asks) {
                    \(buttons.joined(separator: "\n        "))
                  }
            """) + "\n#endif"
    }
    func json(_ platform: String, _ count: Int) -> String {
      let buttons = Array(repeating: #"{"kind": "button", "text": "Walk"}"#, count: count)
      return ExampleText.json(
        platform,
        views: #""kind": "confirmation-dialog", "children": [\#(buttons.joined(separator: ", "))]"#)
    }
    return [
      .failing(.swift, at: [5], code(4)),
      .failing(.swift, at: [5], code(4, cancel: true)),
      .failing(.json, at: [2], json("watchOS", 5)),
      .passing(.swift, code(3)),
      .passing(.swift, code(6, "iOS")),
      .passing(.json, json("watchOS", 4)),
    ]
  }
}

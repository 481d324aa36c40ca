internal import Guidelines

/// Context menus with items after a destructive one.
struct ContextMenuDestructive: Check {
  let rule = RuleID(unchecked: "context-menu-destructive")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The destructive items of a context menu come last.", ko: "빠른 메뉴에서 삭제하는 항목이 맨 뒤에 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.contextMenu).compactMap { view in
      let buttons = view.node.buttons
      guard let index = buttons.firstIndex(where: { $0.role == .destructive }),
        let after = buttons[index...].first(where: {
          $0.role == nil && $0.branches == view.node.branches && $0.mayStand(with: buttons[index])
            && $0.title?.value.map(InterfaceWords.isDestructive) == false
        })
      else { return nil }
      let title = buttons[index].title?.value?.shown ?? ""
      return finding(
        at: buttons[index].place, .likely,
        evidence: ["item": title, "after": after.title?.value?.shown ?? ""],
        Bilingual(
          en: "“\(title)” takes something away and stands before other items; put it last",
          ko: "삭제하는 항목(‘\(title)’)이 다른 항목보다 앞에 있습니다. 맨 뒤에 두세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ items: String) -> String {
      ExampleText.swift(
        body: """
              Text("Walk")
                .contextMenu {
                  \(items)
                }
          """)
    }
    let delete = #"Button("Delete", role: .destructive) { delete() }"#
    let share = #"Button("Share") { share() }"#
    func json(_ first: String, _ second: String) -> String {
      ExampleText.json(
        views: "\"kind\": \"context-menu\", \"children\": [\n\(first),\n\(second)]")
    }
    let red = #"{"kind": "button", "text": "Delete", "role": "destructive"}"#
    let plain = #"{"kind": "button", "text": "Share"}"#
    return [
      .failing(.swift, at: [5], code("\(delete); \(share)")),
      .failing(.swift, at: [5], code("\(delete); Divider(); \(share)")),
      .failing(.json, at: [3], json(red, plain)),
      .passing(.swift, code("\(share); \(delete)")),
      .passing(.swift, code("if mine { \(delete) } else { \(share) }")),
      .passing(.json, json(plain, red)),
    ]
  }
}

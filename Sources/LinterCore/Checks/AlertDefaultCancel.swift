internal import Guidelines

/// Alerts whose default button is Cancel.
struct AlertDefaultCancel: Check {
  let rule = RuleID(unchecked: "alert-default-cancel")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "Cancel is not the default button of an alert.", ko: "경고의 취소 버튼은 기본 버튼이 아닙니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.alert).compactMap { view in
      let buttons = view.node.buttons
      // An alert with a single button has no alternative.
      guard buttons.count > 1,
        let cancel = buttons.first(where: { $0.role == .cancel && $0.isDefault })
      else { return nil }
      return finding(
        at: cancel.place, .likely,
        Bilingual(
          en: "Return cancels this alert; without a default button, people read before they choose",
          ko: "Return 키를 누르면 경고가 취소됩니다. 기본 버튼을 두지 않으면 읽고 나서 고릅니다"))
    }
  }

  var examples: [CheckExample] {
    func code(_ delete: String, _ cancel: String) -> String {
      ExampleText.swift(
        body: """
              WalksList().alert("Delete this walk?", isPresented: $asks) {
                Button("Delete", role: .destructive) { delete() }\(delete)
                Button("Cancel", role: .cancel) {}\(cancel)
              }
          """)
    }
    func uikit(_ preferred: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
              let delete = UIAlertAction(title: "Delete", style: .destructive)
              let cancel = UIAlertAction(title: "Cancel", style: .cancel)
              alert.addAction(delete)
              alert.addAction(cancel)
              alert.preferredAction = \(preferred)
          """)
    }
    func json(_ role: String) -> String {
      ExampleText.json(
        views: """
          "kind": "alert", "children": [{"kind": "button", "role": "destructive"},
          {"kind": "button", "role": "\(role)", "isDefault": true}]
          """)
    }
    let isDefault = ".keyboardShortcut(.defaultAction)"
    return [
      .failing(.swift, at: [5], code("", isDefault)),
      .failing(.swift, at: [8], uikit("cancel")),
      .failing(.json, at: [3], json("cancel")),
      .passing(.swift, code("", "")),
      .passing(.swift, code(isDefault, "")),
      .passing(.swift, uikit("delete")),
      .passing(.json, json("confirm")),
    ]
  }
}

internal import Guidelines

/// Alerts with a destructive button but no way to cancel.
struct AlertDestructiveCancel: Check {
  let rule = RuleID(unchecked: "alert-destructive-cancel")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "An alert with a destructive button has a Cancel button.",
    ko: "삭제 버튼이 있는 경고에 취소 버튼이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.alert).compactMap { view in
      let buttons = view.node.buttons
      // SwiftUI's `alert` modifier adds Cancel to a destructive button; older APIs do not.
      guard view.node.name != "alert", view.node.showsAll,
        buttons.contains(where: { $0.role == .destructive }),
        !buttons.contains(where: Self.backsOut)
      else { return nil }
      return finding(
        at: view,
        Bilingual(
          en: "this alert has a destructive button and no Cancel; add one with the role cancel",
          ko: "삭제 버튼만 있고 취소 버튼이 없는 경고입니다. cancel 역할의 버튼을 더하세요"))
    }
  }

  /// Whether a button cancels, or may.
  private static func backsOut(_ button: ViewNode) -> Bool {
    guard button.role != .destructive else { return false }
    guard button.role == nil, let title = button.title?.value, !title.readings.isEmpty else {
      return true
    }
    return [InterfaceWords.Titles.cancel, .answer, .wayOut, .agreement].contains {
      InterfaceWords.reads(title, as: $0)
    }
  }

  var examples: [CheckExample] {
    func code(_ buttons: String) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .alert(isPresented: $asks) {
                  Alert(title: Text("Delete this walk?"), \(buttons))
                }
          """)
    }
    let delete = #".destructive(Text("Delete")) { delete() }"#
    func json(_ more: String) -> String {
      ExampleText.json(
        views: #""kind": "alert", "children": [{"kind": "button", "role": "destructive"}\#(more)]"#)
    }
    return [
      .failing(.swift, at: [4], code("dismissButton: \(delete)")),
      .failing(.swift, at: [4], code("primaryButton: \(delete), secondaryButton: \(delete)")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                let alert = UIAlertController(title: "Save", message: nil, preferredStyle: .alert)
                if isMine { alert.addAction(UIAlertAction(title: "Overwrite", style: .default)) }
                alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: """
                let alert = UIAlertController(title: "Save", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: keepTitle, style: .default))
                alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
            """)),
      .failing(.json, at: [2], json("")),
      .passing(.swift, code("primaryButton: \(delete), secondaryButton: .cancel()")),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                WalksList().alert("Delete?", isPresented: $asks) {
                  Button("Delete", role: .destructive) { delete() }
                }
            """)),
      .passing(.json, json(#", {"kind": "button", "role": "cancel"}"#)),
    ]
  }
}

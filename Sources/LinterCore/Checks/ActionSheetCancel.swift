internal import Guidelines

/// Action sheets with a destructive button but no way to cancel.
struct ActionSheetCancel: Check {
  let rule = RuleID(unchecked: "action-sheet-cancel")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "An action sheet that deletes something has a Cancel button.",
    ko: "무언가를 삭제하는 동작 시트에 취소 버튼이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.confirmationDialog).compactMap { view in
      let buttons = view.node.buttons
      // SwiftUI adds Cancel to its confirmation dialogs.
      guard view.node.name != "confirmationDialog", view.node.isPlain,
        buttons.contains(where: { $0.role == .destructive }),
        !buttons.contains(where: { button in
          button.role == .cancel
            || button.title?.value.map { InterfaceWords.reads($0, as: .cancel) } != false
        })
      else { return nil }
      return finding(
        at: view,
        Bilingual(
          en: "this action sheet deletes something and has no Cancel; add one",
          ko: "삭제하는 동작 시트에 취소 버튼이 없습니다. 더하세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ style: String, _ more: String = "") -> String {
      ExampleText.swift(
        viewDidLoad: """
              let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .\(style))
              sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
              \(more)
          """)
    }
    func json(_ more: String) -> String {
      ExampleText.json(
        views: """
          "kind": "confirmation-dialog", "children": [
          {"kind": "button", "text": "Delete", "role": "destructive"}\(more)]
          """)
    }
    return [
      .failing(.swift, at: [4], code("actionSheet")),
      .failing(
        .swift, at: [4],
        code("actionSheet", #"sheet.addAction(UIAlertAction(title: "Share", style: .default))"#)),
      .failing(.json, at: [2], json("")),
      .passing(
        .swift,
        code("actionSheet", #"sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))"#)),
      .passing(.swift, code("actionSheet", "for walk in walks { sheet.addAction(walk.action) }")),
      .passing(.json, json(#", {"kind": "button", "text": "Cancel", "role": "cancel"}"#)),
    ]
  }
}

internal import Guidelines

/// Alerts that people can only leave by doing what they ask for.
struct AlertWayOut: Check {
  let id = CheckID(unchecked: "alert-way-out")
  let rule = RuleID(unchecked: "modal-dismiss")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "An alert that asks for something can be left without doing it.",
    ko: "무언가를 요구하는 경고는 하지 않고도 닫을 수 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.alert).compactMap { view in
      let buttons = view.node.buttons
      let asks = view.node.children.contains { [.textField, .secureField].contains($0.kind) }
      // A destructive button is what `alert-destructive-cancel` looks at.
      guard view.node.isPlain,
        asks ? !buttons.isEmpty || view.node.name == "alert" : buttons.count > 2,
        !buttons.contains(where: { $0.role == .cancel || $0.role == .destructive }),
        !buttons.contains(where: { Self.mayLeave($0, isAsked: asks) })
      else { return nil }
      return finding(
        at: view,
        Bilingual(
          en: "this alert cannot be left without doing what it asks for; add Cancel",
          ko: "요구하는 것을 하지 않고는 닫을 수 없는 경고입니다. 취소 버튼을 더하세요"))
    }
  }

  /// Whether a button leaves everything as it was, or may.
  private static func mayLeave(_ button: ViewNode, isAsked: Bool) -> Bool {
    guard let title = button.title?.value, !title.readings.isEmpty else { return true }
    let leaving = [InterfaceWords.Titles.cancel, .answer, .wayOut] + (isAsked ? [] : [.agreement])
    return leaving.contains { InterfaceWords.reads(title, as: $0) }
  }

  var examples: [CheckExample] {
    func code(_ lines: String...) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
              \(lines.joined(separator: "\n    "))
          """)
    }
    func action(_ title: String, _ style: String = "default") -> String {
      "alert.addAction(UIAlertAction(title: \"\(title)\", style: .\(style)))"
    }
    func json(_ titles: String...) -> String {
      let buttons = titles.map { #"{"kind": "button", "text": "\#($0)"}"# }
      return ExampleText.json(
        views: #""kind": "alert", "children": [\#(buttons.joined(separator: ", "))]"#)
    }
    return [
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          body: """
                WalksList()
                  .alert("Length", isPresented: $asks) { TextField("Length", text: $length) }
            """)),
      .failing(.swift, at: [4], code("alert.addTextField()", action("Save"))),
      .failing(
        .swift, at: [4], code(action("Report Spam"), action("Report Abuse"), action("Block"))),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: """
                WalksList().alert("New Tag", isPresented: $asks) {
                  TextField("Name", text: $name)
                  Button("Add") { add() }
                }
            """)),
      .failing(.json, at: [2], json("Mail", "Messages", "Notes")),
      .passing(
        .swift, code("alert.addTextField()", action("Save"), action("Cancel", "cancel"))),
      .passing(.swift, code("alert.addTextField()", action("Save"), action("Not Now"))),
      .passing(.swift, code("alert.addTextField()", action("Save"), "alert.addCancel()")),
      .passing(.swift, code(action("Update"))),
      .passing(.json, json("Yes", "No", "Later")),
    ]
  }
}

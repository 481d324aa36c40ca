internal import Guidelines

/// Alerts that people can only leave by doing what they ask for, or not at all.
struct AlertWayOut: Check {
  let id = CheckID(unchecked: "alert-way-out")
  let rule = RuleID(unchecked: "modal-dismiss")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "An alert can be left without doing what it asks for.",
    ko: "경고는 요구하는 것을 하지 않고도 닫을 수 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    stuck(in: interface) + asking(in: interface)
  }

  /// The alerts without a button.
  private func stuck(in interface: Interface) -> [Finding] {
    interface.views(.alert, .confirmationDialog).filter { view in
      // Code dismisses a progress alert, “Please wait”, when the work is done.
      let texts = [view.node.text?.value].compactMap(\.self) + view.node.messages
      return view.node.hasNoWayOut
        && !texts.contains { InterfaceWords.reads($0, as: .waiting) }
    }.map { view in
      finding(
        at: view,
        Bilingual(
          en: "this has no button, so people cannot leave it; add one",
          ko: "버튼이 하나도 없어 닫을 수 없습니다. 버튼을 더하세요"))
    }
  }

  private func asking(in interface: Interface) -> [Finding] {
    interface.views(.alert).compactMap { view in
      let buttons = view.node.buttons
      let asks = view.node.children.contains { [.textField, .secureField].contains($0.kind) }
      // A destructive button is what `alert-destructive-cancel` looks at.
      guard
        Self.offersList(view.node)
          || view.node.isPlain
            && (asks ? !buttons.isEmpty || view.node.name == "alert" : buttons.count > 2)
            && !buttons.contains(where: { Self.mayLeave($0, isAsked: asks) }),
        !buttons.contains(where: { $0.role == .cancel || $0.role == .destructive })
      else { return nil }
      return finding(
        at: view.node.children.first { $0.slot != .message }?.place ?? view.node.place, .likely,
        Bilingual(
          en: "this alert cannot be left without doing what it asks for; add Cancel",
          ko: "요구하는 것을 하지 않고는 닫을 수 없는 경고입니다. 취소 버튼을 더하세요"))
    }
  }

  /// Whether a loop makes all the buttons of an alert: things to choose from.
  private static func offersList(_ alert: ViewNode) -> Bool {
    let others = alert.children.filter { $0.slot != .message }
    return !others.isEmpty && others.allSatisfy { $0.kind == .button && $0.isRepeated }
  }

  /// Whether a button leaves everything as it was, or may.
  private static func mayLeave(_ button: ViewNode, isAsked: Bool) -> Bool {
    guard let title = button.title?.value, !title.readings.isEmpty,
      button.action?.filter({ $0 != " " }) != "{}"
    else { return true }
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
    func action(
      _ title: String, _ style: String = "default", handler: String = " { _ in send() }"
    ) -> String {
      "alert.addAction(UIAlertAction(title: \"\(title)\", style: .\(style))\(handler))"
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
      .failing(.swift, at: [5], code("alert.addTextField()", action("Save"))),
      .failing(
        .swift, at: [5], code(action("Report Spam"), action("Report Abuse"), action("Block"))),
      .failing(
        .swift, at: [4],
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
      .passing(
        .swift,
        code(
          action("Report Spam"), action("Report Abuse"),
          action("Back to Walk", handler: " { _ in }"))),
      .passing(
        .swift,
        code("alert.addTextField()", action("Save"), action("Back to Walk", handler: ""))),
      .passing(
        .swift,
        code(
          "alert.addTextField()", action("Save"),
          action("Back to Walk", handler: " { [weak self] (action) in /* stays */ }"))),
      .passing(.swift, code("alert.addTextField()", action("Save"), "alert.addCancel()")),
      .failing(.swift, at: [4], code("present(alert, animated: true)")),
      .failing(
        .swift, at: [6],
        code(
          "walks.forEach { walk in",
          "  alert.addAction(UIAlertAction(title: walk.name, style: .default))", "}")),
      .passing(
        .swift,
        code(
          "for (index, walk) in walks.enumerated() {",
          "  let style: UIAlertAction.Style = .default",
          "  alert.addAction(UIAlertAction(",
          "    title: walk.name, style: index == 0 ? style : .cancel))", "}")),
      .passing(
        .swift, code("present(alert, animated: true) { alert.dismiss(animated: true) }")),
      .passing(.swift, code("present(alert, animated: true)", "held = alert")),
      .passing(
        .swift,
        code(
          "for walk in walks { alert.addAction(UIAlertAction(title: walk.name, style: .default)) }",
          action("Cancel", "cancel"))),
      .passing(.swift, code(action("Update"))),
      .passing(.json, json("Yes", "No", "Later")),
    ]
  }
}

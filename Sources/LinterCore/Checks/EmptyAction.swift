internal import Guidelines

/// Buttons that do nothing.
struct EmptyAction: Check {
  let id = CheckID(unchecked: "empty-action")
  let rule = RuleID(unchecked: "button-purpose")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(en: "A button does something.", ko: "버튼은 무언가를 합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button).compactMap { view in
      guard let action = view.node.action, action.allSatisfy({ "{} ".contains($0) }),
        view.node.role != .cancel, view.node.role != .close, view.node.isDisabled == nil,
        // There every button closes what it is in.
        !view.isInside(.alert, .confirmationDialog, .menu, .contextMenu, .swipeActions),
        view.node.slot != .presented,
        // The result of a function may be the button of an alert.
        view.root.node.isBody || view.root.node.kind != .container
      else { return nil }
      let name = view.node.title?.value?.shown ?? ""
      return finding(
        at: view, evidence: .stated("title", name),
        Bilingual(
          en: "\(name.isEmpty ? "this button" : "“\(name)”") has no action, and VoiceOver and the "
            + "keyboard find a button that does nothing; give it one, or make it no button",
          ko: "\(name.isEmpty ? "이" : "‘\(name)’") 버튼에는 동작이 없어 VoiceOver나 키보드로 눌러도 "
            + "아무 일이 없습니다. 동작을 주거나 버튼이 아니게 하세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ view: String) -> String { ExampleText.swift(body: "    \(view)") }
    func json(_ action: String) -> String {
      ExampleText.json(views: #""kind": "button", "text": "Walks", "action": "\#(action)""#)
    }
    return [
      .failing(.swift, at: [3], code(#"Button("Walks") {}"#)),
      .failing(
        .swift, at: [3],
        code(#"Button(action: {}) { Text("Walks").onTapGesture { open() } }"#)),
      .failing(.json, at: [2], json("{}")),
      .passing(.swift, code(#"Button("Walks") { open() }"#)),
      .passing(.swift, code(#"Button("Walks") {}.disabled(true)"#)),
      .passing(
        .swift, code(#"WalksList().alert("Walk lost", isPresented: $isLost) { Button("OK") {} }"#)),
      .passing(.json, json("open()")),
    ]
  }
}

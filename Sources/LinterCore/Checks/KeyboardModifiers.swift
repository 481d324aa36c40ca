internal import Guidelines

/// Keyboard shortcuts with Control, or with only Shift.
struct KeyboardModifiers: Check {
  let rule = RuleID(unchecked: "keyboard-modifiers")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A shortcut of the keyboard has Command as its modifier.",
    ko: "키보드 단축키의 보조 키가 Command입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.compactMap { view in
      guard let modifiers = view.node.shortcutModifiers, !modifiers.isEmpty,
        modifiers.contains("control") || modifiers == ["shift"]
      else { return nil }
      let shown = modifiers.joined(separator: "-")
      return finding(
        at: view, evidence: ["modifiers": shown],
        Bilingual(
          en: "the system needs shortcuts with \(shown); prefer Command, with Shift if need be",
          ko: "\(shown) 단축키는 시스템이 씁니다. Command를 우선하고 필요하면 Shift를 더하세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ modifiers: String) -> String {
      ExampleText.swift(
        body: "    Button(\"Find\") { find() }.keyboardShortcut(\"f\"\(modifiers))")
    }
    func json(_ modifiers: String) -> String {
      ExampleText.json(
        views: #""kind": "button", "text": "Find", "shortcutModifiers": [\#(modifiers)]"#)
    }
    return [
      .failing(.swift, at: [3], code(", modifiers: .control")),
      .failing(.swift, at: [3], code(", modifiers: [.control, .option]")),
      .failing(.json, at: [2], json(#""shift""#)),
      .passing(.swift, code("")),
      .passing(.swift, code(", modifiers: [.command, .shift]")),
      .passing(.swift, code(", modifiers: []")),
      .passing(.json, json(#""command""#)),
    ]
  }
}

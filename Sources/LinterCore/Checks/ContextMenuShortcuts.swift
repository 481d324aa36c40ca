internal import Guidelines

/// Keyboard shortcuts in context menus.
struct ContextMenuShortcuts: Check {
  let rule = RuleID(unchecked: "context-menu-shortcuts")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A context menu shows no keyboard shortcuts.", ko: "컨텍스트 메뉴에 키보드 단축키가 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button, .toggle).filter {
      $0.node.hasShortcut && $0.isInside(.contextMenu) && !$0.isInside(.alert, .confirmationDialog)
    }.onePerTree { view, _ in
      finding(
        at: view,
        Bilingual(
          en: "a context menu is a shortcut already; give the keys to the command elsewhere",
          ko: "컨텍스트 메뉴가 이미 지름길입니다. 단축키는 다른 곳의 명령에 지정하세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ outer: String, _ rest: String) -> String {
      ExampleText.swift(
        body: """
              Text("Walk").\(outer) {
                Button("Copy") { copy() }\(rest)
              }
          """)
    }
    func json(_ kind: String, _ hasShortcut: Bool) -> String {
      ExampleText.json(
        views: """
          "kind": "\(kind)", "children": [
          {"kind": "button", "text": "Copy", "hasShortcut": \(hasShortcut)}]
          """)
    }
    return [
      .failing(.swift, at: [4], code("contextMenu", #".keyboardShortcut("c")"#)),
      .failing(.swift, at: [4], code("contextMenu", ".keyboardShortcut(.delete, modifiers: [])")),
      .failing(.json, at: [3], json("context-menu", true)),
      .passing(.swift, code("contextMenu", "")),
      .passing(.swift, code("toolbar", #".keyboardShortcut("c")"#)),
      .passing(.json, json("menu", true)),
      .passing(.json, json("context-menu", false)),
    ]
  }
}

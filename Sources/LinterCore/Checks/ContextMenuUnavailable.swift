internal import Guidelines

/// Context menu items that are dimmed instead of hidden when unavailable.
struct ContextMenuUnavailable: Check {
  let id = CheckID(unchecked: "context-menu-unavailable")
  let rule = RuleID(unchecked: "context-menu-hide-unavailable")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A context menu hides what cannot be used.", ko: "빠른 메뉴가 쓸 수 없는 항목을 숨깁니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button, .menu).compactMap { view in
      guard let disabled = view.node.isDisabled, disabled != .stated(false),
        view.isInside(.contextMenu)
      else { return nil }
      return finding(
        at: view, evidence: view.shown.isEmpty ? [:] : ["item": view.shown],
        Bilingual(
          en: "this item of a context menu is dimmed where it cannot be used; leave it out instead",
          ko: "빠른 메뉴의 항목을 쓸 수 없을 때 흐리게 보여 줍니다. 그럴 때는 빼세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ modifier: String, _ rest: String) -> String {
      ExampleText.swift(
        body: """
              Text("Walk")
                .contextMenu {
                  Button("Share") { share() }\(rest)
                }\(modifier)
          """)
    }
    func json(_ kind: String) -> String {
      ExampleText.json(
        views:
          "\"kind\": \"\(kind)\", \"children\": [\n{\"kind\": \"button\", \"isDisabled\": true}]")
    }
    return [
      .failing(.swift, at: [5], code("", ".disabled(!canShare)")),
      .failing(.swift, at: [5], code("", ".disabled(true)")),
      .failing(.json, at: [3], json("context-menu")),
      .passing(.swift, code("", "")),
      .passing(.swift, code(".disabled(!canShare)", "")),
      .passing(.json, json("menu")),
    ]
  }
}

internal import Guidelines

/// Destructive menu items that act without confirmation.
struct MenuConfirmation: Check {
  let id = CheckID(unchecked: "menu-confirmation")
  let rule = RuleID(unchecked: "pull-down-destructive")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A destructive item of a pull-down menu asks before it deletes.",
    ko: "풀 다운 메뉴의 파괴적 항목이 지우기 전에 확인합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button).compactMap { view in
      guard view.node.role == .destructive, let title = view.node.title?.value,
        // UIKit's commands may be those of a context menu, too.
        view.node.name != "UIAction",
        let action = view.node.action, InterfaceWords.deletes(action), view.isInside(.menu),
        // Context menus have their own rule, and an alert already asks.
        !view.isInside(.contextMenu, .alert, .confirmationDialog, .swipeActions),
        view.platforms.mayInclude(.iOS, .iPadOS), view.node.ownModifiers.isEmpty
      else { return nil }
      return finding(
        at: view, evidence: ["title": title.shown],
        Bilingual(
          en: "“\(title.shown)” deletes as soon as it is chosen; let people confirm or cancel",
          ko: "‘\(title.shown)’ 항목을 고르면 바로 지워집니다. 확인하거나 취소할 수 있게 하세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ item: String) -> String {
      ExampleText.swift(
        body: """
              Menu("More") {
                \(item)
              }
          """)
    }
    func json(_ action: String) -> String {
      ExampleText.json(
        views: """
          "kind": "menu", "text": "More", "children": [
          {"kind": "button", "text": "Delete", "role": "destructive", "action": "\(action)"}]
          """)
    }
    return [
      .failing(
        .swift, at: [4], code(#"Button("Delete Walk", role: .destructive) { store.delete(walk) }"#)),
      .failing(
        .swift, at: [4],
        code(#"Button("사진 삭제", role: .destructive) { Task { await store.removePhoto() } }"#)),
      .failing(.json, at: [3], json("store.delete()")),
      .passing(
        .swift, code(#"Button("Delete Walk", role: .destructive) { isAsking = true }"#)),
      .passing(.swift, code(#"Button("Share") { share() }"#)),
      .passing(.json, json("confirmDeletion()")),
    ]
  }
}

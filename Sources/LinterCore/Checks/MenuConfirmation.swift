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
      guard view.node.role == .destructive, view.node.title != nil,
        // UIKit's commands may be those of a context menu, too.
        view.node.name != "UIAction",
        let action = view.node.action, view.isInside(.menu),
        // Without a known title, one thing may be easy to make again, but not all there is.
        view.node.title?.value != nil
          ? InterfaceWords.deletes(action) : InterfaceWords.deletesAll(action),
        // Context menus have their own rule, and an alert already asks.
        !view.isInside(.contextMenu, .alert, .confirmationDialog, .swipeActions),
        view.platforms.mayInclude(.iOS, .iPadOS), view.node.ownModifiers.isEmpty,
        view.node.title?.value.map(InterfaceWords.isHarmless) != true, !view.isSwapped,
        !Self.isConfirmation(view)
      else { return nil }
      let title = view.node.title?.value?.shown ?? ""
      return finding(
        at: view, evidence: .stated("title", title),
        Bilingual(
          en: """
            \(title.isEmpty ? "this item" : "“\(title)”") deletes as soon as it is chosen; let people \
            confirm or cancel
            """,
          ko: """
            \(title.isEmpty ? "이" : "‘\(title)’") 항목을 고르면 바로 지워집니다. 확인하거나 취소할 수 있게 하세요
            """))
    }
  }

  /// Whether an item stands alone in a menu of the same title, which asks by opening.
  private static func isConfirmation(_ view: PlacedView) -> Bool {
    let menu = view.ancestors.first { $0.node.kind == .menu }?.node
    return menu?.title?.value == view.node.title?.value && menu?.buttons.count == 1
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
      .failing(
        .swift, at: [4],
        code("Button(role: .destructive) { store.deleteAllWalks() } label: { Text(title) }")),
      .passing(
        .swift, code("Button(role: .destructive) { store.deleteWalk() } label: { Text(title) }")),
      .passing(
        .swift,
        code(
          """
          if isKept { Button("Remove Star", role: .destructive) { deleteStar() } } else { \
          Button("Add Star") { addStar() } }
          """)),
      .failing(.json, at: [3], json("store.delete()")),
      .passing(
        .swift, code(#"Button("Delete Walk", role: .destructive) { isAsking = true }"#)),
      .passing(.swift, code(#"Button("Share") { share() }"#)),
      .passing(
        .swift,
        code(#"Button("Delete All", role: .destructive) { store.deleteAllWalks() }"#)
          .replacing("More", with: "Delete All")),
      .passing(.json, json("confirmDeletion()")),
    ]
  }
}

extension PlacedView {
  /// Whether another item takes its place when it has been chosen, which may bring back what it deleted.
  fileprivate var isSwapped: Bool {
    (parent?.node.children ?? []).contains { $0.kind == .button && !$0.mayStand(with: node) }
  }
}

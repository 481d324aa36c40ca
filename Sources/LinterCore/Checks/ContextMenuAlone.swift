internal import Guidelines

/// Commands that delete something and are only in a context menu.
struct ContextMenuAlone: Check {
  let id = CheckID(unchecked: "context-menu-alone")
  let rule = RuleID(unchecked: "context-menu-main-interface")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let judgesUses = false
  let summary = Bilingual(
    en: "What a context menu deletes can be deleted without it.",
    ko: "컨텍스트 메뉴로 지우는 것은 메뉴 없이도 지울 수 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    lazy var called = Self.calledElsewhere(in: interface)
    return interface.views(.button).compactMap { view in
      let title = view.node.title?.value
      guard view.isInside(.contextMenu),
        view.node.role == .destructive || title.map(InterfaceWords.isDestructive) == true,
        let action = view.node.action, view.node.ownModifiers.isEmpty
      else { return nil }
      let own = GestureAlone.called(in: action)
      guard !own.isEmpty, own.isDisjoint(with: called),
        // Rows that can be swiped offer it, too.
        !view.root.node.contains(where: { $0.kind == .swipeActions }),
        !Self.offers(title, interface.unfolded(view.root.node))
      else { return nil }
      let name = title?.shown ?? ""
      return finding(
        at: view, evidence: .stated("title", name),
        Bilingual(
          en: """
            \(name.isEmpty ? "this command" : "“\(name)”") is only in a context menu, which is hidden; \
            offer it in the interface, too
            """,
          ko: """
            \(name.isEmpty ? "이 명령" : "‘\(name)’")은(는) 숨어 있는 컨텍스트 메뉴에만 있습니다. 화면에서도 할 수 있게 \
            하세요
            """))
    }
  }

  /// Whether a view, or a screen that it leads to, has a button of this title outside context menus.
  private static func offers(_ title: InterfaceText?, _ shown: ViewNode) -> Bool {
    guard let title, shown.kind != .contextMenu else { return false }
    return shown.kind == .button && shown.title?.value == title
      || shown.children.contains { offers(title, $0) }
  }

  /// The functions that views outside context menus call.
  private static func calledElsewhere(in interface: Interface) -> Set<Substring> {
    let elsewhere = interface.allViews.filter { !$0.isInside(.contextMenu) }.map(\.node)
    return elsewhere.flatMap { [$0.action, $0.tapAction].compactMap(\.self) }
      .reduce(into: []) { $0.formUnion(GestureAlone.called(in: $1)) }
  }

  var examples: [CheckExample] {
    func code(_ rest: String, _ more: String = "") -> String {
      ExampleText.swift(
        body: """
              List(walks) { walk in
                Text(walk.name)
                  .contextMenu {
                    Button("Delete", role: .destructive) { store.delete(walk) }
                  }\(rest)
              }\(more)
          """)
    }
    func json(_ rest: String) -> String {
      ExampleText.json(
        views: """
          "kind": "list", "children": [{"kind": "context-menu", "slot": "presented", "children": [
          {"kind": "button", "text": "Delete", "action": "{ store.delete(walk) }"}]}\(rest)]
          """)
    }
    return [
      .failing(.swift, at: [6], code("")),
      .failing(.swift, at: [6], code("", ".toolbar { Button(\"Add\") { store.add() } }")),
      .failing(.json, at: [3], json("")),
      .passing(.swift, code(".swipeActions { Button(\"Delete\") { ask(walk) } }")),
      .passing(
        .swift,
        code("", "; NavigationLink(\"Edit\") { Button(\"Delete\") { isAsking = true } }")),
      .passing(.swift, code("", ".toolbar { Button(\"Delete\") { store.delete(chosen) } }")),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                List {
                  ForEach(walks) { walk in
                    Text(walk.name).contextMenu { Button("Delete") { store.delete(walk) } }
                  }.onDelete { _ in remove() }
                }
            """)),
      .passing(
        .json, json(#", {"kind": "button", "text": "Erase", "action": "store.delete(walk)"}"#)),
    ]
  }
}

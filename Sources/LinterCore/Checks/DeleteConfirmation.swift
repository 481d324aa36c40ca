internal import Guidelines

/// Buttons that delete at once, without a question.
struct DeleteConfirmation: Check {
  let id = CheckID(unchecked: "delete-confirmation")
  let rule = RuleID(unchecked: "feedback-data-loss")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A button asks before it deletes something for good.",
    ko: "버튼이 무언가를 영구히 지우기 전에 확인합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button).compactMap { view in
      let title = view.node.title?.value
      guard
        view.node.role == .destructive && view.node.title != nil
          || title.map(InterfaceWords.isDestructive) == true,
        let action = view.node.action, Self.deletes(action),
        // Where people have opened a menu or swiped, they have said what they want.
        !view.isInside(.alert, .confirmationDialog, .menu, .contextMenu, .swipeActions),
        // What one of the app's views or modifiers makes of a button is not known.
        !view.isInside(.other), view.node.slot != .presented, view.node.ownModifiers.isEmpty,
        // What a function makes may stand in an alert of another file.
        view.root.node.isBody || view.root.node.kind != .container
      else { return nil }
      let name = title?.shown ?? ""
      return finding(
        at: view, evidence: name.isEmpty ? [:] : ["title": name],
        Bilingual(
          en: """
            \(name.isEmpty ? "this button" : "“\(name)”") deletes at once; ask first where it cannot \
            be undone
            """,
          ko: """
            \(name.isEmpty ? "이" : "‘\(name)’") 버튼이 묻지 않고 바로 지웁니다. 되돌릴 수 없다면 먼저 확인하세요
            """))
    }
  }

  /// Whether an action takes something away by itself and opens nothing.
  static func deletes(_ action: String) -> Bool {
    // `Task { … }` asks nothing.
    let source = action.replacing("Task", with: "").lowercased()
    return calls(in: source).contains { call in
      ["delete", "remove", "erase", "clear"].contains(where: call.contains)
    }
      && ![
        "= true", "toggle", "confirm", "alert", "show", "present", "ask", "dialog", "sheet", "undo",
        "draft", "item =", "= .",
      ].contains(where: source.contains)
  }

  /// The names that an action calls; an action that is a name itself is called as well.
  private static func calls(in source: String) -> [Substring] {
    guard source.contains("{") || source.contains("(") else { return [source[...]] }
    return source.split(separator: "(").dropLast().compactMap { part in
      part.split { !$0.isLetter && !$0.isNumber }.last
    }
  }

  var examples: [CheckExample] {
    func code(_ action: String) -> String {
      ExampleText.swift(body: "    Button(\"Delete All\", role: .destructive) { \(action) }")
    }
    func json(_ action: String, _ title: String = "Delete Account") -> String {
      ExampleText.json(views: #""kind": "button", "text": "\#(title)", "action": "\#(action)""#)
    }
    return [
      .failing(.swift, at: [3], code("store.deleteAll()")),
      .failing(
        .swift, at: [3], ExampleText.swift(body: "    Button(\"앨범 삭제\") { store.remove(album) }")),
      .failing(.swift, at: [3], code("Task { await store.deleteAll() }")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: "    Button(role: .destructive) { store.delete(walk) } label: { Text(name) }")),
      .failing(.json, at: [2], json("account.delete()")),
      .passing(.swift, code("isAsking = true")),
      .passing(.swift, code("confirmDeletion()")),
      .passing(.swift, code("walkToDelete = walk")),
      .passing(.json, json("account.delete()", "Done")),
    ]
  }
}

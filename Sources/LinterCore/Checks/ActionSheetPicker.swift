internal import Guidelines

/// Action sheets that offer the options of a setting.
struct ActionSheetPicker: Check {
  let id = CheckID(unchecked: "action-sheet-picker")
  let rule = RuleID(unchecked: "pop-up-exclusive")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "People choose one of several values in a menu or a picker that marks the current one.",
    ko: "여러 값 가운데 하나는 현재 값을 표시하는 메뉴나 피커에서 고릅니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.confirmationDialog).compactMap { view in
      let options = view.node.options
      guard options.contains(where: \.isRepeated),
        options.allSatisfy({ $0.isRepeated || $0.role == .cancel }),
        !options.contains(where: { $0.role == .destructive || $0.runsItsOwn }),
        view.platforms.mayInclude(.iOS, .iPadOS)
      else { return nil }
      return finding(
        at: view,
        Bilingual(
          en:
            "an action sheet of values does not show which one is set; let people choose in a menu or "
            + "a picker that marks it",
          ko: "값을 고르는 동작 시트는 무엇이 선택되어 있는지 보여 주지 않습니다. 현재 값을 표시하는 메뉴나 "
            + "피커에서 고르게 하세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ options: String) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .confirmationDialog("Sort by", isPresented: $sorts) { \(options) }
          """)
    }
    func controller(_ action: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let sheet = UIAlertController(title: "Sort by", message: nil, preferredStyle: .actionSheet)
              for order in orders {
                \(action)
              }
              sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          """)
    }
    func json(_ isRepeated: Bool) -> String {
      ExampleText.json(
        views:
          #""kind": "confirmation-dialog", "children": [{"kind": "button", "text": "Length", "isRepeated": \#(isRepeated)}]"#
      )
    }
    return [
      .failing(
        .swift, at: [4], code("ForEach(orders) { order in Button(order.title) { sort(order) } }")),
      .failing(
        .swift, at: [4],
        controller(
          "sheet.addAction(UIAlertAction(title: order.title, style: .default) { _ in sort(order) })"
        )),
      .failing(
        .swift, at: [4],
        code("ForEach(orders) { order in Button(order.title) { sort(order); model.load() } }")),
      .failing(
        .swift, at: [4],
        code("ForEach(orders) { order in Button(order.title) { sorted = order; model.load() } }")),
      .failing(.json, at: [2], json(true)),
      .passing(.swift, code(#"Button("Length") { sort() }; Button("Height") { sort() }"#)),
      .passing(
        .swift,
        controller(
          "sheet.addAction(UIAlertAction(title: order.title, style: .destructive) { _ in remove(order) })"
        )),
      .passing(
        .swift, code("ForEach(deeds) { deed in Button(deed.title) { deed.run() } }")),
      .passing(.json, json(false)),
    ]
  }
}

extension ViewNode {
  /// Whether it runs what an element of a loop brings along, as in a dialog of any actions: `deed.run()`.
  ///
  /// An action that assigns and hands over nothing needs the element only to call it.
  fileprivate var runsItsOwn: Bool {
    let action = action ?? ""
    let calls = action.split(separator: "(", omittingEmptySubsequences: false).dropFirst()
    guard !action.contains("="), calls.allSatisfy({ $0.hasPrefix(")") }) else { return false }
    return action.split { !$0.isLetter && !$0.isNumber && !"_.()".contains($0) }.contains { part in
      let path = part.split(separator: ".")
      return path.count == 2 && path[0] != "self" && part.hasSuffix("()")
    }
  }

  /// The buttons of an action sheet, those in a loop marked as repeated.
  fileprivate var options: [ViewNode] {
    children.filter { $0.slot != .message }.flatMap { child -> [ViewNode] in
      guard child.kind == .container else { return [child] }
      return child.options.map { option in
        var option = option
        option.isRepeated = option.isRepeated || child.isRepeated
        return option
      }
    }
  }
}

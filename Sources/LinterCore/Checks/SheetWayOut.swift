internal import Guidelines

/// Sheets with a navigation bar that has no button to close them.
struct SheetWayOut: Check {
  let id = CheckID(unchecked: "sheet-way-out")
  let rule = RuleID(unchecked: "modal-dismiss")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let judgesUses = false
  let summary = Bilingual(
    en: "A sheet has a button that closes it.", ko: "시트에 닫는 버튼이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    var told: Set<String> = []
    return interface.views(.sheet, .fullScreenCover).compactMap { view in
      guard view.platforms.mayInclude(.iOS, .iPadOS), view.node.layout.detents == 0,
        view.node.children.count == 1
      else { return nil }
      let used = view.node.children[0]
      let shown = interface.unfolded(used)
      guard Self.hasBar(shown), !shown.contains(where: Self.mayClose) else {
        return nil
      }
      let body = used.kind == .other ? interface.placedViews.bodies[used.name] : nil
      let place = body?.place ?? used.place
      guard told.insert("\(place.file):\(place.line)").inserted else { return nil }
      return finding(
        at: place, .likely,
        Bilingual(
          en: "this sheet has no button that closes it; add Cancel, Close or Done to its bar",
          ko: "시트를 닫는 버튼이 없습니다. 막대에 취소, 닫기, 완료를 더하세요"))
    }
  }

  /// Whether a view has a navigation bar of its own, with room for a button.
  private static func hasBar(_ node: ViewNode) -> Bool {
    node.inPlace.contains { ["NavigationView", "NavigationStack"].contains($0.name) }
  }

  /// Whether a view closes the sheet, or may: one of the app or of another framework, or an action that calls
  /// something or sets a state.
  private static func mayClose(_ node: ViewNode) -> Bool {
    if node.kind == .other || !node.ownModifiers.isEmpty || node.kind == .toolbar { return true }
    let actions = [node.action, node.tapAction].compactMap(\.self)
    if node.kind == .button, node.action == nil { return true }
    return actions.contains(where: InterfaceWords.mayClose)
  }

  var examples: [CheckExample] {
    func code(_ more: String) -> String {
      """
      struct WalksView: View {
        var body: some View { WalksMap().sheet(isPresented: $adds) { NewWalk() } }
      }
      struct NewWalk: View {
        var body: some View {
          NavigationStack {
            Form { Text("Name")\(more) }.navigationTitle("New Walk")
          }
        }
      }
      """
    }
    func json(_ action: String) -> String {
      ExampleText.json(
        views: """
          "kind": "sheet", "children": [
            {"kind": "container", "name": "NavigationStack", "children": [
              {"kind": "button", "text": "Go", "action": "\(action)"}]}]
          """)
    }
    return [
      .failing(.swift, at: [6], code("")),
      .failing(.swift, at: [6], code("; Button(\"Add\") { store.add(walk) }")),
      .failing(.json, at: [3], json("add(walk)")),
      .passing(.swift, code("; Button(\"Add\") { store.add(walk); dismiss() }")),
      .passing(.swift, code("; WalkForm()")),
      .passing(
        .swift,
        code(
          "; Text(\"Hills\").toolbar { Button(\"Cancel\", role: .cancel) { isShown = false } }")),
      .passing(.json, json("dismiss()")),
    ]
  }
}

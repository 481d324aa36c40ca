internal import Guidelines

/// Sheets that can never be dismissed by swiping.
struct SheetSwipe: Check {
  let id = CheckID(unchecked: "sheet-swipe")
  let rule = RuleID(unchecked: "sheet-swipe-dismiss")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "People can swipe a sheet away.", ko: "시트를 쓸어 내려 닫을 수 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let shown = Set(interface.views(.other).filter { $0.isInside(.sheet) }.map(\.node.name))
    return interface.allViews.compactMap { view in
      guard view.node.layout.blocksSwipe?.stated == true, case let root = view.root.node,
        // A view that is not shown in any sheet may be another kind of screen.
        Self.isOnFirstPage(view) || root.isBody && shown.contains(root.name),
        view.platforms.mayInclude(.iOS, .iPadOS)
      else { return nil }
      return finding(
        at: view,
        Bilingual(
          en: "this sheet can never be swiped away; block it only while work would be lost",
          ko: "이 시트는 언제나 쓸어서 닫을 수 없습니다. 작업을 잃을 때만 막으세요"))
    }
  }

  /// Whether a view is in a sheet, and on no page that is pushed in it.
  private static func isOnFirstPage(_ view: PlacedView) -> Bool {
    for around in view.withAncestors {
      if around.node.slot == .destination { return false }
      if around.parent?.node.kind == .sheet { return true }
    }
    return false
  }

  var examples: [CheckExample] {
    func code(_ rest: String) -> String {
      ExampleText.swift(body: "    Map().sheet(isPresented: $shows) { WalksList()\(rest) }")
    }
    func json(_ blocks: String) -> String {
      ExampleText.json(
        views:
          #""kind": "sheet", "children": [{"kind": "list", "blocksSwipe": \#(blocks)}]"#)
    }
    return [
      .failing(.swift, at: [3], code(".interactiveDismissDisabled()")),
      .failing(.swift, at: [3], code(".interactiveDismissDisabled(true)")),
      .failing(.json, at: [2], json("true")),
      .passing(.swift, code(".interactiveDismissDisabled(hasChanges)")),
      .passing(
        .swift,
        code("; NavigationLink(\"Edit\") { WalkEditor().interactiveDismissDisabled() }")),
      .passing(.swift, code(".interactiveDismissDisabled(false)")),
      .passing(
        .swift, ExampleText.swift(body: "    WalksList().interactiveDismissDisabled()")),
      .passing(.json, json(#"{"conditional": true}"#)),
    ]
  }
}

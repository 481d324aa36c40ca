internal import Guidelines

/// Scroll views or lists inside another one with the same axis.
struct ScrollNested: Check {
  let rule = RuleID(unchecked: "scroll-nested")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A scroll view holds no other that scrolls the same way.",
    ko: "스크롤 보기 안에 같은 방향으로 움직이는 스크롤 보기가 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.compactMap { view in
      guard let axis = view.node.axis, view.node.isDisabled == nil else { return nil }
      var inner = view
      while let around = inner.parent, [.content, .overlay].contains(inner.node.slot) {
        if around.node.axis == axis, view.node.mayStand(with: around.node) {
          return finding(
            at: view, evidence: ["axis": axis.rawValue],
            Bilingual(
              en: "this scrolls the same way as the view around it; let one of them scroll",
              ko: "바깥 보기와 같은 방향으로 스크롤합니다. 둘 중 하나만 움직이게 하세요"))
        }
        inner = around
      }
      return nil
    }
  }

  var examples: [CheckExample] {
    func code(_ outer: String, _ inner: String) -> String {
      ExampleText.swift(
        body: """
              \(outer) {
                \(inner) { Text("Walks") }
              }
          """)
    }
    func json(_ axis: String) -> String {
      ExampleText.json(
        views: """
          "kind": "container", "scrolls": "vertical", "children": [
            {"kind": "container", "scrolls": "\(axis)"}]
          """)
    }
    return [
      .failing(.swift, at: [4], code("ScrollView", "ScrollView(.vertical)")),
      .failing(.swift, at: [4], code("ScrollView", "List")),
      .failing(.json, at: [3], json("vertical")),
      .passing(.swift, code("ScrollView", "ScrollView(.horizontal)")),
      .passing(.swift, code("List", "LazyVStack")),
      .passing(.json, json("horizontal")),
    ]
  }
}

extension ViewNode {
  /// The scroll axis; lists scroll vertically.
  fileprivate var axis: Layout.Axis? { name == "List" ? .vertical : layout.scrolls }
}

internal import Guidelines

/// Liquid Glass on list rows.
struct GlassInContent: Check {
  let id = CheckID(unchecked: "glass-in-content")
  let rule = RuleID(unchecked: "material-glass-layer")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Liquid Glass floats above lists and is not in them.",
    ko: "Liquid Glass는 목록 위에 떠 있고 목록 안에는 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { $0.node.look.isGlass && Self.isRow($0) }.onePerTree {
      view, count in
      finding(
        at: view, evidence: ["count": "\(count)"],
        Bilingual(
          en: "glass lies on a row of a list; keep it for controls that float above the content",
          ko: "목록의 행에 유리 효과가 있습니다. 콘텐츠 위에 떠 있는 컨트롤에만 쓰세요"))
    }
  }

  /// Whether `view` scrolls with a list, rather than being shown over it.
  private static func isRow(_ view: PlacedView) -> Bool {
    for (inner, around) in zip(sequence(first: view, next: \.parent), view.ancestors) {
      guard [.content, .label].contains(inner.node.slot) else { return false }
      if around.node.kind == .list { return true }
    }
    return false
  }

  var examples: [CheckExample] {
    func code(_ view: String) -> String { ExampleText.swift(body: "    \(view)") }
    func json(_ kind: String) -> String {
      ExampleText.json(
        views: "\"kind\": \"\(kind)\", \"children\": [\n{\"kind\": \"text\", \"isGlass\": true}]")
    }
    return [
      .failing(.swift, at: [3], code(#"List { Text("Walks").glassEffect() }"#)),
      .failing(
        .swift, at: [3], code(#"Form { Section { Text("Walks").padding().glassEffect() } }"#)),
      .failing(.json, at: [3], json("list")),
      .passing(.swift, code(#"ZStack { List { Text("Walks") }; Text("Add").glassEffect() }"#)),
      .passing(.swift, code(#"List { Text("Walks") }.overlay { Text("Add").glassEffect() }"#)),
      .passing(.json, json("container")),
    ]
  }
}

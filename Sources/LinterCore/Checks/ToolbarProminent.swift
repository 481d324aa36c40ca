internal import Guidelines

/// Toolbars with more than one prominent button.
struct ToolbarProminent: Check {
  let id = CheckID(unchecked: "toolbar-prominent")
  let rule = RuleID(unchecked: "toolbar-primary-action")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "One button of a toolbar at most is prominent.", ko: "도구 막대에서 눈에 띄는 버튼은 하나뿐입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.toolbar).compactMap { toolbar in
      let prominent = toolbar.node.everything.filter { $0.kind == .button && $0.look.isProminent }
      let together = prominent.indices.lazy.compactMap { index in
        prominent[..<index].first { $0.mayStand(with: prominent[index]) }.map { _ in index }
      }
      guard let second = together.first else { return nil }
      return finding(
        at: prominent[second].place, .likely, evidence: ["count": "\(prominent.count)"],
        Bilingual(
          en: "a second button of this toolbar is prominent; mark only the main action",
          ko: "이 도구 막대에서 두 번째로 눈에 띄는 버튼입니다. 가장 중요한 동작 하나만 강조하세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ first: String, _ second: String) -> String {
      func item(_ title: String, _ style: String) -> String {
        "ToolbarItem { Button(\"\(title)\") { act() }\(style.isEmpty ? "" : ".buttonStyle(.\(style))") }"
      }
      return ExampleText.swift(
        body: """
              WalksList().toolbar {
                \(item("Save", first))
                \(item("Share", second))
              }
          """)
    }
    func json(_ second: Bool) -> String {
      ExampleText.json(
        views: """
          "kind": "toolbar", "children": [
          {"kind": "button", "text": "Save", "isProminent": true},
          {"kind": "button", "text": "Share", "isProminent": \(second)}]
          """)
    }
    return [
      .failing(.swift, at: [5], code("borderedProminent", "borderedProminent")),
      .failing(.swift, at: [5], code("glassProminent", "borderedProminent")),
      .failing(.json, at: [4], json(true)),
      .passing(.swift, code("borderedProminent", "")),
      .passing(.swift, code("glass", "glassProminent")),
      .passing(.json, json(false)),
    ]
  }
}

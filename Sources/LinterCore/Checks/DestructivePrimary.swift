internal import Guidelines

/// Destructive buttons with a prominent style.
struct DestructivePrimary: Check {
  let id = CheckID(unchecked: "destructive-primary")
  let rule = RuleID(unchecked: "button-destructive-primary")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A destructive button is not the prominent one.", ko: "삭제하는 버튼이 가장 눈에 띄는 버튼이 아닙니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button).compactMap { view in
      guard view.node.role == .destructive, view.node.look.isProminent else { return nil }
      return finding(
        at: view,
        Bilingual(
          en: "this button takes something away and is prominent; let a safe one stand out",
          ko: "삭제하는 버튼이 눈에 띄는 스타일입니다. 안전한 버튼을 돋보이게 하세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ role: String, _ style: String) -> String {
      ExampleText.swift(
        body: "    Button(\"Walk\"\(role)) { walk() }.buttonStyle(.\(style))")
    }
    func json(_ rest: String) -> String {
      ExampleText.json(views: #""kind": "button", "text": "Walk", \#(rest)"#)
    }
    return [
      .failing(.swift, at: [3], code(", role: .destructive", "borderedProminent")),
      .failing(.swift, at: [3], code(", role: .destructive", "glassProminent")),
      .failing(.json, at: [2], json(#""role": "destructive", "isProminent": true"#)),
      .passing(.swift, code("", "borderedProminent")),
      .passing(.swift, code(", role: .destructive", "bordered")),
      .passing(.json, json(#""isProminent": true"#)),
    ]
  }
}

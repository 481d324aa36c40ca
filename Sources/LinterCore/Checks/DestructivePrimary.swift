internal import Guidelines

/// Destructive buttons with a prominent style, or that Return presses.
struct DestructivePrimary: Check {
  let id = CheckID(unchecked: "destructive-primary")
  let rule = RuleID(unchecked: "button-destructive-primary")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A destructive button is neither the prominent nor the default one.",
    ko: "삭제하는 버튼이 가장 눈에 띄는 버튼도 기본 버튼도 아닙니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button).compactMap { view in
      guard view.node.role == .destructive else { return nil }
      if view.node.isDefault {
        return finding(
          at: view,
          Bilingual(
            en: "Return takes something away here; let a safe button be the default, or none",
            ko: "Return 키를 누르면 지워집니다. 안전한 버튼을 기본 버튼으로 하거나 기본 버튼을 두지 마세요"))
      }
      guard view.node.look.isProminent else { return nil }
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
    func alert(_ preferred: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
              let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in walk() }
              let keep = UIAlertAction(title: "Cancel", style: .cancel)
              alert.addAction(delete); alert.addAction(keep)
              alert.preferredAction = \(preferred)
          """)
    }
    return [
      .failing(.swift, at: [7], alert("delete")),
      .passing(.swift, alert("keep")),
      .failing(.swift, at: [3], code(", role: .destructive", "borderedProminent")),
      .failing(.swift, at: [3], code(", role: .destructive", "glassProminent")),
      .failing(.json, at: [2], json(#""role": "destructive", "isProminent": true"#)),
      .passing(.swift, code("", "borderedProminent")),
      .passing(.swift, code(", role: .destructive", "bordered")),
      .passing(.json, json(#""isProminent": true"#)),
    ]
  }
}

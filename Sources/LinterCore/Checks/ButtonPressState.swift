internal import Guidelines

/// Button styles of the app that look the same while a button is pressed.
struct ButtonPressState: Check {
  let rule = RuleID(unchecked: "button-press-state")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A custom button looks different while it is pressed.", ko: "사용자화한 버튼은 누르는 동안 달라 보입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { $0.node.ignoresPress && !$0.platforms.areOnly(.tvOS) }.map { view in
      finding(
        at: view, evidence: .stated("style", view.node.name),
        Bilingual(
          en:
            "buttons in this style do not show that they are pressed; read configuration.isPressed",
          ko: "이 스타일의 버튼은 눌린 상태를 보여 주지 않습니다. configuration.isPressed에 따라 모양을 바꾸세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ body: String, _ kind: String = "ButtonStyle") -> String {
      """
      struct TrailStyle: \(kind) {
        func makeBody(configuration: Configuration) -> some View {
          \(body)
        }
      }
      """
    }
    func json(_ ignores: Bool) -> String {
      ExampleText.json(views: #""kind": "other", "ignoresPress": \#(ignores)"#)
    }
    return [
      .failing(.swift, at: [1], code("configuration.label")),
      .failing(.swift, at: [1], code("configuration.label.padding().background(Color.blue)")),
      .failing(.json, at: [2], json(true)),
      .passing(.swift, code("configuration.label.opacity(configuration.isPressed ? 0.5 : 1)")),
      .passing(.swift, code("TrailButton(configuration: configuration)")),
      .passing(.swift, code("configuration.label", "LabelStyle")),
      .passing(.json, json(false)),
    ]
  }
}

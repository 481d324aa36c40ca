internal import Guidelines

/// Controls that the app draws itself and that assistive technologies do not know.
struct SilentControl: Check {
  let id = CheckID(unchecked: "silent-control")
  let rule = RuleID(unchecked: "accessibility-assistive-technologies")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A control that the app draws itself tells assistive technologies what it is.",
    ko: "앱이 직접 그린 컨트롤이 무엇인지 보조 기술에 알려 줍니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { $0.node.conduct == .isSilentControl }.map { view in
      finding(
        at: view, evidence: .stated("control", view.node.name),
        Bilingual(
          en: """
            assistive technologies do not know this control; use the system's, or give it a label, \
            a trait and a value
            """,
          ko: "보조 기술이 이 컨트롤을 알지 못합니다. 시스템 컨트롤을 쓰거나 레이블, 특성, 값을 붙이세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ body: String) -> String {
      """
      class WalkDial: UIControl {
        var steps = 0
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          \(body)
          return true
        }
      }
      """
    }
    func style(_ end: String) -> String {
      """
      struct BoxStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; Image(systemName: "square") }
            \(end)
        }
      }
      """
    }
    let tap = ".onTapGesture { configuration.isOn.toggle() }"
    func json(_ conduct: String) -> String {
      ExampleText.json(views: #""kind": "container", "conduct": "\#(conduct)""#)
    }
    return [
      .failing(.swift, at: [1], code("steps += 1")),
      .failing(.swift, at: [4], style(tap)),
      .failing(.json, at: [2], json("is-silent-control")),
      .passing(.swift, code("accessibilityValue = \"\\(steps)\"")),
      .passing(.swift, code("steps += 1").replacing("UIControl", with: "UISlider")),
      .passing(.swift, style(tap + ".accessibilityAddTraits(.isButton)")),
      .passing(.json, json("shows-text")),
    ]
  }
}

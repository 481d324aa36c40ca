internal import Guidelines

/// Controls that the app draws itself and that assistive technologies do not know.
struct SilentControl: Check {
  let id = CheckID(unchecked: "silent-control")
  let rule = RuleID(unchecked: "accessibility-assistive-technologies")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A control that the app draws itself tells assistive technologies what it is.",
    ko: "앱이 직접 그린 컨트롤이 무엇인지 보조 기술에 알려 줍니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    hidden(in: interface)
      + interface.allViews.filter { $0.node.conduct == .isSilentControl }.map { view in
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

  /// The Interface Builder controls hidden from assistive technologies whose ancestors are no accessibility element.
  private func hidden(in interface: Interface) -> [Finding] {
    interface.views(.button, .toggle, .slider, .stepper, .textField).filter { view in
      view.node.accessibility.isHidden == .stated(true) && view.node.isOfDocument
        && view.node.outlets.isEmpty
        && !view.ancestors.contains { $0.node.isElement || $0.node.isHiddenFromVoiceOver }
    }.map { view in
      finding(
        at: view, for: .element,
        Bilingual(
          en: "VoiceOver and Switch Control do not find this control; let it be an element",
          ko: "VoiceOver와 스위치 제어가 이 컨트롤을 찾지 못합니다. 손쉬운 사용 요소로 두세요"))
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
    func xib(_ value: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <button id="b"><state key="normal" title="Start"/>
      <accessibility key="accessibilityConfiguration"><bool key="isElement" value="\(value)"/>
      </accessibility></button></objects></document>
      """
    }
    return [
      .failing(
        .swift, at: [1], "class CodeField: UIView {}\nextension CodeField: UIKeyInput {}"),
      .failing(.swift, at: [1], "class CodeField: UIView, UITextInput {}"),
      .passing(
        .swift,
        "class CodeField: UIView, UITextInput {\n  override var accessibilityLabel: String? "
          + "{ get { code } set {} }\n}"),
      .passing(.swift, "class CodeField: UITextView, UITextInput {}"),
      .passing(
        .swift,
        "class CodeField: UIView {}\nextension CodeField: UIKeyInput {\n"
          + "  func tell() { accessibilityLabel = code }\n}"),
      .failing(.xib, at: [3], xib("NO")),
      .passing(.xib, xib("YES")),
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

extension ViewNode {
  /// Whether a document of Interface Builder makes it: its name is that of an element, `button`.
  fileprivate var isOfDocument: Bool { name.first?.isLowercase == true }
}

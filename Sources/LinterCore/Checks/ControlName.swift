internal import Guidelines

/// Switches, sliders, steppers and pickers without a label.
struct ControlName: Check {
  let id = CheckID(unchecked: "control-name")
  let rule = RuleID(unchecked: "accessibility-labels")
  let inputs: [InterfaceFile.Kind] = [.swift, .storyboard, .xib, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A switch, a slider, a stepper or a picker says what it sets.",
    ko: "스위치, 슬라이더, 스테퍼, 선택기가 무엇을 정하는지 알려 줍니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    controls(in: interface) + fields(in: interface) + editors(in: interface)
  }

  /// The fields whose placeholder is a text of its own below them, which VoiceOver does not read with the field.
  private func fields(in interface: Interface) -> [Finding] {
    interface.views(.textField, .secureField).compactMap { view in
      guard view.node.text?.stated?.isEmpty == true, view.node.prompt == nil,
        let layers = view.parent?.node, layers.name == "ZStack",
        layers.children.contains(where: { $0.kind == .text && $0.slot == .content }),
        !view.isDescribed, !view.isHiddenFromVoiceOver, view.node.ownModifiers.isEmpty,
        view.node.describingModifiers.isEmpty
      else { return nil }
      return finding(
        at: view, evidence: ["control": view.node.kind.rawValue],
        Bilingual(
          en: "VoiceOver does not read a placeholder that is a text below the field; give the "
            + "field a label",
          ko: "텍스트 필드 아래에 그린 글자는 VoiceOver가 위치 지정자 텍스트로 읽지 않습니다. "
            + "필드에 레이블을 붙이세요"))
    }
  }

  /// The text editors with which SwiftUI connects none of the texts beside them.
  private func editors(in interface: Interface) -> [Finding] {
    interface.views(.textEditor).compactMap { view in
      guard view.node.name == "TextEditor", !view.isDescribed, !view.isHiddenFromVoiceOver,
        view.node.ownModifiers.isEmpty, FieldLabel.isExplained(view),
        !view.ancestors.contains(where: { $0.node.name == "LabeledContent" })
      else { return nil }
      return finding(
        at: view, evidence: ["control": view.node.kind.rawValue],
        Bilingual(
          en: "VoiceOver does not read the texts beside this editor with it; give it a label",
          ko: "VoiceOver는 이 편집기 옆의 글을 함께 읽지 않습니다. 편집기에 레이블을 붙이세요")
      ).asNote
    }
  }

  private func controls(in interface: Interface) -> [Finding] {
    interface.views(.toggle, .slider, .stepper, .picker).compactMap { view in
      let node = view.node
      let hasNoTitle = node.kind == .slider && node.text == nil
      let isBlank =
        node.text == nil && !node.labelViews.isEmpty
        && node.labelViews.allSatisfy { $0.name == "EmptyView" }
      guard hasNoTitle || isBlank || node.text?.stated?.isEmpty == true,
        !node.labelViews.contains(where: \.saysSomething), !view.isDescribed,
        !view.isHiddenFromVoiceOver, node.describingModifiers.isEmpty,
        !interface.describesInCode(node),
        // VoiceOver reads each segment, or each menu command, separately.
        !node.look.isSegmented, node.kind != .picker || !view.isInside(.menu, .contextMenu),
        !view.ancestors.contains(where: { $0.node.name == "LabeledContent" })
      else { return nil }
      return finding(
        at: view, evidence: ["control": node.kind.rawValue],
        Bilingual(
          en:
            "VoiceOver cannot say what this sets; give it a label, hidden where it is plain to see",
          ko: "VoiceOver가 무엇을 정하는지 말할 수 없습니다. 레이블을 붙이고, 눈에 보이면 레이블을 숨기세요")
      ).caused(by: "\(node.kind.rawValue) in \(node.place.file)")
    }
  }

  var examples: [CheckExample] {
    func code(_ control: String) -> String { ExampleText.swift(body: "    \(control)") }
    func json(_ rest: String) -> String {
      ExampleText.json(views: #""kind": "toggle", "text": "\#(rest)""#)
    }
    func xib(_ rest: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <slider id="s" value="0.5">\(rest)</slider></objects></document>
      """
    }
    return [
      .failing(.swift, at: [3], code(#"Toggle("", isOn: $isOn)"#)),
      .failing(.swift, at: [3], code("Slider(value: $speed)")),
      .failing(.swift, at: [3], code("Toggle(isOn: $isOn) { EmptyView() }")),
      .failing(.swift, at: [3], code("Slider(value: $speed, label: { EmptyView() })")),
      .failing(.json, at: [2], json("")),
      .failing(.swift, at: [3], code(#"ZStack { Text("Name"); TextField("", text: $name) }"#)),
      .passing(
        .swift,
        code(#"ZStack { Text("Name"); TextField("", text: $name).accessibilityLabel("Name") }"#)),
      .failing(.swift, at: [3], code(#"Section("Note") { TextEditor(text: $note) }"#)),
      .passing(
        .swift, code(#"Section("Note") { TextEditor(text: $note).accessibilityLabel("Note") }"#)),
      .failing(.xib, at: [2], xib("")),
      .failing(.xib, at: [2], xib("").replacing("slider", with: "switch")),
      .passing(
        .xib, xib(#"<accessibility key="accessibilityConfiguration" label="Speed"/>"#)),
      .failing(
        .xib, at: [2],
        files: [
          "WalkSlider.swift": .text(
            "class WalkSlider: UISlider { func mark() { setNeedsLayout() } }")
        ], xib("").replacing("id=\"s\"", with: "id=\"s\" customClass=\"WalkSlider\"")),
      .passing(
        .xib,
        files: [
          "WalkSlider.swift": .text(
            "class WalkSlider: UISlider { func mark() { accessibilityLabel = \"Speed\" } }")
        ], xib("").replacing("id=\"s\"", with: "id=\"s\" customClass=\"WalkSlider\"")),
      .passing(
        .swift,
        code(
          """
          Section("Units") {
                Picker(selection: $unit) { Text("km"); Text("mi") } label: { EmptyView() }
                  .pickerStyle(.inline)
              }
          """)),
      .passing(
        .swift, code(#"Menu("Sort") { Picker("", selection: $order) { Text("Name") } }"#)),
      .failing(.swift, at: [4], ExampleText.swift(viewDidLoad: "    let speed = UISlider()")),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: "    let speed = UISlider(); speed.accessibilityLabel = \"Speed\"")),
      .passing(.swift, code(#"Toggle("Alerts", isOn: $isOn).labelsHidden()"#)),
      .passing(.swift, code(#"Slider(value: $speed) { Text("Speed") }"#)),
      .passing(.swift, code(#"Toggle("", isOn: $isOn).accessibilityLabel("Alerts")"#)),
      .passing(
        .swift,
        code(#"Picker("", selection: $unit) { Text("km"); Text("mi") }.pickerStyle(.segmented)"#)),
      .passing(.json, json("Alerts")),
    ]
  }
}

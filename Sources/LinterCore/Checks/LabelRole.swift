internal import Guidelines

/// Descriptions for VoiceOver that say “button”, which VoiceOver adds by itself.
struct LabelRole: Check {
  let id = CheckID(unchecked: "label-role")
  let rule = RuleID(unchecked: "voiceover-labels")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "The description of a control does not say that it is a button.",
    ko: "컨트롤의 설명에 ‘버튼’이라는 말이 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let buttons = interface.allViews.compactMap { view -> Finding? in
      guard !view.isHiddenFromVoiceOver, Self.isButton(view),
        let label = view.node.accessibility.label?.value
      else { return nil }
      return finding(at: view, label)
    }
    let known = Set(buttons.compactMap(\.cause))
    // A literal is told where it stands, and not once more at the view that has it.
    let literals = interface.allViews.compactMap { view -> Finding? in
      guard view.node.conduct == .showsText, view.node.name.hasSuffix("accessibilityLabel"),
        let found = view.node.text?.value.flatMap({ finding(at: view, $0) })
      else { return nil }
      let isOfButton = view.node.name.hasSuffix("Button.accessibilityLabel")
      return isOfButton || found.cause.map(known.contains) == true ? found : nil
    }
    let told = Set(literals.compactMap(\.cause))
    return literals + buttons.filter { $0.cause.map(told.contains) != true }
  }

  /// Whether a view has the button trait, or is part of the label of a view that has it.
  private static func isButton(_ view: PlacedView) -> Bool {
    if view.node.accessibility.traits.contains("isButton") { return true }
    switch view.node.kind {
    case .button, .navigationLink, .menu: return true
    case .image, .text, .label, .container: break
    default: return false
    }
    guard [.label, .content].contains(view.node.slot), let parent = view.parent else {
      return false
    }
    return parent.node.kind == .button || view.node.slot == .label && isButton(parent)
  }

  private func finding(at view: PlacedView, _ label: InterfaceText) -> Finding? {
    guard InterfaceWords.endsInRole(label) else { return nil }
    return finding(
      at: view, evidence: ["label": label.shown],
      Bilingual(
        en: "VoiceOver says “button” by itself after “\(label.shown)”; leave the word out",
        ko: "VoiceOver는 ‘\(label.shown)’ 뒤에 ‘버튼’을 스스로 덧붙입니다. 그 말을 빼세요")
    ).caused(by: "\(label.shown) in \(view.node.place.file)")
  }

  var examples: [CheckExample] {
    func code(_ label: String) -> String {
      ExampleText.swift(
        body: """
              Button { close() } label: { Image(systemName: "xmark") }
                .accessibilityLabel("\(label)")
          """)
    }
    func uikit(_ label: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let close = UIButton(type: .system)
              close.accessibilityLabel = "\(label)"
          """)
    }
    func json(_ label: String) -> String {
      ExampleText.json(views: #""kind": "button", "accessibilityLabel": "\#(label)""#)
    }
    return [
      .failing(.swift, at: [4], code("Close button")),
      .failing(.swift, at: [5], uikit("Close Button")),
      .failing(.json, at: [2], json("닫기 버튼")),
      .passing(.swift, code("Close")),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Image("remote").accessibilityLabel("Power button")"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                HStack { Text("x") }.onTapGesture { close() }
                  .accessibilityLabel("Close button")
            """)),
      .passing(
        .swift, uikit("Power Button").replacing("UIButton(type: .system)", with: "UIImageView()")),
      .passing(.swift, uikit("Close")),
      .passing(.json, json("Buttons of the jacket")),
    ]
  }
}

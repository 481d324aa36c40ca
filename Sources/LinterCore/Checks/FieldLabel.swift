internal import Guidelines

/// Text fields without a label or a placeholder.
struct FieldLabel: Check {
  let id = CheckID(unchecked: "field-label")
  let rule = RuleID(unchecked: "writing-field-hints")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A text field has a label or a placeholder.", ko: "텍스트 필드에 레이블이나 위치 지정자 텍스트가 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    fields(in: interface) + editors(in: interface)
  }

  /// The text editors, which show no placeholder, without any word about what they take.
  private func editors(in interface: Interface) -> [Finding] {
    interface.views(.textEditor).compactMap { view in
      guard view.node.name == "TextEditor", !view.isDescribed, !view.isHiddenFromVoiceOver,
        view.node.ownModifiers.isEmpty, !Self.isExplained(view)
      else { return nil }
      return finding(
        at: view,
        Bilingual(
          en: "nothing says what this editor takes; give it a label",
          ko: "무엇을 적는 곳인지 아무 데도 없습니다. 레이블을 붙이세요")
      ).asNote
    }
  }

  /// Whether something on screen may say what a text editor takes, which VoiceOver does not read with it.
  static func isExplained(_ view: PlacedView) -> Bool {
    func mayExplain(_ view: ViewNode) -> Bool { [.text, .label, .other].contains(view.kind) }
    return view.node.contains(where: mayExplain)
      || (view.parent?.node.children ?? []).contains(where: mayExplain)
      || view.ancestors.contains { ["Section", "LabeledContent"].contains($0.node.name) }
      || hasTextBelow(view)
  }

  private func fields(in interface: Interface) -> [Finding] {
    interface.views(.textField, .secureField).compactMap { view in
      guard view.node.text?.stated?.isEmpty == true,
        view.node.prompt == nil || view.node.prompt?.stated?.isEmpty == true,
        !view.node.labelViews.contains(where: \.saysSomething), !view.isDescribed,
        !view.isHiddenFromVoiceOver, view.node.describingModifiers.isEmpty,
        !Self.hasTextBelow(view)
      else { return nil }
      return finding(at: view, Self.message(for: view))
    }
  }

  /// What a field lacks; neither UIKit nor SwiftUI connects a text beside it with a field.
  private static func message(for view: PlacedView) -> Bilingual<String> {
    let field = view.node
    let before = view.parent?.node.children.prefix { $0 != field } ?? []
    let isBesideText = before.contains { $0.kind == .text || $0.kind == .label }
    // A modifier of the app may draw a placeholder, which VoiceOver does not connect with the field either.
    guard field.name == "UITextField" || !field.ownModifiers.isEmpty || isBesideText else {
      return Bilingual(
        en: "this field has neither a label nor a placeholder; say what it takes",
        ko: "텍스트 필드에 레이블도 위치 지정자 텍스트도 없습니다. 무엇을 입력하는지 쓰세요")
    }
    return Bilingual(
      en: "VoiceOver has no name for this field; give it a placeholder or a label for VoiceOver",
      ko: "VoiceOver가 이 필드를 부를 이름이 없습니다. 위치 지정자 텍스트나 VoiceOver용 레이블을 붙이세요")
  }

  /// Whether there is a text in the same `ZStack`, which serves as a custom placeholder.
  private static func hasTextBelow(_ view: PlacedView) -> Bool {
    guard let layers = view.ancestors.first(where: { $0.node.name == "ZStack" }),
      !view.isInside(.list, .alert, .confirmationDialog, .sheet)
    else { return false }
    return layers.node.children.contains { layer in
      layer.kind == .text
        || layer.kind == .container && layer.inPlace.contains { $0.kind == .text }
    }
  }

  var examples: [CheckExample] {
    func placed(_ more: String) -> String {
      ExampleText.swift(
        body: "    TextField(\"\", text: $name).placeholder(when: name.isEmpty) { Text(\"Hill\") }")
          + """

          extension View {
            func placeholder<Content: View>(
              when isEmpty: Bool, @ViewBuilder placeholder: () -> Content
            ) -> some View {
              ZStack { placeholder().opacity(isEmpty ? 1 : 0); self\(more) }
            }
          }
          """
    }
    func code(_ field: String) -> String { ExampleText.swift(body: "    \(field)") }
    let field = #""kind": "text-field", "text": """#
    func uikit(_ rest: String) -> String {
      """
      class WalkController: UIViewController {
        private let steps = UITextField()
        override func viewDidLoad() {
          view.addSubview(steps)
          steps.keyboardType = .numberPad
          \(rest)
        }
      }
      """
    }
    return [
      .failing(.swift, at: [3], placed("")),
      .passing(.swift, placed(".accessibilityLabel(label)")),
      .failing(.swift, at: [4], uikit("")),
      .passing(.swift, uikit("steps.placeholder = \"Steps\"")),
      .passing(.swift, uikit("prepare(steps)")),
      .passing(.swift, uikit("steps.accessibilityLabel = stepsLabel.text")),
      .passing(.swift, uikit("").replacing("private let", with: "let")),
      .failing(.swift, at: [3], code(#"TextField("", text: $name)"#)),
      .failing(.swift, at: [3], code(#"SecureField("", text: $secret)"#)),
      .failing(
        .swift, at: [4],
        code(
          """
          ZStack { List { Text("Tags") } }.alert("New Tag", isPresented: $asks) {
                TextField("", text: $name)
              }
          """)),
      .failing(.swift, at: [3], code("TextEditor(text: $note)")),
      .passing(.swift, code(#"TextEditor(text: $note).accessibilityLabel("Note")"#)),
      .passing(.swift, code(#"Section("Note") { TextEditor(text: $note) }"#)),
      .failing(.json, at: [2], ExampleText.json(views: field)),
      .passing(.swift, code(#"TextField("Name", text: $name)"#)),
      .passing(.swift, code(#"TextField("", text: $name, prompt: Text("Name"))"#)),
      .passing(.swift, code(#"TextField("", text: $name).accessibilityLabel("Name")"#)),
      .passing(.swift, code(#"ZStack { Text("Name"); TextField("", text: $name) }"#)),
      .passing(.json, ExampleText.json(views: field + #", "prompt": "Name""#)),
    ]
  }
}

internal import Guidelines

/// Forms that close without asking, and drop what people have entered.
struct UnsavedClose: Check {
  let id = CheckID(unchecked: "unsaved-close")
  let rule = RuleID(unchecked: "modal-data-loss")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let judgesUses = false
  let summary = Bilingual(
    en: "A form asks before it drops what people have entered.",
    ko: "입력한 내용을 버리기 전에 양식이 먼저 묻습니다.")

  /// The number of inputs from which a form takes people some work.
  private static let least = 3

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button).compactMap { view in
      guard let action = view.node.action, Self.onlyCloses(action),
        view.isCancel, !view.isInside(.alert, .confirmationDialog)
      else { return nil }
      let form = interface.unfolded(view.root.node)
      let everything = form.everything
      let inputs = Self.onScreen(form).filter { Self.kinds.contains($0.kind) }
      guard inputs.count >= Self.least,
        inputs.contains(where: { [.textField, .textEditor].contains($0.kind) }),
        everything.contains(where: Self.keeps),
        !everything.contains(where: { $0.layout.blocksSwipe != nil }),
        !everything.contains(where: Self.asks)
      else { return nil }
      return finding(
        at: view, evidence: ["inputs": "\(inputs.count)"],
        Bilingual(
          en:
            "this closes a form of \(inputs.count) inputs and drops what people have entered; ask "
            + "first where something has changed",
          ko: "입력란이 \(inputs.count)개인 양식을 닫으며 입력한 내용을 버립니다. 바뀐 것이 있으면 먼저 물어보세요"))
    }
  }

  private static let kinds: Set<ViewNode.Kind> = [
    .textField, .secureField, .textEditor, .toggle, .picker, .stepper, .slider,
  ]

  /// The view and its descendants on the same screen, without pushed and presented screens.
  private static func onScreen(_ node: ViewNode) -> [ViewNode] {
    let shown = node.children.filter { $0.slot != .presented && $0.slot != .destination }
    return [node] + shown.flatMap(onScreen)
  }

  /// Whether an action dismisses a view and does nothing else.
  private static func onlyCloses(_ action: String) -> Bool {
    let calls = action.filter { $0 == "(" }.count
    return action.contains("ismiss") && calls < 3
      && !["if ", "guard ", "switch ", " = true", "discard", "delete"].contains(
        where: action.contains)
  }

  /// Whether a button keeps what people have entered.
  private static func keeps(_ node: ViewNode) -> Bool {
    guard node.kind == .button || node.placement == "confirmationAction" else { return false }
    return node.placement == "confirmationAction" || node.role == .confirm
      || node.title?.value.map { InterfaceWords.reads($0, as: .keeping) } == true
      || node.action?.lowercased().contains("save") == true
  }

  /// Whether it asks whether to drop what people have entered.
  private static func asks(_ node: ViewNode) -> Bool {
    guard [.alert, .confirmationDialog].contains(node.kind) else { return false }
    let texts = node.everything.compactMap { $0.text?.value }
    return texts.isEmpty
      || texts.contains { text in
        text.readings.contains { InterfaceWords.speaksOfDiscarding($0.text) }
      }
      || InterfaceWords.speaksOfDiscarding(node.shownBy ?? "")
  }

  var examples: [CheckExample] {
    func code(_ cancel: String, _ inputs: String = #"TextField("Place", text: $place)"#) -> String {
      ExampleText.swift(
        body: """
              Form {
                TextField("Name", text: $name); Toggle("Shared", isOn: $isShared)
                \(inputs)
              }
              .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { \(cancel) } }
                ToolbarItem(placement: .confirmationAction) { Button("Save") { save() } }
              }
          """)
    }
    func json(_ action: String) -> String {
      let inputs = ["text-field", "toggle", "picker"].map { #"{"kind": "\#($0)", "text": "A"}"# }
      return ExampleText.json(
        views: "\"kind\": \"list\", \"children\": [\n"
          + #"{"kind": "button", "text": "Cancel", "action": "\#(action)"},"# + "\n"
          + #"{"kind": "button", "text": "Save"}, "# + inputs.joined(separator: ", ") + "]")
    }
    return [
      .failing(.swift, at: [8], code("dismiss()")),
      .failing(.swift, at: [8], code("presentationMode.wrappedValue.dismiss()")),
      .failing(.json, at: [3], json("dismiss()")),
      .passing(.swift, code("if hasChanged { isAsking = true } else { dismiss() }")),
      .passing(.swift, code("dismiss()", #"Text("Place")"#)),
      .passing(
        .swift,
        code("dismiss()", #"NavigationLink("Place") { TextField("Place", text: $place) }"#)),
      .passing(
        .swift,
        code("dismiss()").replacing(
          "    .toolbar {",
          with: #"    .confirmationDialog("Discard the walk?", isPresented: $asks) {}.toolbar {"#)),
      .passing(.json, json("ask()")),
    ]
  }
}

extension PlacedView {
  /// Whether it is the button that leaves a form without keeping anything.
  fileprivate var isCancel: Bool {
    if node.role == .cancel
      || ancestors.contains(where: { $0.node.placement == "cancellationAction" })
    {
      return true
    }
    let titles = [node.title?.value, node.accessibility.label?.value].compactMap(\.self)
    return titles.contains {
      InterfaceWords.reads($0, as: .cancel) || InterfaceWords.reads($0, as: .wayOut)
    }
  }
}

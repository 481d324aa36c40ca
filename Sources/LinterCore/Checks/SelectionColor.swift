internal import Guidelines

/// Buttons whose selection is indicated only by color.
struct SelectionColor: Check {
  let id = CheckID(unchecked: "selection-color")
  let rule = RuleID(unchecked: "accessibility-color-alone")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "What is chosen among buttons is told by more than a color.",
    ko: "여러 버튼 중 무엇이 선택되었는지 색 말고도 알립니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { view in
      guard view.node.kind == .button || view.node.tapAction != nil else { return false }
      let drawn = Self.drawn(by: view.node)
      let action = view.node.action ?? view.node.tapAction ?? ""
      return drawn.compactMap(\.look.colorCondition).contains { Self.isChosen($0, by: action) }
        && !drawn.contains { Self.tellsMore($0, than: view.node) }
        && !view.ancestors.contains { Self.isTold($0.node) }
    }.onePerTree { view, _ in
      finding(
        at: view,
        Bilingual(
          en: "only a color shows whether this is chosen; add a shape, and the trait isSelected",
          ko: "선택되었는지를 색으로만 보여 줍니다. 모양을 더하고 isSelected 특성을 붙이세요"))
    }
  }

  /// Whether `condition` is about the button's selection: by its name, or because the button changes a
  /// variable in it.
  private static func isChosen(_ condition: String, by action: String) -> Bool {
    let names = condition.split { !$0.isLetter && !$0.isNumber }.filter { $0 != "self" }
    // Whether there is a value at all is no choice among several.
    return condition.lowercased().contains("select")
      || !names.contains("nil")
        && names.contains { action.contains("\($0) = ") || action.contains("\($0).toggle()") }
  }

  /// A button and everything drawn as part of it.
  private static func drawn(by node: ViewNode) -> [ViewNode] {
    [node]
      + node.children.filter { ![.presented, .destination].contains($0.slot) }
      .flatMap(drawn)
  }

  /// Whether a view tells assistive technologies that it is selected, or may.
  private static func isTold(_ node: ViewNode) -> Bool {
    node.accessibility.traits.contains("isSelected") || node.accessibility.hasValue
      || node.accessibility.children == "ignore" || !node.describingModifiers.isEmpty
      || node.accessibility.label.map { $0.stated == nil } == true
  }

  /// Whether part of a button indicates the selection by something other than color: a view that is shown
  /// conditionally, or an accessibility property.
  private static func tellsMore(_ part: ViewNode, than button: ViewNode) -> Bool {
    let isSign = [.image, .text, .label, .shape].contains(part.kind)
    return isTold(part) || part.look.changesShape
      || part.kind == .other && InterfaceWords.marksChoice(part.name)
      || isSign && part.branches.count > button.branches.count
  }

  var examples: [CheckExample] {
    func code(_ rest: String, label: String = "Text(walk.name)") -> String {
      ExampleText.swift(
        body: """
              ForEach(walks) { walk in
                Button { selection = walk } label: { \(label)\(rest) }
              }
          """)
    }
    let color = ".foregroundStyle(selection == walk ? .blue : .gray)"
    let json = #""kind": "button", "text": "Walks", "colorCondition": "isSelected""#
    return [
      .failing(.swift, at: [4], code(color)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                Button { date = .now } label: {
                  Text(shownDate).foregroundStyle(date != nil ? .blue : .gray)
                }
            """)),
      .failing(.swift, at: [4], code(".background(isSelected(walk) ? Color.blue : Color.clear)")),
      .failing(
        .swift, at: [4], code(".background(Capsule().fill(selection == walk ? .blue : .gray))")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: """
                Button { shuffles.toggle() } label: {
                  Image(systemName: "shuffle").foregroundStyle(shuffles ? .blue : .gray)
                }
            """)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: """
                Button { isMap = true } label: {
                  let color = isMap ? Color.blue : .gray
                  Text("Map").foregroundStyle(color)
                }
            """)),
      .failing(.json, at: [2], ExampleText.json(views: json)),
      .passing(
        .swift, code("\(color).accessibilityAddTraits(selection == walk ? .isSelected : [])")),
      .passing(.swift, code("\(color).accessibilityValue(selection == walk ? \"On\" : \"Off\")")),
      .passing(
        .swift,
        code(
          "\(color)",
          label: #"if selection == walk { Image(systemName: "checkmark") }; Text(walk.name)"#)),
      .passing(
        .swift,
        code(color, label: #"Image(systemName: selection == walk ? "pin.fill" : "pin")"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                ZStack(alignment: isOn ? .trailing : .leading) {
                  Capsule().foregroundStyle(isOn ? .green : .gray)
                  Circle()
                }
                .onTapGesture { isOn.toggle() }
            """)),
      .passing(.swift, code(".foregroundStyle(walk.isLong ? .blue : .gray)")),
      .passing(.json, ExampleText.json(views: json + #", "traits": ["isSelected"]"#)),
    ]
  }
}

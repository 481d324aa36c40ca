internal import Guidelines

/// Buttons whose selection is told by a line around them, and not to VoiceOver.
struct SelectionTrait: Check {
  let id = CheckID(unchecked: "selection-trait")
  let rule = RuleID(unchecked: "accessibility-labels")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "What is chosen among buttons is told to VoiceOver, too.",
    ko: "여러 버튼 중 무엇이 선택되었는지 VoiceOver에도 알립니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { view in
      guard view.node.kind == .button || view.node.tapAction != nil else { return false }
      let action = view.node.action ?? view.node.tapAction ?? ""
      let drawn = interface.unfolded(view.node)
      return drawn.drawnParts.compactMap(\.look.lineCondition).contains {
        Self.isChosen($0, by: action)
      }
        && !drawn.spokenParts.contains { Self.tellsMore($0, than: view.node) }
        && !view.isInside(.menu, .picker) && !view.isHiddenFromVoiceOver
        && view.ancestors.allSatisfy { !$0.node.tellsSelection }
    }.onePerTree { view, _ in
      finding(
        at: view,
        Bilingual(
          en: "VoiceOver does not say whether this is chosen; add the trait isSelected",
          ko: "이것이 선택되었는지 VoiceOver가 알려 주지 않습니다. isSelected 특성을 붙이세요"))
    }
  }

  /// Whether `condition` is about what a button with `action` chooses, or turns on and off.
  private static func isChosen(_ condition: String, by action: String) -> Bool {
    let names = condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let sides = condition.parts(around: "==").map { side in
      String(side.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    if names.contains(where: { ["isselected", "selected"].contains($0.lowercased()) }) {
      return true
    }
    if names.contains(where: { action.contains("\($0).toggle()") }) { return true }
    guard sides.count == 2, !names.contains("nil") else { return false }
    // `selection == walk` where the button does `selection = walk`
    return sides.contains { $0.lowercased().contains("select") }
      || action.contains("\(sides[0]) = \(sides[1])")
      || action.contains("\(sides[1]) = \(sides[0])")
  }

  /// Whether part of a button may tell the selection to VoiceOver: by an accessibility property, or by a text or an
  /// image of its own.
  private static func tellsMore(_ part: ViewNode, than button: ViewNode) -> Bool {
    let isSign = [.image, .text, .label].contains(part.kind)
    return part.tellsSelection || !part.imageChoices.isEmpty
      || part.kind == .other && InterfaceWords.marksChoice(part.name)
      || isSign && part.branches.count > button.branches.count
  }

  var examples: [CheckExample] {
    func code(_ line: String, _ rest: String = "") -> String {
      ExampleText.swift(
        body: """
              ForEach(walks) { walk in
                Button { selection = walk } label: {
                  Text(walk.name).overlay(RoundedRectangle(cornerRadius: 8)\(line))
                }\(rest)
              }
          """)
    }
    let line = ".stroke(selection == walk ? Color.blue : .clear, lineWidth: 2)"
    let json = #""kind": "button", "text": "Walks", "lineCondition": "isSelected""#
    return [
      .failing(.swift, at: [4], code(line)),
      .failing(.swift, at: [4], code(".strokeBorder(.blue, lineWidth: selection == walk ? 2 : 0)")),
      .failing(.swift, at: [4], code(".stroke(.blue.opacity(selection == walk ? 1 : 0))")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: """
                WalkCard(walk: walk, isSelected: walk == selection)
                  .onTapGesture { selection = walk }
            """)
            + """

            struct WalkCard: View {
              let walk: Walk
              let isSelected: Bool
              var body: some View { Text(walk.name).border(isSelected ? .blue : .clear) }
            }
            """),
      .failing(.json, at: [2], ExampleText.json(views: json)),
      .passing(
        .swift, code(line, ".accessibilityAddTraits(selection == walk ? .isSelected : [])")),
      .passing(.swift, code(line, #".accessibilityValue(selection == walk ? "On" : "Off")"#)),
      .passing(
        .swift,
        code("\(line)); if selection == walk { Image(systemName: \"checkmark\") }; Circle(")),
      .failing(
        .swift, at: [4],
        code(
          "\(line)); if selection == walk { Image(\"tick\").accessibilityHidden(true) }; Circle(")),
      .passing(.swift, code(".stroke(walk.isLong ? .red : .clear)")),
      .passing(.swift, code(".stroke(.blue, lineWidth: 2)")),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                Button { state = .following } label: {
                  Text(title(of: state)).border(state == .open ? .clear : .blue)
                }
            """)),
      .passing(.json, ExampleText.json(views: json + #", "traits": ["isSelected"]"#)),
    ]
  }
}

extension ViewNode {
  /// The parts of it that VoiceOver may read.
  fileprivate var spokenParts: [ViewNode] {
    guard !isHiddenFromVoiceOver else { return [] }
    return [self]
      + children.filter { ![.presented, .destination].contains($0.slot) }.flatMap(\.spokenParts)
  }
}

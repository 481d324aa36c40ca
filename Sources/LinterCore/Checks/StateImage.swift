internal import Guidelines

/// Symbols that are shown only in one state and have no accessibility label.
struct StateImage: Check {
  let id = CheckID(unchecked: "state-image")
  let rule = RuleID(unchecked: "accessibility-labels")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A symbol that tells a state is described for VoiceOver.",
    ko: "상태를 알리는 심볼에 VoiceOver용 설명이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.image, .shape).filter { view in
      if Self.isSelectionMark(view) { return true }
      guard let name = Self.name(of: view.node) else { return false }
      // The mark of a chosen item is part of a menu.
      return (view.node.isSign || Self.isExplained(view, in: interface))
        && !view.isInside(.menu, .contextMenu, .picker) && !view.isDescribed
        && !view.isHiddenFromVoiceOver
        && view.node.describingModifiers.isEmpty
        && !InterfaceWords.tellsNoState(name)
        && !view.ancestors.contains { Self.isTold($0.node) }
    }.onePerTree { view, _ in
      let name = Self.name(of: view.node) ?? ""
      return finding(
        at: view, evidence: ["image": name],
        Bilingual(
          en: "“\(name)” tells a state by itself; say it in a description or a trait",
          ko: "‘\(name)’ 심볼만으로 상태를 알립니다. 설명이나 특성으로도 알리세요"))
    }
  }

  /// Whether a condition chooses between a checkmark and an empty circle or square, and nothing says which is chosen.
  private static func isSelectionMark(_ view: PlacedView) -> Bool {
    let names = view.node.imageChoices.compactMap { choice -> String? in
      if case .symbol(let name) = choice { name } else { nil }
    }
    guard names.count == 2, view.node.imageChoices.count == 2,
      names.contains(where: { $0.hasPrefix("checkmark") }),
      names.contains(where: { $0 == "circle" || $0 == "square" })
    else { return false }
    return !view.isInside(.menu, .contextMenu, .picker, .toggle)
      && !view.root.node.name.hasSuffix("ToggleStyle")
      && view.withAncestors.allSatisfy { around in
        around.node.accessibility.label == nil && around.node.accessibility.children != "ignore"
          && !around.node.isHiddenFromVoiceOver && !isTold(around.node)
      }
  }

  /// Whether a symbol that is no part of a control has a tooltip, which is no label for VoiceOver.
  private static func isExplained(_ view: PlacedView, in interface: Interface) -> Bool {
    view.node.tooltip != nil && view.node.kind == .image && view.node.tapAction == nil
      && !interface.isPartOfControl(view)
      && !view.isInside(.button, .link, .navigationLink, .toggle)
  }

  /// The name of a symbol, or of the shape of a dot; `nil` for other views.
  private static func name(of node: ViewNode) -> String? {
    if node.kind == .shape { return node.name }
    let image = node.image?.stated ?? node.imageChoices.first
    if node.name == "UIImageView", case .asset(let name)? = image { return name }
    if case .symbol(let name)? = image { return name }
    return nil
  }

  /// Whether a view tells assistive technologies its state in another way.
  private static func isTold(_ node: ViewNode) -> Bool {
    node.accessibility.traits.contains("isSelected") || node.accessibility.hasValue
      || !node.describingModifiers.isEmpty
  }

  var examples: [CheckExample] {
    func code(_ mark: String, _ rest: String = "") -> String {
      ExampleText.swift(
        body: """
              HStack {
                Text(walk.name)
                \(mark)
              }\(rest)
          """)
    }
    let pin = #"if walk.isPinned { Image(systemName: "pin.fill") }"#
    let json = #""kind": "image", "image": {"symbol": "pin.fill"}, "isSign": true"#
    return [
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    Image(systemName: "moon").help("Closed at night")"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Button { open() } label: { Image(systemName: "moon").help("Open") }"#)),
      .failing(.swift, at: [5], code(pin)),
      .failing(
        .swift, at: [5], code(#"if walk.isDone { Image(systemName: "checkmark").font(.body) }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Text(name).overlay { if isLocked { Image(systemName: "lock") } }"#)),
      .failing(
        .swift, at: [5],
        code(
          #"Image(systemName: isSelected ? "checkmark.circle" : "circle")"#,
          ".accessibilityElement(children: .combine)")),
      .passing(
        .swift,
        code(
          #"Image(systemName: isSelected ? "checkmark.circle" : "circle")"#,
          ".accessibilityAddTraits(isSelected ? .isSelected : [])")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: #"    mark.image = isChosen ? UIImage(named: "icon-check") : nil"#)),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: #"    photo.image = hasPhoto ? UIImage(named: "meadow") : nil"#)),
      .failing(.json, at: [2], ExampleText.json(views: json)),
      .passing(.json, ExampleText.json(views: json + #", "accessibilityLabel": "Pinned""#)),
      .passing(.swift, code(pin.replacing(") }", with: ").accessibilityLabel(\"Pinned\") }"))),
      .passing(.swift, code(pin.replacing(") }", with: ").opacity(0) }"))),
      .passing(.swift, code(pin + #" else { Image(systemName: "pin") }"#)),
      .passing(.swift, code(pin.replacing(") }", with: "); Text(\"Pinned\") }"))),
      .passing(.swift, code(pin, ".accessibilityElement(children: .combine)")),
      .failing(
        .swift, at: [5], code(#"if walk.isDone { Spacer(); Image(systemName: "checkmark") }"#)),
      .failing(
        .swift, at: [5],
        code(#"if isNew { Image(systemSymbol: .sparkle) } else if isOld { Text("Old") }"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Menu("Sort") { if isUp { Spacer(); Image(systemName: "checkmark") } }"#)),
      .passing(.swift, code(#"if leads { Image(systemName: "chevron.forward") }"#)),
      .passing(.swift, code(#"if isNew { Image(systemName: "info.circle") }"#)),
    ]
  }
}

internal import Guidelines

/// Menus with so few items that buttons would suffice.
struct PullDownMinimum: Check {
  let rule = RuleID(unchecked: "pull-down-minimum")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A pull-down button has enough items to be worth a menu.",
    ko: "풀 다운 버튼에 메뉴를 열어 볼 만큼 항목이 있습니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(rule: rule, dimension: .count, unit: Unit(rawValue: "items"), bound: .minimum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.menu).compactMap { view in
      guard !view.isInside(.menu, .contextMenu),
        // A submenu of the menu bar is no button.
        !view.ancestors.contains(where: { ["CommandGroup", "CommandMenu"].contains($0.node.name) }),
        let count = view.node.itemCount, count > 0,
        let limit = numbers.limit(for: request, on: view.platforms.orPhone),
        Double(count) < limit.value,
        // A bar may have no room for the buttons.
        count == 1 || !view.isInside(.toolbar),
        !Self.confirms(view.node, count)
      else { return nil }
      return finding(
        // There may be no more than two items, but a menu for one is a detour.
        at: view, confidence: count == 1 ? .likely : .possible,
        evidence: limit.evidence("items", Double(count), .minimum),
        Bilingual(
          en: """
            a menu for \(count) item\(count == 1 ? "" : "s"); below \(limit.stated.en ?? "") items, \
            plain buttons are quicker
            """,
          ko: "항목이 \(count)개뿐인 메뉴입니다. \(limit.stated.ko ?? "")개보다 적으면 버튼이 더 빠릅니다"))
    }
  }

  /// Whether the menu asks before it does the one thing that it offers, which takes something away.
  private static func confirms(_ menu: ViewNode, _ count: Int) -> Bool {
    count == 1 && menu.contains { $0.kind == .button && $0.role == .destructive }
  }

  var examples: [CheckExample] {
    func code(_ items: String) -> String {
      ExampleText.swift(
        body: """
              Menu("More") {
                \(items)
              }
          """)
    }
    func json(_ items: Int) -> String {
      let item = #"{"kind": "button", "text": "Share"}"#
      let list = Array(repeating: item, count: items).joined(separator: ", ")
      return ExampleText.json(views: #""kind": "menu", "text": "More", "children": [\#(list)]"#)
    }
    let share = #"Button("Share") { share() }"#
    return [
      .failing(.swift, at: [3], code(share)),
      .failing(.swift, at: [3], code("Section { \(share); Divider(); \(share) }")),
      .failing(.json, at: [2], json(1)),
      .passing(.swift, code("\(share); \(share); \(share)")),
      .passing(.swift, code(#"Button("Clear All", role: .destructive) { clear() }"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                WalksList().toolbar {
                  Menu("More") { \(share); \(share) }
                }
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                CommandGroup(after: .newItem) {
                  Menu("More") { \(share); \(share) }
                }
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                WalkRow(walk: walk) { Text("Hill") } contextMenu: {
                  Menu("More") { \(share); \(share) }
                }
            """)),
      .passing(.swift, code("ForEach(walks) { walk in \(share) }")),
      .passing(.swift, code("\(share); WalkItems()")),
      .passing(.swift, code(#"Picker("Sort", selection: $order) { Text("Name") }"#)),
      .passing(.json, json(3)),
    ]
  }
}

extension ViewNode {
  /// The number of items in a menu, without separators; `nil` if unknown.
  var itemCount: Int? {
    var count = 0
    for child in children where child.slot != .label {
      guard child.branches == branches, !child.isRepeated else { return nil }
      switch child.kind {
      case .button, .link, .navigationLink, .toggle, .menu: count += 1
      case .shape, .text: continue
      case .container where child.name != "ControlGroup":
        guard let inside = child.itemCount else { return nil }
        count += inside
      default: return nil
      }
    }
    return count
  }
}

internal import Guidelines

/// Submenus with too many items.
struct SubmenuItems: Check {
  let rule = RuleID(unchecked: "submenu-items")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(en: "A submenu is short.", ko: "하위 메뉴가 짧습니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(rule: rule, dimension: .count, unit: Unit(rawValue: "items"), bound: .maximum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.menu).compactMap { view in
      guard view.isInside(.menu, .contextMenu), let count = view.node.itemCount,
        let limit = numbers.limit(for: request, on: view.platforms),
        limit.isExceeded(by: Double(count))
      else { return nil }
      return finding(
        at: view, evidence: limit.evidence("items", Double(count), .maximum),
        Bilingual(
          en: """
            this submenu has \(count) items, where about \(limit.shown) are enough; consider a menu \
            of its own
            """,
          ko: """
            하위 메뉴의 항목이 \(count)개입니다. \(limit.shown)개 안팎이면 충분합니다. 따로 메뉴를 두는 것을 \
            고려하세요
            """))
    }
  }

  var examples: [CheckExample] {
    func code(_ outer: String, _ count: Int) -> String {
      let item = #"Button("By name") { sort() }"#
      return ExampleText.swift(
        body: """
              \(outer) {
                Menu("Sort") { \(Array(repeating: item, count: count).joined(separator: "; ")) }
              }
          """)
    }
    func json(_ outer: String, _ count: Int) -> String {
      let item = #"{"kind": "button", "text": "By name"}"#
      let items = Array(repeating: item, count: count).joined(separator: ", ")
      return ExampleText.json(
        views: """
          "kind": "\(outer)", "children": [
          {"kind": "menu", "text": "Sort", "children": [\(items)]}]
          """)
    }
    return [
      .failing(.swift, at: [4], code(#"Menu("More")"#, 9)),
      .failing(.swift, at: [4], code(#"Text("Walk").contextMenu"#, 8)),
      .failing(.json, at: [3], json("menu", 8)),
      .passing(.swift, code(#"Menu("More")"#, 5)),
      .passing(.swift, code("VStack", 9)),
      .passing(.json, json("menu", 4)),
    ]
  }
}

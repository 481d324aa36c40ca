internal import Guidelines

/// Submenus that are nested too deeply.
struct SubmenuDepth: Check {
  let rule = RuleID(unchecked: "submenu-depth")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(en: "A menu has one level of submenus.", ko: "메뉴의 하위 메뉴는 한 단계입니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(rule: rule, dimension: .count, unit: Unit(rawValue: "levels"), bound: .maximum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.menu).compactMap { view in
      let levels = view.ancestors.count {
        $0.node.kind == .menu || $0.node.kind == .contextMenu
      }
      guard let limit = numbers.limit(for: request, on: view.platforms),
        Double(levels) == limit.value + 1
      else { return nil }
      return finding(
        at: view, evidence: limit.evidence("levels", Double(levels), .maximum),
        Bilingual(
          en: "this menu is \(levels) levels deep in others; keep it to \(limit.stated.en ?? "")",
          ko: "메뉴가 \(levels)단계나 안에 있습니다. 하위 메뉴는 \(limit.stated.ko ?? "")단계까지만 두세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ outer: String, _ middle: String) -> String {
      ExampleText.swift(
        body: """
              \(outer) {
                \(middle) {
                  Menu("Sort") { Button("By name") { sort() } }
                }
              }
          """)
    }
    func json(_ kind: String) -> String {
      ExampleText.json(
        views: """
          "kind": "\(kind)", "children": [{"kind": "menu", "children": [
          {"kind": "menu", "text": "Sort"}]}]
          """)
    }
    return [
      .failing(.swift, at: [5], code(#"Menu("More")"#, #"Menu("View")"#)),
      .failing(.swift, at: [5], code(#"Text("").contextMenu"#, #"Menu("View")"#)),
      .failing(.json, at: [3], json("menu")),
      .passing(.swift, code(#"Menu("More")"#, "Section")),
      .passing(.swift, code("VStack", #"Menu("View")"#)),
      .passing(.json, json("list")),
    ]
  }
}

internal import Guidelines

/// Menu groups in which only some items have icons.
struct MenuIcons: Check {
  let id = CheckID(unchecked: "menu-icons")
  let rule = RuleID(unchecked: "menu-icons-group")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "All items of a menu group have icons, or none has.",
    ko: "메뉴에서 한 묶음의 항목은 아이콘이 모두 있거나 모두 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.menu, .contextMenu).compactMap { view in
      guard let (group, plain) = Self.groups(of: view.node).lazy.compactMap(Self.mixed).first else {
        return nil
      }
      let title = plain.title?.value?.shown ?? ""
      return finding(
        at: plain.place, .likely, evidence: ["item": title, "items": "\(group.count)"],
        Bilingual(
          en: "“\(title)” has no icon, and other items of its group have; give one to all or none",
          ko: "‘\(title)’ 항목만 아이콘이 없습니다. 한 묶음에서는 모두 넣거나 모두 빼세요"))
    }
  }

  /// The items between separators; a section is a group of its own.
  private static func groups(of node: ViewNode) -> [[ViewNode]] {
    var groups: [[ViewNode]] = [[]]
    for child in node.children where child.slot != .label {
      if child.kind == .container, child.name == "Section" {
        groups += Self.groups(of: child) + [[]]
      } else if child.name == "Divider" {
        groups.append([])
      } else {
        groups[groups.count - 1].append(child)
      }
    }
    return groups
  }

  /// The items of a group and the first one without an icon, if another has one.
  private static func mixed(_ group: [ViewNode]) -> (group: [ViewNode], plain: ViewNode)? {
    let items = group.filter { $0.kind == .button && $0.title?.value != nil }
    guard items.contains(where: hasIcon), let plain = items.first(where: { !hasIcon($0) }) else {
      return nil
    }
    return (items, plain)
  }

  private static func hasIcon(_ item: ViewNode) -> Bool {
    item.image != nil || item.labelViews.contains { $0.image != nil }
      || item.labelViews.contains {
        $0.kind == .other || $0.kind == .label && $0.text?.value == nil
      }
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
    let share = #"Button("Share", systemImage: "square.and.arrow.up") { share() }"#
    let edit = #"Button { edit() } label: { Label("Edit", systemImage: "pencil") }"#
    let plain = #"Button("Rename") { rename() }"#
    func json(_ icon: String) -> String {
      ExampleText.json(
        views: """
          "kind": "menu", "children": [{"kind": "button", "text": "Share"\(icon)},
          {"kind": "button", "text": "Rename"}]
          """)
    }
    return [
      .failing(.swift, at: [4], code("\(plain); \(share)")),
      .failing(.swift, at: [4], code("Section { \(plain); \(edit) }")),
      .failing(.json, at: [3], json(#", "image": {"symbol": "square.and.arrow.up"}"#)),
      .passing(.swift, code("\(edit); \(share)")),
      .passing(.swift, code("\(share); Divider(); \(plain)")),
      .passing(.json, json("")),
    ]
  }
}

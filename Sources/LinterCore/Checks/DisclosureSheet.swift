internal import Guidelines

/// Rows with a chevron that open a sheet instead of a screen deeper in the list.
struct DisclosureSheet: Check {
  let id = CheckID(unchecked: "disclosure-sheet")
  let rule = RuleID(unchecked: "list-disclosure")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A row with a chevron leads deeper into the hierarchy.",
    ko: "셰브런이 있는 행은 하위 화면으로 이어집니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { view in
      guard let action = view.node.action ?? view.node.tapAction,
        view.platforms.mayInclude(.iOS, .iPadOS), Self.showsChevron(view.node)
      else { return false }
      let set = Self.variables(setBy: action)
      let top = view.ancestors.reduce(view) { $1 }
      return top.node.contains { sheet in
        [.sheet, .fullScreenCover].contains(sheet.kind) && sheet.shownBy.map(set.contains) == true
      }
    }.onePerTree { view, _ in
      finding(
        at: view,
        Bilingual(
          en: "the chevron promises a screen deeper down, and a sheet comes up; "
            + "leave it out, or push the screen",
          ko: "셰브런은 하위 화면을 약속하는데 시트가 나타납니다. 셰브런을 빼거나 하위 화면으로 이동하세요"))
    }
  }

  /// Whether a row shows text and the chevron of a disclosure indicator.
  private static func showsChevron(_ node: ViewNode) -> Bool {
    let shown = node.labelViews + node.inPlace
    return shown.contains { $0.kind == .text || $0.kind == .label }
      && shown.contains { view in
        guard case .symbol(let name)? = view.image?.value else { return false }
        return name == "chevron.right" || name == "chevron.forward"
      }
  }

  /// The variables that an action sets: `isShown = true`.
  private static func variables(setBy action: String) -> Set<String> {
    let parts = action.split(whereSeparator: { " {};\n".contains($0) })
    return Set(
      zip(parts, parts.dropFirst()).filter { $1 == "=" }.compactMap { name, _ in
        name.split(separator: ".").last.map(String.init)
      })
  }

  var examples: [CheckExample] {
    func code(_ row: String, _ sheet: String = "sheet(isPresented: $shows)") -> String {
      ExampleText.swift(
        body: """
              List {
                \(row)
              }
              .\(sheet) { AboutView() }
          """)
    }
    func row(_ rest: String) -> String {
      "Button { shows = true } label: { HStack { Text(\"About\"); Spacer(); \(rest) } }"
    }
    let chevron = #"Image(systemName: "chevron.right")"#
    let json = """
      "kind": "list", "children": [
      {"kind": "button", "action": "shows = true", "children": [
      {"kind": "text", "text": "About", "slot": "label"},
      {"kind": "image", "image": {"symbol": "0"}, "slot": "label"}]},
      {"kind": "sheet", "slot": "presented", "shownBy": "shows"}]
      """
    func views(_ symbol: String) -> String {
      ExampleText.json(views: json.replacing("0", with: symbol))
    }
    return [
      .failing(.swift, at: [4], code(row(chevron))),
      .failing(
        .swift, at: [4],
        code("HStack { Text(\"About\"); \(chevron) }.onTapGesture { shows = true }")),
      .failing(.json, at: [3], views("chevron.right")),
      .passing(.swift, code(row(""))),
      .passing(.swift, code(row(chevron), "navigationDestination(isPresented: $shows)")),
      .passing(.json, views("star")),
    ]
  }
}

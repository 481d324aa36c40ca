internal import Guidelines

/// Menu bar menus with titles of more than one word.
struct MenuBarTitle: Check {
  let rule = RuleID(unchecked: "menu-bar-title")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A menu of the menu bar has a title of one word.", ko: "메뉴 막대에 있는 메뉴의 제목이 한 단어입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.container).compactMap { view in
      guard view.node.name == "CommandMenu", let title = view.node.text?.stated,
        let reading = title.readings.first, reading.text.contains(where: \.isWhitespace)
      else { return nil }
      return finding(
        at: view, evidence: ["title": title.shown],
        Bilingual(
          en: "the menu bar has little room; find one word for “\(title.shown)”",
          ko: "메뉴 막대에는 자리가 적습니다. ‘\(title.shown)’을(를) 한 단어로 줄이세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ menu: String) -> String {
      """
      struct WalkCommands: Commands {
        var body: some Commands {
          \(menu) { Button("Next") { next() } }
        }
      }
      """
    }
    func json(_ title: String) -> String {
      ExampleText.json(
        "macOS", views: #""kind": "container", "name": "CommandMenu", "text": "\#(title)""#)
    }
    return [
      .failing(.swift, at: [3], code(#"CommandMenu("Walk Actions")"#)),
      .failing(.swift, at: [3], code(#"CommandMenu("산책 동작")"#)),
      .failing(.json, at: [2], json("Walk Actions")),
      .passing(.swift, code(#"CommandMenu("Walks")"#)),
      .passing(.swift, code("CommandGroup(after: .newItem)")),
      .passing(.json, json("산책")),
    ]
  }
}

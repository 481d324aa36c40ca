internal import Guidelines

/// Action sheets whose destructive choice is below another one.
struct ActionSheetOrder: Check {
  let id = CheckID(unchecked: "action-sheet-order")
  let rule = RuleID(unchecked: "action-sheet-destructive")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The destructive choices of an action sheet stand on top.",
    ko: "동작 시트의 파괴적 선택지가 맨 위에 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.confirmationDialog).compactMap { sheet in
      let choices = sheet.node.buttons.filter { $0.role != .cancel && $0.role != .close }
      guard sheet.node.isPlain, let lower = choices.lastIndex(where: { $0.role == .destructive }),
        let other = choices[..<lower].first(where: { $0.role != .destructive })
      else { return nil }
      let (title, above) = (choices[lower].title?.value, other.title?.value)
      guard let title, let above else { return nil }
      return finding(
        at: choices[lower].place, .likely, evidence: ["title": title.shown, "above": above.shown],
        Bilingual(
          en: "“\(title.shown)” stands below “\(above.shown)”; put the destructive choice on top",
          ko: "‘\(title.shown)’ 버튼이 ‘\(above.shown)’ 버튼 아래에 있습니다. 파괴적 선택지를 맨 위에 두세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ buttons: String) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .confirmationDialog("Walk", isPresented: $asks) {
                  \(buttons)
                }
          """)
    }
    func json(_ first: String, _ second: String) -> String {
      func button(_ role: String) -> String {
        #"{"kind": "button", "text": "\#(role)", "role": "\#(role)"}"#
      }
      return ExampleText.json(
        views: """
          "kind": "confirmation-dialog", "children": [
          \(button(first)),
          \(button(second))]
          """)
    }
    let (delete, share) = (
      #"Button("Delete", role: .destructive) {}"#, #"Button("Share") { share() }"#
    )
    return [
      .failing(.swift, at: [5], code("\(share); \(delete)")),
      .failing(.swift, at: [6], code("\(share)\n\(delete)\nButton(\"Cancel\", role: .cancel) {}")),
      .failing(.json, at: [4], json("confirm", "destructive")),
      .passing(.swift, code("\(delete); \(share)")),
      .passing(.swift, code("Button(\"Cancel\", role: .cancel) {}; \(delete)")),
      .passing(.json, json("destructive", "confirm")),
    ]
  }
}

internal import Guidelines

/// Alerts whose text explains which button to press.
struct AlertExplainsButtons: Check {
  let rule = RuleID(unchecked: "alert-explain-buttons")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The buttons of an alert need no explanation.", ko: "경고의 버튼에 설명이 필요 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.alert, .confirmationDialog).compactMap { view in
      let texts = view.node.messages + [view.node.text?.stated].compactMap(\.self)
      let titles = view.node.buttons.compactMap { $0.title?.stated }
      guard
        let explained = titles.first(where: { title in
          texts.contains { InterfaceWords.explains(title, in: $0) }
        })
      else { return nil }
      return finding(
        at: view, evidence: ["title": explained.shown],
        Bilingual(
          en: "the text explains the button “\(explained.shown)”; let its title say what happens",
          ko: "글이 ‘\(explained.shown)’ 버튼을 설명합니다. 무슨 일이 일어나는지는 버튼 제목으로 알리세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ message: String, _ button: String = "Delete") -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .alert("Clear the map", isPresented: $asks) {
                  Button("\(button)") { delete() }
                } message: {
                  Text("\(message)")
                }
          """)
    }
    func json(_ message: String) -> String {
      ExampleText.json(
        views: """
          "kind": "alert", "text": "Save the walk?", "children": [
          {"kind": "button", "text": "Save"},
          {"kind": "text", "slot": "message", "text": "\(message)"}]
          """)
    }
    return [
      .failing(.swift, at: [4], code("Tap Delete to remove all walks.")),
      .failing(.swift, at: [4], code("All walks go. Press “Delete” to go on.")),
      .failing(.swift, at: [4], code("산책을 모두 지우려면 ‘삭제’를 누르세요.", "삭제")),
      .failing(.json, at: [2], json("Click the Save button to keep it.")),
      .passing(.swift, code("All walks are deleted.")),
      .passing(.swift, code("모든 산책이 삭제됩니다.", "삭제")),
      .passing(.json, json("Saved walks can be shared later.")),
    ]
  }
}

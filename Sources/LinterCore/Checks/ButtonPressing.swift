internal import Guidelines

/// Buttons that explain how to press them.
struct ButtonPressing: Check {
  let id = CheckID(unchecked: "button-pressing")
  let rule = RuleID(unchecked: "button-verb")
  let inputs: [InterfaceFile.Kind] = [.swift, .storyboard, .xib, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The title of a button says what it does, not that people press it.",
    ko: "버튼 제목은 누르라는 말이 아니라 무슨 일을 하는지를 말합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button, .link, .navigationLink).compactMap { view in
      guard let title = view.node.title?.value, InterfaceWords.tellsToPress(title) else {
        return nil
      }
      return finding(
        at: view, evidence: ["title": title.shown],
        Bilingual(
          en:
            "“\(title.shown)” explains the button, and not everybody taps; begin with what it does",
          ko: "‘\(title.shown)’은(는) 누르는 법을 설명합니다. 누르면 무슨 일이 일어나는지를 쓰세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ title: String) -> String {
      ExampleText.swift(body: "    Button(\"\(title)\") { start() }")
    }
    func json(_ title: String) -> String {
      ExampleText.json(views: #""kind": "button", "text": "\#(title)""#)
    }
    return [
      .failing(.swift, at: [3], code("Tap to Start a Walk")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    Button { start() } label: { Text("눌러서 시작") }"#)),
      .failing(.json, at: [2], json("Tap here to start")),
      .passing(.swift, code("Start a Walk")),
      .passing(.swift, code("Tapas Nearby")),
      .passing(.json, json("산책 시작")),
    ]
  }
}

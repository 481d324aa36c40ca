internal import Guidelines

/// Alerts that send people to the Settings app without leading there.
struct SettingsPath: Check {
  let id = CheckID(unchecked: "settings-path")
  let rule = RuleID(unchecked: "writing-settings")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "An alert that sends people to Settings has a button that opens it.",
    ko: "설정으로 보내는 경고에는 설정을 여는 버튼이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.alert).compactMap { view in
      let texts = [view.node.text?.value].compactMap(\.self) + view.node.messages
      guard let text = texts.first(where: InterfaceWords.tellsWayToSettings),
        view.node.showsAll, view.node.buttons.count < 2,
        !view.node.buttons.contains(where: { $0.action?.contains("ettings") == true })
      else { return nil }
      return finding(
        at: view, evidence: ["text": text.shown],
        Bilingual(
          en: "“\(text.shown)” leaves people to find the setting; add a button that opens it",
          ko: "‘\(text.shown)’만으로는 설정을 직접 찾아야 합니다. 설정을 여는 버튼을 더하세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ message: String, _ button: String = #"Button("OK") {}"#) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .alert("No access to the camera", isPresented: $isShown) {
                  \(button)
                } message: {
                  Text("\(message)")
                }
          """)
    }
    func json(_ message: String) -> String {
      ExampleText.json(
        views: """
          "kind": "alert", "text": "No access", "children": [
          {"kind": "text", "slot": "message", "text": "\(message)"}]
          """)
    }
    return [
      .failing(.swift, at: [4], code("Go to Settings to allow the camera.")),
      .failing(.swift, at: [4], code("설정에서 카메라를 허용하세요.")),
      .failing(.json, at: [2], json("Allow the camera in Settings > Walks.")),
      .passing(.swift, code("The camera is in use.")),
      .passing(
        .swift,
        code(
          "Go to Settings to allow the camera.",
          #"Button("Open Settings") { open() }; Button("Cancel", role: .cancel) {}"#)),
      .passing(.json, json("Another app has the camera.")),
    ]
  }
}

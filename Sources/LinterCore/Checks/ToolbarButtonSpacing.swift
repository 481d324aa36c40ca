internal import Guidelines

/// Adjacent text buttons in a toolbar.
struct ToolbarButtonSpacing: Check {
  let rule = RuleID(unchecked: "toolbar-button-spacing")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "Text buttons of a toolbar have a space between them.",
    ko: "툴바의 글 버튼 사이에 간격이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.flatMap { screen -> [Finding] in
      guard let toolbar = screen.toolbar, screen.platforms.mayInclude(.iOS, .iPadOS) else {
        return []
      }
      return findings(for: toolbar.items.textPairs, on: screen)
    }
  }

  var examples: [CheckExample] {
    func storyboard(_ space: String) -> String {
      ExampleText.storyboard(
        toolbar: """
          <barButtonItem title="Select All" id="e"/>
          \(space)
          <barButtonItem title="Share" id="s"/>
          """)
    }
    return [
      .failing(
        .json, at: [4], ExampleText.json(toolbar: #"{"text": "Select All"}"#, #"{"text": "Share"}"#)
      ),
      .failing(
        .json, at: [5],
        ExampleText.json(
          toolbar: #"{"system": "trash"}"#, #"{"text": "모두 선택"}"#, #"{"text": "공유"}"#)),
      .failing(.storyboard, at: [9], storyboard("")),
      .passing(
        .json,
        ExampleText.json(
          toolbar: #"{"text": "Select All"}"#, #"{"space": "fixed"}"#, #"{"text": "Share"}"#)),
      .passing(
        .json,
        ExampleText.json(
          toolbar: #"{"text": "Select All"}"#, #"{"space": "flexible"}"#, #"{"text": "Share"}"#)),
      .passing(
        .storyboard, storyboard(#"<barButtonItem systemItem="flexibleSpace" id="f"/>"#)),
    ]
  }
}

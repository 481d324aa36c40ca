internal import Guidelines

/// Adjacent text buttons in a navigation bar.
struct NavButtonSpacing: Check {
  let rule = RuleID(unchecked: "nav-button-spacing")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "Text buttons of a navigation bar have a fixed space between them.",
    ko: "내비게이션 바의 글 버튼 사이에 고정 간격이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.flatMap { screen -> [Finding] in
      guard let bar = screen.navigationBar, !screen.platforms.areOnly(.macOS) else { return [] }
      return findings(for: bar.leading.textPairs + bar.trailing.textPairs, on: screen)
    }
  }

  var examples: [CheckExample] {
    func json(_ items: String...) -> String {
      ExampleText.json(
        screen: "\"navigationBar\": {\"trailing\": [\n\(items.joined(separator: ",\n"))\n]}")
    }
    func storyboard(_ space: String) -> String {
      ExampleText.storyboard(
        screen: """
          <navigationItem key="navigationItem" title="Walks" id="n"><rightBarButtonItems>
          <barButtonItem title="Edit" id="e"/>
          \(space)
          <barButtonItem title="Share" id="s"/>
          </rightBarButtonItems></navigationItem>
          """)
    }
    return [
      .failing(.json, at: [4], json(#"{"text": "Edit"}"#, #"{"text": "Share"}"#)),
      .failing(
        .json, at: [5],
        json(#"{"icon": {"symbol": "plus"}}"#, #"{"text": "편집"}"#, #"{"text": "공유"}"#)
      ),
      .failing(.storyboard, at: [7], storyboard("")),
      .passing(.json, json(#"{"text": "Edit"}"#, #"{"space": "fixed"}"#, #"{"text": "Share"}"#)),
      .passing(.json, json(#"{"text": "Edit"}"#, #"{"icon": {"symbol": "plus"}}"#)),
      .passing(
        .storyboard,
        storyboard(#"<barButtonItem systemItem="fixedSpace" width="16" style="plain" id="f"/>"#)),
    ]
  }
}

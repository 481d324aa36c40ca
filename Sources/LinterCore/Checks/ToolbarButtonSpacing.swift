internal import Guidelines

/// Text buttons side by side in a toolbar.
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
      return toolbar.items.textPairs.map { pair in
        finding(
          at: pair.second.place,
          .resting(onStated: pair.areAlwaysThere, platforms: screen.platforms),
          evidence: ["first": pair.texts.0, "second": pair.texts.1],
          Bilingual(
            en:
              "“\(pair.texts.0)” and “\(pair.texts.1)” may read as one; put a fixed space between",
            ko: "‘\(pair.texts.0)’, ‘\(pair.texts.1)’ 버튼이 하나로 읽힐 수 있습니다. 사이에 고정 간격을 넣으세요"))
      }
    }
  }

  var examples: [CheckExample] {
    func json(_ items: String...) -> String {
      ExampleText.json(
        screen: "\"toolbar\": {\"items\": [\n\(items.joined(separator: ",\n"))\n]}")
    }
    func storyboard(_ space: String) -> String {
      ExampleText.storyboard(
        screen: """
          <toolbarItems>
          <barButtonItem title="Select All" id="e"/>
          \(space)
          <barButtonItem title="Share" id="s"/>
          </toolbarItems>
          """)
    }
    return [
      .failing(.json, at: [4], json(#"{"text": "Select All"}"#, #"{"text": "Share"}"#)),
      .failing(
        .json, at: [5], json(#"{"system": "trash"}"#, #"{"text": "모두 선택"}"#, #"{"text": "공유"}"#)),
      .failing(.storyboard, at: [9], storyboard("")),
      .passing(
        .json, json(#"{"text": "Select All"}"#, #"{"space": "fixed"}"#, #"{"text": "Share"}"#)),
      .passing(
        .json, json(#"{"text": "Select All"}"#, #"{"space": "flexible"}"#, #"{"text": "Share"}"#)),
      .passing(
        .storyboard, storyboard(#"<barButtonItem systemItem="flexibleSpace" id="f"/>"#)),
    ]
  }
}

internal import Guidelines

/// Segmented controls in a toolbar.
struct ToolbarNoSegmented: Check {
  let rule = RuleID(unchecked: "toolbar-no-segmented")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A toolbar holds no segmented control.", ko: "툴바에 세그먼트 컨트롤이 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.flatMap { screen -> [Finding] in
      // On the Mac, segmented controls in toolbars are common and allowed.
      guard let toolbar = screen.toolbar, screen.platforms.mayInclude(.iOS, .iPadOS) else {
        return []
      }
      return toolbar.items.compactMap { item in
        guard case .control(let control) = item.content, control.kind == .segmentedControl else {
          return nil
        }
        return finding(
          at: control.place,
          .resting(onStated: item.isPresent.isStated, platforms: screen.platforms),
          Bilingual(
            en: "a segmented control switches context and has no place in a toolbar; consider tabs",
            ko: "세그먼트 컨트롤은 맥락을 바꾸므로 툴바에 두지 않습니다. 탭을 고려하세요"))
      }
    }
  }

  var examples: [CheckExample] {
    let control = #"{"control": {"kind": "segmented-control"}}"#
    return [
      .failing(.json, at: [3], ExampleText.json(toolbar: control)),
      .failing(
        .json, at: [4], ExampleText.json("iPadOS", toolbar: #"{"system": "trash"}"#, control)),
      .failing(
        .storyboard, at: [8],
        ExampleText.storyboard(
          toolbar: """
            <barButtonItem style="plain" id="b">
            <segmentedControl key="customView" id="s"><segments><segment title="All"/>\
            <segment title="New"/></segments></segmentedControl>
            </barButtonItem>
            """)),
      .passing(.json, ExampleText.json("macOS", toolbar: control)),
      .passing(
        .json, ExampleText.json(toolbar: #"{"control": {"kind": "button", "text": "Walks"}}"#)),
      .passing(
        .storyboard, ExampleText.storyboard(toolbar: #"<barButtonItem systemItem="trash" id="t"/>"#)
      ),
    ]
  }
}

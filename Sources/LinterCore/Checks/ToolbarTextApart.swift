internal import Guidelines

/// Text buttons next to a symbol button.
struct ToolbarTextApart: Check {
  let rule = RuleID(unchecked: "toolbar-text-apart")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "A text button and a symbol button do not touch.",
    ko: "글 버튼과 기호 버튼이 붙어 있지 않습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.flatMap { screen -> [Finding] in
      let rows = [
        screen.navigationBar?.leading, screen.navigationBar?.trailing, screen.toolbar?.items,
      ]
      return rows.compactMap(\.self).flatMap { row in
        zip(row, row.dropFirst()).compactMap { first, second in
          // Conditional buttons may be alternatives of each other.
          guard first.isPresent.isStated, second.isPresent.isStated,
            let text = Self.text(of: first, beside: second) ?? Self.text(of: second, beside: first)
          else { return nil }
          // Only `likely`, since the system draws them differently depending on its version.
          return finding(
            at: second.place, .likely,
            evidence: ["text": text],
            Bilingual(
              en: "“\(text)” and the symbol beside it look like one button; put a space between",
              ko: "글 버튼(‘\(text)’)과 옆의 기호가 버튼 하나처럼 보입니다. 사이를 띄우세요"))
        }
      }
    }
  }

  /// The text of `item`, if `other` is a symbol.
  private static func text(of item: BarItem, beside other: BarItem) -> String? {
    guard case .text(let fact) = item.content, let text = fact.value?.shown, !text.isEmpty,
      case .image(let image) = other.content, image.value != nil, image.value != ImageName.none
    else { return nil }
    return text
  }

  var examples: [CheckExample] {
    func storyboard(_ space: String) -> String {
      ExampleText.storyboard(
        toolbar: """
          <barButtonItem title="Edit" id="e"/>
          \(space)
          <barButtonItem image="plus" catalog="system" id="p"/>
          """)
    }
    return [
      .failing(
        .json, at: [4],
        ExampleText.json(toolbar: #"{"text": "Edit"}"#, #"{"icon": {"symbol": "plus"}}"#)),
      .failing(
        .json, at: [4],
        ExampleText.json(toolbar: #"{"icon": {"asset": "map"}}"#, #"{"text": "편집"}"#)),
      .failing(.storyboard, at: [9], storyboard("")),
      .passing(
        .json,
        ExampleText.json(
          toolbar: #"{"text": "Edit"}"#, #"{"space": "fixed"}"#, #"{"icon": {"symbol": "plus"}}"#)),
      .passing(
        .json,
        ExampleText.json(toolbar: #"{"icon": {"asset": "map"}}"#, #"{"icon": {"symbol": "plus"}}"#)),
      .passing(.storyboard, storyboard(#"<barButtonItem systemItem="fixedSpace" id="f"/>"#)),
    ]
  }
}

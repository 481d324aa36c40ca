internal import Guidelines

/// Text buttons side by side in a navigation bar.
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
      return (bar.leading.textPairs + bar.trailing.textPairs).map { pair in
        finding(
          at: pair.second.place,
          .resting(onStated: pair.areAlwaysThere, platforms: screen.platforms),
          evidence: ["first": pair.texts.0, "second": pair.texts.1],
          Bilingual(
            en:
              "“\(pair.texts.0)” and “\(pair.texts.1)” may read as one; put a fixed space between",
            ko: "‘\(pair.texts.0)’와 ‘\(pair.texts.1)’가 하나로 읽힐 수 있습니다. 사이에 고정 간격을 넣으세요"))
      }
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
      .failing(.storyboard, at: [9], storyboard("")),
      .passing(.json, json(#"{"text": "Edit"}"#, #"{"space": "fixed"}"#, #"{"text": "Share"}"#)),
      .passing(.json, json(#"{"text": "Edit"}"#, #"{"icon": {"symbol": "plus"}}"#)),
      .passing(
        .storyboard,
        storyboard(#"<barButtonItem systemItem="fixedSpace" width="16" style="plain" id="f"/>"#)),
    ]
  }
}

/// Two text buttons with nothing between them.
struct TextPair {
  var first: BarItem
  var second: BarItem
  var texts: (String, String)

  /// Whether both are there on every path.
  var areAlwaysThere: Bool { first.isPresent.isStated && second.isPresent.isStated }
}

extension [BarItem] {
  /// The neighbours that are both text buttons.
  var textPairs: [TextPair] {
    zip(self, dropFirst()).compactMap { first, second in
      guard case .text(let left) = first.content, case .text(let right) = second.content,
        let left = left.value?.shown, let right = right.value?.shown, !left.isEmpty, !right.isEmpty
      else { return nil }
      return TextPair(first: first, second: second, texts: (left, right))
    }
  }
}

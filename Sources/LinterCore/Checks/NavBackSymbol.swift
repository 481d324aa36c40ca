internal import Guidelines

/// Back and Close buttons with text instead of a symbol.
struct NavBackSymbol: Check {
  let rule = RuleID(unchecked: "nav-back-symbol")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "Back and Close are symbols, not words.", ko: "뒤로와 닫기가 글이 아니라 기호입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.flatMap { screen -> [Finding] in
      guard let bar = screen.navigationBar else { return [] }
      return (bar.leading + bar.trailing).compactMap { item in
        guard case .text(let fact) = item.content, let text = fact.value,
          let word = text.readings.first?.text.lowercased(),
          ["back", "close", "뒤로", "닫기"].contains(word)  // “Done” is 닫기 in some apps.
        else { return nil }
        // Words were the custom until iOS 26.
        return finding(
          at: item.place, fact.isStated && item.isPresent.isStated ? .likely : .possible,
          evidence: ["text": text.shown],
          Bilingual(
            en: "“\(text.shown)” is spelled out; use the standard symbol",
            ko: "글로 적은 버튼(‘\(text.shown)’)입니다. 표준 기호를 쓰세요")
        ).caused(by: text.shown)
      }
    }
  }

  var examples: [CheckExample] {
    func json(_ bar: String) -> String {
      ExampleText.json(screen: "\"navigationBar\": {\n\(bar)\n}")
    }
    return [
      .failing(.json, at: [3], json(#""leading": [{"text": "Back"}]"#)),
      .failing(.json, at: [3], json(#""trailing": [{"text": "닫기"}]"#)),
      .failing(
        .storyboard, at: [7],
        ExampleText.storyboard(
          screen: """
            <navigationItem key="navigationItem" title="Walk" id="n">
            <barButtonItem key="leftBarButtonItem" title="Close" id="c"/>
            </navigationItem>
            """)),
      .passing(.json, json(#""leading": [{"icon": {"symbol": "xmark"}}]"#)),
      .passing(.json, json(#""trailing": [{"text": "Background"}]"#)),
      .passing(.json, json(#""trailing": [{"text": {"en": "Done", "ko": "닫기"}}]"#)),
      .passing(
        .storyboard,
        ExampleText.storyboard(
          screen: """
            <navigationItem key="navigationItem" title="Walk" id="n">
            <barButtonItem key="leftBarButtonItem" systemItem="close" id="c"/>
            </navigationItem>
            """)),
    ]
  }
}

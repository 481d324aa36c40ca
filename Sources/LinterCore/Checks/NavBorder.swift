internal import Guidelines

/// Borders under a large title.
struct NavBorder: Check {
  let rule = RuleID(unchecked: "nav-border")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A bar with a large title draws no border.", ko: "큰 제목을 쓰는 막대에 테두리가 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      guard let bar = screen.navigationBar, bar.largeTitle.value == true, bar.border.value == true
      else { return nil }
      return finding(
        at: bar.place,
        .resting(
          onStated: bar.largeTitle.isStated && bar.border.isStated, platforms: screen.platforms),
        Bilingual(
          en: "a border lies between the large title and its content; consider hiding it",
          ko: "큰 제목과 콘텐츠 사이에 테두리가 있습니다. 숨기는 것을 고려하세요"))
    }
  }

  var examples: [CheckExample] {
    func json(_ bar: String) -> String {
      ExampleText.json(screen: "\"navigationBar\": {\(bar)}")
    }
    func code(_ shadow: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              navigationController?.navigationBar.prefersLargeTitles = true
              let appearance = UINavigationBarAppearance()
              appearance.shadowColor = \(shadow)
              navigationController?.navigationBar.scrollEdgeAppearance = appearance
          """)
    }
    return [
      .failing(.json, at: [2], json(#""largeTitle": true, "border": true"#)),
      .failing(.json, at: [2], json(#""largeTitle": {"conditional": true}, "border": true"#)),
      .failing(.swift, at: [6], code(".gray")),
      .passing(.json, json(#""largeTitle": true, "border": false"#)),
      .passing(.json, json(#""largeTitle": false, "border": true"#)),
      .passing(.swift, code(".clear")),
    ]
  }
}

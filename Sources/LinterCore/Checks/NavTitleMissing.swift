internal import Guidelines

/// Screens with a navigation bar but no title.
struct NavTitleMissing: Check {
  let id = CheckID(unchecked: "nav-title-missing")
  let rule = RuleID(unchecked: "nav-title-area")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "A screen says in its title area what it is about.",
    ko: "화면의 제목 영역에 무엇인지 적혀 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.screens.compactMap { screen in
      guard let bar = screen.navigationBar, bar.title.value?.isEmpty == true,
        bar.titleView == nil, bar.isHidden.value != true, !screen.platforms.areOnly(.macOS)
      else { return nil }
      // Only `possible`, since a title is unnecessary if it would repeat the content.
      return finding(
        at: bar.place, .possible, evidence: ["screen": screen.id],
        Bilingual(
          en: "the title area is empty; unless the content says it, tell people where they are",
          ko: "제목 영역이 비어 있습니다. 내용만 보고 알 수 없다면 어디인지 알려 주세요"))
    }
  }

  var examples: [CheckExample] {
    func json(_ bar: String) -> String {
      ExampleText.json(screen: "\"navigationBar\": {\(bar)}")
    }
    return [
      .failing(.json, at: [2], json(#""title": null"#)),
      .failing(.json, at: [2], json(#""title": " ""#)),
      .failing(
        .storyboard, at: [6],
        ExampleText.storyboard(
          screen: #"<navigationItem key="navigationItem" title="" id="n"/>"#)),
      .failing(
        .swift, at: [3], ExampleText.swift(body: #"    WalksList().navigationTitle("")"#)),
      .passing(.json, json(#""title": "산책""#)),
      .passing(.json, json(#""title": null, "titleView": {"kind": "segmented-control"}"#)),
      .passing(.json, json(#""largeTitle": true"#)),
      .passing(
        .storyboard,
        ExampleText.storyboard(
          screen: #"<navigationItem key="navigationItem" title="Walks" id="n"/>"#)),
      .passing(
        .swift, ExampleText.swift(body: #"    WalksList().navigationTitle(walk.name)"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                WalksList().navigationTitle("").modify { view in
                  if isOld { view.toolbar(.hidden, for: .navigationBar) }
                  else { view.toolbarVisibility(.hidden, for: .navigationBar) }
                }
            """)),
      // The screen of another storyboard has its own title there.
      .passing(
        .storyboard,
        ExampleText.storyboard(screen: #"<navigationItem key="navigationItem" id="n"/>"#)
          .replacing("<viewController ", with: "<viewControllerPlaceholder ")
          .replacing("</viewController>", with: "</viewControllerPlaceholder>")),
    ]
  }
}

internal import Guidelines

/// Tabs titled Home.
struct TabHome: Check {
  let id = CheckID(unchecked: "tab-home")
  let rule = RuleID(unchecked: "tab-overcrowding")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "No tab is called Home, which says nothing of what it holds.",
    ko: "무엇이 있는지 알려 주지 않는 ‘홈’이라는 탭이 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.style == .bar }.flatMap { bar in
      bar.tabs.compactMap { tab in
        guard let title = tab.title.value, title.reads(as: "home", "홈") else { return nil }
        // The title suggests that the tab covers too much, but does not prove it.
        return finding(
          at: tab.place, tab.title.isStated ? .likely : .possible,
          evidence: ["title": title.shown],
          Bilingual(
            en: "a tab called “\(title.shown)” tends to cover too much; name one kind of content",
            ko: "‘\(title.shown)’ 탭은 범위가 지나치게 넓어지기 쉽습니다. 한 가지 콘텐츠를 가리키는 이름으로 바꾸세요"))
      }
    }
  }

  var examples: [CheckExample] {
    [
      .failing(.json, at: [2], ExampleText.json(tabs: #""title": "Home""#, #""title": "Maps""#)),
      .failing(.json, at: [3], ExampleText.json(tabs: #""title": "지도""#, #""title": "홈""#)),
      .failing(.storyboard, at: [8], ExampleText.storyboard(tabs: #"title="Home""#)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          tabs: #"FeedView().tabItem { Label("Home", systemImage: "house") }"#,
          #"MapsView().tabItem { Label("Maps", systemImage: "map") }"#)),
      .passing(.json, ExampleText.json(tabs: #""title": "Homes for Sale""#)),
      .passing(.json, ExampleText.json(tabs: #""title": "홈트레이닝""#)),
      .passing(.storyboard, ExampleText.storyboard(tabs: #"title="Walks""#)),
      .passing(
        .swift,
        ExampleText.swift(tabs: #"FeedView().tabItem { Label("Walks", systemImage: "house") }"#)),
    ]
  }
}

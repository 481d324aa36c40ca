internal import Guidelines

/// Tabs without a title.
struct TabTitles: Check {
  let rule = RuleID(unchecked: "tab-titles")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(en: "Every tab has a title.", ko: "탭마다 제목이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.flatMap { bar -> [Finding] in
      // On tvOS an icon may replace the title, and Apple Vision Pro has its own rule.
      guard bar.style == .bar, bar.platforms.mayInclude(.iOS, .iPadOS) else { return [] }
      return bar.tabs.enumerated().compactMap { index, tab in
        guard tab.systemItem == nil, let title = tab.title.value, title.isEmpty else { return nil }
        return finding(
          at: tab.place, .resting(onStated: tab.title.isStated, platforms: bar.platforms),
          Bilingual(
            en: "tab \(index + 1) has no title; name what people find there",
            ko: "\(index + 1)번 탭에 제목이 없습니다. 무엇이 있는지 알려 주는 제목을 붙이세요"))
      }
    }
  }

  var examples: [CheckExample] {
    let icon = #""icon": {"symbol": "map.fill"}"#
    return [
      .failing(
        .json, at: [3], ExampleText.json(tabs: #""title": "Walks""#, #""title": null, "# + icon)),
      .failing(
        .storyboard, at: [12],
        ExampleText.storyboard(
          tabs: #"title="Walks""#, #"title="Maps""#,
          #"title="" image="star.fill" catalog="system""#)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          tabs: #"MapsView().tabItem { Image(systemName: "map") }"#,
          #"WalksView().tabItem { Label("Walks", systemImage: "figure.walk") }"#)),
      .passing(.json, ExampleText.json(tabs: #""title": "산책""#, #""system": "search""#)),
      .passing(.json, ExampleText.json("tvOS", tabs: #""title": null, "# + icon)),
      .passing(
        .swift,
        ExampleText.swift(
          tabs: #"WalksView().tabItem { Label("Walks", systemImage: "figure.walk") }"#)
      ),
      .passing(
        .storyboard,
        ExampleText.storyboard(tabs: #"title="Walks""#, #"title="Maps""#, #"systemItem="search""#)),
    ]
  }
}

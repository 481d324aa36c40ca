internal import Guidelines

/// Tabs without an icon.
struct TabIconMissing: Check {
  let id = CheckID(unchecked: "tab-icon-missing")
  let rule = RuleID(unchecked: "tab-icons")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(en: "Every tab has an icon.", ko: "탭마다 아이콘이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.flatMap { bar -> [Finding] in
      // Apple TV tabs need no icons, and Apple Vision Pro has its own rule.
      guard bar.style == .bar, bar.platforms.mayInclude(.iOS, .iPadOS) else { return [] }
      return bar.tabs.enumerated().compactMap { index, tab in
        guard tab.systemItem == nil, tab.icon.value == ImageName.none else { return nil }
        let name = tab.shown(number: index + 1)
        return finding(
          at: tab.place, .resting(onStated: tab.icon.isStated, platforms: bar.platforms),
          Bilingual(
            en: "\(name.en ?? "") has no icon; consider a symbol of SF Symbols",
            ko: "\(name.ko ?? "")에 아이콘이 없습니다. SF Symbols의 기호를 고려하세요"))
      }
    }
  }

  var examples: [CheckExample] {
    let walks = #""title": "Walks", "icon": {"symbol": "figure.walk"}"#
    return [
      .failing(.json, at: [3], ExampleText.json(tabs: walks, #""title": "Maps", "icon": null"#)),
      .failing(.json, at: [2], ExampleText.json("iPadOS", tabs: #""title": "지도", "icon": null"#)),
      .failing(
        .storyboard, at: [8], ExampleText.storyboard(tabs: #"title="Walks""#)),
      .failing(
        .swift, at: [4], ExampleText.swift(tabs: #"WalksView().tabItem { Text("Walks") }"#)),
      .passing(.json, ExampleText.json(tabs: walks, #""system": "search""#)),
      .passing(.json, ExampleText.json(tabs: #""title": "Maps""#)),
      .passing(.json, ExampleText.json("tvOS", tabs: #""title": "Maps", "icon": null"#)),
      .passing(
        .storyboard,
        ExampleText.storyboard(tabs: #"title="Walks" image="star.fill" catalog="system""#)),
      .passing(
        .swift,
        ExampleText.swift(tabs: #"Tab("Walks", systemImage: "figure.walk") { WalksView() }"#)),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad:
            "    tabBarItem = UITabBarItem(title: walk.name, image: nil, selectedImage: nil)")),
    ]
  }
}

internal import Guidelines

/// iPad apps with tabs but no sidebar.
struct TabSidebar: Check {
  let rule = RuleID(unchecked: "tab-sidebar")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "An iPad app with tabs offers a sidebar.", ko: "탭이 있는 iPad 앱에 사이드바가 있습니다.")

  /// The least number of tabs that a sidebar would arrange better: more than the bar of an iPhone shows.
  private static let many = 6

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let hasSidebar = interface.screens.contains { $0.hasSidebar.value == true }
    let bars = interface.tabBars.filter { bar in
      bar.style == .bar && bar.platforms.contains(.iPadOS) && !hasSidebar
        && bar.adaptsToSidebar.value != true
    }
    // The bar with the most tabs is the app's, or the one in the outermost folder; another one is in a part of it.
    let main = bars.filter { $0.tabs.count >= Self.many }.max {
      ($0.tabs.count, -$0.place.depth) < ($1.tabs.count, -$1.place.depth)
    }
    return [main].compactMap(\.self).map { bar in
      finding(
        at: bar.place, bar.adaptsToSidebar.isStated ? .likely : .possible,
        Bilingual(
          en: "on iPad this tab bar has no sidebar beside it; consider one, which has more room",
          ko: "iPad에서 이 탭 바에는 사이드바가 없습니다. 항목이 더 많이 들어가는 사이드바를 고려하세요"))
    }
  }

  var examples: [CheckExample] {
    let tab = #""title": "Walks""#
    let item = #"title="Walks""#
    return [
      .failing(.json, at: [1], ExampleText.json("iPadOS", tabs: tab, tab, tab, tab, tab, tab)),
      .failing(
        .json, at: [1],
        ExampleText.json(
          "iPadOS", bar: #""adaptsToSidebar": false, "#, tabs: tab, tab, tab, tab, tab, tab)),
      .failing(
        .storyboard, at: [4],
        ExampleText.storyboard(
          tabs: item, item, item, item, item, item, runtime: "iOS.CocoaTouch.iPad")),
      .passing(
        .json,
        ExampleText.json(
          "iPadOS", bar: #""adaptsToSidebar": true, "#, tabs: tab, tab, tab, tab, tab, tab)),
      .passing(.json, ExampleText.json("iPadOS", tabs: tab, tab, tab, tab, tab)),
      .passing(.json, ExampleText.json("iOS", tabs: tab, tab, tab, tab, tab, tab)),
      .passing(
        .json,
        """
        {"interface": 1, "platforms": ["iPadOS"], "tabBars": [{"tabs": [{}, {}, {}, {}, {}, {}]}],
         "screens": [{"id": "Areas", "hasSidebar": true}]}
        """),
      .passing(.storyboard, ExampleText.storyboard(tabs: item, item, item, item, item, item)),
    ]
  }
}

extension Place {
  /// The number of folders around the file.
  fileprivate var depth: Int { file.count { $0 == "/" } }
}

internal import Guidelines

/// Tab bars on platforms that have none.
struct TabBarPlatforms: Check {
  let rule = RuleID(unchecked: "tab-bar-platforms")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.error
  let summary = Bilingual(
    en: "Mac and Apple Watch apps have no tab bar.", ko: "Mac과 Apple Watch 앱에 탭 바가 없습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.compactMap { bar in
      guard bar.style == .bar, bar.platforms.areOnly(.macOS, .watchOS) else { return nil }
      let isWatch = bar.platforms.contains(.watchOS)
      // In macOS code, the same API creates a tab view in a window, which is fine there. Later editions
      // only mention Apple Watch.
      let isCode = interface.kind(at: bar.place) == .swift
      guard isWatch || !isCode else { return nil }
      return finding(
        at: bar.place, isWatch && !isCode ? .certain : .likely,
        evidence: ["platforms": bar.platforms.map(\.rawValue).joined(separator: ", ")],
        isWatch
          ? Bilingual(
            en: "watchOS has no tab bar; let people swipe through pages or go down a list",
            ko: "watchOS에는 탭 바가 없습니다. 페이지를 넘기거나 목록에서 고르게 하세요")
          : Bilingual(
            en: "macOS has no tab bar; use a sidebar, or a tab view inside a window",
            ko: "macOS에는 탭 바가 없습니다. 사이드바나, 윈도우 안에서는 탭 뷰를 쓰세요"))
    }
  }

  var examples: [CheckExample] {
    let tabs = [#""title": "Walks""#, #""title": "Maps""#]
    let code = ExampleText.swift(
      tabs: #"WalksView().tabItem { Label("Walks", systemImage: "map") }"#,
      #"MapsView().tabItem { Label("Maps", systemImage: "map") }"#)
    return [
      .failing(.json, at: [1], ExampleText.json("watchOS", tabs: tabs[0], tabs[1])),
      .failing(.json, at: [1], ExampleText.json("macOS", tabs: tabs[0])),
      .failing(
        .swift, at: [5],
        """
        #if os(watchOS)
        struct ContentView: View {
          var body: some View {

            TabView {
              WalksView().tabItem { Label("Walks", systemImage: "map") }
              MapsView().tabItem { Label("Maps", systemImage: "map") }
            }
          }
        }
        #endif
        """),
      .passing(.json, ExampleText.json("iOS", tabs: tabs[0], tabs[1])),
      .passing(.json, ExampleText.json("macOS", bar: #""style": "view", "#, tabs: tabs[0])),
      .passing(.json, ExampleText.json("watchOS", bar: #""style": "pages", "#, tabs: tabs[0])),
      .passing(.swift, code), .passing(.swift, "#if os(macOS)\n\(code)\n#endif"),
    ]
  }
}

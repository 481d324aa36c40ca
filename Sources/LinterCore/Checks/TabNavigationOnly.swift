internal import Guidelines

/// Tabs that perform an action instead of navigating.
struct TabNavigationOnly: Check {
  let rule = RuleID(unchecked: "tab-navigation-only")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "Tabs lead to an area and run no command.", ko: "탭은 영역을 열 뿐 명령을 실행하지 않습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.style == .bar }.flatMap { bar in
      bar.tabs.enumerated().compactMap { index, tab in
        let name = tab.shown(number: index + 1)
        if tab.isEmpty, bar.tabs.count(where: \.isEmpty) < bar.tabs.count {
          return finding(
            at: tab.place, .likely,
            Bilingual(
              en:
                "\(name.en ?? "") leads to nothing; if it runs a command, put that into a toolbar",
              ko: "\(name.ko ?? "")에는 보여 줄 것이 없습니다. 명령을 실행한다면 툴바에 두세요"))
        }
        guard let action = tab.action, let command = action.value else { return nil }
        return finding(
          at: tab.place, .resting(onStated: action.isStated, platforms: bar.platforms),
          evidence: ["action": command],
          Bilingual(
            en: "\(name.en ?? "") runs “\(command)”; put the command into a toolbar",
            ko: "\(name.ko ?? "")이 ‘\(command)’ 명령을 실행합니다. 명령은 툴바에 두세요"))
      }
    }
  }

  var examples: [CheckExample] {
    [
      .failing(.json, at: [2], ExampleText.json(tabs: #""title": "Add", "action": "addWalk""#)),
      .failing(
        .json, at: [3],
        ExampleText.json(
          tabs: #""title": "산책""#, #""title": "기록", "action": {"conditional": "record"}"#)),
      .failing(
        .swift, at: [5],
        ExampleText.swift(
          tabs: #"WalksView().tabItem { Label("Walks", systemImage: "map") }"#,
          #"Button("Add") { add() }.tabItem { Label("Add", systemImage: "plus") }"#)),
      .failing(
        .swift, at: [5],
        ExampleText.swift(
          tabs: #"WalksView().tabItem { Label("Walks", systemImage: "map") }"#,
          #"VStack {}.tabItem { Label("Add", systemImage: "plus") }"#)),
      .failing(
        .swift, at: [5],
        ExampleText.swift(
          tabs: #"Tab("Walks", systemImage: "map") { WalksView() }"#,
          #"Tab("Add", systemImage: "plus") { EmptyView() }"#)),
      .passing(
        .swift,
        ExampleText.swift(
          tabs: #"Tab("Walks", systemImage: "map") { WalksView() }"#,
          #"Tab("Search", systemImage: "map", role: .search) { EmptyView() }"#)),
      .passing(.json, ExampleText.json(tabs: #""title": "Walks", "action": null"#)),
      .passing(.json, ExampleText.json(tabs: #""title": "Walks""#)),
      .passing(
        .swift,
        ExampleText.swift(tabs: #"WalksView().tabItem { Label("Walks", systemImage: "map") }"#)),
    ]
  }
}

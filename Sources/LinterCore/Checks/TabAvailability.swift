internal import Guidelines

/// Tabs that are disabled or hidden at times.
struct TabAvailability: Check {
  let rule = RuleID(unchecked: "tab-availability")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "Tabs are always there and always enabled.", ko: "탭이 늘 있고 늘 켜져 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.tabBars.filter { $0.style == .bar }.flatMap { bar in
      bar.tabs.enumerated().compactMap { index, tab in
        let name = tab.shown(number: index + 1)
        if let confidence = Self.confidence(inFalse: tab.isEnabled) {
          return finding(
            at: tab.place, confidence,
            Bilingual(
              en:
                "\(name.en ?? "") is disabled; leave it enabled and explain inside why it is empty",
              ko: "\(name.ko ?? "")을 비활성화했습니다. 켜 두고, 왜 비어 있는지 탭 안에서 설명하세요"))
        }
        if let confidence = Self.confidence(inFalse: tab.isPresent) {
          return finding(
            at: tab.place, confidence,
            Bilingual(
              en: "\(name.en ?? "") comes and goes; keep it and explain inside why it is empty",
              ko: "\(name.ko ?? "")이 있다가 없다가 합니다. 늘 두고, 왜 비어 있는지 탭 안에서 설명하세요"))
        }
        return nil
      }
    }
  }

  /// How certain it is that a fact is not always true; `nil` if nothing suggests so.
  private static func confidence(inFalse fact: Fact<Bool>) -> Confidence? {
    switch fact {
    case .stated(false): .certain
    case .conditional: .likely
    case .stated(true), .unknown: nil
    }
  }

  var examples: [CheckExample] {
    func placed(_ more: String) -> String {
      ExampleText.swift(
        body: """
              TabView {
                Tab("Walks", systemImage: "map") { WalksView() }
                Tab("Friends", systemImage: "person") { FriendsView() }\(more).hidden(isNarrow)
              }
          """)
    }
    return [
      .failing(.json, at: [2], ExampleText.json(tabs: #""title": "Walks", "isEnabled": false"#)),
      .failing(
        .json, at: [3],
        ExampleText.json(
          tabs: #""title": "Walks""#, #""title": "Maps", "isPresent": {"conditional": true}"#)),
      .failing(.storyboard, at: [8], ExampleText.storyboard(tabs: #"title="Walks" enabled="NO""#)),
      .failing(
        .swift, at: [6],
        ExampleText.swift(
          tabs: #"WalksView().tabItem { Label("Walks", systemImage: "map") }"#,
          "if hasFriends {",
          #"  FriendsView().tabItem { Label("Friends", systemImage: "person") }"#, "}")),
      .passing(.json, ExampleText.json(tabs: #""title": "Walks", "isEnabled": true"#)),
      .failing(.swift, at: [5], placed("")),
      .passing(.swift, placed(".defaultVisibility(.hidden, for: .tabBar)")),
      .passing(
        .json, ExampleText.json(tabs: #""title": "Walks", "isEnabled": {"unknown": "in code"}"#)),
      .passing(.storyboard, ExampleText.storyboard(tabs: #"title="Walks""#)),
      .passing(
        .swift,
        ExampleText.swift(
          tabs: #"WalksView().tabItem { Label("Walks", systemImage: "map") }"#,
          #"FriendsView().disabled(true).tabItem { Label("Friends", systemImage: "person") }"#)),
    ]
  }
}

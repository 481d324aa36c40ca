internal import Guidelines

/// Screens that hide the tab bar when pushed.
struct TabBarVisible: Check {
  let rule = RuleID(unchecked: "tab-bar-visible")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The tab bar stays while people move on to another screen.",
    ko: "다른 화면으로 넘어가도 탭 바가 남아 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    pushed(in: interface) + whole(in: interface)
  }

  /// The places that hide the tab bars of the whole app, which then draws its own.
  private func whole(in interface: Interface) -> [Finding] {
    interface.allViews.filter { $0.node.conduct == .hidesTabBars }.map { view in
      finding(
        at: view,
        Bilingual(
          en: """
            this hides every tab bar; one that the app draws lacks its titles, traits and large \
            content viewer, so keep the system's
            """,
          ko: "탭 바를 모두 숨깁니다. 앱이 그린 탭 바에는 제목과 특성, 크게 보기가 없으니 시스템의 것을 쓰세요"))
    }
  }

  /// The screens that hide the tab bar when they are pushed.
  private func pushed(in interface: Interface) -> [Finding] {
    // An app without tabs has no tab bar to hide; other products may be used in an app with tabs.
    let isOfTabs = interface.products.allSatisfy { $0.kind != .app } || !interface.tabBars.isEmpty
    guard isOfTabs else { return [] }
    let hiding = interface.screens.filter { $0.hidesTabBarWhenPushed.value == true }
    // In code, hiding on many screens is a single decision and is reported once.
    let coded = hiding.filter { interface.kind(at: $0.place) == .swift }
    let repeated = Set(coded.count > Self.few ? coded.dropFirst().map(\.place) : [])
    return hiding.filter { !repeated.contains($0.place) }.map { screen in
      finding(
        at: screen.place,
        .resting(onStated: screen.hidesTabBarWhenPushed.isStated, platforms: screen.platforms)
          // The setting has no effect for a screen that is never pushed.
          .atMost(screen.isTopLevel.value == true ? .possible : .certain),
        evidence: ["screen": screen.id],
        Bilingual(
          en: "the tab bar goes away when this screen is pushed; keep it in sight",
          ko: "이 화면으로 넘어가면 탭 바가 사라집니다. 늘 보이게 하세요"))
    }
  }

  /// Up to this many screens that hide the tab bar are reported individually.
  private static let few = 3

  var examples: [CheckExample] {
    [
      .failing(.json, at: [1], ExampleText.json(screen: #""hidesTabBarWhenPushed": true"#)),
      .failing(
        .json, at: [1],
        ExampleText.json("iPadOS", screen: #""hidesTabBarWhenPushed": {"conditional": true}"#)),
      .failing(
        .storyboard, at: [5],
        ExampleText.storyboard(screen: "", attributes: #"hidesBottomBarWhenPushed="YES""#)),
      .failing(
        .swift, at: [4], ExampleText.swift(viewDidLoad: "    hidesBottomBarWhenPushed = true")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(viewDidLoad: "    UITabBar.appearance().isHidden = true")),
      .passing(.json, ExampleText.json(screen: #""hidesTabBarWhenPushed": false"#)),
      .passing(.json, ExampleText.json(screen: #""showsTabBar": true"#)),
      .passing(.storyboard, ExampleText.storyboard(screen: "")),
      .passing(
        .swift, ExampleText.swift(viewDidLoad: "    // hidesBottomBarWhenPushed = true")),
    ]
  }
}

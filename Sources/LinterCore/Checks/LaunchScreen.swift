internal import Guidelines

/// iPhone and iPad apps without a launch screen.
struct LaunchScreen: Check {
  let id = CheckID(unchecked: "launch-screen")
  let rule = RuleID(unchecked: "launch-screen-required")
  let inputs: [InterfaceFile.Kind] = [.plist, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "An app for iPhone or iPad has a launch screen.", ko: "iPhone 또는 iPad 앱에 실행 화면이 있습니다.")

  /// The Info.plist keys that specify a launch screen or have one generated.
  private static let keys = [
    "UILaunchStoryboardName", "UILaunchStoryboards", "UILaunchScreen", "UILaunchScreens",
    "UILaunchScreen_Generation", "UILaunchImages",
  ]

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    missing(in: interface) + interface.products.compactMap(ofApp)
  }

  /// A finding if the first storyboard of the app is its launch screen as well.
  private func ofApp(_ app: Product) -> Finding? {
    guard app.kind == .app, let launch = app.information["UILaunchStoryboardName"],
      !launch.values.joined().isEmpty,
      launch.values == app.information["UIMainStoryboardFile"]?.values
    else { return nil }
    return finding(
      at: launch.place, .likely, evidence: ["storyboard": launch.values.joined()],
      Bilingual(
        en:
          "the launch screen is the first screen of the app itself; make a plain one for launching",
        ko: "앱의 첫 화면을 실행 화면으로도 씁니다. 실행할 때만 보이는 단순한 화면을 만드세요")
    ).asNote
  }

  private func missing(in interface: Interface) -> [Finding] {
    interface.products.compactMap { app in
      guard app.kind == .app, !app.platforms.isEmpty, app.platforms.mayInclude(.iOS, .iPadOS),
        !Self.keys.contains(where: { app.information[$0] != nil }),
        !app.information.keys.contains(where: { $0.hasPrefix("UILaunchStoryboardName") })
      else { return nil }
      return finding(
        at: app.place, app.isComplete ? .likely : .possible, evidence: ["app": app.name],
        Bilingual(
          en: "no launch screen; name one in UILaunchScreen or UILaunchStoryboardName",
          ko: "실행 화면이 없습니다. UILaunchScreen이나 UILaunchStoryboardName에 지정하세요"))
    }
  }

  var examples: [CheckExample] {
    func plist(_ entries: String) -> String {
      ExampleText.infoPlist("<key>LSRequiresIPhoneOS</key><true/>\n\(entries)")
    }
    func json(_ platform: String, _ information: String) -> String {
      """
      {"interface": 1, "products": [
        {"platforms": ["\(platform)"], "information": {\(information)}}
      ]}
      """
    }
    return [
      .failing(.plist, at: [1], plist("")),
      .failing(.plist, at: [1], plist("<key>UIRequiresFullScreen</key><true/>")),
      .failing(.json, at: [2], json("iPadOS", "")),
      .failing(
        .plist, at: [5],
        plist(
          "<key>UILaunchStoryboardName</key>\n<string>Main</string>\n"
            + "<key>UIMainStoryboardFile</key><string>Main</string>")),
      .passing(.plist, plist("<key>UILaunchScreen</key><dict/>")),
      .passing(.plist, plist("<key>UILaunchStoryboardName</key><string>Launch</string>")),
      .passing(.json, json("macOS", "")),
      .passing(.json, json("iOS", #""UILaunchScreen_Generation": true"#)),
    ]
  }
}

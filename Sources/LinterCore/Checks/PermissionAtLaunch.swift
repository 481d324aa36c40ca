internal import Guidelines

/// Requests for permission when the app starts, before people know what it is for.
struct PermissionAtLaunch: Check {
  let id = CheckID(unchecked: "permission-at-launch")
  let rule = RuleID(unchecked: "privacy-not-at-launch")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "An app asks for permission when people use what needs it, not at launch.",
    ko: "앱이 실행하자마자가 아니라 기능을 쓸 때 권한을 요청합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter(\.node.asksAtLaunch).compactMap { view in
      // `WalksController.requestAuthorization`, where a screen asks as soon as it appears.
      let parts = view.node.name.split(separator: ".")
      let isOnScreen = parts.count == 2
      guard !isOnScreen || !InterfaceWords.namesPermission(String(parts[0])) else { return nil }
      return finding(
        at: view, evidence: .stated("call", view.node.name),
        isOnScreen
          ? Bilingual(
            en:
              "this asks for permission as soon as the screen appears; ask when people use what needs it",
            ko: "화면이 나타나자마자 권한을 요청합니다. 권한이 필요한 기능을 쓸 때 요청하세요")
          : Bilingual(
            en: "this asks for permission at launch; ask when people use what needs it",
            ko: "앱을 실행하자마자 권한을 요청합니다. 권한이 필요한 기능을 쓸 때 요청하세요"))
    }
  }

  var examples: [CheckExample] {
    let center = "UNUserNotificationCenter.current()"
    func launch(_ lines: String, _ more: String = "") -> String {
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: Options?
        ) -> Bool {
          \(lines)
          return true
        }\(more)
      }
      """
    }
    func app(_ lines: String, _ modifier: String = "") -> String {
      """
      @main struct WalksApp: App {
        init() { \(lines) }
        var body: some Scene {
          WindowGroup { WalksList()\(modifier) }
        }
      }
      """
    }
    func json(_ asks: Bool) -> String {
      ExampleText.json(views: #""kind": "other", "asksAtLaunch": \#(asks)"#)
    }
    return [
      .failing(
        .swift, at: [5], launch("\(center).requestAuthorization(options: [.alert]) { _, _ in }")),
      .failing(
        .swift, at: [5],
        launch(
          "prepareNotifications()",
          "\n  func prepareNotifications() {\n    \(center).requestAuthorization(options: [.alert])\n  }"
        )),
      .failing(.swift, at: [2], app("HealthManager.shared.requestAuthorization()")),
      .failing(
        .swift, at: [4], app("", ".onAppear { Task { await tracker.requestPermission() } }")),
      .failing(.json, at: [2], json(true)),
      .passing(
        .swift,
        launch("\(center).requestAuthorization(options: [.alert, .provisional]) { _, _ in }")
      ),
      .passing(.swift, launch("if isKnown { \(center).requestAuthorization(options: [.alert]) }")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(viewDidLoad: "    \(center).requestAuthorization(options: [.alert])")),
      .passing(
        .swift,
        ExampleText.swift(viewDidLoad: "    locations.requestWhenInUseAuthorization()")),
      .passing(.swift, app("store.load()")),
      .passing(.json, json(false)),
    ]
  }
}

internal import Guidelines

/// iPad apps that cannot share the screen with other apps.
struct FullScreenOnly: Check {
  let id = CheckID(unchecked: "full-screen-only")
  let rule = RuleID(unchecked: "window-adapt")
  let inputs: [InterfaceFile.Kind] = [.plist, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "An iPad app adapts to the window that people give it.",
    ko: "iPad 앱은 사람들이 정한 윈도우 크기에 맞춥니다.")

  private static let key = "UIRequiresFullScreen"

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.products.filter { $0.kind == .app && $0.platforms.contains(.iPadOS) }
      .compactMap { app in
        let keys = [Self.key + "~ipad", Self.key]
        guard let entry = keys.lazy.compactMap({ app.information[$0] }).first,
          ["true", "YES"].contains(entry.values.first)
        else { return nil }
        return finding(
          at: entry.place, .likely, evidence: ["app": app.name],
          Bilingual(
            en:
              "on iPad this app fills the screen and shares it with no other; let people resize it",
            ko: "iPad에서 이 앱은 늘 화면 전체를 차지합니다. 크기를 바꿀 수 있게 하세요"))
      }
  }

  var examples: [CheckExample] {
    func plist(_ key: String, _ value: Bool) -> String {
      ExampleText.infoPlist("<key>LSRequiresIPhoneOS</key><true/>\n<key>\(key)</key><\(value)/>")
    }
    func json(_ platform: String) -> String {
      """
      {"interface": 1, "products": [
        {"platforms": ["\(platform)"], "information": {"\(Self.key)": "true"}}
      ]}
      """
    }
    return [
      .failing(.plist, at: [5], plist(Self.key, true)),
      .failing(.plist, at: [5], plist(Self.key + "~ipad", true)),
      .failing(.json, at: [2], json("iPadOS")),
      .passing(.plist, plist(Self.key, false)),
      .passing(.plist, plist("UIStatusBarHidden", true)),
      .passing(.json, json("iOS")),
    ]
  }
}

internal import Guidelines

/// Watch apps that depend on their iPhone app.
struct WatchIndependent: Check {
  let rule = RuleID(unchecked: "watchos-independent")
  let inputs: [InterfaceFile.Kind] = [.plist, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A watchOS app works without an iPhone.", ko: "watchOS 앱이 iPhone 없이도 동작합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.products.compactMap { product in
      guard product.kind == .watchApp,
        let companion = product.information["WKCompanionAppBundleIdentifier"],
        product.information["WKRunsIndependentlyOfCompanionApp"]?.values != ["true"]
      else { return nil }
      return finding(
        at: companion.place, product.isComplete ? .likely : .possible,
        Bilingual(
          en: "this watch app needs its iPhone app; let it run without, and say so with "
            + "WKRunsIndependentlyOfCompanionApp",
          ko: "이 시계 앱에는 iPhone 앱이 필요합니다. 혼자서도 동작하게 하고 "
            + "WKRunsIndependentlyOfCompanionApp에 밝히세요"))
    }
  }

  var examples: [CheckExample] {
    func plist(_ rest: String) -> String {
      ExampleText.infoPlist(
        "<key>WKCompanionAppBundleIdentifier</key><string>com.example.walks</string>\n\(rest)"
          + "<key>WKWatchKitApp</key><true/>")
    }
    func json(_ information: String) -> String {
      """
      {"interface": 1, "products": [
        {"kind": "watch-app", "information": {\(information)}}
      ]}
      """
    }
    let key = "<key>WKRunsIndependentlyOfCompanionApp</key>"
    return [
      .failing(.plist, at: [4], plist("")),
      .failing(.plist, at: [4], plist("\(key)<false/>")),
      .failing(.json, at: [2], json(#""WKCompanionAppBundleIdentifier": "com.example.walks""#)),
      .passing(.plist, plist("\(key)<true/>")),
      .passing(.plist, ExampleText.infoPlist("<key>WKWatchOnly</key><true/>")),
      .passing(.json, json(#""WKWatchOnly": true"#)),
    ]
  }
}

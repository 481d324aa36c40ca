internal import Guidelines

/// Uses of protected resources without a purpose string in the Info.plist.
struct PurposeString: Check {
  let id = CheckID(unchecked: "purpose-string")
  let rule = RuleID(unchecked: "privacy-purpose-string")
  let inputs: [InterfaceFile.Kind] = [.swift, .plist, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "An app that asks for permission has a purpose string for it.",
    ko: "권한을 요청하는 앱에 목적 문자열이 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    var told: Set<String> = []
    let missing = interface.protectedUses.compactMap { use -> Finding? in
      guard let app = interface.appLackingText(for: use), let key = use.keys.first,
        told.insert(app.name + key).inserted
      else { return nil }
      return finding(
        at: use.place, app.isComplete ? .likely : .possible,
        evidence: ["key": key, "call": use.name, "app": app.name],
        Bilingual(
          en: "\(use.name) needs \(key) in the Info.plist; say there what the app uses it for",
          ko: "\(use.name)을(를) 쓰려면 Info.plist에 \(key) 키가 있어야 합니다. 어디에 쓰는지 적으세요"))
    }
    return missing + interface.products.flatMap(empty)
  }

  /// Findings for the empty purpose strings of `product`.
  private func empty(in product: Product) -> [Finding] {
    product.purposeStrings.filter { $0.text.isEmpty }.map { string in
      finding(
        at: string.place, .certain, evidence: ["key": string.key],
        Bilingual(
          en: "\(string.key) is empty; say what the app uses it for",
          ko: "\(string.key) 키의 값이 비어 있습니다. 어디에 쓰는지 적으세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ call: String) -> String { ExampleText.swift(viewDidLoad: "    \(call)") }
    func plist(_ entries: String) -> String { ExampleText.infoPlist(entries) }
    func json(_ information: String) -> String {
      """
      {"interface": 1, "products": [{"platforms": ["iOS"], "information": {\(information)}}],
        "protectedUses": [{"name": "CBCentralManager", "keys": ["NSBluetoothAlwaysUsageDescription"]}]}
      """
    }
    let location = "manager.requestWhenInUseAuthorization()"
    let text = "Shows walks near you."
    return [
      .failing(.swift, at: [4], files: ["Info.plist": .text(plist(""))], code(location)),
      .failing(
        .swift, at: [4],
        files: [
          "Info.plist": .text(plist("<key>NSCameraUsageDescription</key><string>…</string>"))
        ],
        code("AVCaptureDevice.requestAccess(for: .audio) { _ in }")),
      .failing(.plist, at: [4], plist("<key>NSCameraUsageDescription</key><string> </string>")),
      .failing(.json, at: [2], json("")),
      .passing(
        .swift,
        files: [
          "Info.plist": .text(
            plist("<key>NSLocationWhenInUseUsageDescription</key><string>\(text)</string>"))
        ], code(location)),
      .passing(.swift, code(location)),
      .passing(.plist, plist("<key>NSCameraUsageDescription</key><string>\(text)</string>")),
      .passing(.json, json("\"NSBluetoothAlwaysUsageDescription\": \"\(text)\"")),
    ]
  }
}

extension Interface {
  /// The first app with this use that lacks a purpose string.
  ///
  /// A use in a library counts for all apps, and is only reported if none of them has the string.
  fileprivate func appLackingText(for use: ProtectedUse) -> Product? {
    let apps = products.filter {
      [.app, .watchApp].contains($0.kind) && $0.platforms.mayInclude(.iOS, .iPadOS, .visionOS)
    }
    let own = apps.filter { $0.isBuilt(from: use.place.file) }
    let lacking = (own.isEmpty ? apps : own).filter { app in
      !use.keys.contains { app.information[$0] != nil }
    }
    return own.isEmpty && lacking.count < apps.count ? nil : lacking.first
  }
}

extension Product {
  /// The texts that the system shows when asking for permission, in the order of their keys.
  var purposeStrings: [(key: String, text: String, place: Place)] {
    information.filter { $0.key.hasSuffix("UsageDescription") }.sorted { $0.key < $1.key }.map {
      ($0.key, ($0.value.values.first ?? "").trimmed, $0.value.place)
    }
  }
}

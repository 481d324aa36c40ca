internal import Guidelines

/// Apps that support only portrait or only landscape.
struct Orientations: Check {
  let id = CheckID(unchecked: "orientations")
  let rule = RuleID(unchecked: "layout-orientations")
  let inputs: [InterfaceFile.Kind] = [.plist, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "An app works in portrait and landscape, turned either way.",
    ko: "앱은 세로와 가로에서, 가로는 양쪽 방향 모두에서 동작합니다.")

  fileprivate static let key = "UISupportedInterfaceOrientations"

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.products.filter { $0.kind == .app }.compactMap { app in
      if let entry = Self.devices(app).lazy.compactMap({ app.information[$0] })
        .first(where: { Self.isLandscapeOneWay($0.values) })
      {
        return finding(
          at: entry.place, entry.values.count == 1 ? .certain : .likely,
          evidence: ["app": app.name],
          Bilingual(
            en: "landscape works one way only; support the device turned either way",
            ko: "가로 방향을 한쪽만 지원합니다. 기기를 어느 쪽으로 돌려도 되게 하세요"))
      }
      return oneShape(of: app)
    }
  }

  /// A finding for an app that supports only portrait or only landscape on iPad; on iPhone many apps do.
  private func oneShape(of app: Product) -> Finding? {
    guard app.platforms.contains(.iPadOS),
      let entry = app.orientations(on: .iPadOS),
      !entry.values.isEmpty, Self.shapes(entry.values).count == 1
    else { return nil }
    let shape = Self.shapes(entry.values).first ?? ""
    return finding(
      at: entry.place, .likely, evidence: ["app": app.name, "orientation": shape],
      Bilingual(
        en: "on iPad only \(shape) is supported; support portrait and landscape",
        ko: """
          iPad에서 \(shape == "portrait" ? "세로" : "가로") 방향만 지원합니다. \
          세로와 가로를 모두 지원하세요
          """))
  }

  private static func devices(_ app: Product) -> [String] { [key, key + "~ipad", key + "~iphone"] }

  /// Whether an orientation of a property list is landscape.
  static func isLandscape(_ orientation: String) -> Bool { orientation.contains("Landscape") }

  /// Whether one of the two landscape orientations is supported without the other.
  private static func isLandscapeOneWay(_ orientations: [String]) -> Bool {
    Set(orientations.filter(isLandscape)).count == 1
  }

  /// `portrait`, `landscape` or both.
  private static func shapes(_ orientations: [String]) -> Set<String> {
    Set(orientations.map { isLandscape($0) ? "landscape" : "portrait" })
  }

  var examples: [CheckExample] {
    func plist(_ orientations: String...) -> String {
      ExampleText.infoPlist(
        """
        <key>LSRequiresIPhoneOS</key><true/>
        <key>UISupportedInterfaceOrientations</key><array>
        \(orientations.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined())
        </array>
        """)
    }
    func json(_ platform: String, _ orientations: String) -> String {
      """
      {"interface": 1, "products": [
        {"platforms": ["\(platform)"], "information": {"\(Self.key)": [\(orientations)]}}
      ]}
      """
    }
    return [
      .failing(.plist, at: [5], plist("LandscapeLeft")),
      .failing(.plist, at: [5], plist("Portrait")),
      .failing(.plist, at: [5], plist("Portrait", "LandscapeLeft")),
      .failing(
        .json, at: [2], json("iPadOS", #""UIInterfaceOrientationPortrait""#)),
      .passing(.json, json("iOS", #""UIInterfaceOrientationPortrait""#)),
      .passing(.plist, plist("Portrait", "LandscapeLeft", "LandscapeRight")),
      .passing(
        .json,
        json(
          "iOS",
          #""UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeRight", "#
            + #""UIInterfaceOrientationLandscapeLeft""#)),
      .passing(.json, json("macOS", "")),
    ]
  }
}

extension Product {
  /// The orientations that its property list states for an iPhone or iPad; those of all devices if the device has
  /// none of its own.
  func orientations(on device: Platform) -> Entry? {
    information[Orientations.key + (device == .iPadOS ? "~ipad" : "~iphone")]
      ?? information[Orientations.key]
  }
}

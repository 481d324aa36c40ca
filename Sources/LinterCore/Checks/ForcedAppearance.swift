internal import Guidelines

/// Views that are always light or always dark.
struct ForcedAppearance: Check {
  let id = CheckID(unchecked: "forced-appearance")
  let rule = RuleID(unchecked: "dark-both-appearances")
  let inputs: [InterfaceFile.Kind] = [.swift, .plist, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A view follows the appearance that people have chosen.",
    ko: "보기가 사용자가 고른 화면 모드를 따릅니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let apps = interface.products.filter { $0.kind == .app }.compactMap(\.forcedAppearance)
    return apps.map { finding(at: $0.place, $0.appearance.rawValue, .likely) }
      + views(in: interface)
  }

  private func views(in interface: Interface) -> [Finding] {
    interface.allViews.filter { view in
      view.node.forcedAppearance != nil && view.platforms.mayInclude(.iOS, .iPadOS, .macOS, .tvOS)
    }.onePerTree { view, _ in
      finding(
        at: view.node.place(of: .appearance), view.node.forcedAppearance ?? "", .likely)
    }
  }

  private func finding(at place: Place, _ appearance: String, _ confidence: Confidence) -> Finding {
    finding(
      at: place, confidence, evidence: ["appearance": appearance],
      Bilingual(
        en: "this stays \(appearance) whatever people have chosen; support both appearances",
        ko: """
          사용자가 무엇을 고르든 \(appearance == "dark" ? "다크" : "라이트") 모드로 보입니다. 두 모드를 모두 \
          지원하세요
          """))
  }

  var examples: [CheckExample] {
    func code(_ scheme: String) -> String {
      ExampleText.swift(body: "    WalksList().preferredColorScheme(\(scheme))")
    }
    func json(_ platform: String) -> String {
      ExampleText.json(platform, views: #""kind": "list", "forcedAppearance": "dark""#)
    }
    func plist(_ key: String, _ value: String) -> String {
      ExampleText.infoPlist("<key>\(key)</key>\(value)")
    }
    return [
      .failing(.swift, at: [3], code(".dark")),
      .failing(.swift, at: [3], code(".light")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    NavigationStack { WalksList() }.environment(\.colorScheme, .light)"#)),
      .failing(
        .swift, at: [4], ExampleText.swift(viewDidLoad: "    overrideUserInterfaceStyle = .dark")),
      .failing(.json, at: [2], json("iOS")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: "    navigationController?.navigationBar.barStyle = .black")),
      .failing(.plist, at: [4], plist("UIUserInterfaceStyle", "<string>Light</string>")),
      .failing(.plist, at: [4], plist("NSRequiresAquaSystemAppearance", "<true/>")),
      .passing(.plist, plist("UIUserInterfaceStyle", "<string>Automatic</string>")),
      .passing(.swift, code("scheme")),
      .passing(.swift, code("nil")),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Text("On the photo").environment(\.colorScheme, .dark)"#)),
      .passing(.json, json("watchOS")),
    ]
  }
}

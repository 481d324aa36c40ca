internal import Guidelines

/// Views that stay light or dark whatever people have chosen.
struct ForcedAppearance: Check {
  let id = CheckID(unchecked: "forced-appearance")
  let rule = RuleID(unchecked: "dark-both-appearances")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A view follows the appearance that people have chosen.",
    ko: "보기가 사용자가 고른 화면 모드를 따릅니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { view in
      view.node.forcedAppearance != nil && view.platforms.mayInclude(.iOS, .iPadOS, .macOS, .tvOS)
    }.firstOfEachTree.map { view, _ in
      let appearance = view.node.forcedAppearance ?? ""
      return finding(
        at: view, evidence: ["appearance": appearance],
        Bilingual(
          en: "this stays \(appearance) whatever people have chosen; support both appearances",
          ko: """
            사용자가 무엇을 고르든 \(appearance == "dark" ? "다크" : "라이트") 모드로 보입니다. 두 모드를 모두 \
            지원하세요
            """))
    }
  }

  var examples: [CheckExample] {
    func code(_ scheme: String) -> String {
      ExampleText.swift(body: "    WalksList().preferredColorScheme(\(scheme))")
    }
    func json(_ platform: String) -> String {
      ExampleText.json(platform, views: #""kind": "list", "forcedAppearance": "dark""#)
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

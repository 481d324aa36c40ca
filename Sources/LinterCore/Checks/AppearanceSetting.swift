internal import Guidelines

/// Settings by which people choose light or dark for one app alone.
struct AppearanceSetting: Check {
  let id = CheckID(unchecked: "appearance-setting")
  let rule = RuleID(unchecked: "dark-no-app-setting")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The app follows the appearance of the system and has no setting for it.",
    ko: "앱이 시스템의 화면 모드를 따르고 따로 설정을 두지 않습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.picker, .toggle, .menu, .confirmationDialog).filter { view in
      // In a menu, it is about what the menu belongs to, such as a picture.
      view.platforms.mayInclude(.iOS, .iPadOS, .macOS, .tvOS) && !view.isInside(.menu)
        && chooses(view.node)
    }.map { view in
      finding(
        at: view,
        Bilingual(
          en: "this sets the appearance of one app alone; follow the one that people set for all",
          ko: "이 앱에만 화면 모드를 정합니다. 사람들이 시스템에서 고른 모드를 따르세요")
      ).caused(by: "appearance")
    }
  }

  /// Whether a control chooses between light and dark, by its title or by its options.
  private func chooses(_ node: ViewNode) -> Bool {
    if [.picker, .toggle].contains(node.kind),
      let title = node.title?.value, InterfaceWords.reads(title, as: .ownAppearance)
    {
      return true
    }
    let options = node.children.flatMap(\.everything).compactMap(\.text?.value)
    // The third one is that of the system.
    return node.kind != .toggle && options.count > 2
      && options.contains { InterfaceWords.reads($0, as: .lightOption) }
      && options.contains { InterfaceWords.reads($0, as: .darkOption) }
  }

  var examples: [CheckExample] {
    func code(_ view: String) -> String { ExampleText.swift(body: "    \(view)") }
    func options(_ dark: String) -> String {
      code(
        """
        Picker("Look", selection: $look) {
              Text("System").tag(0); Text("Light").tag(1); Text("\(dark)").tag(2)
            }
        """)
    }
    func json(_ title: String) -> String {
      ExampleText.json(views: #""kind": "toggle", "text": "\#(title)""#)
    }
    return [
      .failing(.swift, at: [3], options("Dark")),
      .failing(.swift, at: [3], code(#"Toggle("Dark Mode", isOn: $isDark)"#)),
      .failing(.swift, at: [3], code(#"Toggle("다크 모드", isOn: $isDark)"#)),
      .failing(.json, at: [2], json("Dark Mode")),
      .passing(.swift, options("Heavy")),
      .passing(
        .swift, code(#"Menu("Picture") { Toggle("Dark Mode", isOn: $isDark) }"#)),
      .passing(.swift, code(#"Text("Dark Mode")"#)),
      .passing(.json, json("Darken the map")),
    ]
  }
}

internal import Guidelines

/// Menus in a visionOS toolbar.
struct ToolbarVisionMenu: Check {
  let rule = RuleID(unchecked: "toolbar-vision-pull-down")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "No menu opens from a toolbar of visionOS.",
    ko: "visionOS의 도구 막대에서 메뉴가 열리지 않습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.menu).filter { $0.platforms.areOnly(.visionOS) && $0.isInside(.toolbar) }.map {
      finding(
        at: $0,
        Bilingual(
          en:
            "a menu in a toolbar of visionOS is hard to find and covers the controls of the window; "
            + "show its commands in the window",
          ko: "visionOS의 도구 막대에 있는 메뉴는 찾기 어렵고 윈도우 제어기를 가립니다. 명령을 윈도우 안에 보여 주세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ item: String, _ platform: String = "visionOS") -> String {
      "#if os(\(platform))\n"
        + ExampleText.swift(
          body: """
                WalksList()
                  .toolbar {
                    ToolbarItem(placement: .bottomOrnament) { \(item) }
                  }
            """) + "\n#endif"
    }
    let menu = #"Menu("Sort") { Button("By Name") { sort() } }"#
    func json(_ kind: String) -> String {
      ExampleText.json(
        "visionOS", views: "\"kind\": \"toolbar\", \"children\": [\n{\"kind\": \"\(kind)\"}]")
    }
    return [
      .failing(.swift, at: [6], code(menu)),
      .failing(.swift, at: [6], code(#"HStack { \#(menu) }"#)),
      .failing(.json, at: [3], json("menu")),
      .passing(.swift, code(menu, "iOS")),
      .passing(.swift, code(#"Button("Sort") { sort() }"#)),
      .passing(.json, json("button")),
    ]
  }
}

internal import Guidelines

/// Buttons before a permission alert that say Allow, as the alert itself does.
struct PermissionScreenButton: Check {
  let id = CheckID(unchecked: "permission-screen-button")
  let rule = RuleID(unchecked: "privacy-prealert-button")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A button that leads to a permission alert says Continue, not Allow.",
    ko: "권한 경고로 이어지는 버튼에 ‘허용’ 대신 ‘계속’이라고 적습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let given = interface.views(.other).filter {
      $0.node.conduct == .showsText && $0.node.name.lowercased().contains("button")
    }
    return (interface.views(.button) + given).compactMap { view in
      guard let title = view.node.title?.value, InterfaceWords.allows(title),
        InterfaceWords.namesProtected(title)
          || view.node.action.map(InterfaceWords.asksForPermission) == true
      else { return nil }
      return finding(
        at: view, evidence: ["title": title.shown],
        Bilingual(
          en: "“\(title.shown)” looks like the answer to the system's alert; say Continue or Next",
          ko: "‘\(title.shown)’은(는) 시스템 경고의 대답처럼 보입니다. ‘계속’이나 ‘다음’이라고 적으세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ title: String, _ action: String) -> String {
      ExampleText.swift(body: "    Button(\"\(title)\") { \(action) }")
    }
    func json(_ title: String) -> String {
      ExampleText.json(views: #""kind": "button", "text": "\#(title)""#)
    }
    return [
      .failing(
        .swift, at: [4],
        """
        struct WalksView: View {
          var body: some View { Button(buttonTitle(of: page)) { next() } }
          func buttonTitle(of page: Int) -> String {
            if page > 2 { return "Allow Camera Access" }
            return "Next"
          }
        }
        """),
      .failing(.swift, at: [3], code("Allow Location Access", "next()")),
      .failing(.swift, at: [3], code("Allow", "manager.requestWhenInUseAuthorization()")),
      .failing(.swift, at: [3], code("알림 허용", "next()")),
      .failing(.json, at: [2], json("Allow Notifications")),
      .passing(.swift, code("Continue", "manager.requestWhenInUseAuthorization()")),
      .passing(.swift, code("Allow", "answer(guest)")),
      .passing(.json, json("Allow Guests")),
    ]
  }
}

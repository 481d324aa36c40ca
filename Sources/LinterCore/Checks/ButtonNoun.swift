internal import Guidelines

/// Buttons titled with a noun whose verb is two words: “Login”.
struct ButtonNoun: Check {
  let id = CheckID(unchecked: "button-noun")
  let rule = RuleID(unchecked: "writing-active")
  let inputs: [InterfaceFile.Kind] = [.swift, .storyboard, .xib, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The title of a button that signs in or out is the verb.",
    ko: "로그인하거나 로그아웃하는 버튼의 영어 제목은 동사입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    // Where the app is not in English, “Login” may be its language’s own word.
    guard interface.languages.isEmpty || interface.languages.contains(where: Self.mayBeEnglish)
    else { return [] }
    return interface.views(.button).compactMap { view in
      guard let title = view.node.title?.value, let verb = InterfaceWords.verb(for: title)
      else { return nil }
      return finding(
        at: view, evidence: ["title": title.shown, "expected": verb],
        Bilingual(
          en: "“\(title.shown)” is a noun; a button says what it does: “\(verb)”",
          ko: "‘\(title.shown)’은(는) 명사입니다. 버튼에는 동작을 쓰세요: ‘\(verb)’")
      ).caused(by: "\(title.shown) in \(view.node.place.file)")
    }
  }

  private static func mayBeEnglish(_ language: String) -> Bool {
    language == "Base" || language.prefix { $0 != "-" && $0 != "_" } == "en"
  }

  var examples: [CheckExample] {
    func code(_ title: String) -> String {
      ExampleText.swift(body: "    Button { go() } label: { Text(\"\(title)\") }")
    }
    func uikit(_ title: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let button = UIButton(type: .system)
              button.setTitle("\(title)", for: .normal)
          """)
    }
    func json(_ title: String) -> String {
      ExampleText.json(views: #""kind": "button", "text": "\#(title)""#)
    }
    return [
      .failing(.swift, at: [3], code("Login")),
      .failing(.swift, at: [4], uikit("Logout")),
      .failing(.json, at: [2], json("Signup")),
      .passing(.swift, code("Log In")),
      .passing(
        .swift, files: ["de.lproj/Localizable.strings": .text(#""Walks" = "Wanderungen";"#)],
        code("Login")),
      .passing(.swift, code("Setup")),
      .passing(.swift, ExampleText.swift(body: "    Text(\"Login\")")),
      .passing(.swift, uikit("Log Out")),
      .passing(.json, json("Sign Up")),
    ]
  }
}

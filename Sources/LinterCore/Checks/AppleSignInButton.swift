internal import Guidelines

/// Buttons for Sign in with Apple that an app draws itself.
struct AppleSignInButton: Check {
  let id = CheckID(unchecked: "apple-sign-in-button")
  let rule = RuleID(unchecked: "siwa-system-button")
  let inputs: [InterfaceFile.Kind] = [.swift, .storyboard, .xib, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The button for Sign in with Apple is the system's.", ko: "Apple로 로그인 버튼은 시스템의 것을 씁니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.button, .text, .label, .other).filter { view in
      let isButton =
        view.node.kind == .button || view.isInside(.button) || view.node.conduct == .showsText
        || view.withAncestors.contains { $0.node.tapAction != nil }
      guard isButton, let text = view.node.text?.value else { return false }
      return InterfaceWords.reads(text, as: .appleSignIn)
    }.onePerTree { view, _ in
      finding(
        at: view, evidence: ["title": view.shown],
        Bilingual(
          en:
            "“\(view.shown)” is on a button of the app's own; SignInWithAppleButton looks right and is "
            + "translated",
          ko: "‘\(view.shown)’ 버튼을 직접 그렸습니다. SignInWithAppleButton은 모양이 올바르고 번역되어 있습니다"))
    }
  }

  var examples: [CheckExample] {
    func code(_ view: String) -> String { ExampleText.swift(body: "    \(view)") }
    func json(_ kind: String) -> String {
      ExampleText.json(views: #""kind": "\#(kind)", "text": "Sign in with Apple""#)
    }
    return [
      .failing(.swift, at: [3], code(#"Button("Sign in with Apple") { signIn() }"#)),
      .failing(
        .swift, at: [3],
        code(
          #"Button { signIn() } label: { Label("Continue with Apple", systemImage: "apple.logo") }"#
        )),
      .failing(.json, at: [2], json("button")),
      .passing(
        .swift, code("SignInWithAppleButton(.signIn) { request in } onCompletion: { result in }")),
      .passing(.swift, code(#"Button("Sign in with a passkey") { signIn() }"#)),
      .passing(.json, json("text")),
    ]
  }
}

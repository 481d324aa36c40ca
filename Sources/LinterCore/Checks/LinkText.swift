internal import Guidelines

/// Links whose text does not describe their destination.
struct LinkText: Check {
  let id = CheckID(unchecked: "link-text")
  let rule = RuleID(unchecked: "writing-links")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A link says where it leads.", ko: "링크가 어디로 이어지는지 말합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.link, .navigationLink, .button).compactMap { view in
      guard let text = view.node.title?.value else { return nil }
      let isVague = InterfaceWords.reads(text, as: .vagueLink)
      // A button titled “Link” may create one, so it is not reported.
      guard
        InterfaceWords.reads(text, as: .emptyLink) || isVague
          || view.node.kind != .button && InterfaceWords.reads(text, as: .linkAlone),
        view.node.accessibility.label == nil,
        // An alert says what there is more of.
        !isVague || !view.isInside(.alert, .confirmationDialog)
      else { return nil }
      var finding = finding(
        at: view, evidence: ["text": text.shown],
        Bilingual(
          en: "“\(text.shown)” does not say where it leads; name what people will see",
          ko: "‘\(text.shown)’만으로는 어디로 가는지 알 수 없습니다. 무엇을 보게 되는지 쓰세요"))
      if isVague { finding.severity = .note }
      return finding
    }
  }

  var examples: [CheckExample] {
    func code(_ view: String) -> String { ExampleText.swift(body: "    \(view)") }
    func json(_ text: String) -> String {
      ExampleText.json(views: #""kind": "link", "text": "\#(text)""#)
    }
    return [
      .failing(.swift, at: [3], code(#"Link("Click here", destination: terms)"#)),
      .failing(.swift, at: [3], code(#"Button("여기") { open() }"#)),
      .failing(.json, at: [2], json("Tap here")),
      .failing(.swift, at: [3], code(#"Button { openURL(help) } label: { Text("Learn more") }"#)),
      .passing(.swift, code(#"Link("Learn more about walks", destination: help)"#)),
      .passing(.swift, code(#"Link("Terms of use", destination: terms)"#)),
      .passing(.swift, code(#"Button("Link") { insertLink() }"#)),
      .passing(.swift, code(#"Button("Pin a place here") { pin() }"#)),
      .passing(.json, json("이용 약관")),
    ]
  }
}

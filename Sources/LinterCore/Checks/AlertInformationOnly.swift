internal import Guidelines

/// Alerts that only tell that something was done, or that it goes on.
struct AlertInformationOnly: Check {
  let rule = RuleID(unchecked: "alert-information-only")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Success and progress are shown in the interface, not in alerts.",
    ko: "성공과 진행 상황을 경고가 아니라 화면에 표시합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.alert).compactMap { view in
      let texts = [view.node.text?.value].compactMap(\.self) + view.node.messages
      let waits =
        view.node.children.contains { $0.kind == .progress }
        || texts.contains { InterfaceWords.reads($0, as: .waiting) }
      guard
        waits || view.node.buttons.count < 2 && texts.contains(where: InterfaceWords.tellsSuccess),
        !view.node.children.contains(where: { [.textField, .secureField].contains($0.kind) })
      else { return nil }
      let title = texts.first { !$0.isEmpty }?.shown ?? ""
      return finding(
        at: view, evidence: .stated("title", title),
        waits
          ? Bilingual(
            en: "an alert that asks to wait stops people; show the progress where it belongs",
            ko: "기다리라는 경고는 다른 일까지 막습니다. 진행 상황은 관련된 자리에 표시하세요")
          : Bilingual(
            en: "“\(title)” only tells that all went well; show it in the interface instead",
            ko: "‘\(title)’은(는) 잘되었다고 알릴 뿐입니다. 경고 대신 화면에 표시하세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ title: String, _ buttons: String = #"Button("OK") {}"#) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .alert("\(title)", isPresented: $isShown) { \(buttons) }
          """)
    }
    func controller(_ line: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
              let view = UIActivityIndicatorView(style: .medium)
              \(line)
          """)
    }
    func json(_ text: String) -> String {
      ExampleText.json(views: #""kind": "alert", "text": "\#(text)""#)
    }
    return [
      .failing(.swift, at: [4], code("Success!")),
      .failing(.swift, at: [4], code("Walk saved")),
      .failing(.swift, at: [4], code("산책이 저장되었습니다")),
      .failing(.swift, at: [4], code("Please wait…", "")),
      .failing(.swift, at: [4], controller("alert.view.addSubview(view)")),
      .failing(.json, at: [2], json("Signed out successfully")),
      .passing(.swift, code("Walk not saved")),
      .passing(.swift, code("산책이 저장되지 않았습니다")),
      .passing(.swift, code("Walk saved", #"Button("Open") { open() }; Button("Done") {}"#)),
      .passing(.swift, controller("header.addSubview(view)")),
      .passing(.json, json("Delete this walk?")),
    ]
  }
}

internal import Guidelines

/// Alerts with a meaningless title, such as “Error”, or none.
struct AlertTitle: Check {
  let id = CheckID(unchecked: "alert-title")
  let rule = RuleID(unchecked: "alert-title-length")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "The title of an alert says what happened.", ko: "경고의 제목이 무슨 일인지 말합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.alert).compactMap { view in
      guard let title = view.node.text?.value else { return nil }
      if title.isEmpty {
        // UIKit shows a message without a title as a text of its own.
        let hasMessage = view.node.children.contains { $0.slot == .message }
        guard view.node.name != "UIAlertController" || !hasMessage else { return nil }
        return finding(
          at: view,
          Bilingual(
            en: "this alert has no title; say what happened, and what to do",
            ko: "경고에 제목이 없습니다. 무슨 일이 있었고 무엇을 하면 되는지 쓰세요")
        ).caused(by: "no title")
      }
      guard InterfaceWords.reads(title, as: .emptyTitle) else { return nil }
      return finding(
        at: view, evidence: ["title": title.shown],
        Bilingual(
          en: "“\(title.shown)” tells nothing; say what happened, and what to do",
          ko: "‘\(title.shown)’만으로는 아무것도 알 수 없습니다. 무슨 일이 있었고 무엇을 하면 되는지 쓰세요")
      ).caused(by: title.shown)
    }
  }

  var examples: [CheckExample] {
    let asking = """

      extension UIViewController {
        func tell(_ title: String?, message: String, done: (() -> Void)? = nil) {
          let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Close", style: .cancel) { _ in done?() })
          present(alert, animated: true)
        }
      }
      """
    func code(_ title: String) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .alert("\(title)", isPresented: $failed) { Button("OK") {} }
          """)
    }
    func json(_ title: String) -> String {
      ExampleText.json(views: #""kind": "alert", "text": "\#(title)""#)
    }
    func told(_ title: String) -> String {
      ExampleText.swift(viewDidLoad: "    tell(\(title), message: reason)") + asking
    }
    return [
      .failing(.swift, at: [4], code("Error")),
      .failing(.swift, at: [4], code("오류")),
      .failing(.swift, at: [4], code("")),
      .failing(.swift, at: [4], told("\"Error\"")),
      .passing(.swift, told("nil")),
      .failing(.json, at: [2], json("Warning!")),
      .passing(.swift, told("\"The walk was not saved\"")),
      .passing(.swift, told("walk.name")),
      .passing(.swift, code("The walk was not saved")),
      .passing(.swift, code("산책을 저장하지 못함")),
      .passing(.json, json("Delete this walk?")),
    ]
  }
}

internal import Guidelines

/// Alerts whose message repeats the title.
struct AlertMessage: Check {
  let id = CheckID(unchecked: "alert-message-repeats")
  let rule = RuleID(unchecked: "alert-message")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The message of an alert adds to its title.", ko: "경고의 메시지가 제목에 없는 것을 말합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.alert, .confirmationDialog).compactMap { view in
      guard let title = view.node.text?.stated else { return nil }
      if let empty = view.node.messages.first(where: {
        InterfaceWords.reads($0, as: .emptyTitle) && $0.shown.hasSuffix("?")
      }) {
        return finding(
          at: view, evidence: ["message": empty.shown],
          Bilingual(
            en: "the message “\(empty.shown)” adds nothing; tell what follows, and whether "
              + "it can be undone",
            ko: "메시지 ‘\(empty.shown)’에는 더 알려 주는 것이 없습니다. 어떻게 되는지, "
              + "되돌릴 수 있는지 쓰세요"))
      }
      guard
        view.node.messages.contains(where: { InterfaceWords.say(title, $0) })
      else { return nil }
      return finding(
        at: view, evidence: ["title": title.shown],
        Bilingual(
          en: "the message repeats the title “\(title.shown)”; leave it out, or tell what follows",
          ko: "메시지가 제목 ‘\(title.shown)’을(를) 되풀이합니다. 빼거나, 그 결과를 알려 주세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ message: String) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .alert("Delete this walk?", isPresented: $asks) {
                  Button("Delete", role: .destructive) { delete() }
                } message: {
                  Text("\(message)")
                }
          """)
    }
    func json(_ message: String) -> String {
      ExampleText.json(
        views: """
          "kind": "alert", "text": "산책을 삭제할까요?", "children": [
          {"kind": "text", "slot": "message", "text": "\(message)"}]
          """)
    }
    func uikit(_ message: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let alert = UIAlertController(
                title: "No Network", message: "\(message)", preferredStyle: .alert)
          """)
    }
    return [
      .failing(.swift, at: [4], code("Delete this walk?")),
      .failing(.swift, at: [4], code("delete this walk")),
      .failing(.swift, at: [4], uikit("No network.")),
      .failing(.json, at: [2], json("산책을 삭제할까요?")),
      .failing(.swift, at: [4], uikit("Are you sure?")),
      .passing(.swift, code("Its photos are deleted as well.")),
      .passing(.swift, uikit("Walks are saved when you are back online.")),
      .passing(.json, json("사진도 함께 삭제됩니다.")),
    ]
  }
}

extension ViewNode {
  /// The messages of an alert, as far as known.
  var messages: [InterfaceText] {
    children.filter { $0.slot == .message }.flatMap(\.inPlace).compactMap { $0.text?.stated }
  }
}

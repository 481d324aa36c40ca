internal import Guidelines

/// Questions before a deletion that only name what is deleted.
struct AlertDeleteUnsaid: Check {
  let id = CheckID(unchecked: "alert-delete-unsaid")
  let rule = RuleID(unchecked: "alert-title-length")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The question before a deletion says what happens to what it names.",
    ko: "삭제하기 전의 질문은 무엇이 어떻게 되는지 말합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.alert).compactMap { view in
      let node = view.node
      guard node.text?.value == nil, node.text != nil,
        node.textSource?.contains(where: \.isLetter) != true,
        !node.children.contains(where: { $0.slot == .message }),
        let button = node.buttons.first(where: { $0.role == .destructive })
      else { return nil }
      return finding(
        at: view, evidence: .stated("button", button.title?.value?.shown ?? ""),
        Bilingual(
          en:
            "a name alone asks nothing; ask in the title what is to be deleted, and say whether it can "
            + "be undone",
          ko: "이름만으로는 아무것도 묻지 않습니다. 무엇을 지울지 제목에서 묻고 되돌릴 수 있는지 알리세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ title: String, _ message: String = "nil") -> String {
      ExampleText.swift(
        viewDidLoad: """
              let alert = UIAlertController(title: \(title), message: \(message), preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
              alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          """)
    }
    func json(_ text: String) -> String {
      ExampleText.json(
        views:
          #""kind": "alert", \#(text), "children": [{"kind": "button", "text": "Delete", "role": "destructive"}]"#
      )
    }
    return [
      .failing(.swift, at: [4], code("walk.name")),
      .failing(.swift, at: [4], code(#""\(walk.name)""#)),
      .failing(.json, at: [2], json(#""text": {"unknown": "a name"}"#)),
      .passing(.swift, code(#""Delete \(walk.name)?""#)),
      .passing(.swift, code("walk.name", #""The walk is deleted for good.""#)),
      .passing(.json, json(#""text": "Delete the walk?""#)),
    ]
  }
}

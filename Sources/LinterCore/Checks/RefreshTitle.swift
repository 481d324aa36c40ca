internal import Guidelines

/// Refresh controls whose title explains how to refresh.
struct RefreshTitle: Check {
  let rule = RuleID(unchecked: "progress-refresh-title")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A refresh control has no title that tells how to refresh.",
    ko: "새로 고침 제어기의 제목이 새로 고치는 방법을 적지 않습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.refreshControl).compactMap { view in
      guard let title = view.node.text?.stated, InterfaceWords.tellsHowToRefresh(title) else {
        return nil
      }
      return finding(
        at: view, evidence: ["title": title.shown],
        Bilingual(
          en: "people know how to refresh; leave out “\(title.shown)”, or say when it was updated",
          ko: "새로 고치는 방법은 다들 압니다. ‘\(title.shown)’을(를) 빼거나 언제 업데이트했는지 쓰세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ title: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let refresh = UIRefreshControl()
              refresh.attributedTitle = NSAttributedString(string: \(title))
          """)
    }
    func json(_ title: String) -> String {
      ExampleText.json(views: #""kind": "refresh-control", "text": "\#(title)""#)
    }
    return [
      .failing(.swift, at: [4], code(#""Pull to refresh""#)),
      .failing(.swift, at: [4], code(#""당겨서 새로 고침""#)),
      .failing(.json, at: [2], json("Pull down to reload")),
      .passing(.swift, code(#""Updated at 9:41""#)),
      .passing(.swift, code("date")),
      .passing(.json, json("9:41에 업데이트됨")),
    ]
  }
}

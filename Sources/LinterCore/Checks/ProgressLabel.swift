internal import Guidelines

/// Progress indicators with a meaningless label.
struct ProgressLabel: Check {
  let rule = RuleID(unchecked: "progress-description")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "What stands beside a progress indicator says what is being done.",
    ko: "진행 과정 표시기 곁의 글이 무슨 일을 하는지 말합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.progress).filter { view in
      view.node.title?.stated.map { InterfaceWords.reads($0, as: .emptyProgress) } ?? false
    }.onePerTree { view, count in
      let title = view.node.title?.stated?.shown ?? ""
      return finding(
        at: view, evidence: ["title": title, "count": "\(count)"],
        Bilingual(
          en: "“\(title)” says little; name what is being loaded, or leave the label out",
          ko: "‘\(title)’은(는) 알려 주는 것이 적습니다. 무엇을 불러오는지 쓰거나 레이블을 빼세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ view: String) -> String { ExampleText.swift(body: "    \(view)") }
    func json(_ title: String) -> String {
      ExampleText.json(views: #""kind": "progress", "text": "\#(title)""#)
    }
    return [
      .failing(.swift, at: [3], code(#"ProgressView("Loading…")"#)),
      .failing(.swift, at: [3], code(#"ProgressView { Text("Please wait...") }"#)),
      .failing(.json, at: [2], json("로드 중")),
      .passing(.swift, code(#"ProgressView("Finding walks near you")"#)),
      .passing(.swift, code("ProgressView()")),
      .passing(.json, json("산책로를 찾는 중")),
    ]
  }
}

internal import Guidelines

/// Sheets with several detents but no grabber.
struct SheetGrabber: Check {
  let rule = RuleID(unchecked: "sheet-grabber")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.warning
  let summary = Bilingual(
    en: "A sheet that people can resize shows a grabber.", ko: "크기를 바꿀 수 있는 시트에 그래버가 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { $0.node.layout.hidesGrabber && $0.node.layout.detents > 1 }.map {
      finding(
        at: $0, for: .sheet, evidence: ["detents": "\($0.node.layout.detents)"],
        Bilingual(
          en: "this sheet has \($0.node.layout.detents) heights and hides its grabber; show it",
          ko: "높이가 \($0.node.layout.detents)가지인 시트가 그래버를 숨깁니다. 그래버를 보여 주세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ detents: String, _ indicator: String) -> String {
      ExampleText.swift(
        body: """
              WalksList()
                .presentationDetents([\(detents)])\(indicator)
          """)
    }
    func json(_ detents: Int, _ hides: Bool) -> String {
      ExampleText.json(
        views: #""kind": "list", "detents": \#(detents), "hidesGrabber": \#(hides)"#)
    }
    let hidden = ".presentationDragIndicator(.hidden)"
    return [
      .failing(.swift, at: [4], code(".medium, .large", hidden)),
      .failing(.swift, at: [4], code(".height(200), .medium, .large", hidden)),
      .failing(.json, at: [2], json(2, true)),
      .passing(.swift, code(".medium, .large", "")),
      .passing(.swift, code(".large", hidden)),
      .passing(.json, json(2, false)),
    ]
  }
}

internal import Guidelines

/// Sentences that code puts together from pieces.
struct TextJoined: Check {
  let id = CheckID(unchecked: "text-joined")
  let rule = RuleID(unchecked: "inclusion-localize")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A sentence is one text with places for its values.",
    ko: "문장은 값이 들어갈 자리를 둔 하나의 텍스트입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { $0.node.conduct == .joinsTexts }.onePerTree { view, count in
      let text = view.shown.trimmed
      return finding(
        at: view, evidence: ["text": text, "count": "\(count)"],
        Bilingual(
          en:
            "“\(text)” is a piece of a sentence, and other languages order words otherwise; use one "
            + "text with a place for each value",
          ko: "‘\(text)’은(는) 문장의 조각인데 언어마다 어순이 다릅니다. 값이 들어갈 자리를 둔 한 문장으로 쓰세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ text: String) -> String {
      ExampleText.swift(viewDidLoad: "    label.text = \(text)")
    }
    func json(_ conduct: String) -> String {
      ExampleText.json(views: #""conduct": "\#(conduct)", "text": "Ends on ""#)
    }
    return [
      .failing(.swift, at: [4], code(#"NSLocalizedString("Ends on ", comment: "") + day"#)),
      .failing(.swift, at: [4], code(#""You have " + number + " walks left""#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    bold(name) + plain(" joined ") + bold(walk)"#)),
      .failing(.json, at: [2], json("joins-texts")),
      .passing(.swift, code(#"NSLocalizedString("Ends on", comment: "") + ":""#)),
      .passing(.swift, code(#""Walks near you are " + "shown here.""#)),
      .passing(.swift, ExampleText.swift(viewDidLoad: #"    let path = "walks of " + name"#)),
      .passing(.json, json("shows-text")),
    ]
  }
}

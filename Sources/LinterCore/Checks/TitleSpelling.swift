internal import Guidelines

/// Words and signs that every app has and that this one writes in its own way: “Ok”, “Share...”.
struct TitleSpelling: Check {
  let id = CheckID(unchecked: "title-spelling")
  let rule = RuleID(unchecked: "writing-patterns")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "OK and the ellipsis are written as the system writes them.",
    ko: "OK와 줄임표를 시스템과 같게 씁니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    let told = interface.allViews.filter { view in
      view.node.conduct == .spellsOtherwise
        && !interface.placedViews.isForDevelopers(view)
    }
    let words = told.compactMap { view -> Finding? in
      guard let text = view.node.text?.value?.values.en, let right = InterfaceWords.spelling(text)
      else { return nil }
      return finding(
        at: view, evidence: ["text": text, "expected": right],
        Bilingual(
          en: "the system writes “\(right)”, not “\(text)”; write it alike everywhere",
          ko: "시스템은 ‘\(text)’이(가) 아니라 ‘\(right)’(이)라고 씁니다. 어디서나 같게 쓰세요")
      ).caused(by: "\(text) in \(view.node.place.file)")
    }
    let periods = told.filter { $0.shown.hasSuffix("...") }.onePerTree { view, count in
      finding(
        at: view, evidence: ["text": view.shown, "count": "\(count)"],
        Bilingual(
          en: "“\(view.shown)” ends with three periods; write the ellipsis, …",
          ko: "‘\(view.shown)’이(가) 마침표 세 개로 끝납니다. 줄임표(…)를 쓰세요"))
    }
    return words + periods
  }

  var examples: [CheckExample] {
    func code(_ title: String) -> String {
      ExampleText.swift(body: "    Button(\"\(title)\") { close() }")
    }
    func json(_ text: String) -> String {
      ExampleText.json(
        views: #""kind": "other", "text": "\#(text)", "conduct": "spells-otherwise""#)
    }
    func looked(_ text: String) -> String {
      ExampleText.swift(viewDidLoad: "    title = \(text)")
    }
    let constant = """
      private enum Titles {
        static let okay = NSLocalizedString("Okay", comment: "Closes the alert")
      }
      """
    return [
      .failing(.swift, at: [3], code("Ok")),
      .failing(.swift, at: [2], constant),
      .failing(.swift, at: [3], code("Share...")),
      .failing(.json, at: [2], json("Ok")),
      .passing(.swift, code("OK")),
      .passing(.swift, looked("NSLocalizedString(\"ok\", value: \"OK\", comment: \"\")")),
      .passing(.swift, looked("String(localized: \"ok\", defaultValue: \"OK\")")),
      .passing(.swift, looked("NSLocalizedString(\"ok\", comment: \"\")")),
      .passing(.swift, code("Share…")),
      .passing(.swift, code("...")),
      .passing(.swift, ExampleText.swift(viewDidLoad: #"    log("Loading...")"#)),
      .passing(.json, json("OK")),
    ]
  }
}

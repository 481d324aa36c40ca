internal import Guidelines

/// Text in thin weights.
struct FontWeight: Check {
  let id = CheckID(unchecked: "font-weight")
  let rule = RuleID(unchecked: "accessibility-font-weight")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(en: "Text is not thin or light.", ko: "글자의 획이 가늘지 않습니다.")

  /// The size in points from which on thin text is legible.
  private static let large = 34.0

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.text, .label, .button, .textField).filter { view in
      // Large text stays legible.
      view.node.look.isThin && (view.node.look.fixedFontSize?.value ?? 0) < Self.large
    }.onePerTree { view, count in
      let weight = view.node.look.fontWeight ?? ""
      return finding(
        at: view, evidence: ["weight": weight, "count": "\(count)"],
        Bilingual(
          en: "text in the weight \(weight) is hard to see; choose one from regular to bold",
          ko: "글자 굵기(\(weight))가 가늘어 잘 보이지 않습니다. regular에서 bold 사이로 고르세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ rest: String) -> String { ExampleText.swift(body: "    Text(\"Walks\")\(rest)") }
    func json(_ weight: String) -> String {
      ExampleText.json(views: #""kind": "text", "text": "Walks", "fontWeight": "\#(weight)""#)
    }
    return [
      .failing(.swift, at: [3], code(".fontWeight(.thin)")),
      .failing(.swift, at: [3], code(".font(.system(.body).weight(.ultraLight))")),
      .failing(.json, at: [2], json("light")),
      .passing(.swift, code(".font(.system(size: 48, weight: .light))")),
      .passing(.swift, code(".fontWeight(.semibold)")),
      .passing(.swift, code(".font(.title.bold())")),
      .passing(.json, json("regular")),
    ]
  }
}

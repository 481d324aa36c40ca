internal import Guidelines

/// Tooltips that are too long.
struct TooltipLength: Check {
  let rule = RuleID(unchecked: "help-tooltip-length")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(en: "A tooltip is short.", ko: "툴팁이 짧습니다.")

  var needs: [LimitQuery] { [request] }

  private var request: LimitQuery {
    LimitQuery(rule: rule, dimension: .length, unit: .characters, bound: .maximum)
  }

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.compactMap { view in
      guard let text = view.node.tooltip?.stated?.readings.first?.text,
        // If no platform is stated, a tooltip is assumed to be for the Mac.
        let limit = numbers.limit(
          for: request, on: view.platforms.isEmpty ? [.macOS] : view.platforms),
        limit.isExceeded(by: Double(text.count))
      else { return nil }
      return finding(
        at: view, evidence: limit.evidence("characters", Double(text.count), .maximum),
        Bilingual(
          en: "a tooltip of \(text.count) characters; \(limit.shown) are enough",
          ko: "툴팁이 \(text.count)자입니다. \(limit.shown)자면 충분합니다"))
    }
  }

  var examples: [CheckExample] {
    let long =
      "Click this button in order to save the walk that you are recording now to your library"
    func code(_ text: String, _ view: String = "Text(\"Walk\")") -> String {
      ExampleText.swift(body: "    \(view).help(\"\(text)\")")
    }
    func json(_ text: String) -> String {
      ExampleText.json("macOS", views: #""kind": "button", "text": "Go", "tooltip": "\#(text)""#)
    }
    return [
      .failing(.swift, at: [3], code(long)),
      .failing(.swift, at: [3], code(long, #"Button("Save") { save() }"#)),
      .failing(.json, at: [2], json(long)),
      .passing(.swift, code("Save the walk")),
      .passing(.swift, code("산책 저장", "Image(systemName: \"map\")")),
      .passing(.json, json("Save the walk")),
    ]
  }
}

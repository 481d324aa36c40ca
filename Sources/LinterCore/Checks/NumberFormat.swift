internal import Guidelines

/// Numbers, durations and amounts of money that are written alike in every region.
struct NumberFormat: Check {
  let id = CheckID(unchecked: "number-format")
  let rule = RuleID(unchecked: "inclusion-localize")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Numbers, durations and money are written as the region of the device has them.",
    ko: "숫자와 시간, 금액을 기기의 지역에 맞게 표시합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { $0.node.conduct == .writesNumber }.onePerTree { view, count in
      let format = view.node.textSource ?? ""
      return finding(
        at: view, evidence: ["format": format, "count": "\(count)"],
        Bilingual(
          en: "“\(format)” is the same in every region; let a format style write the number",
          ko: "‘\(format)’ 형식은 어느 지역에서나 똑같습니다. 지역에 맞는 포맷 스타일로 쓰세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ text: String) -> String { ExampleText.swift(body: "    Text(\(text))") }
    func json(_ conduct: String) -> String {
      ExampleText.json(views: #""conduct": "\#(conduct)", "textSource": "%.1f km""#)
    }
    return [
      .failing(.swift, at: [3], code(#"String(format: "%.1f km", length)"#)),
      .failing(.swift, at: [3], code(##""$\(price)""##)),
      .failing(.swift, at: [3], code(#"String(format: "$%.0f a month", price)"#)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: #"    let time = String(format: "%d:%02d", minutes, seconds)"#)),
      .failing(.json, at: [2], json("writes-number")),
      .passing(.swift, code("length.formatted()")),
      .passing(.swift, code(#"String(format: "%.1f km", locale: .current, length)"#)),
      .passing(
        .swift, ExampleText.swift(viewDidLoad: #"    let key = String(format: "%.1f", zoom)"#)),
      .passing(.json, json("shows-text")),
    ]
  }
}

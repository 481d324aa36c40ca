internal import Guidelines

/// Layers that keep the color that an adaptive color had when they got it.
struct LayerColor: Check {
  let id = CheckID(unchecked: "layer-color")
  let rule = RuleID(unchecked: "dark-adaptive-colors")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "The colors of layers change with the appearance, too.",
    ko: "레이어의 색상도 화면 모드에 따라 바뀝니다.")

  /// The least contrast of a color in light mode with itself in Dark Mode that people notice.
  private static let leastChange = 1.5

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    guard interface.appearances.count > 1 else { return [] }
    return interface.allViews.filter { view in
      guard let color = view.node.layerColor?.stated,
        let light = interface.shown(color, in: .light), light.opacity > 0.2,
        let dark = interface.shown(color, in: .dark)
      else { return false }
      return light.contrast(with: dark) >= Self.leastChange
    }.onePerTree { view, _ in
      finding(
        at: view,
        Bilingual(
          en: "a CGColor keeps the appearance it was made in; set it again when that changes",
          ko: "CGColor는 만들 때의 화면 모드를 그대로 유지합니다. 화면 모드가 바뀌면 다시 지정하세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ line: String, _ more: String = "") -> String {
      """
      class Card: UIView {
        override func awakeFromNib() {
          \(line)
        }\(more)
      }
      """
    }
    func json(_ color: String) -> String {
      ExampleText.json(views: #""kind": "container", "layerColor": {"system": "\#(color)"}"#)
    }
    let border = "layer.borderColor = UIColor.systemGray4.cgColor"
    return [
      .failing(.swift, at: [3], code(border)),
      .failing(.swift, at: [3], code("picture.layer.borderColor = UIColor.label.cgColor")),
      .failing(.json, at: [2], json("gray5")),
      .passing(.swift, code("layer.borderColor = UIColor.systemRed.cgColor")),
      .passing(.swift, code("layer.borderColor = UIColor.white.cgColor")),
      .passing(
        .swift,
        code(
          border,
          "\n  override func traitCollectionDidChange(_ old: UITraitCollection?) { paint() }")),
      .passing(.json, json("red")),
    ]
  }
}

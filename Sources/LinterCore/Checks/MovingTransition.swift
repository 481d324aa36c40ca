internal import Guidelines

/// Transitions across the screen that ignore the Reduce Motion setting.
struct MovingTransition: Check {
  let id = CheckID(unchecked: "moving-transition")
  let rule = RuleID(unchecked: "accessibility-reduce-motion")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "What comes and goes across the screen fades under Reduce Motion.",
    ko: "화면을 가로질러 나타나고 사라지는 것은 ‘동작 줄이기’에서 서서히 바뀝니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter(\.node.movesFar).onePerTree { view, _ in
      let isLayer = view.node.name == "CALayer"
      let found = finding(at: view, isLayer ? Self.ofLayer : Self.ofView)
      return isLayer ? found : found.caused(by: "transition")
    }
  }

  private static let ofView = Bilingual(
    en: "this moves in or out; let it fade where accessibilityReduceMotion is on",
    ko: "미끄러지며 나타나거나 사라집니다. accessibilityReduceMotion이 켜져 있으면 서서히 바뀌게 하세요")

  private static let ofLayer = Bilingual(
    en: "this moves or scales what people see; leave it out where "
      + "UIAccessibility.isReduceMotionEnabled",
    ko: "보이는 것을 움직이거나 키웁니다. UIAccessibility.isReduceMotionEnabled이면 빼세요")

  var examples: [CheckExample] {
    func code(_ transition: String, _ more: String = "") -> String {
      ExampleText.swift(
        body: "    if shows { Text(\"Saved\").transition(\(transition)) }") + more
    }
    func json(_ moves: Bool) -> String {
      ExampleText.json(views: #""kind": "text", "text": "Saved", "movesFar": \#(moves)"#)
    }
    func spring(_ change: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.8,
                initialSpringVelocity: 0) { self.\(change) }
          """)
    }
    let asking =
      "\nextension WalksView { var still: Bool { UIAccessibility.isReduceMotionEnabled } }"
    return [
      .failing(.swift, at: [3], code(".move(edge: .bottom)")),
      .failing(.swift, at: [3], code(".slide.combined(with: .opacity)")),
      .failing(
        .swift, at: [3], code(".asymmetric(insertion: .push(from: .top), removal: .opacity)")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                UIView.modifyAnimations(withRepeatCount: 5, autoreverses: true) {
                  self.field.transform = .init(translationX: 4, y: 0)
                }
            """)),
      .failing(.swift, at: [4], spring("sheet.frame = place")),
      .passing(.swift, spring("sheet.alpha = 1")),
      .failing(.json, at: [2], json(true)),
      .passing(.swift, code(".opacity")),
      .passing(.swift, code(".slide", asking)),
      .passing(.json, json(false)),
    ]
  }
}

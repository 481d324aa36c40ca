internal import Guidelines

/// Animations that repeat forever and ignore the Reduce Motion setting.
struct EndlessMotion: Check {
  let id = CheckID(unchecked: "endless-motion")
  let rule = RuleID(unchecked: "accessibility-reduce-motion")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "An animation that never ends asks for Reduce Motion.",
    ko: "끝나지 않는 애니메이션은 ‘동작 줄이기’를 확인합니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { view in
      // The system's indicators turn on while people ask for less motion, too.
      view.node.movesForEver && !InterfaceWords.namesActivity(view.root.node.name)
    }.onePerFile(inOrder: false) { view, _ in
      finding(
        at: view, for: .motion,
        Bilingual(
          en: "this moves for ever; stop it where accessibilityReduceMotion is on",
          ko: "끝없이 움직입니다. accessibilityReduceMotion이 켜져 있으면 멈추세요"))
    }
  }

  var examples: [CheckExample] {
    func code(_ rest: String, _ more: String = "") -> String {
      ExampleText.swift(body: "    Image(\"sun\")\(rest)") + more
    }
    func json(_ moves: Bool) -> String {
      ExampleText.json(views: #""kind": "image", "movesForEver": \#(moves)"#)
    }
    let endless = ".animation(.linear.repeatForever(), value: turns)"
    return [
      .failing(.swift, at: [3], code(endless)),
      .failing(
        .swift, at: [3],
        code(".onAppear { withAnimation(.linear.repeatForever()) { turns = true } }")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: "    sun.animationImages = images; sun.startAnimating()")),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: """
                sun.animationImages = images; sun.animationRepeatCount = 1; sun.startAnimating()
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: "    sun.animationImages = images; spinner.startAnimating()")),
      .failing(
        .swift, at: [5],
        ExampleText.swift(
          viewDidLoad: """
                rain.animationRepeatCount = 1; self.sun.animationImages = images
                sun.startAnimating()
            """)),
      .failing(.swift, at: [3], code(".phaseAnimator([0, 8]) { $0.offset(y: $1) }")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: """
                Hills(page).onReceive(Timer.publish(every: 3, on: .main, in: .common)) { _ in
                  withAnimation { page = (page + 1) % 4 }
                }
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                Hills(page).onReceive(Timer.publish(every: 1, on: .main, in: .common)) { _ in
                  withAnimation { seconds -= 1 }
                }
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          body: """
                Hills(page).onReceive(Timer.publish(every: 1, on: .main, in: .common)) { _ in
                  if left > 0 { left = left - 1 } else { withAnimation { isOver.toggle() } }
                }
            """)),
      .passing(.swift, code(".phaseAnimator([0, 8], trigger: turns) { $0.offset(y: $1) }")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad:
            "    UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { turn() }")),
      .failing(
        .swift, at: [4], ExampleText.swift(viewDidLoad: "    turning.repeatCount = .infinity")),
      .failing(.swift, at: [4], ExampleText.swift(viewDidLoad: "    turning.repeatCount = HUGE")),
      .passing(.swift, ExampleText.swift(viewDidLoad: "    turning.repeatCount = 2")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(viewDidLoad: "    let leaf = CAEmitterCell(); leaf.birthRate = 6")),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: "    let leaf = CAEmitterCell(); leaf.birthRate = 6; rain.birthRate = 0")),
      .failing(
        .swift, at: [4], ExampleText.swift(viewDidLoad: "    sunAnimation.loopMode = .autoReverse")),
      .failing(.swift, at: [3], code(".playing(loopMode: .loop)")),
      .passing(.swift, code(".playing(loopMode: .playOnce)")),
      .failing(.json, at: [2], json(true)),
      .passing(.swift, code(".animation(.linear, value: turns)")),
      .passing(
        .swift,
        code(
          endless,
          "\nextension WalksView { var still: Bool { UIAccessibility.isReduceMotionEnabled } }")),
      .passing(.json, json(false)),
    ]
  }
}

internal import Guidelines

/// Views aligned left or right regardless of the writing direction.
struct FixedSide: Check {
  let id = CheckID(unchecked: "fixed-side")
  let rule = RuleID(unchecked: "rtl-mirror-interface")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.note
  let summary = Bilingual(
    en: "What stands at a side is leading or trailing, not left or right.",
    ko: "가장자리에 놓이는 것은 왼쪽·오른쪽이 아니라 앞쪽·뒤쪽에 놓입니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.allViews.filter { $0.node.layout.fixedSide != nil }.onePerTree {
      view, count in
      let side = view.node.layout.fixedSide ?? ""
      let leading = side == "left" ? "leading" : "trailing"
      return finding(
        at: view, for: .side, evidence: ["side": side, "count": "\(count)"],
        Bilingual(
          en: "this stays at the \(side) in right-to-left languages; use \(leading)",
          ko: """
            오른쪽에서 왼쪽으로 쓰는 언어에서도 \(side == "left" ? "왼쪽" : "오른쪽")에 남습니다. \
            \(leading)을 쓰세요
            """))
    }
  }

  var examples: [CheckExample] {
    func code(_ line: String) -> String { ExampleText.swift(viewDidLoad: "    \(line)") }
    func json(_ rest: String) -> String { ExampleText.json(views: #""kind": "text"\#(rest)"#) }
    func storyboard(_ attribute: String) -> String {
      ExampleText.storyboard(
        screen: """
          <view key="view" id="w"><constraints>
          <constraint firstItem="a" firstAttribute="\(attribute)" secondItem="w" \
          secondAttribute="\(attribute)" id="c"/></constraints></view>
          """)
    }
    return [
      .failing(.swift, at: [4], code("label.leftAnchor.constraint(equalTo: view.leftAnchor)")),
      .failing(.swift, at: [4], code("label.textAlignment = .right")),
      .failing(.swift, at: [4], code("button.semanticContentAttribute = .forceRightToLeft")),
      .failing(.swift, at: [4], code("label.textAlignment = isWide ? .center : .right")),
      .failing(
        .swift, at: [4],
        code("label.textAlignment = traits.horizontalSizeClass == .regular ? .right : .left")),
      .passing(.swift, code("label.textAlignment = isMine ? .right : .left")),
      .passing(.swift, code("label.textAlignment = isRTL ? .center : .right")),
      .failing(
        .swift, at: [4],
        code("label.insets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)")),
      .passing(
        .swift,
        code("list.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)")),
      .passing(
        .swift,
        code("label.insets = UIEdgeInsets(top: 0, left: 1000, bottom: 0, right: 0)")),
      .failing(
        .swift, at: [4],
        code(
          "let gap = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)\n    label.insets = gap")),
      .passing(
        .swift,
        code("let insets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0); fill(insets)")),
      .passing(
        .swift,
        code("label.insets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)")),
      .passing(
        .swift,
        code("list.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(body: "    WalksMenu()\n      .offset(x: isOpen ? 0 : -(menuWidth + 8))")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(body: "    WalksMenu()\n      .offset(x: isOpen ? 0.0 : -menuWidth)")),
      .passing(
        .swift, ExampleText.swift(body: "    WalksMenu().offset(x: isOpen ? 0 : -8)")),
      .passing(
        .swift, ExampleText.swift(body: "    WalksMenu().offset(x: isOpen ? 0 : lineWidth)")),
      .passing(
        .swift, ExampleText.swift(body: "    WalksMenu().offset(x: isOpen ? 0 : geo.size.width)")),
      .failing(.storyboard, at: [7], storyboard("left")),
      .failing(.json, at: [2], json(#", "fixedSide": "left""#)),
      .passing(.swift, code("label.leadingAnchor.constraint(equalTo: view.leadingAnchor)")),
      .passing(.swift, code("label.textAlignment = .natural")),
      .passing(.swift, code("player.semanticContentAttribute = .playback")),
      .passing(
        .swift,
        code(
          """
          label.leftAnchor.constraint(equalTo: view.leftAnchor)
              label.rightAnchor.constraint(equalTo: view.rightAnchor)
          """)),
      .passing(.storyboard, storyboard("leading")),
      .passing(.json, json("")),
    ]
  }
}

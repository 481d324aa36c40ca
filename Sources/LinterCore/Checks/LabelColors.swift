internal import Guidelines

/// Text in grays, or in a choice of black and white, that the system's label colors stand for.
struct LabelColors: Check {
  let id = CheckID(unchecked: "label-colors")
  let rule = RuleID(unchecked: "dark-label-colors")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Text is in the label colors of the system, which adapt.",
    ko: "글자에 화면 모드를 따르는 시스템의 레이블 색상을 씁니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    // An app that is always light has no Dark Mode.
    guard interface.appearances.contains(.dark) else { return [] }
    let texts = interface.views(.text, .label).filter { view in
      (Self.choosesByAppearance(view.node.look) || Self.isGray(view.node))
        && view.platforms.mayInclude(.iOS, .iPadOS) && view.hasNoBackground
        && view.followsAppearance
    }
    let chosen = texts.filter { Self.choosesByAppearance($0.node.look) }.onePerTree { view, _ in
      finding(
        at: view,
        Bilingual(
          en: "black or white is chosen by the appearance here; the color primary is both",
          ko: "화면 모드에 따라 검은색과 흰색을 직접 고릅니다. primary 색상이 둘을 대신합니다"))
    }
    // In a document the views around a label are not known; in SwiftUI they are, so `text-contrast` decides.
    let gray = texts.filter { Self.isGray($0.node) }.onePerTree { view, _ in
      finding(
        at: view,
        Bilingual(
          en: "this gray is the same in light mode and Dark Mode; use secondaryLabel, which adapts",
          ko: "라이트 모드와 다크 모드에서 똑같은 회색입니다. 화면 모드를 따르는 secondaryLabel을 쓰세요"))
    }
    return chosen + gray
  }

  /// Whether code gives a label a gray that does not adapt.
  private static func isGray(_ view: ViewNode) -> Bool {
    view.look.foreground?.stated?.isFixedGray == true && ["UILabel", ""].contains(view.name)
  }

  /// Whether a condition on the appearance selects black or white.
  private static func choosesByAppearance(_ look: ViewNode.Look) -> Bool {
    if look.foreground?.stated == .adaptive(light: .system("black"), dark: .system("white")) {
      return true
    }
    guard let condition = look.colorCondition?.lowercased(),
      Set(look.colorChoices) == [.system("black"), .system("white")]
    else { return false }
    return ["colorscheme", "userinterfacestyle"].contains(where: condition.contains)
  }

  var examples: [CheckExample] {
    func code(_ color: String) -> String {
      ExampleText.swift(body: "    Text(\"Walks\").foregroundStyle(\(color))")
    }
    func uikit(_ color: String) -> String {
      ExampleText.swift(
        viewDidLoad: """
              let label = UILabel()
              label.textColor = \(color)
          """)
    }
    func json(_ gray: String) -> String {
      ExampleText.json(
        views: """
          "kind": "text", "text": "Walks", "foreground": \
          {"red": \(gray), "green": \(gray), "blue": \(gray)}
          """)
    }
    return [
      .failing(.swift, at: [3], code("colorScheme == .dark ? Color.white : Color.black")),
      .failing(.swift, at: [4], uikit("UIColor(white: 0.45, alpha: 1)")),
      .failing(.swift, at: [4], uikit(".darkGray")),
      .failing(.json, at: [2], json("0.5")),
      .passing(.swift, code(".secondary")),
      .passing(.swift, code("walk.isOpen ? Color.white : Color.black")),
      .passing(.swift, code("Color(white: 0.45)).background(Color.white")),
      .passing(.swift, uikit(".secondaryLabel")),
      .passing(.json, json("0.9")),
    ]
  }
}

extension ColorName {
  /// Whether it is a gray in between black and white, the same in every appearance.
  fileprivate var isFixedGray: Bool {
    switch self {
    case .system("lightGray"), .system("darkGray"): true
    case .literal(let red, let green, let blue):
      max(red, green, blue) - min(red, green, blue) < 0.08 && (0.2...0.8).contains(green)
    default: false
    }
  }
}

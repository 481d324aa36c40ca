internal import Guidelines

/// Marks that tell a state by their color alone.
struct StateColor: Check {
  let id = CheckID(unchecked: "state-color")
  let rule = RuleID(unchecked: "accessibility-color-alone")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "A mark that tells a state has a shape or a word for it, too.",
    ko: "상태를 알리는 표시는 모양이나 글로도 상태를 알립니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    interface.views(.shape, .image, .text).filter { view in
      guard let condition = view.node.look.colorCondition, Self.tellsState(condition, by: view)
      else { return false }
      return Self.isMark(view.node) && !view.isDescribed && !view.isHiddenFromVoiceOver
        && view.node.describingModifiers.isEmpty
        // `selection-color` looks at what a button chooses.
        && !view.isInside(.button, .toggle, .menu, .picker)
        && view.ancestors.allSatisfy { $0.node.tapAction == nil && !$0.node.accessibility.hasValue }
        && !Self.isTold(condition, beside: view) && !Self.hasShape(view.node)
    }.onePerTree { view, _ in
      finding(
        at: view,
        Bilingual(
          en: "only a color tells this state; add a symbol, a shape or a word for it",
          ko: "이 상태를 색으로만 알립니다. 심볼이나 모양, 글을 더하세요"))
    }
  }

  /// Whether it has a shape or a place that the state changes, too.
  private static func hasShape(_ node: ViewNode) -> Bool {
    node.look.changesShape
      || node.children.contains { behind in
        [.background, .overlay].contains(behind.slot)
          && behind.contains { $0.branches.count > node.branches.count }
      }
  }

  /// The greatest side of a dot, in points.
  private static let largestDot = 24.0

  /// Whether a view is a dot, or a symbol that stays the same, in one of several colors.
  private static func isMark(_ node: ViewNode) -> Bool {
    let colors = Set(node.look.colorChoices)
    guard !colors.contains(where: \.isTranslucent) else { return false }
    if node.name == "UIButton" { return true }
    if node.name == "UIView" { return node.outlets.contains(where: InterfaceWords.namesMark) }
    guard colors.count > 1 else { return false }
    switch node.kind {
    case .image:
      guard case .symbol? = node.image?.stated else { return false }
      return colors.filter { !$0.isNeutral }.count > 1
    case .text: return node.saysTheSame && colors.contains { !$0.isNeutral }
    default: break
    }
    let sides = [node.look.width, node.look.height].map { $0?.stated ?? .infinity }
    return sides.allSatisfy { $0 <= largestDot }
  }

  /// Whether a condition is about what something is, and not about the appearance, the use of a control or a
  /// place in a series.
  private static func tellsState(_ condition: String, by view: PlacedView) -> Bool {
    let lowered = condition.lowercased()
    let isOfSeries =
      view.ancestors.contains { $0.node.isRepeated }
      && ["==", "<", ">"].contains(where: condition.contains)
    // `isCurrent` and `page == currentPage` choose, but `hasCurrentWalk` tells a state.
    let isOfChoice =
      lowered.contains("current")
      && (lowered.contains("iscurrent") || lowered.hasSuffix("current") || condition.contains("=="))
    return !isOfSeries && !isOfChoice
      && ![
        "scheme", "appearance", "interfacestyle", "select", "highlight",
        "enabled", "disabled", "pressed", "hover", "focus", "contrast",
      ]
      .contains(where: lowered.contains)
  }

  /// Whether a text beside a mark tells the state, or may, as far as its source shows.
  private static func isTold(_ condition: String, beside mark: PlacedView) -> Bool {
    let names = Set(condition.identifiers)
    let stack = mark.ancestors.first { $0.node.name.hasSuffix("Stack") }
    return (stack?.node.inPlace ?? []).contains { view in
      switch view.kind {
      case .other: return true
      case .text, .label:
        if view.place == mark.node.place { return false }
        let own = view.textSource?.identifiers ?? []
        // `walk.name` is the same in every state.
        let isName = own.last.map { ["name", "title"].contains(where: $0.lowercased().hasSuffix) }
        return view.branches.count > mark.node.branches.count
          || isName != true && !names.isDisjoint(with: own)
      default: return false
      }
    }
  }

  var examples: [CheckExample] {
    func code(_ mark: String, _ text: String = "Text(walk.name)", _ more: String = "") -> String {
      ExampleText.swift(body: "    HStack { \(mark); \(text) }") + more
    }
    let dot = "Circle().fill(walk.isOpen ? .green : .red).frame(width: 8, height: 8)"
    func uikit(_ line: String) -> String {
      """
      class WalkCell: UITableViewCell {
        let statusDot = UIView(), card = UIView(), word = UILabel()
        var walk = Walk() { didSet { \(line) } }
      }
      """
    }
    func button(_ line: String) -> String {
      """
      class MuteButton: UIButton {
        var isMuted = false
        func update() { \(line) }
      }
      """
    }
    let json = """
      "kind": "shape", "width": 8, "height": 8, "colorCondition": "isOpen", \
      "colorChoices": [{"system": "green"}, {"system": "red"}]
      """
    func titles(_ more: String) -> String {
      """
      class PaceView: UIView {
        func show(isFast: Bool) {
          if isFast {
            fastButton.setTitleColor(.label, for: .normal)
            slowButton.setTitleColor(.systemGray, for: .normal)
          } else {
            fastButton.setTitleColor(.systemGray, for: .normal)
            slowButton.setTitleColor(.label, for: .normal)
          }
          \(more)
        }
      }
      """
    }
    return [
      .failing(.swift, at: [4], titles("")),
      .passing(.swift, titles("fastButton.isSelected = isFast")),
      .failing(.swift, at: [3], code(dot)),
      .passing(
        .swift,
        code(
          "Text(walk.name).foregroundStyle(walk.isOpen ? .green : .red) + Text(walk.state)",
          "Spacer()")),
      .failing(
        .swift, at: [3],
        code(#"Image(systemName: "circle.fill").foregroundStyle(isOpen ? .green : .red)"#)),
      .failing(
        .swift, at: [3],
        code(
          "Circle().fill(color).frame(width: 10, height: 10)", "Text(\"The hill\")",
          """

          extension WalksView {
            var color: Color {
              switch walk.state {
              case .open: .green
              case .closed: .red
              }
            }
          }
          """)),
      .failing(
        .swift, at: [3],
        code("EmptyView()", "Text(walk.name).foregroundStyle(isLate ? .red : .primary)")),
      .passing(
        .swift, code("EmptyView()", "Text(delay).foregroundStyle(isLate ? .red : .primary)")),
      .failing(.swift, at: [3], uikit("statusDot.backgroundColor = walk.isOpen ? .green : .red")),
      .passing(
        .swift,
        uikit(
          "statusDot.backgroundColor = walk.isOpen ? .green : .red; word.text = walk.isOpen.word")),
      .passing(.swift, uikit("card.backgroundColor = walk.isOpen ? .green : .red")),
      .failing(.swift, at: [3], button("tintColor = isMuted ? .systemRed : .systemBlue")),
      .failing(
        .swift, at: [4],
        """
        class RoundButton: UIButton {}
        class Recorder: UIView {
          var stop: RoundButton?
          var hasCurrentWalk = false { didSet { stop?.tintColor = hasCurrentWalk ? .red : .blue } }
        }
        """),
      .passing(
        .swift, button("tintColor = isCurrent ? .systemRed : .systemBlue")),
      .passing(
        .swift,
        button("tintColor = isMuted ? .systemRed : .systemBlue; setImage(sign, for: .normal)")),
      .failing(.json, at: [2], ExampleText.json(views: json)),
      .passing(.json, ExampleText.json(views: json + #", "accessibilityLabel": "Open""#)),
      .passing(.swift, code(dot, #"Text(walk.isOpen ? "Open" : "Closed")"#)),
      .passing(.swift, code(dot, #"if walk.isOpen { Text("Open") }"#)),
      .passing(.swift, code(dot + #".accessibilityLabel("Open")"#)),
      .passing(
        .swift,
        code(
          "EmptyView()",
          "Text(\"Walks\").foregroundStyle(isOpen ? .green : .red).background { if isOpen { Capsule() } }"
        )),
      .passing(
        .swift, code("EmptyView()", "Text(title).foregroundStyle(isLate ? .red : .primary)")),
      .passing(.swift, code(dot.replacing("walk.isOpen", with: "scheme == .dark"))),
      .passing(.swift, code(dot.replacing("8", with: "80"))),
    ]
  }
}

extension String {
  /// The names in a source: `walk`, `isOpen`.
  fileprivate var identifiers: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter { $0 != "self" }
  }
}

extension ColorName {
  /// Whether it has no hue.
  fileprivate var isNeutral: Bool {
    switch self {
    case .system(let name):
      name.lowercased().contains("gray")
        || ["primary", "secondary", "tertiary", "quaternary", "white", "black"].contains(name)
    case .literal(let red, let green, let blue): red == green && green == blue
    case .asset, .faded, .adaptive: false
    }
  }
}

extension ViewNode {
  /// Whether its text does not depend on a state: a literal, or the name of something.
  fileprivate var saysTheSame: Bool {
    guard let source = textSource?.identifiers, let last = source.last else {
      return text?.stated != nil
    }
    // A variable of the view may hold another text in each state.
    guard source.count > 1 else { return false }
    return ["name", "title"].contains { last.lowercased().hasSuffix($0) }
  }
}

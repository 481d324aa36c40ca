internal import Guidelines

/// Actions that only a long press or a double tap runs, and values that only dragging sets.
struct GestureAlone: Check {
  let rule = RuleID(unchecked: "gesture-alternatives")
  let inputs: [InterfaceFile.Kind] = [.swift, .json]
  let severity = Severity.note
  let judgesUses = false
  let summary = Bilingual(
    en: "What a hidden gesture does can be done in another way.",
    ko: "숨은 제스처로 하는 일을 다른 방법으로도 할 수 있습니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    drags(in: interface) + presses(in: interface)
  }

  /// The views on which people set a value by dragging, and VoiceOver cannot.
  private func drags(in interface: Interface) -> [Finding] {
    interface.allViews.filter { view in
      guard let action = view.node.dragAction, action.contains(" = ") else { return false }
      // What people draw has no value.
      let isDrawing = view.node.contains { ["Canvas", "Path"].contains($0.name) }
      return !isDrawing && view.platforms.mayInclude(.iOS, .iPadOS, .visionOS)
        && ([view] + view.ancestors).allSatisfy { around in
          !around.node.accessibility.hasAction && around.node.describingModifiers.isEmpty
            && !around.node.isElement && !around.node.isHiddenFromVoiceOver
        }
    }.onePerTree { view, _ in
      finding(
        at: view, for: .gesture,
        Bilingual(
          en: "only dragging sets this; add accessibilityAdjustableAction, or use a Slider",
          ko: "끌어야만 바꿀 수 있습니다. accessibilityAdjustableAction을 더하거나 Slider를 쓰세요"))
    }
  }

  private func presses(in interface: Interface) -> [Finding] {
    interface.allViews.filter { view in
      guard let action = view.node.longPressAction, !view.node.accessibility.hasAction,
        view.node.describingModifiers.isEmpty, !view.isHiddenFromVoiceOver
      else { return false }
      let called = Self.called(in: action)
      // A menu on the same view or another control may offer it.
      return !called.isEmpty
        && !view.node.contains { $0.kind == .contextMenu || $0.kind == .swipeActions }
        && !view.root.node.contains { other in
          // What a tap on the same view does with other values is something else.
          other != view.node && other.mayStand(with: view.node)
            && [other.action, other.tapAction].compactMap(\.self).contains {
              !called.isDisjoint(with: Self.called(in: $0))
            }
        }
        && Self.body(of: view.node.tapAction ?? "") != Self.body(of: action)
    }.map { view in
      finding(
        at: view, for: .gesture,
        Bilingual(
          en:
            "only a gesture that people cannot see does this; offer a button, a menu or an accessibility action, too",
          ko: "보이지 않는 제스처로만 할 수 있습니다. 버튼이나 메뉴, 손쉬운 사용 동작도 두세요"))
    }
  }

  /// What an action does, without the signs around it.
  private static func body(of action: String) -> Substring {
    var rest = action[...]
    while let last = rest.last, " {}()".contains(last) { rest.removeLast() }
    return rest.drop { " {".contains($0) }
  }

  /// The functions that an action calls, and the variables that it sets; feedback alone is no action.
  static func called(in action: String) -> Set<Substring> {
    // An action that is only a name is a function itself.
    if action.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { return [action[...]] }
    let parts = action.split { !$0.isLetter && !$0.isNumber && !"(=_".contains($0) }
    let names = zip(parts, parts.dropFirst() + [""]).compactMap { part, next -> Substring? in
      if let end = part.firstIndex(of: "(") { return part[..<end] }
      return next == "=" ? part : nil
    }
    return Set(
      names.filter { $0.first?.isLowercase == true && !InterfaceWords.givesFeedback($0) })
  }

  var examples: [CheckExample] {
    func code(_ rest: String) -> String {
      ExampleText.swift(
        body: """
              Text(walk.name)
                \(rest)
          """)
    }
    let press = ".onLongPressGesture { walks.remove(walk) }"
    func json(_ rest: String) -> String {
      ExampleText.json(
        views: #""kind": "text", "text": "Walk", "longPressAction": "{ open(walk) }"\#(rest)"#)
    }
    return [
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body:
            "    Rectangle().gesture(DragGesture().onChanged { share = $0.location.x / width })")),
      .passing(
        .swift,
        ExampleText.swift(
          body: "    Rectangle().gesture(DragGesture().onChanged { shift = $0.translation })")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Image("map").onTapGesture(count: 2) { zoomIn() }"#)),
      .failing(.swift, at: [4], code(press)),
      .failing(
        .swift, at: [4],
        code(".gesture(LongPressGesture(minimumDuration: 2).onEnded { _ in store.deleteAll() })")),
      .failing(
        .swift, at: [4], code(".onTapGesture { open(walk) }.onLongPressGesture { shown = walk }")),
      .failing(
        .swift, at: [4],
        code(".onTapGesture { show(walk) }.onLongPressGesture { show(walk, withTools: true) }")),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          body: """
                if holds {
                  Text("Stop").onLongPressGesture(minimumDuration: 1, perform: stop)
                } else {
                  Button("Stop", action: stop)
                }
            """)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                let photo = UIImageView(); photo.addGestureRecognizer(
                  UILongPressGestureRecognizer(target: self, action: #selector(change)))
            """)),
      .failing(
        .swift, at: [6],
        ExampleText.swift(
          viewDidLoad: """
                let tap = UITapGestureRecognizer(target: self, action: #selector(open))
                tap.numberOfTapsRequired = 2
                let map = UIImageView(); map.addGestureRecognizer(tap)
            """)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                let send = UIButton(); send.addGestureRecognizer(
                  UILongPressGestureRecognizer(target: self, action: #selector(sendLater)))
            """)),
      .failing(
        .swift, at: [8],
        """
        class WalksController: UIViewController {
          lazy var press: UILongPressGestureRecognizer = {
            let press = UILongPressGestureRecognizer(target: self, action: #selector(copyName))
            press.minimumPressDuration = 0.8
            return press
          }()
          let tableView = UITableView()
          override func viewDidLoad() { tableView.addGestureRecognizer(press) }
        }
        """),
      .failing(.json, at: [2], json("")),
      .passing(
        .swift, code(".onTapGesture(perform: open).onLongPressGesture(perform: open)")),
      .passing(.swift, code(press + ".contextMenu { Button(\"Remove\") { walks.remove(walk) } }")),
      .passing(
        .swift, code(press + ".accessibilityAction(named: \"Remove\") { walks.remove(walk) }")),
      .passing(
        .swift, code(".onLongPressGesture { UIImpactFeedbackGenerator().impactOccurred() }")),
      .passing(.json, json(#", "tapAction": "{ open(walk) }""#)),
    ]
  }
}

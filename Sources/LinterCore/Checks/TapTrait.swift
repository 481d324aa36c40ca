internal import Guidelines

/// Views with a tap gesture that assistive technologies do not recognize as buttons.
struct TapTrait: Check {
  let id = CheckID(unchecked: "tap-trait")
  let rule = RuleID(unchecked: "accessibility-assistive-technologies")
  let inputs = [InterfaceFile.Kind].screens
  let severity = Severity.warning
  let judgesUses = false
  let summary = Bilingual(
    en: "What answers a tap is a button for assistive technologies, too.",
    ko: "탭에 반응하는 것은 보조 기술에도 버튼으로 알려집니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    taps(in: interface) + doubled(in: interface)
  }

  /// The taps on switches, which answer them already; VoiceOver and a drag turn these without the action.
  private func doubled(in interface: Interface) -> [Finding] {
    interface.views(.toggle).filter { view in
      view.node.tapAction.map { Self.acts($0, on: view.node) } == true
    }.map { view in
      finding(
        at: view, for: .tap,
        Bilingual(
          en: "a switch answers taps itself, and VoiceOver turns it without this; "
            + "use onChange or a binding",
          ko: "스위치는 스스로 탭에 반응하고, VoiceOver로 켜고 끌 때는 이 동작이 실행되지 않습니다. "
            + "onChange나 바인딩을 쓰세요"))
    }
  }

  private func taps(in interface: Interface) -> [Finding] {
    interface.allViews.filter { view in
      view.node.tapAction.map { Self.acts($0, on: view.node) } == true
        && Self.isTapped(interface.unfolded(view.node), at: view) && !Self.isTold(view)
    }.map { view in
      finding(
        at: view, for: Self.aspect(of: view.node),
        view.ancestors.contains { Self.doesNothing($0.node) }
          ? Bilingual(
            en: "the button around this does nothing when VoiceOver or a keyboard presses it; "
              + "give it this action",
            ko: "이것을 감싼 버튼은 VoiceOver나 키보드로 누르면 아무 일도 하지 않습니다. 이 동작을 버튼에 주세요")
          : Bilingual(
            en: "this answers a tap, and VoiceOver does not say so; make it a Button, "
              + "or add the trait isButton",
            ko: "탭하면 반응하지만 VoiceOver는 알려 주지 않습니다. Button으로 바꾸거나 isButton 특성을 더하세요"))
    }
  }

  /// What the finding points at: the modifier `accessibilityElement(children: .ignore)`, or else the gesture; `nil`
  /// for the view itself, if it is a drawing that looks like a control.
  private static func aspect(of node: ViewNode) -> ViewNode.Aspect? {
    if isDrawn(node) { return nil }
    return node.accessibility.children == "ignore" ? .element : .tap
  }

  /// Whether a view is drawn with shapes of which a condition chooses the color, as a switch is.
  private static func isDrawn(_ node: ViewNode) -> Bool {
    let shapes = node.children.filter { $0.kind == .shape && $0.slot == .content }
    return node.name == "ZStack" && shapes.count > 1 && shapes.count == node.children.count
      && shapes.contains { $0.look.colorCondition != nil }
  }

  /// Whether an action does more than put something away.
  private static func acts(_ action: String, on node: ViewNode) -> Bool {
    // In a control style, the gesture belongs to the styled control.
    !action.isEmpty && !action.contains("configuration.")
      && (node.kind == .image || !InterfaceWords.togglesControls(action))
      && (!putsAway(action) || shows(node, action) || isWayOut(node))
  }

  /// Whether a view is the image of a button that closes a screen or goes back.
  private static func isWayOut(_ node: ViewNode) -> Bool {
    guard node.kind == .image else { return false }
    switch node.image?.stated {
    case .symbol(let name), .asset(let name): return InterfaceWords.namesWayOut(name)
    default: return false
    }
  }

  /// Whether people tap what a view shows, and not a background or the controls in it.
  private static func isTapped(_ shown: ViewNode, at view: PlacedView) -> Bool {
    // What a loop makes is to be chosen from, even shapes alone; a shape in a row is not.
    let isOfLoop = view.parent?.node.isRepeated == true
    // A tap beside a field or on a background dismisses the keyboard or a menu.
    return ![.other, .list, .textField, .toggle].contains(shown.kind)
      && (isOfLoop || !isBare(shown, in: view.node.slot))
      && (view.node.kind != .other || isTappedItself(shown, isOfLoop: isOfLoop))
      && !(shown.kind == .image && shown.children.contains(where: isControl))
  }

  /// Whether VoiceOver says that a view answers a tap, or may: code may set the traits of an outlet.
  private static func isTold(_ view: PlacedView) -> Bool {
    isControl(view) || view.ancestors.contains { isControl($0) && !doesNothing($0.node) }
      || view.isHiddenFromVoiceOver || !view.node.describingModifiers.isEmpty
      || !view.node.outlets.isEmpty
  }

  /// Whether a view is a button with an empty action.
  private static func doesNothing(_ node: ViewNode) -> Bool {
    node.kind == .button && node.action?.filter { $0 != " " } == "{}"
  }

  /// Whether assistive technologies treat a view as a control.
  private static func isControl(_ view: PlacedView) -> Bool { isControl(view.node) }

  private static func isControl(_ node: ViewNode) -> Bool {
    [.button, .link, .navigationLink, .menu, .picker, .toggle].contains(node.kind)
      || node.accessibility.hasAction
      || node.accessibility.children == "ignore" && isNamed(node)
      || !node.accessibility.traits.allSatisfy { $0 != "isButton" && $0 != "isLink" }
  }

  /// Whether an element that hides its own content has something to say in its place; a document's shows a text.
  private static func isNamed(_ node: ViewNode) -> Bool {
    node.accessibility.label != nil || node.accessibility.hasValue
      || node.kind == .container && node.text != nil
  }

  /// Whether a view contains only shapes and colors, such as a background to tap in order to dismiss
  /// something.
  private static func isBare(_ shown: ViewNode, in slot: ViewNode.Slot) -> Bool {
    slot != .overlay && !isDrawn(shown)
      && !shown.contains { ![.shape, .color, .container].contains($0.kind) }
      && (shown.kind != .container || shown.name.hasSuffix("Stack") || !shown.children.isEmpty)
  }

  /// Whether all contents of one of the app's own views are known, or may be unknown, and none is a control.
  private static func isPlain(_ shown: ViewNode, orUnknown: Bool) -> Bool {
    shown.inPlace.allSatisfy { inner in
      (inner.kind != .other || orUnknown)
        && ![.textField, .slider, .list].contains(inner.kind) && !isControl(inner)
        && inner.describingModifiers.isEmpty && (inner == shown || inner.tapAction == nil)
    }
  }

  /// Whether a tap on one of the app's own views is not one on the controls in it.
  private static func isTappedItself(_ shown: ViewNode, isOfLoop: Bool) -> Bool {
    isPlain(shown, orUnknown: isOfLoop) || isOfLoop && isRow(shown)
  }

  /// Whether one of the app's own views shows something beside the controls in it, so that these are not all that
  /// people can tap.
  private static func isRow(_ shown: ViewNode) -> Bool {
    shown.inPlace.allSatisfy {
      ![.textField, .slider, .list].contains($0.kind) && $0.describingModifiers.isEmpty
    } && isBesideControls(shown)
  }

  private static func isBesideControls(_ node: ViewNode) -> Bool {
    !isControl(node)
      && ([.text, .label].contains(node.kind)
        || node.children.contains { $0.slot == .content && isBesideControls($0) })
  }

  /// Whether an action ends typing or closes something, which is also possible in other ways.
  private static func putsAway(_ action: String) -> Bool {
    InterfaceWords.putsAway(action) && !setsMore(action) && !doesMore(action)
  }

  /// Whether an action closes a screen with what it does to something else: `dismiss(); store.load(walk)`,
  /// `choose(walk); dismiss()`.
  private static func doesMore(_ action: String) -> Bool {
    guard action.contains("ismiss()") else { return false }
    return GestureAlone.called(in: action).contains { name in
      !name.contains("ismiss") && !InterfaceWords.namesLog(name)
        && (isAskedOfOther(name, in: action) || isGivenName(name, in: action))
    }
  }

  /// Whether an action calls `function` of something else than a log: `store.load(walk)`.
  private static func isAskedOfOther(_ function: Substring, in action: String) -> Bool {
    guard let call = action.firstRange(of: ".\(function)(") else { return false }
    let owner = action[..<call.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber }
    return !InterfaceWords.namesLog(String(owner.reversed()))
  }

  /// Whether an action calls `function` with a name alone: `choose(walk)`, `choose(walk: walk)`.
  private static func isGivenName(_ function: Substring, in action: String) -> Bool {
    guard let call = action.firstRange(of: "\(function)(") else { return false }
    let argument = action[call.upperBound...]
      .prefix { $0.isLetter || $0.isNumber || "._: ".contains($0) }
    let value = argument.split { ": ".contains($0) }.last ?? ""
    return value.first?.isLetter == true && value != "true" && value != "false"
      && action[argument.endIndex...].hasPrefix(")")
  }

  /// Whether a view shows by its color what an action sets, as a segment of a control does: `isMap = false`.
  private static func shows(_ node: ViewNode, _ action: String) -> Bool {
    let names = (node.look.colorCondition ?? "").split { !$0.isLetter && !$0.isNumber }
    return names.contains { action.contains("\($0) = ") }
  }

  /// Whether an action also assigns a value that does not clear or close something: `chosen = walk`.
  private static func setsMore(_ action: String) -> Bool {
    let parts = action.split(separator: " ")
    return zip(parts.indices, parts).contains { index, part in
      guard part == "=", index > 1, index + 1 < parts.count else { return false }
      let value = parts[index + 1].prefix { $0.isLetter || $0.isNumber || "._\"".contains($0) }
      let clears =
        ["false", "nil", "\"\"", ".none", ".zero"].contains(value) || value.allSatisfy(\.isNumber)
      let isState = parts[index - 2] != "let" && !parts[index - 1].lowercased().contains("focus")
      return isState && !clears
    }
  }

  var examples: [CheckExample] {
    func code(_ view: String, _ rest: String = "") -> String {
      ExampleText.swift(
        body: """
              \(view)
                .onTapGesture { open() }\(rest)
          """)
    }
    func uikit(_ type: String, _ rest: String = "") -> String {
      ExampleText.swift(
        viewDidLoad: """
              let label = \(type)(); label.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: #selector(open)))\(rest)
          """)
    }
    let segment = ExampleText.swift(
      body: """
            Text("List").foregroundStyle(isMap ? .gray : .black).onTapGesture { isMap = false }
        """)
    let text = #""kind": "text", "text": "Walks", "tapAction": "open()""#
    func xib(_ rest: String, _ selector: String = "open:") -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v"><subviews><view id="row"><subviews><label text="Terms" id="l"/></subviews>
      \(rest)<connections><outletCollection property="gestureRecognizers" destination="t" id="c"/>
      </connections></view></subviews></view>
      <tapGestureRecognizer id="t"><connections><action selector="\(selector)" destination="-1" id="a"/>
      </connections></tapGestureRecognizer></objects></document>
      """
    }
    let trait = """
      <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES"/>
      </accessibility>
      """
    return [
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: """
                HStack { Text("Hill") }.highPriorityGesture(isOff ? nil : TapGesture().onEnded { open(walk) })
            """)),
      .failing(.swift, at: [4], code(#"Toggle("Map", isOn: $isOn)"#)),
      .failing(.swift, at: [4], code(#"Text("Walks")"#)),
      .failing(.swift, at: [4], code(#"Image("map")"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    Image("chevron-left").onTapGesture { dismiss() }"#)),
      .passing(
        .swift, ExampleText.swift(body: #"    Image("hill").onTapGesture { dismiss() }"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: "    ZStack { Video(); Text(title) }.onTapGesture { controlsVisible.toggle() }")),
      .passing(
        .swift,
        ExampleText.swift(body: #"    Image("background").onTapGesture { hideKeyboard() }"#)),
      .failing(
        .swift, at: [5],
        code(#"Text("Walks")"#, "\n      .accessibilityElement(children: .ignore)")),
      .failing(
        .swift, at: [3],
        code("ZStack { Capsule().fill(isOn ? .green : .gray); Circle() }")),
      .failing(.swift, at: [3], segment),
      .passing(.swift, segment.replacing("isMap ? .gray : .black", with: ".black")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    Text("Walks").onTapGesture { dismiss(); store.load(walk) }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    Text("Walks").onTapGesture { choose(walk); dismiss() }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Text("Walks").onTapGesture { choose(walk: walk); dismiss() }"#)),
      .passing(
        .swift,
        ExampleText.swift(body: #"    Text("Walks").onTapGesture { print(error); dismiss() }"#)),
      .passing(
        .swift,
        ExampleText.swift(body: #"    Text("Walks").onTapGesture { log(event); dismiss() }"#)),
      .passing(
        .swift,
        ExampleText.swift(body: #"    Text("Walks").onTapGesture { logger.info("x"); dismiss() }"#)),
      .failing(
        .swift, at: [4],
        code("WalkRow()")
          + "\nstruct WalkRow: View { var body: some View { Text(\"5\") + Text(\" km\") } }"),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Text("Walks").simultaneousGesture(TapGesture().onEnded { open() })"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: """
                Text("Walks").gesture(
                  ExclusiveGesture(TapGesture().onEnded { open() }, DragGesture()))
            """)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    Text("Walks").overlay(Color.clear.onTapGesture { open() })"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body:
            #"    Text("Walks").gesture(DragGesture(minimumDistance: 0).onEnded { _ in open() })"#)),
      .failing(
        .swift, at: [6],
        ExampleText.swift(
          viewDidLoad: """
                let press = UILongPressGestureRecognizer(target: self, action: #selector(open))
                press.minimumPressDuration = 0
                let label = UILabel(); label.addGestureRecognizer(press)
            """)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: #"    Text("Walks").gesture(opening)"#)
          + "\nextension WalksView { var opening: some Gesture { TapGesture().onEnded { open() } } }"
      ),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          body: """
                Text("Walks")
                  .onTapGesture { open() }
                  .onLongPressGesture { edit() }
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Text("Walks").gesture(TapGesture(count: 2).onEnded { open() })"#)),
      .failing(
        .swift, at: [4],
        code("WalkRow()") + "\nstruct WalkRow: View { var body: some View { Text(\"Hill\") } }"),
      .failing(
        .swift, at: [4], code(#"Circle().background(Image(systemName: "xmark"))"#)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          body: """
                ForEach(days) { day in
                  Rectangle().fill(day.color).onTapGesture { open(day) }
                }
            """)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: "    ForEach(walks) { WalkRow(walk: $0).onTapGesture { chosen = $0 } }")
          + "\nstruct WalkRow: View { var body: some View { HStack { Bullet(); Text(\"Hill\") } } }"
      ),
      .passing(
        .swift,
        ExampleText.swift(
          body: "    ForEach(days) { HStack { Text($0.name); Circle().onTapGesture { open() } } }")),
      .passing(
        .swift, code("AsyncImage(url: map) { $0.accessibilityAddTraits(.isButton) }")),
      .failing(.swift, at: [4], uikit("UILabel")),
      .failing(
        .swift, at: [6],
        ExampleText.swift(
          viewDidLoad: """
                let tap = UITapGestureRecognizer(target: self, action: #selector(open))
                tap.numberOfTapsRequired = 1
                let label = UILabel(); label.addGestureRecognizer(tap)
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: """
                let dimmingView = UIView(); dimmingView.addGestureRecognizer(
                  UITapGestureRecognizer(target: self, action: #selector(close)))
            """)),
      .failing(
        .swift, at: [4],
        ExampleText.swift(
          viewDidLoad: """
                let cardBackgroundView = UIView(); cardBackgroundView.addGestureRecognizer(
                  UITapGestureRecognizer(target: self, action: #selector(open)))
            """)),
      .passing(
        .swift,
        ExampleText.swift(
          viewDidLoad: """
                let backgroundView = UIView(); backgroundView.addGestureRecognizer(
                  UITapGestureRecognizer(target: self, action: #selector(hideMenu)))
            """)),
      .passing(.swift, uikit("UIView", "\n    touches.cancelsTouchesInView = false")),
      .failing(.swift, at: [4], uikit("Card") + "\nclass Card: UIView {}"),
      .failing(
        .swift, at: [4],
        """
        class Card: UIView {
          lazy var tap = UITapGestureRecognizer(target: self, action: #selector(open))
          func prepare() {
            addGestureRecognizer(tap)
          }
          @objc func open() { show() }
        }
        """),
      .passing(
        .swift,
        """
        class Shade: UIView {
          func prepare() {
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(take)))
          }
          @objc func take() {}
        }
        """),
      .failing(
        .swift, at: [3],
        """
        class Header: UICollectionReusableView {
          func prepare() {
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(fold)))
          }
          @objc func fold() { store.fold() }
        }
        """),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Button {} label: { Image(systemName: "map").onTapGesture { open() } }"#)),
      .passing(
        .swift,
        ExampleText.swift(
          body: #"    Button { open() } label: { Text("Map").onTapGesture { open() } }"#)),
      .failing(.xib, at: [2], xib("")),
      .passing(.xib, xib(trait)), .passing(.xib, xib("", "dismissKeyboard:")),
      .failing(.json, at: [2], ExampleText.json(views: text)),
      .passing(.swift, uikit("UIButton")),
      .passing(.swift, uikit("UILabel", "\n    label.accessibilityTraits = .button")),
      .passing(.swift, code(#"Text("Walks")"#, ".accessibilityAddTraits(.isButton)")),
      .passing(
        .swift,
        ExampleText.swift(body: "    HStack { WalkRow() }.accessibilityElement(children: .combine)")
          + """

          struct WalkRow: View { var body: some View { Text("Hill").onTapGesture { open() } } }
          """),
      .passing(.swift, code("Color.clear")),
      .passing(.swift, code("VStack { EmptyView() }.background(Color.black)")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(body: "    ForEach(walks) { WalkRow(walk: $0).onTapGesture { open() } }")
          + """

          struct WalkRow: View {
            let walk: Walk
            var body: some View { HStack { Text("Hill"); Button("More") { unfold() } } }
          }
          """),
      .passing(
        .swift,
        code("WalkRow()")
          + "\nstruct WalkRow: View { var body: some View { Button(\"Hill\") { open() } } }"),
      .passing(
        .swift,
        ExampleText.swift(body: #"    Text("Walks").onTapGesture { isSearching = false }"#)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    Text("Walks").onTapGesture { chosen = walk; isChoosing = false }"#)),
      .passing(
        .swift,
        ExampleText.swift(body: #"    Text("Walks").onTapGesture { query = ""; isShown = false }"#)),
      .passing(
        .swift,
        """
        class Ruler: UIView {
          func prepare() {
            isAccessibilityElement = false
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(jump)))
          }
          @objc func jump() { scroll() }
        }
        """),
      .passing(.json, ExampleText.json(views: text + #", "traits": ["isButton"]"#)),
    ]
  }
}

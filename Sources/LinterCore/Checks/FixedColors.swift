internal import Guidelines

/// Text or backgrounds in a fixed color, combined with one that adapts to the appearance.
struct FixedColors: Check {
  let id = CheckID(unchecked: "fixed-colors")
  let rule = RuleID(unchecked: "dark-adaptive-colors")
  let inputs: [InterfaceFile.Kind] = [.swift, .storyboard, .json]
  let severity = Severity.note
  let summary = Bilingual(
    en: "Text and what lies behind it change with the appearance together.",
    ko: "글자와 그 배경이 화면 모드에 따라 함께 바뀝니다.")

  func findings(in interface: Interface, numbers: GuidelineNumbers) -> [Finding] {
    // An app that is always light has no Dark Mode.
    guard interface.appearances.contains(.dark) else { return [] }
    return launchScreens(in: interface) + views(in: interface)
  }

  /// The launch screens that are white, and so flash before a dark screen.
  private func launchScreens(in interface: Interface) -> [Finding] {
    interface.launchScreens.filter { $0.background?.stated?.isWhite == true }.map { screen in
      finding(
        at: screen.place, .likely, evidence: ["background": "white"],
        Bilingual(
          en: "in Dark Mode this launch screen flashes white; use systemBackground",
          ko: "다크 모드에서 이 실행 화면이 하얗게 번쩍입니다. systemBackground를 쓰세요")
      ).asNote
    }
  }

  private func views(in interface: Interface) -> [Finding] {
    interface.allViews.compactMap { view in
      guard view.platforms.mayInclude(.iOS, .iPadOS, .macOS), view.followsAppearance else {
        return nil
      }
      // `text-contrast` compares texts with colors besides white.
      let ground = view.node.look.background?.stated
      if ground?.isWhite == true && Self.hasAdaptiveText(view.node)
        || ground?.isLight == true && view.node.kind == .textField
          && view.node.look.foreground == nil
      {
        return finding(
          at: view, evidence: ["background": "light"],
          Bilingual(
            en:
              "in Dark Mode the text here turns white on a light color; use a system background color",
            ko: "다크 모드에서는 여기 글자가 밝은 바탕에 흰색이 됩니다. 시스템 배경 색상을 쓰세요"))
      }
      if view.node.name == "UIView", view.node.look.background?.stated?.isWhite == true {
        return finding(
          at: view, evidence: ["background": "white"],
          Bilingual(
            en: "this screen stays white in Dark Mode; use systemBackground",
            ko: "다크 모드에서도 화면이 흰색입니다. systemBackground를 쓰세요"))
      }
      if view.node.kind == .text || view.node.kind == .label,
        view.inheritedColor?.opaque.isBlack == true, view.hasNoBackground
      {
        return lost(view)
      }
      return nil
    }
  }

  /// A finding for black text, at the view that gives it the color.
  private func lost(_ view: PlacedView) -> Finding {
    let colored = view.withAncestors.first { $0.node.look.foreground != nil } ?? view
    let isInherited = colored.node != view.node
    let lost = finding(
      at: isInherited ? colored : view, for: isInherited ? .foreground : nil,
      evidence: ["foreground": "black"],
      Bilingual(
        en: "black text is lost on the dark background of Dark Mode; use the color primary",
        ko: "검은 글자는 다크 모드의 어두운 배경에서 보이지 않습니다. primary 색상을 쓰세요"))
    // Texts that get it from a view around them have one cause.
    return isInherited ? lost.caused(by: "\(lost.file):\(lost.line)") : lost
  }

  /// Whether a view contains text in the default color, which adapts to the appearance.
  private static func hasAdaptiveText(_ node: ViewNode) -> Bool {
    guard node.look.foreground == nil, node.ownModifiers.isEmpty, node.kind != .button else {
      return false
    }
    if node.kind == .text || node.kind == .textField { return true }
    return node.children.contains { child in
      child.slot == .content && !child.look.hasBackground && hasAdaptiveText(child)
    }
  }

  var examples: [CheckExample] {
    func code(_ rest: String) -> String {
      ExampleText.swift(body: "    Text(\"Walks\")\(rest)")
    }
    let text = #""kind": "text", "text": "Walks""#
    func notice(_ rest: String) -> String {
      """
      class Notice: UIView {
        let label = UILabel()
        func show() {
          label.textColor = .black; label.text = "Walks"; addSubview(label); \(rest)
        }
      }
      """
    }
    func launch(_ color: String, height: Int = 90) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="v"><view key="view" id="w">\
      <rect key="frame" x="0" y="0" width="390" height="844"/><subviews><imageView id="i">\
      <rect key="frame" x="0" y="0" width="390" height="\(height)"/></imageView></subviews>
      <color key="backgroundColor" \(color)/></view></viewController></objects></scene></scenes>
      </document>
      """
    }
    return [
      .failing(.storyboard, at: [2], launch(#"red="1" green="1" blue="1" alpha="1""#)),
      .passing(.storyboard, launch(#"systemColor="systemBackgroundColor""#)),
      .passing(.storyboard, launch(#"red="1" green="1" blue="1" alpha="1""#, height: 844)),
      .failing(.swift, at: [3], code(".background(Color.white)")),
      .failing(.swift, at: [3], code(".foregroundColor(.black)")),
      .failing(
        .json, at: [2], ExampleText.json(views: text + #", "background": {"system": "white"}"#)),
      .failing(
        .swift, at: [4], ExampleText.swift(viewDidLoad: "    view.backgroundColor = .white")),
      .passing(
        .swift, ExampleText.swift(viewDidLoad: "    view.backgroundColor = .systemBackground")),
      .passing(.swift, code(".foregroundColor(.black).background(Color.white)")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    VStack { Text("Walks") }.foregroundStyle(.black.opacity(0.6))"#)),
      .failing(
        .swift, at: [6],
        ExampleText.swift(
          body: """
                VStack {
                  Text("Walks"); Text("Hills")
                }
                .foregroundStyle(.black)
            """)),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    List { Text("Walks").foregroundStyle(.black) }.walksListStyle()"#)),
      .failing(.swift, at: [2], notice("")),
      .passing(
        .swift, notice("addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .light)))")),
      .failing(
        .swift, at: [3],
        ExampleText.swift(
          body: #"    TextField("Name", text: $name).padding().background(Color(white: 0.9))"#)),
      .passing(.swift, code(".foregroundStyle(.primary).background(.background)")),
      .passing(.swift, code(".background(.white).preferredColorScheme(.light)")),
      .passing(
        .json, ExampleText.json(views: text + #", "foreground": {"system": "primary"}"#)),
    ]
  }
}

extension ColorName {
  /// Whether it is white in every appearance.
  var isWhite: Bool { self == .system("white") || self == .literal(1, 1, 1) }
  /// Whether it is a literal that is nearly white.
  fileprivate var isLight: Bool {
    if case .literal(let red, let green, let blue) = self { return min(red, green, blue) > 0.7 }
    return false
  }
  /// Whether it is black in every appearance.
  var isBlack: Bool { self == .system("black") || self == .literal(0, 0, 0) }
}

extension PlacedView {
  /// Whether neither the view nor an ancestor forces an appearance.
  var followsAppearance: Bool {
    withAncestors.allSatisfy { $0.node.forcedAppearance == nil }
  }

  /// Whether no view in the tree has, or may have, a background behind it.
  var hasNoBackground: Bool {
    withAncestors.lazy.map(\.node).allSatisfy { node in
      // What the app does to a list leaves its rows as they are.
      !node.look.hasBackground && (node.ownModifiers.isEmpty || node.kind == .list)
        && node.kind != .other
        && ![.button, .sheet, .popover, .swipeActions].contains(node.kind)
        && (node.holdsCode || !node.children.containInPlace(\.isBackdrop))
    }
  }

  /// The color of its text, its own or that of a view around it, if it is stated.
  fileprivate var inheritedColor: ColorName? {
    withAncestors.lazy.compactMap(\.node.look.foreground).first?.stated
  }
}

extension ViewNode {
  /// Whether it is the root of the views that the UIKit code of a source file creates.
  fileprivate var holdsCode: Bool { kind == .container && name.isEmpty && place.line == 1 }

  /// Whether it may be behind the views beside it.
  fileprivate var isBackdrop: Bool {
    slot != .overlay
      && (kind == .color || kind == .shape && name != "Spacer" && name != "Divider"
        || kind == .image && look.isResizable)
  }
}

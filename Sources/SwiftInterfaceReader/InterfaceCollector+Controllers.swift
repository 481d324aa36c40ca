internal import Guidelines
internal import LinterCore
internal import SwiftSyntax

/// Settings that UIKit controllers make in code.
extension InterfaceCollector {
  private var last: Int { types.count - 1 }

  /// Edits the navigation bar of the type.
  func editBar(at place: Place, _ change: (inout NavigationBar) -> Void) {
    var bar = types[last].screen.navigationBar ?? NavigationBar(place: place)
    change(&bar)
    types[last].screen.navigationBar = bar
    types[last].hasScreen = true
  }

  /// Edits the tab bar of the type.
  func editTabBar(at place: Place, _ change: (inout TabBar) -> Void) {
    var bar =
      types[last].tabBar
      ?? TabBar(
        place: place, platforms: types[last].screen.platforms,
        count: .unknown(reason: "set elsewhere"))
    change(&bar)
    types[last].tabBar = bar
  }

  /// Records the assignment `path = value` if it concerns a view, a screen or a bar.
  func assign(_ path: [String], _ value: ExprSyntax, at node: ExprSyntax) {
    if path.last == "font" || path.last == "attributedText" { addFonted(path, value, at: node) }
    if path.last == "font" {
      setTextStyle(of: path.dropLast().last, value, at: node)
      return setFont(value, at: node)
    }
    if path.last == "rowHeight", path.dropLast().last?.lowercased().contains("table") == true {
      return addRow(of: value)
    }
    if path.last == "frame" { addLayerFrame(path, value, at: node) }
    if path.suffix(2) == ["layer", "borderColor"] { return setLayerColor(value, at: node) }
    if path.last == "repeatCount" || path.last == "loopMode" { return addMotion(value) }
    if path.last == "preferredAction" { return setPreferred(value, of: path.dropLast().last) }
    if path.last == "dateFormat" { return addDatePattern(value) }
    if path.last == "adjustsFontForContentSizeCategory" {
      return setTextSizeFollowing(of: path.dropLast(), value, at: node)
    }
    if path.last == "textAlignment" { return setSide(value.path.last, at: node) }
    if path.last == "semanticContentAttribute" { return setDirection(value.path.last, at: node) }
    if path.last == "overrideUserInterfaceStyle" {
      return force(value, on: path.dropLast(), at: node)
    }
    if path.suffix(2) == ["navigationBar", "barStyle"] { return force(value, at: node) }
    if assignView(path, value, at: node) { return }
    if assignTitle(path, value, at: node) || assignHiding(path, value, at: node)
      || assignBar(path, value, at: node)
    {
      return
    }
    assignTab(path, value, at: node)
  }

  /// Records the title of a screen; `false` if the assignment is about something else.
  private func assignTitle(_ path: [String], _ value: ExprSyntax, at node: ExprSyntax) -> Bool {
    if path == ["title"] {
      // A local variable is not the title of a screen.
      if types[last].isController, reading.local("title", at: Syntax(node)) == nil {
        setTitle(value, at: node)
      }
      return true
    }
    guard path.suffix(2) == ["navigationItem", "title"] else { return false }
    switch path.count {
    case 2: setTitle(value, at: node)
    case 3:
      let place = reading.place(node)
      let title = reading.text(value).weakened(by: reading.fact(true, at: node))
      screens.append(
        Screen(
          id: path[0], place: place, platforms: types[last].screen.platforms,
          navigationBar: NavigationBar(place: place, title: title)))
    default: return false
    }
    return true
  }

  /// Records whether a screen hides the tab bar; `false` if the assignment is about something else.
  private func assignHiding(_ path: [String], _ value: ExprSyntax, at node: ExprSyntax) -> Bool {
    if path.last == "hidesBottomBarWhenPushed", path.count <= 2 {
      let hides = reading.flag(value, at: node)
      // A tab bar controller is never pushed.
      if path.count == 1, types[last].isTabBar { return true }
      if path.count == 1 {
        setHidesTabBar(hides, at: reading.place(node))
      } else {
        screens.append(
          Screen(
            id: path[0], place: reading.place(node), platforms: types[last].screen.platforms,
            hidesTabBarWhenPushed: hides))
      }
      return true
    }
    if path.last == "isHidden",
      node.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "UITabBar.appearance()"
    {
      addHiddenTabBars(value, at: node)
      return true
    }
    guard path.suffix(2) == ["tabBar", "isHidden"] else { return false }
    if path.count > 2 { hideTabBar(value, at: reading.place(node)) }
    return true
  }

  private func setHidesTabBar(_ hides: Fact<Bool>, at place: Place) {
    types[last].screen.hidesTabBarWhenPushed = hides
    types[last].screen.place = place
    types[last].hasScreen = true
  }

  /// Records that a screen hides its tab bar, conditionally, since it may show it again.
  ///
  /// A tab bar controller may hide the bar in order to draw a custom one.
  private func hideTabBar(_ value: ExprSyntax, at place: Place) {
    guard !types[last].isTabBar, reading.flag(value).value == true else { return }
    setHidesTabBar(.conditional(true), at: place)
  }

  /// Records a property of a navigation bar or a toolbar; `false` if the assignment is about something
  /// else.
  private func assignBar(_ path: [String], _ value: ExprSyntax, at node: ExprSyntax) -> Bool {
    let place = reading.place(node)
    if path.first == "navigationItem", path.count == 2 {
      setNavigationItem(path[1], value, at: node)
    } else if path.suffix(2) == ["navigationBar", "prefersLargeTitles"] {
      editBar(at: place) { $0.largeTitle = reading.flag(value, at: node) }
    } else if path.last == "shadowColor", path.count <= 2 {
      if isAppearance(path, at: node) { setBorder(value, at: node) }
    } else if path.last == "backIndicatorImage" {
      // With a mask of its own it moves as the system's does.
      if !value.is(NilLiteralExprSyntax.self),
        tokensByName["backIndicatorTransitionMaskImage"] == nil
      {
        replaceBackIndicator(at: node)
      }
    } else if path == ["toolbarItems"] {
      if let items = barItems(value) { setToolbar(items, at: place) }
    } else {
      return false
    }
    return true
  }

  private func setBorder(_ color: ExprSyntax, at node: ExprSyntax) {
    let isClear = color.is(NilLiteralExprSyntax.self) || color.path.last == "clear"
    let place = reading.place(node)
    editBar(at: place) {
      $0.border = reading.fact(!isClear, at: node)
      $0.place = place
    }
  }

  private func replaceBackIndicator(at node: ExprSyntax) {
    let place = reading.place(node)
    editBar(at: place) {
      $0.replacesBackIndicator = reading.fact(true, at: node)
      $0.place = place
    }
  }

  private func setTitle(_ value: ExprSyntax, at node: ExprSyntax) {
    let place = reading.place(node)
    editBar(at: place) {
      let isFirst: Bool = if case .unknown = $0.title { true } else { false }
      // If the title is set twice, either may apply.
      $0.title = reading.text(value)
        .weakened(by: isFirst ? reading.fact(true, at: node) : .conditional(true))
      $0.place = place
    }
  }

  private func isAppearance(_ path: [String], at node: ExprSyntax) -> Bool {
    guard path.count == 2 else { return true }
    let type = reading.typeName(of: path[0], at: Syntax(node)) ?? path[0]
    return type.lowercased().contains("appearance")
  }

  func setToolbar(_ items: [BarItem], at place: Place) {
    types[last].screen.toolbar = Toolbar(place: place, items: items)
    types[last].hasScreen = true
  }

  /// Records an assignment to a property of a navigation item.
  func setNavigationItem(_ name: String, _ value: ExprSyntax, at node: ExprSyntax) {
    let place = reading.place(node)
    switch name {
    case "hidesBackButton":
      editBar(at: place) { $0.hidesBackButton = reading.flag(value, at: node) }
    case "leftBarButtonItem":
      editBar(at: place) { $0.leading = [barItem(value, at: node)].compactMap(\.self) }
    case "rightBarButtonItem":
      editBar(at: place) { $0.trailing = [barItem(value, at: node)].compactMap(\.self) }
    case "leftBarButtonItems":
      if let items = barItems(value) { editBar(at: place) { $0.leading = items } }
    case "rightBarButtonItems":
      // UIKit orders these items from the trailing edge.
      if let items = barItems(value) { editBar(at: place) { $0.trailing = items.reversed() } }
    case "titleView":
      if let control = segmentedControl(value) { editBar(at: place) { $0.titleView = control } }
    default: break
    }
  }

  /// Records a call that configures a view, a controller or a bar.
  func call(_ node: FunctionCallExprSyntax, name: String) {
    if name == "UIMenu" { return addMenu(node) }
    if callOnView(node, name: name) || behave(node, name: name) { return }
    guard let value = node.arguments.first?.expression else { return }
    let owner = Array(node.calledExpression.path.dropLast())
    let place = reading.place(node)
    let expression = ExprSyntax(node)
    switch name {
    case "setViewControllers", "setTabs":
      setTabs(owner + ["viewControllers"], [value], at: expression)
    case "setToolbarItems":
      if owner.isEmpty, let items = barItems(value) { setToolbar(items, at: place) }
    case "setItems": setItems(of: owner.last ?? "", value, at: expression)
    case "setTabBarHidden": hideTabBar(value, at: place)
    case "addAction": addAction(node)
    case "addAttribute": addAttribute(node)
    case "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions":
      node.blockAround.map { drawingBlocks.insert($0.id) }
    case "setFont": addFont(value, of: node)
    case "animate", "animateKeyframes":
      node.argument("options").map(addMotion)
      addShake(node)
    case "AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound": addVibration(node)
    case "UIVisualEffectView":
      // The background of views above a blur is unknown.
      if let type = types.last?.name { paintedTypes.insert(type) }
    case "addSubview", "addArrangedSubview", "insertSubview":
      addSubview(value, to: owner.last ?? "self", at: node)
      addLogo(value, to: owner.last ?? "", at: node)
      addProgress(value, to: owner)
    default:
      guard owner == ["navigationItem"], let property = Self.navigationItemSetters[name] else {
        return
      }
      setNavigationItem(property, value, at: expression)
    }
  }

  /// Records what happens over time because of `call`; `false` for other calls.
  private func behave(_ call: FunctionCallExprSyntax, name: String) -> Bool {
    switch name {
    case "UIBlurEffect": addBlur(call)
    case "AlertState", "ConfirmationDialogState": addAlertState(call)
    case "UISegmentedControl": addSegments(call)
    case "UIContextualAction", "UITableViewRowAction": addRowAction(call)
    case "asyncAfter", "sleep", "scheduledTimer": addTimer(call)
    case "CAKeyframeAnimation", "CABasicAnimation": addLayerMotion(call)
    case "repeatForever": addEndless(call)
    case "CAEmitterCell": addEmitter(call)
    case "UIActivityViewController": addActivities(call)
    default: return false
    }
    return true
  }

  /// The properties of a navigation item, by setter.
  private static let navigationItemSetters = [
    "setLeftBarButton": "leftBarButtonItem",
    "setRightBarButton": "rightBarButtonItem",
    "setLeftBarButtonItems": "leftBarButtonItems",
    "setRightBarButtonItems": "rightBarButtonItems",
    "setHidesBackButton": "hidesBackButton",
  ]

  /// Records the items of a variable that is a toolbar or a tab bar by its type or name.
  func setItems(of bar: String, _ value: ExprSyntax, at node: ExprSyntax) {
    let type = (reading.typeName(of: bar, at: Syntax(node)) ?? bar).lowercased()
    if type.hasSuffix("toolbar") {
      if let items = barItems(value) { setToolbar(items, at: reading.place(node)) }
    } else if type.hasSuffix("tabbar") {
      setItems(value, at: node)
    }
  }

  /// Records a view next to the tabs, as on tvOS.
  private func addLogo(_ view: ExprSyntax, to area: String, at node: FunctionCallExprSyntax) {
    guard area == "leadingAccessoryView" || area == "trailingAccessoryView",
      case .expression(let made, _) = reading.value(of: view),
      let call = made.as(FunctionCallExprSyntax.self),
      let frame = call.argument("frame")?.as(FunctionCallExprSyntax.self)
    else { return }
    let (width, height) = (
      reading.amount(frame.argument("width"), in: Scope()),
      reading.amount(frame.argument("height"), in: Scope())
    )
    let place = reading.place(node)
    editTabBar(at: place) {
      $0.logo = Control(
        kind: .image, place: place, width: width.map { .stated($0) },
        height: height.map { .stated($0) })
    }
  }
}

extension Fact where Value == InterfaceText {
  /// The same text, made conditional if `other` is not stated.
  func weakened(by other: Fact<Bool>) -> Fact<InterfaceText> {
    guard case .stated(let value) = self, !other.isStated else { return self }
    return .conditional(value)
  }
}
